//===- Views.cpp - other looks at a buffer -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static std::optional<TrackedBuffer> pickViewed(LoopProgram &p,
                                               unsigned minRank) {
  if (!p.choices.chance(p.features.views))
    return std::nullopt;
  return p.pickBuffer([&](const TrackedBuffer &buffer) {
    return buffer.extents.size() >= minRank && buffer.owners.empty() &&
           !llvm::is_contained(buffer.extents, 0);
  });
}

static OpFoldResult makeFoldable(LoopProgram &p, int64_t number) {
  if (p.choices.chance(p.features.dynamic))
    return p.getNumber(number);
  return p.builder.getIndexAttr(number);
}

/// Offsets may be those of a loop around, so that the part moves.
void generate::emitSubView(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 1);
  if (!buffer)
    return emitMove(p);
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents extents;
  for (int64_t extent : buffer->extents) {
    int64_t stride = p.choices.pick({1, 1, 1, 2, 3});
    int64_t size = 1 + p.choices.draw((extent - 1) / stride + 1);
    int64_t room = extent - 1 - (size - 1) * stride;
    offsets.push_back(p.choices.chance(40)
                          ? OpFoldResult(p.getIndexBelow(room + 1))
                          : makeFoldable(p, p.choices.draw(room + 1)));
    sizes.push_back(makeFoldable(p, size));
    strides.push_back(makeFoldable(p, stride));
    extents.push_back(size);
  }
  MemRefType type = memref::SubViewOp::inferResultType(buffer->getType(),
                                                       offsets, sizes, strides);
  // All dimensions of one element go, or some: of those, upstream tells which
  // only where a part has the strides of the whole (the lowering dies else).
  if (p.choices.chance(35)) {
    SmallVector<int64_t> kept;
    Extents keptExtents;
    bool isDense = llvm::all_of(strides, [](OpFoldResult stride) {
      return isa<Attribute>(stride) && isConstantIntValue(stride, 1);
    });
    for (auto [extent, size] : llvm::zip_equal(extents, type.getShape()))
      if (size != 1 || (isDense && p.choices.chance(30))) {
        kept.push_back(size);
        keptExtents.push_back(extent);
      }
    type = memref::SubViewOp::inferRankReducedResultType(
        kept, buffer->getType(), offsets, sizes, strides);
    extents = keptExtents;
  }
  Value view =
      p.create<memref::SubViewOp>(type, buffer->value, offsets, sizes, strides);
  p.addView(*buffer, view, extents);
}

/// A whole buffer with the identity layout, as one of another shape.
void generate::emitReinterpretCast(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 0);
  if (!buffer || !buffer->getType().getLayout().isIdentity())
    return emitSubView(p);
  int64_t elements = getNumElements(buffer->extents);
  int64_t columns = 1 + p.choices.draw(elements);
  int64_t rows = elements / columns, stride = columns;
  if (p.choices.chance(30))
    columns = 1 + p.choices.draw(columns);
  int64_t last = (rows - 1) * stride + columns;
  OpFoldResult offset = makeFoldable(p, p.choices.draw(elements - last + 1));
  SmallVector<OpFoldResult> sizes = {makeFoldable(p, rows),
                                     makeFoldable(p, columns)};
  SmallVector<OpFoldResult> strides = {makeFoldable(p, stride),
                                       makeFoldable(p, 1)};
  SmallVector<int64_t> staticSizes, staticStrides;
  auto getStatic = [](OpFoldResult number) {
    return getConstantIntValue(number).value_or(ShapedType::kDynamic);
  };
  auto isAttr = [](OpFoldResult number) { return isa<Attribute>(number); };
  for (OpFoldResult size : sizes)
    staticSizes.push_back(isAttr(size) ? getStatic(size)
                                       : ShapedType::kDynamic);
  for (OpFoldResult step : strides)
    staticStrides.push_back(isAttr(step) ? getStatic(step)
                                         : ShapedType::kDynamic);
  auto layout = StridedLayoutAttr::get(
      p.builder.getContext(),
      isAttr(offset) ? getStatic(offset) : ShapedType::kDynamic, staticStrides);
  auto type = MemRefType::get(staticSizes, buffer->getElementType(), layout);
  Value view = p.create<memref::ReinterpretCastOp>(type, buffer->value, offset,
                                                   sizes, strides);
  p.addView(*buffer, view, {rows, columns});
}

