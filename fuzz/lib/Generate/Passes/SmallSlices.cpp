//===- SmallSlices.cpp - slices that passes rewrite -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/Ops.h"
#include "../Ops/StructuredOps.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Slices with extents of 1
//===----------------------------------------------------------------------===//

bool generate::emitUnitSlice(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor(hasSlices);
  if (!picked || p.features.encodings ||
      !p.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor source = *picked;
  Choices &choices = p.choices;
  OpBuilder &b = p.builder;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<int64_t> shape;
  Extents extents;
  unsigned dynamic = p.features.dynamicExtents / 2;
  for (int64_t extent : source.extents) {
    int64_t size =
        choices.chance(55) ? 1 : extent - int64_t(choices.draw(extent));
    offsets.push_back(p.getFoldable(choices.draw(extent - size + 1), dynamic));
    sizes.push_back(p.getFoldable(size, dynamic / 2));
    strides.push_back(b.getIndexAttr(1));
    bool isStatic = isa<Attribute>(sizes.back());
    // If several dimensions have extent 1, often drop only some of them, so
    // that passes have to find out which ones were dropped.
    if (isStatic && size == 1 && choices.chance(65))
      continue;
    shape.push_back(isStatic ? size : ShapedType::kDynamic);
    extents.push_back(size);
  }
  p.add(p.create<tensor::ExtractSliceOp>(
            RankedTensorType::get(shape, source.getElementType()), source.value,
            offsets, sizes, strides),
        extents);
  return true;
}

namespace {
/// The position at which a source with fewer dimensions is inserted, and the
/// extents of the tensor into which it is inserted.
struct SlicePlace {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents whole;
};
} // namespace

static void addDim(ProgramBuilder &p, SlicePlace &place, OpFoldResult size,
                   int64_t extent) {
  int64_t room = p.choices.pick<int64_t>({1, 0, 2, 0});
  // The verifier refuses an offset equal to the extent, even for an empty
  // slice.
  int64_t whole = std::max<int64_t>(extent + room, 1);
  int64_t last = std::min(whole - extent, whole - 1);
  place.offsets.push_back(
      p.getFoldable(p.choices.draw(last + 1), p.features.dynamicExtents / 2));
  place.sizes.push_back(size);
  place.strides.push_back(p.builder.getIndexAttr(1));
  place.whole.push_back(whole);
}

bool generate::emitUnitInsert(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor([](const TrackedTensor &tensor) {
    return tensor.getRank() <= 3 && getNumElements(tensor.extents) <= 24;
  });
  if (!picked || p.features.encodings || !p.fits(2 * budget::maxElements))
    return false;
  TrackedTensor source = *picked;
  Choices &choices = p.choices;
  auto type = cast<RankedTensorType>(source.value.getType());
  SlicePlace place;
  unsigned units = 1 + choices.weighted({60, 40});
  for (unsigned i = 0; i <= source.getRank(); ++i) {
    for (; units > 0 && (i == source.getRank() || choices.chance(40)); --units)
      addDim(p, place, p.builder.getIndexAttr(1), 1);
    if (i < source.getRank())
      addDim(p, place,
             p.getFoldable(source.extents[i], type.isDynamicDim(i) ? 100 : 0),
             source.extents[i]);
  }
  if (getNumElements(place.whole) > budget::maxElements)
    return false;
  Value whole = pickInit(p, place.whole, source.getElementType(),
                         /*mustBeReadable=*/true)
                    .value;
  p.add(p.create<tensor::InsertSliceOp>(source.value, whole, place.offsets,
                                        place.sizes, place.strides),
        place.whole);
  return true;
}

//===----------------------------------------------------------------------===//
// Reads and writes of the same memory
//===----------------------------------------------------------------------===//

/// Combines the elements of `source`, in the order that `map` gives, with the
/// elements of `init`, or computes from the elements of `source` alone.
static Value emitMixed(ProgramBuilder &p, Value source, AffineMap map,
                       Value init, const Extents &extents) {
  StructuredOp op(extents);
  op.read(source, map);
  op.write(init, op.getIdentity(p.builder));
  bool isRead = p.choices.chance(70);
  return buildStructuredOp(
      p, op, [&](ScalarBuilder &scalars, ValueRange arguments) {
        if (isRead)
          return combine(scalars, p.choices, arguments[0], arguments[1]);
        scalars.operands.push_back(arguments[0]);
        return scalars.emit(arguments[1].getType(), 1);
      });
}

/// Picks a map that reads the elements in order, backwards in some dimensions,
/// or transposed.
static AffineMap pickReadingMap(ProgramBuilder &p, const Extents &extents) {
  Builder &b = p.builder;
  SmallVector<AffineExpr> results;
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    AffineExpr expr = b.getAffineDimExpr(dim);
    results.push_back(p.choices.chance(20)
                          ? b.getAffineConstantExpr(extent - 1) - expr
                          : expr);
  }
  for (size_t i = 1; i < results.size(); ++i)
    if (extents[i] == extents[i - 1] && p.choices.chance(30))
      std::swap(results[i - 1], results[i]);
  return AffineMap::get(extents.size(), 0, results, b.getContext());
}

