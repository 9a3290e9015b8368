//===- Sizes.cpp - native code for operations on sizes ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRewriter.h"

#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;

static LogicalResult lowerConstSize(ShapeRewriter &r) {
  r.set(0,
        r.getIndex(r.getOpAs<shape::ConstSizeOp>().getValue().getSExtValue()));
  return success();
}

/// Lowers index_to_size and size_to_index: the conversion of a size that is not
/// a number is undefined.
static LogicalResult lowerToOperand(ShapeRewriter &r) {
  r.set(0, r.getOperand(0));
  return success();
}

static LogicalResult lowerAdd(ShapeRewriter &r) {
  r.set(0, r.call("padlab_size_add", {r.getSize(0), r.getSize(1)}));
  return success();
}

static LogicalResult lowerMul(ShapeRewriter &r) {
  r.set(0, r.call("padlab_size_mul", {r.getSize(0), r.getSize(1)}));
  return success();
}

static LogicalResult lowerDiv(ShapeRewriter &r) {
  if (r.isResult<IndexType>(0)) {
    r.set(0, arith::FloorDivSIOp::create(r, r.getOperand(0), r.getOperand(1)));
    return success();
  }
  Value code = r.getErrorCode(messages::divisionByZero);
  r.set(0, r.call("padlab_size_div", {r.getSize(0), r.getSize(1), code}));
  return success();
}

void padlab::addSizeLowerings(ShapeLowerings &lowerings) {
  addLowering<shape::AddOp>(lowerings, lowerAdd);
  addLowering<shape::ConstSizeOp>(lowerings, lowerConstSize);
  addLowering<shape::DivOp>(lowerings, lowerDiv);
  addLowering<shape::IndexToSizeOp>(lowerings, lowerToOperand);
  addLowering<shape::MulOp>(lowerings, lowerMul);
  addLowering<shape::SizeToIndexOp>(lowerings, lowerToOperand);
}
