//===- Choices.cpp - buffers that are chosen at run time ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// Two buffers of one type and with the same extents.
struct Pair {
  TrackedBuffer first, second;

  TrackedBuffer getEither(Value value) const {
    return {value, first.extents, first.memory | second.memory,
            first.isWritable && second.isWritable};
  }
};
} // namespace

static std::optional<Pair> pickPair(LoopProgram &p) {
  std::optional<TrackedBuffer> first = p.pickBuffer(
      [](const TrackedBuffer &buffer) { return buffer.owners.empty(); });
  if (!first || p.trips > 30)
    return std::nullopt;
  std::optional<TrackedBuffer> second =
      p.pickBuffer([&](const TrackedBuffer &buffer) {
        return buffer.value != first->value && buffer.owners.empty() &&
               buffer.extents == first->extents &&
               buffer.getType() == first->getType();
      });
  if (second)
    return Pair{*first, *second};
  TrackedBuffer fresh = p.addBuffer(first->extents, first->getElementType());
  Value value = fresh.value;
  if (value.getType() != first->getType()) {
    if (!memref::CastOp::areCastCompatible(value.getType(), first->getType()))
      return std::nullopt;
    value = p.create<memref::CastOp>(first->getType(), value);
  }
  return Pair{*first, {value, fresh.extents, fresh.memory}};
}

void generate::emitSelectedBuffer(LoopProgram &p) {
  std::optional<Pair> pair = pickPair(p);
  if (!pair)
    return emitMove(p);
  p.buffers.push_back(pair->getEither(p.create<arith::SelectOp>(
      p.emitCondition(), pair->first.value, pair->second.value)));
}

/// Emits the buffer that one branch yields, which is an existing or a new
/// buffer.
static Value emitGiven(LoopProgram &p, const TrackedBuffer &like,
                       uint64_t &memory) {
  memory |= like.memory;
  if (p.choices.chance(35))
    return like.value;
  size_t allocated = p.allocated.size();
  TrackedBuffer fresh = p.addBuffer(like.extents, like.getElementType());
  // Do not let the branch free the buffer, because the branch yields it.
  p.allocated.resize(allocated);
  memory |= fresh.memory;
  if (fresh.value.getType() == like.getType())
    return fresh.value;
  return p.create<memref::CastOp>(like.getType(), fresh.value);
}

void generate::emitBranchedBuffer(LoopProgram &p) {
  std::optional<TrackedBuffer> like =
      p.pickBuffer([](const TrackedBuffer &buffer) {
        return buffer.owners.empty() && buffer.isWritable &&
               buffer.getType().getLayout().isIdentity() &&
               !buffer.getType().getMemorySpace();
      });
  if (!like || p.trips > 30)
    return emitMove(p);
  llvm::SaveAndRestore<unsigned> stack(p.features.stack, 0),
      spaces(p.features.spaces, 0);
  auto branch = p.create<scf::IfOp>(TypeRange(like->getType()),
                                    p.emitCondition(), /*withElse=*/true);
  uint64_t memory = 0;
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
    BodyScope scope(p, &region->front(), 1);
    Value given = emitGiven(p, *like, memory);
    if (p.choices.chance(40))
      p.emitSteps(2);
    scope.finish();
    p.create<scf::YieldOp>(ValueRange(given));
  }
  p.buffers.push_back({branch.getResult(0), like->extents, memory});
}

/// Allocates a new buffer in an iteration. The iteration does not free it,
/// because the next iterations use it.
static Value emitRenewed(LoopProgram &p, const Pair &pair) {
  llvm::SaveAndRestore<unsigned> stack(p.features.stack, 0),
      spaces(p.features.spaces, 0);
  TrackedBuffer fresh =
      p.addBuffer(pair.first.extents, pair.first.getElementType());
  p.allocated.pop_back();
  if (fresh.getType() == pair.first.getType())
    return fresh.value;
  return p.create<memref::CastOp>(pair.first.getType(), fresh.value);
}

/// Emits a loop that carries two buffers, and mostly swaps them. At times the
/// loop replaces one of them by a new buffer.
void generate::emitSwappedBuffers(LoopProgram &p) {
  std::optional<Pair> pair = pickPair(p);
  if (!pair)
    return emitMove(p);
  int64_t trips = p.choices.weighted({15, 20, 35, 30});
  bool isRenewed = p.choices.chance(25) &&
                   !pair->first.getType().getMemorySpace() &&
                   pair->first.getType().getLayout().isIdentity();
  if (isRenewed)
    pair->second.memory |= p.addMemory();
  auto loop =
      p.create<scf::ForOp>(p.getNumber(0), p.getNumber(trips), p.getNumber(1),
                           ValueRange{pair->first.value, pair->second.value});
  {
    BodyScope scope(p, loop.getBody(), trips);
    p.addIndex(loop.getInductionVar(), {0, std::max<int64_t>(0, trips - 1)});
    SmallVector<Value> carried(loop.getRegionIterArgs());
    for (Value value : carried)
      p.buffers.push_back(pair->getEither(value));
    p.emitSteps(loopBudget::maxNestedSteps);
    if (p.choices.chance(70))
      std::swap(carried.front(), carried.back());
    else if (p.choices.chance(30))
      carried.front() = carried.back();
    if (isRenewed)
      carried.front() = emitRenewed(p, *pair);
    scope.finish();
    p.create<scf::YieldOp>(carried);
  }
  for (Value value : loop.getResults())
    p.buffers.push_back(pair->getEither(value));
}
