//===- PadTiling.cpp - tiles of pad operations ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tiles the dialect's operations by loops over the whole destination. The tile
/// of an operation is the same operation on a tile of the destination, with the
/// part of the border that lies in that tile. If the tile lies wholly in the
/// border, its interior is empty; if this is known, it is a `pad.frame`.
///
//===----------------------------------------------------------------------===//

#include "PadTile.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab::pad;

//===----------------------------------------------------------------------===//
// Building a tile
//===----------------------------------------------------------------------===//

namespace {
/// Builds the tile of an operation.
class Tiler {
public:
  Tiler(OpBuilder &builder, Location loc, const Tile &tile)
      : builder(builder), loc(loc), tile(tile), math(builder, loc) {}

  FailureOr<TilingResult> makeFrame(Operation *op, Value init, Region &border,
                                    StrategyAttr strategy);
  FailureOr<TilingResult> makeGeneric(GenericOp op);

private:
  Value slice(Value source, ArrayRef<OpFoldResult> offsets,
              ArrayRef<OpFoldResult> sizes);
  Block &makeBody(Region &source, ArrayRef<OpFoldResult> by, Region &target,
                  IRMapping &mapping);
  void cloneBorder(Region &source, Region &target);
  /// Clones the interior. An input for which `isSliced` is false gets no slice:
  /// the clone reads the elements that it uses from the whole input.
  void cloneInterior(GenericOp op, ArrayRef<bool> isSliced, Region &target);
  Value read(Value input, AffineMap map, Block &body);
  TilingResult finish(Operation *op);

  OpBuilder &builder;
  Location loc;
  const Tile &tile;
  IndexArithmetic math;
  SmallVector<Operation *> slices;
};

/// The padding amounts of a tile, as dynamic operands and static attributes.
struct Amounts {
  explicit Amounts(const Tile &tile) {
    dispatchIndexOpFoldResults(tile.low, low, staticLow);
    dispatchIndexOpFoldResults(tile.high, high, staticHigh);
  }
  SmallVector<Value> low, high;
  SmallVector<int64_t> staticLow, staticHigh;
};
} // namespace

