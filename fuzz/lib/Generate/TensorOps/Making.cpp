//===- Making.cpp - tensors from scalars and from other tensors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

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

//===----------------------------------------------------------------------===//
// tensor.concat
//===----------------------------------------------------------------------===//

bool generate::emitTensorConcat(TensorProgram &program) {
  std::optional<TrackedTensor> first = program.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!first)
    return false;
  int64_t dim = program.choices.draw(first->getRank());
  auto fitsFirst = [&](const TrackedTensor &tensor) {
    if (tensor.getElementType() != first->getElementType() ||
        tensor.getRank() != first->getRank())
      return false;
    for (unsigned i = 0; i < first->getRank(); ++i)
      if (i != dim && tensor.extents[i] != first->extents[i])
        return false;
    return true;
  };
  SmallVector<Value> inputs = {first->value};
  Extents extents = first->extents;
  for (unsigned more = program.choices.draw(3); more > 0; --more) {
    const TrackedTensor *found = program.base.pickMovedTensor(fitsFirst);
    TrackedTensor next = *first;
    if (found && program.choices.chance(60)) {
      next = *found;
    } else if (program.choices.chance(60)) {
      next.extents[dim] = program.choices.draw(4);
      next =
          program.base.addTensorArgument(next.extents, first->getElementType());
    }
    inputs.push_back(next.value);
    extents[dim] += next.extents[dim];
  }
  if (!program.fits(extents))
    return false;
  RankedTensorType type =
      tensor::ConcatOp::inferResultType(dim, TypeRange(ValueRange(inputs)));
  SmallVector<int64_t> shape(type.getShape());
  for (auto [extent, size] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(extent) &&
        program.choices.chance(program.base.features.staticClaims))
      extent = size;
  program.add(program.create<tensor::ConcatOp>(type.clone(shape), dim, inputs),
              extents);
  return true;
}
