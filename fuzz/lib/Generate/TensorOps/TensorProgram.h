//===- TensorProgram.h - tensors of any kind in a program -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The view of a program for operations that only move elements: elements may
/// be of any type and need not be written, and tensors may be unranked.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSOROPS_TENSORPROGRAM_H
#define PADLAB_LIB_GENERATE_TENSOROPS_TENSORPROGRAM_H

#include "../ProgramBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab::generate {

class TensorProgram : public Construction {
public:
  explicit TensorProgram(ProgramBuilder &base)
      : Construction(base), base(base) {}

  ProgramBuilder &base;

  mlir::Type pickElementType() {
    return choices.pick(llvm::ArrayRef<mlir::Type>(base.features.movedTypes));
  }
  /// Adds an argument of any shape.
  TrackedTensor addInput();
  /// Adds an argument of this type, or one cast to it.
  TrackedTensor addInput(mlir::RankedTensorType type,
                         llvm::ArrayRef<int64_t> extents);
  /// Picks a recent tensor that `accept` allows, or adds an argument that it
  /// allows; returns nullopt if a few tries make none.
  std::optional<TrackedTensor>
  pickTensor(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Picks a tensor to write to: as `pickTensor` does, or an unwritten one.
  std::optional<TrackedTensor>
  pickDestination(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Picks a ranked or unranked tensor.
  AnyTensor pickAnyTensor();

  /// Picks a scalar of `type`: an argument, an element of a tensor, or a
  /// constant if there are constants of that type.
  mlir::Value pickScalar(mlir::Type type);
  /// Picks an index in bounds for each of `extents`, none of which is 0.
  llvm::SmallVector<mlir::Value> pickPosition(llvm::ArrayRef<int64_t> extents);
  /// Returns an extent as an attribute or a value.
  mlir::OpFoldResult getFoldable(int64_t number) {
    return base.getFoldable(number, base.features.dynamicExtents);
  }

  void add(mlir::Value value, llvm::ArrayRef<int64_t> extents) {
    base.add(value, extents);
  }
  bool fits(llvm::ArrayRef<int64_t> extents) const {
    int64_t elements = getNumElements(extents);
    return elements <= base.limits.elements && base.fits(elements);
  }
};

//===----------------------------------------------------------------------===//
// Emitters of operations that only move elements. To generate a further one,
// add a function that emits it from existing values, and a line in
// `Ops/Ops.def`.
//===----------------------------------------------------------------------===//

/// Calls `emit` with a view of `program` as a `TensorProgram`.
template <bool (*emit)(TensorProgram &)>
bool onTensors(ProgramBuilder &program) {
  // The result types that upstream infers for these operations lose or change
  // the encoding.
  if (program.features.encodings)
    return false;
  TensorProgram tensors(program);
  return emit(tensors);
}

#define PADLAB_OP(...)
#define PADLAB_TENSOR_OP(FUNCTION, ...) bool FUNCTION(TensorProgram &program);
#include "../Ops/Ops.def"

//===----------------------------------------------------------------------===//
// Values for emitters
//===----------------------------------------------------------------------===//

/// The operands of a slice operation, and the type of its slice, whose rank may
/// be reduced.
struct PickedSlice {
  llvm::SmallVector<mlir::OpFoldResult> offsets, sizes, strides;
  mlir::RankedTensorType type;
  Extents extents;
};

/// Picks or adds a tensor of the slice's type, to be inserted.
mlir::Value pickSliceSource(TensorProgram &program, const PickedSlice &slice);

/// Returns a value of `type` for an operation's region to yield at `point`: an
/// element of another tensor, a coordinate of `point`, or `scalar`, which is
/// defined outside of the region.
mlir::Value emitPointValue(TensorProgram &program, mlir::Type type,
                           mlir::ValueRange point, mlir::Value scalar);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSOROPS_TENSORPROGRAM_H
