//===- Coordinates.cpp - tensor.gather and tensor.scatter -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

#include <set>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The indices of a gather or scatter. For each point of `batch` there is a
/// tuple, which has a coordinate for each dimension in `dims`.
struct Tuples {
  SmallVector<int64_t> dims;
  Extents batch;
  std::vector<std::vector<int64_t>> tuples;
  bool areUnique = true;
};
} // namespace

/// Picks some dimensions of `extents`, and tuples of coordinates that are in
/// bounds. Returns nullopt if it has picked no dimension, or if it has picked
/// equal tuples although `mustDiffer` is set.
static std::optional<Tuples>
pickTuples(Choices &choices, ArrayRef<int64_t> extents, bool mustDiffer) {
  Tuples picked;
  for (auto [dim, extent] : llvm::enumerate(extents))
    if (extent > 0 && choices.chance(50))
      picked.dims.push_back(dim);
  if (picked.dims.empty())
    return std::nullopt;
  for (unsigned rank = choices.weighted({20, 50, 30}); rank > 0; --rank)
    picked.batch.push_back(choices.pick<int64_t>({2, 1, 3, 2, 1, 0}));
  std::set<std::vector<int64_t>> seen;
  for (int64_t i = 0, e = getNumElements(picked.batch); i < e; ++i) {
    std::vector<int64_t> tuple;
    for (unsigned tries = 0; tries < 8; ++tries) {
      tuple.clear();
      for (int64_t dim : picked.dims)
        tuple.push_back(choices.draw(extents[dim]));
      if (!mustDiffer || !seen.count(tuple))
        break;
    }
    picked.areUnique &= seen.insert(tuple).second;
    picked.tuples.push_back(tuple);
  }
  if (mustDiffer && !picked.areUnique)
    return std::nullopt;
  return picked;
}

/// Makes a constant tensor of the tuples. Its element type is index or one of
/// several integer types.
static Value makeIndices(TensorProgram &p, const Tuples &tuples) {
  OpBuilder &b = p.builder;
  SmallVector<int64_t> numbers;
  for (const std::vector<int64_t> &tuple : tuples.tuples)
    llvm::append_range(numbers, tuple);
  Type element = p.choices.pick<Type>({b.getIndexType(), b.getI64Type(),
                                       b.getI32Type(), b.getI16Type(),
                                       b.getIntegerType(9), b.getI1Type()});
  SmallVector<int64_t> shape{ArrayRef<int64_t>(tuples.batch)};
  shape.push_back(tuples.dims.size());
  Value indices = p.makeNumbers(shape, element, numbers);
  SmallVector<int64_t> known(shape);
  for (int64_t &extent : MutableArrayRef<int64_t>(known).drop_back())
    if (p.choices.chance(p.base.features.dynamicExtents))
      extent = ShapedType::kDynamic;
  if (known == shape)
    return indices;
  auto type = cast<RankedTensorType>(indices.getType());
  return p.create<tensor::CastOp>(type.clone(known), indices);
}

/// Returns the extents of the result of a gather, or of the source of a
/// scatter.
static Extents getSlices(const Tuples &tuples, ArrayRef<int64_t> extents,
                         bool reduced) {
  Extents slices = tuples.batch;
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    bool isIndexed = llvm::is_contained(tuples.dims, dim);
    if (!isIndexed || !reduced)
      slices.push_back(isIndexed ? 1 : extent);
  }
  return slices;
}

static bool hasRank(const TrackedTensor &tensor) {
  return tensor.getRank() > 0;
}

bool generate::emitTensorGather(TensorProgram &p) {
  std::optional<TrackedTensor> source = p.pickTensor(hasRank);
  if (!source)
    return false;
  std::optional<Tuples> tuples = pickTuples(p.choices, source->extents,
                                            /*mustDiffer=*/false);
  if (!tuples)
    return false;
  bool reduced = p.choices.chance(50);
  Extents extents = getSlices(*tuples, source->extents, reduced);
  if (!p.fits(extents))
    return false;
  Value indices = makeIndices(p, *tuples);
  RankedTensorType type = tensor::GatherOp::inferResultType(
      cast<RankedTensorType>(source->value.getType()),
      cast<RankedTensorType>(indices.getType()), tuples->dims, reduced);
  p.add(p.create<tensor::GatherOp>(type, source->value, indices, tuples->dims,
                                   tuples->areUnique && p.choices.chance(50)),
        extents);
  return true;
}

bool generate::emitTensorScatter(TensorProgram &p) {
  std::optional<TrackedTensor> dest = p.pickDestination(hasRank);
  if (!dest || !p.fits(dest->extents))
    return false;
  std::optional<Tuples> tuples =
      pickTuples(p.choices, dest->extents, /*mustDiffer=*/true);
  if (!tuples)
    return false;
  bool reduced = p.choices.chance(50);
  Extents extents = getSlices(*tuples, dest->extents, reduced);
  if (!p.fits(extents))
    return false;
  Value indices = makeIndices(p, *tuples);
  auto type = cast<RankedTensorType>(dest->value.getType());
  PickedSlice slices;
  slices.extents = extents;
  slices.type = tensor::GatherOp::inferResultType(
      type, cast<RankedTensorType>(indices.getType()), tuples->dims, reduced);
  Value source = pickSliceSource(p, slices);
  p.add(p.create<tensor::ScatterOp>(type, source, dest->value, indices,
                                    tuples->dims,
                                    /*unique=*/true),
        dest->extents);
  return true;
}
