//===- Forms.cpp - steps that passes rewrite together -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Memory that may become values
//===----------------------------------------------------------------------===//

namespace {
/// The elements of a small buffer, and the constant indices of each element.
struct Slots {
  Value memory;
  Type type;
  SmallVector<SmallVector<int64_t>> places;
};
} // namespace

static SmallVector<Value> pickPlace(LoopProgram &p, const Slots &slots) {
  SmallVector<Value> indices;
  for (int64_t number : p.choices.pick(ArrayRef(slots.places)))
    indices.push_back(p.getConstant(number));
  return indices;
}

static void storeTo(LoopProgram &p, const Slots &slots) {
  Value value = p.emitScalar(slots.type);
  p.create<memref::StoreOp>(value, slots.memory, pickPlace(p, slots));
}

static void loadFrom(LoopProgram &p, const Slots &slots) {
  p.scalars.push_back(
      p.create<memref::LoadOp>(slots.memory, pickPlace(p, slots)));
}

/// Emits several accesses in a row. If `nests` is set, some of them are in
/// branches and loops.
static void access(LoopProgram &p, const Slots &slots, bool nests);

static void accessInRegion(LoopProgram &p, const Slots &slots) {
  if (p.choices.chance(50)) {
    auto branch = p.create<scf::IfOp>(TypeRange(), p.emitCondition(),
                                      /*withElseRegion=*/p.choices.chance(50));
    for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
      if (region->empty())
        continue;
      BodyScope scope(p, &region->front(), 1);
      access(p, slots, /*nests=*/false);
    }
    return;
  }
  int64_t trips = p.choices.weighted({15, 25, 35, 25});
  auto loop = p.create<scf::ForOp>(p.getConstant(0), p.getNumber(trips),
                                   p.getConstant(1));
  BodyScope scope(p, loop.getBody(), trips);
  p.addIndex(loop.getInductionVar(), {0, std::max<int64_t>(0, trips - 1)});
  access(p, slots, /*nests=*/false);
}

static void access(LoopProgram &p, const Slots &slots, bool nests) {
  for (uint64_t count = 2 + p.choices.draw(4); count > 0; --count)
    switch (p.choices.weighted({40, 40, nests ? 25u : 0u})) {
    case 0:
      loadFrom(p, slots);
      break;
    case 1:
      storeTo(p, slots);
      break;
    default:
      accessInRegion(p, slots);
    }
}

/// Stores a value to each element of `memory`, and returns these elements.
static Slots fillSlots(LoopProgram &p, Value memory,
                       function_ref<Value()> makeValue) {
  auto type = cast<MemRefType>(memory.getType());
  ArrayRef<int64_t> shape = type.getShape();
  Slots slots{memory, type.getElementType(), {}};
  int64_t elements = getNumElements(shape);
  for (int64_t i = 0; i < elements; ++i) {
    SmallVector<int64_t> place(shape.size());
    int64_t rest = i;
    for (size_t dim = shape.size(); dim-- > 0; rest /= shape[dim])
      place[dim] = rest % shape[dim];
    slots.places.push_back(place);
    SmallVector<Value> indices;
    for (int64_t number : place)
      indices.push_back(p.getConstant(number));
    p.create<memref::StoreOp>(makeValue(), memory, indices);
  }
  return slots;
}

static void emitSlots(LoopProgram &p, ArrayRef<int64_t> shape) {
  if (p.trips > 16)
    return emitMove(p);
  Type type = p.pickType();
  Value memory = p.create<memref::AllocaOp>(MemRefType::get(shape, type));
  Slots slots = fillSlots(p, memory, [&] { return p.emitScalar(type); });
  access(p, slots, /*nests=*/p.choices.chance(35));
  // Make one element a result of the program.
  Value last = p.create<memref::LoadOp>(slots.memory, pickPlace(p, slots));
  p.scalars.push_back(last);
  p.show(last);
}

void generate::emitLocalScalar(LoopProgram &p) {
  emitSlots(p, SmallVector<int64_t>(p.choices.weighted({65, 25, 10}), 1));
}

void generate::emitLocalArray(LoopProgram &p) {
  emitSlots(p,
            p.choices.pick<Extents>({{2}, {3}, {2, 2}, {4}, {1, 3}, {2, 3}}));
}

/// Emits an i64 by extending an i32.
static Value emitWide(LoopProgram &p) {
  Value narrow = p.emitScalar(p.builder.getI32Type());
  Type wide = p.builder.getI64Type();
  if (p.choices.chance(60))
    return p.create<arith::ExtSIOp>(wide, narrow);
  return p.create<arith::ExtUIOp>(wide, narrow);
}

static Value combineWide(LoopProgram &p, Value lhs, Value rhs) {
  return p.createOneOf(
      {ArithOp::AddI, ArithOp::MulI, ArithOp::MaxSI, ArithOp::XOrI},
      {lhs, rhs});
}

/// Emits a buffer of i64, for passes that emulate i64 by two i32. Code outside
/// of this buffer's accesses sees no i64: all of them are extended from i32,
/// and truncated to i32.
void generate::emitWideBuffer(LoopProgram &p) {
  if (p.trips > 16)
    return emitMove(p);
  Type narrow = p.builder.getI32Type(), wide = p.builder.getI64Type();
  auto shape = p.choices.pick<Extents>({{2}, {3}, {2, 2}, {1}, {2, 3}});
  Value memory = p.create<memref::AllocOp>(MemRefType::get(shape, wide));
  Slots slots = fillSlots(p, memory, [&] { return emitWide(p); });
  auto load = [&]() -> Value {
    return p.create<memref::LoadOp>(slots.memory, pickPlace(p, slots));
  };
  for (unsigned i = 0, e = 1 + p.choices.draw(4); i < e; ++i) {
    Value old = load();
    Value other = p.choices.chance(50) ? load() : emitWide(p);
    p.create<memref::StoreOp>(combineWide(p, old, other), slots.memory,
                              pickPlace(p, slots));
  }
  Value last = load();
  if (p.choices.chance(50))
    last = p.create<arith::ShRUIOp>(last, p.getConstant(32, wide));
  last = p.create<arith::TruncIOp>(narrow, last);
  p.scalars.push_back(last);
  p.show(last);
}

