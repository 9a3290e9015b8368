//===- TestContext.h - what the tests share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_UNITTESTS_TESTCONTEXT_H
#define PADLAB_DIALECT_UNITTESTS_TESTCONTEXT_H

#include "padlab/dialect/Case.h"

#include <string>

namespace padlab::test {

/// Returns the single context of the process, with the dialects of programs and
/// of scripts.
mlir::MLIRContext *getContext();

/// Parses the case in `text`; ends the process if it is not a case.
Case parseCase(llvm::StringRef text);

/// Returns the errors of parsing `text` as `case.mlir`: empty when it is a
/// case.
std::string getParseErrors(llvm::StringRef text);

} // namespace padlab::test

#endif // PADLAB_DIALECT_UNITTESTS_TESTCONTEXT_H
