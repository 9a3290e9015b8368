//===- CodeSummary.h - a hash and the size of object code -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CODESUMMARY_H
#define PADLAB_CODEGEN_CODESUMMARY_H

#include "padlab/codegen/TimedCode.h"

namespace padlab {

/// Summarizes an ELF object. The names that the object defines do not count.
/// Nullopt where `object` is no such object.
std::optional<CodeSummary> summarizeCode(llvm::ArrayRef<char> object);

} // namespace padlab

#endif // PADLAB_CODEGEN_CODESUMMARY_H
