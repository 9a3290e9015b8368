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

/// `type` with `element` for its elements.
static Type cloneWith(Type type, Type element) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(element);
  return element;
}

/// Both have the same operands, a float or integer operation one result of
/// their type.
template <typename From, typename To>
static StdResults lowerInteger(OpBuilder &b, From op) {
  return {To::create(b, op.getLoc(), op->getOperands())};
}

/// Of 8-bit floats, what f32 gives, rounded to nearest even: the reference's
/// rule.
template <typename From, typename To>
static StdResults lowerFloat(OpBuilder &b, From op) {
  Location loc = op.getLoc();
  Type type = op.getType();
  if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() != 8)
    return {To::create(b, loc, op->getOperands())};
  Type wide = cloneWith(type, b.getF32Type());
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(arith::ExtFOp::create(b, loc, wide, operand));
  Value result = To::create(b, loc, operands);
  return {arith::TruncFOp::create(b, loc, type, result)};
}

static StdResults lowerCmpI(OpBuilder &b, CmpIOp op) {
  // The document's numbers are today's.
  auto predicate = static_cast<arith::CmpIPredicate>(op.getPredicate());
  return {arith::CmpIOp::create(b, op.getLoc(), predicate, op.getLhs(),
                                op.getRhs())};
}

static StdResults lowerSelect(OpBuilder &b, SelectOp op) {
  return {arith::SelectOp::create(b, op.getLoc(), op.getCondition(),
                                  op.getTrueValue(), op.getFalseValue())};
}

void padlab::addElementwiseLowerings(StdLowerings &lowerings) {
  lowerings.add(lowerFloat<AbsFOp, math::AbsFOp>);
  lowerings.add(lowerFloat<CeilFOp, math::CeilOp>);
  lowerings.add(lowerFloat<CosOp, math::CosOp>);
  lowerings.add(lowerFloat<ExpOp, math::ExpOp>);
  lowerings.add(lowerFloat<NegFOp, arith::NegFOp>);
  lowerings.add(lowerFloat<SqrtOp, math::SqrtOp>);
  lowerings.add(lowerFloat<TanhOp, math::TanhOp>);
  lowerings.add(lowerFloat<AddFOp, arith::AddFOp>);
  lowerings.add(lowerFloat<MulFOp, arith::MulFOp>);
  lowerings.add(lowerFloat<CopySignOp, math::CopySignOp>);
  lowerings.add(lowerInteger<AddIOp, arith::AddIOp>);
  lowerings.add(lowerInteger<AndOp, arith::AndIOp>);
  lowerings.add(lowerInteger<OrOp, arith::OrIOp>);
  lowerings.add(lowerInteger<XOrOp, arith::XOrIOp>);
  lowerings.add(lowerInteger<DivISOp, arith::DivSIOp>);
  lowerings.add(lowerInteger<DivIUOp, arith::DivUIOp>);
  lowerings.add(lowerInteger<RemISOp, arith::RemSIOp>);
  lowerings.add(lowerInteger<RemIUOp, arith::RemUIOp>);
  lowerings.add(lowerCmpI);
  lowerings.add(lowerSelect);
}
