//===- ElementClasses.cpp - element types, by kind -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpotParts.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

static llvm::StringRef getIntegerClass(IntegerType type) {
  if (type.isSigned())
    return "signed";
  if (type.isUnsigned())
    return "unsigned";
  switch (type.getWidth()) {
  case 1:
    return "i1";
  case 2:
    return "i2";
  case 4:
    return "i4";
  case 8:
    return "i8";
  case 16:
    return "i16";
  case 32:
    return "i32";
  case 64:
    return "i64";
  default:
    return type.getWidth() > 64 ? "long integer" : "odd integer";
  }
}

static llvm::StringRef getFloatClass(FloatType type) {
  if (type.getWidth() <= 8)
    return "small float";
  if (type.isF16())
    return "f16";
  if (type.isBF16())
    return "bf16";
  if (type.isF32())
    return "f32";
  return type.isF64() ? "f64" : "long float";
}

static llvm::StringRef getComplexClass(ComplexType type) {
  if (type.getElementType().isF32())
    return "complex<f32>";
  return type.getElementType().isF64() ? "complex<f64>" : "other complex";
}

llvm::StringRef padlab::blind::getElementClass(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return getIntegerClass(integer);
  if (auto floating = dyn_cast<FloatType>(type))
    return getFloatClass(floating);
  if (auto complex = dyn_cast<ComplexType>(type))
    return getComplexClass(complex);
  return isa<IndexType>(type) ? "index" : "";
}

std::vector<padlab::blind::ElementClass>
padlab::blind::getElementClasses(MLIRContext *context) {
  std::vector<ElementClass> classes;
  auto add = [&](Type type) {
    bool isCommon = type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= 64 &&
                    llvm::isPowerOf2_32(type.getIntOrFloatBitWidth()) &&
                    !type.isInteger(2) && !type.isInteger(4) &&
                    (isa<FloatType>(type) || type.isSignlessInteger()) &&
                    getElementClass(type) != "small float";
    classes.push_back({getElementClass(type), type, isCommon});
  };
  for (unsigned width : {1, 2, 4, 8, 16, 24, 32, 64, 128})
    add(IntegerType::get(context, width));
  add(IntegerType::get(context, 32, IntegerType::Signed));
  add(IntegerType::get(context, 32, IntegerType::Unsigned));
  add(IndexType::get(context));
  Type f16 = Float16Type::get(context), f32 = Float32Type::get(context),
       f64 = Float64Type::get(context);
  for (Type type :
       {Type(Float8E5M2Type::get(context)), f16,
        Type(BFloat16Type::get(context)), f32, f64,
        Type(Float80Type::get(context)), Type(ComplexType::get(f16)),
        Type(ComplexType::get(f32)), Type(ComplexType::get(f64))})
    add(type);
  return classes;
}
