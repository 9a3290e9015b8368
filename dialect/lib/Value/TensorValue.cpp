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

#include <cstring>

using namespace mlir;
using namespace padlab;

// Elements are read and written as the low bytes of a 64-bit word.
static_assert(llvm::endianness::native == llvm::endianness::little);

TensorValue::TensorValue(Type elementType, ArrayRef<int64_t> shape)
    : elementType(elementType), shape(shape) {
  std::optional<ElementStorage> known = getElementStorage(elementType);
  if (!known)
    llvm::reportFatalInternalError("a tensor of a type without storage");
  storage = *known;
  int64_t count = llvm::product_of(shape);
  bytes.resize(count * storage.bytes);
  poison.resize(count, true);
}

Element TensorValue::get(int64_t linear) const {
  if (poison[linear])
    return Element::poison(elementType);
  uint64_t word = 0;
  std::memcpy(&word, bytes.data() + linear * storage.bytes, storage.bytes);
  return Element::decode(elementType, storage, word);
}

void TensorValue::set(int64_t linear, const Element &element) {
  poison[linear] = element.isPoison();
  uint64_t word = element.isPoison() ? 0 : element.getBits().getZExtValue();
  std::memcpy(bytes.data() + linear * storage.bytes, &word, storage.bytes);
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

std::string padlab::toString(const RuntimeValue &value) {
  return std::visit([](const auto &held) { return held.str(); }, value);
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