/// Picks a tensor that is read and written in place. It is mostly not an
/// argument, because bufferization may have to copy an argument in any case.
static std::optional<TrackedTensor> pickComputed(ProgramBuilder &p) {
  if (p.choices.chance(60))
    emitElementwise(p);
  const TrackedTensor *picked = p.pickTensor([](const TrackedTensor &tensor) {
    return hasSlices(tensor) && isComputed(tensor.getElementType()) &&
           !isa<ComplexType>(tensor.getElementType());
  });
  if (!picked || p.features.encodings ||
      !p.fits(4 * getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

bool generate::emitComputedInPlace(ProgramBuilder &p) {
  std::optional<TrackedTensor> tensor = pickComputed(p);
  if (!tensor)
    return false;
  emitMixed(p, tensor->value, pickReadingMap(p, tensor->extents), tensor->value,
            tensor->extents);
  return true;
}

bool generate::emitOverlappingSlices(ProgramBuilder &p) {
  std::optional<TrackedTensor> whole = pickComputed(p);
  if (!whole)
    return false;
  Choices &choices = p.choices;
  OpBuilder &b = p.builder;
  unsigned dynamic = p.features.dynamicExtents / 2;
  Extents extents;
  for (int64_t extent : whole->extents)
    extents.push_back(choices.chance(70) ? (extent + 1) / 2 : extent);
  SmallVector<OpFoldResult> sizes, strides;
  for (int64_t extent : extents) {
    sizes.push_back(p.getFoldable(extent, dynamic / 2));
    strides.push_back(b.getIndexAttr(1));
  }
  auto pickOffsets = [&] {
    SmallVector<OpFoldResult> offsets;
    for (auto [extent, size] : llvm::zip_equal(whole->extents, extents))
      offsets.push_back(
          p.getFoldable(choices.draw(extent - size + 1), dynamic));
    return offsets;
  };
  SmallVector<OpFoldResult> from = pickOffsets(), to = pickOffsets(),
                            back = choices.chance(60) ? to : pickOffsets();
  auto slice = [&](ArrayRef<OpFoldResult> offsets) -> Value {
    return p.create<tensor::ExtractSliceOp>(whole->value, offsets, sizes,
                                            strides);
  };
  Value source = slice(from), init = slice(to);
  Value mixed = emitMixed(p, source, pickReadingMap(p, extents), init, extents);
  p.tensors.pop_back();
  Value dest = whole->value;
  p.add(p.create<tensor::InsertSliceOp>(mixed, dest, back, sizes, strides),
        whole->extents);
  // At times add an operation that may use the old contents.
  if (choices.chance(30))
    emitElementwise(p);
  return true;
}

/// Materializes into new memory, which no other operation uses, because memory
/// that is materialized into must have no other readers. Otherwise, writes to a
/// copy of the tensor in new memory.
bool generate::emitMaterialized(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickComputed(p);
  if (!source)
    return false;
  if (p.choices.chance(60)) {
    RankedTensorType memory =
        p.pickTensorType(source->extents, source->getElementType());
    Value dest = p.create<bufferization::AllocTensorOp>(
        memory, p.getDynamicSizes(memory, source->extents));
    p.add(
        p.create<bufferization::MaterializeInDestinationOp>(source->value, dest)
            .getResult(),
        source->extents);
    return true;
  }
  auto type = cast<RankedTensorType>(source->value.getType());
  Value copy = p.create<bufferization::AllocTensorOp>(
      type, /*dynamicSizes=*/ValueRange(), source->value);
  emitMixed(p, source->value, pickReadingMap(p, source->extents), copy,
            source->extents);
  return true;
}
