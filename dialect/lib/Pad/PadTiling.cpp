//===- PadTiling.cpp - tiles of pad operations ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The loops of these operations are those over the whole destination. A tile
/// is the same operation on the tile of the destination, with the part of the
/// border that lies in it: where it lies in the border wholly, its interior is
/// empty.
///
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"

using namespace mlir;
using namespace padlab::pad;

using Numbers = SmallVector<OpFoldResult>;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// Index arithmetic that folds where numbers are known.
class Arithmetic {
public:
  Arithmetic(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  OpFoldResult apply(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(
        builder, loc, AffineMap::get(0, operands.size(), expr), operands);
  }
  OpFoldResult add(OpFoldResult a, OpFoldResult b) {
    return apply(symbol(0) + symbol(1), {a, b});
  }
  OpFoldResult subtract(OpFoldResult a, OpFoldResult b) {
    return apply(symbol(0) - symbol(1), {a, b});
  }
  OpFoldResult min(OpFoldResult a, OpFoldResult b) {
    return affine::makeComposedFoldedAffineMin(builder, loc, either(), {a, b});
  }
  OpFoldResult max(OpFoldResult a, OpFoldResult b) {
    return affine::makeComposedFoldedAffineMax(builder, loc, either(), {a, b});
  }
  OpFoldResult constant(int64_t number) { return builder.getIndexAttr(number); }
  AffineExpr symbol(unsigned number) {
    return builder.getAffineSymbolExpr(number);
  }

private:
  AffineMap either() {
    return AffineMap::get(0, 2, {symbol(0), symbol(1)}, builder.getContext());
  }

  OpBuilder &builder;
  Location loc;
};
} // namespace

static OpFoldResult getExtent(OpBuilder &builder, Location loc, Value value,
                              unsigned dim) {
  if (isa<BaseMemRefType>(value.getType()))
    return memref::getMixedSize(builder, loc, value, dim);
  return tensor::getMixedSize(builder, loc, value, dim);
}

/// Whether they are one number, as far as that is seen without analysis.
static bool isSame(OpFoldResult a, OpFoldResult b) {
  if (isEqualConstantIntOrValue(a, b))
    return true;
  auto x = dyn_cast<Value>(a), y = dyn_cast<Value>(b);
  if (!x || !y)
    return false;
  auto dimX = x.getDefiningOp<ShapedDimOpInterface>();
  auto dimY = y.getDefiningOp<ShapedDimOpInterface>();
  return dimX && dimY && dimX.getShapedValue() == dimY.getShapedValue() &&
         isEqualConstantIntOrValue(dimX.getDimension(), dimY.getDimension());
}

//===----------------------------------------------------------------------===//
// What a tile is
//===----------------------------------------------------------------------===//

namespace {
/// A tile in the destination's coordinates: what of it is border, and which
/// points of the interior (`first`, `interior`) it has.
struct Tile {
  Numbers offsets, sizes;
  Numbers low, high, first, interior;

  bool isKnownBorder() const {
    return llvm::any_of(interior, [](OpFoldResult size) {
      return isConstantIntValue(size, 0);
    });
  }
};

/// One dimension of a tile.
struct Range1D {
  OpFoldResult low, high, first, interior;
};
} // namespace

/// The tile from `offset`, of `size`, of a dimension of `extent`. `first` is
/// the index of a point wherever there is one: an empty slice at the very end
/// would not verify.
static Range1D makeRange(Arithmetic math, OpFoldResult offset,
                         OpFoldResult size, OpFoldResult extent,
                         OpFoldResult low, OpFoldResult high) {
  OpFoldResult zero = math.constant(0);
  if (isConstantIntValue(offset, 0) && isSame(size, extent))
    return {low, high, zero, math.subtract(math.subtract(size, low), high)};
  bool hasLow = !isConstantIntValue(low, 0);
  bool hasHigh = !isConstantIntValue(high, 0);
  Range1D range{zero, zero, offset, size};
  if (hasLow) {
    OpFoldResult left = math.subtract(low, offset);
    range.low = math.min(math.max(left, zero), size);
    range.first = math.max(math.subtract(offset, low), zero);
  }
  if (hasHigh) {
    OpFoldResult behind = math.subtract(extent, math.add(offset, size));
    range.high = math.min(math.max(math.subtract(high, behind), zero), size);
    OpFoldResult last = math.subtract(math.subtract(extent, low),
                                      math.add(high, math.constant(1)));
    range.first = math.min(range.first, math.max(last, zero));
  }
  range.interior = math.subtract(math.subtract(size, range.low), range.high);
  return range;
}

