//===- Views.cpp - views of buffers, and views of views ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

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

/// Emits a subview. Its offsets may be variables of enclosing loops.
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
  // At times, drop all dimensions of static extent 1 or, if all strides are 1,
  // only some of them. With other strides, upstream cannot tell which
  // dimensions were dropped, and its lowering crashes.
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

/// Views elements of a buffer with the identity layout as a matrix of rows and
/// columns.
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
  auto type = MemRefType::get(staticSizes, buffer->getElementType(), layout,
                              buffer->getType().getMemorySpace());
  Value view = p.create<memref::ReinterpretCastOp>(type, buffer->value, offset,
                                                   sizes, strides);
  p.addView(*buffer, view, {rows, columns});
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// Merges neighbouring dimensions. If all extents are 1, may merge them to rank
/// 0.
static void emitCollapse(LoopProgram &p, const TrackedBuffer &buffer) {
  SmallVector<ReassociationIndices> groups;
  Extents extents;
  bool isUnit = llvm::all_of(buffer.getType().getShape(),
                             [](int64_t e) { return e == 1; });
  if (!isUnit || p.choices.chance(50))
    for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
      if (dim == 0 || p.choices.chance(50)) {
        groups.emplace_back();
        extents.push_back(1);
      }
      groups.back().push_back(dim);
      extents.back() *= extent;
    }
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(buffer.getType(),
                                                        groups))
    return emitSubView(p);
  p.addView(buffer, p.create<memref::CollapseShapeOp>(buffer.value, groups),
            extents);
}

/// Splits `extent` into up to three factors. If `isDynamic` is set, at least
/// one of the factors becomes a dynamic extent.
static void split(LoopProgram &p, int64_t extent, bool isDynamic,
                  Extents &extents, SmallVectorImpl<int64_t> &shape) {
  Extents factors;
  while (factors.size() < 2 && p.choices.chance(60)) {
    int64_t factor = p.choices.pick<int64_t>({2, 3, 1, 4});
    if (extent % factor != 0)
      continue;
    factors.push_back(factor);
    extent /= factor;
  }
  factors.insert(factors.begin() + p.choices.draw(factors.size() + 1), extent);
  size_t dynamic = p.choices.draw(factors.size());
  for (auto [i, factor] : llvm::enumerate(factors)) {
    extents.push_back(factor);
    bool isOne = isDynamic && (i == dynamic || p.choices.chance(35));
    shape.push_back(isOne ? ShapedType::kDynamic : factor);
  }
}

static void emitExpand(LoopProgram &p, const TrackedBuffer &buffer) {
  SmallVector<ReassociationIndices> groups;
  Extents extents;
  SmallVector<int64_t> shape;
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    int64_t first = extents.size();
    split(p, extent, buffer.getType().isDynamicDim(dim), extents, shape);
    groups.push_back(
        llvm::to_vector(llvm::seq<int64_t>(first, int64_t(extents.size()))));
  }
  if (buffer.extents.empty()) {
    extents.assign(1 + p.choices.draw(2), 1);
    shape.assign(extents.begin(), extents.end());
  }
  FailureOr<MemRefType> type = memref::ExpandShapeOp::computeExpandedType(
      buffer.getType(), shape, groups);
  if (failed(type) || extents.size() > 5)
    return emitSubView(p);
  SmallVector<OpFoldResult> output;
  for (auto [extent, size] : llvm::zip_equal(extents, shape))
    output.push_back(ShapedType::isDynamic(size)
                         ? OpFoldResult(p.getNumber(extent))
                         : p.builder.getIndexAttr(extent));
  p.addView(
      buffer,
      p.create<memref::ExpandShapeOp>(*type, buffer.value, groups, output),
      extents);
}

void generate::emitReshapeBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 0);
  if (!buffer)
    return emitSubView(p);
  if (!buffer->extents.empty() && p.choices.chance(45))
    emitCollapse(p, *buffer);
  else
    emitExpand(p, *buffer);
}

/// Emits a `memref.reshape`, which reads the new extents from another buffer.
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
  auto type = MemRefType::get(known, buffer->getElementType(),
                              MemRefLayoutAttrInterface(),
                              buffer->getType().getMemorySpace());
  p.addView(*buffer, p.create<memref::ReshapeOp>(type, buffer->value, shape),
            extents);
}

