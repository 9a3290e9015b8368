//===- TensorProgram.h - operations that only move elements -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A view of a ProgramBuilder for operations that only move elements. These
/// operations also accept tensors with elements of any type, tensors with
/// unwritten elements, and unranked tensors.
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
  /// Adds a tensor of this type: an argument, or the cast of an argument.
  TrackedTensor addInput(mlir::RankedTensorType type,
                         llvm::ArrayRef<int64_t> extents);
  /// Picks a recent tensor that `accept` takes. At times, and if there is none,
  /// adds an argument that `accept` takes; returns nullopt if several tries
  /// make no such argument.
  std::optional<TrackedTensor>
  pickTensor(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Picks a tensor to write to: one that `pickTensor` returns, or a tensor
  /// whose elements are unwritten.
  std::optional<TrackedTensor>
  pickDestination(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Picks a ranked or unranked tensor.
  AnyTensor pickAnyTensor();

  /// Picks a scalar of `type`: a known scalar, a new argument, an element of a
  /// tensor, or a constant (if `type` has constants).
  mlir::Value pickScalar(mlir::Type type);
  /// Picks an index for each of `extents`, none of which may be 0. Each index
  /// is less than the extent.
  llvm::SmallVector<mlir::Value> pickPosition(llvm::ArrayRef<int64_t> extents);
  /// Returns `number` as an attribute or as a value.
  mlir::OpFoldResult getFoldable(int64_t number) {
    return base.getFoldable(number, base.features.dynamicExtents);
  }

  /// Makes a constant tensor of this shape. Its element type is `element`, or
  /// index if `element` cannot represent all of `numbers` as signed integers.
  mlir::Value makeNumbers(llvm::ArrayRef<int64_t> shape, mlir::Type element,
                          llvm::ArrayRef<int64_t> numbers);

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
// add a function that emits it from existing values, and a line to
// `Ops/Ops.def`.
//===----------------------------------------------------------------------===//

/// Makes a TensorProgram of `program`, and calls `emit` with it.
template <bool (*emit)(TensorProgram &)>
bool onTensors(ProgramBuilder &program) {
  // Do not emit these operations if tensors have encodings, because the result
  // types that upstream infers lose or change an encoding.
  if (program.features.encodings)
    return false;
  TensorProgram tensors(program);
  return emit(tensors);
}

#define PADLAB_OP(...)
#define PADLAB_TENSOR_OP(FUNCTION, ...) bool FUNCTION(TensorProgram &program);
#include "../Ops/Ops.def"

//===----------------------------------------------------------------------===//
// Values that emitters share
//===----------------------------------------------------------------------===//

/// The operands of a slice operation, the type of the slice, whose rank may be
/// reduced, and the extents of the slice at run time.
struct PickedSlice {
  llvm::SmallVector<mlir::OpFoldResult> offsets, sizes, strides;
  mlir::RankedTensorType type;
  Extents extents;
};

/// Picks or adds a tensor of the slice's type, which the caller inserts.
mlir::Value pickSliceSource(TensorProgram &program, const PickedSlice &slice);

/// Returns a value of `type` for an operation's region to yield at `point`: an
/// element of another tensor, a coordinate of `point`, or `scalar`, which is
/// defined outside of the region.
mlir::Value emitPointValue(TensorProgram &program, mlir::Type type,
                           mlir::ValueRange point, mlir::Value scalar);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSOROPS_TENSORPROGRAM_H
