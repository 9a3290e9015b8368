//===- Constants.cpp - the values of attributes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Constants.h"

#include "padlab/dialect/DenseElements.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Returns the complex number that the attribute `[real, imaginary]` denotes.
static Element getComplex(ArrayAttr parts, ComplexType type) {
  return Element::getComplex(type, Element::get(cast<TypedAttr>(parts[0])),
                             Element::get(cast<TypedAttr>(parts[1])));
}

FailureOr<FunctionValue>
reference::getFunction(Operation *op, SymbolRefAttr symbol, Frame &frame) {
  auto function =
      SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(op, symbol);
  if (!function)
    return frame.unsupported(op, "the symbol names no function");
  return FunctionValue{function};
}

FailureOr<RuntimeValue> reference::getConstant(Operation *op, Attribute value,
                                               Type type, Frame &frame) {
  if (auto symbol = dyn_cast<SymbolRefAttr>(value)) {
    FailureOr<FunctionValue> function = getFunction(op, symbol, frame);
    if (failed(function))
      return failure();
    return RuntimeValue(*function);
  }
  auto shaped = dyn_cast<ShapedType>(type);
  Type elementType = shaped ? shaped.getElementType() : type;
  if (!getStorageBytes(elementType))
    return frame.unsupported(op, "type " + toText(type));
  if (!shaped) {
    if (auto complex = dyn_cast<ComplexType>(type))
      return RuntimeValue(getComplex(cast<ArrayAttr>(value), complex));
    return RuntimeValue(Element::get(cast<TypedAttr>(value)));
  }
  if (!isa<DenseElementsAttr, SparseElementsAttr>(value))
    return frame.unsupported(op, "constants whose elements are elsewhere");
  FailureOr<TensorValue> tensor =
      frame.allocate(op, elementType, shaped.getShape());
  if (failed(tensor))
    return failure();
  if (auto dense = dyn_cast<DenseElementsAttr>(value))
    setElements(*tensor, dense);
  else
    setElements(*tensor, cast<SparseElementsAttr>(value));
  return RuntimeValue(std::move(*tensor));
}

LogicalResult reference::bindConstant(Operation *op, Attribute value,
                                      Frame &frame) {
  Value result = op->getResult(0);
  FailureOr<RuntimeValue> constant =
      getConstant(op, value, result.getType(), frame);
  if (failed(constant))
    return failure();
  frame.bind(result, std::move(*constant));
  return success();
}

FailureOr<RuntimeValue> reference::getPoison(Operation *op, Type type,
                                             Frame &frame) {
  if (getStorageBytes(type))
    return RuntimeValue(Element::poison(type));
  auto shaped = dyn_cast<ShapedType>(type);
  if (!isa<RankedTensorType, VectorType>(type) || !shaped.hasStaticShape())
    return frame.unsupported(op, "type " + toText(type));
  FailureOr<TensorValue> tensor =
      frame.allocate(op, shaped.getElementType(), shaped.getShape());
  if (failed(tensor))
    return failure();
  return RuntimeValue(std::move(*tensor));
}