template <typename Op>
static Tile makeTile(OpBuilder &builder, Op op, ArrayRef<OpFoldResult> offsets,
                     ArrayRef<OpFoldResult> sizes) {
  Tile tile;
  tile.offsets.assign(offsets.begin(), offsets.end());
  tile.sizes.assign(sizes.begin(), sizes.end());
  Numbers low = op.getMixedLow(), high = op.getMixedHigh();
  for (unsigned dim = 0; dim != op.getRank(); ++dim) {
    Range1D range =
        makeRange(Arithmetic(builder, op.getLoc()), offsets[dim], sizes[dim],
                  getExtent(builder, op.getLoc(), op.getInit(), dim), low[dim],
                  high[dim]);
    tile.low.push_back(range.low);
    tile.high.push_back(range.high);
    tile.first.push_back(range.first);
    tile.interior.push_back(range.interior);
  }
  return tile;
}

//===----------------------------------------------------------------------===//
// Making it
//===----------------------------------------------------------------------===//

namespace {
/// Builds the tile of one operation.
class Tiler {
public:
  Tiler(OpBuilder &builder, Location loc, const Tile &tile)
      : builder(builder), loc(loc), tile(tile), math(builder, loc) {}

  FailureOr<TilingResult> makeFrame(Operation *op, Value init, Region &border,
                                    StrategyAttr strategy);
  FailureOr<TilingResult> makeGeneric(GenericOp op);

private:
  /// An input of the tile, or null where its elements are read in the region.
  struct Input {
    Value value;
    AffineMap map;
  };

  Value slice(Value source, ArrayRef<OpFoldResult> offsets,
              ArrayRef<OpFoldResult> sizes);
  Input restrict(Value input, AffineMap map);
  std::optional<AffineExpr> restrictResult(AffineExpr expr, OpFoldResult extent,
                                           OpFoldResult &offset,
                                           OpFoldResult &size);
  OpFoldResult evaluate(AffineExpr expr);
  Block &makeBody(Region &source, ArrayRef<OpFoldResult> by, Region &target,
                  IRMapping &mapping);
  void cloneBorder(Region &source, Region &target);
  void cloneInterior(GenericOp op, ArrayRef<Input> inputs, Region &target);
  Value read(Value input, AffineMap map, Block &body);
  TilingResult finish(Operation *op);

