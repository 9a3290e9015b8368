//===- TiledLoop.cpp - loops over tiles, the last of which may be smaller -===//
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
/// One dimension of `whole` in tiles of `size`.
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

/// The position of a tile in the whole.
struct Place {
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

static std::optional<Tiles> pickTiles(ProgramBuilder &program) {
  const TrackedTensor *found =
      program.pickTensor([&](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && getNumElements(tensor.extents) > 0 &&
               program.fits(2 * getNumElements(tensor.extents));
      });
  if (!found)
    return std::nullopt;
  Tiles tiles{*found, unsigned(program.choices.draw(found->getRank())), 0};
  tiles.size = program.choices.pick<int64_t>({2, 3, 1, 4});
  if (getNumElements(tiles.getExtents()) > program.limits.elements)
    return std::nullopt;
  return tiles;
}

static Place makePlace(ProgramBuilder &program, const Tiles &tiles,
                       Value induction, Value end) {
  OpBuilder &b = program.builder;
  AffineExpr rest = b.getAffineDimExpr(1) - b.getAffineDimExpr(0);
  OpFoldResult size = affine::makeComposedFoldedAffineMin(
      b, program.location,
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

/// Pads a partial tile to the size of the others, computes with it, and cuts it
/// again.
static Value computePadded(ProgramBuilder &program, const Tiles &tiles,
                           const Place &place, Value tile) {
  OpBuilder &b = program.builder;
  PadAmounts amounts;
  amounts.extents = tiles.getExtents();
  amounts.isFixed = false;
  for (unsigned i = 0; i < amounts.extents.size(); ++i) {
    amounts.low.push_back(b.getIndexAttr(0));
    amounts.high.push_back(b.getIndexAttr(0));
    amounts.lowNumbers.push_back(0);
  }
  amounts.high[tiles.dim] = affine::makeComposedFoldedAffineApply(
      b, program.location,
      b.getAffineConstantExpr(tiles.size) - b.getAffineDimExpr(0),
      {place.sizes[tiles.dim]});
  TrackedTensor padded = buildPad(program, {tile, tiles.getExtents()}, amounts);
  emitBody(program, budget::maxNestedSteps);
  Value computed = pickYield(program, padded, padded.value);
  SmallVector<OpFoldResult> zeros(place.offsets.size(), b.getIndexAttr(0));
  return program.create<tensor::ExtractSliceOp>(computed, zeros, place.sizes,
                                                place.strides);
}

/// Computes the tile without padding, into a tensor of the tile's size.
static Value computeUnpadded(ProgramBuilder &program, const Place &place,
                             Value tile) {
  OpBuilder &b = program.builder;
  auto type = cast<RankedTensorType>(tile.getType());
  AffineMap map = b.getMultiDimIdentityMap(type.getRank());
  Value empty =
      program.create<tensor::EmptyOp>(place.sizes, type.getElementType());
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return program
      .create<linalg::GenericOp>(
          TypeRange{empty.getType()}, ValueRange{tile}, ValueRange{empty},
          ArrayRef<AffineMap>{map, map}, iterators,
          [&](OpBuilder &body, Location location, ValueRange arguments) {
            ScalarBuilder scalars = program.getScalarBuilder(body);
            scalars.operands.push_back(arguments[0]);
            linalg::YieldOp::create(
                body, location,
                scalars.emit(type.getElementType(),
                             program.choices.draw(budget::maxBodySteps)));
          })
      .getResult(0);
}

bool generate::emitTiledLoop(ProgramBuilder &program) {
  // The types that upstream infers for slices have no encoding.
  if (!mayNest(program) || program.features.encodings)
    return false;
  std::optional<Tiles> tiles = pickTiles(program);
  if (!tiles)
    return false;
  OpBuilder &b = program.builder;
  TrackedTensor source = tiles->whole;
  Init init = pickInit(program, source.extents, source.getElementType(),
                       /*mustBeReadable=*/true);
  Value begin = program.getConstant(b.getIndexAttr(0));
  Value end = program.getIndex(source.extents[tiles->dim]);
  Value step = program.getConstant(b.getIndexAttr(tiles->size));
  auto loop =
      program.create<scf::ForOp>(begin, end, step, ValueRange{init.value});
  {
    RegionScope scope(program, loop.getBody());
    Value carried = loop.getRegionIterArg(0);
    Place place = makePlace(program, *tiles, loop.getInductionVar(), end);
    Value from = program.choices.chance(25) ? carried : source.value;
    Value tile = program.create<tensor::ExtractSliceOp>(
        from, place.offsets, place.sizes, place.strides);
    Value computed = program.choices.chance(60)
                         ? computePadded(program, *tiles, place, tile)
                         : computeUnpadded(program, place, tile);
    Value inserted = program.create<tensor::InsertSliceOp>(
        computed, carried, place.offsets, place.sizes, place.strides);
    program.create<scf::YieldOp>(inserted);
  }
  program.add(loop.getResult(0), source.extents);
  return true;
}
