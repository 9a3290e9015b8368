//===- Nests.cpp - nests that passes look for -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// A buffer whose elements a nest can run through here.
static std::optional<TrackedBuffer> pickWalked(LoopProgram &p, bool isWritten) {
  return p.pickBuffer([&](const TrackedBuffer &buffer) {
    return !buffer.extents.empty() && buffer.extents.size() <= 3 &&
           buffer.owners.empty() && (!isWritten || buffer.isWritable) &&
           !llvm::is_contained(buffer.extents, 0) &&
           getNumElements(buffer.extents) * p.trips <= loopBudget::maxTrips;
  });
}

/// Nothing else knows it yet.
static TrackedBuffer addUnwritten(LoopProgram &p, ArrayRef<int64_t> extents,
                                  Type type) {
  Value memory = p.create<memref::AllocOp>(MemRefType::get(extents, type));
  p.allocated.push_back(memory);
  return {memory, Extents(extents), p.addMemory()};
}

//===----------------------------------------------------------------------===//
// Loops that stand in each other with nothing between them
//===----------------------------------------------------------------------===//

namespace {
/// From `low` to below `high`.
struct Bounds {
  int64_t low, high, step;
  /// The three where they are values that stand before the nest.
  SmallVector<Value, 3> values = {};

  int64_t countTrips() const {
    return llvm::divideCeilSigned(std::max<int64_t>(0, high - low), step);
  }
  IntRange getRange() const { return {low, std::max(low, high - 1)}; }
};
} // namespace

/// All of the extent, mostly; the last step need not be a whole one.
static Bounds pickBounds(LoopProgram &p, int64_t extent) {
  Bounds bounds = {0, extent, p.choices.pick<int64_t>({1, 1, 1, 1, 2, 3})};
  if (p.choices.chance(20))
    bounds.low = p.choices.draw(extent);
  if (p.choices.chance(20))
    bounds.high = p.choices.draw(extent + 1);
  return bounds;
}

static Value castIndex(LoopProgram &p, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return p.create<arith::IndexCastOp>(type, value);
}

/// Bounds of loops over index, or over integers.
static SmallVector<Value, 3> emitValues(LoopProgram &p, const Bounds &bounds) {
  Type type = p.builder.getIndexType();
  if (p.choices.chance(p.features.indexWidths / 2))
    type = p.builder.getI32Type();
  SmallVector<Value, 3> values;
  for (int64_t number : {bounds.low, bounds.high, bounds.step})
    values.push_back(castIndex(p, p.getNumber(number), type));
  return values;
}

static void emitRest(LoopProgram &p, ArrayRef<Bounds> bounds, bool isAffine,
                     function_ref<void()> body);

/// One loop, and the others in it. What it carries goes through all of them.
static void emitOne(LoopProgram &p, ArrayRef<Bounds> bounds, bool isAffine,
                    function_ref<void()> body) {
  const Bounds &own = bounds.front();
  Operation *loop = nullptr;
  bool isDynamic = p.choices.chance(p.features.dynamic);
  if (isAffine && (!isDynamic || own.low < 0 || own.high < 0)) {
    loop = p.create<affine::AffineForOp>(own.low, own.high, own.step);
  } else if (isAffine) {
    AffineMap map =
        AffineMap::getMultiDimIdentityMap(1, p.builder.getContext());
    Value low = p.getNumber(own.low), high = p.getNumber(own.high);
    auto isValid = [](Value v) { return affine::isValidDim(v); };
    if (isValid(low) && isValid(high))
      loop = p.create<affine::AffineForOp>(ValueRange(low), map,
                                           ValueRange(high), map, own.step);
    else
      loop = p.create<affine::AffineForOp>(own.low, own.high, own.step);
  } else {
    SmallVector<Value, 3> values =
        own.values.empty() ? emitValues(p, own) : own.values;
    loop = p.create<scf::ForOp>(values[0], values[1], values[2]);
  }
  Block *block = &loop->getRegion(0).front();
  BodyScope scope(p, block, own.countTrips());
  p.addIndex(castIndex(p, block->getArgument(0), p.builder.getIndexType()),
             own.getRange());
  emitRest(p, bounds.drop_front(), isAffine, body);
  scope.finish();
}

