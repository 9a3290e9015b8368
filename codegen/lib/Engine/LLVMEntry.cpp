//===- LLVMEntry.cpp - entries in the LLVM dialect ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A subject that ends in the LLVM dialect also converts the entry function,
/// whose buffers it splits into pointers and numbers. The functions in this
/// file add casts that combine these into buffers again, so that the lowering
/// can handle the program. The lowering's own conversion to the LLVM dialect
/// drops the casts.
///
//===----------------------------------------------------------------------===//

#include "LLVMEntry.h"

#include "padlab/dialect/Case.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

using namespace mlir;
using namespace padlab;

LLVM::LLVMFuncOp padlab::findLLVMEntry(ModuleOp program) {
  for (auto function : program.getOps<LLVM::LLVMFuncOp>())
    if (function->hasAttr(attrs::seed) && !function.isExternal())
      return function;
  return nullptr;
}

/// Returns the type of a tensor's buffer, and any other type unchanged. Returns
/// null for an unranked tensor, because its descriptor is not passed directly,
/// but by a pointer.
static Type getBufferOf(Type type, bool isPacked) {
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return type;
  if (!tensor.hasRank())
    return nullptr;
  MemRefLayoutAttrInterface layout;
  if (!isPacked)
    layout = StridedLayoutAttr::get(
        type.getContext(), ShapedType::kDynamic,
        SmallVector<int64_t>(tensor.getRank(), ShapedType::kDynamic));
  return MemRefType::get(tensor.getShape(), tensor.getElementType(), layout);
}

FunctionType padlab::getBufferType(FunctionType type) {
  SmallVector<Type> inputs, results;
  for (Type input : type.getInputs())
    inputs.push_back(getBufferOf(input, /*isPacked=*/true));
  for (Type result : type.getResults())
    results.push_back(getBufferOf(result, /*isPacked=*/false));
  if (llvm::is_contained(inputs, Type()) || llvm::is_contained(results, Type()))
    return nullptr;
  return FunctionType::get(type.getContext(), inputs, results);
}

bool padlab::isConverted(LLVM::LLVMFuncOp function, FunctionType buffers) {
  LLVMTypeConverter converter(function.getContext());
  TypeConverter::SignatureConversion ignored(buffers.getNumInputs());
  return converter.convertFunctionSignature(buffers, /*isVariadic=*/false,
                                            /*useBarePtrCallConv=*/false,
                                            ignored) ==
         function.getFunctionType();
}

static Value castTo(OpBuilder &b, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return UnrealizedConversionCastOp::create(b, loc, type, value).getResult(0);
}

SmallVector<Value> padlab::callConverted(OpBuilder &b, LLVM::LLVMFuncOp callee,
                                         FunctionType buffers,
                                         ValueRange operands) {
  LLVMTypeConverter converter(callee.getContext());
  Location loc = callee.getLoc();
  SmallVector<Value> parts, results;
  for (Value operand : operands) {
    Value converted =
        castTo(b, loc, operand, converter.convertType(operand.getType()));
    if (auto buffer = dyn_cast<MemRefType>(operand.getType()))
      MemRefDescriptor::unpack(b, loc, converted, buffer, parts);
    else
      parts.push_back(converted);
  }
  auto call = LLVM::CallOp::create(b, loc, callee, parts);
  unsigned count = buffers.getNumResults();
  for (auto [i, type] : llvm::enumerate(buffers.getResults())) {
    Value result = call.getResult();
    if (count > 1)
      result = LLVM::ExtractValueOp::create(b, loc, result, i);
    results.push_back(castTo(b, loc, result, type));
  }
  return results;
}
