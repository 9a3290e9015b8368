//===- ShapeEncoding.cpp - shape values in native code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/ShapeEncoding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;

int64_t encoding::getErrorCode(llvm::StringRef message) {
  if (message.empty())
    return 0;
  // The code is never 0, so that an error with a message differs from an error
  // without one.
  return std::max<int64_t>(llvm::xxh3_64bits(message) & 0x7FFFFFFF, 1);
}

int64_t encoding::encode(const SizeValue &size) {
  if (size.isKnown())
    return size.getExtent();
  return size.isUnknown() ? unknownSize
                          : firstInvalidSize - getErrorCode(size.getMessage());
}

llvm::SmallVector<int64_t> encoding::encode(const ShapeValue &shape) {
  if (shape.isUnranked())
    return {unrankedTag};
  if (shape.isInvalid())
    return {firstInvalidTag + getErrorCode(shape.getMessage())};
  llvm::SmallVector<int64_t> elements = {rankedTag};
  for (const SizeValue &extent : shape.getExtents())
    elements.push_back(encode(extent));
  return elements;
}

llvm::SmallVector<int64_t> encoding::encode(const ValueShapeValue &pair) {
  assert(!pair.type && "inputs have unknown values only");
  llvm::SmallVector<int64_t> shape = encode(pair.shape);
  llvm::SmallVector<int64_t> elements = {static_cast<int64_t>(shape.size())};
  llvm::append_range(elements, shape);
  if (pair.shape.isInvalid())
    return elements;
  const ShapeValue &own = pair.valueShape;
  elements.push_back(unknownValue);
  elements.push_back(own.isRanked() ? own.getRank() : unknownRank);
  for (const SizeValue &extent : own.getExtents())
    elements.push_back(encode(extent));
  return elements;
}

SizeValue encoding::decodeSize(int64_t code) {
  if (code >= 0)
    return SizeValue::get(code);
  return code == unknownSize ? SizeValue::unknown() : SizeValue::invalid();
}

ShapeValue encoding::decodeShape(llvm::ArrayRef<int64_t> elements) {
  if (elements.empty() || elements.front() >= firstInvalidTag)
    return ShapeValue::invalid();
  if (elements.front() == unrankedTag)
    return ShapeValue::unranked();
  llvm::SmallVector<SizeValue> extents;
  for (int64_t element : elements.drop_front())
    extents.push_back(decodeSize(element));
  return ShapeValue::get(extents);
}
