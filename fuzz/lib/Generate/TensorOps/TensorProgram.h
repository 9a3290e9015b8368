//===- TensorProgram.h - a program of tensor operations ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What `ProgramBuilder` is to padded programs: with unranked tensors, and with
/// elements of all types, which are moved and not computed with.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSOROPS_TENSORPROGRAM_H
#define PADLAB_LIB_GENERATE_TENSOROPS_TENSORPROGRAM_H

#include "../ProgramBuilder.h"

namespace padlab::generate {

/// A tensor with or without a rank in its type.
struct AnyTensor {
  mlir::Value value;
  Extents extents;

  mlir::TensorType getType() const {
    return llvm::cast<mlir::TensorType>(value.getType());
  }
};

class TensorProgram {
public:
  TensorProgram(Choices &choices, mlir::MLIRContext *context);

  ProgramBuilder base;
  Choices &choices;
  mlir::OpBuilder &builder;
  mlir::Location location;

  mlir::Type pickElementType() { return base.pickElementType(); }
  /// A new argument of any shape.
  TrackedTensor addInput();
  /// A new argument of this type, or one cast to it.
  TrackedTensor addInput(mlir::RankedTensorType type,
                         llvm::ArrayRef<int64_t> extents);
  /// A recent tensor that `accept` takes, or a new one that it takes; null when
  /// there is none.
  std::optional<TrackedTensor>
  pickTensor(llvm::function_ref<bool(const TrackedTensor &)> accept);
  /// Ranked or not.
  AnyTensor pickAnyTensor();

  /// An argument, an element of a tensor, or a constant where `type` has some.
  mlir::Value pickScalar(mlir::Type type);
  /// An index in bounds of each of `extents`, none of which is 0.
  llvm::SmallVector<mlir::Value> pickPosition(llvm::ArrayRef<int64_t> extents);
  /// Any extent as an attribute or a value.
  mlir::OpFoldResult getFoldable(int64_t number) {
    return base.getFoldable(number, base.features.dynamicExtents);
  }

  void add(mlir::Value value, llvm::ArrayRef<int64_t> extents);
  bool fits(llvm::ArrayRef<int64_t> extents) const {
    int64_t elements = getNumElements(extents);
    return elements <= budget::maxElements && base.fits(elements);
  }

  mlir::OwningOpRef<mlir::ModuleOp> finish(uint64_t seed);

private:
  std::vector<AnyTensor> unranked;
};

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSOROPS_TENSORPROGRAM_H
