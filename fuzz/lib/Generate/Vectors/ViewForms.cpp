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

/// Makes a subview, sometimes of lower rank. Its offset may be an induction
/// variable.
static std::optional<VectorBuffer> makePart(VectorProgram &program,
                                            const VectorBuffer &buffer) {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<int64_t> kept;
  Extents extents;
  Builder &b = program.builder;
  bool reduces = program.choices.chance(45);
  for (int64_t extent : buffer.extents) {
    int64_t size = program.choices.chance(reduces ? 50 : 15)
                       ? 1
                       : extent - program.choices.draw(extent);
    int64_t room = extent - size;
    offsets.push_back(
        program.choices.chance(50)
            ? OpFoldResult(program.pickPosition(room + 1))
            : OpFoldResult(b.getIndexAttr(program.choices.draw(room + 1))));
    sizes.push_back(program.getFoldable(size, 20));
    strides.push_back(b.getIndexAttr(1));
    bool isStatic = isa<Attribute>(sizes.back());
    // Sometimes keep a unit dimension although others are dropped: then the
    // lowering must find out which ones are.
    if (reduces && size == 1 && isStatic && program.choices.chance(75))
      continue;
    kept.push_back(isStatic ? size : ShapedType::kDynamic);
    extents.push_back(size);
  }
  MemRefType type = memref::SubViewOp::inferRankReducedResultType(
      kept, cast<MemRefType>(buffer.value.getType()), offsets, sizes, strides);
  return makeKnown(program.create<memref::SubViewOp>(type, buffer.value,
                                                     offsets, sizes, strides),
                   extents);
}

