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
/// computed as before. The loops inside of a fused loop may be fused in the
/// same way. A buffer that only a fused loop uses needs room for one part,
/// which each iteration overwrites.
///
//===----------------------------------------------------------------------===//

#include "BufferSharing.h"
#include "ParallelMarks.h"
#include "SumTiles.h"
#include "VectorizeRowsLoop.h"

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/PlantedFaults.h"
#include "padlab/codegen/Relaxation.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace padlab {

#define GEN_PASS_DEF_FUSENESTS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

namespace {

/// A set of dimensions of a buffer.
using Dims = uint64_t;

/// Returns the set of the dimension `dim`. Dimensions of which a set has no bit
/// are in none.
Dims getDim(unsigned dim) {
  return dim < std::numeric_limits<Dims>::digits ? Dims(1) << dim : 0;
}

/// How the nests of a group access one buffer.
struct BufferUse {
  void add(const BufferUse &other) {
    isWritten |= other.isWritten;
    parts &= other.parts;
    fixed &= other.fixed;
    type = other.type;
  }

  bool isWritten = false;
  /// How many of the nests access the buffer.
  unsigned nests = 0;
  /// The dimensions in which the index of each access is the induction variable
  /// of the outer loop. If there are any, each iteration keeps to its own part.
  Dims parts = ~Dims(0);
  /// The dimensions in which the index of each access is defined outside of the
  /// outer loop.
  Dims fixed = ~Dims(0);
  /// The type of the buffer; null if the buffer is not a ranked memref.
  MemRefType type;
};

/// Buffers that are allocated in this function.
using Buffers = llvm::SmallDenseSet<Value>;

/// Nests whose outer loops may become one.
struct Group {
  SmallVector<scf::ForOp> loops;
  llvm::MapVector<Value, BufferUse> buffers;
};

} // namespace

/// Returns the dimensions in which `memref` has the indices of its buffer: all
/// of them if it is the buffer; of a slice that drops no dimension those that
/// begin at index 0 and have stride 1.
static Dims getWholeDims(Value memref, Value buffer) {
  Dims dims = ~Dims(0);
  while (auto slice = memref.getDefiningOp<memref::SubViewOp>()) {
    if (slice.getSourceType().getRank() != slice.getType().getRank())
      break;
    for (unsigned dim = 0; dim != slice.getType().getRank(); ++dim)
      if (slice.getStaticOffset(dim) != 0 || slice.getStaticStride(dim) != 1)
        dims &= ~getDim(dim);
    memref = slice.getSource();
  }
  return memref == buffer ? dims : 0;
}

/// Adds an access of the nest `loop` to `buffers`. Returns false if the buffer
/// is unknown, or if the access writes to a global.
static bool note(Value memref, OperandRange indices, bool isWrite,
                 scf::ForOp loop, llvm::MapVector<Value, BufferUse> &buffers) {
  Value buffer = getBuffer(memref);
  // Another `memref.get_global` may refer to the same global.
  if (!buffer || (isWrite && buffer.getDefiningOp<memref::GetGlobalOp>()))
    return false;
  BufferUse access;
  access.isWritten = isWrite;
  access.parts = access.fixed = 0;
  access.type = dyn_cast<MemRefType>(buffer.getType());
  for (auto [dim, index] : llvm::enumerate(indices)) {
    if (index == loop.getInductionVar())
      access.parts |= getDim(dim);
    else if (loop.isDefinedOutsideOfLoop(index))
      access.fixed |= getDim(dim);
  }
  Dims whole = getWholeDims(memref, buffer);
  access.parts &= whole;
  access.fixed &= whole;
  BufferUse &use = buffers[buffer];
  use.add(access);
  use.nests = 1;
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
    joint.add(use);
    ++joint.nests;
    if (joint.isWritten && joint.nests > 1 && joint.parts == 0)
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

/// Returns the bytes of the elements that differ only in dimensions other than
/// `dims`; nullopt if an extent is dynamic, or if the elements are not numbers
/// of at least 8 bits.
static std::optional<int64_t> getBytes(MemRefType type, Dims dims) {
  if (!type.hasStaticShape() || getMemoryBits(type.getElementType()) < 8)
    return std::nullopt;
  int64_t bytes = getMemoryBits(type.getElementType()) / 8;
  for (auto [dim, extent] : llvm::enumerate(type.getShape()))
    if ((dims & getDim(dim)) == 0)
      bytes *= extent;
  return bytes;
}

/// Whether fusion saves memory accesses: what the group uses of a buffer of at
/// least two dimensions, which one nest writes and another one uses, exceeds a
/// cache, but the part that one iteration of the outer loop accesses takes at
/// most half of this cache. If `tiny`, the size does not matter.
static bool pays(const Group &group, bool tiny) {
  // The sizes of most cores' first-level and second-level caches.
  constexpr int64_t caches[] = {1 << 15, 1 << 20};
  return llvm::any_of(group.buffers, [&](const auto &entry) {
    const BufferUse &use = entry.second;
    if (!use.isWritten || use.nests < 2 || !use.type || use.type.getRank() < 2)
      return false;
    auto all = getBytes(use.type, use.fixed);
    auto part = getBytes(use.type, use.fixed | use.parts);
    return tiny || (all && llvm::any_of(caches, [&](int64_t cache) {
                      return *all > cache && *part <= cache / 2;
                    }));
  });
}

/// Whether `op` loads an element of `buffer`, or stores one there.
static bool isAccess(Operation *op, Value buffer) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return load.getMemRef() == buffer;
  auto store = dyn_cast<memref::StoreOp>(op);
  return store && store.getMemRef() == buffer &&
         store.getValueToStore() != buffer;
}

