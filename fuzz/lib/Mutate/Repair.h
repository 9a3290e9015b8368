//===- Repair.h - repairs and checks of a mutated program -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_REPAIR_H
#define PADLAB_LIB_MUTATE_REPAIR_H

#include "mlir/IR/BuiltinOps.h"

namespace padlab::mutate {

/// Infers the types of results and functions again from the types of operands
/// and returned values, and replaces conversions of scalars that widen or
/// narrow if the widths no longer fit.
void repairTypes(mlir::ModuleOp module);

/// Does only the part of `repairTypes` that mends the output shapes of
/// tensor.expand_shape.
void repairOutputShapes(mlir::ModuleOp module);

/// Whether every operation rounds at most once in every pipeline. The generator
/// emits only such operations; programs that were mutated or written elsewhere
/// must be checked.
bool isExact(mlir::ModuleOp module);

/// Whether the program has sparse tensors of floats, and may compute or contain
/// a float that is negative (also -0.0) or not finite. Sparse code may then
/// give other results than the same program on dense tensors
/// (docs/sparse-semantics.md).
bool mayLoseSigns(mlir::ModuleOp module);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_REPAIR_H
