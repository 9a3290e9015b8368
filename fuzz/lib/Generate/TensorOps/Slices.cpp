//===- Slices.cpp - tensor.extract_slice and tensor.insert_slice ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The part of one dimension that a slice takes.
struct SliceDim {
  int64_t offset, size, stride;
};
} // namespace

/// Picks offset, size and stride in a dimension whose extent is not 0. With
/// `written`, the slice takes no element twice.
static SliceDim pickDim(Choices &choices, int64_t extent, bool written) {
  static constexpr int64_t strides[] = {1, 2, 3, -1, -2};
  // Negative strides are rare: upstream barely supports them, and findings
  // about them would hide all others.
  int64_t stride = strides[choices.weighted({74, 14, 6, 4, 2})];
  if (!written && choices.chance(3))
    stride = 0;
  int64_t offset = choices.draw(extent);
  int64_t most = stride == 0  ? 3
                 : stride > 0 ? (extent - 1 - offset) / stride + 1
                              : offset / -stride + 1;
  int64_t size = most - int64_t(choices.draw(most));
  // For an empty slice, the verifier checks the position `offset - stride`. It
  // would be out of bounds if the stride were negative, so make the stride
  // positive.
  if (choices.chance(4))
    return {offset, /*size=*/0, std::abs(stride)};
  return {offset, size, stride};
}

/// Picks a slice of a tensor that has no extent of 0. If the slice is to be
/// `written`, it contains no element twice.
static PickedSlice pickSlice(TensorProgram &p, ArrayRef<int64_t> extents,
                             Type elementType, bool written) {
  PickedSlice slice;
  SmallVector<int64_t> shape;
  Extents kept;
  bool reduce = p.choices.chance(40);
  for (int64_t extent : extents) {
    SliceDim dim = pickDim(p.choices, extent, written);
    slice.offsets.push_back(p.getFoldable(dim.offset));
    slice.sizes.push_back(p.getFoldable(dim.size));
    slice.strides.push_back(p.getFoldable(dim.stride));
    bool isDynamic = isa<Value>(slice.sizes.back());
    // At times, keep a dimension of extent 1 although other such dimensions are
    // dropped, so that the lowering has to find out which ones were dropped.
    if (reduce && dim.size == 1 && !isDynamic && !p.choices.chance(20))
      continue;
    shape.push_back(isDynamic ? ShapedType::kDynamic : dim.size);
    kept.push_back(dim.size);
  }
  slice.type = RankedTensorType::get(shape, elementType);
  slice.extents = kept;
  return slice;
}

bool generate::emitTensorExtractSlice(TensorProgram &p) {
  std::optional<TrackedTensor> source = p.pickTensor(isNonEmpty);
  if (!source)
    return false;
  PickedSlice slice = pickSlice(p, source->extents, source->getElementType(),
                                /*written=*/false);
  if (!p.fits(slice.extents))
    return false;
  p.add(p.create<tensor::ExtractSliceOp>(slice.type, source->value,
                                         slice.offsets, slice.sizes,
                                         slice.strides),
        slice.extents);
  return true;
}

Value generate::pickSliceSource(TensorProgram &p, const PickedSlice &slice) {
  if (p.choices.chance(50))
    if (const TrackedTensor *found =
            p.base.pickMovedTensor([&](const TrackedTensor &tensor) {
              return tensor.getElementType() == slice.type.getElementType() &&
                     tensor.extents == slice.extents;
            })) {
      Value value = found->value;
      if (value.getType() == slice.type)
        return value;
      return p.create<tensor::CastOp>(slice.type, value);
    }
  return p.addInput(slice.type, slice.extents).value;
}

bool generate::emitTensorInsertSlice(TensorProgram &p) {
  std::optional<TrackedTensor> dest = p.pickDestination(isNonEmpty);
  if (!dest || !p.fits(dest->extents))
    return false;
  PickedSlice slice = pickSlice(p, dest->extents, dest->getElementType(),
                                /*written=*/true);
  Value source = pickSliceSource(p, slice);
  p.add(p.create<tensor::InsertSliceOp>(source, dest->value, slice.offsets,
                                        slice.sizes, slice.strides),
        dest->extents);
  return true;
}
