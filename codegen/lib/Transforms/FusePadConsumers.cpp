//===- FusePadConsumers.cpp - splits the consumers of pads ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each consumer of a pad is replaced by several copies, one for each box of
/// its iteration space. The copy in the middle reads the source; the copies at
/// the edges read small pads, which contain just the elements that these copies
/// need, or only padding. All copies write to boxes of the same destination.
///
//===----------------------------------------------------------------------===//

#include "PadConsumers.h"

#include "../Conversion/Generalize.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace padlab;

using Folds = SmallVector<OpFoldResult>;

//===----------------------------------------------------------------------===//
// Boxes of the padded tensor
//===----------------------------------------------------------------------===//

namespace {

/// A box of a padded tensor, in the coordinates of this tensor.
struct PaddedBox {
  Folds offsets, sizes;
  /// The part of the box that comes from the source, in the coordinates of the
  /// source, and the amounts of padding around this part.
  Folds sourceOffsets, sourceSizes, low, high;
  bool isInside = true, isOutside = false;

  void addDim(OpBuilder &b, const PaddedDim &dim);
};

class BoxReader {
public:
  BoxReader(RewriterBase &rewriter, tensor::PadOp pad, ArrayRef<PaddedDim> dims,
            SmallVectorImpl<tensor::PadOp> &pads)
      : rewriter(rewriter), pad(pad), dims(dims), pads(pads) {}

  PaddedBox getBox(Folds offsets, Folds sizes);
  /// Emits the contents of the padded tensor in the box.
  Value read(const PaddedBox &box, Type type);
  /// Returns the padding value of a box that consists only of padding; null for
  /// other boxes, or if the pad's region computes the padding value and it is
  /// not a constant.
  Value getPadding(const PaddedBox &box);

private:
  Value makePadding(const PaddedBox &box, RankedTensorType type);
  Value makePadded(const PaddedBox &box, Value slice);
  void cloneRegion(Region &to, ArrayRef<OpFoldResult> offsets);

  RewriterBase &rewriter;
  tensor::PadOp pad;
  ArrayRef<PaddedDim> dims;
  SmallVectorImpl<tensor::PadOp> &pads;
};

} // namespace

void PaddedBox::addDim(OpBuilder &b, const PaddedDim &dim) {
  unsigned i = sourceOffsets.size();
  if (!dim.isPadded) {
    sourceOffsets.push_back(offsets[i]);
    sourceSizes.push_back(sizes[i]);
    low.push_back(b.getIndexAttr(0));
    high.push_back(b.getIndexAttr(0));
    return;
  }
  int64_t begin = *getConstantIntValue(offsets[i]) - dim.low;
  int64_t end = begin + *getConstantIntValue(sizes[i]);
  int64_t first = std::clamp<int64_t>(begin, 0, dim.source);
  int64_t last = std::clamp<int64_t>(end, 0, dim.source);
  isInside &= first == begin && last == end;
  isOutside |= first >= last;
  sourceOffsets.push_back(b.getIndexAttr(first));
  sourceSizes.push_back(b.getIndexAttr(last - first));
  low.push_back(b.getIndexAttr(first - begin));
  high.push_back(b.getIndexAttr(end - last));
}

PaddedBox BoxReader::getBox(Folds offsets, Folds sizes) {
  PaddedBox box;
  box.offsets = std::move(offsets);
  box.sizes = std::move(sizes);
  for (const PaddedDim &dim : dims)
    box.addDim(rewriter, dim);
  return box;
}

Value BoxReader::getPadding(const PaddedBox &box) {
  Value value = box.isOutside ? pad.getConstantPaddingValue() : Value();
  // If the constant is in the pad's region, it is cloned, because it would be
  // erased with the pad.
  if (value && value.getParentRegion() == &pad.getRegion())
    value = rewriter.clone(*value.getDefiningOp())->getResult(0);
  return value;
}

Value BoxReader::read(const PaddedBox &box, Type type) {
  Value value;
  if (box.isOutside) {
    value = makePadding(box, cast<RankedTensorType>(type));
  } else {
    value = extractBox(rewriter, pad.getLoc(), pad.getSource(),
                       box.sourceOffsets, box.sourceSizes);
    if (!box.isInside)
      value = makePadded(box, value);
  }
  return castTo(rewriter, pad.getLoc(), type, value);
}

