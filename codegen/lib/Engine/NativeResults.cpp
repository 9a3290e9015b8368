//===- NativeResults.cpp - slots to values -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NativeResults.h"

#include "Descriptor.h"

#include "padlab/dialect/ShapeEncoding.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

/// The maximal number of elements of a result. No case has larger results, so
/// only broken code returns them.
static constexpr int64_t maxResultElements = int64_t(1) << 31;
static constexpr uint64_t maxResultRank = 64;

std::optional<NativeResults> NativeResults::get(const Signature &signature,
                                                ArrayRef<uint64_t> slots,
                                                std::string &reason) {
  NativeResults native;
  for (const Signature::Value &value : signature.getResults()) {
    Words &result = native.results.emplace_back();
    result.value = &value;
    if (value.isUnranked()) {
      uint64_t rank = slots[descriptor::rank];
      if (rank > maxResultRank) {
        llvm::raw_string_ostream(reason)
            << "result " << native.results.size() - 1
            << " has an impossible rank";
        return std::nullopt;
      }
      result.rank = rank;
      result.source = slots[descriptor::pointer];
      result.words.resize(descriptor::size(result.rank));
    } else {
      if (auto tensor = dyn_cast<RankedTensorType>(value.native))
        result.rank = tensor.getRank();
      result.words.assign(slots.begin(), slots.begin() + value.slots);
    }
    slots = slots.drop_front(value.slots);
  }
  return native;
}

SiteOutcome NativeResults::readDescriptors(Site &site) {
  SiteOutcome outcome;
  for (Words &result : results) {
    if (!result.source)
      continue;
    outcome =
        site.read(result.source, {reinterpret_cast<char *>(result.words.data()),
                                  result.words.size() * sizeof(uint64_t)});
    if (!outcome.hasReturned())
      break;
  }
  return outcome;
}

/// Returns an element of `type` from its words. The bits of the words beyond
/// the type's width are ignored, because native code may leave anything in
/// them.
static Element readPart(Type type, ArrayRef<uint64_t> words) {
  return Element::fromBits(type,
                           llvm::APInt(getElementStorage(type)->bits, words));
}

static Element readScalar(Type type, ArrayRef<uint64_t> words) {
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return readPart(type, words);
  Type part = complex.getElementType();
  size_t half = words.size() / 2;
  return Element::getComplex(complex, readPart(part, words.take_front(half)),
                             readPart(part, words.drop_front(half)));
}

static TensorValue readVector(VectorType type, ArrayRef<uint64_t> words) {
  TensorValue vector(type.getElementType(), type.getShape());
  unsigned count = descriptor::countSlots(vector.getStorage());
  for (int64_t i = 0, e = vector.getNumElements(); i != e; ++i)
    vector.set(
        i, readScalar(type.getElementType(), words.slice(i * count, count)));
  return vector;
}

/// Returns the extents in the descriptor of a result, or nullopt if they are
/// impossible.
static std::optional<SmallVector<int64_t>> readShape(int64_t rank,
                                                     ArrayRef<uint64_t> words) {
  SmallVector<int64_t> shape;
  int64_t elements = 1;
  for (int64_t i = 0; i != rank; ++i) {
    int64_t extent = words[descriptor::extents + i];
    if (extent < 0 || llvm::MulOverflow(elements, extent, elements) ||
        elements > maxResultElements)
      return std::nullopt;
    shape.push_back(extent);
  }
  return shape;
}

bool NativeResults::makeRoom(std::string &reason) {
  for (auto [index, result] : llvm::enumerate(results)) {
    Type native = result.value->native;
    if (auto vector = dyn_cast<VectorType>(native)) {
      values.push_back(readVector(vector, result.words));
      continue;
    }
    if (!isa<TensorType>(native)) {
      values.push_back(readScalar(native, result.words));
      continue;
    }
    auto shape = readShape(result.rank, result.words);
    if (!shape) {
      llvm::raw_string_ostream(reason)
          << "result " << index << " has impossible extents";
      return false;
    }
    values.push_back(TensorValue(result.value->getElementType(), *shape));
  }
  return true;
}

SiteOutcome NativeResults::readElements(Site &site) {
  SiteOutcome outcome;
  for (auto [value, result] : llvm::zip_equal(values, results)) {
    if (!isa<TensorType>(result.value->native))
      continue;
    auto &tensor = std::get<TensorValue>(value);
    outcome = site.gather(result.words, tensor.getStorage().bytes,
                          tensor.getMutableBytes());
    if (!outcome.hasReturned())
      break;
  }
  return outcome;
}

static ShapeValue decodeShape(const TensorValue &tensor) {
  SmallVector<int64_t> elements;
  for (int64_t i = 0, e = tensor.getNumElements(); i != e; ++i)
    elements.push_back(tensor.get(i).getSExtValue());
  return encoding::decodeShape(elements);
}

static RuntimeValue decode(Type type, RuntimeValue value) {
  if (auto *tensor = std::get_if<TensorValue>(&value)) {
    tensor->markDefined();
    if (isa<shape::ShapeType>(type))
      return decodeShape(*tensor);
    return value;
  }
  if (isa<shape::SizeType>(type))
    return encoding::decodeSize(std::get<Element>(value).getSExtValue());
  if (isa<shape::WitnessType>(type))
    return WitnessValue{!std::get<Element>(value).getInt().isZero()};
  return value;
}

SmallVector<RuntimeValue> NativeResults::take() {
  SmallVector<RuntimeValue> taken;
  for (auto [value, result] : llvm::zip_equal(values, results))
    taken.push_back(decode(result.value->type, std::move(value)));
  return taken;
}

SmallVector<uint64_t> NativeResults::getBuffers() const {
  SmallVector<uint64_t> buffers;
  for (const Words &result : results) {
    if (!isa<TensorType>(result.value->native))
      continue;
    buffers.push_back(result.words[descriptor::allocated]);
    if (result.source)
      buffers.push_back(result.source);
  }
  return buffers;
}
