//===- VectorizeRowsNests.cpp - versions of nests for short rows ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives nests a second version, for short rows. With one version, the code of
/// long rows would cost short ones more than a branch: it takes registers, and
/// addresses are computed for it in the loops around.
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

/// Computes, before `nest`, an upper bound of `value` in all iterations of
/// `nest`; returns null if none is known.
static Value getGreatest(OpBuilder &b, Value value, scf::ForOp nest) {
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
  Value lhs = getGreatest(b, op->getOperand(numOperands - 2), nest);
  Value rhs = getGreatest(b, op->getOperand(numOperands - 1), nest);
  if (!lhs || !rhs)
    return nullptr;
  if (isa<arith::AddIOp>(op))
    return arith::AddIOp::create(b, loc, lhs, rhs);
  return arith::MaxSIOp::create(b, loc, lhs, rhs);
}

/// Computes, before `nest`, whether `row` is short in every iteration of it;
/// returns null if that is not known.
static Value askIsShort(OpBuilder &b, scf::ForOp row, scf::ForOp nest,
                        int64_t longest) {
  Location loc = row.getLoc();
  APInt from;
  if (!matchPattern(row.getLowerBound(), m_ConstantInt(&from)))
    return nullptr;
  Value to = getGreatest(b, row.getUpperBound(), nest);
  if (!to)
    return nullptr;
  Value limit =
      arith::ConstantIndexOp::create(b, loc, from.getSExtValue() + longest);
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle, to, limit);
}

static void splitNest(scf::ForOp nest, ArrayRef<scf::ForOp> rows,
                      const TargetTraits &traits, const RowLimits &limits) {
  OpBuilder b(nest);
  Location loc = nest.getLoc();
  SmallVector<scf::ForOp> asked;
  Value areShort;
  for (scf::ForOp row : rows) {
    std::optional<RowBody> body = RowBody::get(row, traits);
    if (!body || getStaticCount(row) ||
        RowVectorizer(row, *body, traits, limits).bypassesCaches())
      continue;
    Value isShort = askIsShort(b, row, nest, limits.getLongestShort(*body));
    if (!isShort)
      return;
    areShort =
        areShort ? arith::AndIOp::create(b, loc, areShort, isShort).getResult()
                 : isShort;
    asked.push_back(row);
  }
  if (!areShort)
    return;
  auto choice = scf::IfOp::create(b, loc, areShort, /*withElseRegion=*/true);
  for (scf::ForOp row : asked)
    row->setAttr(shortMark, b.getUnitAttr());
  choice.getThenBodyBuilder().clone(*nest);
  for (scf::ForOp row : asked)
    row->removeAttr(shortMark);
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