static std::optional<VectorBuffer> makeCollapsed(VectorProgram &program,
                                                 const VectorBuffer &buffer) {
  SmallVector<ReassociationIndices> groups;
  Extents extents;
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    if (dim == 0 || program.choices.chance(40)) {
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
  return makeKnown(
      program.create<memref::CollapseShapeOp>(buffer.value, groups), extents);
}

/// Makes a view in which one dimension becomes two, one of which may be 1.
static std::optional<VectorBuffer> makeExpanded(VectorProgram &program,
                                                const VectorBuffer &buffer) {
  auto type = cast<MemRefType>(buffer.value.getType());
  if (buffer.extents.empty() || buffer.extents.size() > 3)
    return std::nullopt;
  size_t split = program.choices.draw(buffer.extents.size());
  SmallVector<ReassociationIndices> groups;
  Extents extents;
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> output;
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    int64_t first = extents.size(), factor = 1;
    if (dim == split) {
      factor = program.choices.pick<int64_t>({2, 1, 3, extent});
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
                         ? OpFoldResult(program.getIndex(extent))
                         : OpFoldResult(program.builder.getIndexAttr(extent)));
  return makeKnown(program.create<memref::ExpandShapeOp>(
                       *expanded, buffer.value, groups, output),
                   extents);
}

/// Makes a cast to a type with fewer static extents, strides and offsets.
static std::optional<VectorBuffer> makeVague(VectorProgram &program,
                                             const VectorBuffer &buffer) {
  auto old = cast<MemRefType>(buffer.value.getType());
  SmallVector<int64_t> shape = program.hideExtents(old.getShape(), 50);
  MemRefLayoutAttrInterface layout = old.getLayout();
  if (layout.isIdentity() && program.choices.chance(50)) {
    SmallVector<int64_t> strides(shape.size(), ShapedType::kDynamic);
    // vector.load requires that the last stride is statically 1.
    if (!strides.empty() && program.choices.chance(60))
      strides.back() = 1;
    layout = StridedLayoutAttr::get(program.builder.getContext(),
                                    ShapedType::kDynamic, strides);
  }
  auto type = MemRefType::get(shape, old.getElementType(), layout,
                              old.getMemorySpace());
  return makeKnown(program.create<memref::CastOp>(type, buffer.value),
                   buffer.extents);
}

static std::optional<VectorBuffer> makeTransposed(VectorProgram &program,
                                                  const VectorBuffer &buffer) {
  if (buffer.extents.size() < 2)
    return std::nullopt;
  SmallVector<unsigned> order =
      llvm::to_vector(llvm::seq<unsigned>(0, buffer.extents.size()));
  size_t first = program.choices.draw(order.size() - 1);
  std::swap(order[first], order[first + 1]);
  Extents extents;
  for (unsigned dim : order)
    extents.push_back(buffer.extents[dim]);
  AffineMap map =
      AffineMap::getPermutationMap(order, program.builder.getContext());
  return makeKnown(program.create<memref::TransposeOp>(buffer.value,
                                                       AffineMapAttr::get(map)),
                   extents);
}

/// Makes a view of rows of equal size, with any stride that is not less.
static std::optional<VectorBuffer> makeRows(VectorProgram &program,
                                            const VectorBuffer &buffer) {
  auto old = cast<MemRefType>(buffer.value.getType());
  if (!old.getLayout().isIdentity())
    return std::nullopt;
  int64_t elements = getNumElements(buffer.extents);
  int64_t stride = 1 + program.choices.draw(elements);
  int64_t rows = elements / stride;
  int64_t columns = 1 + program.choices.draw(stride);
  OpBuilder &b = program.builder;
  int64_t offset =
      program.choices.draw(elements - ((rows - 1) * stride + columns) + 1);
  auto type = MemRefType::get(
      {rows, columns}, old.getElementType(),
      StridedLayoutAttr::get(b.getContext(), offset, {stride, 1}),
      old.getMemorySpace());
  SmallVector<OpFoldResult> sizes = {b.getIndexAttr(rows),
                                     b.getIndexAttr(columns)},
                            strides = {b.getIndexAttr(stride),
                                       b.getIndexAttr(1)};
  return makeKnown(program.create<memref::ReinterpretCastOp>(
                       type, buffer.value, OpFoldResult(b.getIndexAttr(offset)),
                       sizes, strides),
                   {rows, columns});
}

/// Makes a chain of one or several views of the same memory.
static VectorBuffer makeViews(VectorProgram &program, VectorBuffer buffer) {
  using Make =
      std::optional<VectorBuffer> (*)(VectorProgram &, const VectorBuffer &);
  static constexpr Make all[] = {makePart,  makePart,      makeCollapsed,
                                 makeVague, makeRows,      makeExpanded,
                                 makePart,  makeTransposed};
  for (uint64_t count = 1 + program.choices.weighted({50, 35, 15}); count > 0;
       --count)
    if (auto view = program.choices.pick(ArrayRef<Make>(all))(program, buffer))
      buffer = *view;
  return buffer;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static void emitRead(VectorProgram &program, const VectorBuffer &view) {
  if (view.extents.empty() || program.choices.chance(45)) {
    makeRead(program, view.value, view.extents);
    return;
  }
  SmallVector<Value> indices;
  VectorType type = pickPart(program, view, indices);
  bool isLoad = view.hasUnitStride && program.choices.chance(35);
  program.add(isLoad ? Value(program.create<vector::LoadOp>(
                           type, view.value, ValueRange(indices)))
                     : readAt(program, view, type, indices));
}

static void emitWrite(VectorProgram &program, const VectorBuffer &view) {
  if (view.extents.empty() || program.choices.chance(45)) {
    makeWrite(program, view.value, view.extents);
    return;
  }
  SmallVector<Value> indices;
  VectorType type = pickPart(program, view, indices);
  Value vector = program.pickLike(type);
  if (view.hasUnitStride && program.choices.chance(35))
    program.create<vector::StoreOp>(vector, view.value, ValueRange(indices));
  else
    writeAt(program, view, vector, indices);
}

static void emitAccesses(VectorProgram &program, const VectorBuffer &view) {
  for (uint64_t count = 1 + program.choices.draw(3); count > 0; --count)
    program.choices.chance(55) ? emitRead(program, view)
                               : emitWrite(program, view);
}

/// Emits a loop that makes views of `buffer` and accesses them.
static void emitViewInLoop(VectorProgram &program, const VectorBuffer &buffer) {
  int64_t trips = program.choices.weighted({10, 20, 40, 30});
  auto loop = program.create<scf::ForOp>(
      program.getIndex(0), program.getIndex(trips), program.getIndex(1));
  VectorScope scope(program, loop.getBody());
  program.builder.setInsertionPoint(loop.getBody()->getTerminator());
  program.counters.push_back(
      {loop.getInductionVar(), std::max<int64_t>(1, trips)});
  emitAccesses(program, makeViews(program, buffer));
}

static void emitTransfersOfView(VectorProgram &program) {
  VectorBuffer buffer = program.pickBuffer(program.pickElementType(), 1);
  if (program.depth < budget::maxDepth && program.choices.chance(30))
    return emitViewInLoop(program, buffer);
  VectorBuffer view = makeViews(program, buffer);
  emitAccesses(program, view);
  program.buffers.push_back(view);
}

llvm::ArrayRef<VectorEmitter> generate::getViewFormEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"transfers of a view", 3, emitTransfersOfView}};
  return emitters;
}
