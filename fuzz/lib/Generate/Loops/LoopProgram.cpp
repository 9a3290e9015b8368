//===- LoopProgram.cpp - programs of loops over buffers -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "../Drawing.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

LoopFeatures LoopFeatures::draw(Choices &choices, MLIRContext *context) {
  Builder b(context);
  LoopFeatures f;
  f.affine = choices.pick({70u, 100u, 0u, 40u, 100u});
  f.dynamic = choices.pick({30u, 0u, 70u});
  f.emptyLoops = choices.pick({5u, 0u, 15u});
  f.carried = choices.pick({30u, 0u, 70u});
  f.views = choices.pick({0u, 30u, 0u, 70u});
  f.frees = choices.pick({0u, 100u, 0u, 60u});
  f.stack = choices.pick({0u, 20u, 60u});
  f.indexWidths = choices.pick({0u, 20u, 50u});
  f.overflowFlags = choices.pick({0u, 30u, 80u});
  f.leastBounds = choices.pick({0u, 0u, 25u});
  f.zeroExtents = choices.pick({0u, 0u, 0u, 8u});
  f.spaces = choices.pick({0u, 0u, 0u, 40u});
  bool onlyIntegers = choices.chance(80);
  do {
    f.types.push_back(
        !onlyIntegers && choices.chance(50)
            ? choices.pick<Type>({b.getF32Type(), b.getF64Type(),
                                  b.getF32Type(), b.getBF16Type(),
                                  b.getF16Type()})
            : choices.pick<Type>({b.getI32Type(), b.getI32Type(),
                                  b.getI64Type(), b.getI8Type(), b.getI16Type(),
                                  b.getIndexType(), b.getI1Type()}));
  } while (f.types.size() < 3 && choices.chance(40));
  return f;
}

