//===- PassList.h - a textual pipeline as single passes ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PASSLIST_H
#define PADLAB_CODEGEN_PASSLIST_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace padlab {

/// Splits a textual pass pipeline into single passes, each with the anchors
/// around it: `a,func.func(b{x=1,y},c)` gives `a`, `func.func(b{x=1,y})`,
/// `func.func(c)`.
std::vector<std::string> splitPasses(llvm::StringRef pipeline);

/// Returns the argument of a single pass: `b` for `func.func(b{x=1,y})`.
llvm::StringRef getPassArgument(llvm::StringRef pass);

} // namespace padlab

#endif // PADLAB_CODEGEN_PASSLIST_H
