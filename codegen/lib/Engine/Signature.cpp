//===- Signature.cpp - values to slots -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Signature.h"

#include "Descriptor.h"

#include "padlab/dialect/ShapeEncoding.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static Type getNativeType(Type type) {
  MLIRContext *context = type.getContext();
  if (isa<shape::SizeType>(type))
    return IndexType::get(context);
  if (isa<shape::WitnessType>(type))
    return IntegerType::get(context, 1);
  if (isa<shape::ShapeType, shape::ValueShapeType>(type))
    return RankedTensorType::get({ShapedType::kDynamic},
                                 IndexType::get(context));
  return type;
}

/// Returns the number of slots that a value of this type takes; zero for types
/// that cannot be passed.
static unsigned countSlots(Type type) {
  if (auto tensor = dyn_cast<TensorType>(type)) {
    if (!getElementStorage(tensor.getElementType()))
      return 0;
    auto ranked = dyn_cast<RankedTensorType>(type);
    return ranked ? descriptor::size(ranked.getRank())
                  : descriptor::unrankedSize;
  }
  int64_t elements = 1;
  if (auto vector = dyn_cast<VectorType>(type)) {
    elements = vector.getNumElements();
    type = vector.getElementType();
  }
  std::optional<ElementStorage> storage = getElementStorage(type);
  return storage ? elements * descriptor::countSlots(*storage) : 0;
}

static bool addValues(ArrayRef<Type> types,
                      SmallVectorImpl<Signature::Value> &values,
                      unsigned &total, std::string &reason) {
  for (Type type : types) {
    Signature::Value value{type, getNativeType(type)};
    value.slots = countSlots(value.native);
    if (value.slots == 0) {
      llvm::raw_string_ostream(reason)
          << "values of type " << type << " cannot be passed to native code";
      return false;
    }
    total += value.slots;
    values.push_back(value);
  }
  return true;
}

std::optional<Signature> Signature::get(FunctionType type,
                                        std::string &reason) {
  Signature signature;
  if (!addValues(type.getInputs(), signature.arguments, signature.argumentSlots,
                 reason) ||
      !addValues(type.getResults(), signature.results, signature.resultSlots,
                 reason))
    return std::nullopt;
  return signature;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static bool passRanked(const TensorValue &value,
                       MutableArrayRef<uint64_t> words,
                       Signature::Allocate allocate) {
  uint64_t buffer = allocate(value.getBytes());
  if (!buffer)
    return false;
  words[descriptor::allocated] = words[descriptor::aligned] = buffer;
  words[descriptor::offset] = 0;
  int64_t rank = value.getRank(), stride = 1;
  for (int64_t i = rank - 1; i >= 0; --i) {
    words[descriptor::extents + i] = value.getShape()[i];
    words[descriptor::extents + rank + i] = stride;
    stride *= value.getShape()[i];
  }
  return true;
}

static bool passUnranked(const TensorValue &value,
                         MutableArrayRef<uint64_t> slots,
                         Signature::Allocate allocate) {
  SmallVector<uint64_t, 16> words(descriptor::size(value.getRank()));
  if (!passRanked(value, words, allocate))
    return false;
  const char *bytes = reinterpret_cast<const char *>(words.data());
  uint64_t buffer = allocate({bytes, words.size() * sizeof(uint64_t)});
  slots[descriptor::rank] = value.getRank();
  slots[descriptor::pointer] = buffer;
  return buffer != 0;
}

static void passBits(const llvm::APInt &bits, MutableArrayRef<uint64_t> slots) {
  llvm::copy(ArrayRef(bits.getRawData(), bits.getNumWords()), slots.begin());
}

static void passElement(const Element &element,
                        MutableArrayRef<uint64_t> slots) {
  if (element.isPoison())
    return llvm::fill(slots, 0);
  if (!isa<ComplexType>(element.getType()))
    return passBits(element.getBits(), slots);
  size_t half = slots.size() / 2;
  passBits(element.getPart(0).getBits(), slots.take_front(half));
  passBits(element.getPart(1).getBits(), slots.drop_front(half));
}

static void passVector(const TensorValue &vector,
                       MutableArrayRef<uint64_t> slots) {
  unsigned count = descriptor::countSlots(vector.getStorage());
  for (int64_t i = 0, e = vector.getNumElements(); i != e; ++i)
    passElement(vector.get(i), slots.slice(i * count, count));
}

static TensorValue toTensor(ArrayRef<int64_t> elements, Type index) {
  TensorValue tensor(index, {static_cast<int64_t>(elements.size())});
  for (auto [i, element] : llvm::enumerate(elements))
    tensor.set(static_cast<int64_t>(i), Element::fromBits(index, element));
  return tensor;
}

static bool passValue(const Signature::Value &argument,
                      const RuntimeValue &input,
                      MutableArrayRef<uint64_t> slots,
                      Signature::Allocate allocate) {
  if (const auto *element = std::get_if<Element>(&input)) {
    passElement(*element, slots);
    return true;
  }
  if (const auto *size = std::get_if<SizeValue>(&input)) {
    slots[0] = encoding::encode(*size);
    return true;
  }
  if (const auto *witness = std::get_if<WitnessValue>(&input)) {
    slots[0] = witness->passing;
    return true;
  }
  auto passEncoded = [&](ArrayRef<int64_t> elements) {
    return passRanked(toTensor(elements, argument.getElementType()), slots,
                      allocate);
  };
  if (const auto *shape = std::get_if<ShapeValue>(&input))
    return passEncoded(encoding::encode(*shape));
  if (const auto *pair = std::get_if<ValueShapeValue>(&input))
    return passEncoded(encoding::encode(*pair));
  const auto &tensor = std::get<TensorValue>(input);
  if (isa<VectorType>(argument.native)) {
    passVector(tensor, slots);
    return true;
  }
  return argument.isUnranked() ? passUnranked(tensor, slots, allocate)
                               : passRanked(tensor, slots, allocate);
}

bool Signature::passArguments(ArrayRef<RuntimeValue> inputs,
                              MutableArrayRef<uint64_t> slots,
                              Allocate allocate) const {
  assert(inputs.size() == arguments.size() && "not the inputs of this entry");
  for (auto [argument, input] : llvm::zip_equal(arguments, inputs)) {
    if (!passValue(argument, input, slots.take_front(argument.slots), allocate))
      return false;
    slots = slots.drop_front(argument.slots);
  }
  return true;
}