/// Sets features of `base`: tensors have no encodings, because they are read as
/// buffers, and no operations are outlined.
LoopProgram::LoopProgram(ProgramBuilder &base)
    : Construction(base), base(base),
      features(LoopFeatures::draw(base.choices, base.builder.getContext())) {
  base.features.encodings = 0;
  base.features.calls = 0;
  base.features.dynamicExtents = features.dynamic;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value LoopProgram::getConstant(int64_t number, Type type) {
  if (!type)
    type = builder.getIndexType();
  return create<arith::ConstantOp>(builder.getIntegerAttr(type, number));
}

Value LoopProgram::castIndex(Value value, Type type) {
  if (value.getType() == type)
    return value;
  return create<arith::IndexCastOp>(type, value);
}

Value LoopProgram::getNumber(int64_t number) {
  if (!choices.chance(features.dynamic))
    return getConstant(number);
  if (choices.chance(40))
    for (const TrackedBuffer &buffer : llvm::reverse(buffers))
      for (auto [dim, extent] : llvm::enumerate(buffer.extents))
        if (extent == number)
          return create<memref::DimOp>(buffer.value, dim);
  return isCallee || number < 0 ? getConstant(number) : base.getIndex(number);
}

RangedIndex LoopProgram::pickIndex() {
  if (indices.empty() || choices.chance(10)) {
    int64_t number = choices.draw(9);
    return {getNumber(number), IntRange::of(number)};
  }
  return pickRecent(choices, indices);
}

Value LoopProgram::getIndexBelow(int64_t extent) {
  if (!indices.empty() && !choices.chance(15)) {
    SmallVector<const RangedIndex *> fitting;
    for (const RangedIndex &index : llvm::reverse(indices))
      if (index.range.isWithin(0, extent - 1))
        fitting.push_back(&index);
    if (!fitting.empty() && !choices.chance(30))
      return fitting[drawRecent(choices, fitting.size())]->value;
    AffineExprs exprs(*this, /*any=*/true);
    AffineExpr expr = exprs.pickBelow(extent);
    BoundMap bound = exprs.getMap(expr);
    return create<affine::AffineApplyOp>(bound.map, bound.operands);
  }
  return getNumber(choices.draw(extent));
}

SmallVector<Value> LoopProgram::emitScalars(ArrayRef<Type> types) {
  return llvm::map_to_vector(types,
                             [&](Type type) { return emitScalar(type); });
}

Value LoopProgram::emitScalar(Type type) {
  ScalarBuilder scalar(choices, builder, location, choices.pick({0u, 10u}));
  scalar.operands.assign(scalars.begin(), scalars.end());
  for (const RangedIndex &index : indices)
    if (choices.chance(40))
      scalar.operands.push_back(index.value);
  return scalar.emit(type, choices.weighted({25, 35, 25, 15}));
}

/// Compares an index with a number. The number is in the range of the index, so
/// that the result may be true or false, or just outside of the range, so that
/// passes can compute the result.
static Value compareIndex(LoopProgram &p) {
  RangedIndex index = p.pickIndex();
  int64_t number =
      p.choices.range(index.range.low - 1,
                      std::min(index.range.high, index.range.low + 20) + 1);
  auto predicate = static_cast<arith::CmpIPredicate>(
      p.choices.draw(arith::getMaxEnumValForCmpIPredicate() + 1));
  return p.create<arith::CmpIOp>(predicate, index.value, p.getConstant(number));
}

Value LoopProgram::emitCondition() {
  SmallVector<Value> known;
  for (Value scalar : scalars)
    if (scalar.getType().isInteger(1))
      known.push_back(scalar);
  if (!known.empty() && choices.chance(35))
    return pickRecent(choices, known);
  Value condition = choices.chance(60) ? compareIndex(*this)
                                       : emitScalar(builder.getI1Type());
  scalars.push_back(condition);
  return condition;
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

uint64_t LoopProgram::addMemory() { return uint64_t(1) << (memories++ % 64); }

std::optional<TrackedBuffer> LoopProgram::pickBuffer(
    llvm::function_ref<bool(const TrackedBuffer &)> accept) {
  return pickRecent(choices, buffers, accept);
}

std::optional<TrackedBuffer> LoopProgram::pickNonEmpty(bool isWritten) {
  return pickBuffer([&](const TrackedBuffer &buffer) {
    return !llvm::is_contained(buffer.extents, 0) &&
           (!isWritten || buffer.isWritable);
  });
}

Extents LoopProgram::pickExtents() {
  // Mostly use the extents of another buffer, so that one nest can access both
  // buffers.
  if (std::optional<TrackedBuffer> like =
          pickBuffer([](const TrackedBuffer &) { return true; });
      like && choices.chance(65)) {
    Extents extents = like->extents;
    if (extents.size() > 1 && choices.chance(25))
      std::reverse(extents.begin(), extents.end());
    return extents;
  }
  Extents extents;
  int64_t room = loopBudget::maxElements;
  for (unsigned i = 0, rank = choices.weighted({6, 38, 38, 13, 5}); i < rank;
       ++i) {
    static constexpr int64_t most[] = {40, 12, 6, 5};
    int64_t bound = std::min(room, most[rank - 1]);
    extents.push_back(1 + (2 + choices.draw(bound)) % bound);
    room = std::max<int64_t>(1, room / extents.back());
  }
  for (int64_t &extent : extents)
    if (choices.chance(features.zeroExtents))
      extent = 0;
  return extents;
}

static MemRefType pickBufferType(LoopProgram &p, ArrayRef<int64_t> extents,
                                 Type type) {
  SmallVector<int64_t> shape = p.hideExtents(extents, p.features.dynamic);
  Attribute space;
  if (p.choices.chance(p.features.spaces))
    space = p.builder.getI64IntegerAttr(p.choices.range(1, 3));
  return MemRefType::get(shape, type, MemRefLayoutAttrInterface(), space);
}

TrackedBuffer LoopProgram::addBuffer(ArrayRef<int64_t> extents, Type type) {
  MemRefType memref = pickBufferType(*this, extents, type);
  SmallVector<Value> sizes;
  for (auto [size, extent] : llvm::zip_equal(memref.getShape(), extents))
    if (ShapedType::isDynamic(size))
      sizes.push_back(getNumber(extent));
  TrackedBuffer buffer = {{}, Extents(extents), addMemory()};
  constexpr unsigned alignedShare = 12;
  IntegerAttr alignment;
  if (choices.chance(alignedShare))
    alignment = builder.getI64IntegerAttr(choices.pick({16, 64, 128}));
  if (depth > 0 && trips <= 16 && choices.chance(features.stack)) {
    buffer.value = create<memref::AllocaOp>(memref, sizes, alignment);
  } else {
    buffer.value = create<memref::AllocOp>(memref, sizes, alignment);
    allocated.push_back(buffer.value);
  }
  initialize(buffer);
  buffers.push_back(buffer);
  return buffer;
}

/// Emits a nest that stores to each element of `buffer` once.
static void storeAll(LoopProgram &p, const TrackedBuffer &buffer) {
  OpBuilder::InsertionGuard guard(p.builder);
  SmallVector<Value> index;
  size_t known = p.indices.size();
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    auto loop = p.create<affine::AffineForOp>(0, extent);
    p.builder.setInsertionPointToStart(loop.getBody());
    p.addIndex(loop.getInductionVar(), {0, extent - 1});
    index.push_back(loop.getInductionVar());
  }
  size_t scalars = p.scalars.size();
  Value value = p.emitScalar(buffer.getElementType());
  if (p.choices.chance(p.features.affine))
    p.create<affine::AffineStoreOp>(value, buffer.value, index);
  else
    p.create<memref::StoreOp>(value, buffer.value, index);
  p.indices.resize(known);
  p.scalars.resize(scalars);
}

void LoopProgram::initialize(const TrackedBuffer &buffer) {
  std::optional<TrackedBuffer> like = pickBuffer([&](const TrackedBuffer &b) {
    return b.extents == buffer.extents && b.owners.empty() &&
           b.getElementType() == buffer.getElementType();
  });
  int64_t elements = getNumElements(buffer.extents);
  bool mayNest = elements > 0 && trips * elements <= 4 * loopBudget::maxTrips;
  switch (choices.weighted({like ? 40u : 0u, mayNest ? 40u : 0u, 20u})) {
  case 0:
    create<memref::CopyOp>(like->value, buffer.value);
    break;
  case 1:
    storeAll(*this, buffer);
    break;
  default:
    create<linalg::FillOp>(ValueRange(emitScalar(buffer.getElementType())),
                           ValueRange(buffer.value));
  }
}

TrackedBuffer LoopProgram::pickOrAddBuffer() {
  std::optional<TrackedBuffer> buffer =
      pickBuffer([](const TrackedBuffer &b) { return b.owners.empty(); });
  return buffer ? *buffer : addBuffer(pickExtents(), pickType());
}

void LoopProgram::addView(const TrackedBuffer &of, Value value,
                          ArrayRef<int64_t> extents) {
  buffers.push_back(
      {value, Extents(extents), of.memory, of.isWritable, of.owners});
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

SmallVector<Value> LoopProgram::pickPosition(const TrackedBuffer &buffer) {
  SmallVector<Value> position;
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    const Owner *owner = buffer.findOwner(dim);
    position.push_back(owner ? owner->index.value : getIndexBelow(extent));
  }
  return position;
}

/// Picks the map of an access to `buffer`. Returns nullopt if the index of an
/// owner cannot be an operand of an affine map.
static std::optional<BoundMap> pickMap(LoopProgram &p, AffineExprs &exprs,
                                       const TrackedBuffer &buffer) {
  SmallVector<AffineExpr> results;
  for (auto [dim, extent] : llvm::enumerate(buffer.extents)) {
    const Owner *owner = buffer.findOwner(dim);
    AffineExpr expr = owner ? exprs.get(owner->index) : exprs.pickBelow(extent);
    if (!expr)
      return std::nullopt;
    results.push_back(expr);
  }
  return exprs.getMap(results);
}

Value LoopProgram::load(const TrackedBuffer &buffer) {
  if (choices.chance(features.affine)) {
    AffineExprs exprs(*this);
    if (std::optional<BoundMap> bound = pickMap(*this, exprs, buffer))
      return create<affine::AffineLoadOp>(buffer.value, bound->map,
                                          bound->operands);
  }
  return create<memref::LoadOp>(buffer.value, pickPosition(buffer));
}

void LoopProgram::store(Value value, const TrackedBuffer &buffer) {
  if (choices.chance(features.affine)) {
    AffineExprs exprs(*this);
    if (std::optional<BoundMap> bound = pickMap(*this, exprs, buffer)) {
      create<affine::AffineStoreOp>(value, buffer.value, bound->map,
                                    bound->operands);
      return;
    }
  }
  create<memref::StoreOp>(value, buffer.value, pickPosition(buffer));
}

void LoopProgram::show(Value value) {
  std::optional<TrackedBuffer> seen =
      pickBuffer([&](const TrackedBuffer &buffer) {
        return buffer.isWritable && !llvm::is_contained(buffer.extents, 0) &&
               buffer.getElementType() == value.getType();
      });
  if (seen)
    store(value, *seen);
}

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

llvm::ArrayRef<LoopEmitter> generate::getLoopEmitters() {
#define PADLAB_LOOP_EMITTER(...) {__VA_ARGS__},
  static constexpr LoopEmitter emitters[] = {
#include "Emitters.def"
  };
  return emitters;
}
