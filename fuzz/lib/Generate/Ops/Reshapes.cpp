//===- Reshapes.cpp - collapse_shape, expand_shape, reshape, cast ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Divides the dimensions into groups of neighbouring ones.
static SmallVector<ReassociationIndices> pickGroups(Choices &choices,
                                                    unsigned rank) {
  SmallVector<ReassociationIndices> groups;
  for (unsigned i = 0; i < rank; ++i) {
    if (groups.empty() || choices.chance(40))
      groups.emplace_back();
    groups.back().push_back(i);
  }
  return groups;
}

bool generate::emitCollapseShape(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickCopyable(p, 1);
  if (!source)
    return false;
  SmallVector<ReassociationIndices> groups =
      pickGroups(p.choices, source->getRank());
  Extents extents;
  for (ArrayRef<int64_t> group : groups) {
    int64_t product = 1;
    for (int64_t dim : group)
      product *= source->extents[dim];
    extents.push_back(product);
  }
  p.add(p.create<tensor::CollapseShapeOp>(source->value, groups), extents);
  return true;
}

/// Picks a divisor of `number`.
static int64_t pickDivisor(Choices &choices, int64_t number) {
  SmallVector<int64_t> divisors;
  for (int64_t i = 1; i <= number; ++i)
    if (number % i == 0)
      divisors.push_back(i);
  return divisors[choices.draw(divisors.size())];
}

bool generate::emitExpandShape(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickCopyable(p, 1);
  if (!source || source->getRank() >= budget::maxRank)
    return false;
  auto type = cast<RankedTensorType>(source->value.getType());
  unsigned split = p.choices.draw(source->getRank());
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  Extents extents;
  // Make at most one extent of a group dynamic, because upstream crashes if two
  // are.
  auto add = [&](int64_t extent, bool isDynamic) {
    groups.back().push_back(extents.size());
    extents.push_back(extent);
    shape.push_back(isDynamic ? ShapedType::kDynamic : extent);
    sizes.push_back(isDynamic ? OpFoldResult(p.getIndex(extent))
                              : OpFoldResult(p.builder.getIndexAttr(extent)));
  };
  for (unsigned i = 0; i < source->getRank(); ++i) {
    groups.emplace_back();
    int64_t extent = source->extents[i];
    bool isDynamic = type.isDynamicDim(i);
    if (i == split) {
      int64_t outer = pickDivisor(p.choices, extent);
      add(outer, false);
      extent /= outer;
    }
    add(extent, isDynamic);
  }
  p.add(p.create<tensor::ExpandShapeOp>(
            RankedTensorType::get(shape, source->getElementType()),
            source->value, groups, sizes),
        extents);
  return true;
}

bool generate::emitReshape(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickCopyable(p, 0);
  if (!source)
    return false;
  int64_t elements = getNumElements(source->extents);
  int64_t outer = pickDivisor(p.choices, elements);
  Extents extents = {outer, elements / outer};
  OpBuilder &b = p.builder;
  Type index =
      p.choices.pick<Type>({b.getIndexType(), b.getI64Type(), b.getI32Type()});
  SmallVector<Value> sizes;
  for (int64_t extent : extents)
    sizes.push_back(index.isIndex()
                        ? p.getIndex(extent)
                        : p.getConstant(b.getIntegerAttr(index, extent)));
  Value shape = p.create<tensor::FromElementsOp>(
      RankedTensorType::get({2}, index), sizes);
  p.add(p.create<tensor::ReshapeOp>(
            p.pickTensorType(extents, source->getElementType()), source->value,
            shape),
        extents);
  return true;
}

bool generate::emitCast(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked || !p.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor source = *picked;
  // Change each extent from static to dynamic or back, or keep it. At least one
  // changes.
  auto type = cast<RankedTensorType>(source.value.getType());
  SmallVector<int64_t, 5> shape(type.getShape());
  unsigned always = p.choices.draw(shape.size());
  for (auto [i, extent] : llvm::enumerate(shape))
    if (i == always || p.choices.chance(50))
      extent = ShapedType::isDynamic(extent) ? source.extents[i]
                                             : ShapedType::kDynamic;
  Value result = p.create<tensor::CastOp>(type.clone(shape), source.value);
  p.add(result, source.extents);
  return true;
}
