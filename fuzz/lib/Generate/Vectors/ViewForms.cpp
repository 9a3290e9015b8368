//===- ViewForms.cpp - transfers of views -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static VectorBuffer makeKnown(Value value, ArrayRef<int64_t> extents) {
  return {value, Extents(extents),
          cast<MemRefType>(value.getType()).isLastDimUnitStride()};
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Makes a subview, at times one of lower rank. Its offset may be an induction
/// variable.
static std::optional<VectorBuffer> makePart(VectorProgram &p,
                                            const VectorBuffer &buffer) {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<int64_t> kept;
  Extents extents;
  Builder &b = p.builder;
  bool reduces = p.choices.chance(45);
  for (int64_t extent : buffer.extents) {
    int64_t size = p.choices.chance(reduces ? 50 : 15)
                       ? 1
                       : extent - p.choices.draw(extent);
    int64_t room = extent - size;
    offsets.push_back(
        p.choices.chance(50)
            ? OpFoldResult(p.pickPosition(room + 1))
            : OpFoldResult(b.getIndexAttr(p.choices.draw(room + 1))));
    sizes.push_back(p.getFoldable(size, 20));
    strides.push_back(b.getIndexAttr(1));
    bool isStatic = isa<Attribute>(sizes.back());
    // At times, keep a dimension of extent 1 although other such dimensions are
    // dropped, so that the lowering has to find out which ones were dropped.
    if (reduces && size == 1 && isStatic && p.choices.chance(75))
      continue;
    kept.push_back(isStatic ? size : ShapedType::kDynamic);
    extents.push_back(size);
  }
  MemRefType type = memref::SubViewOp::inferRankReducedResultType(
      kept, cast<MemRefType>(buffer.value.getType()), offsets, sizes, strides);
  return makeKnown(
      p.create<memref::SubViewOp>(type, buffer.value, offsets, sizes, strides),
      extents);
}

static std::optional<VectorBuffer> makeCollapsed(VectorProgram &p,
                                                 const VectorBuffer &buffer) {
  SmallVector<ReassociationIndices> groups;
  Extents extents;
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    if (dim == 0 || p.choices.chance(40)) {
      groups.emplace_back();
      extents.push_back(1);
    }
    groups.back().push_back(dim);
    extents.back() *= extent;
  }
  auto type = cast<MemRefType>(buffer.value.getType());
  if (extents.size() == buffer.extents.size() ||
      !memref::CollapseShapeOp::isGuaranteedCollapsible(type, groups))
    return std::nullopt;
  return makeKnown(p.create<memref::CollapseShapeOp>(buffer.value, groups),
                   extents);
}

/// Makes a view in which one dimension is split into two. One of the two may
/// have extent 1.
static std::optional<VectorBuffer> makeExpanded(VectorProgram &p,
                                                const VectorBuffer &buffer) {
  auto type = cast<MemRefType>(buffer.value.getType());
  if (buffer.extents.empty() || buffer.extents.size() > 3)
    return std::nullopt;
  size_t split = p.choices.draw(buffer.extents.size());
  SmallVector<ReassociationIndices> groups;
  Extents extents;
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> output;
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    int64_t first = extents.size(), factor = 1;
    if (dim == split) {
      factor = p.choices.pick<int64_t>({2, 1, 3, extent});
      factor = extent % factor == 0 ? factor : 1;
      extents.push_back(factor);
      shape.push_back(factor);
    }
    extents.push_back(extent / factor);
    shape.push_back(type.isDynamicDim(dim) ? ShapedType::kDynamic
                                           : extents.back());
    groups.push_back(
        llvm::to_vector(llvm::seq<int64_t>(first, int64_t(extents.size()))));
  }
  FailureOr<MemRefType> expanded =
      memref::ExpandShapeOp::computeExpandedType(type, shape, groups);
  if (failed(expanded))
    return std::nullopt;
  for (auto [extent, size] : llvm::zip_equal(extents, shape))
    output.push_back(ShapedType::isDynamic(size)
                         ? OpFoldResult(p.getIndex(extent))
                         : OpFoldResult(p.builder.getIndexAttr(extent)));
  return makeKnown(
      p.create<memref::ExpandShapeOp>(*expanded, buffer.value, groups, output),
      extents);
}

/// Makes a cast to a type in which fewer extents, strides and offsets are
/// static.
static std::optional<VectorBuffer> makeVague(VectorProgram &p,
                                             const VectorBuffer &buffer) {
  auto old = cast<MemRefType>(buffer.value.getType());
  SmallVector<int64_t> shape = p.hideExtents(old.getShape(), 50);
  MemRefLayoutAttrInterface layout = old.getLayout();
  if (layout.isIdentity() && p.choices.chance(50)) {
    SmallVector<int64_t> strides(shape.size(), ShapedType::kDynamic);
    // vector.load requires that the last stride is statically 1.
    if (!strides.empty() && p.choices.chance(60))
      strides.back() = 1;
    layout = StridedLayoutAttr::get(p.builder.getContext(),
                                    ShapedType::kDynamic, strides);
  }
  auto type = MemRefType::get(shape, old.getElementType(), layout,
                              old.getMemorySpace());
  return makeKnown(p.create<memref::CastOp>(type, buffer.value),
                   buffer.extents);
}