//===----------------------------------------------------------------------===//
// Loops whose variable is used in a single sum or product
//===----------------------------------------------------------------------===//

/// Emits a loop whose variable has one use, a sum or product with a constant,
/// so that passes may fold it into the bounds.
void generate::emitFoldedRange(LoopProgram &p) {
  int64_t trips = p.choices.weighted({12, 20, 28, 25, 15});
  int64_t lower = p.choices.range(-2, 3), step = p.choices.range(1, 3);
  int64_t missing = trips > 0 ? p.choices.draw(step) : 0;
  int64_t upper = lower + trips * step - missing;
  IntRange range = {lower, std::max(lower, upper - 1)};
  SmallVector<Value> inits = pickCarriedScalars(p, p.features.carried);
  // The other operands of these sums and products are constants that are
  // defined outside of the loop.
  SmallVector<std::pair<int64_t, Value>> others;
  for (unsigned i = 0, e = 1 + p.choices.weighted({70, 30}); i < e; ++i) {
    int64_t number = p.choices.pick<int64_t>({1, 2, 3, -1, 4, -2, 0, 5});
    others.push_back({number, p.getConstant(number)});
  }
  auto loop = p.create<scf::ForOp>(p.getNumber(lower), p.getNumber(upper),
                                   p.getNumber(step), inits);
  {
    BodyScope scope(p, loop.getBody(), trips);
    Value value = loop.getInductionVar();
    for (auto [number, other] : others) {
      bool isFirst = p.choices.chance(75);
      Value lhs = isFirst ? value : other, rhs = isFirst ? other : value;
      if (p.choices.chance(50)) {
        value = p.create<arith::AddIOp>(lhs, rhs);
        range = {range.low + number, range.high + number};
      } else {
        value = p.create<arith::MulIOp>(lhs, rhs);
        range = {std::min(range.low * number, range.high * number),
                 std::max(range.low * number, range.high * number)};
      }
    }
    p.addIndex(value, range);
    llvm::append_range(p.scalars, loop.getRegionIterArgs());
    if (p.choices.chance(60))
      p.scalars.push_back(
          p.create<arith::IndexCastOp>(p.builder.getI32Type(), value));
    emitRound<scf::YieldOp>(p, scope, loop);
  }
  llvm::append_range(p.scalars, loop.getResults());
}

//===----------------------------------------------------------------------===//
// Buffers that are filled in each iteration
//===----------------------------------------------------------------------===//

/// Returns a view of `source` at `index` of its first dimension. The view has
/// no such dimension.
static Value takeRow(LoopProgram &p, const TrackedBuffer &source, Value index) {
  SmallVector<OpFoldResult> offsets = {index}, sizes, strides;
  SmallVector<int64_t> shape;
  for (auto [dim, extent] : llvm::enumerate(source.extents)) {
    if (dim > 0) {
      offsets.push_back(p.builder.getIndexAttr(0));
      shape.push_back(extent);
    }
    sizes.push_back(p.builder.getIndexAttr(dim > 0 ? extent : 1));
    strides.push_back(p.builder.getIndexAttr(1));
  }
  MemRefType type = memref::SubViewOp::inferRankReducedResultType(
      shape, source.getType(), offsets, sizes, strides);
  return p.create<memref::SubViewOp>(type, source.value, offsets, sizes,
                                     strides);
}

void generate::emitDoubleBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> source =
      p.pickBuffer([](const TrackedBuffer &buffer) {
        return !buffer.extents.empty() && buffer.owners.empty() &&
               !llvm::is_contained(buffer.extents, 0);
      });
  if (!source || getNumElements(source->extents) * p.trips > 300)
    return emitMove(p);
  bool byRows = p.choices.chance(60);
  Extents extents = source->extents;
  if (byRows)
    extents.erase(extents.begin());
  TrackedBuffer local = {p.create<memref::AllocOp>(MemRefType::get(
                             extents, source->getElementType())),
                         extents, p.addMemory()};
  // Passes that give iterations different copies of the buffer leave it alone
  // if it is freed after the loop.
  if (p.choices.chance(20))
    p.allocated.push_back(local.value);
  int64_t trips = byRows ? source->extents.front() : p.choices.draw(5);
  int64_t step = p.choices.pick<int64_t>({1, 1, 2, 3});
  bool isAffine = p.choices.chance(p.features.affine / 2);
  Operation *loop = nullptr;
  if (isAffine)
    loop = p.create<affine::AffineForOp>(0, trips, step);
  else
    loop = p.create<scf::ForOp>(p.getNumber(0), p.getNumber(trips),
                                p.getNumber(step));
  Block *body = &loop->getRegion(0).front();
  BodyScope scope(p, body, trips);
  p.addIndex(body->getArgument(0), {0, std::max<int64_t>(0, trips - 1)});
  p.create<memref::CopyOp>(byRows ? takeRow(p, *source, body->getArgument(0))
                                  : source->value,
                           local.value);
  p.buffers.push_back(local);
  p.scalars.push_back(p.load(local));
  p.emitSteps(loopBudget::maxNestedSteps);
  scope.finish();
}
