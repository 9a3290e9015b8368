//===- ComplexParts.cpp - complex numbers of any element ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComplexParts.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace padlab;

Type padlab::getPartType(ComplexType type) {
  Type part = type.getElementType();
  if (isa<FloatType>(part) && part.getIntOrFloatBitWidth() == 8)
    return IntegerType::get(type.getContext(), 8);
  return part;
}

static Type getPairType(ComplexType type) {
  Type part = getPartType(type);
  return LLVM::LLVMStructType::getLiteral(type.getContext(), {part, part});
}

std::pair<Value, Value> padlab::getComplexParts(OpBuilder &b, Location loc,
                                                Value number) {
  Type type = getPairType(cast<ComplexType>(number.getType()));
  Value pair = UnrealizedConversionCastOp::create(b, loc, TypeRange(type),
                                                  ValueRange(number))
                   .getResult(0);
  return {LLVM::ExtractValueOp::create(b, loc, pair, 0),
          LLVM::ExtractValueOp::create(b, loc, pair, 1)};
}

Value padlab::makeComplex(OpBuilder &b, Location loc, ComplexType type,
                          Value real, Value imaginary) {
  Value pair = LLVM::UndefOp::create(b, loc, getPairType(type));
  pair = LLVM::InsertValueOp::create(b, loc, pair, real, ArrayRef<int64_t>(0));
  pair = LLVM::InsertValueOp::create(b, loc, pair, imaginary,
                                     ArrayRef<int64_t>(1));
  return UnrealizedConversionCastOp::create(b, loc, TypeRange(type),
                                            ValueRange(pair))
      .getResult(0);
}
