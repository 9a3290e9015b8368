//===- GuardNames.h - the passes and patterns of guards ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_GUARDNAMES_H
#define PADLAB_CODEGEN_GUARDNAMES_H

#include "padlab/codegen/Guards.h"

namespace padlab {

/// Whether the guard applies to the pass with that argument, or to one that
/// runs within it.
bool isOfPass(const Guard &guard, llvm::StringRef argument);

/// Whether guards and records call the pattern with that C++ name `name`: for
/// example, `Fold` is `(anonymous namespace)::Fold<mlir::x>`.
bool isPatternName(llvm::StringRef name, llvm::StringRef debugName);

/// Whether the guard is of the pattern with that C++ name.
bool isOfPattern(const Guard &guard, llvm::StringRef debugName);

/// Whether a guard of the cause withholds a pass.
bool hasPassGuard(llvm::StringRef cause);

/// Whether a guard of the cause withholds a pass that lowers tosa or sparse
/// tensors. The trusted lowering lowers neither, so it cannot replace the pass.
bool hasGuardOfOnlyLowering(llvm::StringRef cause);

} // namespace padlab

#endif // PADLAB_CODEGEN_GUARDNAMES_H
