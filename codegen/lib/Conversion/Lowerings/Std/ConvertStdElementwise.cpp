//===- ConvertStdElementwise.cpp - arithmetic, comparison, selection ------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdLowerings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::standard;

/// Lowers `op` to a `To` with the same operands and one result of their type.
/// Arithmetic on f8 is not extended here, but by `expand-small-floats`.
template <typename From, typename To>
static StdResults lowerElementwise(OpBuilder &b, From op) {
  return {To::create(b, op.getLoc(), op->getOperands())};
}

static StdResults lowerCmpI(OpBuilder &b, CmpIOp op) {
  // The predicates have the same numbers in arith.
  auto predicate = static_cast<arith::CmpIPredicate>(op.getPredicate());
  return {arith::CmpIOp::create(b, op.getLoc(), predicate, op.getLhs(),
                                op.getRhs())};
}

static StdResults lowerSelect(OpBuilder &b, SelectOp op) {
  return {arith::SelectOp::create(b, op.getLoc(), op.getCondition(),
                                  op.getTrueValue(), op.getFalseValue())};
}

void padlab::addElementwiseLowerings(StdLowerings &lowerings) {
  lowerings.add(lowerElementwise<AbsFOp, math::AbsFOp>);
  lowerings.add(lowerElementwise<CeilFOp, math::CeilOp>);
  lowerings.add(lowerElementwise<CosOp, math::CosOp>);
  lowerings.add(lowerElementwise<ExpOp, math::ExpOp>);
  lowerings.add(lowerElementwise<NegFOp, arith::NegFOp>);
  lowerings.add(lowerElementwise<SqrtOp, math::SqrtOp>);
  lowerings.add(lowerElementwise<TanhOp, math::TanhOp>);
  lowerings.add(lowerElementwise<AddFOp, arith::AddFOp>);
  lowerings.add(lowerElementwise<MulFOp, arith::MulFOp>);
  lowerings.add(lowerElementwise<CopySignOp, math::CopySignOp>);
  lowerings.add(lowerElementwise<AddIOp, arith::AddIOp>);
  lowerings.add(lowerElementwise<AndOp, arith::AndIOp>);
  lowerings.add(lowerElementwise<OrOp, arith::OrIOp>);
  lowerings.add(lowerElementwise<XOrOp, arith::XOrIOp>);
  lowerings.add(lowerElementwise<DivISOp, arith::DivSIOp>);
  lowerings.add(lowerElementwise<DivIUOp, arith::DivUIOp>);
  lowerings.add(lowerElementwise<RemISOp, arith::RemSIOp>);
  lowerings.add(lowerElementwise<RemIUOp, arith::RemUIOp>);
  lowerings.add(lowerCmpI);
  lowerings.add(lowerSelect);
}
