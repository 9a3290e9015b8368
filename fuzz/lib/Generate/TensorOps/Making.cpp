//===- Making.cpp - tensors from scalars ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointValue.h"
#include "TensorOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::emitTensorEmpty(TensorProgram &program) {
  Extents extents =
      program.base.pickExtents(program.base.limits.producerElements);
  RankedTensorType type =
      program.base.pickTensorType(extents, program.pickElementType());
  program.base.addPartlyWritten(program.base.emitEmpty(type, extents), extents);
  return true;
}

bool generate::emitTensorSplat(TensorProgram &program) {
  Extents extents =
      program.base.pickExtents(program.base.limits.producerElements);
  RankedTensorType type =
      program.base.pickTensorType(extents, program.pickElementType());
  Value scalar = program.pickScalar(type.getElementType());
  program.add(program.create<tensor::SplatOp>(
                  type, scalar, program.base.getDynamicSizes(type, extents)),
              extents);
  return true;
}

bool generate::emitTensorFromElements(TensorProgram &program) {
  Extents extents = program.base.pickExtents(/*maxElements=*/8);
  auto type = RankedTensorType::get(extents, program.pickElementType());
  SmallVector<Value> elements;
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
    bool repeat = i > 0 && program.choices.chance(50);
    elements.push_back(repeat ? elements[program.choices.draw(i)]
                              : program.pickScalar(type.getElementType()));
  }
  program.add(program.create<tensor::FromElementsOp>(type, elements), extents);
  return true;
}

Value generate::emitPointValue(TensorProgram &program, Type type,
                               ValueRange point, Value scalar) {
  const TrackedTensor *found = nullptr;
  if (program.choices.chance(40))
    found = program.base.pickMovedTensor([&](const TrackedTensor &tensor) {
      return tensor.getElementType() == type &&
             program.base.isWritten(tensor.value) &&
             getNumElements(tensor.extents) > 0;
    });
  if (found) {
    // Each coordinate is one of the point's, modulo the extent.
    SmallVector<Value> position;
    for (int64_t extent : found->extents) {
      Value bound = program.create<arith::ConstantIndexOp>(extent);
      Value from = point.empty()
                       ? program.create<arith::ConstantIndexOp>(0).getResult()
                       : point[program.choices.draw(point.size())];
      position.push_back(program.create<arith::RemUIOp>(from, bound));
    }
    return program.create<tensor::ExtractOp>(found->value, position);
  }
  if (!point.empty() && type.isSignlessIntOrIndexOrFloat() &&
      !isa<FloatType>(type) && program.choices.chance(40)) {
    Value index = point[program.choices.draw(point.size())];
    return type.isIndex()
               ? index
               : program.create<arith::IndexCastOp>(type, index).getResult();
  }
  return scalar;
}

bool generate::emitTensorGenerate(TensorProgram &program) {
  Extents extents =
      program.base.pickExtents(program.base.limits.producerElements);
  RankedTensorType type =
      program.base.pickTensorType(extents, program.pickElementType());
  Value scalar = program.pickScalar(type.getElementType());
  SmallVector<Value> sizes = program.base.getDynamicSizes(type, extents);
  auto generated = program.create<tensor::GenerateOp>(
      type, sizes, [&](OpBuilder &b, Location loc, ValueRange point) {
        OpBuilder::InsertionGuard guard(program.builder);
        program.builder.setInsertionPointToEnd(b.getInsertionBlock());
        Value value =
            emitPointValue(program, type.getElementType(), point, scalar);
        tensor::YieldOp::create(program.builder, loc, value);
      });
  program.add(generated.getResult(), extents);
  return true;
}
