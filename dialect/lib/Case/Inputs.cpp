//===- Inputs.cpp - concrete inputs from a seed -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Inputs.h"

#include "InputValues.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;

static uint64_t splitmix64(uint64_t x) {
  x += 0x9E3779B97F4A7C15;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
  return x ^ (x >> 31);
}

static uint64_t draw(uint64_t seed, uint64_t argument, uint64_t element) {
  return splitmix64(splitmix64(splitmix64(seed) + argument) + element);
}

static llvm::APFloat getSpecial(const llvm::fltSemantics &semantics,
                                uint64_t choice) {
  using llvm::APFloat;
  bool negative = choice % 2;
  // Scales (f8E8M0FNU) have no sign, no zero and no denormals.
  if (!APFloat::semanticsHasZero(semantics))
    return choice / 2 % 3 == 0   ? APFloat::getSmallest(semantics)
           : choice / 2 % 3 == 1 ? APFloat::getLargest(semantics)
                                 : APFloat::getNaN(semantics);
  switch (choice / 2 % 6) {
  case 0:
    return APFloat::getZero(semantics, negative);
  case 1:
    return APFloat::semanticsHasInf(semantics)
               ? APFloat::getInf(semantics, negative)
               : APFloat::getLargest(semantics, negative);
  case 2:
    return APFloat::semanticsHasNaN(semantics)
               ? APFloat::getNaN(semantics)
               : APFloat::getLargest(semantics, negative);
  case 3: // The smallest denormal.
    return APFloat::getSmallest(semantics, negative);
  case 4: {
    // The largest denormal, for which flushing to zero has the largest effect.
    APFloat value = APFloat::getSmallestNormalized(semantics);
    value.next(/*nextDown=*/true);
    return negative ? -value : value;
  }
  default:
    return APFloat::getLargest(semantics, negative);
  }
}

static llvm::APInt getSpecial(unsigned bits, uint64_t choice) {
  using llvm::APInt;
  switch (choice % 4) {
  case 0:
    return APInt::getZero(bits);
  case 1:
    return APInt::getAllOnes(bits);
  case 2:
    return APInt::getSignedMinValue(bits);
  default:
    return APInt::getSignedMaxValue(bits);
  }
}

/// Derives a number from the random word `word`; the type is not complex.
static Element deriveNumber(Type type, const ElementStorage &storage,
                            uint64_t word) {
  bool isSpecial = word % 8 == 0;
  uint64_t choice = word >> 3;
  int64_t small = static_cast<int64_t>(choice % 16) - 8;
  if (!storage.isFloat()) {
    if (isSpecial)
      return Element::get(type, getSpecial(storage.bits, choice));
    return Element::get(
        type,
        llvm::APInt(64, small, /*isSigned=*/true).sextOrTrunc(storage.bits));
  }
  if (isSpecial)
    return Element::fromBits(
        type, getSpecial(*storage.semantics, choice).bitcastToAPInt());
  if (!llvm::APFloat::semanticsHasZero(*storage.semantics))
    return Element::get(type,
                        scalbn(llvm::APFloat::getOne(*storage.semantics), small,
                               llvm::APFloat::rmNearestTiesToEven));
  llvm::APFloat value(*storage.semantics);
  value.convertFromAPInt(llvm::APInt(64, small, /*isSigned=*/true),
                         /*IsSigned=*/true, llvm::APFloat::rmNearestTiesToEven);
  return Element::get(type, value);
}

Element padlab::deriveElement(Type type, uint64_t seed, uint64_t argument,
                              uint64_t element) {
  uint64_t word = draw(seed, argument, element);
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return deriveNumber(type, *getElementStorage(type), word);
  Type part = complex.getElementType();
  ElementStorage storage = *getElementStorage(part);
  return Element::getComplex(complex,
                             deriveNumber(part, storage, splitmix64(word)),
                             deriveNumber(part, storage, splitmix64(word + 1)));
}

static SizeValue deriveExtent(uint64_t word) {
  return word % 8 == 0 ? SizeValue::unknown() : SizeValue::get(word / 8 % 5);
}

static SizeValue deriveSize(uint64_t word) {
  bool isInvalid = word % 8 == 0 && word / 8 % 2 == 1;
  return isInvalid ? SizeValue::invalid() : deriveExtent(word);
}

static ShapeValue deriveShape(uint64_t word) {
  if (word % 8 == 0)
    return word / 8 % 2 == 0 ? ShapeValue::unranked() : ShapeValue::invalid();
  SmallVector<SizeValue> extents;
  for (uint64_t dim = 0, rank = word / 8 % 5; dim < rank; ++dim)
    extents.push_back(deriveExtent(splitmix64(word + dim)));
  return ShapeValue::get(extents);
}

static RuntimeValue deriveScalar(Type type, uint64_t seed, uint64_t argument) {
  uint64_t word = draw(seed, argument, 0);
  if (isa<shape::SizeType>(type))
    return deriveSize(word);
  if (isa<shape::ShapeType>(type))
    return deriveShape(word);
  if (isa<shape::ValueShapeType>(type))
    return ValueShapeValue::unknown(deriveShape(word));
  if (isa<shape::WitnessType>(type))
    return WitnessValue{word % 8 != 0};
  if (type.isIndex())
    return Element::fromBits(type, word % 4);
  return deriveElement(type, seed, argument, 0);
}

SmallVector<int64_t, 6> padlab::getConcreteShape(func::FuncOp entry,
                                                 unsigned argument) {
  auto tensor = cast<ShapedType>(entry.getArgumentTypes()[argument]);
  auto extents =
      entry.getArgAttrOfType<DenseI64ArrayAttr>(argument, attrs::extents);
  if (!tensor.hasRank())
    return SmallVector<int64_t, 6>(extents.asArrayRef());
  SmallVector<int64_t, 6> shape(tensor.getShape());
  unsigned next = 0;
  for (int64_t &extent : shape)
    if (ShapedType::isDynamic(extent))
      extent = extents[next++];
  return shape;
}

RuntimeValue padlab::materializeInput(const Case &theCase, unsigned argument) {
  func::FuncOp entry = theCase.getEntry();
  uint64_t seed = theCase.getSeed();
  Type type = entry.getArgumentTypes()[argument];
  Attribute value = entry.getArgAttr(argument, attrs::value);
  // The type of a tensor or a vector.
  auto tensorType = dyn_cast<ShapedType>(type);
  if (!tensorType)
    return value ? *readScalarInput(type, value)
                 : deriveScalar(type, seed, argument);
  SmallVector<int64_t, 6> shape = getConcreteShape(entry, argument);
  if (value)
    return readTensorInput(cast<DenseElementsAttr>(value), shape);
  TensorValue tensor(tensorType.getElementType(), shape);
  for (int64_t i = 0, e = tensor.getNumElements(); i < e; ++i)
    tensor.set(i,
               deriveElement(tensorType.getElementType(), seed, argument, i));
  return tensor;
}

SmallVector<RuntimeValue> padlab::materializeInputs(const Case &theCase) {
  SmallVector<RuntimeValue> inputs;
  for (unsigned i = 0, e = theCase.getEntry().getNumArguments(); i < e; ++i)
    inputs.push_back(materializeInput(theCase, i));
  return inputs;
}