static std::optional<VectorBuffer> makeTransposed(VectorProgram &p,
                                                  const VectorBuffer &buffer) {
  if (buffer.extents.size() < 2)
    return std::nullopt;
  SmallVector<unsigned> order =
      llvm::to_vector(llvm::seq<unsigned>(0, buffer.extents.size()));
  size_t first = p.choices.draw(order.size() - 1);
  std::swap(order[first], order[first + 1]);
  Extents extents;
  for (unsigned dim : order)
    extents.push_back(buffer.extents[dim]);
  AffineMap map = AffineMap::getPermutationMap(order, p.builder.getContext());
  return makeKnown(
      p.create<memref::TransposeOp>(buffer.value, AffineMapAttr::get(map)),
      extents);
}

/// Makes a view of rows of equal length. The stride between rows is at least
/// this length.
static std::optional<VectorBuffer> makeRows(VectorProgram &p,
                                            const VectorBuffer &buffer) {
  auto old = cast<MemRefType>(buffer.value.getType());
  if (!old.getLayout().isIdentity())
    return std::nullopt;
  int64_t elements = getNumElements(buffer.extents);
  int64_t stride = 1 + p.choices.draw(elements);
  int64_t rows = elements / stride;
  int64_t columns = 1 + p.choices.draw(stride);
  OpBuilder &b = p.builder;
  int64_t offset =
      p.choices.draw(elements - ((rows - 1) * stride + columns) + 1);
  auto type = MemRefType::get(
      {rows, columns}, old.getElementType(),
      StridedLayoutAttr::get(b.getContext(), offset, {stride, 1}),
      old.getMemorySpace());
  SmallVector<OpFoldResult> sizes = {b.getIndexAttr(rows),
                                     b.getIndexAttr(columns)},
                            strides = {b.getIndexAttr(stride),
                                       b.getIndexAttr(1)};
  return makeKnown(p.create<memref::ReinterpretCastOp>(
                       type, buffer.value, OpFoldResult(b.getIndexAttr(offset)),
                       sizes, strides),
                   {rows, columns});
}

/// Makes up to three views: each one is a view of the view before, and the
/// first one of `buffer`. Returns the last one, or `buffer` if none was
/// possible.
static VectorBuffer makeViews(VectorProgram &p, VectorBuffer buffer) {
  using Make =
      std::optional<VectorBuffer> (*)(VectorProgram &, const VectorBuffer &);
  static constexpr Make all[] = {makePart,  makePart,      makeCollapsed,
                                 makeVague, makeRows,      makeExpanded,
                                 makePart,  makeTransposed};
  for (uint64_t count = 1 + p.choices.weighted({50, 35, 15}); count > 0;
       --count)
    if (auto view = p.choices.pick(ArrayRef<Make>(all))(p, buffer))
      buffer = *view;
  return buffer;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static void emitRead(VectorProgram &p, const VectorBuffer &view) {
  if (view.extents.empty() || p.choices.chance(45)) {
    makeRead(p, view.value, view.extents);
    return;
  }
  SmallVector<Value> indices;
  VectorType type = pickPart(p, view, indices);
  bool isLoad = view.hasUnitStride && p.choices.chance(35);
  p.add(isLoad ? Value(p.create<vector::LoadOp>(type, view.value,
                                                ValueRange(indices)))
               : readAt(p, view, type, indices));
}

static void emitWrite(VectorProgram &p, const VectorBuffer &view) {
  if (view.extents.empty() || p.choices.chance(45)) {
    makeWrite(p, view.value, view.extents);
    return;
  }
  SmallVector<Value> indices;
  VectorType type = pickPart(p, view, indices);
  Value vector = p.pickLike(type);
  if (view.hasUnitStride && p.choices.chance(35))
    p.create<vector::StoreOp>(vector, view.value, ValueRange(indices));
  else
    writeAt(p, view, vector, indices);
}

static void emitAccesses(VectorProgram &p, const VectorBuffer &view) {
  for (uint64_t count = 1 + p.choices.draw(3); count > 0; --count)
    p.choices.chance(55) ? emitRead(p, view) : emitWrite(p, view);
}

/// Emits a loop that makes views of `buffer`, and accesses their elements.
static void emitViewInLoop(VectorProgram &p, const VectorBuffer &buffer) {
  int64_t trips = p.choices.weighted({10, 20, 40, 30});
  auto loop =
      p.create<scf::ForOp>(p.getIndex(0), p.getIndex(trips), p.getIndex(1));
  VectorScope scope(p, loop.getBody());
  p.builder.setInsertionPoint(loop.getBody()->getTerminator());
  p.counters.push_back({loop.getInductionVar(), std::max<int64_t>(1, trips)});
  emitAccesses(p, makeViews(p, buffer));
}

static void emitTransfersOfView(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 1);
  if (p.depth < budget::maxDepth && p.choices.chance(30))
    return emitViewInLoop(p, buffer);
  VectorBuffer view = makeViews(p, buffer);
  emitAccesses(p, view);
  p.buffers.push_back(view);
}

llvm::ArrayRef<VectorEmitter> generate::getViewFormEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"transfers of a view", 3, emitTransfersOfView}};
  return emitters;
}