static void emitRest(LoopProgram &p, ArrayRef<Bounds> bounds, bool isAffine,
                     function_ref<void()> body) {
  if (bounds.empty())
    return body();
  emitOne(p, bounds, isAffine, body);
}

static void emitWork(LoopProgram &p) {
  for (uint64_t count = 1 + p.choices.draw(3); count > 0; --count)
    p.choices.chance(70) ? emitMove(p) : emitUpdate(p);
}

static void emitNest(LoopProgram &p, bool isAffine) {
  SmallVector<Bounds> bounds;
  int64_t room = loopBudget::maxTrips / std::max<int64_t>(1, p.trips);
  auto add = [&](Bounds next) {
    if (next.countTrips() > room)
      return;
    room /= std::max<int64_t>(1, next.countTrips());
    bounds.push_back(next);
  };
  if (std::optional<TrackedBuffer> buffer = pickWalked(p, false))
    for (int64_t extent : buffer->extents)
      add(pickBounds(p, extent));
  while (bounds.size() < 2 || (bounds.size() < 4 && p.choices.chance(20)))
    bounds.insert(bounds.begin() + p.choices.draw(bounds.size() + 1),
                  {0, p.choices.pick<int64_t>({2, 3, 4, 5, 1, 0}), 1});
  // Nothing stands between the loops then.
  if (!isAffine && p.choices.chance(75))
    for (Bounds &each : bounds)
      each.values = emitValues(p, each);
  emitRest(p, bounds, isAffine, [&] { emitWork(p); });
}

void generate::emitAffineNest(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  emitNest(p, /*isAffine=*/true);
}

void generate::emitScfNest(LoopProgram &p) { emitNest(p, /*isAffine=*/false); }

/// Exactly one iteration, not from 0 in most.
void generate::emitOneIteration(LoopProgram &p) {
  int64_t low = p.choices.range(-1, 4), step = p.choices.range(1, 5);
  Bounds bounds = {low, low + 1 + int64_t(p.choices.draw(step)), step};
  bool isAffine = p.choices.chance(50);
  if (p.choices.chance(70))
    return emitRest(p, bounds, isAffine, [&] { p.emitSteps(3); });
  auto loop = p.create<scf::ForallOp>(
      ArrayRef<OpFoldResult>{p.builder.getIndexAttr(low)},
      ArrayRef<OpFoldResult>{p.builder.getIndexAttr(bounds.high)},
      ArrayRef<OpFoldResult>{p.builder.getIndexAttr(step)}, ValueRange(),
      std::nullopt);
  BodyScope scope(p, loop.getBody(), 1);
  p.addIndex(loop.getInductionVar(0), IntRange::of(low));
  p.emitSteps(loopBudget::maxNestedSteps);
  scope.finish();
}

/// A condition that the inner loops do not change, in the innermost of them.
void generate::emitBranchedNest(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  SmallVector<Bounds> bounds;
  for (unsigned i = 0, e = 2 + p.choices.draw(2); i < e; ++i)
    bounds.push_back(pickBounds(p, p.choices.range(2, 4)));
  emitOne(p, bounds.front(), /*isAffine=*/true, [&] {
    auto [set, operands] = pickCondition(p);
    emitRest(p, ArrayRef(bounds).drop_front(), /*isAffine=*/true,
             [&, set = set, operands = operands] {
               if (p.choices.chance(40))
                 emitWork(p);
               auto branch = p.create<affine::AffineIfOp>(
                   set, operands, /*withElseRegion=*/p.choices.chance(50));
               for (Region &region : branch->getRegions()) {
                 if (region.empty())
                   continue;
                 BodyScope scope(p, &region.front(), 1);
                 emitWork(p);
                 scope.finish();
               }
               if (p.choices.chance(30))
                 emitWork(p);
             });
  });
}