/// Two dimensions as one, or one as two.
void generate::emitReshapeBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 1);
  if (!buffer || !buffer->getType().getLayout().isIdentity())
    return emitSubView(p);
  unsigned rank = buffer->extents.size();
  unsigned dim = p.choices.draw(rank);
  SmallVector<ReassociationIndices> groups;
  if (dim + 1 < rank && p.choices.chance(50)) {
    Extents extents;
    for (unsigned i = 0; i < rank; ++i) {
      if (i == dim + 1) {
        groups.back().push_back(i);
        extents.back() *= buffer->extents[i];
        continue;
      }
      groups.push_back({i});
      extents.push_back(buffer->extents[i]);
    }
    Value view = p.create<memref::CollapseShapeOp>(buffer->value, groups);
    return p.addView(*buffer, view, extents);
  }
  Extents extents;
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> output;
  auto add = [&](int64_t extent, bool isDynamic) {
    groups.back().push_back(extents.size());
    extents.push_back(extent);
    shape.push_back(isDynamic ? ShapedType::kDynamic : extent);
    output.push_back(isDynamic ? OpFoldResult(p.getNumber(extent))
                               : p.builder.getIndexAttr(extent));
  };
  for (unsigned i = 0; i < rank; ++i) {
    groups.emplace_back();
    bool isDynamic = buffer->getType().isDynamicDim(i);
    int64_t extent = buffer->extents[i];
    int64_t factor = i == dim ? p.choices.pick({2, 3, 1, 4}) : 0;
    if (factor && extent % factor == 0) {
      add(extent / factor, isDynamic);
      add(factor, false);
    } else {
      add(extent, isDynamic);
    }
  }
  if (extents.size() == rank)
    return emitSubView(p);
  auto type = MemRefType::get(shape, buffer->getElementType());
  Value view =
      p.create<memref::ExpandShapeOp>(type, buffer->value, groups, output);
  p.addView(*buffer, view, extents);
}

/// The extents stand in a buffer of their own.
void generate::emitReshapeByShape(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 0);
  if (!buffer || !buffer->getType().getLayout().isIdentity() || p.trips > 16)
    return emitSubView(p);
  int64_t rest = getNumElements(buffer->extents);
  Extents extents;
  while (rest > 1 && extents.size() < 2) {
    int64_t factor = p.choices.pick<int64_t>({2, 3, 4, 1, 5});
    extents.push_back(rest % factor == 0 ? factor : 1);
    rest /= extents.back();
  }
  extents.insert(extents.begin() + p.choices.draw(extents.size() + 1), rest);
  Type index = p.builder.getIndexType();
  if (p.choices.chance(40))
    index = p.builder.getI32Type();
  Value shape = p.create<memref::AllocaOp>(
      MemRefType::get({int64_t(extents.size())}, index));
  SmallVector<int64_t> known;
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    Value number =
        index.isIndex() ? p.getNumber(extent) : p.getConstant(extent, index);
    p.create<memref::StoreOp>(number, shape, p.getConstant(dim));
    known.push_back(p.choices.chance(p.features.dynamic) ? ShapedType::kDynamic
                                                         : extent);
  }
  auto type = MemRefType::get(known, buffer->getElementType());
  p.addView(*buffer, p.create<memref::ReshapeOp>(type, buffer->value, shape),
            extents);
}

void generate::emitCastBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 1);
  if (!buffer)
    return emitMove(p);
  SmallVector<int64_t> shape(ArrayRef<int64_t>(buffer->extents));
  for (int64_t &extent : shape)
    if (p.choices.chance(50))
      extent = ShapedType::kDynamic;
  MemRefType old = buffer->getType();
  MemRefType type =
      MemRefType::get(shape, buffer->getElementType(), old.getLayout());
  if (old.getLayout().isIdentity() && p.choices.chance(40)) {
    SmallVector<int64_t> strides(shape.size(), ShapedType::kDynamic);
    type =
        MemRefType::get(shape, buffer->getElementType(),
                        StridedLayoutAttr::get(p.builder.getContext(),
                                               ShapedType::kDynamic, strides));
  }
  p.addView(*buffer, p.create<memref::CastOp>(type, buffer->value),
            buffer->extents);
}

void generate::emitTransposeBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 2);
  if (!buffer)
    return emitMove(p);
  SmallVector<unsigned> order;
  Extents extents;
  for (unsigned i = buffer->extents.size(); i-- > 0;) {
    order.push_back(i);
    extents.push_back(buffer->extents[i]);
  }
  AffineMap map = AffineMap::getPermutationMap(order, p.builder.getContext());
  p.addView(
      *buffer,
      p.create<memref::TransposeOp>(buffer->value, AffineMapAttr::get(map)),
      extents);
}
