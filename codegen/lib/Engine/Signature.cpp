//===- Signature.cpp - values to slots and back -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Signature.h"

#include "padlab/codegen/Runtime.h"

#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;
using namespace padlab;

/// More than a case can hold: only broken code returns such a result.
static constexpr int64_t maxResultElements = int64_t(1) << 31;

/// The slots of a descriptor, in order: allocated pointer, aligned pointer,
/// offset, extents, strides.
namespace descriptor {
static constexpr unsigned aligned = 1, offset = 2, extents = 3;
static unsigned size(int64_t rank) { return extents + 2 * rank; }
} // namespace descriptor

static std::optional<unsigned> countSlots(Type type) {
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type)) {
    if (!getStorageBytes(tensor.getElementType()))
      return std::nullopt;
    return descriptor::size(tensor.getRank());
  }
  std::optional<unsigned> bytes = getStorageBytes(type);
  if (!bytes || *bytes > sizeof(uint64_t))
    return std::nullopt;
  return 1;
}

std::optional<Signature> Signature::get(FunctionType type,
                                        std::string &reason) {
  Signature signature;
  llvm::append_range(signature.arguments, type.getInputs());
  llvm::append_range(signature.results, type.getResults());
  auto count = [&](llvm::ArrayRef<Type> types, unsigned &total) {
    for (Type type : types) {
      std::optional<unsigned> slots = countSlots(type);
      if (!slots) {
        llvm::raw_string_ostream(reason)
            << "values of type " << type << " cannot be passed to native code";
        return false;
      }
      total += *slots;
    }
    return true;
  };
  if (!count(signature.arguments, signature.argumentSlots) ||
      !count(signature.results, signature.resultSlots))
    return std::nullopt;
  return signature;
}

static bool passTensor(const TensorValue &value,
                       llvm::MutableArrayRef<uint64_t> slots) {
  llvm::ArrayRef<char> bytes = value.getBytes();
  void *buffer = padlab_alloc(bytes.size(), 1);
  if (!buffer)
    return false;
  if (!bytes.empty())
    std::memcpy(buffer, bytes.data(), bytes.size());
  slots[0] = slots[descriptor::aligned] = reinterpret_cast<uint64_t>(buffer);
  slots[descriptor::offset] = 0;
  int64_t rank = value.getRank(), stride = 1;
  for (int64_t i = rank - 1; i >= 0; --i) {
    slots[descriptor::extents + i] = value.getShape()[i];
    slots[descriptor::extents + rank + i] = stride;
    stride *= value.getShape()[i];
  }
  return true;
}

bool Signature::passArguments(llvm::ArrayRef<RuntimeValue> inputs,
                              llvm::MutableArrayRef<uint64_t> slots) const {
  assert(inputs.size() == arguments.size() && "not the inputs of this entry");
  for (const RuntimeValue &input : inputs) {
    if (const auto *element = std::get_if<Element>(&input)) {
      slots[0] = element->isPoison() ? 0 : element->getBits().getZExtValue();
      slots = slots.drop_front();
      continue;
    }
    const auto &tensor = std::get<TensorValue>(input);
    if (!passTensor(tensor, slots))
      return false;
    slots = slots.drop_front(descriptor::size(tensor.getRank()));
  }
  return true;
}

static Element readElement(Type type, uint64_t slot) {
  if (auto real = llvm::dyn_cast<FloatType>(type)) {
    llvm::APInt bits(64, slot);
    return Element::get(type, llvm::APFloat(real.getFloatSemantics(),
                                            bits.trunc(real.getWidth())));
  }
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  return Element::get(type, llvm::APInt(64, slot).trunc(width));
}

/// The extents that a result really has, or nullopt when they are impossible.
static std::optional<llvm::SmallVector<int64_t>>
readShape(RankedTensorType type, llvm::ArrayRef<uint64_t> slots) {
  llvm::SmallVector<int64_t> shape;
  int64_t elements = 1;
  for (int64_t i = 0; i != type.getRank(); ++i) {
    int64_t extent = slots[descriptor::extents + i];
    if (extent < 0 || llvm::MulOverflow(elements, extent, elements) ||
        elements > maxResultElements)
      return std::nullopt;
    shape.push_back(extent);
  }
  return shape;
}

std::optional<llvm::SmallVector<RuntimeValue>>
Signature::makeResults(llvm::ArrayRef<uint64_t> slots,
                       std::string &reason) const {
  llvm::SmallVector<RuntimeValue> values;
  for (auto [index, type] : llvm::enumerate(results)) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    if (!tensor) {
      values.push_back(readElement(type, slots[0]));
      slots = slots.drop_front();
      continue;
    }
    auto shape = readShape(tensor, slots);
    if (!shape) {
      llvm::raw_string_ostream(reason)
          << "result " << index << " has impossible extents";
      return std::nullopt;
    }
    values.push_back(TensorValue(tensor.getElementType(), *shape));
    slots = slots.drop_front(descriptor::size(tensor.getRank()));
  }
  return values;
}

static void readTensor(TensorValue &value, llvm::ArrayRef<uint64_t> slots) {
  llvm::ArrayRef<int64_t> shape = value.getShape();
  if (isEmptyBox(shape))
    return;
  int64_t bytes = value.getBytes().size() / value.getNumElements();
  llvm::SmallVector<int64_t, 6> index(shape.size(), 0);
  const char *base = reinterpret_cast<const char *>(slots[descriptor::aligned]);
  char *to = value.getMutableBytes().data();
  llvm::ArrayRef<uint64_t> strides =
      slots.slice(descriptor::extents + shape.size(), shape.size());
  do {
    int64_t from = slots[descriptor::offset];
    for (auto [position, stride] : llvm::zip_equal(index, strides))
      from += position * static_cast<int64_t>(stride);
    std::memcpy(to, base + from * bytes, bytes);
    to += bytes;
  } while (nextIndex(index, shape));
}

void Signature::readResults(llvm::ArrayRef<uint64_t> slots,
                            llvm::MutableArrayRef<RuntimeValue> values) const {
  for (RuntimeValue &value : values) {
    auto *tensor = std::get_if<TensorValue>(&value);
    if (tensor)
      readTensor(*tensor, slots);
    slots = slots.drop_front(tensor ? descriptor::size(tensor->getRank()) : 1);
  }
}

static llvm::SmallVector<void *> getBuffers(llvm::ArrayRef<Type> types,
                                            llvm::ArrayRef<uint64_t> slots) {
  llvm::SmallVector<void *> buffers;
  for (Type type : types) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    if (tensor)
      buffers.push_back(reinterpret_cast<void *>(slots[0]));
    slots = slots.drop_front(tensor ? descriptor::size(tensor.getRank()) : 1);
  }
  return buffers;
}

llvm::SmallVector<void *>
Signature::getArgumentBuffers(llvm::ArrayRef<uint64_t> slots) const {
  return getBuffers(arguments, slots);
}

llvm::SmallVector<void *>
Signature::getResultBuffers(llvm::ArrayRef<uint64_t> slots) const {
  return getBuffers(results, slots);
}