/// Gives `buffer` room for the part of one iteration of `loop`, if nothing else
/// uses the buffer. Threads need parts of their own.
static void shrink(Value buffer, const BufferUse &use, scf::ForOp loop) {
  auto alloc = buffer.getDefiningOp<memref::AllocOp>();
  if (loop->hasAttr(parallelMark) || !use.type.hasStaticShape() ||
      !use.type.getLayout().isIdentity() ||
      !llvm::all_of(alloc->getUsers(), [&](Operation *user) {
        return isAccess(user, buffer) && loop->isProperAncestor(user);
      }))
    return;
  Dims parts = hasFault(loop, Fault::NestPart) ? ~Dims(0) : use.parts;
  SmallVector<int64_t> shape(use.type.getShape());
  for (auto [dim, extent] : llvm::enumerate(shape))
    if ((parts & getDim(dim)) != 0)
      extent = 1;
  buffer.setType(MemRefType::Builder(use.type).setShape(shape));
  OpBuilder b(loop);
  Value zero = arith::ConstantIndexOp::create(b, loop.getLoc(), 0);
  for (Operation *user : alloc->getUsers()) {
    unsigned first = isa<memref::LoadOp>(user) ? 1 : 2;
    for (auto [dim, extent] : llvm::enumerate(shape))
      if ((parts & getDim(dim)) != 0)
        user->setOperand(first + dim, zero);
  }
}

/// Fuses the loops of the group. Each iteration of the loops around them must
/// keep to its own part of the buffers `apart`. Returns the buffers for which
/// this is then true of the fused loop, too.
static Buffers fuse(Group &group, const Buffers &apart) {
  scf::ForOp first = group.loops.front(), last = group.loops.back();
  bool areParallel = llvm::all_of(
      group.loops, [](scf::ForOp loop) { return loop->hasAttr(parallelMark); });
  // The operations between the loops have no effects on memory that exists, and
  // no loop of the group has results that they could use, so that these
  // operations can be moved.
  for (Operation *op = first->getNextNode(); op != last;) {
    Operation *next = op->getNextNode();
    if (!llvm::is_contained(group.loops, op))
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
  Buffers stillApart;
  for (auto &[buffer, use] : group.buffers) {
    Operation *alloc = buffer.getDefiningOp<memref::AllocOp>();
    if (use.parts == 0 || !alloc ||
        (alloc->getBlock() != first->getBlock() && !apart.contains(buffer)))
      continue;
    stillApart.insert(buffer);
    shrink(buffer, use, first);
  }
  return stillApart;
}

namespace {
struct FuseNests : padlab::impl::FuseNestsBase<FuseNests> {
  using FuseNestsBase::FuseNestsBase;

  void runOnOperation() override {
    getOperation()->walk([&](Block *block) { fuseIn(*block, Buffers()); });
  }

  /// Fuses nests in `block`. Each iteration of the loops around the block keeps
  /// to its own part of the buffers `apart`.
  void fuseIn(Block &block, const Buffers &apart) {
    Group group;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (isMemoryEffectFree(&op) || isa<memref::AllocOp>(op))
        continue;
      auto loop = dyn_cast<scf::ForOp>(op);
      if (loop && join(group, loop))
        continue;
      // Fills right before a marked nest stay there, where SumTiles.cpp looks
      // for them.
      if (loop && isMarked(loop))
        dropFills(group);
      finish(group, apart);
      if (loop)
        join(group, loop);
    }
    finish(group, apart);
  }

  void finish(Group &group, const Buffers &apart) {
    if (group.loops.size() > 1 && pays(group, tiny)) {
      Buffers stillApart = fuse(group, apart);
      // In other functions, each term of a row's sum waits for the one before
      // it. The CPU then adds up consecutive rows at the same time, unless
      // other loops are between them.
      if (tiny || isRelaxed(getOperation()))
        fuseIn(*group.loops.front().getBody(), stillApart);
    }
    group = Group();
  }
};
} // namespace
