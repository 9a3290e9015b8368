//===- AffineLoopGuards.cpp - reordered or repeated iterations --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Passes that change the order of iterations of affine loops are right if no
/// dependence between accesses forbids it. Here dependences are judged by the
/// subscripts alone, without the bounds of loops that have several iterations.
///
//===----------------------------------------------------------------------===//

#include "AffineAccess.h"
#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

namespace {

/// How many iterations lie between two accesses of one element, for each loop
/// around both, the outermost first: only the sign counts. An entry is nullopt
/// if it is unknown.
using Distances = SmallVector<std::optional<int64_t>>;

} // namespace

static SmallVector<AffineAccess> listAccesses(Operation *root) {
  SmallVector<AffineAccess> accesses;
  root->walk([&](Operation *op) {
    if (std::optional<AffineAccess> access = getAffineAccess(op)) {
      access->compose();
      accesses.push_back(std::move(*access));
    }
  });
  return accesses;
}

/// Returns a subscript as an expression whose dimensions are positions in
/// `values`. New operands are added there.
static AffineExpr spell(const AffineAccess &access, AffineExpr subscript,
                        SmallVectorImpl<Value> &values) {
  SmallVector<AffineExpr> dims, symbols;
  for (auto [i, operand] : llvm::enumerate(access.operands)) {
    auto it = llvm::find(values, operand);
    size_t place = it - values.begin();
    if (it == values.end())
      values.push_back(operand);
    (i < access.map.getNumDims() ? dims : symbols)
        .push_back(getAffineDimExpr(place, subscript.getContext()));
  }
  return subscript.replaceDimsAndSymbols(dims, symbols);
}

/// Returns the only induction variable that a linear expression depends on, as
/// a position in `values`; nothing if there is none, there are several, or
/// there is a division.
static std::optional<unsigned> findOnlyCounter(AffineExpr expr,
                                               ArrayRef<Value> values) {
  llvm::SmallDenseSet<unsigned> counters;
  bool divides = false;
  expr.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part);
        dim && affine::isAffineInductionVar(values[dim.getPosition()]))
      counters.insert(dim.getPosition());
    divides |= isDivision(part);
  });
  if (divides || counters.size() != 1)
    return std::nullopt;
  return *counters.begin();
}

static bool dependsOnCounters(AffineExpr expr, ArrayRef<Value> values) {
  bool depends = false;
  expr.walk([&](AffineExpr part) {
    auto dim = dyn_cast<AffineDimExpr>(part);
    depends |= dim && affine::isAffineInductionVar(values[dim.getPosition()]);
  });
  return depends;
}

/// Returns the sign of the counter's factor in a linear expression.
static int64_t getSignOfFactor(AffineExpr expr, unsigned counter,
                               unsigned numDims) {
  auto next = getAffineDimExpr(counter, expr.getContext()) + 1;
  auto step = dyn_cast<AffineConstantExpr>(simplifyAffineExpr(
      expr.replace(getAffineDimExpr(counter, expr.getContext()), next) - expr,
      numDims, /*numSymbols=*/0));
  return step && step.getValue() < 0 ? -1 : 1;
}

/// Returns the distances of a dependence between two accesses of one memref;
/// nothing if the subscripts say that they never access the same element.
static std::optional<Distances> getDistances(const AffineAccess &first,
                                             const AffineAccess &second) {
  Distances distances;
  SmallVector<Value> counters;
  for (auto [outer, other] : llvm::zip(first.loops, second.loops)) {
    affine::AffineForOp a = outer;
    if (a != other)
      break;
    counters.push_back(a.getInductionVar());
    bool hasOneRound = a.hasConstantBounds() &&
                       a.getConstantUpperBound() - a.getConstantLowerBound() <=
                           a.getStepAsInt();
    distances.push_back(hasOneRound ? std::optional<int64_t>(0) : std::nullopt);
  }
  for (auto [a, b] :
       llvm::zip(first.map.getResults(), second.map.getResults())) {
    SmallVector<Value> values;
    AffineExpr from = spell(first, a, values), to = spell(second, b, values);
    auto shift = dyn_cast<AffineConstantExpr>(
        simplifyAffineExpr(from - to, values.size(), /*numSymbols=*/0));
    if (!shift)
      continue;
    if (shift.getValue() != 0 && !dependsOnCounters(from, values) &&
        !dependsOnCounters(to, values))
      return std::nullopt;
    std::optional<unsigned> counter = findOnlyCounter(from, values);
    if (!counter || findOnlyCounter(to, values) != counter)
      continue;
    auto loop = llvm::find(counters, values[*counter]);
    if (loop != counters.end())
      distances[loop - counters.begin()] =
          shift.getValue() * getSignOfFactor(from, *counter, values.size());
  }
  return distances;
}

