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

/// Whether the guard withholds the pass with this argument, or a pass that the
/// pass with this argument runs (as `sparsifier` runs `sparsification`).
bool isOfPass(const Guard &guard, llvm::StringRef argument);

/// Whether `name` is the short name, as guards and records of defects use it,
/// of the pattern whose C++ name is `debugName`: for example, `Fold` is short
/// for `(anonymous namespace)::Fold<mlir::x>`.
bool isPatternName(llvm::StringRef name, llvm::StringRef debugName);

/// Whether the guard withholds applications of the pattern with this C++ name.
bool isOfPattern(const Guard &guard, llvm::StringRef debugName);

/// Whether a guard of the cause withholds a pass.
bool hasPassGuard(llvm::StringRef cause);

/// Whether a guard of the cause withholds a pass that lowers tosa or sparse
/// tensors. The trusted lowering lowers neither of these, so it cannot do the
/// work of a pass that is withheld.
bool hasGuardOfOnlyLowering(llvm::StringRef cause);

} // namespace padlab

#endif // PADLAB_CODEGEN_GUARDNAMES_H
