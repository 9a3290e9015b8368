//===- ExtentGraph.h - extents that depend on each other -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An extent cannot shrink alone: the extents of the producer, the pad and the
/// consumer depend on each other, some with a fixed difference (a pad's result
/// is its source plus low plus high). A set of extents that depend on each
/// other is a class. This file has a union-find over all extents of a program,
/// which stores the differences within each class, and the edits that change or
/// remove all extents of a class.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_REDUCE_EXTENTGRAPH_H
#define PADLAB_FUZZ_LIB_REDUCE_EXTENTGRAPH_H

#include "padlab/dialect/Case.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

namespace padlab {

class ExtentGraph {
public:
  /// `cut` and `cutDim` name a pad and one of its dimensions. In this
  /// dimension, the extents of the pad's source and result are not connected:
  /// edits that change the amount of padding change only one of the two.
  explicit ExtentGraph(mlir::func::FuncOp entry, mlir::tensor::PadOp cut = {},
                       int64_t cutDim = 0);

  /// Returns one node of each class that has an extent of a tensor, in program
  /// order.
  llvm::SmallVector<unsigned> getClasses();
  std::optional<unsigned> lookup(mlir::Value tensor, int64_t dim);

  /// Returns the least known extent of the class; nullopt if none is known.
  std::optional<int64_t> getLeastExtent(unsigned node);
  /// Whether some tensor type has a dynamic extent that belongs to the class.
  bool hasDynamic(unsigned node);

  /// Adds `delta` to every extent of the class that the case states. A static
  /// extent of a type does not become negative.
  void shift(unsigned node, int64_t delta);
  /// Makes the dynamic extents of the class static, by its known extents.
  void makeStatic(unsigned node);
  /// Does the same, with `extent` as the extent of `node`.
  void makeStatic(unsigned node, int64_t extent);
  /// Removes the class's dimensions from all tensors.
  void dropDimensions(unsigned node);

private:
  /// A node is an extent of a tensor, or an index value that gives an extent. A
  /// use of a constant is identified by `operand` instead of `value`, because
  /// other uses of the same constant are independent of it.
  struct Node {
    mlir::Value value;
    int64_t dim = -1; ///< -1: the value is itself an extent.
    mlir::OpOperand *operand = nullptr;
    unsigned parent = 0;
    int64_t offset = 0; ///< This extent minus the parent's.
  };

  unsigned addNode(Node node);
  unsigned getNode(mlir::Value tensor, int64_t dim);
  unsigned getNode(mlir::OpOperand &operand);
  unsigned find(unsigned node, int64_t &offset);
  void unite(unsigned a, unsigned b, int64_t offset = 0);
  void uniteAll(mlir::Value a, mlir::Value b);
  void uniteRanges(mlir::ValueRange a, mlir::ValueRange b);
  void connect(mlir::Operation *op);
  void connectPad(mlir::tensor::PadOp op);
  template <typename Slice>
  void connectSizes(Slice slice, mlir::Value tensor);
  void connectStructured(mlir::linalg::LinalgOp op);
  void connectFunction(mlir::Operation *op);
  std::optional<int64_t> getKnown(const Node &node);
  /// Returns the extent of the class's root; nullopt if no extent of the class
  /// is known.
  std::optional<int64_t> getBase(unsigned root);
  void applyShapes(
      const llvm::MapVector<mlir::Value, llvm::SmallVector<int64_t>> &shapes);

  mlir::func::FuncOp entry;
  mlir::tensor::PadOp cut;
  int64_t cutDim;
  std::vector<Node> nodes;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, unsigned> byValue;
  llvm::DenseMap<mlir::OpOperand *, unsigned> byOperand;
};

/// Returns `attr` with another shape: elements that are within both shapes keep
/// their values, and the others get the value of the first element.
mlir::DenseElementsAttr reshapeConstant(mlir::DenseElementsAttr attr,
                                        mlir::RankedTensorType type);

/// Returns the number of dynamic extents before dimension `dim`.
unsigned getDynamicPosition(mlir::RankedTensorType type, int64_t dim);

/// Returns the attribute `padlab.extents` if `argument` is an argument of the
/// entry; null for other values.
mlir::DenseI64ArrayAttr getExtents(mlir::func::FuncOp entry,
                                   mlir::Value argument);
/// Returns the attribute `padlab.value` if `argument` is an argument of the
/// entry and has an integer as this attribute; null otherwise.
mlir::IntegerAttr getPinnedValue(mlir::func::FuncOp entry,
                                 mlir::Value argument);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_REDUCE_EXTENTGRAPH_H
