//===- Bodies.h - operations in loops and branches --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_BODIES_H
#define PADLAB_LIB_GENERATE_OPS_BODIES_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace padlab::generate {

/// Returns whether the limit of nesting allows another loop or branch here.
bool mayNest(const ProgramBuilder &program);

/// Emits up to `most` operations at the insertion point, drawn with the weights
/// `bodyWeights` or, if these are empty, `OpEmitter::anywhere`.
void emitBody(ProgramBuilder &program, unsigned most);

/// Picks up to three tensors that a loop carries or a branch yields. The second
/// and third often have the type of the first, and may be the same tensor.
/// Returns an empty list if no tensor of the program fits.
llvm::SmallVector<TrackedTensor, 3> pickCarried(ProgramBuilder &program);

/// Picks a value with the type and extents of `like`. It is mostly a recent
/// tensor, which may be another carried value, and otherwise `otherwise`, cast
/// to that type if necessary.
mlir::Value pickYield(ProgramBuilder &program, const TrackedTensor &like,
                      mlir::Value otherwise);

/// Creates an `scf.while` that carries values of the types of `inits`. The
/// blocks of both its regions have arguments of these types, and no operations.
mlir::scf::WhileOp createWhile(ProgramBuilder &program, mlir::ValueRange inits);

/// Emits an i1: an argument, or an expression of the known scalars.
mlir::Value emitCondition(ProgramBuilder &program);

/// Extracts a slice of `tensor`, which has `size` elements of dimension `dim`
/// from `offset` on; emits operations that may use the slice; and inserts the
/// slice or a recent tensor of its type into `tensor`.
void emitSliceStep(ProgramBuilder &program, const TrackedTensor &tensor,
                   unsigned dim, mlir::OpFoldResult offset, int64_t size);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_BODIES_H
