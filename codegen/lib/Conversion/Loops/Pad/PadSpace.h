//===- PadSpace.h - what a pad operation on buffers writes ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADSPACE_H
#define PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADSPACE_H

#include "IndexMath.h"

#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/AffineMap.h"

namespace padlab {

/// A buffer, and the groups of its dimensions that are merged into one
/// dimension each.
struct MergedBuffer {
  explicit MergedBuffer(mlir::Value buffer);

  mlir::MemRefType getType() const {
    return llvm::cast<mlir::MemRefType>(buffer.getType());
  }
  bool isMerged() const { return groups.size() != size_t(getType().getRank()); }
  /// Whether group `number` and the next one are known to be contiguous in
  /// memory, so that they can be one dimension.
  bool canMerge(unsigned number) const;
  void merge(unsigned number);
  /// Returns the buffer, viewed with one dimension for each group.
  mlir::Value getView(mlir::OpBuilder &builder, mlir::Location loc) const;

  mlir::Value buffer;
  llvm::SmallVector<mlir::ReassociationIndices> groups;
};

struct PadInput : MergedBuffer {
  PadInput(mlir::Value buffer, mlir::AffineMap map)
      : MergedBuffer(buffer), map(map) {}
  /// The map from interior points to elements of the buffer.
  mlir::AffineMap map;
};

/// Describes the elements that a `pad.generic` or `pad.frame` on buffers reads
/// and writes. Consecutive dimensions that can be treated as one dimension are
/// merged.
struct PadSpace {
  /// Emits the computations of extents in front of the operation.
  PadSpace(mlir::Operation *op, mlir::OpBuilder &builder, IndexMath &math);

  unsigned getRank() const { return extents.size(); }
  /// Whether `dim` is known to have no padding.
  bool isUnpadded(unsigned dim) const;

  mlir::Operation *op;
  MergedBuffer destination;
  llvm::SmallVector<PadInput> inputs;
  /// The region that computes the interior; null for a frame.
  mlir::Region *interior = nullptr;
  mlir::Region *border = nullptr;
  // Each of these has one entry for each dimension that is left after the
  // merging.
  llvm::SmallVector<mlir::OpFoldResult> low, high, extents, interiorExtents;
  /// The dimension of each index argument of the regions; arguments of merged
  /// dimensions have no uses.
  llvm::SmallVector<unsigned> argumentDims;

private:
  bool canMerge(unsigned dim) const;
  void merge(unsigned dim, IndexMath &math);
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADSPACE_H
