//===- Pack.cpp - linalg.pack and linalg.unpack -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamedOps.h"
#include "Ops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// Tiles of some of a tensor's dimensions.
struct Tiling {
  SmallVector<int64_t> dims, tiles, order;
  SmallVector<OpFoldResult> sizes;
};
} // namespace

static Tiling pickTiling(ProgramBuilder &program, unsigned rank) {
  Choices &choices = program.choices;
  Tiling tiling;
  unsigned always = choices.draw(rank);
  for (unsigned i = 0; i < rank; ++i)
    if (i == always ||
        (rank + tiling.dims.size() + 1 < budget::maxRank && choices.chance(30)))
      tiling.dims.push_back(i);
  if (tiling.dims.size() > 1 && choices.chance(program.features.permutedMaps))
    std::swap(tiling.dims[0], tiling.dims[1]);
  for (size_t i = 0; i < tiling.dims.size(); ++i) {
    tiling.tiles.push_back(choices.pick<int64_t>({2, 1, 3, 4}));
    tiling.sizes.push_back(program.getFoldable(
        tiling.tiles.back(), program.features.dynamicExtents / 3));
  }
  AffineMap order = pickPermutation(program, rank);
  if (!order.isIdentity())
    for (unsigned i = 0; i < rank; ++i)
      tiling.order.push_back(order.getDimPosition(i));
  return tiling;
}

/// The shape of the packed tensor: static where the numbers are.
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

/// A destination without a buffer of its own yet.
static Value makeDestination(ProgramBuilder &program, ArrayRef<int64_t> shape,
                             ArrayRef<int64_t> extents, Type type) {
  Init init = pickInit(program, extents, type, /*mustBeReadable=*/false);
  return castToShape(program, init.value, shape);
}

bool generate::emitPack(ProgramBuilder &program) {
  std::optional<TrackedTensor> source =
      pickSource(program, [](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && tensor.getRank() < budget::maxRank &&
               getNumElements(tensor.extents) > 0;
      });
  if (!source)
    return false;
  Tiling tiling = pickTiling(program, source->getRank());
  Extents extents = getPackedExtents(source->extents, tiling);
  if (getNumElements(extents) > budget::maxElements ||
      !program.fits(2 * budget::maxElements))
    return false;
  Type type = source->getElementType();
  auto sourceType = cast<RankedTensorType>(source->value.getType());
  Value dest = makeDestination(program, getPackedShape(sourceType, tiling),
                               extents, type);
  Value padding = program.getScalarBuilder().makeConstant(type);
  auto pack = linalg::PackOp::create(program.builder, program.location,
                                     source->value, dest, tiling.dims,
                                     tiling.sizes, padding, tiling.order);
  program.add(pack->getResult(0), extents);
  return true;
}

/// Of a tensor that is as `emitPack` makes them, or of an argument.
bool generate::emitUnpack(ProgramBuilder &program) {
  Extents extents = program.pickExtents(budget::maxProducerElements);
  if (extents.empty() || extents.size() >= budget::maxRank ||
      getNumElements(extents) == 0 || !program.fits(2 * budget::maxElements))
    return false;
  Tiling tiling = pickTiling(program, extents.size());
  Type type = program.pickElementType();
  RankedTensorType destType = program.pickTensorType(extents, type);
  Extents packed = getPackedExtents(extents, tiling);
  if (getNumElements(packed) > budget::maxElements)
    return false;
  Value source = castToShape(program, pickOrAdd(program, packed, type),
                             getPackedShape(destType, tiling));
  Value dest = makeDestination(program, destType.getShape(), extents, type);
  auto unpack =
      linalg::UnPackOp::create(program.builder, program.location, source, dest,
                               tiling.dims, tiling.sizes, tiling.order);
  program.add(unpack->getResult(0), extents);
  return true;
}
