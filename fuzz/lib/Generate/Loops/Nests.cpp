//===- Nests.cpp - nests that certain passes transform --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

std::optional<TrackedBuffer> generate::pickWalked(LoopProgram &p,
                                                  bool isWritten) {
  return p.pickBuffer([&](const TrackedBuffer &buffer) {
    return !buffer.extents.empty() && buffer.extents.size() <= 3 &&
           buffer.owners.empty() && (!isWritten || buffer.isWritable) &&
           !llvm::is_contained(buffer.extents, 0) &&
           getNumElements(buffer.extents) * p.trips <= loopBudget::maxTrips;
  });
}

TrackedBuffer generate::addUnwritten(LoopProgram &p, ArrayRef<int64_t> extents,
                                     Type type) {
  Value memory = p.create<memref::AllocOp>(MemRefType::get(extents, type));
  p.allocated.push_back(memory);
  return {memory, Extents(extents), p.addMemory()};
}

int64_t generate::pickExtent(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer =
      p.pickBuffer([](const TrackedBuffer &b) { return !b.extents.empty(); });
  if (buffer && p.choices.chance(75))
    return p.choices.pick(ArrayRef<int64_t>(buffer->extents));
  return 1 + p.choices.draw(12);
}

Bounds generate::pickBounds(LoopProgram &p, int64_t extent) {
  Bounds bounds = {0, extent, p.choices.pick<int64_t>({1, 1, 1, 1, 2, 3})};
  if (p.choices.chance(20))
    bounds.low = p.choices.draw(extent);
  if (p.choices.chance(20))
    bounds.high = p.choices.draw(extent + 1);
  return bounds;
}

