//===- TensorValue.cpp - dense tensors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Value.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;
using namespace padlab;

// Elements are read and written as the low bytes of 64-bit words.
static_assert(llvm::endianness::native == llvm::endianness::little);

TensorValue::TensorValue(Type elementType, ArrayRef<int64_t> shape)
    : elementType(elementType), shape(shape) {
  std::optional<ElementStorage> known = getElementStorage(elementType);
  if (!known)
    llvm::reportFatalInternalError("a tensor of a type without storage");
  storage = *known;
  // If one extent is zero, the product of the others may overflow.
  int64_t count = isEmptyBox(shape) ? 0 : llvm::product_of(shape);
  bytes.resize(count * storage.bytes);
  poison.resize(count, true);
}

/// Reads the bits of a part of the element at `from`: the only part, or one of
/// the two of a complex number.
static llvm::APInt readPart(const char *from, const ElementStorage &storage,
                            unsigned part) {
  uint64_t words[maxElementBits / 64] = {};
  size_t bytes = storage.getPartBytes();
  std::memcpy(words, from + part * bytes, bytes);
  if (bytes > sizeof(uint64_t))
    return llvm::APInt(storage.bits, words);
  return llvm::APInt(storage.bits,
                     words[0] & llvm::maskTrailingOnes<uint64_t>(storage.bits));
}

static void writePart(char *to, const ElementStorage &storage, unsigned part,
                      const llvm::APInt &bits) {
  size_t bytes = storage.getPartBytes();
  std::memcpy(to + part * bytes, bits.getRawData(), bytes);
}

/// This is always inlined, because every read of an element calls it.
LLVM_ATTRIBUTE_ALWAYS_INLINE Element TensorValue::decode(int64_t linear) const {
  const char *from = bytes.data() + linear * storage.bytes;
  if (storage.isComplex()) {
    Element element(elementType);
    element.data = Element::Complex{readPart(from, storage, 0),
                                    readPart(from, storage, 1)};
    return element;
  }
  if (storage.bytes > sizeof(uint64_t))
    return Element::fromBits(elementType, readPart(from, storage, 0));
  uint64_t word = 0;
  std::memcpy(&word, from, storage.bytes);
  return Element::decode(elementType, storage, word);
}

Element TensorValue::get(int64_t linear) const {
  if (poison[linear])
    return Element::poison(elementType);
  if (LLVM_LIKELY(bounds.empty() && openBits.empty()))
    return decode(linear);
  Element element = decode(linear);
  if (!bounds.empty())
    element.setBound(bounds[linear]);
  element.openBits = !openBits.empty() && openBits[linear];
  return element;
}

void TensorValue::set(int64_t linear, const Element &element) {
  poison[linear] = element.isPoison();
  if (LLVM_UNLIKELY(!element.getBound().isTrivial() || !bounds.empty())) {
    bounds.resize(poison.size());
    bounds[linear] = element.getBound();
  }
  if (LLVM_UNLIKELY(element.hasOpenBits() || !openBits.empty())) {
    openBits.resize(poison.size());
    openBits[linear] = element.hasOpenBits();
  }
  char *to = bytes.data() + linear * storage.bytes;
  if (const auto *complex = std::get_if<Element::Complex>(&element.data)) {
    writePart(to, storage, 0, complex->real);
    writePart(to, storage, 1, complex->imaginary);
  } else if (element.isPoison()) {
    std::memset(to, 0, storage.bytes);
  } else {
    writePart(to, storage, 0, element.getBits());
  }
}

bool TensorValue::isInBounds(ArrayRef<int64_t> index) const {
  return llvm::all_of_zip(index, shape, [](int64_t i, int64_t extent) {
    return i >= 0 && i < extent;
  });
}

int64_t TensorValue::linearize(ArrayRef<int64_t> index) const {
  int64_t linear = 0;
  for (auto [i, extent] : llvm::zip_equal(index, shape))
    linear = linear * extent + i;
  return linear;
}

static void print(const TensorValue &tensor, unsigned dim, int64_t &next,
                  std::string &text) {
  if (dim == tensor.getRank()) {
    text += tensor.get(next++).str();
    return;
  }
  text += '[';
  for (int64_t i = 0, extent = tensor.getShape()[dim]; i < extent; ++i) {
    if (i > 0)
      text += ", ";
    print(tensor, dim + 1, next, text);
  }
  text += ']';
}

std::string TensorValue::str() const {
  std::string text;
  int64_t next = 0;
  print(*this, 0, next, text);
  return text;
}

bool padlab::nextIndex(MutableArrayRef<int64_t> index,
                       ArrayRef<int64_t> shape) {
  for (size_t dim = index.size(); dim-- > 0;) {
    if (++index[dim] < shape[dim])
      return true;
    index[dim] = 0;
  }
  return false;
}

bool padlab::isEmptyBox(ArrayRef<int64_t> shape) {
  return llvm::is_contained(shape, 0);
}
