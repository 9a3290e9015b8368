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

/// Emits one pad operation as loops, in front of the operation.
///
/// A destination whose dimensions can be merged into one is written through its
/// *flat view*, which has one dimension. In the flat view, the border consists
/// of *runs* of consecutive elements: one run (the prefix) before the first
/// interior element, and one run (a gap) after each interior row, up to the
/// next row or to the end. Here a row has all consecutive interior elements: it
/// includes the dimensions inside of the last padded one.
///
///   prefix  row gap row gap row ... row tail
///
/// If there is no flat view, if the border's value depends on the point, or if
/// the strategy is `frame`, the border consists of *boxes*. Each dimension `k`
/// has two boxes: the points whose index in `k` is before the interior, and the
/// points whose index in `k` is after the interior. In the dimensions before
/// `k`, the indices of these points are interior ones; in the dimensions after
/// `k`, they can be any. If there is no flat view and the strategy is `fill`,
/// the whole destination is one box of the uniform value instead.
class PadEmitter {
public:
  PadEmitter(mlir::OpBuilder &builder, IndexMath &math,
             const PadCostModel &model, mlir::Operation *op);

  void emit();

private:
  using Indices = llvm::SmallVector<mlir::OpFoldResult>;
  using Body = llvm::function_ref<void(mlir::OpFoldResult)>;

  using Point = llvm::ArrayRef<mlir::OpFoldResult>;

  // These members choose how the destination is written, and emit the code that
  // all ways of writing share (PadEmitter.cpp).
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

  // These members emit the interior if inputs are transposed (PadBlocks.cpp and
  // PadTranspose.cpp).

  /// Blocks of `lanes` indices in the last dimension by `columns` indices in
  /// dimension `across`, which is the innermost dimension of some inputs.
  struct Blocks {
    unsigned across, lanes, columns;
    /// The numbers of the inputs that the interior uses, and for each of them
    /// whether it is to be transposed.
    llvm::SmallVector<unsigned> inputs;
    llvm::SmallVector<bool> isAcross;
    /// Returns the bytes of an element: `columns` elements fill a piece of 16
    /// bytes.
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
  /// The flat view of the destination; null if there is no such view.
  mlir::Value flat;
  /// The destination with the dimensions of `space`; null if it is not needed.
  mlir::Value view;
  llvm::SmallVector<mlir::Value> inputViews;
  /// For each dimension of `space`, the distance in elements of the flat view
  /// from one index to the next.
  Indices steps;
  mlir::OpFoldResult total;
  /// The value of all border points; null if the value depends on the point, or
  /// if it may not be computed where no point needs it.
  mlir::Value uniform;
  bool isNonTemporal = false;
  /// The innermost dimension with a border: a gap follows each row of this
  /// dimension. -1 if no gaps are written.
  int gapDim = -1;
  /// For each dimension, the number of elements of its low and high border
  /// together, for one index of each dimension outside of it; 0 if gaps are not
  /// written.
  Indices gaps;
  /// Whether the loops that are being emitted also write the rows of the
  /// interior.
  bool hasRows = false;
  /// Whether points of the interior may be computed in any order, or several of
  /// them at once.
  bool hasFreeInterior = false;
  /// Whether loops are marked for threads (ParallelMarks.h).
  bool isParallel = false;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADEMITTER_H
