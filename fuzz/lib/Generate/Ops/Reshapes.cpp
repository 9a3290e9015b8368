//===- Reshapes.cpp - collapse_shape, expand_shape, reshape, cast -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Groups neighbouring dimensions.
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

bool generate::emitCollapseShape(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickCopyable(program, 1);
  if (!source)
    return false;
  SmallVector<ReassociationIndices> groups =
      pickGroups(program.choices, source->getRank());
  Extents extents;
  for (ArrayRef<int64_t> group : groups) {
    int64_t product = 1;
    for (int64_t dim : group)
      product *= source->extents[dim];
    extents.push_back(product);
  }
  program.add(program.create<tensor::CollapseShapeOp>(source->value, groups),
              extents);
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

bool generate::emitExpandShape(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickCopyable(program, 1);
  if (!source || source->getRank() >= budget::maxRank)
    return false;
  auto type = cast<RankedTensorType>(source->value.getType());
  unsigned split = program.choices.draw(source->getRank());
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  Extents extents;
  // At most one extent of a group may be dynamic: upstream crashes on two.
  auto add = [&](int64_t extent, bool isDynamic) {
    groups.back().push_back(extents.size());
    extents.push_back(extent);
    shape.push_back(isDynamic ? ShapedType::kDynamic : extent);
    sizes.push_back(isDynamic
                        ? OpFoldResult(program.getIndex(extent))
                        : OpFoldResult(program.builder.getIndexAttr(extent)));
  };
  for (unsigned i = 0; i < source->getRank(); ++i) {
    groups.emplace_back();
    int64_t extent = source->extents[i];
    bool isDynamic = type.isDynamicDim(i);
    if (i == split) {
      int64_t outer = pickDivisor(program.choices, extent);
      add(outer, false);
      extent /= outer;
    }
    add(extent, isDynamic);
  }
  program.add(program.create<tensor::ExpandShapeOp>(
                  RankedTensorType::get(shape, source->getElementType()),
                  source->value, groups, sizes),
              extents);
  return true;
}

bool generate::emitReshape(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickCopyable(program, 0);
  if (!source)
    return false;
  int64_t elements = getNumElements(source->extents);
  int64_t outer = pickDivisor(program.choices, elements);
  Extents extents = {outer, elements / outer};
  OpBuilder &b = program.builder;
  Type index = program.choices.pick<Type>(
      {b.getIndexType(), b.getI64Type(), b.getI32Type()});
  SmallVector<Value> sizes;
  for (int64_t extent : extents)
    sizes.push_back(index.isIndex()
                        ? program.getIndex(extent)
                        : program.getConstant(b.getIntegerAttr(index, extent)));
  Value shape = program.create<tensor::FromElementsOp>(
      RankedTensorType::get({2}, index), sizes);
  program.add(program.create<tensor::ReshapeOp>(
                  program.pickTensorType(extents, source->getElementType()),
                  source->value, shape),
              extents);
  return true;
}

bool generate::emitCast(ProgramBuilder &program) {
  const TrackedTensor *picked = program.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor source = *picked;
  // Each extent becomes static or dynamic; at least one changes.
  auto type = cast<RankedTensorType>(source.value.getType());
  SmallVector<int64_t, 5> shape(type.getShape());
  unsigned always = program.choices.draw(shape.size());
  for (auto [i, extent] : llvm::enumerate(shape))
    if (i == always || program.choices.chance(50))
      extent = ShapedType::isDynamic(extent) ? source.extents[i]
                                             : ShapedType::kDynamic;
  Value result =
      program.create<tensor::CastOp>(type.clone(shape), source.value);
  program.add(result, source.extents);
  return true;
}
