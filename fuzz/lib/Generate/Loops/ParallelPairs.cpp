//===- ParallelPairs.cpp - parallel loops that become one -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "Nests.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The points that all of the loops go through.
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

/// Loads an element of `source` that no other iteration of this loop writes,
/// mostly that at position `own`.
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

/// Emits loops whose iterations each write one point; the next loop computes
/// its points from those that earlier loops have written.
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
