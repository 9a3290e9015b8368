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
  /// Whether the body may read the init: its elements are defined.
  llvm::SmallVector<bool> initIsReadable;

  mlir::AffineMap getIdentity(mlir::Builder &b) const {
    return b.getMultiDimIdentityMap(loops.size());
  }
  void read(mlir::Value input, mlir::AffineMap map);
  void write(mlir::Value init, mlir::AffineMap map);
};

/// A map that is the identity, permuted, broadcast or constant in some
/// dimensions.
mlir::AffineMap pickInputMap(ProgramBuilder &program, unsigned loops);

/// Adds an input that is read through `map`: a tensor that exists already, or a
/// new argument.
void addInput(ProgramBuilder &program, StructuredOp &op, mlir::AffineMap map);

/// Adds a destination that is written through `map`. Null stands for any
/// element type.
void addInit(ProgramBuilder &program, StructuredOp &op, mlir::AffineMap map,
             bool mustBeReadable, mlir::Type elementType = {});

/// The extents that `map` reads or writes when the loops have `loops`: the
/// least, where a result is not a loop.
Extents applyMap(mlir::AffineMap map, llvm::ArrayRef<int64_t> loops);

/// `value` and `accumulator`, of one type, by an operation of some reduction.
mlir::Value combine(ScalarBuilder &scalars, Choices &choices, mlir::Value value,
                    mlir::Value accumulator);

/// A permutation of `count` loops, or the identity.
mlir::AffineMap pickPermutation(ProgramBuilder &program, unsigned count);

/// Builds the operation and makes its results known. `body` adds the values
/// that the block with these arguments yields, one for each init.
mlir::linalg::GenericOp
buildStructuredOp(ProgramBuilder &program, const StructuredOp &op,
                  llvm::function_ref<void(ScalarBuilder &, mlir::ValueRange,
                                          llvm::SmallVectorImpl<mlir::Value> &)>
                      body);
/// The same of one result, which `body` returns.
mlir::Value buildStructuredOp(
    ProgramBuilder &program, const StructuredOp &op,
    llvm::function_ref<mlir::Value(ScalarBuilder &, mlir::ValueRange)> body);

/// The elements of tensors of these extents, combined; the last is the init.
mlir::Value combineTensors(ProgramBuilder &program,
                           llvm::ArrayRef<mlir::Value> tensors,
                           llvm::ArrayRef<int64_t> extents);

/// A destination of any kind: empty, filled, an argument, a constant or what
/// the program computed. Null stands for any element type.
struct Init {
  mlir::Value value;
  /// Whether its elements are defined.
  bool isReadable;
};
Init pickInit(ProgramBuilder &program, llvm::ArrayRef<int64_t> extents,
              mlir::Type elementType, bool mustBeReadable);

/// `value` with its extents static and dynamic where those of `shape` are.
mlir::Value castToShape(ProgramBuilder &program, mlir::Value value,
                        llvm::ArrayRef<int64_t> shape);

/// A constant: a few elements of their own, or one for all.
mlir::Value emitConstantTensor(ProgramBuilder &program,
                               llvm::ArrayRef<int64_t> extents,
                               mlir::Type elementType);

/// At times, makes an element that the body reads from any tensor, where the
/// loops or another element say, known to the body of `op`.
void addRead(ProgramBuilder &program, const StructuredOp &op,
             ScalarBuilder &scalars);

/// A destination of this type, filled with a constant or a scalar.
mlir::Value emitFilled(ProgramBuilder &program, mlir::RankedTensorType type,
                       llvm::ArrayRef<int64_t> extents);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_STRUCTUREDOPS_H
