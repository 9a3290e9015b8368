//===- TensorProgram.cpp - a program of tensor operations -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Every kind of element that has storage.
static Type pickType(Choices &choices, Builder &b) {
  switch (choices.draw(6)) {
  case 0:
    return choices.pick<Type>({b.getF32Type(), b.getF64Type()});
  case 1:
    return choices.pick<Type>({b.getI32Type(), b.getI8Type(), b.getI64Type(),
                               b.getI16Type(), b.getIndexType()});
  case 2: {
    auto sign = choices.pick({IntegerType::Unsigned, IntegerType::Signed});
    unsigned width = choices.pick({8u, 32u, 16u, 64u, 4u, 1u});
    return IntegerType::get(b.getContext(), width, sign);
  }
  case 3:
    return choices.pick<Type>({b.getI1Type(), b.getIntegerType(4),
                               b.getIntegerType(7), b.getIntegerType(33)});
  case 4:
    return choices.pick<Type>({b.getF16Type(), b.getBF16Type(),
                               b.getType<Float8E5M2Type>(),
                               b.getType<Float8E4M3FNType>()});
  default:
    return ComplexType::get(choices.pick<Type>(
        {b.getF32Type(), b.getF64Type(), b.getF16Type(), b.getI32Type()}));
  }
}

TensorProgram::TensorProgram(Choices &choices, MLIRContext *context)
    : base(choices, context), choices(choices), builder(base.builder),
      location(base.location) {
  base.features.elementTypes.clear();
  base.features.encodings = 0;
  for (unsigned count = 1 + choices.draw(3); count > 0; --count)
    base.features.elementTypes.push_back(pickType(choices, builder));
}

TrackedTensor TensorProgram::addInput() {
  Extents extents = base.pickExtents(budget::maxProducerElements);
  TrackedTensor input = base.addTensorArgument(extents, pickElementType());
  return input;
}

TrackedTensor TensorProgram::addInput(RankedTensorType type,
                                      ArrayRef<int64_t> extents) {
  TrackedTensor input = base.addTensorArgument(extents, type.getElementType());
  if (input.value.getType() != type) {
    input.value = tensor::CastOp::create(builder, location, type, input.value);
    add(input.value, extents);
  }
  return input;
}

std::optional<TrackedTensor> TensorProgram::pickTensor(
    llvm::function_ref<bool(const TrackedTensor &)> accept) {
  if (!choices.chance(10))
    if (const TrackedTensor *tensor = base.pickTensor(accept))
      return *tensor;
  for (unsigned tries = 0; tries < 3; ++tries)
    if (TrackedTensor input = addInput(); accept(input))
      return input;
  return std::nullopt;
}

AnyTensor TensorProgram::pickAnyTensor() {
  if (!unranked.empty() && choices.chance(60))
    return unranked[unranked.size() - 1 - choices.draw(unranked.size())];
  std::optional<TrackedTensor> ranked =
      pickTensor([](const TrackedTensor &) { return true; });
  return {ranked->value, ranked->extents};
}

Value TensorProgram::pickScalar(Type type) {
  enum { Argument, Constant, Element };
  switch (choices.draw(3)) {
  case Element:
    if (const TrackedTensor *found =
            base.pickTensor([&](const TrackedTensor &tensor) {
              return tensor.getElementType() == type &&
                     getNumElements(tensor.extents) > 0;
            })) {
      TrackedTensor tensor = *found;
      return tensor::ExtractOp::create(builder, location, tensor.value,
                                       pickPosition(tensor.extents));
    }
    break;
  case Constant:
    if (type.isSignlessIntOrIndexOrFloat())
      return base.getScalarBuilder().makeConstant(type);
    if (auto complex = dyn_cast<ComplexType>(type);
        complex && isa<FloatType>(complex.getElementType())) {
      ScalarBuilder parts = base.getScalarBuilder();
      auto value =
          builder.getArrayAttr({parts.pickConstant(complex.getElementType()),
                                parts.pickConstant(complex.getElementType())});
      return complex::ConstantOp::create(builder, location, type, value);
    }
    break;
  default:
    break;
  }
  for (Value scalar : base.scalars)
    if (scalar.getType() == type && choices.chance(60))
      return scalar;
  return base.addScalarArgument(type);
}

SmallVector<Value> TensorProgram::pickPosition(ArrayRef<int64_t> extents) {
  SmallVector<Value> position;
  for (int64_t extent : extents)
    position.push_back(base.getIndex(choices.draw(extent)));
  return position;
}

void TensorProgram::add(Value value, ArrayRef<int64_t> extents) {
  if (isa<RankedTensorType>(value.getType()))
    base.add(value, extents);
  else
    unranked.push_back({value, Extents(extents)});
}

OwningOpRef<ModuleOp> TensorProgram::finish(uint64_t seed) {
  // What may be returned.
  for (const AnyTensor &tensor : unranked)
    base.addScalar(tensor.value);
  return base.finish(seed);
}
