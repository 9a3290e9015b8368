//===- Constants.cpp - the values of attributes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Constants.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;

/// The complex elements of `attr`, from parts that `makePart` turns into
/// elements.
template <typename Part>
static void fillComplex(DenseElementsAttr attr, ComplexType type,
                        TensorValue &tensor) {
  Type part = type.getElementType();
  for (auto [i, value] : llvm::enumerate(attr.getValues<std::complex<Part>>()))
    tensor.set(i, Element::getComplex(type, Element::get(part, value.real()),
                                      Element::get(part, value.imag())));
}

static void fill(DenseElementsAttr attr, TensorValue &tensor) {
  Type type = tensor.getElementType();
  if (auto complex = dyn_cast<ComplexType>(type))
    return isa<FloatType>(complex.getElementType())
               ? fillComplex<APFloat>(attr, complex, tensor)
               : fillComplex<APInt>(attr, complex, tensor);
  if (isa<FloatType>(type)) {
    for (auto [i, value] : llvm::enumerate(attr.getValues<APFloat>()))
      tensor.set(i, Element::get(type, value));
    return;
  }
  for (auto [i, value] : llvm::enumerate(attr.getValues<APInt>()))
    tensor.set(i, Element::get(type, value));
}

/// `[real, imaginary]`.
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
  auto elements = dyn_cast<DenseElementsAttr>(value);
  if (!elements)
    return frame.unsupported(op, "constants that are not dense");
  FailureOr<TensorValue> tensor =
      frame.allocate(op, elementType, shaped.getShape());
  if (failed(tensor))
    return failure();
  fill(elements, *tensor);
  return RuntimeValue(std::move(*tensor));
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
