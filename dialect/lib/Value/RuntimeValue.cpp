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

std::string MemRefValue::str() const {
  return "memref " + ShapeValue::get(shape).str();
}

std::string FunctionValue::str() const {
  return "@" + SymbolTable::getSymbolName(function).getValue().str();
}

std::string padlab::toString(const RuntimeValue &value) {
  return std::visit([](const auto &held) { return held.str(); }, value);
}
