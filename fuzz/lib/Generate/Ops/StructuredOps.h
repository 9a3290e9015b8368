//===- StructuredOps.h - parts of structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts that element-wise operations, reductions and others share:
/// operands with their indexing maps, destinations, and bodies.
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
  /// For each init, whether its elements are defined, so that the body may read
  /// it.
  llvm::SmallVector<bool> initIsReadable;

  mlir::AffineMap getIdentity(mlir::Builder &b) const {
    return b.getMultiDimIdentityMap(loops.size());
  }
  void read(mlir::Value input, mlir::AffineMap map);
  void write(mlir::Value init, mlir::AffineMap map);
};

/// Picks an indexing map for an input. It is the identity, or at times
/// permuted, broadcast, or constant in some dimensions.
mlir::AffineMap pickInputMap(ProgramBuilder &program, unsigned loops);

/// Adds an input that is read through `map`. The input is an existing tensor or
/// a new argument.
void addInput(ProgramBuilder &program, StructuredOp &op, mlir::AffineMap map);

/// Adds a destination that is written through `map`. If `elementType` is null,
/// any element type will do.
void addInit(ProgramBuilder &program, StructuredOp &op, mlir::AffineMap map,
             bool mustBeReadable, mlir::Type elementType = {});

/// Returns the extents of an operand with `map`, if the loops have the extents
/// `loops`. If a result of the map is not just the index of a loop, its extent
/// is the smallest one that keeps the access in bounds.
Extents applyMap(mlir::AffineMap map, llvm::ArrayRef<int64_t> loops);

/// Combines `value` and `accumulator`, which have the same type, by an
/// operation that a reduction may use.
mlir::Value combine(ScalarBuilder &scalars, Choices &choices, mlir::Value value,
                    mlir::Value accumulator);

/// Picks a permutation of `count` loops, or the identity.
mlir::AffineMap pickPermutation(ProgramBuilder &program, unsigned count);

/// Builds the operation and adds its results to the values of the program.
/// `body` gets the arguments of the block, and stores the values to yield, one
/// for each init.
mlir::linalg::GenericOp
buildStructuredOp(ProgramBuilder &program, const StructuredOp &op,
                  llvm::function_ref<void(ScalarBuilder &, mlir::ValueRange,
                                          llvm::SmallVectorImpl<mlir::Value> &)>
                      body);
/// Builds an operation with one result, as above. `body` returns the value to
/// yield.
mlir::Value buildStructuredOp(
    ProgramBuilder &program, const StructuredOp &op,
    llvm::function_ref<mlir::Value(ScalarBuilder &, mlir::ValueRange)> body);

/// Emits an operation that combines the elements of `tensors`, all of which
/// have these extents. The last tensor is the init.
mlir::Value combineTensors(ProgramBuilder &program,
                           llvm::ArrayRef<mlir::Value> tensors,
                           llvm::ArrayRef<int64_t> extents);

/// A destination: an empty or a filled tensor, an argument, a constant, or a
/// computed tensor.
struct Init {
  mlir::Value value;
  /// Whether its elements are defined.
  bool isReadable;
};
/// Picks a destination. If `elementType` is null, any element type will do.
Init pickInit(ProgramBuilder &program, llvm::ArrayRef<int64_t> extents,
              mlir::Type elementType, bool mustBeReadable);

/// Casts `value`, so that its extents are static and dynamic where those of
/// `shape` are.
mlir::Value castToShape(ProgramBuilder &program, mlir::Value value,
                        llvm::ArrayRef<int64_t> shape);

/// Emits a constant tensor: a few different elements, or a splat.
mlir::Value emitConstantTensor(ProgramBuilder &program,
                               llvm::ArrayRef<int64_t> extents,
                               mlir::Type elementType);

/// At times extracts an element of any tensor in the body of `op`, and adds it
/// to the operands of `scalars`. The position of the element may depend on the
/// loops or on another element.
void addRead(ProgramBuilder &program, const StructuredOp &op,
             ScalarBuilder &scalars);

/// Emits a destination of this type, filled with a constant or a scalar.
mlir::Value emitFilled(ProgramBuilder &program, mlir::RankedTensorType type,
                       llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_STRUCTUREDOPS_H
