//===- Slices.cpp - tensor.extract_slice, tensor.insert_slice -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "StructuredOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// tensor.extract_slice
//===----------------------------------------------------------------------===//

namespace {
/// The part of one dimension that a slice takes. It is always in bounds.
struct SliceRange {
  int64_t offset, size, stride;
};
} // namespace

static SliceRange pickRange(Choices &choices, int64_t extent) {
  int64_t stride = 1 + choices.weighted({80, 15, 5});
  int64_t offset = choices.draw(extent);
  int64_t most = (extent - offset + stride - 1) / stride;
  // The simplest choice, 0 (see Choices.h), gives the largest size.
  return {offset, most - int64_t(choices.draw(most)), stride};
}

/// Returns the type and extents of a slice: either without the static extents
/// of 1, or unchanged.
static std::pair<RankedTensorType, Extents>
pickRankReduction(Choices &choices, RankedTensorType type,
                  const Extents &extents) {
  SmallVector<int64_t, 5> shape;
  Extents kept;
  bool reduce = choices.chance(25);
  for (auto [extent, size] : llvm::zip_equal(type.getShape(), extents)) {
    if (reduce && extent == 1)
      continue;
    shape.push_back(extent);
    kept.push_back(size);
  }
  return {RankedTensorType::get(shape, type.getElementType()), kept};
}

bool generate::emitExtractSlice(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor(hasSlices);
  if (!picked || !p.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor source = *picked;

  SmallVector<OpFoldResult, 5> offsets, sizes, strides;
  SmallVector<int64_t, 5> shape;
  Extents extents;
  unsigned percent = p.features.dynamicExtents;
  for (int64_t extent : source.extents) {
    SliceRange range = pickRange(p.choices, extent);
    extents.push_back(range.size);
    offsets.push_back(p.getFoldable(range.offset, percent));
    sizes.push_back(p.getFoldable(range.size, percent));
    strides.push_back(p.getFoldable(range.stride, percent / 4));
    bool isDynamic = isa<Value>(sizes.back());
    shape.push_back(isDynamic ? ShapedType::kDynamic : range.size);
  }
  auto [type, kept] = pickRankReduction(
      p.choices, RankedTensorType::get(shape, source.getElementType()),
      extents);
  Value slice = p.create<tensor::ExtractSliceOp>(type, source.value, offsets,
                                                 sizes, strides);
  p.add(slice, kept);
  return true;
}

//===----------------------------------------------------------------------===//
// tensor.insert_slice
//===----------------------------------------------------------------------===//

/// Returns whether a tensor of extents `small` fits into one of extents
/// `large`.
static bool isWithin(ArrayRef<int64_t> small, ArrayRef<int64_t> large) {
  return small.size() == large.size() &&
         llvm::all_of_zip(small, large,
                          [](int64_t a, int64_t b) { return a <= b; });
}

/// Picks a tensor into which `source` can be inserted. At times, and if there
/// is none, makes a filled tensor. Each of its extents is that of `source`, but
/// at least 1, or one more than that.
static TrackedTensor pickDestination(ProgramBuilder &p,
                                     const TrackedTensor &source) {
  if (p.choices.chance(p.features.reuseValues))
    if (const TrackedTensor *found =
            p.pickTensor([&](const TrackedTensor &tensor) {
              return tensor.value != source.value &&
                     tensor.getElementType() == source.getElementType() &&
                     isNonEmpty(tensor) &&
                     isWithin(source.extents, tensor.extents);
            }))
      return *found;
  Extents extents = source.extents;
  for (int64_t &extent : extents) {
    // The verifier refuses an offset equal to the extent, even for an empty
    // slice.
    int64_t least = std::max<int64_t>(extent, 1);
    int64_t others = getNumElements(extents) / std::max<int64_t>(extent, 1);
    bool grow = p.choices.draw(2);
    extent = least + (grow && others * (least + 1) <= p.limits.elements);
  }
  RankedTensorType type = p.pickTensorType(extents, source.getElementType());
  return {emitFilled(p, type, extents), extents};
}

bool generate::emitInsertSlice(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked || !p.fits(p.limits.elements))
    return false;
  TrackedTensor source = *picked;
  TrackedTensor destination = pickDestination(p, source);

  SmallVector<OpFoldResult, 5> offsets, sizes, strides;
  auto type = cast<RankedTensorType>(source.value.getType());
  for (unsigned i = 0; i < source.getRank(); ++i) {
    int64_t size = source.extents[i];
    int64_t extent = destination.extents[i];
    int64_t offset = p.choices.draw(std::min(extent - size, extent - 1) + 1);
    offsets.push_back(p.getFoldable(offset, p.features.dynamicExtents));
    // Make the size dynamic if the extent of the source is dynamic.
    sizes.push_back(p.getFoldable(size, type.isDynamicDim(i) ? 100 : 0));
    strides.push_back(p.builder.getIndexAttr(1));
  }
  Value result = p.create<tensor::InsertSliceOp>(
      source.value, destination.value, offsets, sizes, strides);
  p.add(result, destination.extents);
  return true;
}
