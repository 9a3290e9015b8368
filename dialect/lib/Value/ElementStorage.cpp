//===- ElementStorage.cpp - element types in memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Value.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

static unsigned getBytes(unsigned bits) {
  return llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8u));
}

static std::optional<ElementStorage> getIntegerStorage(unsigned width) {
  if (width == 0 || width > maxElementBits)
    return std::nullopt;
  return ElementStorage{width, getBytes(width), nullptr};
}

static ElementStorage getFloatStorage(const llvm::fltSemantics &semantics) {
  unsigned bits = llvm::APFloat::getSizeInBits(semantics);
  return {bits, getBytes(bits), &semantics};
}

static std::optional<ElementStorage> getComplexStorage(Type part) {
  std::optional<ElementStorage> storage = getElementStorage(part);
  if (!storage || storage->isComplex())
    return std::nullopt;
  storage->parts = 2;
  storage->bytes *= 2;
  return storage;
}

// This tests for the usual types first, as concrete types: looking up the
// FloatType interface costs more than the rest of reading an element.
std::optional<ElementStorage> padlab::getElementStorage(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return getIntegerStorage(integer.getWidth());
  if (isa<Float32Type>(type))
    return getFloatStorage(llvm::APFloat::IEEEsingle());
  if (isa<Float64Type>(type))
    return getFloatStorage(llvm::APFloat::IEEEdouble());
  if (isa<Float16Type>(type))
    return getFloatStorage(llvm::APFloat::IEEEhalf());
  if (isa<BFloat16Type>(type))
    return getFloatStorage(llvm::APFloat::BFloat());
  if (isa<IndexType>(type))
    return getIntegerStorage(IndexType::kInternalStorageBitWidth);
  if (auto complex = dyn_cast<ComplexType>(type))
    return getComplexStorage(complex.getElementType());
  if (auto other = dyn_cast<FloatType>(type))
    return getFloatStorage(other.getFloatSemantics());
  return std::nullopt;
}

std::optional<unsigned> padlab::getStorageBytes(Type type) {
  if (std::optional<ElementStorage> storage = getElementStorage(type))
    return storage->bytes;
  return std::nullopt;
}