/// Numbers of a known range, and what is computed of them.
void generate::emitBoundedArithmetic(LoopProgram &p) {
  Bounds bounds = pickBounds(p, p.choices.range(1, 12));
  emitRest(p, bounds, p.choices.chance(p.features.affine), [&] {
    size_t first = p.indices.size();
    for (unsigned i = 0, e = 4 + p.choices.draw(5); i < e; ++i)
      p.choices.chance(85) ? emitArithIndex(p) : emitIndexRoundTrip(p);
    for (size_t i = first; i < p.indices.size(); ++i)
      if (p.choices.chance(50))
        p.scalars.push_back(
            castIndex(p, p.indices[i].value, p.builder.getI32Type()));
    emitWork(p);
  });
}

//===----------------------------------------------------------------------===//
// Nests that feed each other
//===----------------------------------------------------------------------===//

/// An index of each dimension next to that of the loop over it: shifted,
/// mirrored, cut off.
static std::optional<BoundMap> pickNear(LoopProgram &p, AffineExprs &exprs,
                                        ArrayRef<RangedIndex> loops,
                                        ArrayRef<int64_t> extents,
                                        bool isPlain = false) {
  SmallVector<AffineExpr> results;
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    size_t which = p.choices.chance(80) ? dim % loops.size()
                                        : p.choices.draw(loops.size());
    AffineExpr own = exprs.get(loops[which]), expr = own;
    if (!expr)
      return std::nullopt;
    switch (isPlain ? 0 : p.choices.weighted({45, 20, 15, 10, 10})) {
    case 1:
      expr = expr + p.choices.pick<int64_t>({1, -1, 2});
      break;
    case 2:
      expr = expr * -1 + (extent - 1);
      break;
    case 3:
      expr = expr.floorDiv(p.choices.range(2, 3));
      break;
    case 4:
      expr = p.builder.getAffineConstantExpr(p.choices.draw(extent));
      break;
    default:
      break;
    }
    // What passes understand, mostly.
    int64_t last = extent - 1;
    auto isInBounds = [&](AffineExpr index) {
      return exprs.getRange(index).isWithin(0, last);
    };
    if (!isInBounds(expr) && isInBounds(own) && p.choices.chance(70))
      expr = own;
    results.push_back(isInBounds(expr) ? expr : expr % extent);
  }
  return exprs.getMap(results);
}

/// Stores to `target` what is loaded near the same place of `source`.
static void emitTransferNest(LoopProgram &p, const TrackedBuffer &target,
                             const TrackedBuffer *source, bool isPlain) {
  SmallVector<Bounds> bounds;
  for (int64_t extent : target.extents)
    bounds.push_back(isPlain ? Bounds{0, extent, 1} : pickBounds(p, extent));
  size_t first = p.indices.size();
  emitRest(p, bounds, /*isAffine=*/true, [&] {
    SmallVector<RangedIndex> loops(p.indices.begin() + first, p.indices.end());
    for (unsigned i = 0, e = 1 + p.choices.weighted({65, 35}); i < e; ++i) {
      AffineExprs reads(p);
      std::optional<BoundMap> from;
      if (source)
        from = pickNear(p, reads, loops, source->extents,
                        isPlain && p.choices.chance(75));
      if (from)
        p.scalars.push_back(p.create<affine::AffineLoadOp>(
            source->value, from->map, from->operands));
    }
    AffineExprs writes(p);
    std::optional<BoundMap> to;
    if (isPlain || p.choices.chance(75)) {
      SmallVector<AffineExpr> own;
      for (const RangedIndex &loop : loops)
        own.push_back(writes.get(loop));
      if (!llvm::is_contained(own, AffineExpr()))
        to = writes.getMap(own);
    } else {
      to = pickNear(p, writes, loops, target.extents);
    }
    Value value = p.emitScalar(target.getElementType());
    if (to)
      p.create<affine::AffineStoreOp>(value, target.value, to->map,
                                      to->operands);
  });
}

namespace {
struct Chain {
  TrackedBuffer source;
  /// Of the buffers between.
  Type element;
  bool isPlain;
  /// Where the last nest writes to; else to one between.
  std::optional<TrackedBuffer> end = {};
};
} // namespace

static TrackedBuffer addLink(LoopProgram &p, const Chain &chain) {
  if (p.choices.chance(30))
    if (std::optional<TrackedBuffer> old = pickWalked(p, true))
      return *old;
  return chain.isPlain ? addUnwritten(p, chain.source.extents, chain.element)
                       : p.addBuffer(chain.source.extents, chain.element);
}

