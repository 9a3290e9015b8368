//===- SumOrder.cpp - the order of a structured operation's loops ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SumOrder.h"

#include "../Generalize.h"
#include "BufferSharing.h"
#include "SumTiles.h"
#include "VectorizeRowsBody.h"
#include "VectorizeRowsLoop.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace padlab;

/// Shorter rows are not worth vectors.
static constexpr int64_t shortestRow = 4;

/// Whether `op` is on buffers, has one result and a parallel loop, and its body
/// has neither effects nor nested regions.
static bool hasOneValue(linalg::LinalgOp op) {
  return op.hasPureBufferSemantics() && op.getNumDpsInits() == 1 &&
         op.getNumParallelLoops() != 0 &&
         llvm::all_of(op.getBlock()->without_terminator(),
                      [](Operation &nested) {
                        return nested.getNumRegions() == 0 &&
                               isMemoryEffectFree(&nested);
                      });
}

/// Whether reductions, if there are any, include the initial value of the
/// result.
static bool addsToResult(linalg::LinalgOp op) {
  return op.getNumReductionLoops() == 0 ||
         !op.getMatchingBlockArgument(op.getDpsInitOperand(0)).use_empty();
}

/// Whether each element of the result belongs to exactly one point of the
/// parallel loops.
static bool isResultOfParallelLoops(linalg::LinalgOp op) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (!map.isProjectedPermutation() ||
      map.getNumResults() != op.getNumParallelLoops())
    return false;
  auto iterators = op.getIteratorTypesArray();
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    return linalg::isParallelIterator(
        iterators[cast<AffineDimExpr>(expr).getPosition()]);
  });
}

/// Returns the inputs whose elements the body reads.
static SmallVector<OpOperand *> getReadInputs(linalg::LinalgOp op) {
  SmallVector<OpOperand *> inputs;
  for (OpOperand *input : op.getDpsInputOperands())
    if (isa<MemRefType>(input->get().getType()) &&
        !op.getMatchingBlockArgument(input).use_empty())
      inputs.push_back(input);
  return inputs;
}

static bool mayShareResult(linalg::LinalgOp op) {
  Value result = op.getDpsInitOperand(0)->get();
  return !getBuffer(result) ||
         llvm::any_of(getReadInputs(op), [&](OpOperand *input) {
           return mayShareBuffer(input->get(), result);
         });
}

/// Whether consecutive iterations of `loop` access the same element, or
/// neighbouring ones.
static bool runsAlong(Value memref, AffineMap map, unsigned loop) {
  if (!map.isFunctionOfDim(loop))
    return true;
  AffineExpr last = map.getResults().back();
  AffineExpr rest = simplifyAffineExpr(
      last - getAffineDimExpr(loop, map.getContext()), map.getNumDims(), 0);
  return cast<MemRefType>(memref.getType()).isLastDimUnitStride() &&
         !rest.isFunctionOfDim(loop) &&
         llvm::none_of(map.getResults().drop_back(), [&](AffineExpr expr) {
           return expr.isFunctionOfDim(loop);
         });
}

/// Returns the number of inputs of which all iterations of `loop` load the same
/// elements. An input that is loaded as vectors, because `row` indexes it,
/// counts twice.
static unsigned countShared(linalg::LinalgOp op, unsigned loop, unsigned row) {
  unsigned shared = 0;
  for (OpOperand *input : getReadInputs(op)) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (!map.isFunctionOfDim(loop))
      shared += map.isFunctionOfDim(row) ? 2 : 1;
  }
  return shared;
}

/// The largest distance between two iterations that load common elements for
/// which it pays to compute both iterations in one tile.
static constexpr int64_t farthestNeighbour = 3;

/// If `lhs` and `rhs` are slices of one buffer, and their offsets in all
/// dimensions but the last differ only in one dimension, and only little,
/// returns this dimension. Their offsets in the last dimension may differ, too.
static std::optional<unsigned> findShift(Value lhs, Value rhs) {
  auto one = lhs.getDefiningOp<memref::SubViewOp>();
  auto other = rhs.getDefiningOp<memref::SubViewOp>();
  if (!one || !other || one.getSource() != other.getSource() ||
      one.getSourceType().getRank() != one.getType().getRank() ||
      other.getSourceType().getRank() != other.getType().getRank() ||
      !one.hasUnitStride() || !other.hasUnitStride())
    return std::nullopt;
  std::optional<unsigned> found;
  auto offsets =
      llvm::zip_equal(one.getStaticOffsets(), other.getStaticOffsets());
  for (auto [dim, pair] : llvm::enumerate(llvm::drop_end(offsets))) {
    auto [from, to] = pair;
    if (from == to && !ShapedType::isDynamic(from))
      continue;
    if (found || ShapedType::isDynamic(from) || ShapedType::isDynamic(to) ||
        std::abs(from - to) > farthestNeighbour)
      return std::nullopt;
    found = dim;
  }
  return found;
}

