//===- PadEmitter.h - pad operations on buffers as loops --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADEMITTER_H
#define PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADEMITTER_H

#include "PadCostModel.h"
#include "PadSpace.h"

#include "padlab/codegen/PlantedFaults.h"

#include "mlir/IR/PatternMatch.h"

namespace mlir {
class IRMapping;
} // namespace mlir

namespace padlab {

/// Writes one pad operation as loops, in front of it.
///
/// A contiguous destination is written through a view with one dimension. Its
/// border is *runs* of that view: one before the first interior element, and
/// one after each interior row of the last padded dimension, up to the next
/// such row or to the end:
///
///   prefix  row gap row gap row ... row tail
///
/// Where there is no such view, or where the border's value depends on the
/// point, the border is *boxes*: for each dimension `k` the points before and
/// after the interior in `k`, interior in the dimensions before `k`, anywhere
/// in those after it.
class PadEmitter {
public:
  PadEmitter(mlir::OpBuilder &builder, IndexMath &math,
             const PadCostModel &model, mlir::Operation *op);

  void emit();

private:
  using Indices = llvm::SmallVector<mlir::OpFoldResult>;
  using Body = llvm::function_ref<void(mlir::OpFoldResult)>;

  using Point = llvm::ArrayRef<mlir::OpFoldResult>;

  // These members choose how to write, and emit what all ways share
  // (PadEmitter.cpp).
  mlir::Value makeUniform();
  mlir::Value makeFlatView();
  void loop(mlir::OpFoldResult from, mlir::OpFoldResult to, Body body,
            bool isRow = false);
  void choose(mlir::OpFoldResult condition, llvm::function_ref<void()> yes,
              llvm::function_ref<void()> no);
  void emitBySize();
  bool emitBorder();
  void emitRun(mlir::OpFoldResult from, mlir::OpFoldResult length);

  // These members work on the flat view (PadRuns.cpp).
  mlir::OpFoldResult getPrefix();
  void emitStream(mlir::OpFoldResult isFilled);
  void emitInterior();
  void emitStreamLevel(int dim, mlir::OpFoldResult base,
                       mlir::OpFoldResult extra, const Indices &point);
  void emitRunBoxes();
  void emitRunBoxes(unsigned dim, unsigned level, mlir::OpFoldResult base);

  // These members work with indices (PadBoxes.cpp).
  void emitBorderPoint(Point index);
  void emitBox(const Indices &index, mlir::OpFoldResult from,
               mlir::OpFoldResult to);
  void emitBoxPair(const Indices &index);
  void emitBoxes();
  void emitBoxes(unsigned dim, const Indices &index);
  void emitOrdered(const Indices &point, bool hasBorder);
  void emitWhole();

  // These members emit the interior (PadRows.cpp).
  struct Load;
  mlir::OpFoldResult evaluate(mlir::AffineExpr expr, Point point);
  Load prepareLoad(unsigned number, Point point);
  mlir::Value emitLoad(const Load &load, Point point);
  mlir::Value computeElement(llvm::ArrayRef<Load> loads, Point point);
  void emitRow(const Indices &point, mlir::OpFoldResult base);

  // PadBlocks.cpp: the interior, if inputs are transposed.
  /// Blocks of `lanes` indices in the last dimension by `columns` indices in
  /// dimension `across`, which is the innermost dimension of some inputs.
  struct Blocks {
    unsigned across, lanes, columns;
    /// The inputs that are used, and whether they are to be transposed.
    llvm::SmallVector<unsigned> inputs;
    llvm::SmallVector<bool> isAcross;
    /// A block's columns fill a piece of 16 bytes.
    int64_t getElementBytes() const { return 16 / columns; }
  };
  bool hasVectorBody(unsigned bits) const;
  std::optional<Blocks> findBlocks() const;
  void emitBlocks(const Blocks &blocks);
  void emitBlockLevel(const Blocks &blocks, const Indices &point);
  void loopInTiles(
      mlir::OpFoldResult length, int64_t step,
      llvm::function_ref<void(mlir::OpFoldResult, mlir::OpFoldResult)> body);
  void emitTiles(const Blocks &blocks, const Indices &point);
  void emitTileRow(const Blocks &blocks, mlir::Value tile,
                   mlir::OpFoldResult row, const Indices &point,
                   mlir::OpFoldResult length);
  mlir::Value countToBoundary(const Blocks &blocks, mlir::Value memref,
                              mlir::ValueRange indices);
  void emitBlock(const Blocks &blocks, const Indices &corner,
                 mlir::OpFoldResult i, mlir::OpFoldResult j, mlir::Value tile);
  mlir::Value loadVector(unsigned number, unsigned lanes, Point point);
  mlir::Value loadAlong(const Blocks &blocks, unsigned number, Point point);
  llvm::SmallVector<mlir::Value> loadTransposed(const Blocks &blocks,
                                                unsigned number, Point point);
  mlir::Value concatenate(llvm::ArrayRef<mlir::Value> pieces);
  mlir::Value interleave(const Blocks &blocks, mlir::Value lhs, mlir::Value rhs,
                         bool isHigh);
  mlir::Value computeVector(const Blocks &blocks, mlir::IRMapping &mapping);

  mlir::OpBuilder &builder;
  IndexMath &math;
  const PadCostModel &model;
  mlir::Location loc;
  PadSpace space;
  /// The destination with one dimension; null if there is no such view.
  mlir::Value flat;
  /// The destination with the dimensions of `space`; null if it is not needed.
  mlir::Value view;
  llvm::SmallVector<mlir::Value> inputViews;
  /// The distance in elements from one index to the next, for each dimension of
  /// the flat view.
  Indices steps;
  mlir::OpFoldResult total;
  /// The value of all border points, null if it depends on the point.
  mlir::Value uniform;
  bool isNonTemporal = false;
  /// The innermost dimension with a border, whose rows are followed by the
  /// gaps; -1 if no border is written.
  int gapDim = -1;
  /// For each dimension, the elements of its low and high border together; 0 if
  /// gaps are not written.
  Indices gaps;
  /// Whether there is an interior that is written with the border.
  bool hasRows = false;
  /// Whether points of the interior may be computed in any order, or at once.
  bool hasFreeInterior = false;
  /// Whether loops are marked for threads (ParallelMarks.h).
  bool isParallel = false;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADEMITTER_H