/// Nothing stands between the nests. The buffer that the last one writes.
static TrackedBuffer emitLinks(LoopProgram &p, const Chain &chain) {
  SmallVector<TrackedBuffer> targets;
  for (unsigned i = 0, e = 2 + p.choices.weighted({65, 35}); i < e; ++i)
    targets.push_back(addLink(p, chain));
  if (chain.end)
    targets.back() = *chain.end;
  TrackedBuffer written = chain.source;
  for (const TrackedBuffer &target : targets) {
    emitTransferNest(p, target, &written, chain.isPlain);
    if (p.choices.chance(85))
      written = target;
  }
  return targets.back();
}

/// What one nest writes the next one reads. Who sees a buffer only in between
/// may find it gone once all nests are one.
void generate::emitAffineChain(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  std::optional<TrackedBuffer> source = pickWalked(p, false);
  if (!source)
    return emitAffineNest(p);
  std::vector<TrackedBuffer> known = p.buffers;
  Chain chain = {*source, source->getElementType(), p.choices.chance(60)};
  // Slices of bounds that are not known are not found.
  llvm::SaveAndRestore<unsigned> dynamic(
      p.features.dynamic,
      chain.isPlain && p.choices.chance(80) ? 0 : p.features.dynamic);
  // What index takes is not known, and no buffer of it moved.
  if (chain.isPlain && chain.element.isIndex())
    chain.element = p.builder.getI32Type();
  if (p.choices.chance(60)) {
    // Fusion gives up on blocks in which other operations have regions.
    chain.end = p.addBuffer(source->extents, chain.element);
    Bounds around = {0, p.choices.range(1, 2), 1};
    emitRest(p, around, /*isAffine=*/p.choices.chance(70),
             [&] { emitLinks(p, chain); });
    return;
  }
  TrackedBuffer last = emitLinks(p, chain);
  if (p.choices.chance(65)) {
    p.buffers = std::move(known);
    p.buffers.push_back(last);
  }
}

/// Loads and stores at one place in a row, and others between them.
void generate::emitRepeatedAccess(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  std::optional<TrackedBuffer> buffer = pickWalked(p, true);
  if (!buffer)
    return emitAffineNest(p);
  SmallVector<Bounds> bounds;
  for (int64_t extent : buffer->extents)
    bounds.push_back(pickBounds(p, extent));
  size_t first = p.indices.size();
  emitRest(p, bounds, /*isAffine=*/true, [&] {
    SmallVector<RangedIndex> loops(p.indices.begin() + first, p.indices.end());
    AffineExprs exprs(p);
    std::optional<BoundMap> place = pickNear(p, exprs, loops, buffer->extents);
    if (!place)
      return emitWork(p);
    for (unsigned i = 0, e = 3 + p.choices.draw(4); i < e; ++i)
      switch (p.choices.weighted({35, 35, 20, 10})) {
      case 0:
        p.create<affine::AffineStoreOp>(p.emitScalar(buffer->getElementType()),
                                        buffer->value, place->map,
                                        place->operands);
        break;
      case 1:
        p.scalars.push_back(p.create<affine::AffineLoadOp>(
            buffer->value, place->map, place->operands));
        break;
      case 2:
        emitMove(p);
        break;
      default:
        if (p.mayNest())
          emitAffineIf(p);
      }
  });
}

//===----------------------------------------------------------------------===//
// Allocations in bodies
//===----------------------------------------------------------------------===//

/// Written, and hardly ever read.
void generate::emitDeadBuffer(LoopProgram &p) {
  size_t known = p.buffers.size();
  bool isRead = p.choices.chance(25);
  TrackedBuffer buffer;
  if (isRead) {
    buffer = p.addBuffer(p.pickExtents(), p.pickType());
  } else {
    buffer = addUnwritten(p, p.pickExtents(), p.pickType());
    p.buffers.push_back(buffer);
  }
  for (unsigned i = 0, e = 1 + p.choices.draw(2); i < e; ++i)
    if (!llvm::is_contained(buffer.extents, 0))
      p.store(p.emitScalar(buffer.getElementType()), buffer);
  if (isRead && !llvm::is_contained(buffer.extents, 0))
    p.scalars.push_back(p.load(buffer));
  // Nobody else sees it.
  p.buffers.resize(known, buffer);
}

