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

//===----------------------------------------------------------------------===//
// Tensors from scalars
//===----------------------------------------------------------------------===//

bool generate::emitTensorEmpty(TensorProgram &p) {
  Extents extents = p.base.pickExtents(p.base.limits.producerElements);
  RankedTensorType type = p.base.pickTensorType(extents, p.pickElementType());
  p.base.addPartlyWritten(p.base.emitEmpty(type, extents), extents);
  return true;
}

bool generate::emitTensorSplat(TensorProgram &p) {
  Extents extents = p.base.pickExtents(p.base.limits.producerElements);
  RankedTensorType type = p.base.pickTensorType(extents, p.pickElementType());
  Value scalar = p.pickScalar(type.getElementType());
  p.add(p.create<tensor::SplatOp>(type, scalar,
                                  p.base.getDynamicSizes(type, extents)),
        extents);
  return true;
}

bool generate::emitTensorFromElements(TensorProgram &p) {
  Extents extents = p.base.pickExtents(/*maxElements=*/8);
  auto type = RankedTensorType::get(extents, p.pickElementType());
  SmallVector<Value> elements;
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
    bool repeat = i > 0 && p.choices.chance(50);
    elements.push_back(repeat ? elements[p.choices.draw(i)]
                              : p.pickScalar(type.getElementType()));
  }
  p.add(p.create<tensor::FromElementsOp>(type, elements), extents);
  return true;
}

Value generate::emitPointValue(TensorProgram &p, Type type, ValueRange point,
                               Value scalar) {
  const TrackedTensor *found = nullptr;
  if (p.choices.chance(40))
    found = p.base.pickMovedTensor([&](const TrackedTensor &tensor) {
      return tensor.getElementType() == type &&
             p.base.isWritten(tensor.value) && isNonEmpty(tensor);
    });
  if (found) {
    // Each coordinate is a coordinate of `point` modulo the extent.
    SmallVector<Value> position;
    for (int64_t extent : found->extents) {
      Value bound = p.create<arith::ConstantIndexOp>(extent);
      Value from = point.empty()
                       ? p.create<arith::ConstantIndexOp>(0).getResult()
                       : point[p.choices.draw(point.size())];
      position.push_back(p.create<arith::RemUIOp>(from, bound));
    }
    return p.create<tensor::ExtractOp>(found->value, position);
  }
  if (!point.empty() && type.isSignlessIntOrIndexOrFloat() &&
      !isa<FloatType>(type) && p.choices.chance(40)) {
    Value index = point[p.choices.draw(point.size())];
    return type.isIndex()
               ? index
               : p.create<arith::IndexCastOp>(type, index).getResult();
  }
  return scalar;
}

bool generate::emitTensorGenerate(TensorProgram &p) {
  Extents extents = p.base.pickExtents(p.base.limits.producerElements);
  RankedTensorType type = p.base.pickTensorType(extents, p.pickElementType());
  Value scalar = p.pickScalar(type.getElementType());
  SmallVector<Value> sizes = p.base.getDynamicSizes(type, extents);
  auto generated = p.create<tensor::GenerateOp>(
      type, sizes, [&](OpBuilder &b, Location loc, ValueRange point) {
        OpBuilder::InsertionGuard guard(p.builder);
        p.builder.setInsertionPointToEnd(b.getInsertionBlock());
        Value value = emitPointValue(p, type.getElementType(), point, scalar);
        tensor::YieldOp::create(p.builder, loc, value);
      });
  p.add(generated.getResult(), extents);
  return true;
}

//===----------------------------------------------------------------------===//
// Tensors from other tensors
//===----------------------------------------------------------------------===//

bool generate::emitTensorConcat(TensorProgram &p) {
  std::optional<TrackedTensor> first = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!first)
    return false;
  int64_t dim = p.choices.draw(first->getRank());
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
  for (unsigned more = p.choices.draw(3); more > 0; --more) {
    const TrackedTensor *found = p.base.pickMovedTensor(fitsFirst);
    TrackedTensor next = *first;
    if (found && p.choices.chance(60)) {
      next = *found;
    } else if (p.choices.chance(60)) {
      next.extents[dim] = p.choices.draw(4);
      next = p.base.addTensorArgument(next.extents, first->getElementType());
    }
    inputs.push_back(next.value);
    extents[dim] += next.extents[dim];
  }
  if (!p.fits(extents))
    return false;
  RankedTensorType type =
      tensor::ConcatOp::inferResultType(dim, TypeRange(ValueRange(inputs)));
  SmallVector<int64_t> shape(type.getShape());
  for (auto [extent, size] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(extent) &&
        p.choices.chance(p.base.features.staticClaims))
      extent = size;
  p.add(p.create<tensor::ConcatOp>(type.clone(shape), dim, inputs), extents);
  return true;
}