/// Clones the pad's region for a box of the result that begins at `offsets`:
/// the offsets are added to the indices.
void BoxReader::cloneRegion(Region &to, ArrayRef<OpFoldResult> offsets) {
  OpBuilder::InsertionGuard guard(rewriter);
  Block &from = pad.getRegion().front();
  Location loc = pad.getLoc();
  Block *block =
      rewriter.createBlock(&to, to.end(), from.getArgumentTypes(),
                           SmallVector<Location>(from.getNumArguments(), loc));
  IRMapping mapping;
  AffineExpr begin, index;
  bindSymbols(rewriter.getContext(), begin, index);
  for (auto [old, now, offset] :
       llvm::zip_equal(from.getArguments(), block->getArguments(), offsets)) {
    Value place = now;
    if (!old.use_empty())
      place = getValueOrCreateConstantIndexOp(
          rewriter, loc,
          affine::makeComposedFoldedAffineApply(rewriter, loc, begin + index,
                                                {offset, OpFoldResult(now)}));
    mapping.map(old, place);
  }
  for (Operation &op : from)
    rewriter.clone(op, mapping);
}

/// Makes a tensor with the contents of a box that consists only of padding.
Value BoxReader::makePadding(const PaddedBox &box, RankedTensorType type) {
  SmallVector<Value> extents;
  for (auto [i, size] : llvm::enumerate(box.sizes))
    if (type.isDynamicDim(i))
      extents.push_back(
          getValueOrCreateConstantIndexOp(rewriter, pad.getLoc(), size));
  auto made = tensor::GenerateOp::create(rewriter, pad.getLoc(), type, extents);
  cloneRegion(made.getBody(), box.offsets);
  return made;
}

Value BoxReader::makePadded(const PaddedBox &box, Value slice) {
  auto made = tensor::PadOp::create(rewriter, pad.getLoc(), Type(), slice,
                                    box.low, box.high, /*nofold=*/false);
  cloneRegion(made.getRegion(), box.offsets);
  pads.push_back(made);
  return made;
}

//===----------------------------------------------------------------------===//
// Boxes of a consumer
//===----------------------------------------------------------------------===//

namespace {

/// The padding values of the operands that consist only of padding, with the
/// operands' numbers as keys.
using PaddingOperands = llvm::SmallMapVector<unsigned, Value, 2>;

/// A box of a consumer's iteration space.
struct PointBox {
  Folds offsets, sizes;
};

class ConsumerSplitter {
public:
  ConsumerSplitter(RewriterBase &rewriter, const PadConsumer &consumer,
                   BoxReader &reader)
      : rewriter(rewriter), consumer(consumer), op(consumer.op),
        reader(reader) {}

  /// Replaces the consumer. On failure the consumer is unchanged.
  LogicalResult run();

private:
  SmallVector<PointBox> makeBoxes();
  void takeFills();
  LogicalResult emitBox(const PointBox &box);
  linalg::LinalgOp readBoxes(linalg::LinalgOp tile);
  void fillInits(DestinationStyleOpInterface tile);

  RewriterBase &rewriter;
  const PadConsumer &consumer;
  linalg::LinalgOp op;
  BoxReader &reader;
  /// For each init, its value after the boxes that have been emitted so far.
  SmallVector<Value> results;
  /// For each init, the fill of the whole init that is replaced by a fill for
  /// each box; null if there is none.
  SmallVector<linalg::FillOp> fills;
};

} // namespace

/// Splits the loops from the outermost to the innermost one. Each loop is split
/// within the box that remains in the middle after the loops before it were
/// split, so that the first boxes consist of whole rows.
SmallVector<PointBox> ConsumerSplitter::makeBoxes() {
  PointBox box;
  for (Range &range :
       cast<TilingInterface>(op.getOperation()).getIterationDomain(rewriter)) {
    box.offsets.push_back(range.offset);
    box.sizes.push_back(range.size);
  }
  SmallVector<PointBox> boxes;
  auto narrow = [&](unsigned number, int64_t from, int64_t to) {
    PointBox narrowed = box;
    narrowed.offsets[number] = rewriter.getIndexAttr(from);
    narrowed.sizes[number] = rewriter.getIndexAttr(to - from);
    return narrowed;
  };
  for (auto [number, loop] : llvm::enumerate(consumer.loops)) {
    if (loop.extent >= 0)
      box = narrow(number, 0, loop.extent);
    if (loop.from > 0)
      boxes.push_back(narrow(number, 0, loop.from));
    if (loop.to < loop.extent)
      boxes.push_back(narrow(number, loop.to, loop.extent));
    if (loop.isSplit())
      box = narrow(number, loop.from, loop.to);
  }
  boxes.push_back(box);
  return boxes;
}

/// Finds fills of whole inits that only the consumer uses, which are replaced
/// by one fill for each box: the elements of a box are then still in the caches
/// when they are read.
void ConsumerSplitter::takeFills() {
  for (OpOperand &init : op.getDpsInitsMutable()) {
    auto fill = init.get().getDefiningOp<linalg::FillOp>();
    bool isOwn = fill && fill->hasOneUse() &&
                 op.getMatchingIndexingMap(&init).isProjectedPermutation();
    fills.push_back(isOwn ? fill : linalg::FillOp());
    results.push_back(isOwn ? fill.getOutputs().front() : init.get());
  }
}