/// If `op` has no reductions, returns a loop of which neighbouring iterations
/// read the same elements, because two inputs are overlapping slices of one
/// buffer.
static std::optional<unsigned> findOverlap(linalg::LinalgOp op) {
  SmallVector<OpOperand *> inputs = getReadInputs(op);
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (op.getNumReductionLoops() != 0 ||
      llvm::any_of(inputs, [&](OpOperand *input) {
        return op.getMatchingIndexingMap(input) != result;
      }))
    return std::nullopt;
  for (auto [i, input] : llvm::enumerate(inputs))
    for (OpOperand *other : ArrayRef(inputs).drop_front(i + 1))
      if (auto dim = findShift(input->get(), other->get()))
        return cast<AffineDimExpr>(result.getResult(*dim)).getPosition();
  return std::nullopt;
}

/// Returns the loop of which several iterations are to be computed at once. If
/// `op` has reductions, this is the one whose iterations load the most elements
/// in common, and among equal ones the innermost.
static std::optional<unsigned> findBeside(linalg::LinalgOp op, unsigned row) {
  if (op.getNumReductionLoops() == 0)
    return findOverlap(op);
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  std::optional<unsigned> beside;
  for (AffineExpr expr : map.getResults().drop_back()) {
    unsigned loop = cast<AffineDimExpr>(expr).getPosition();
    if (extents[loop] != 1 && (!beside || countShared(op, loop, row) >=
                                              countShared(op, *beside, row)))
      beside = loop;
  }
  return beside;
}

std::optional<SumOrder> padlab::findSumOrder(linalg::LinalgOp op) {
  if (!hasOneValue(op) || !addsToResult(op) || !isResultOfParallelLoops(op) ||
      mayShareResult(op))
    return std::nullopt;
  OpOperand *init = op.getDpsInitOperand(0);
  AffineMap map = op.getMatchingIndexingMap(init);
  unsigned row = cast<AffineDimExpr>(map.getResults().back()).getPosition();
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  if (extents[row] < shortestRow && !ShapedType::isDynamic(extents[row]))
    return std::nullopt;
  if (!runsAlong(init->get(), map, row))
    return std::nullopt;
  for (OpOperand *input : getReadInputs(op))
    if (!runsAlong(input->get(), op.getMatchingIndexingMap(input), row))
      return std::nullopt;
  std::optional<unsigned> beside = findBeside(op, row);
  if (!beside && op.getNumReductionLoops() == 0)
    return std::nullopt;
  SumOrder order;
  SmallVector<unsigned> sums;
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
    if (!linalg::isParallelIterator(iterator))
      sums.push_back(loop);
    else if (loop != row && beside != loop)
      order.loops.push_back(loop);
  if (beside)
    order.loops.push_back(*beside);
  order.hasBeside = beside.has_value();
  order.numSums = sums.size();
  llvm::append_range(order.loops, sums);
  order.loops.push_back(row);
  return order;
}

FailureOr<linalg::LinalgOp> padlab::orderSums(RewriterBase &rewriter,
                                              linalg::LinalgOp op,
                                              const SumOrder &order) {
  FailureOr<linalg::GenericOp> generic = generalize(rewriter, op);
  if (failed(generic))
    return failure();
  FailureOr<linalg::GenericOp> ordered =
      linalg::interchangeGenericOp(rewriter, *generic, order.loops);
  if (failed(ordered))
    return failure();
  return cast<linalg::LinalgOp>(ordered->getOperation());
}

void padlab::markSums(ArrayRef<Operation *> loops, const SumOrder &order) {
  if (!llvm::all_of(loops, llvm::IsaPred<scf::ForOp>) ||
      loops.size() != order.loops.size())
    return;
  auto unit = UnitAttr::get(loops.front()->getContext());
  loops.back()->setAttr(rowMark, unit);
  loops.front()->setAttr(wholeMark, unit);
  ArrayRef<Operation *> around = loops.drop_back();
  for (Operation *sum : around.take_back(order.numSums))
    sum->setAttr(sumMark, unit);
  if (order.hasBeside)
    around.drop_back(order.numSums).back()->setAttr(besideMark, unit);
}