void generate::emitBoundsBefore(LoopProgram &p, Bounds &bounds) {
  Type type = p.builder.getIndexType();
  if (p.choices.chance(p.features.indexWidths / 2))
    type = p.builder.getI32Type();
  bounds.values.clear();
  for (int64_t number : {bounds.low, bounds.high, bounds.step})
    bounds.values.push_back(p.castIndex(p.getNumber(number), type));
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static Operation *createAffineFor(LoopProgram &p, const Bounds &bounds) {
  if (p.choices.chance(p.features.dynamic) && bounds.low >= 0 &&
      bounds.high >= 0) {
    AffineMap map =
        AffineMap::getMultiDimIdentityMap(1, p.builder.getContext());
    Value low = p.getNumber(bounds.low), high = p.getNumber(bounds.high);
    if (affine::isValidDim(low) && affine::isValidDim(high))
      return p.create<affine::AffineForOp>(ValueRange(low), map,
                                           ValueRange(high), map, bounds.step);
  }
  return p.create<affine::AffineForOp>(bounds.low, bounds.high, bounds.step);
}

static Operation *createScfFor(LoopProgram &p, Bounds bounds) {
  if (bounds.values.empty())
    emitBoundsBefore(p, bounds);
  return p.create<scf::ForOp>(bounds.values[0], bounds.values[1],
                              bounds.values[2]);
}

void generate::emitLoops(LoopProgram &p, ArrayRef<Bounds> bounds, bool isAffine,
                         function_ref<void()> body) {
  if (bounds.empty())
    return body();
  const Bounds &own = bounds.front();
  Operation *loop = isAffine ? createAffineFor(p, own) : createScfFor(p, own);
  Block *block = &loop->getRegion(0).front();
  BodyScope scope(p, block, own.countTrips());
  p.addIndex(p.castIndex(block->getArgument(0), p.builder.getIndexType()),
             own.getRange());
  emitLoops(p, bounds.drop_front(), isAffine, body);
  scope.finish();
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

namespace {
/// The tiling of one dimension.
struct Tiling {
  int64_t extent, size;
  /// Whether the variable of the outer loop is the number of the tile, not the
  /// first point of the tile.
  bool isNumbered;
  Value outer = {};

  int64_t countTiles() const { return llvm::divideCeilSigned(extent, size); }
};
} // namespace

static Tiling pickTiling(LoopProgram &p, int64_t extent) {
  return {extent, p.choices.pick<int64_t>({1, 2, 3, 1, 4}),
          p.choices.chance(50)};
}

/// Creates the loop over the points of a tile. It ends at the end of the tile
/// or at the extent, whichever comes first.
static affine::AffineForOp createPointLoop(LoopProgram &p,
                                           const Tiling &tiling) {
  Builder &b = p.builder;
  AffineExpr first = b.getAffineDimExpr(0);
  if (tiling.isNumbered)
    first = first * tiling.size;
  SmallVector<AffineExpr> ends = {first + tiling.size};
  if (tiling.extent % tiling.size != 0 || p.choices.chance(25))
    ends.push_back(b.getAffineConstantExpr(tiling.extent));
  if (ends.size() > 1 && p.choices.chance(30))
    std::swap(ends.front(), ends.back());
  return p.create<affine::AffineForOp>(
      ValueRange(tiling.outer), AffineMap::get(1, 0, first),
      ValueRange(tiling.outer), AffineMap::get(1, 0, ends, b.getContext()));
}

static void emitPoints(LoopProgram &p, ArrayRef<Tiling> tilings,
                       SmallVectorImpl<RangedIndex> &points,
                       function_ref<void(ArrayRef<RangedIndex>)> body) {
  if (tilings.empty())
    return body(points);
  const Tiling &own = tilings.front();
  affine::AffineForOp loop = createPointLoop(p, own);
  BodyScope scope(p, loop.getBody(), std::min(own.size, own.extent));
  points.push_back({loop.getInductionVar(), {0, own.extent - 1}});
  p.indices.push_back(points.back());
  emitPoints(p, tilings.drop_front(), points, body);
  scope.finish();
}

static void emitTilesFrom(LoopProgram &p, MutableArrayRef<Tiling> tilings,
                          size_t number,
                          function_ref<void(ArrayRef<RangedIndex>)> body) {
  if (number == tilings.size()) {
    SmallVector<RangedIndex> points;
    return emitPoints(p, tilings, points, body);
  }
  Tiling &own = tilings[number];
  auto loop = p.create<affine::AffineForOp>(
      0, own.isNumbered ? own.countTiles() : own.extent,
      own.isNumbered ? 1 : own.size);
  BodyScope scope(p, loop.getBody(), own.countTiles());
  own.outer = loop.getInductionVar();
  emitTilesFrom(p, tilings, number + 1, body);
  scope.finish();
}

void generate::emitTiles(LoopProgram &p, ArrayRef<int64_t> extents,
                         function_ref<void(ArrayRef<RangedIndex>)> body) {
  SmallVector<Tiling> tilings;
  for (int64_t extent : extents)
    tilings.push_back(pickTiling(p, extent));
  emitTilesFrom(p, tilings, 0, body);
}

void generate::emitTiledNest(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  std::optional<TrackedBuffer> buffer = pickWalked(p, /*isWritten=*/true);
  if (!buffer)
    return emitAffineNest(p);
  emitTiles(p, buffer->extents, [&](ArrayRef<RangedIndex> points) {
    if (p.choices.chance(40))
      return emitWork(p);
    SmallVector<Value> place;
    for (const RangedIndex &point : points)
      place.push_back(point.value);
    if (p.choices.chance(70))
      p.scalars.push_back(
          p.create<affine::AffineLoadOp>(buffer->value, ValueRange(place)));
    if (p.choices.chance(40))
      emitWork(p);
    p.create<affine::AffineStoreOp>(p.emitScalar(buffer->getElementType()),
                                    buffer->value, ValueRange(place));
  });
}

//===----------------------------------------------------------------------===//
// Nests with little between their loops
//===----------------------------------------------------------------------===//

void generate::emitWork(LoopProgram &p) {
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
  // Emit the values of all bounds here, so that there is no code between the
  // loops.
  if (!isAffine && p.choices.chance(75))
    for (Bounds &each : bounds)
      emitBoundsBefore(p, each);
  emitLoops(p, bounds, isAffine, [&] { emitWork(p); });
}

void generate::emitAffineNest(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  emitNest(p, /*isAffine=*/true);
}

void generate::emitScfNest(LoopProgram &p) { emitNest(p, /*isAffine=*/false); }

/// Emits a loop with exactly one iteration. Its lower bound is mostly not 0.
void generate::emitOneIteration(LoopProgram &p) {
  int64_t low = p.choices.range(-1, 4), step = p.choices.range(1, 5);
  Bounds bounds = {low, low + 1 + int64_t(p.choices.draw(step)), step};
  bool isAffine = p.choices.chance(50);
  if (p.choices.chance(70))
    return emitLoops(p, bounds, isAffine, [&] { p.emitSteps(3); });
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

/// Emits a nest with a branch in the innermost loop. Of all variables of the
/// nest, the condition may only depend on that of the outermost loop.
void generate::emitBranchedNest(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  SmallVector<Bounds> bounds;
  for (unsigned i = 0, e = 2 + p.choices.draw(2); i < e; ++i)
    bounds.push_back(pickBounds(p, p.choices.range(2, 4)));
  emitLoops(p, bounds.front(), /*isAffine=*/true, [&] {
    auto [set, operands] = pickCondition(p);
    emitLoops(p, ArrayRef(bounds).drop_front(), /*isAffine=*/true,
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

/// Emits a loop with arithmetic on indices whose ranges are known.
void generate::emitBoundedArithmetic(LoopProgram &p) {
  Bounds bounds = pickBounds(p, p.choices.range(1, 12));
  emitLoops(p, bounds, p.choices.chance(p.features.affine), [&] {
    size_t first = p.indices.size();
    for (unsigned i = 0, e = 4 + p.choices.draw(5); i < e; ++i)
      p.choices.chance(85) ? emitArithIndex(p) : emitIndexRoundTrip(p);
    for (size_t i = first; i < p.indices.size(); ++i)
      if (p.choices.chance(50))
        p.scalars.push_back(
            p.castIndex(p.indices[i].value, p.builder.getI32Type()));
    emitWork(p);
  });
}
