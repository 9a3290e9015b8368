//===- Views.h - points, slices and groups of dimensions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that the kernels of tensors, vectors and memrefs share: they visit
/// the points of a shape, take slices, and change shapes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_VIEWS_H
#define PADLAB_DIALECT_LIB_REFERENCE_VIEWS_H

#include "Frame.h"

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "llvm/ADT/SmallBitVector.h"

namespace padlab::reference {

/// Calls `visit` for each point of the box `[0, shape)` in row-major order,
/// with the number and the coordinates of the point, until a call fails.
mlir::LogicalResult forEachPoint(
    llvm::ArrayRef<int64_t> shape,
    llvm::function_ref<mlir::LogicalResult(int64_t, llvm::ArrayRef<int64_t>)>
        visit);

/// A hyper-rectangular selection of a tensor: point `i` of the slice is
/// element `offset + i * stride`.
struct Slice {
  llvm::SmallVector<int64_t> offsets, sizes, strides;

  llvm::SmallVector<int64_t> at(llvm::ArrayRef<int64_t> point) const {
    llvm::SmallVector<int64_t> index;
    for (auto [offset, i, stride] : llvm::zip_equal(offsets, point, strides))
      index.push_back(offset + i * stride);
    return index;
  }

  /// The sizes without the dimensions that a rank-reducing slice drops.
  llvm::SmallVector<int64_t>
  getReducedShape(const llvm::SmallBitVector &dropped) const {
    llvm::SmallVector<int64_t> shape;
    for (auto [d, size] : llvm::enumerate(sizes))
      if (!dropped[d])
        shape.push_back(size);
    return shape;
  }
};

/// Reports undefined behaviour unless every element that the slice names is
/// within its source. A size must not be negative, and an empty slice must not
/// begin beyond the end.
mlir::LogicalResult checkBounds(mlir::Operation *op, const Slice &slice,
                                llvm::ArrayRef<int64_t> shape, Frame &frame);

/// Returns the slice that `op` names by its static and dynamic offsets, sizes
/// and strides.
template <typename Op>
mlir::FailureOr<Slice> readSlice(Op op, Frame &frame) {
  mlir::FailureOr<llvm::SmallVector<int64_t>> offsets =
      frame.getIndices(op, op.getStaticOffsets(), op.getOffsets());
  if (failed(offsets))
    return mlir::failure();
  mlir::FailureOr<llvm::SmallVector<int64_t>> sizes =
      frame.getIndices(op, op.getStaticSizes(), op.getSizes());
  if (failed(sizes))
    return mlir::failure();
  mlir::FailureOr<llvm::SmallVector<int64_t>> strides =
      frame.getIndices(op, op.getStaticStrides(), op.getStrides());
  if (failed(strides))
    return mlir::failure();
  return Slice{std::move(*offsets), std::move(*sizes), std::move(*strides)};
}

/// Returns the extents of `shape` with each group collapsed to one dimension.
/// Reports undefined behaviour if the product of a group does not fit in 64
/// bits.
mlir::FailureOr<llvm::SmallVector<int64_t>>
collapseGroups(mlir::Operation *op,
               llvm::ArrayRef<mlir::ReassociationIndices> groups,
               llvm::ArrayRef<int64_t> shape, Frame &frame);

/// Reports undefined behaviour unless the product of each group's extents is
/// the extent that they are expanded from or collapsed to.
mlir::LogicalResult
checkGroups(mlir::Operation *op,
            llvm::ArrayRef<mlir::ReassociationIndices> groups,
            llvm::ArrayRef<int64_t> expanded, llvm::ArrayRef<int64_t> collapsed,
            Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_VIEWS_H