/// Whether the operands that are not in `padding` determine the extents of all
/// loops.
static bool boundsLoops(linalg::LinalgOp op, const PaddingOperands &padding) {
  llvm::SmallBitVector isBounded(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands())
    if (!padding.contains(operand.getOperandNumber()))
      for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults())
        if (auto loop = dyn_cast<AffineDimExpr>(expr))
          isBounded.set(loop.getPosition());
  return isBounded.all();
}

/// Replaces the operands of `op` that consist only of padding by scalars.
static FailureOr<linalg::LinalgOp> takeScalars(RewriterBase &rewriter,
                                               linalg::LinalgOp op,
                                               const PaddingOperands &padding) {
  FailureOr<linalg::GenericOp> made = generalize(rewriter, op);
  if (failed(made))
    return failure();
  linalg::GenericOp generic = *made;
  rewriter.setInsertionPoint(generic);
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  rewriter.modifyOpInPlace(generic, [&] {
    for (auto [number, scalar] : padding) {
      generic->setOperand(number, scalar);
      maps[number] =
          AffineMap::get(generic.getNumLoops(), 0, rewriter.getContext());
    }
    generic.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  });
  return cast<linalg::LinalgOp>(generic.getOperation());
}

/// Replaces the operands of `tile` that are boxes of the padded tensor: by a
/// slice of the source, by a small pad of such a slice, or (if the box consists
/// only of padding) by a scalar or a generated tensor.
linalg::LinalgOp ConsumerSplitter::readBoxes(linalg::LinalgOp tile) {
  PaddingOperands padding;
  SmallVector<std::pair<unsigned, PaddedBox>, 1> boxes;
  for (unsigned number : consumer.operands) {
    OpOperand &operand = tile->getOpOperand(number);
    Value whole = op->getOperand(number);
    auto type = cast<RankedTensorType>(whole.getType());
    Folds offsets(type.getRank(), rewriter.getIndexAttr(0)), sizes;
    auto cut = operand.get().getDefiningOp<tensor::ExtractSliceOp>();
    bool isCut = operand.get() != whole;
    if (isCut)
      offsets = cut.getMixedOffsets();
    sizes = isCut ? cut.getMixedSizes()
                  : tensor::getMixedSizes(rewriter, op.getLoc(), whole);
    if (auto slice = whole.getDefiningOp<tensor::ExtractSliceOp>()) {
      AffineExpr s0, s1;
      bindSymbols(rewriter.getContext(), s0, s1);
      for (auto [offset, more] :
           llvm::zip_equal(offsets, slice.getMixedOffsets()))
        offset = affine::makeComposedFoldedAffineApply(rewriter, op.getLoc(),
                                                       s0 + s1, {offset, more});
    }
    boxes.emplace_back(number,
                       reader.getBox(std::move(offsets), std::move(sizes)));
    if (Value scalar = reader.getPadding(boxes.back().second))
      padding[number] = scalar;
  }
  llvm::SmallSetVector<Value, 4> before(tile->operand_begin(),
                                        tile->operand_end());
  FailureOr<linalg::LinalgOp> taken = failure();
  if (!padding.empty() && boundsLoops(tile, padding))
    taken = takeScalars(rewriter, tile, padding);
  if (succeeded(taken))
    tile = *taken;
  for (auto &[number, box] : boxes) {
    if (succeeded(taken) && padding.contains(number))
      continue;
    OpOperand &operand = tile->getOpOperand(number);
    Value read = reader.read(box, operand.get().getType());
    rewriter.modifyOpInPlace(tile, [&] { operand.set(read); });
  }
  for (Value value : before)
    if (auto cut = value.getDefiningOp<tensor::ExtractSliceOp>();
        cut && cut->use_empty())
      rewriter.eraseOp(cut);
  return tile;
}

void ConsumerSplitter::fillInits(DestinationStyleOpInterface tile) {
  SmallVector<Value> inits;
  for (auto [init, fill] : llvm::zip_equal(tile.getDpsInits(), fills))
    inits.push_back(fill ? linalg::FillOp::create(rewriter, op.getLoc(),
                                                  fill.getInputs(),
                                                  ValueRange{init})
                               .getResult(0)
                         : init);
  rewriter.modifyOpInPlace(tile,
                           [&] { tile.getDpsInitsMutable().assign(inits); });
}

