//===- FuseNests.cpp - fuses consecutive loop nests -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Consecutive operations become consecutive loop nests, each of which
/// traverses whole buffers. What one nest writes is no longer in the caches
/// when the next nest reads it. So consecutive nests with equal outer loops are
/// fused if each iteration of the fused loop accesses only its own part of
/// every buffer that one nest writes and another one accesses: then no nest
/// sees what a later iteration of another one writes, and each element is
/// computed as before.
///
//===----------------------------------------------------------------------===//

#include "BufferSharing.h"
#include "ParallelMarks.h"
#include "SumTiles.h"
#include "VectorizeRowsLoop.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace padlab {

#define GEN_PASS_DEF_FUSENESTS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

namespace {

/// How the nests of a group access one buffer.
struct BufferUse {
  bool isWritten = false;
  /// How many of the nests access the buffer.
  unsigned nests = 0;
  /// Whether each access is to the buffer itself or to a slice that `getWhole`
  /// looks through, and its first index is the induction variable of the outer
  /// loop.
  bool keepsToItsPart = true;
  /// The type of the buffer; null if the buffer is not a ranked memref.
  MemRefType type;
};

/// Nests whose outer loops may become one.
struct Group {
  SmallVector<scf::ForOp> loops;
  llvm::MapVector<Value, BufferUse> buffers;
};

} // namespace

/// Returns the memref of which `memref` is a slice, looking only through
/// subviews that drop no dimension and whose first dimension begins at index 0
/// and has stride 1.
static Value getWhole(Value memref) {
  while (auto slice = memref.getDefiningOp<memref::SubViewOp>()) {
    if (slice.getSourceType().getRank() != slice.getType().getRank() ||
        slice.getStaticOffset(0) != 0 || slice.getStaticStride(0) != 1)
      break;
    memref = slice.getSource();
  }
  return memref;
}

/// Adds an access of the nest `loop` to `buffers`. Returns false if the buffer
/// is unknown, or if the access writes to a global.
static bool note(Value memref, OperandRange indices, bool isWrite,
                 scf::ForOp loop, llvm::MapVector<Value, BufferUse> &buffers) {
  Value buffer = getBuffer(memref), whole = getWhole(memref);
  // Another `memref.get_global` may refer to the same global.
  if (!buffer || (isWrite && buffer.getDefiningOp<memref::GetGlobalOp>()))
    return false;
  BufferUse &use = buffers[buffer];
  use.isWritten |= isWrite;
  use.nests = 1;
  use.keepsToItsPart &= whole == buffer && !indices.empty() &&
                        indices.front() == loop.getInductionVar();
  use.type = dyn_cast<MemRefType>(buffer.getType());
  return true;
}