Value Tiler::slice(Value source, ArrayRef<OpFoldResult> offsets,
                   ArrayRef<OpFoldResult> sizes) {
  if (isWhole(builder, loc, source, offsets, sizes))
    return source;
  Numbers strides(offsets.size(), builder.getIndexAttr(1));
  Operation *made = isa<BaseMemRefType>(source.getType())
                        ? memref::SubViewOp::create(builder, loc, source,
                                                    offsets, sizes, strides)
                              .getOperation()
                        : tensor::ExtractSliceOp::create(
                              builder, loc, source, offsets, sizes, strides)
                              .getOperation();
  slices.push_back(made);
  return made->getResult(0);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Makes the body of `target`, with indices shifted by `by` relative to those
/// of `source`. Afterwards `builder` inserts into this body.
Block &Tiler::makeBody(Region &source, ArrayRef<OpFoldResult> by,
                       Region &target, IRMapping &mapping) {
  auto *body = new Block;
  target.push_back(body);
  builder.setInsertionPointToEnd(body);
  for (auto [dim, offset] : llvm::enumerate(by)) {
    BlockArgument old = source.getArgument(dim);
    Value index = body->addArgument(builder.getIndexType(), old.getLoc());
    if (!isConstantIntValue(offset, 0) && !old.use_empty())
      index = getValueOrCreateConstantIndexOp(builder, loc,
                                              math.add(index, offset));
    mapping.map(old, index);
  }
  return *body;
}

static void cloneOperations(OpBuilder &builder, Region &source,
                            IRMapping &mapping) {
  for (Operation &op : source.front())
    builder.clone(op, mapping);
}

void Tiler::cloneBorder(Region &source, Region &target) {
  OpBuilder::InsertionGuard guard(builder);
  IRMapping mapping;
  makeBody(source, tile.offsets, target, mapping);
  cloneOperations(builder, source, mapping);
}

/// Reads the element of the whole `input` that belongs to the point of the
/// tile's interior that the arguments of `body` give.
Value Tiler::read(Value input, AffineMap map, Block &body) {
  Numbers point;
  for (auto [dim, first] : llvm::enumerate(tile.first))
    point.push_back(math.add(body.getArgument(dim), first));
  SmallVector<Value> indices;
  for (AffineExpr expr : map.getResults())
    indices.push_back(getValueOrCreateConstantIndexOp(
        builder, loc,
        affine::makeComposedFoldedAffineApply(
            builder, loc, AffineMap::get(map.getNumDims(), 0, expr), point)));
  if (isa<BaseMemRefType>(input.getType()))
    return memref::LoadOp::create(builder, loc, input, indices);
  return tensor::ExtractOp::create(builder, loc, input, indices);
}

void Tiler::cloneInterior(GenericOp op, ArrayRef<bool> isSliced,
                          Region &target) {
  OpBuilder::InsertionGuard guard(builder);
  IRMapping mapping;
  Region &source = op.getInterior();
  Block &body = makeBody(source, tile.first, target, mapping);
  for (auto [number, hasSlice] : llvm::enumerate(isSliced)) {
    BlockArgument old = op.getElement(number);
    if (hasSlice)
      mapping.map(old, body.addArgument(old.getType(), old.getLoc()));
    else if (!old.use_empty())
      mapping.map(old, read(op.getInputs()[number], op.getMap(number), body));
  }
  cloneOperations(builder, source, mapping);
}

//===----------------------------------------------------------------------===//
// Tiles of operations
//===----------------------------------------------------------------------===//

static SmallVector<Type, 1> getResultTypes(Value init) {
  if (isa<BaseMemRefType>(init.getType()))
    return {};
  return {init.getType()};
}

TilingResult Tiler::finish(Operation *op) {
  TilingResult result;
  result.tiledOps.push_back(op);
  result.tiledValues.assign(op->result_begin(), op->result_end());
  result.generatedSlices = slices;
  return result;
}

FailureOr<TilingResult> Tiler::makeFrame(Operation *op, Value init,
                                         Region &border,
                                         StrategyAttr strategy) {
  Value destination = slice(init, tile.offsets, tile.sizes);
  Amounts amounts(tile);
  auto frame = FrameOp::create(builder, loc, getResultTypes(destination),
                               amounts.low, amounts.high, amounts.staticLow,
                               amounts.staticHigh, destination, strategy);
  frame->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  cloneBorder(border, frame.getBorder());
  return finish(frame);
}

/// Whether the interior reads an input that is known to have no elements: then
/// the interior can have no points.
static bool readsNothing(GenericOp op) {
  for (auto [number, input] : llvm::enumerate(op.getInputs()))
    if (!op.getElement(number).use_empty() &&
        llvm::is_contained(cast<ShapedType>(input.getType()).getShape(), 0))
      return true;
  return false;
}

FailureOr<TilingResult> Tiler::makeGeneric(GenericOp op) {
  if (tile.isKnownBorder() || readsNothing(op))
    return makeFrame(op, op.getInit(), op.getBorder(), op.getStrategyAttr());
  SmallVector<bool> isSliced;
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (auto [number, value] : llvm::enumerate(op.getInputs())) {
    std::optional<InputTile> part;
    if (!op.getElement(number).use_empty())
      part = makeInputTile(builder, loc, tile, value, op.getMap(number));
    isSliced.push_back(part.has_value());
    if (!part)
      continue;
    operands.push_back(slice(value, part->offsets, part->sizes));
    maps.push_back(part->map);
  }
  Value destination = slice(op.getInit(), tile.offsets, tile.sizes);
  Amounts amounts(tile);
  auto generic = GenericOp::create(
      builder, loc, getResultTypes(destination), amounts.low, amounts.high,
      amounts.staticLow, amounts.staticHigh, operands,
      builder.getAffineMapArrayAttr(maps), destination, op.getStrategyAttr());
  generic->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  cloneInterior(op, isSliced, generic.getInterior());
  cloneBorder(op.getBorder(), generic.getBorder());
  return finish(generic);
}

template <typename Op>
static Tile getTile(OpBuilder &builder, Op op, ArrayRef<OpFoldResult> offsets,
                    ArrayRef<OpFoldResult> sizes) {
  return makeTile(builder, op.getLoc(), op.getInit(), op.getMixedLow(),
                  op.getMixedHigh(), offsets, sizes);
}

//===----------------------------------------------------------------------===//
// TilingInterface
//===----------------------------------------------------------------------===//

template <typename Op>
static SmallVector<Range> getDomain(OpBuilder &builder, Op op) {
  SmallVector<Range> domain;
  for (unsigned dim = 0; dim != op.getRank(); ++dim)
    domain.push_back({builder.getIndexAttr(0),
                      getExtent(builder, op.getLoc(), op.getInit(), dim),
                      builder.getIndexAttr(1)});
  return domain;
}

/// The loops iterate over the result's dimensions, so that a tile of the loops
/// is a tile of the result.
static LogicalResult copyTile(ArrayRef<OpFoldResult> offsets,
                              ArrayRef<OpFoldResult> sizes,
                              SmallVectorImpl<OpFoldResult> &newOffsets,
                              SmallVectorImpl<OpFoldResult> &newSizes) {
  newOffsets.assign(offsets.begin(), offsets.end());
  newSizes.assign(sizes.begin(), sizes.end());
  return success();
}

SmallVector<utils::IteratorType> FrameOp::getLoopIteratorTypes() {
  return SmallVector<utils::IteratorType>(getRank(),
                                          utils::IteratorType::parallel);
}

SmallVector<utils::IteratorType> GenericOp::getLoopIteratorTypes() {
  return SmallVector<utils::IteratorType>(getRank(),
                                          utils::IteratorType::parallel);
}

SmallVector<Range> FrameOp::getIterationDomain(OpBuilder &builder) {
  return getDomain(builder, *this);
}

SmallVector<Range> GenericOp::getIterationDomain(OpBuilder &builder) {
  return getDomain(builder, *this);
}

/// Whether the destination is known to have no elements: then no slice of it
/// would verify, so that it is not tiled.
static bool isKnownEmpty(Value init) {
  return llvm::is_contained(cast<ShapedType>(init.getType()).getShape(), 0);
}

FailureOr<TilingResult>
FrameOp::getTiledImplementation(OpBuilder &builder,
                                ArrayRef<OpFoldResult> offsets,
                                ArrayRef<OpFoldResult> sizes) {
  if (isKnownEmpty(getInit()))
    return failure();
  Tile tile = getTile(builder, *this, offsets, sizes);
  return Tiler(builder, getLoc(), tile)
      .makeFrame(*this, getInit(), getBorder(), getStrategyAttr());
}

FailureOr<TilingResult>
GenericOp::getTiledImplementation(OpBuilder &builder,
                                  ArrayRef<OpFoldResult> offsets,
                                  ArrayRef<OpFoldResult> sizes) {
  if (isKnownEmpty(getInit()))
    return failure();
  Tile tile = getTile(builder, *this, offsets, sizes);
  return Tiler(builder, getLoc(), tile).makeGeneric(*this);
}

LogicalResult FrameOp::getResultTilePosition(
    OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, SmallVector<OpFoldResult> &resultOffsets,
    SmallVector<OpFoldResult> &resultSizes) {
  return copyTile(offsets, sizes, resultOffsets, resultSizes);
}

LogicalResult GenericOp::getResultTilePosition(
    OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, SmallVector<OpFoldResult> &resultOffsets,
    SmallVector<OpFoldResult> &resultSizes) {
  return copyTile(offsets, sizes, resultOffsets, resultSizes);
}

FailureOr<TilingResult>
FrameOp::generateResultTileValue(OpBuilder &builder, unsigned,
                                 ArrayRef<OpFoldResult> offsets,
                                 ArrayRef<OpFoldResult> sizes) {
  return getTiledImplementation(builder, offsets, sizes);
}

FailureOr<TilingResult>
GenericOp::generateResultTileValue(OpBuilder &builder, unsigned,
                                   ArrayRef<OpFoldResult> offsets,
                                   ArrayRef<OpFoldResult> sizes) {
  return getTiledImplementation(builder, offsets, sizes);
}

PADLAB_IGNORE_INNER_TILES(FrameOp)
PADLAB_IGNORE_INNER_TILES(GenericOp)

LogicalResult FrameOp::getIterationDomainTileFromResultTile(
    OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, SmallVectorImpl<OpFoldResult> &domainOffsets,
    SmallVectorImpl<OpFoldResult> &domainSizes) {
  return copyTile(offsets, sizes, domainOffsets, domainSizes);
}

LogicalResult GenericOp::getIterationDomainTileFromResultTile(
    OpBuilder &, unsigned, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, SmallVectorImpl<OpFoldResult> &domainOffsets,
    SmallVectorImpl<OpFoldResult> &domainSizes) {
  return copyTile(offsets, sizes, domainOffsets, domainSizes);
}
