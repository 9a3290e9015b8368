//===- TiledLoop.cpp - loops over tiles, with a smaller last tile ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "Ops.h"
#include "Pad.h"
#include "StructuredOps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The division of dimension `dim` of `whole` into tiles of `size` elements.
struct Tiles {
  TrackedTensor whole;
  unsigned dim;
  int64_t size;

  Extents getExtents() const {
    Extents extents = whole.extents;
    extents[dim] = size;
    return extents;
  }
};

/// The position of one tile in the whole tensor, as the operands of a slice.
struct Place {
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

static std::optional<Tiles> pickTiles(ProgramBuilder &p) {
  const TrackedTensor *found = p.pickTensor([&](const TrackedTensor &tensor) {
    return hasSlices(tensor) && p.fits(2 * getNumElements(tensor.extents));
  });
  if (!found)
    return std::nullopt;
  Tiles tiles{*found, unsigned(p.choices.draw(found->getRank())), 0};
  tiles.size = p.choices.pick<int64_t>({2, 3, 1, 4});
  if (getNumElements(tiles.getExtents()) > p.limits.elements)
    return std::nullopt;
  return tiles;
}

static Place makePlace(ProgramBuilder &p, const Tiles &tiles, Value induction,
                       Value end) {
  OpBuilder &b = p.builder;
  AffineExpr rest = b.getAffineDimExpr(1) - b.getAffineDimExpr(0);
  OpFoldResult size = affine::makeComposedFoldedAffineMin(
      b, p.location,
      AffineMap::get(2, 0, {b.getAffineConstantExpr(tiles.size), rest},
                     b.getContext()),
      {induction, end});
  Place place;
  for (auto [i, extent] : llvm::enumerate(tiles.whole.extents)) {
    bool isTiled = i == tiles.dim;
    place.offsets.push_back(isTiled ? OpFoldResult(induction)
                                    : OpFoldResult(b.getIndexAttr(0)));
    place.sizes.push_back(isTiled ? size
                                  : OpFoldResult(b.getIndexAttr(extent)));
    place.strides.push_back(b.getIndexAttr(1));
  }
  return place;
}

/// Pads a partial tile to the size of a full one, computes with the padded
/// tile, and removes the padding from the result.
static Value computePadded(ProgramBuilder &p, const Tiles &tiles,
                           const Place &place, Value tile) {
  OpBuilder &b = p.builder;
  PadAmounts amounts;
  amounts.extents = tiles.getExtents();
  amounts.isFixed = false;
  for (unsigned i = 0; i < amounts.extents.size(); ++i) {
    amounts.low.push_back(b.getIndexAttr(0));
    amounts.high.push_back(b.getIndexAttr(0));
    amounts.lowNumbers.push_back(0);
  }
  amounts.high[tiles.dim] = affine::makeComposedFoldedAffineApply(
      b, p.location,
      b.getAffineConstantExpr(tiles.size) - b.getAffineDimExpr(0),
      {place.sizes[tiles.dim]});
  TrackedTensor padded = buildPad(p, {tile, tiles.getExtents()}, amounts);
  emitBody(p, budget::maxNestedSteps);
  Value computed = pickYield(p, padded, padded.value);
  SmallVector<OpFoldResult> zeros(place.offsets.size(), b.getIndexAttr(0));
  return p.create<tensor::ExtractSliceOp>(computed, zeros, place.sizes,
                                          place.strides);
}

/// Computes the tile without padding. The result has the size of the tile.
static Value computeUnpadded(ProgramBuilder &p, const Place &place,
                             Value tile) {
  OpBuilder &b = p.builder;
  auto type = cast<RankedTensorType>(tile.getType());
  AffineMap map = b.getMultiDimIdentityMap(type.getRank());
  Value empty = p.create<tensor::EmptyOp>(place.sizes, type.getElementType());
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return p
      .create<linalg::GenericOp>(
          TypeRange{empty.getType()}, ValueRange{tile}, ValueRange{empty},
          ArrayRef<AffineMap>{map, map}, iterators,
          [&](OpBuilder &body, Location location, ValueRange arguments) {
            ScalarBuilder scalars = p.getScalarBuilder(body);
            scalars.operands.push_back(arguments[0]);
            linalg::YieldOp::create(
                body, location,
                scalars.emit(type.getElementType(),
                             p.choices.draw(budget::maxBodySteps)));
          })
      .getResult(0);
}

bool generate::emitTiledLoop(ProgramBuilder &p) {
  // Besides the limits of nesting, tensors must have no encodings, because the
  // types that upstream infers for slices have none.
  if (!mayNest(p) || p.features.encodings)
    return false;
  std::optional<Tiles> tiles = pickTiles(p);
  if (!tiles)
    return false;
  OpBuilder &b = p.builder;
  TrackedTensor source = tiles->whole;
  Init init = pickInit(p, source.extents, source.getElementType(),
                       /*mustBeReadable=*/true);
  Value begin = p.getConstant(b.getIndexAttr(0));
  Value end = p.getIndex(source.extents[tiles->dim]);
  Value step = p.getConstant(b.getIndexAttr(tiles->size));
  auto loop = p.create<scf::ForOp>(begin, end, step, ValueRange{init.value});
  {
    RegionScope scope(p, loop.getBody());
    Value carried = loop.getRegionIterArg(0);
    Place place = makePlace(p, *tiles, loop.getInductionVar(), end);
    Value from = p.choices.chance(25) ? carried : source.value;
    Value tile = p.create<tensor::ExtractSliceOp>(from, place.offsets,
                                                  place.sizes, place.strides);
    Value computed = p.choices.chance(60)
                         ? computePadded(p, *tiles, place, tile)
                         : computeUnpadded(p, place, tile);
    Value inserted = p.create<tensor::InsertSliceOp>(
        computed, carried, place.offsets, place.sizes, place.strides);
    p.create<scf::YieldOp>(inserted);
  }
  p.add(loop.getResult(0), source.extents);
  return true;
}