/// Returns the buffers that the nest accesses; nullopt if one is unknown, if
/// the nest writes to a global, or if it may have other effects than loads and
/// stores.
static std::optional<llvm::MapVector<Value, BufferUse>>
findBuffers(scf::ForOp loop) {
  llvm::MapVector<Value, BufferUse> buffers;
  WalkResult result = loop->walk([&](Operation *op) {
    bool isKnown =
        isa<scf::ForOp, scf::IfOp, scf::YieldOp>(op) || isMemoryEffectFree(op);
    if (auto load = dyn_cast<memref::LoadOp>(op))
      isKnown = note(load.getMemRef(), load.getIndices(), /*isWrite=*/false,
                     loop, buffers);
    else if (auto store = dyn_cast<memref::StoreOp>(op))
      isKnown = note(store.getMemRef(), store.getIndices(), /*isWrite=*/true,
                     loop, buffers);
    return isKnown ? WalkResult::advance() : WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return std::nullopt;
  return buffers;
}

/// Whether one of `buffers` is written and may be the same buffer as another
/// one of `buffers`.
static bool mayShare(const llvm::MapVector<Value, BufferUse> &buffers) {
  return llvm::any_of(buffers, [&](const auto &written) {
    return written.second.isWritten &&
           llvm::any_of(buffers, [&](const auto &other) {
             return other.first != written.first &&
                    mayShareBuffer(written.first, other.first);
           });
  });
}

static bool haveEqualBounds(scf::ForOp a, scf::ForOp b) {
  return a.getLowerBound() == b.getLowerBound() &&
         a.getUpperBound() == b.getUpperBound() && a.getStep() == b.getStep() &&
         a.getUnsignedCmp() == b.getUnsignedCmp();
}

/// Whether another pass has marked the loop for itself.
static bool isMarked(scf::ForOp loop) {
  return llvm::any_of(
      ArrayRef<StringRef>{rowMark, sumMark, besideMark, wholeMark},
      [&](StringRef mark) { return loop->hasAttr(mark); });
}

/// Adds `loop` to the group if that is safe.
static bool join(Group &group, scf::ForOp loop) {
  if (loop.getNumResults() != 0 || isMarked(loop) ||
      !loop.getInductionVar().getType().isIndex() ||
      (!group.loops.empty() && !haveEqualBounds(group.loops.front(), loop)))
    return false;
  auto own = findBuffers(loop);
  if (!own)
    return false;
  llvm::MapVector<Value, BufferUse> all = group.buffers;
  for (auto &[buffer, use] : *own) {
    BufferUse &joint = all[buffer];
    joint.isWritten |= use.isWritten;
    joint.keepsToItsPart &= use.keepsToItsPart;
    joint.type = use.type;
    ++joint.nests;
    if (joint.isWritten && joint.nests > 1 && !joint.keepsToItsPart)
      return false;
  }
  if (mayShare(all))
    return false;
  group.buffers = std::move(all);
  group.loops.push_back(loop);
  return true;
}

/// Removes the fills at the end of the group.
static void dropFills(Group &group) {
  SmallVector<scf::ForOp> loops = group.loops;
  while (!loops.empty() && loops.back()->hasAttr(fillMark))
    loops.pop_back();
  if (loops.size() == group.loops.size())
    return;
  // The buffers are found again, because the fills no longer access them.
  group = Group();
  for (scf::ForOp loop : loops)
    join(group, loop);
}

/// Returns the bytes of all elements; nullopt if an extent is dynamic, or if
/// the elements are not numbers of at least 8 bits.
static std::optional<int64_t> getBytes(MemRefType type) {
  if (!type.hasStaticShape() || getMemoryBits(type.getElementType()) < 8)
    return std::nullopt;
  return type.getNumElements() * getMemoryBits(type.getElementType()) / 8;
}

/// Whether fusion saves memory accesses: a buffer of at least two dimensions,
/// which one nest writes and another one uses, exceeds a cache, but the part of
/// the buffer that one iteration of the outer loop accesses takes at most half
/// of this cache. If `tiny`, the size does not matter.
static bool pays(const Group &group, bool tiny) {
  // The size of most cores' second-level cache, and half of it.
  constexpr int64_t large = 1 << 20, small = 1 << 19;
  return llvm::any_of(group.buffers, [&](const auto &entry) {
    const BufferUse &use = entry.second;
    if (!use.isWritten || use.nests < 2 || !use.type || use.type.getRank() < 2)
      return false;
    std::optional<int64_t> bytes = getBytes(use.type);
    return tiny || (bytes && *bytes > large &&
                    *bytes / use.type.getDimSize(0) <= small);
  });
}

static void fuse(Group &group) {
  scf::ForOp first = group.loops.front(), last = group.loops.back();
  bool areParallel = llvm::all_of(
      group.loops, [](scf::ForOp loop) { return loop->hasAttr(parallelMark); });
  // The operations between the loops have no effects, and no loop has results
  // that they could use, so that these operations can be moved.
  for (Operation *op = first->getNextNode(); op != last;) {
    Operation *next = op->getNextNode();
    if (!isa<scf::ForOp>(op))
      op->moveBefore(first);
    op = next;
  }
  Block *into = first.getBody();
  for (scf::ForOp loop : ArrayRef(group.loops).drop_front()) {
    loop.getInductionVar().replaceAllUsesWith(first.getInductionVar());
    into->getOperations().splice(
        into->getTerminator()->getIterator(), loop.getBody()->getOperations(),
        loop.getBody()->begin(), std::prev(loop.getBody()->end()));
    loop.erase();
  }
  first->removeAttr(fillMark);
  if (!areParallel)
    first->removeAttr(parallelMark);
}

namespace {
struct FuseNests : padlab::impl::FuseNestsBase<FuseNests> {
  using FuseNestsBase::FuseNestsBase;

  void runOnOperation() override {
    getOperation()->walk([&](Block *block) { fuseIn(*block); });
  }

  void fuseIn(Block &block) {
    Group group;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      auto loop = dyn_cast<scf::ForOp>(op);
      if (loop ? join(group, loop) : isMemoryEffectFree(&op))
        continue;
      // Fills right before a marked nest stay there, where SumTiles.cpp looks
      // for them.
      if (loop && isMarked(loop))
        dropFills(group);
      finish(group);
      if (loop)
        join(group, loop);
    }
    finish(group);
  }

  void finish(Group &group) {
    if (group.loops.size() > 1 && pays(group, tiny))
      fuse(group);
    group = Group();
  }
};
} // namespace
