//===- StructuredOps.h - parts of structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What element-wise operations and reductions share: operands with their
/// indexing maps, destinations, bodies.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_STRUCTUREDOPS_H
#define PADLAB_LIB_GENERATE_OPS_STRUCTUREDOPS_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace padlab::generate {

/// A `linalg.generic` under construction.
struct StructuredOp {
  explicit StructuredOp(llvm::ArrayRef<int64_t> loops)
      : loops(loops),
        iterators(loops.size(), mlir::utils::IteratorType::parallel) {}

  Extents loops;
  llvm::SmallVector<mlir::utils::IteratorType> iterators;
  llvm::SmallVector<mlir::Value> inputs, inits;
  llvm::SmallVector<mlir::AffineMap> inputMaps, initMaps;
  llvm::SmallVector<Extents> initExtents;
  /// Whether the body may read the init: its elements are defined.
  llvm::SmallVector<bool> initIsReadable;
};

/// Adds an input whose map is the identity, permuted, broadcast or constant in
/// some dimensions: a tensor that exists already, or a new argument.
void addInput(ProgramBuilder &program, StructuredOp &op);

/// Adds a destination that is written through `map` (a projected permutation
/// of the loops).
void addInit(ProgramBuilder &program, StructuredOp &op, mlir::AffineMap map,
             bool mustBeReadable);

/// The extents that `map` reads or writes when the loops have `loops`.
Extents applyMap(mlir::AffineMap map, llvm::ArrayRef<int64_t> loops);

/// A permutation of `count` loops, or the identity.
mlir::AffineMap pickPermutation(ProgramBuilder &program, unsigned count);

/// Builds the operation and makes its results known.
/// `combine`: yields for a block whose arguments are given, one an init.
mlir::linalg::GenericOp
buildStructuredOp(ProgramBuilder &program, const StructuredOp &op,
                  llvm::function_ref<void(ScalarBuilder &, mlir::ValueRange,
                                          llvm::SmallVectorImpl<mlir::Value> &)>
                      body);

/// A destination of this type: `tensor.empty`, not to be read.
mlir::Value emitEmpty(ProgramBuilder &program, mlir::RankedTensorType type,
                      llvm::ArrayRef<int64_t> extents);
/// The same, filled with a constant or a scalar.
mlir::Value emitFilled(ProgramBuilder &program, mlir::RankedTensorType type,
                       llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_STRUCTUREDOPS_H