LogicalResult ConsumerSplitter::emitBox(const PointBox &box) {
  auto tileable = cast<TilingInterface>(op.getOperation());
  rewriter.modifyOpInPlace(op,
                           [&] { op.getDpsInitsMutable().assign(results); });
  FailureOr<TilingResult> tiled =
      tileable.getTiledImplementation(rewriter, box.offsets, box.sizes);
  if (failed(tiled) || tiled->tiledOps.size() != 1)
    return failure();
  auto tile = cast<linalg::LinalgOp>(tiled->tiledOps.front());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(tile);
  tile = readBoxes(tile);
  fillInits(cast<DestinationStyleOpInterface>(tile.getOperation()));
  rewriter.setInsertionPointAfter(tile);
  for (auto [number, result] : llvm::enumerate(results)) {
    Folds offsets, sizes;
    if (failed(tileable.getResultTilePosition(rewriter, number, box.offsets,
                                              box.sizes, offsets, sizes)))
      return failure();
    Folds strides(offsets.size(), rewriter.getIndexAttr(1));
    result = tensor::InsertSliceOp::create(rewriter, op.getLoc(),
                                           tile->getResult(number), result,
                                           offsets, sizes, strides);
  }
  return success();
}

LogicalResult ConsumerSplitter::run() {
  rewriter.setInsertionPoint(op);
  takeFills();
  auto inits = llvm::to_vector_of<Value>(op.getDpsInits());
  for (const PointBox &box : makeBoxes()) {
    rewriter.setInsertionPoint(op);
    if (succeeded(emitBox(box)))
      continue;
    rewriter.modifyOpInPlace(op,
                             [&] { op.getDpsInitsMutable().assign(inits); });
    return failure();
  }
  rewriter.replaceOp(op, results);
  for (linalg::FillOp fill : fills)
    if (fill && isOpTriviallyDead(fill))
      rewriter.eraseOp(fill);
  return success();
}

//===----------------------------------------------------------------------===//
// The pad
//===----------------------------------------------------------------------===//

/// Replaces the remaining queries of the extents of `value` that name the
/// dimension by a constant. `value` is the padded tensor or a box of it.
static void answerExtents(RewriterBase &rewriter, Value value,
                          llvm::function_ref<OpFoldResult(int64_t)> getExtent) {
  for (Operation *user : llvm::make_early_inc_range(value.getUsers())) {
    auto dim = dyn_cast<tensor::DimOp>(user);
    if (!dim || !dim.getConstantIndex())
      continue;
    rewriter.setInsertionPoint(dim);
    rewriter.replaceOp(
        dim, getValueOrCreateConstantIndexOp(
                 rewriter, dim.getLoc(), getExtent(*dim.getConstantIndex())));
  }
}

static void erasePad(RewriterBase &rewriter, tensor::PadOp pad,
                     ArrayRef<PaddedDim> dims) {
  for (Operation *user : llvm::make_early_inc_range(pad->getUsers()))
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(user)) {
      answerExtents(rewriter, slice.getResult(),
                    [&](int64_t dim) { return slice.getMixedSizes()[dim]; });
      if (slice->use_empty())
        rewriter.eraseOp(slice);
    }
  answerExtents(rewriter, pad.getResult(), [&](int64_t dim) -> OpFoldResult {
    if (dims[dim].isPadded)
      return rewriter.getIndexAttr(dims[dim].result);
    return tensor::getMixedSize(rewriter, pad.getLoc(), pad.getSource(), dim);
  });
  if (pad->use_empty())
    rewriter.eraseOp(pad);
}

LogicalResult padlab::fusePadWithConsumers(RewriterBase &rewriter,
                                           tensor::PadOp pad,
                                           PadFusionRefusal &refusal,
                                           SmallVectorImpl<tensor::PadOp> &pads,
                                           const PadFusionOptions &options) {
  std::optional<PadConsumersPlan> plan =
      planPadConsumers(pad, refusal, options);
  if (!plan)
    return failure();
  BoxReader reader(rewriter, pad, plan->dims, pads);
  refusal = {};
  for (const PadConsumer &consumer : plan->consumers)
    if (failed(ConsumerSplitter(rewriter, consumer, reader).run()))
      refusal = refuse(PadFusionRule::CroppableMaps,
                       "a consumer cannot be restricted to a box");
  if (refusal.rule != PadFusionRule::None)
    return failure();
  erasePad(rewriter, pad, plan->dims);
  return success();
}

LogicalResult
padlab::fusePadWithConsumers(RewriterBase &rewriter, tensor::PadOp pad,
                             PadFusionRefusal &refusal,
                             SmallVectorImpl<tensor::PadOp> &pads) {
  return fusePadWithConsumers(rewriter, pad, refusal, pads, PadFusionOptions());
}
