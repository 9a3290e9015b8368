//===- Element.cpp - one scalar -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Value.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace padlab;

Element Element::get(Type type, llvm::APInt bits) {
  return {type, std::move(bits)};
}

Element Element::get(Type type, llvm::APFloat value) {
  bool isNaN = value.isNaN();
  Element element(type, std::move(value));
  element.openBits = isNaN;
  return element;
}

Element Element::getComplex(ComplexType type, const Element &real,
                            const Element &imaginary) {
  Element element(type);
  if (real.isPoison() || imaginary.isPoison())
    return element;
  element.data = Complex{real.getBits(), imaginary.getBits()};
  element.openBits = real.hasOpenBits() || imaginary.hasOpenBits();
  return element;
}

Element Element::getPart(unsigned part) const {
  Type partType = cast<ComplexType>(type).getElementType();
  if (isPoison())
    return poison(partType);
  const auto &complex = std::get<Complex>(data);
  Element element =
      fromBits(partType, part == 0 ? complex.real : complex.imaginary);
  // The element does not say which of its parts has open bits, so that each
  // part that is NaN counts as open.
  const auto *real = std::get_if<llvm::APFloat>(&element.data);
  element.openBits = openBits && real && real->isNaN();
  return element;
}

Element Element::get(TypedAttr attr) {
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return get(integer.getType(), integer.getValue());
  if (auto real = dyn_cast<FloatAttr>(attr))
    return {real.getType(), real.getValue()};
  llvm::reportFatalInternalError("this attribute denotes no scalar element");
}

Element Element::getIndex(MLIRContext *context, int64_t value) {
  return get(IndexType::get(context), llvm::APInt(64, value, true));
}

Element Element::decode(Type type, const ElementStorage &storage,
                        llvm::APInt bits) {
  if (storage.isFloat())
    return {type, llvm::APFloat(*storage.semantics, bits)};
  return {type, std::move(bits)};
}

Element Element::decode(Type type, const ElementStorage &storage,
                        uint64_t bits) {
  bits &= llvm::maskTrailingOnes<uint64_t>(storage.bits);
  return decode(type, storage, llvm::APInt(storage.bits, bits));
}

static ElementStorage requireStorage(Type type) {
  std::optional<ElementStorage> storage = getElementStorage(type);
  if (!storage)
    llvm::reportFatalInternalError("this type has no element storage");
  return *storage;
}

Element Element::fromBits(Type type, const llvm::APInt &bits) {
  ElementStorage storage = requireStorage(type);
  if (!storage.isComplex())
    return decode(type, storage, bits);
  Element element(type);
  element.data = Complex{bits.extractBits(storage.bits, 0),
                         bits.extractBits(storage.bits, storage.bits)};
  return element;
}

Element Element::fromBits(Type type, uint64_t bits) {
  ElementStorage storage = requireStorage(type);
  unsigned width = storage.parts * storage.bits;
  if (width > 64 || storage.isComplex())
    return fromBits(type, llvm::APInt(64, bits).zextOrTrunc(width));
  return decode(type, storage, bits);
}

llvm::APInt Element::getBits() const {
  if (const auto *complex = std::get_if<Complex>(&data))
    return complex->imaginary.concat(complex->real);
  if (const auto *real = std::get_if<llvm::APFloat>(&data))
    return real->bitcastToAPInt();
  return getInt();
}

static std::string getText(const llvm::APFloat &value) {
  if (value.isNaN())
    return "nan";
  if (value.isInfinity())
    return value.isNegative() ? "-inf" : "inf";
  llvm::SmallString<32> text;
  // Precision 0 prints the digits that distinguish any two values of the type.
  value.toString(text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/6);
  return text.str().str();
}

std::string Element::str() const {
  if (isPoison())
    return "poison";
  if (std::holds_alternative<Complex>(data))
    return "(" + getPart(0).str() + ", " + getPart(1).str() + ")";
  if (const auto *real = std::get_if<llvm::APFloat>(&data))
    return getText(*real);
  if (type.isInteger(1))
    return getInt().isZero() ? "false" : "true";
  return llvm::toString(getInt(), 10, !type.isUnsignedInteger());
}
