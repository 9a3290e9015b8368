//===- ScalarsComplex.cpp - expressions over complex numbers ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

Value ScalarBuilder::makeComplexConstant(ComplexType type) {
  TypedAttr real = pickConstant(type.getElementType());
  TypedAttr imaginary = pickConstant(type.getElementType());
  return complex::ConstantOp::create(builder, location, type,
                                     builder.getArrayAttr({real, imaginary}));
}

Value ScalarBuilder::convertToComplex(Value value, ComplexType type) {
  Type part = type.getElementType();
  Value real, imaginary;
  if (isa<ComplexType>(value.getType())) {
    real = convert(complex::ReOp::create(builder, location, value), part);
    imaginary = convert(complex::ImOp::create(builder, location, value), part);
  } else {
    real = convert(value, part);
    imaginary = makeConstant(part);
  }
  return complex::CreateOp::create(builder, location, type, real, imaginary);
}

Value ScalarBuilder::convertFromComplex(Value value, Type type) {
  if (choices.chance(50))
    return convert(complex::ImOp::create(builder, location, value), type);
  return convert(complex::ReOp::create(builder, location, value), type);
}

Value ScalarBuilder::compareComplex(Value lhs, Value rhs) {
  if (choices.chance(50))
    return complex::NotEqualOp::create(builder, location, lhs, rhs);
  return complex::EqualOp::create(builder, location, lhs, rhs);
}

Value ScalarBuilder::emitComplex(Type type) {
  uint64_t kind = choices.draw(6);
  if (kind == 5)
    return emitSelect(type);
  Value lhs = pickOperand(type);
  if (kind == 3)
    return complex::NegOp::create(builder, location, lhs);
  if (kind == 4)
    return complex::ConjOp::create(builder, location, lhs);
  Value rhs = pickOperand(type);
  switch (kind) {
  case 0:
    return complex::AddOp::create(builder, location, lhs, rhs);
  case 1:
    return complex::MulOp::create(builder, location, lhs, rhs);
  default:
    return complex::SubOp::create(builder, location, lhs, rhs);
  }
}
