//===- IndexOps.cpp - operations of the index dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace padlab;

bool padlab::isIndexOp(Operation *op) {
  return isa_and_nonnull<index::IndexDialect>(op->getDialect());
}

template <typename From, typename To>
static Value createBinary(Operation *op, OpBuilder &b) {
  return isa<From>(op) ? Value(To::create(b, op->getLoc(), op->getOperand(0),
                                          op->getOperand(1)))
                       : Value();
}

/// Creates the counterpart of an operation that computes an index from two
/// indices; returns null for any other operation.
static Value createBinary(Operation *op, OpBuilder &b) {
  using Create = Value (*)(Operation *, OpBuilder &);
  static constexpr Create all[] = {
      createBinary<index::AddOp, arith::AddIOp>,
      createBinary<index::SubOp, arith::SubIOp>,
      createBinary<index::MulOp, arith::MulIOp>,
      createBinary<index::AndOp, arith::AndIOp>,
      createBinary<index::OrOp, arith::OrIOp>,
      createBinary<index::XOrOp, arith::XOrIOp>,
      createBinary<index::MaxSOp, arith::MaxSIOp>,
      createBinary<index::MaxUOp, arith::MaxUIOp>,
      createBinary<index::MinSOp, arith::MinSIOp>,
      createBinary<index::MinUOp, arith::MinUIOp>,
      createBinary<index::ShlOp, arith::ShLIOp>,
      createBinary<index::ShrSOp, arith::ShRSIOp>,
      createBinary<index::ShrUOp, arith::ShRUIOp>,
      createBinary<index::DivSOp, arith::DivSIOp>,
      createBinary<index::DivUOp, arith::DivUIOp>,
      createBinary<index::CeilDivSOp, arith::CeilDivSIOp>,
      createBinary<index::CeilDivUOp, arith::CeilDivUIOp>,
      createBinary<index::FloorDivSOp, arith::FloorDivSIOp>,
      createBinary<index::RemSOp, arith::RemSIOp>,
      createBinary<index::RemUOp, arith::RemUIOp>};
  for (Create create : all)
    if (Value value = create(op, b))
      return value;
  return {};
}

static Value createCast(Operation *op, OpBuilder &b) {
  Type type = op->getResult(0).getType();
  Value source = op->getOperand(0);
  if (source.getType() == type)
    return source;
  if (isa<index::CastSOp>(op))
    return arith::IndexCastOp::create(b, op->getLoc(), type, source);
  return arith::IndexCastUIOp::create(b, op->getLoc(), type, source);
}

static Value createConstant(Operation *op, OpBuilder &b) {
  Location loc = op->getLoc();
  constexpr int64_t bits = IndexType::kInternalStorageBitWidth;
  if (auto constant = dyn_cast<index::ConstantOp>(op))
    return arith::ConstantIndexOp::create(b, loc,
                                          constant.getValue().getSExtValue());
  if (auto truth = dyn_cast<index::BoolConstantOp>(op))
    return arith::ConstantOp::create(b, loc, b.getBoolAttr(truth.getValue()));
  return arith::ConstantIndexOp::create(b, loc, bits);
}

void padlab::lowerIndexOp(Operation *op) {
  OpBuilder b(op);
  Value value = createBinary(op, b);
  if (auto compare = dyn_cast<index::CmpOp>(op))
    value = arith::CmpIOp::create(
        b, op->getLoc(),
        *arith::symbolizeCmpIPredicate(
            index::stringifyIndexCmpPredicate(compare.getPred())),
        compare.getLhs(), compare.getRhs());
  else if (isa<index::CastSOp, index::CastUOp>(op))
    value = createCast(op, b);
  else if (!value)
    value = createConstant(op, b);
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}