  OpBuilder &builder;
  Location loc;
  const Tile &tile;
  Arithmetic math;
  SmallVector<Operation *> slices;
};

/// Amounts of a tile as operands and attributes.
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
  auto isWhole = [&](unsigned dim) {
    return isConstantIntValue(offsets[dim], 0) &&
           isSame(sizes[dim], getExtent(builder, loc, source, dim));
  };
  if (llvm::all_of(llvm::seq<unsigned>(0, offsets.size()), isWhole))
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
// Inputs
//===----------------------------------------------------------------------===//

/// A sum of multiples of dimensions, none of which is negative, and a number.
static bool isMonotonicSum(AffineExpr expr) {
  if (isa<AffineDimExpr, AffineConstantExpr>(expr))
    return true;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return isMonotonicSum(binary.getLHS()) && isMonotonicSum(binary.getRHS());
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && factor &&
         factor.getValue() >= 0 && isMonotonicSum(binary.getLHS());
}

/// `expr` at the tile's first interior point.
OpFoldResult Tiler::evaluate(AffineExpr expr) {
  return affine::makeComposedFoldedAffineApply(
      builder, loc, AffineMap::get(tile.first.size(), 0, expr), tile.first);
}

/// Which part of a dimension of an input a tile reads, and how it is indexed:
/// nullopt where that cannot be said by a map.
std::optional<AffineExpr> Tiler::restrictResult(AffineExpr expr,
                                                OpFoldResult extent,
                                                OpFoldResult &offset,
                                                OpFoldResult &size) {
  offset = math.constant(0);
  size = extent;
  if (isa<AffineConstantExpr>(expr))
    return expr;
  if (isMonotonicSum(expr)) {
    auto zeros = SmallVector<AffineExpr>(tile.first.size(),
                                         builder.getAffineConstantExpr(0));
    offset = evaluate(expr);
    AffineExpr linear = expr - expr.replaceDims(zeros);
    auto dim = dyn_cast<AffineDimExpr>(linear);
    if (linear != expr || !dim)
      // It would lie outside where the interior is empty.
      offset = math.min(offset, extent);
    size =
        dim ? tile.interior[dim.getPosition()] : math.subtract(extent, offset);
    return linear;
  }
  SmallVector<AffineExpr> shifted;
  for (auto [dim, first] : llvm::enumerate(tile.first)) {
    std::optional<int64_t> number = getConstantIntValue(first);
    if (!number && expr.isFunctionOfDim(dim))
      return std::nullopt;
    shifted.push_back(builder.getAffineDimExpr(dim) + number.value_or(0));
  }
  return expr.replaceDims(shifted);
}

Tiler::Input Tiler::restrict(Value input, AffineMap map) {
  Numbers offsets, sizes;
  SmallVector<AffineExpr> exprs;
  for (auto [number, expr] : llvm::enumerate(map.getResults())) {
    OpFoldResult offset, size;
    std::optional<AffineExpr> restricted = restrictResult(
        expr, getExtent(builder, loc, input, number), offset, size);
    if (!restricted)
      return {};
    exprs.push_back(*restricted);
    offsets.push_back(offset);
    sizes.push_back(size);
  }
  return {slice(input, offsets, sizes),
          AffineMap::get(map.getNumDims(), 0, exprs, builder.getContext())};
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// The body of `target`, whose indices are those of `source` counted from
/// `by`; `builder` is inside from then on.
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

/// The element of `input`, which is not restricted, at the point of `body`.
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

void Tiler::cloneInterior(GenericOp op, ArrayRef<Input> inputs,
                          Region &target) {
  OpBuilder::InsertionGuard guard(builder);
  IRMapping mapping;
  Region &source = op.getInterior();
  Block &body = makeBody(source, tile.first, target, mapping);
  for (auto [number, input] : llvm::enumerate(inputs)) {
    BlockArgument old = op.getElement(number);
    if (input.value)
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

FailureOr<TilingResult> Tiler::makeGeneric(GenericOp op) {
  if (tile.isKnownBorder())
    return makeFrame(op, op.getInit(), op.getBorder(), op.getStrategyAttr());
  SmallVector<Input> inputs;
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (auto [number, value] : llvm::enumerate(op.getInputs())) {
    inputs.push_back(restrict(value, op.getMap(number)));
    if (!inputs.back().value)
      continue;
    operands.push_back(inputs.back().value);
    maps.push_back(inputs.back().map);
  }
  Value destination = slice(op.getInit(), tile.offsets, tile.sizes);
  Amounts amounts(tile);
  auto generic = GenericOp::create(
      builder, loc, getResultTypes(destination), amounts.low, amounts.high,
      amounts.staticLow, amounts.staticHigh, operands,
      builder.getAffineMapArrayAttr(maps), destination, op.getStrategyAttr());
  generic->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  cloneInterior(op, inputs, generic.getInterior());
  cloneBorder(op.getBorder(), generic.getBorder());
  return finish(generic);
}

static FailureOr<TilingResult> makeTiled(OpBuilder &builder, FrameOp op,
                                         const Tile &tile) {
  return Tiler(builder, op.getLoc(), tile)
      .makeFrame(op, op.getInit(), op.getBorder(), op.getStrategyAttr());
}

static FailureOr<TilingResult> makeTiled(OpBuilder &builder, GenericOp op,
                                         const Tile &tile) {
  return Tiler(builder, op.getLoc(), tile).makeGeneric(op);
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

/// The loops are the result's dimensions: a tile of one is that of the other.
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

FailureOr<TilingResult>
FrameOp::getTiledImplementation(OpBuilder &builder,
                                ArrayRef<OpFoldResult> offsets,
                                ArrayRef<OpFoldResult> sizes) {
  return makeTiled(builder, *this, makeTile(builder, *this, offsets, sizes));
}

FailureOr<TilingResult>
GenericOp::getTiledImplementation(OpBuilder &builder,
                                  ArrayRef<OpFoldResult> offsets,
                                  ArrayRef<OpFoldResult> sizes) {
  return makeTiled(builder, *this, makeTile(builder, *this, offsets, sizes));
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
