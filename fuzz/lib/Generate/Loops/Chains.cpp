//===- Chains.cpp - loops that passes may fuse ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks an index for each dimension. It is mostly the variable of a loop,
/// either unchanged, or shifted, mirrored or divided. Returns nullopt if a
/// loop's variable may not occur in an affine map.
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
    // If the index may be out of bounds, mostly use the unchanged variable,
    // because passes understand it; a remainder also keeps an index in bounds.
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

/// Emits a nest over `target` that stores values to it. If `source` is not
/// null, the nest also loads elements of `source`, on which the values may
/// depend.
static void emitTransferNest(LoopProgram &p, const TrackedBuffer &target,
                             const TrackedBuffer *source, bool isPlain) {
  auto emitBody = [&](ArrayRef<RangedIndex> loops) {
    for (unsigned i = 0, e = 1 + p.choices.weighted({65, 35}); i < e; ++i) {
      AffineExprs reads(p);
      std::optional<BoundMap> from;
      if (source)
        from = pickNear(p, reads, loops, source->extents,
                        isPlain && p.choices.chance(88));
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
  };
  if (p.choices.chance(7))
    return emitTiles(p, target.extents, emitBody);
  SmallVector<Bounds> bounds;
  for (int64_t extent : target.extents)
    bounds.push_back(isPlain ? Bounds{0, extent, 1} : pickBounds(p, extent));
  size_t first = p.indices.size();
  emitLoops(p, bounds, /*isAffine=*/true,
            [&] { emitBody(ArrayRef(p.indices).drop_front(first)); });
}

/// Emits operations between nests.
static void emitBetween(LoopProgram &p) {
  switch (p.choices.draw(6)) {
  case 0:
    return emitCopyBuffer(p);
  case 1:
    return emitFillBuffer(p);
  case 2:
    return emitBufferCall(p);
  case 3: {
    llvm::SaveAndRestore<unsigned> views(p.features.views, 100);
    emitCastBuffer(p);
    return emitMove(p);
  }
  case 4: {
    llvm::SaveAndRestore<unsigned> accesses(p.features.affine, 0);
    return emitMove(p);
  }
  default:
    return emitMove(p);
  }
}

namespace {
struct Chain {
  TrackedBuffer source;
  /// The element type of the new intermediate buffers.
  Type element;
  bool isPlain;
  /// The buffer that the last nest writes. If this is empty, the last nest
  /// writes another intermediate buffer.
  std::optional<TrackedBuffer> end = {};
};
} // namespace

static TrackedBuffer addLink(LoopProgram &p, const Chain &chain) {
  if (p.choices.chance(chain.isPlain ? 15 : 30))
    if (std::optional<TrackedBuffer> old = pickWalked(p, true))
      return *old;
  return chain.isPlain ? addUnwritten(p, chain.source.extents, chain.element)
                       : p.addBuffer(chain.source.extents, chain.element);
}

/// Emits the nests of `chain`, mostly without code between them. Returns the
/// buffer that the last nest writes.
static TrackedBuffer emitLinks(LoopProgram &p, const Chain &chain) {
  SmallVector<TrackedBuffer> targets;
  for (unsigned i = 0, e = 2 + p.choices.weighted({65, 35}); i < e; ++i)
    targets.push_back(addLink(p, chain));
  if (chain.end)
    targets.back() = *chain.end;
  TrackedBuffer written = chain.source;
  // `isLoose`: whether other operations come between the nests. `follows`: in
  // how many percent of the nests the next nest reads what they have written.
  bool isLoose = p.choices.chance(20);
  unsigned follows = p.choices.chance(20) ? 15 : 85;
  for (const TrackedBuffer &target : targets) {
    emitTransferNest(p, target, &written, chain.isPlain);
    if (p.choices.chance(follows))
      written = target;
    // All elements have been written, either before the nest or by it.
    p.buffers.push_back(target);
    if (isLoose)
      emitBetween(p);
  }
  return targets.back();
}

/// Emits a sequence of nests in which each nest mostly reads what the nest
/// before it has written. If passes fuse all the nests, they may remove a
/// buffer that only these nests use.
void generate::emitAffineChain(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  std::optional<TrackedBuffer> source = pickWalked(p, false);
  if (!source)
    return emitAffineNest(p);
  std::vector<TrackedBuffer> known = p.buffers;
  Chain chain = {*source, source->getElementType(), p.choices.chance(65)};
  // Upstream's fusion computes no slice of a loop with unknown bounds.
  llvm::SaveAndRestore<unsigned> dynamic(
      p.features.dynamic,
      chain.isPlain && p.choices.chance(90) ? 0 : p.features.dynamic);
  // Upstream does not fuse nests over a buffer of index, because it does not
  // know the size of the elements.
  if (chain.isPlain && chain.element.isIndex())
    chain.element = p.builder.getI32Type();
  if (p.choices.chance(78)) {
    // Put the nests in a loop of their own: fusion gives up on a block that
    // also has other operations with regions.
    chain.end = p.addBuffer(source->extents, chain.element);
    Bounds around = {0, p.choices.range(1, 2), 1};
    emitLoops(p, around, /*isAffine=*/p.choices.chance(70),
              [&] { emitLinks(p, chain); });
    return;
  }
  TrackedBuffer last = emitLinks(p, chain);
  if (p.choices.chance(65)) {
    p.buffers = std::move(known);
    p.buffers.push_back(last);
  }
}

/// Emits loads and stores of the same element in sequence, with other accesses
/// between them.
void generate::emitRepeatedAccess(LoopProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.features.affine, 100);
  std::optional<TrackedBuffer> buffer = pickWalked(p, true);
  if (!buffer)
    return emitAffineNest(p);
  SmallVector<Bounds> bounds;
  for (int64_t extent : buffer->extents)
    bounds.push_back(pickBounds(p, extent));
  size_t first = p.indices.size();
  emitLoops(p, bounds, /*isAffine=*/true, [&] {
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
// Parallel loops that become one
//===----------------------------------------------------------------------===//

namespace {
/// The iteration space of all the loops.
struct Points {
  Extents extents;
  SmallVector<Value> lower, upper, steps;
};
} // namespace

static Points makePoints(LoopProgram &p, const Extents &extents) {
  Points points = {extents};
  Value zero = p.getNumber(0), one = p.getNumber(1);
  for (int64_t extent : extents) {
    points.lower.push_back(zero);
    points.upper.push_back(p.getNumber(extent));
    points.steps.push_back(one);
  }
  return points;
}

/// Loads an element of `source` that no other iteration of this loop writes:
/// mostly the element at `own`, the indices of this iteration.
static Value loadNear(LoopProgram &p, const TrackedBuffer &source,
                      const TrackedBuffer &target, ArrayRef<Value> own) {
  SmallVector<Value> place(own);
  if (!source.mayAlias(target) && p.choices.chance(20)) {
    size_t dim = p.choices.draw(place.size());
    place[dim] = p.getIndexBelow(source.extents[dim]);
  }
  return p.create<memref::LoadOp>(source.value, place);
}

static void emitPointwise(LoopProgram &p, const Points &points,
                          ArrayRef<TrackedBuffer> sources,
                          const TrackedBuffer &target) {
  auto loop =
      p.create<scf::ParallelOp>(points.lower, points.upper, points.steps,
                                [](OpBuilder &, Location, ValueRange) {});
  BodyScope scope(p, loop.getBody(), getNumElements(points.extents));
  SmallVector<Value> own(loop.getInductionVars());
  for (auto [variable, extent] : llvm::zip_equal(own, points.extents))
    p.addIndex(variable, {0, extent - 1});
  for (unsigned i = 0, e = 1 + p.choices.weighted({60, 40}); i < e; ++i) {
    const TrackedBuffer &source =
        p.choices.chance(65) ? sources.back() : p.choices.pick(sources);
    if (source.value == target.value || !source.mayAlias(target))
      p.scalars.push_back(loadNear(p, source, target, own));
  }
  p.create<memref::StoreOp>(p.emitScalar(target.getElementType()), target.value,
                            own);
}

/// Emits several parallel loops over the same points. Each iteration writes the
/// element at its point, and mostly reads what an earlier loop has written at
/// the same point.
void generate::emitPointwisePair(LoopProgram &p) {
  std::optional<TrackedBuffer> first = pickWalked(p, /*isWritten=*/false);
  if (!first)
    return emitParallelPair(p);
  SmallVector<TrackedBuffer> targets;
  for (unsigned i = 0, e = 2 + p.choices.weighted({75, 25}); i < e; ++i) {
    bool isLast = i > 0 && p.choices.chance(20);
    targets.push_back(
        isLast ? targets.back()
               : addUnwritten(p, first->extents, first->getElementType()));
  }
  Points points = makePoints(p, first->extents);
  SmallVector<TrackedBuffer> sources = {*first};
  for (const TrackedBuffer &target : targets) {
    emitPointwise(p, points, sources, target);
    sources.push_back(target);
    p.buffers.push_back(target);
  }
}
