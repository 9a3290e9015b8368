//===- RuntimeValue.cpp - what an SSA value is bound to -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/RuntimeValue.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

int64_t MemRefValue::getPosition(ArrayRef<int64_t> index) const {
  if (!layout) {
    int64_t position = offset;
    for (auto [i, stride] : llvm::zip_equal(index, strides))
      position += i * stride;
    return position * elementSize;
  }
  SmallVector<Attribute> operands;
  Type indexType = IndexType::get(layout.getContext());
  for (int64_t value : llvm::concat<const int64_t>(index, symbols))
    operands.push_back(IntegerAttr::get(indexType, value));
  SmallVector<Attribute> physical;
  if (failed(layout.constantFold(operands, physical)))
    return -1;
  int64_t position = 0;
  for (auto [i, extent] : llvm::zip_equal(physical, physicalShape))
    position = position * extent + cast<IntegerAttr>(i).getInt();
  return position * elementSize;
}

std::string MemRefValue::str() const {
  return "memref " + ShapeValue::get(shape).str();
}

std::string FunctionValue::str() const {
  return "@" + SymbolTable::getSymbolName(function).getValue().str();
}

std::string padlab::toString(const RuntimeValue &value) {
  return std::visit([](const auto &held) { return held.str(); }, value);
}
