//===- ShapeRewriter.cpp - lowering one shape operation ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRewriter.h"

#include "padlab/dialect/ShapeEncoding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

RecordedOp::RecordedOp(Operation *op)
    : op(op), operandTypes(op->getOperandTypes()),
      resultTypes(op->getResultTypes()) {}

bool padlab::isShapeDialectType(Type type) {
  return isa<shape::SizeType, shape::ShapeType, shape::WitnessType,
             shape::ValueShapeType>(type);
}

Value ShapeRewriter::getIndex(int64_t value) {
  return arith::ConstantIndexOp::create(*this, value);
}

RankedTensorType ShapeRewriter::getExtentTensorType() {
  return RankedTensorType::get({ShapedType::kDynamic}, getIndexType());
}

Value ShapeRewriter::castTo(Type type, Value tensor) {
  if (tensor.getType() == type)
    return tensor;
  return tensor::CastOp::create(*this, type, tensor);
}

Value ShapeRewriter::getShape(unsigned i) {
  if (isOperand<shape::ShapeType>(i))
    return getOperand(i);
  return call("padlab_shape_from_extents",
              castTo(getExtentTensorType(), getOperand(i)));
}

Value ShapeRewriter::getSizeStatus(unsigned i) {
  Value zero = getIndex(0);
  if (!isOperand<shape::SizeType>(i))
    return zero;
  return arith::MinSIOp::create(*this, getOperand(i), zero);
}

Value ShapeRewriter::getErrorCode(StringRef message) {
  if (auto error = getOp()->getAttrOfType<StringAttr>("error"))
    message = error.getValue();
  return getIndex(encoding::getErrorCode(message));
}

Operation::result_range ShapeRewriter::callAll(StringRef function,
                                               ValueRange operands) {
  return func::CallOp::create(*this, runtime.get(function), operands)
      ->getResults();
}

Value ShapeRewriter::getStatus(Value shape) {
  return tensor::ExtractOp::create(*this, shape, getIndex(0));
}

Value ShapeRewriter::makeShape(ValueRange extents) {
  SmallVector<Value> elements = {getIndex(encoding::rankedTag)};
  llvm::append_range(elements, extents);
  return castTo(getExtentTensorType(),
                tensor::FromElementsOp::create(*this, elements));
}

/// Generates the tensor of the extents of an unranked tensor or memref.
static Value generateExtents(ShapeRewriter &r, Value shaped) {
  bool isTensor = isa<TensorType>(shaped.getType());
  Value rank = isTensor ? Value(tensor::RankOp::create(r, shaped))
                        : Value(memref::RankOp::create(r, shaped));
  return tensor::GenerateOp::create(
      r, r.getExtentTensorType(), rank,
      [&](OpBuilder &b, Location loc, ValueRange index) {
        Value extent =
            isTensor
                ? Value(tensor::DimOp::create(b, loc, shaped, index.front()))
                : Value(memref::DimOp::create(b, loc, shaped, index.front()));
        tensor::YieldOp::create(b, loc, extent);
      });
}

Value ShapeRewriter::getExtents(Value shaped) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.hasRank())
    return generateExtents(*this, shaped);
  SmallVector<Value> extents;
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(extent))
      extents.push_back(getIndex(extent));
    else if (isa<TensorType>(type))
      extents.push_back(tensor::DimOp::create(*this, shaped, dim));
    else
      extents.push_back(memref::DimOp::create(*this, shaped, dim));
  }
  auto staticType = RankedTensorType::get({type.getRank()}, getIndexType());
  return castTo(getExtentTensorType(),
                tensor::FromElementsOp::create(*this, staticType, extents));
}

void ShapeRewriter::assertThat(Value condition, StringRef message) {
  cf::AssertOp::create(*this, condition, message);
}

void ShapeRewriter::setShape(unsigned i, Value shape) {
  if (!isResult<shape::ShapeType>(i))
    shape = castTo(getResultType(i), call("padlab_shape_to_extents", shape));
  set(i, shape);
}
