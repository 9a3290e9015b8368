//===- TensorShapes.cpp - shapes of tensors as tensors --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorShapes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

Value padlab::makeShapeTensor(OpBuilder &b, Location loc, Value tensor) {
  Value rank = tensor::RankOp::create(b, loc, tensor);
  auto type = RankedTensorType::get({ShapedType::kDynamic}, b.getIndexType());
  return tensor::GenerateOp::create(
      b, loc, type, rank, [&](OpBuilder &b, Location loc, ValueRange index) {
        Value extent = tensor::DimOp::create(b, loc, tensor, index[0]);
        tensor::YieldOp::create(b, loc, extent);
      });
}

Value padlab::countElements(OpBuilder &b, Location loc, Value shape) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value rank = tensor::DimOp::create(b, loc, shape, zero);
  auto multiply = [&](OpBuilder &b, Location loc, Value i, ValueRange product) {
    Value extent = tensor::ExtractOp::create(b, loc, shape, i);
    Value next = arith::MulIOp::create(b, loc, product[0], extent);
    scf::YieldOp::create(b, loc, next);
  };
  return scf::ForOp::create(b, loc, zero, rank, one, one, multiply)
      .getResult(0);
}

static Value copyRanked(OpBuilder &b, Location loc, Value tensor) {
  return bufferization::AllocTensorOp::create(
      b, loc, cast<RankedTensorType>(tensor.getType()), ValueRange(), tensor);
}

Value padlab::copyTensor(OpBuilder &b, Location loc, Value tensor) {
  auto type = dyn_cast<UnrankedTensorType>(tensor.getType());
  if (!type)
    return copyRanked(b, loc, tensor);
  auto cast = tensor.getDefiningOp<tensor::CastOp>();
  if (cast && isa<RankedTensorType>(cast.getSource().getType()))
    return tensor::CastOp::create(b, loc, type,
                                  copyRanked(b, loc, cast.getSource()));
  Value shape = makeShapeTensor(b, loc, tensor);
  Value count = countElements(b, loc, shape);
  Value flatShape = tensor::FromElementsOp::create(b, loc, count);
  auto flatType =
      RankedTensorType::get({ShapedType::kDynamic}, type.getElementType());
  Value flat = tensor::ReshapeOp::create(b, loc, flatType, tensor, flatShape);
  return tensor::ReshapeOp::create(b, loc, type, copyRanked(b, loc, flat),
                                   shape);
}
