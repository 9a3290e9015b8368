//===- Bodies.h - what stands in loops and branches -*- C++ -*-===//
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

/// Returns whether another loop or branch may be nested here.
bool mayNest(const ProgramBuilder &program);

/// Emits up to `most` operations at the insertion point, drawn with the weights
/// of the case.
void emitBody(ProgramBuilder &program, unsigned most);

/// Picks up to three tensors that a loop carries or a branch yields. Those
/// after the first often have its type, and may be the same tensor. Empty if
/// the program has none that fit.
llvm::SmallVector<TrackedTensor, 3> pickCarried(ProgramBuilder &program);

/// Picks a value with the type and extents of `like`: a recent one, such as
/// another carried value, or `otherwise`.
mlir::Value pickYield(ProgramBuilder &program, const TrackedTensor &like,
                      mlir::Value otherwise);

/// Creates a loop that carries values of the types of `inits`, also from its
/// first region to its second one. The blocks of both are empty.
mlir::scf::WhileOp createWhile(ProgramBuilder &program, mlir::ValueRange inits);

/// Emits an i1: an argument, or an expression of the known scalars.
mlir::Value emitCondition(ProgramBuilder &program);

/// Extracts a slice of `tensor` (in `dim`, `size` elements from `offset` on),
/// emits operations on it, and inserts it again.
void emitSliceStep(ProgramBuilder &program, const TrackedTensor &tensor,
                   unsigned dim, mlir::OpFoldResult offset, int64_t size);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_BODIES_H