/// Casts the buffer to an unranked type, and at times queries the rank or an
/// extent of the result.
static Value dropRank(LoopProgram &p, const TrackedBuffer &buffer) {
  MemRefType type = buffer.getType();
  auto unranked =
      UnrankedMemRefType::get(type.getElementType(), type.getMemorySpace());
  Value value = p.create<memref::CastOp>(unranked, buffer.value);
  if (p.choices.chance(30))
    p.scalars.push_back(p.create<memref::RankOp>(value));
  if (!buffer.extents.empty() && p.choices.chance(30)) {
    unsigned dim = p.choices.draw(buffer.extents.size());
    p.addIndex(p.create<memref::DimOp>(value, p.getConstant(dim)),
               IntRange::of(buffer.extents[dim]));
  }
  return value;
}

void generate::emitCastBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer = pickViewed(p, 0);
  if (!buffer)
    return emitMove(p);
  SmallVector<int64_t> shape = p.hideExtents(buffer->extents, 50);
  MemRefType old = buffer->getType();
  MemRefLayoutAttrInterface layout = old.getLayout();
  if (layout.isIdentity() && p.choices.chance(40)) {
    SmallVector<int64_t> strides(shape.size(), ShapedType::kDynamic);
    layout = StridedLayoutAttr::get(p.builder.getContext(),
                                    ShapedType::kDynamic, strides);
  }
  auto type = MemRefType::get(shape, old.getElementType(), layout,
                              old.getMemorySpace());
  Value value = p.choices.chance(25) ? dropRank(p, *buffer) : buffer->value;
  p.addView(*buffer, p.create<memref::CastOp>(type, value), buffer->extents);
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

//===----------------------------------------------------------------------===//
// Views of views
//===----------------------------------------------------------------------===//

std::optional<TrackedBuffer> generate::emitSomeView(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> views(p.features.views, 100);
  using Emit = void (*)(LoopProgram &);
  static constexpr Emit all[] = {
      emitSubView, emitReinterpretCast, emitReshapeBuffer, emitCastBuffer,
      emitSubView, emitTransposeBuffer, emitReshapeBuffer, emitSubView};
  // A kind of view need not fit the picked buffer, so try several times.
  for (unsigned tries = 0; tries < 3; ++tries) {
    size_t before = p.buffers.size();
    p.choices.pick(ArrayRef<Emit>(all))(p);
    if (p.buffers.size() > before)
      return p.buffers.back();
  }
  return std::nullopt;
}

/// Runs `emit` on a program whose only buffers are `some`. Afterwards, the
/// program has all its former buffers again, and those that `emit` has added.
static void emitOn(LoopProgram &p, std::vector<TrackedBuffer> some,
                   function_ref<void()> emit) {
  size_t count = some.size();
  std::vector<TrackedBuffer> all = std::exchange(p.buffers, std::move(some));
  emit();
  all.insert(all.end(), p.buffers.begin() + count, p.buffers.end());
  p.buffers = std::move(all);
}

/// Accesses the program's buffers, mostly in a nest over the extents of `view`.
static void emitAccesses(LoopProgram &p, const TrackedBuffer &view) {
  bool isWalked =
      !view.extents.empty() &&
      getNumElements(view.extents) * p.trips <= loopBudget::maxTrips;
  if (!isWalked || p.choices.chance(35))
    return emitWork(p);
  SmallVector<Bounds> bounds;
  for (int64_t extent : view.extents)
    bounds.push_back({0, extent, 1});
  emitLoops(p, bounds, p.choices.chance(p.features.affine),
            [&] { emitWork(p); });
}

/// Emits a view and further views of it, and accesses some of them.
void generate::emitViewOfView(LoopProgram &p) {
  std::optional<TrackedBuffer> view = emitSomeView(p);
  if (!view)
    return emitMove(p);
  emitOn(p, {*view}, [&] {
    for (unsigned i = 0, e = 1 + p.choices.draw(2); i < e; ++i)
      emitSomeView(p);
    TrackedBuffer last = p.buffers.back();
    emitAccesses(p, last);
  });
}

/// Emits a call whose arguments are drawn from a view and, at times, other
/// buffers that may share its memory.
void generate::emitCallWithView(LoopProgram &p) {
  std::optional<TrackedBuffer> view =
      p.isCallee ? std::nullopt : emitSomeView(p);
  if (!view)
    return emitMove(p);
  std::vector<TrackedBuffer> given;
  for (const TrackedBuffer &buffer : p.buffers)
    if (buffer.value == view->value ||
        (buffer.mayAlias(*view) && p.choices.chance(35)))
      given.push_back(buffer);
  emitOn(p, given, [&] { emitBufferCall(p); });
}
