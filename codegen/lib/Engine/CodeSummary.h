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

/// Summarizes an ELF object. The names of the symbols that the object defines
/// do not influence the summary. Returns nullopt if `object` is not an ELF
/// object.
std::optional<CodeSummary> summarizeCode(llvm::ArrayRef<char> object);

} // namespace padlab

#endif // PADLAB_CODEGEN_CODESUMMARY_H
