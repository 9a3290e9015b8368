//===- VectorizeRowsNests.cpp - versions of nests for short rows ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives nests a second version for short rows, and a third one for rows of few
/// vectors. If there were only one version, the code for long rows would cost
/// short rows more than a branch: it takes registers, and the loops around a
/// row compute addresses for it.
///
//===----------------------------------------------------------------------===//

#include "VectorizeRowsNests.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace padlab;

Operation *padlab::getOutermostLoop(Operation *row) {
  Operation *outermost = row;
  for (Operation *op = row; op && !isa<FunctionOpInterface>(op);
       op = op->getParentOp())
    if (isa<LoopLikeOpInterface>(op))
      outermost = op;
  return outermost;
}

/// Computes, before `nest`, a bound of `value` in all iterations of `nest`: an
/// upper bound if `Pick` is arith::MaxSIOp, a lower bound if it is
/// arith::MinSIOp. Returns null if no bound can be computed there.
template <typename Pick>
static Value getBound(OpBuilder &b, Value value, scf::ForOp nest) {
  if (nest.isDefinedOutsideOfLoop(value))
    return value;
  APInt number;
  Location loc = value.getLoc();
  if (matchPattern(value, m_ConstantInt(&number)))
    return arith::ConstantIndexOp::create(b, loc, number.getSExtValue());
  Operation *op = value.getDefiningOp();
  if (!isa_and_nonnull<arith::AddIOp, arith::SelectOp>(op))
    return nullptr;
  unsigned numOperands = op->getNumOperands();
  Value lhs = getBound<Pick>(b, op->getOperand(numOperands - 2), nest);
  Value rhs = getBound<Pick>(b, op->getOperand(numOperands - 1), nest);
  if (!lhs || !rhs)
    return nullptr;
  if (isa<arith::AddIOp>(op))
    return arith::AddIOp::create(b, loc, lhs, rhs);
  return Pick::create(b, loc, lhs, rhs);
}

/// Computes, before `nest`, a condition that implies that the length of `row`
/// is in `relation` to `length` in every iteration of `nest`. Returns null if
/// this cannot be computed before `nest`.
template <typename Pick>
static Value compareLength(OpBuilder &b, scf::ForOp row, scf::ForOp nest,
                           arith::CmpIPredicate relation, int64_t length) {
  Location loc = row.getLoc();
  APInt from;
  if (!matchPattern(row.getLowerBound(), m_ConstantInt(&from)))
    return nullptr;
  Value to = getBound<Pick>(b, row.getUpperBound(), nest);
  if (!to)
    return nullptr;
  Value limit =
      arith::ConstantIndexOp::create(b, loc, from.getSExtValue() + length);
  return arith::CmpIOp::create(b, loc, relation, to, limit);
}

namespace {

/// Marks `rows` as long as this object lives, so that clones of their nest that
/// are made meanwhile have the mark.
class Marks {
public:
  Marks(ArrayRef<scf::ForOp> rows, StringRef name) : rows(rows), name(name) {
    for (scf::ForOp row : rows)
      row->setAttr(name, UnitAttr::get(row.getContext()));
  }
  ~Marks() {
    for (scf::ForOp row : rows)
      row->removeAttr(name);
  }

private:
  ArrayRef<scf::ForOp> rows;
  StringRef name;
};

} // namespace

static void splitNest(scf::ForOp nest, ArrayRef<scf::ForOp> rows,
                      const TargetTraits &traits, const RowLimits &limits) {
  OpBuilder b(nest);
  Location loc = nest.getLoc();
  SmallVector<scf::ForOp> asked, clamped;
  Value areShort, areClamped;
  auto add = [&](Value &all, Value one) {
    all = all ? arith::AndIOp::create(b, loc, all, one).getResult() : one;
  };
  for (scf::ForOp row : rows) {
    std::optional<RowBody> body = RowBody::get(row, traits);
    if (!body || getStaticCount(row))
      continue;
    RowVectorizer vectorizer(row, *body, traits, limits);
    if (vectorizer.bypassesCaches())
      continue;
    auto isAtMost = [&](int64_t length) {
      return compareLength<arith::MaxSIOp>(b, row, nest,
                                           arith::CmpIPredicate::sle, length);
    };
    Value isShort = isAtMost(limits.getLongestShort(*body));
    if (!isShort)
      return;
    add(areShort, isShort);
    asked.push_back(row);
    // Rows that only store are not worth a third version, and rows that do not
    // end with an overlapping vector have none.
    if (!body->hasLoads() || !vectorizer.overlapsEnd())
      continue;
    int64_t lanes = body->getLanes();
    Value isWide = compareLength<arith::MinSIOp>(
        b, row, nest, arith::CmpIPredicate::sge, lanes);
    if (!isWide)
      continue;
    add(areClamped, isWide);
    add(areClamped, isAtMost(limits.mostClamped * lanes));
    clamped.push_back(row);
  }
  if (!areShort)
    return;
  auto choice = scf::IfOp::create(b, loc, areShort, /*withElseRegion=*/true);
  {
    Marks shortRows(asked, shortMark);
    OpBuilder then = choice.getThenBodyBuilder();
    if (areClamped) {
      auto version =
          scf::IfOp::create(then, loc, areClamped, /*withElseRegion=*/true);
      {
        Marks clampedRows(clamped, clampedMark);
        version.getThenBodyBuilder().clone(*nest);
      }
      then = version.getElseBodyBuilder();
    }
    then.clone(*nest);
  }
  nest->moveBefore(choice.elseYield());
}

void padlab::splitNests(ArrayRef<scf::ForOp> rows, const TargetTraits &traits,
                        const RowLimits &limits) {
  llvm::MapVector<Operation *, SmallVector<scf::ForOp>> nests;
  for (scf::ForOp row : rows)
    nests[getOutermostLoop(row)].push_back(row);
  for (auto &[outermost, inside] : nests) {
    auto nest = dyn_cast<scf::ForOp>(outermost);
    if (nest && nest.getNumResults() == 0 && !nest->hasAttr(rowMark))
      splitNest(nest, inside, traits, limits);
  }
}