/// A buffer that is new in each iteration, or on one way through a branch.
void generate::emitAllocationInBody(LoopProgram &p) {
  auto emitBody = [&] {
    llvm::SaveAndRestore<unsigned> saved(p.features.stack, 15);
    TrackedBuffer buffer = p.addBuffer(p.pickExtents(), p.pickType());
    p.emitSteps(2);
    if (llvm::is_contained(buffer.extents, 0))
      return;
    Value last = p.load(buffer);
    if (std::optional<TrackedBuffer> seen =
            p.pickBuffer([&](const TrackedBuffer &other) {
              return other.isWritable && !other.mayAlias(buffer) &&
                     !llvm::is_contained(other.extents, 0) &&
                     other.getElementType() == last.getType();
            }))
      p.store(last, *seen);
  };
  if (p.trips > 30)
    return emitMove(p);
  if (p.choices.chance(40)) {
    auto branch = p.create<scf::IfOp>(TypeRange(), p.emitCondition(),
                                      /*withElseRegion=*/p.choices.chance(50));
    for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
      if (region->empty())
        continue;
      BodyScope scope(p, &region->front(), 1);
      emitBody();
      scope.finish();
    }
    return;
  }
  SmallVector<Bounds> bounds(1 + p.choices.draw(2));
  for (Bounds &each : bounds)
    each = {0, p.choices.range(0, 3), 1};
  emitRest(p, bounds, p.choices.chance(p.features.affine), emitBody);
}

/// As many elements as the iteration has.
void generate::emitSizedByLoop(LoopProgram &p) {
  if (p.trips > 16)
    return emitMove(p);
  int64_t trips = p.choices.range(1, 5), most = trips + p.choices.draw(3);
  auto loop = p.create<scf::ForOp>(p.getNumber(0), p.getNumber(trips),
                                   p.getConstant(1));
  BodyScope scope(p, loop.getBody(), trips);
  RangedIndex iv = {loop.getInductionVar(), {0, trips - 1}};
  p.addIndex(iv.value, iv.range);
  MLIRContext *context = p.builder.getContext();
  AffineExpr d0 = getAffineDimExpr(0, context);
  Value size;
  IntRange sizes;
  if (p.choices.chance(50)) {
    size = p.create<affine::AffineApplyOp>(AffineMap::get(1, 0, d0 + 1),
                                           ValueRange(iv.value));
    sizes = {1, trips};
  } else {
    int64_t tile = p.choices.range(1, 4);
    size = p.create<affine::AffineMinOp>(
        AffineMap::get(1, 0,
                       {getAffineConstantExpr(tile, context), d0 * -1 + most},
                       context),
        ValueRange(iv.value));
    sizes = {std::min(tile, most - trips + 1), std::min(tile, most)};
  }
  Type type = p.pickType();
  Value memory = p.create<memref::AllocaOp>(
      MemRefType::get(ShapedType::kDynamic, type), ValueRange(size));
  auto inner = p.create<scf::ForOp>(p.getConstant(0), size, p.getConstant(1));
  {
    BodyScope innerScope(p, inner.getBody(), sizes.high);
    p.addIndex(inner.getInductionVar(), {0, sizes.high - 1});
    p.create<memref::StoreOp>(p.emitScalar(type), memory,
                              inner.getInductionVar());
  }
  Value last = p.create<memref::LoadOp>(
      memory, p.getConstant(p.choices.draw(sizes.low)));
  p.scalars.push_back(last);
  p.scalars.push_back(p.create<arith::IndexCastOp>(
      p.builder.getI32Type(),
      p.create<memref::DimOp>(memory, p.getConstant(0))));
  p.emitSteps(2);
}

/// A function that begins with a nest.
void generate::emitNestInCallee(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.calleeNests, 100);
  emitBufferCall(p);
}
