//===- TensorProgram.cpp - operations that only move elements ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

TrackedTensor TensorProgram::addInput() {
  Extents extents = base.pickExtents(base.limits.producerElements);
  TrackedTensor input = base.addTensorArgument(extents, pickElementType());
  return input;
}

TrackedTensor TensorProgram::addInput(RankedTensorType type,
                                      ArrayRef<int64_t> extents) {
  TrackedTensor input = base.addTensorArgument(extents, type.getElementType());
  if (input.value.getType() != type) {
    input.value = create<tensor::CastOp>(type, input.value);
    add(input.value, extents);
  }
  return input;
}

std::optional<TrackedTensor> TensorProgram::pickTensor(
    llvm::function_ref<bool(const TrackedTensor &)> accept) {
  if (!choices.chance(10))
    if (const TrackedTensor *tensor = base.pickMovedTensor(accept))
      return *tensor;
  for (unsigned tries = 0; tries < 3; ++tries)
    if (TrackedTensor input = addInput(); accept(input))
      return input;
  return std::nullopt;
}

std::optional<TrackedTensor> TensorProgram::pickDestination(
    llvm::function_ref<bool(const TrackedTensor &)> accept) {
  if (!choices.chance(base.features.sharedEmpties / 4))
    return pickTensor(accept);
  TrackedTensor empty{Value(), base.pickExtents(base.limits.producerElements)};
  RankedTensorType type = base.pickTensorType(empty.extents, pickElementType());
  empty.value = base.emitEmpty(type, empty.extents);
  base.addPartlyWritten(empty.value, empty.extents);
  return accept(empty) ? std::make_optional(empty) : pickTensor(accept);
}

AnyTensor TensorProgram::pickAnyTensor() {
  std::vector<AnyTensor> &unranked = base.unranked;
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
            base.pickMovedTensor([&](const TrackedTensor &tensor) {
              return tensor.getElementType() == type &&
                     base.isWritten(tensor.value) && isNonEmpty(tensor);
            })) {
      TrackedTensor tensor = *found;
      return create<tensor::ExtractOp>(tensor.value,
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
      return create<complex::ConstantOp>(type, value);
    }
    break;
  default:
    break;
  }
  for (Value scalar : isComputed(type) ? base.scalars : base.movedScalars)
    if (scalar.getType() == type && choices.chance(60))
      return scalar;
  return base.addScalarArgument(type);
}

Value TensorProgram::makeNumbers(ArrayRef<int64_t> shape, Type element,
                                 ArrayRef<int64_t> numbers) {
  auto fits = [&](int64_t number) {
    return element.isIndex() ||
           llvm::isIntN(element.getIntOrFloatBitWidth(), number);
  };
  if (!llvm::all_of(numbers, fits))
    element = builder.getIndexType();
  unsigned width = element.isIndex() ? IndexType::kInternalStorageBitWidth
                                     : element.getIntOrFloatBitWidth();
  auto elements = llvm::map_to_vector(numbers, [&](int64_t number) {
    return APInt(width, number, /*isSigned=*/true);
  });
  return base.getConstant(DenseElementsAttr::get(
      RankedTensorType::get(shape, element), ArrayRef<APInt>(elements)));
}

SmallVector<Value> TensorProgram::pickPosition(ArrayRef<int64_t> extents) {
  SmallVector<Value> position;
  for (int64_t extent : extents)
    position.push_back(base.getIndex(choices.draw(extent)));
  return position;
}
