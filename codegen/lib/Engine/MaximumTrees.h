//===- MaximumTrees.h - maxima of many vectors ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_ENGINE_MAXIMUMTREES_H
#define PADLAB_CODEGEN_LIB_ENGINE_MAXIMUMTREES_H

#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

namespace padlab {

/// Computes the maximum or minimum of at least four vectors, which LLVM's
/// vectorizer leaves as a tree of `llvm.maximum` or `llvm.minimum`, by
/// instructions of x86 that ignore NaN and the signs of zeros. Signs and NaN
/// are collected beside that and put back once. The results are the same,
/// except for the bits of a NaN. LLVM 22.1.8 itself takes five instructions for
/// each call; a vector of a tree takes three.
void takeMaximumTrees(llvm::Module &module, const llvm::TargetMachine &machine);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_ENGINE_MAXIMUMTREES_H
