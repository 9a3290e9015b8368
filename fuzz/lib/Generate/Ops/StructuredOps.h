//===- StructuredOps.h - parts of structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts that element-wise operations and reductions share: operands with
/// their indexing maps, destinations, bodies.
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
  /// For each init, whether the body may read it: its elements are defined.
  llvm::SmallVector<bool> initIsReadable;

  mlir::AffineMap getIdentity(mlir::Builder &b) const {
    return b.getMultiDimIdentityMap(loops.size());
  }
  void read(mlir::Value input, mlir::AffineMap map);
  void write(mlir::Value init, mlir::AffineMap map);
};

/// Picks a map: the identity, at times permuted, broadcast, or constant in some
/// dimensions.
mlir::AffineMap pickInputMap(ProgramBuilder &program, unsigned loops);

/// Adds an input that is read through `map`: a tensor that exists already, or a
/// new argument.
void addInput(ProgramBuilder &program, StructuredOp &op, mlir::AffineMap map);

/// Adds a destination that is written through `map`. A null element type stands
/// for any.
void addInit(ProgramBuilder &program, StructuredOp &op, mlir::AffineMap map,
             bool mustBeReadable, mlir::Type elementType = {});

/// Returns the extents that `map` accesses if the loops have the extents
/// `loops`; for a result that is not a loop, the minimal one.
Extents applyMap(mlir::AffineMap map, llvm::ArrayRef<int64_t> loops);

/// Combines `value` and `accumulator`, which have one type, by the operation of
/// some reduction.
mlir::Value combine(ScalarBuilder &scalars, Choices &choices, mlir::Value value,
                    mlir::Value accumulator);

/// Picks a permutation of `count` loops, or the identity.
mlir::AffineMap pickPermutation(ProgramBuilder &program, unsigned count);

/// Builds the operation and makes its results known. `body` adds the values
/// that the block with these arguments yields, one for each init.
mlir::linalg::GenericOp
buildStructuredOp(ProgramBuilder &program, const StructuredOp &op,
                  llvm::function_ref<void(ScalarBuilder &, mlir::ValueRange,
                                          llvm::SmallVectorImpl<mlir::Value> &)>
                      body);
/// Does the same for an operation with one result, whose value `body` returns.
mlir::Value buildStructuredOp(
    ProgramBuilder &program, const StructuredOp &op,
    llvm::function_ref<mlir::Value(ScalarBuilder &, mlir::ValueRange)> body);

/// Emits an operation that combines the elements of `tensors`, all of these
/// extents; the last tensor is the init.
mlir::Value combineTensors(ProgramBuilder &program,
                           llvm::ArrayRef<mlir::Value> tensors,
                           llvm::ArrayRef<int64_t> extents);

/// A destination of any kind: empty, filled, an argument, a constant or a
/// computed tensor.
struct Init {
  mlir::Value value;
  /// Whether its elements are defined.
  bool isReadable;
};
/// Picks a destination. A null element type stands for any.
Init pickInit(ProgramBuilder &program, llvm::ArrayRef<int64_t> extents,
              mlir::Type elementType, bool mustBeReadable);

/// Casts `value` so that its extents are static and dynamic like those of
/// `shape`.
mlir::Value castToShape(ProgramBuilder &program, mlir::Value value,
                        llvm::ArrayRef<int64_t> shape);

/// Emits a constant tensor: a few different elements, or a splat.
mlir::Value emitConstantTensor(ProgramBuilder &program,
                               llvm::ArrayRef<int64_t> extents,
                               mlir::Type elementType);

/// Adds at times an operand to `scalars`, those of the body of `op`: an element
/// of any tensor, at a position that may depend on the loops or on another
/// element.
void addRead(ProgramBuilder &program, const StructuredOp &op,
             ScalarBuilder &scalars);

/// Emits a destination of this type, filled with a constant or a scalar.
mlir::Value emitFilled(ProgramBuilder &program, mlir::RankedTensorType type,
                       llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_STRUCTUREDOPS_H
