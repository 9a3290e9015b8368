//===- Pack.cpp - linalg.pack and linalg.unpack -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamedOps.h"
#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The tiles into which a pack divides some dimensions of a tensor.
struct Tiling {
  SmallVector<int64_t> dims, tiles, order;
  SmallVector<OpFoldResult> sizes;
};
} // namespace

/// Picks the size of a tile, which often divides `extent`.
static int64_t pickTile(Choices &choices, int64_t extent) {
  int64_t tile = choices.pick<int64_t>({2, 1, 3, 4});
  if (choices.chance(45))
    while (extent % tile != 0)
      --tile;
  return tile;
}

static Tiling pickTiling(ProgramBuilder &p, ArrayRef<int64_t> extents) {
  Choices &choices = p.choices;
  unsigned rank = extents.size();
  Tiling tiling;
  unsigned always = choices.draw(rank);
  for (unsigned i = 0; i < rank; ++i)
    if (i == always ||
        (rank + tiling.dims.size() + 1 < budget::maxRank && choices.chance(30)))
      tiling.dims.push_back(i);
  if (tiling.dims.size() > 1 && choices.chance(p.features.permutedMaps))
    std::swap(tiling.dims[0], tiling.dims[1]);
  for (size_t i = 0; i < tiling.dims.size(); ++i) {
    tiling.tiles.push_back(pickTile(choices, extents[tiling.dims[i]]));
    tiling.sizes.push_back(
        p.getFoldable(tiling.tiles.back(), p.features.dynamicExtents / 3));
  }
  AffineMap order = pickPermutation(p, rank);
  if (!order.isIdentity())
    for (unsigned i = 0; i < rank; ++i)
      tiling.order.push_back(order.getDimPosition(i));
  return tiling;
}

/// Returns the tiling of `op`, a pack or unpack, whose tiles have the sizes
/// `tiles` at run time.
template <typename OpTy>
static Tiling getTiling(OpTy op, ArrayRef<int64_t> tiles) {
  Tiling tiling;
  llvm::append_range(tiling.dims, op.getInnerDimsPos());
  llvm::append_range(tiling.tiles, tiles);
  llvm::append_range(tiling.order, op.getOuterDimsPerm());
  tiling.sizes = op.getMixedTiles();
  return tiling;
}

/// Picks a tiling of a tensor. If the tensor is the result of an unpack with
/// static tiles, the tiling is mostly that of the unpack.
static Tiling pickTiling(ProgramBuilder &p, const TrackedTensor &tensor) {
  auto unpack = tensor.value.getDefiningOp<linalg::UnPackOp>();
  if (!unpack || llvm::any_of(unpack.getStaticTiles(), ShapedType::isDynamic) ||
      !p.choices.chance(65))
    return pickTiling(p, tensor.extents);
  return getTiling(unpack, unpack.getStaticTiles());
}

/// Picks a tiling with which to unpack a tensor of at least two dimensions. The
/// last dimensions of the tensor are the tiles of some of its other dimensions.
static Tiling pickInverse(ProgramBuilder &p, const TrackedTensor &packed) {
  Choices &choices = p.choices;
  auto type = cast<RankedTensorType>(packed.value.getType());
  ArrayRef<int64_t> extents = packed.extents;
  if (auto pack = packed.value.getDefiningOp<linalg::PackOp>();
      pack && choices.chance(70))
    return getTiling(pack, extents.take_back(pack.getInnerDimsPos().size()));
  unsigned count = 1 + choices.draw(packed.getRank() / 2);
  unsigned rank = packed.getRank() - count;
  Tiling tiling;
  AffineMap dims = pickPermutation(p, rank);
  AffineMap order = pickPermutation(p, rank);
  for (unsigned i = 0; i < count; ++i) {
    int64_t tile = extents[rank + i];
    tiling.dims.push_back(dims.getDimPosition(i));
    tiling.tiles.push_back(tile);
    tiling.sizes.push_back(
        p.getFoldable(tile, type.isDynamicDim(rank + i) ? 100 : 0));
  }
  if (!order.isIdentity())
    for (unsigned i = 0; i < rank; ++i)
      tiling.order.push_back(order.getDimPosition(i));
  return tiling;
}

/// Picks the extents of the unpacked tensor. They need not be multiples of the
/// sizes of the tiles.
static Extents pickUnpacked(ProgramBuilder &p, const TrackedTensor &packed,
                            const Tiling &tiling) {
  Extents extents(packed.extents.begin(),
                  packed.extents.end() - tiling.dims.size());
  for (auto [i, dim] : llvm::enumerate(tiling.order))
    extents[dim] = packed.extents[i];
  for (auto [dim, tile] : llvm::zip_equal(tiling.dims, tiling.tiles)) {
    extents[dim] *= tile;
    if (p.choices.chance(40))
      extents[dim] -= p.choices.draw(tile);
  }
  return extents;
}

