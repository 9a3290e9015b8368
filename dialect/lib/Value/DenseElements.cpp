//===- DenseElements.cpp - tensors that attributes spell out -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/DenseElements.h"

#include "padlab/dialect/LLVMVersion.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

static const llvm::APInt &getBits(const llvm::APInt &value) { return value; }
static llvm::APInt getBits(const llvm::APFloat &value) {
  return value.bitcastToAPInt();
}

template <typename Number>
static void setNumbers(TensorValue &tensor, DenseElementsAttr dense) {
  Type type = tensor.getElementType();
  for (auto [i, value] : llvm::enumerate(dense.getValues<Number>()))
    tensor.set(i, Element::fromBits(type, getBits(value)));
}

/// Sets complex numbers, whose parts are of type `Part`.
template <typename Part>
static void setComplexNumbers(TensorValue &tensor, DenseElementsAttr dense) {
  auto type = cast<ComplexType>(tensor.getElementType());
  Type part = type.getElementType();
  for (auto [i, value] :
       llvm::enumerate(dense.getValues<llvm_version::Complex<Part>>()))
    tensor.set(i, Element::getComplex(
                      type, Element::fromBits(part, getBits(value.real())),
                      Element::fromBits(part, getBits(value.imag()))));
}

void padlab::setElements(TensorValue &tensor, DenseElementsAttr dense) {
  const ElementStorage &storage = tensor.getStorage();
  if (storage.isComplex() && storage.semantics)
    setComplexNumbers<llvm::APFloat>(tensor, dense);
  else if (storage.isComplex())
    setComplexNumbers<llvm::APInt>(tensor, dense);
  else if (storage.isFloat())
    setNumbers<llvm::APFloat>(tensor, dense);
  else
    setNumbers<llvm::APInt>(tensor, dense);
}

// The attribute's own iterators are not used, because they cannot make the zero
// of a complex type.
void padlab::setElements(TensorValue &tensor, SparseElementsAttr sparse) {
  TensorValue zeros(tensor.getElementType(), tensor.getShape());
  zeros.markDefined();
  tensor = std::move(zeros);
  int64_t count = sparse.getValues().getNumElements(), rank = tensor.getRank();
  TensorValue values(tensor.getElementType(), {count});
  setElements(values, sparse.getValues());
  auto indices = llvm::to_vector(sparse.getIndices().getValues<int64_t>());
  // If several indices are equal, the first one counts.
  for (int64_t i = count - 1; i >= 0; --i)
    tensor.set(ArrayRef<int64_t>(indices).slice(i * rank, rank), values.get(i));
}
