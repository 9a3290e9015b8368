//===- Scalarize.cpp - vectors element by element -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalarize.h"

#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

Type padlab::withElementType(Type type, Type element) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.clone(element);
  return element;
}

Value padlab::mapElements(OpBuilder &b, Location loc, ValueRange operands,
                          Type type,
                          llvm::function_ref<Value(ValueRange)> scalar) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return scalar(operands);
  Value result = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  SmallVector<int64_t> index(vector.getRank(), 0);
  if (isEmptyBox(vector.getShape()))
    return result;
  do {
    SmallVector<Value> elements;
    for (Value operand : operands)
      elements.push_back(
          isa<VectorType>(operand.getType())
              ? vector::ExtractOp::create(b, loc, operand, index).getResult()
              : operand);
    result = vector::InsertOp::create(b, loc, scalar(elements), result, index);
  } while (nextIndex(index, vector.getShape()));
  return result;
}
