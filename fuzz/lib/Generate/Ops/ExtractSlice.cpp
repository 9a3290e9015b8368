//===- ExtractSlice.cpp - tensor.extract_slice -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// One dimension of a slice; every access is in bounds.
struct SliceRange {
  int64_t offset, size, stride;
};
} // namespace

static SliceRange pickRange(Choices &choices, int64_t extent) {
  int64_t stride = 1 + choices.weighted({80, 15, 5});
  int64_t offset = choices.draw(extent);
  int64_t most = (extent - offset + stride - 1) / stride;
  // The simplest choice, 0, gives the largest size.
  return {offset, most - int64_t(choices.draw(most)), stride};
}

/// Returns the type without its static unit extents, or unchanged.
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

bool generate::emitExtractSlice(ProgramBuilder &program) {
  const TrackedTensor *picked = program.pickTensor(
      // The verifier refuses an offset at the end, even of an empty slice.
      [](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && getNumElements(tensor.extents) > 0;
      });
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor source = *picked;

  SmallVector<OpFoldResult, 5> offsets, sizes, strides;
  SmallVector<int64_t, 5> shape;
  Extents extents;
  unsigned percent = program.features.dynamicExtents;
  for (int64_t extent : source.extents) {
    SliceRange range = pickRange(program.choices, extent);
    extents.push_back(range.size);
    offsets.push_back(program.getFoldable(range.offset, percent));
    sizes.push_back(program.getFoldable(range.size, percent));
    strides.push_back(program.getFoldable(range.stride, percent / 4));
    bool isDynamic = isa<Value>(sizes.back());
    shape.push_back(isDynamic ? ShapedType::kDynamic : range.size);
  }
  auto [type, kept] = pickRankReduction(
      program.choices, RankedTensorType::get(shape, source.getElementType()),
      extents);
  Value slice = program.create<tensor::ExtractSliceOp>(type, source.value,
                                                       offsets, sizes, strides);
  program.add(slice, kept);
  return true;
}
