//===- Coordinates.h - what gather and scatter address -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `tensor.gather` and `tensor.scatter` relate two tensors: a big tensor and a
/// tensor of slices. The leading dimensions of the tensor of slices are those
/// of the tensor of coordinates, except its last one, along which the
/// coordinates of one slice lie. The trailing dimensions of the tensor of
/// slices are those of the big tensor, except that indexed dimensions have
/// extent 1 or are left out.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_COORDINATES_H
#define PADLAB_CODEGEN_LIB_CONVERSION_COORDINATES_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallBitVector.h"

namespace padlab {

/// The dimensions of the big tensor that the coordinates index.
class SlicedDims {
public:
  /// `trailing` is the number of trailing dimensions of the tensor of slices.
  SlicedDims(int64_t rank, llvm::ArrayRef<int64_t> indexed, int64_t trailing)
      : indexed(rank), keeps(trailing == rank) {
    for (int64_t dim : indexed)
      this->indexed.set(dim);
  }
  bool isIndexed(int64_t dim) const { return indexed.test(dim); }
  /// Whether slices have the indexed dimensions, with extent 1; otherwise these
  /// dimensions are left out.
  bool keepsRank() const { return keeps; }

private:
  llvm::SmallBitVector indexed;
  bool keeps;
};

/// Returns the index in the big tensor, of rank `rank`, of the element at
/// `point` of the tensor of slices. `indexedDims` are the dimensions that the
/// coordinates in `indices` index. Coordinates are sign-extended, as upstream's
/// index casts do.
llvm::SmallVector<mlir::Value>
getPosition(mlir::OpBuilder &b, mlir::Location loc, mlir::Value indices,
            llvm::ArrayRef<int64_t> indexedDims, int64_t rank,
            mlir::ValueRange point);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_COORDINATES_H
