//===- ShapeValues.cpp - the values of the shape dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/ShapeValues.h"

#include "padlab/dialect/RuntimeValue.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace padlab;

static constexpr llvm::StringLiteral unknownText = "?";
static constexpr llvm::StringLiteral unrankedText = "[*]";
static constexpr llvm::StringLiteral invalidText = "[invalid]";

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

SizeValue SizeValue::get(int64_t extent) {
  assert(extent >= 0 && "a size is not negative");
  SizeValue size(Kind::Known);
  size.extent = extent;
  return size;
}

SizeValue SizeValue::invalid(StringRef message) {
  SizeValue size(Kind::Invalid);
  size.message = message.str();
  return size;
}

std::string SizeValue::str() const {
  if (isKnown())
    return std::to_string(extent);
  return isUnknown() ? unknownText.str() : invalidText.str();
}

std::optional<SizeValue> SizeValue::parse(StringRef text) {
  text = text.trim();
  if (text == unknownText)
    return unknown();
  if (text == invalidText)
    return invalid();
  int64_t extent;
  if (text.getAsInteger(10, extent) || extent < 0)
    return std::nullopt;
  return get(extent);
}

bool padlab::operator==(const SizeValue &lhs, const SizeValue &rhs) {
  if (lhs.isKnown() && rhs.isKnown())
    return lhs.getExtent() == rhs.getExtent();
  return lhs.isUnknown() == rhs.isUnknown() &&
         lhs.isInvalid() == rhs.isInvalid();
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

ShapeValue ShapeValue::get(ArrayRef<SizeValue> extents) {
  for (const SizeValue &extent : extents)
    if (extent.isInvalid())
      return invalid(extent.getMessage());
  ShapeValue shape(Kind::Ranked);
  shape.extents.assign(extents.begin(), extents.end());
  return shape;
}

ShapeValue ShapeValue::get(ArrayRef<int64_t> extents) {
  ShapeValue shape(Kind::Ranked);
  for (int64_t extent : extents)
    shape.extents.push_back(SizeValue::get(extent));
  return shape;
}

ShapeValue ShapeValue::invalid(StringRef message) {
  ShapeValue shape(Kind::Invalid);
  shape.message = message.str();
  return shape;
}

std::optional<SmallVector<int64_t>> ShapeValue::getKnownExtents() const {
  if (!isRanked())
    return std::nullopt;
  SmallVector<int64_t> known;
  for (const SizeValue &extent : extents) {
    if (!extent.isKnown())
      return std::nullopt;
    known.push_back(extent.getExtent());
  }
  return known;
}

std::string ShapeValue::str() const {
  if (isUnranked())
    return unrankedText.str();
  if (isInvalid())
    return invalidText.str();
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleaveComma(extents, os,
                        [&](const SizeValue &extent) { os << extent.str(); });
  os << ']';
  return text;
}

std::optional<ShapeValue> ShapeValue::parse(StringRef text) {
  text = text.trim();
  if (text == unrankedText)
    return unranked();
  if (text == invalidText)
    return invalid();
  if (!text.consume_front("[") || !text.consume_back("]"))
    return std::nullopt;
  SmallVector<SizeValue> extents;
  SmallVector<StringRef> parts;
  if (!text.trim().empty())
    text.split(parts, ',');
  for (StringRef part : parts) {
    std::optional<SizeValue> extent = SizeValue::parse(part);
    if (!extent || extent->isInvalid())
      return std::nullopt;
    extents.push_back(std::move(*extent));
  }
  return get(extents);
}

bool padlab::operator==(const ShapeValue &lhs, const ShapeValue &rhs) {
  if (lhs.isRanked() && rhs.isRanked())
    return llvm::equal(lhs.getExtents(), rhs.getExtents());
  return lhs.isUnranked() == rhs.isUnranked() &&
         lhs.isInvalid() == rhs.isInvalid();
}

std::string WitnessValue::str() const {
  return passing ? "passing" : "failing";
}

std::string ValueShapeValue::str() const {
  std::string value = tensor   ? tensor->str()
                      : memref ? memref->str()
                               : unknownText.str();
  return "(" + value + ", " + shape.str() + ")";
}

std::optional<ValueShapeValue> ValueShapeValue::parse(StringRef text) {
  text = text.trim();
  if (!text.consume_front("(") || !text.consume_back(")"))
    return std::nullopt;
  auto [value, shapeText] = text.split(',');
  std::optional<ShapeValue> shape = ShapeValue::parse(shapeText);
  if (value.trim() != unknownText || !shape)
    return std::nullopt;
  return unknown(std::move(*shape));
}
