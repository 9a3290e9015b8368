//===- Repair.h - what a mutation leaves to be mended -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_REPAIR_H
#define PADLAB_LIB_MUTATE_REPAIR_H

#include "mlir/IR/BuiltinOps.h"

namespace padlab::mutate {

/// Makes the types of results, of element-wise conversions and of functions
/// follow from their operands again.
void repairTypes(mlir::ModuleOp module);

/// Repairs only the output shape of tensor.expand_shape.
void repairOutputShapes(mlir::ModuleOp module);

/// Returns whether `root` is, or contains, an operation for which `holds` is
/// true.
bool hasOperation(mlir::Operation *root,
                  llvm::function_ref<bool(mlir::Operation *)> holds);

/// Whether every operation rounds at most once in every pipeline (the
/// generator's rules, for programs that were written elsewhere or mutated).
bool isExact(mlir::ModuleOp module);

/// Whether the program has sparse tensors of floats, and a float in it may be
/// negative, -0.0 included, or not finite. Sparse code may then give other
/// results than the dense meaning (docs/sparse-semantics.md).
bool mayLoseSigns(mlir::ModuleOp module);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_REPAIR_H
