//===- InputValues.cpp - values that a case spells out -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InputValues.h"

#include "padlab/dialect/DenseElements.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;

static std::optional<Element> readElement(Type type, Attribute attribute) {
  auto typed = dyn_cast<TypedAttr>(attribute);
  if (!isa<IntegerAttr, FloatAttr>(attribute) || typed.getType() != type)
    return std::nullopt;
  return Element::get(typed);
}

static std::optional<RuntimeValue> readComplex(ComplexType type,
                                               Attribute attribute) {
  auto parts = dyn_cast<ArrayAttr>(attribute);
  if (!parts || parts.size() != 2)
    return std::nullopt;
  std::optional<Element> real = readElement(type.getElementType(), parts[0]),
                         imaginary =
                             readElement(type.getElementType(), parts[1]);
  if (!real || !imaginary)
    return std::nullopt;
  return Element::getComplex(type, *real, *imaginary);
}

static std::optional<RuntimeValue> readSize(Attribute attribute) {
  if (auto number = dyn_cast<IntegerAttr>(attribute)) {
    if (!number.getType().isIndex() || number.getInt() < 0)
      return std::nullopt;
    return SizeValue::get(number.getInt());
  }
  auto text = dyn_cast<StringAttr>(attribute);
  if (text && text.getValue() == "?")
    return SizeValue::unknown();
  if (text && text.getValue() == "invalid")
    return SizeValue::invalid();
  return std::nullopt;
}

/// Reads a value that is written as text, such as a shape.
template <typename Value>
static std::optional<RuntimeValue> readText(Attribute attribute) {
  auto text = dyn_cast<StringAttr>(attribute);
  std::optional<Value> value;
  if (text)
    value = Value::parse(text.getValue());
  if (!value)
    return std::nullopt;
  return *value;
}

std::optional<RuntimeValue> padlab::readScalarInput(Type type,
                                                    Attribute attribute) {
  if (isa<shape::SizeType>(type))
    return readSize(attribute);
  if (isa<shape::ShapeType>(type))
    return readText<ShapeValue>(attribute);
  if (isa<shape::ValueShapeType>(type))
    return readText<ValueShapeValue>(attribute);
  if (isa<shape::WitnessType>(type)) {
    auto passing = dyn_cast<BoolAttr>(attribute);
    if (!passing)
      return std::nullopt;
    return WitnessValue{passing.getValue()};
  }
  if (auto complex = dyn_cast<ComplexType>(type))
    return readComplex(complex, attribute);
  return readElement(type, attribute);
}

TensorValue padlab::readTensorInput(DenseElementsAttr dense,
                                    ArrayRef<int64_t> shape) {
  TensorValue tensor(dense.getElementType(), shape);
  setElements(tensor, dense);
  return tensor;
}
