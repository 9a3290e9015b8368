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
  return create<complex::ConstantOp>(type,
                                     builder.getArrayAttr({real, imaginary}));
}

Value ScalarBuilder::convertToComplex(Value value, ComplexType type) {
  Type part = type.getElementType();
  Value real, imaginary;
  if (isa<ComplexType>(value.getType())) {
    real = convert(create<complex::ReOp>(value), part);
    imaginary = convert(create<complex::ImOp>(value), part);
  } else {
    real = convert(value, part);
    imaginary = makeConstant(part);
  }
  return create<complex::CreateOp>(type, real, imaginary);
}

Value ScalarBuilder::convertFromComplex(Value value, Type type) {
  if (choices.chance(50))
    return convert(create<complex::ImOp>(value), type);
  return convert(create<complex::ReOp>(value), type);
}

Value ScalarBuilder::compareComplex(Value lhs, Value rhs) {
  return create(choices.chance(50) ? ArithOp::NotEqualC : ArithOp::EqualC,
                {lhs, rhs});
}

Value ScalarBuilder::emitComplex(Type type) {
  static constexpr ArithOp ops[] = {ArithOp::AddC, ArithOp::MulC, ArithOp::SubC,
                                    ArithOp::NegC, ArithOp::ConjC};
  uint64_t kind = choices.draw(std::size(ops) + 1);
  return kind == std::size(ops) ? emitSelect(type) : emitOf(ops[kind], type);
}
