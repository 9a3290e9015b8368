//===- LoopWork.cpp - estimates the work of a loop ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopWork.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace padlab;

/// The assumed number of iterations of a loop whose bounds depend on the
/// surrounding iteration or are compared as unsigned numbers, or whose step is
/// not a constant of at least 1; typically such a loop runs over the vectors of
/// a row.
static constexpr int64_t guessedIterations = 8;

std::optional<int64_t> LoopWork::getKnownCount(scf::ForOp loop) {
  std::optional<int64_t> from = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> to = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (loop.getUnsignedCmp() || !from || !to || !step || *step < 1)
    return std::nullopt;
  return llvm::divideCeil(std::max<int64_t>(0, *to - *from), *step);
}

/// Whether `op` itself counts as work. Constants, terminators and operations
/// with regions do not.
static bool takesTime(Operation &op) {
  return !op.hasTrait<OpTrait::ConstantLike>() &&
         !op.hasTrait<OpTrait::IsTerminator>() && op.getNumRegions() == 0;
}

static int64_t countOperations(Block &block) {
  return llvm::count_if(block, takesTime);
}

std::optional<int64_t> LoopWork::getKnownWork(scf::ForOp loop) {
  std::optional<int64_t> count = getKnownCount(loop);
  if (!count)
    return std::nullopt;
  int64_t work = countOperations(*loop.getBody());
  for (Operation &op : *loop.getBody()) {
    if (op.getNumRegions() == 0)
      continue;
    auto inner = dyn_cast<scf::ForOp>(op);
    std::optional<int64_t> more =
        inner ? getKnownWork(inner) : std::optional<int64_t>();
    if (!more)
      return std::nullopt;
    work += *more;
  }
  return *count * work;
}

OpFoldResult LoopWork::countIterations(scf::ForOp inner) {
  if (std::optional<int64_t> known = getKnownCount(inner))
    return math.number(*known);
  auto isKnownBefore = [&](Value value) {
    return getConstantIntValue(value) || loop.isDefinedOutsideOfLoop(value);
  };
  std::optional<int64_t> step = getConstantIntValue(inner.getStep());
  if (inner.getUnsignedCmp() || !step || *step < 1 ||
      !isKnownBefore(inner.getLowerBound()) ||
      !isKnownBefore(inner.getUpperBound()))
    return math.number(guessedIterations);
  OpFoldResult length = math.sub(getAsOpFoldResult(inner.getUpperBound()),
                                 getAsOpFoldResult(inner.getLowerBound()));
  return math.divide(math.add(length, math.number(*step - 1)),
                     math.number(*step));
}

OpFoldResult LoopWork::getWork(Block &block) {
  OpFoldResult work = math.number(countOperations(block));
  for (Operation &op : block)
    for (Region &region : op.getRegions()) {
      if (region.empty())
        continue;
      OpFoldResult inside = getWork(region.front());
      if (auto inner = dyn_cast<scf::ForOp>(op))
        inside = math.mul(countIterations(inner), inside);
      work = math.add(work, inside);
    }
  return work;
}

OpFoldResult LoopWork::countIterationsWorth(int64_t work) {
  OpFoldResult one = math.number(1), each = getWork(*loop.getBody());
  auto atLeastOne = [&](OpFoldResult number) {
    return math.select(math.atMost(number, one), one, number);
  };
  return atLeastOne(math.divide(math.number(work), atLeastOne(each)));
}