/// Whether `forbids(distances)` is true for a dependence in `root`, that is,
/// for two accesses of one memref of which the first writes.
static bool hasDependence(Operation *root,
                          llvm::function_ref<bool(const Distances &)> forbids) {
  SmallVector<AffineAccess> accesses = listAccesses(root);
  return llvm::any_of(accesses, [&](const AffineAccess &first) {
    return first.writes() &&
           llvm::any_of(accesses, [&](const AffineAccess &second) {
             if (first.memref != second.memref)
               return false;
             std::optional<Distances> distances = getDistances(first, second);
             return distances && forbids(*distances);
           });
  });
}

/// Whether a dependence may go forwards in one loop and backwards in another.
static bool goesBothWays(const Distances &distances) {
  bool isUnknown = false, isPositive = false, isNegative = false;
  unsigned count = 0;
  for (std::optional<int64_t> distance : distances) {
    isUnknown |= !distance;
    isPositive |= distance && *distance > 0;
    isNegative |= distance && *distance < 0;
    count += !distance || *distance != 0;
  }
  return (isPositive && isNegative) || (isUnknown && count > 1);
}

/// Whether a dependence between iterations of the outermost loop may go
/// backwards in the loops within it.
static bool goesBackInside(const Distances &distances) {
  if (distances.empty() || distances.front() == 0)
    return false;
  for (std::optional<int64_t> inner : llvm::drop_begin(distances)) {
    if (inner == 0)
      continue;
    return !inner || !distances.front() ||
           (*inner > 0) != (*distances.front() > 0);
  }
  return false;
}

/// Whether a dependence forbids to jam the first loop: the pass jams it if the
/// function begins with it.
static bool jamsAgainstDependence(Operation *root) {
  auto function = dyn_cast<FunctionOpInterface>(root);
  if (!function || function.isExternal())
    return false;
  Block &entry = function.getFunctionBody().front();
  return isa<affine::AffineForOp>(entry.front()) &&
         hasDependence(&entry.front(), goesBackInside);
}

/// Whether a loop yields an iteration argument, or its counter, as the next
/// value of another iteration argument.
static bool yieldsOtherArgument(affine::AffineForOp loop) {
  return llvm::any_of(
      llvm::enumerate(loop.getBody()->getTerminator()->getOperands()),
      [&](auto pair) {
        auto argument = dyn_cast<BlockArgument>(pair.value());
        return argument && argument.getOwner() == loop.getBody() &&
               argument != loop.getRegionIterArgs()[pair.index()];
      });
}

/// Returns the operation before which affine-data-copy-generate copies what
/// `access` needs: the first one of a range. A loop is a range by itself; other
/// accesses between two loops form one.
static Operation *findBeginOfRange(Operation *access) {
  Operation *outermost = access;
  for (Operation *op = access->getParentOp();
       op && !isa<FunctionOpInterface>(op); op = op->getParentOp())
    if (isa<affine::AffineForOp>(op))
      outermost = op;
  if (isa<affine::AffineForOp>(outermost))
    return outermost;
  for (Operation *op = access->getPrevNode();
       op && !isa<affine::AffineForOp>(op); op = op->getPrevNode())
    if (isa<affine::AffineReadOpInterface, affine::AffineWriteOpInterface>(op))
      outermost = op;
  return outermost;
}

/// Whether an operand of a subscript is computed behind the place of the copy.
static bool usesLaterOperand(const AffineAccess &access) {
  Operation *begin = findBeginOfRange(access.op);
  return llvm::any_of(access.operands, [&](Value operand) {
    Operation *computes = operand.getDefiningOp();
    if (!computes || matchPattern(operand, m_Constant()))
      return false;
    Operation *top = begin->getBlock()->findAncestorOpInBlock(*computes);
    return top && !top->isBeforeInBlock(begin);
  });
}

llvm::ArrayRef<Guard> guards::getAffineLoopGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"affine-tile-ignores-floordiv", pass, "affine-loop-tile",
       [](Operation *root) {
         return hasDependence(root, goesBothWays) ||
                hasAccessWith<Operation *, AffineExprKind::FloorDiv,
                              AffineExprKind::CeilDiv, AffineExprKind::Mod>(
                    root);
       }},
      {"unroll-jam-ignores-dependence", pass, "affine-loop-unroll-jam",
       jamsAgainstDependence},
      {"affine-unroll-repeats-yielded-argument", pass, "affine-loop-unroll",
       hasAny<affine::AffineForOp, yieldsOtherArgument>},
      {"affine-unroll-repeats-yielded-argument", pass, "transform-interpreter",
       [](Operation *root) {
         return hasSomeFor<affine::AffineForOp>(root, "transform.loop.unroll",
                                                yieldsOtherArgument);
       }},
      {"data-copy-stands-before-its-subscript", pass,
       "affine-data-copy-generate",
       [](Operation *root) {
         return llvm::any_of(listAccesses(root), usesLaterOperand);
       }},
  };
  return table;
}