/// Returns the shape of the packed tensor, in which an extent is static if the
/// extents and tiles that it depends on are static.
static SmallVector<int64_t, 5> getPackedShape(RankedTensorType type,
                                              const Tiling &tiling) {
  SmallVector<int64_t, 5> grid(type.getShape()), within;
  for (auto [i, dim] : llvm::enumerate(tiling.dims)) {
    bool isStatic = isa<Attribute>(tiling.sizes[i]);
    within.push_back(isStatic ? tiling.tiles[i] : ShapedType::kDynamic);
    if (!isStatic)
      grid[dim] = ShapedType::kDynamic;
    else if (!ShapedType::isDynamic(grid[dim]))
      grid[dim] = llvm::divideCeilSigned(grid[dim], tiling.tiles[i]);
  }
  SmallVector<int64_t, 5> shape;
  for (unsigned i = 0; i < grid.size(); ++i)
    shape.push_back(grid[tiling.order.empty() ? i : tiling.order[i]]);
  llvm::append_range(shape, within);
  return shape;
}

static Extents getPackedExtents(ArrayRef<int64_t> extents,
                                const Tiling &tiling) {
  Extents grid(extents), packed;
  for (auto [dim, tile] : llvm::zip_equal(tiling.dims, tiling.tiles))
    grid[dim] = llvm::divideCeilSigned(grid[dim], tile);
  for (unsigned i = 0; i < grid.size(); ++i)
    packed.push_back(grid[tiling.order.empty() ? i : tiling.order[i]]);
  llvm::append_range(packed, tiling.tiles);
  return packed;
}

/// Picks a destination and casts it to `shape`.
static Value makeDestination(ProgramBuilder &p, ArrayRef<int64_t> shape,
                             ArrayRef<int64_t> extents, Type type) {
  Init init = pickInit(p, extents, type, /*mustBeReadable=*/false);
  return castToShape(p, init.value, shape);
}

/// Returns whether the sizes of the tiles divide the extents, so that the pack
/// needs no padding.
static bool areTilesFull(ArrayRef<int64_t> extents, const Tiling &tiling) {
  return llvm::all_of_zip(
      tiling.dims, tiling.tiles,
      [&](int64_t dim, int64_t tile) { return extents[dim] % tile == 0; });
}

/// Picks a tensor that has elements, and whose rank is in the given range. Its
/// elements may be unwritten.
static std::optional<TrackedTensor>
pickMoved(ProgramBuilder &p, unsigned minRank, unsigned maxRank) {
  const TrackedTensor *found =
      p.pickMovedTensor([&](const TrackedTensor &tensor) {
        return tensor.getRank() >= minRank && tensor.getRank() <= maxRank &&
               isNonEmpty(tensor) && isComputed(tensor.getElementType());
      });
  return found ? std::make_optional(*found) : std::nullopt;
}

bool generate::emitPack(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickMoved(p, 1, budget::maxRank - 1);
  if (!source)
    return false;
  Tiling tiling = pickTiling(p, *source);
  Extents extents = getPackedExtents(source->extents, tiling);
  if (getNumElements(extents) > p.limits.elements ||
      !p.fits(2 * p.limits.elements))
    return false;
  Type type = source->getElementType();
  auto sourceType = cast<RankedTensorType>(source->value.getType());
  Value dest =
      makeDestination(p, getPackedShape(sourceType, tiling), extents, type);
  std::optional<Value> padding;
  if (!areTilesFull(source->extents, tiling) || p.choices.chance(40))
    padding = p.getScalarBuilder().makeConstant(type);
  auto pack = p.create<linalg::PackOp>(source->value, dest, tiling.dims,
                                       tiling.sizes, padding, tiling.order);
  p.add(pack->getResult(0), extents);
  return true;
}

/// Adds an argument that has the extents of a packed tensor.
static std::optional<TrackedTensor> addPacked(ProgramBuilder &p) {
  Extents extents = p.pickExtents(p.limits.producerElements);
  if (extents.empty() || extents.size() >= budget::maxRank ||
      getNumElements(extents) == 0)
    return std::nullopt;
  Extents packed = getPackedExtents(extents, pickTiling(p, extents));
  if (getNumElements(packed) > p.limits.elements)
    return std::nullopt;
  return p.addTensorArgument(packed, p.pickElementType());
}

bool generate::emitUnpack(ProgramBuilder &p) {
  std::optional<TrackedTensor> source;
  if (!p.choices.chance(25))
    source = pickMoved(p, 2, budget::maxRank);
  if (!source)
    source = addPacked(p);
  if (!source || !p.fits(2 * p.limits.elements))
    return false;
  Tiling tiling = pickInverse(p, *source);
  Extents extents = pickUnpacked(p, *source, tiling);
  if (getNumElements(extents) > p.limits.elements)
    return false;
  Type type = source->getElementType();
  RankedTensorType destType = p.pickTensorType(extents, type);
  Value packed =
      castToShape(p, source->value, getPackedShape(destType, tiling));
  Value dest = makeDestination(p, destType.getShape(), extents, type);
  auto unpack = p.create<linalg::UnPackOp>(packed, dest, tiling.dims,
                                           tiling.sizes, tiling.order);
  p.add(unpack->getResult(0), extents);
  return true;
}
