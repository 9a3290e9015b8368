//===- Elementwise.cpp - elementwise operations on vectors ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static void emitBinary(VectorProgram &p) {
  Value lhs = p.pickAny(0);
  Value rhs = p.pickLike(cast<VectorType>(lhs.getType()));
  if (isa<FloatType>(getElementTypeOrSelf(lhs.getType())))
    p.add(p.createOneOf({ArithOp::AddF, ArithOp::MulF, ArithOp::SubF,
                         ArithOp::MaximumF, ArithOp::MinimumF},
                        {lhs, rhs}));
  else
    p.add(p.createOneOf({ArithOp::AddI, ArithOp::MulI, ArithOp::SubI,
                         ArithOp::AndI, ArithOp::OrI, ArithOp::XOrI,
                         ArithOp::MaxSI, ArithOp::MaxUI, ArithOp::MinSI,
                         ArithOp::MinUI},
                        {lhs, rhs}));
}

/// Emits a division or a shift by a constant. The constant is not zero, and
/// less than the width of the integers.
static void emitByConstant(VectorProgram &p) {
  Value lhs = p.pick(
      [](VectorType type) {
        return type.getElementType().isSignlessInteger() &&
               type.getElementTypeBitWidth() >= 4;
      },
      VectorType::get(p.pickShape(0, 3), p.builder.getI32Type()));
  auto type = cast<VectorType>(lhs.getType());
  Value rhs = p.makeSplat(type, p.choices.pick({1, 2, 3}));
  p.add(p.createOneOf({ArithOp::ShLI, ArithOp::ShRSI, ArithOp::ShRUI,
                       ArithOp::DivSI, ArithOp::DivUI, ArithOp::RemSI,
                       ArithOp::FloorDivSI},
                      {lhs, rhs}));
}

static Value compare(VectorProgram &p, Value lhs, Value rhs) {
  if (isa<FloatType>(getElementTypeOrSelf(lhs.getType())))
    return p.create<arith::CmpFOp>(
        p.choices.pick({arith::CmpFPredicate::OLT, arith::CmpFPredicate::UEQ,
                        arith::CmpFPredicate::OGE}),
        lhs, rhs);
  return p.create<arith::CmpIOp>(
      p.choices.pick({arith::CmpIPredicate::slt, arith::CmpIPredicate::eq,
                      arith::CmpIPredicate::uge, arith::CmpIPredicate::ult}),
      lhs, rhs);
}

static void emitVectorSelect(VectorProgram &p) {
  Value lhs = p.pickAny(0);
  auto type = cast<VectorType>(lhs.getType());
  Value rhs = p.pickLike(type);
  // At times, a scalar condition selects one of two whole vectors.
  if (p.choices.chance(15)) {
    Value truth = p.pickScalar(p.builder.getI1Type());
    p.add(p.create<arith::SelectOp>(truth, lhs, rhs));
    return;
  }
  Value condition = compare(p, lhs, p.pickLike(type));
  p.add(condition);
  if (p.choices.chance(70))
    p.add(p.create<arith::SelectOp>(condition, lhs, rhs));
}

static void emitFma(VectorProgram &p) {
  if (p.onlyIntegers)
    return;
  auto type = VectorType::get(p.pickShape(0, 3), p.builder.getF32Type());
  Value first = p.pick(
      [](VectorType type) { return isa<FloatType>(type.getElementType()); },
      type);
  type = cast<VectorType>(first.getType());
  p.add(p.create<vector::FMAOp>(first, p.pickLike(type), p.pickLike(type)));
}

/// Casts integers to a drawn width, to index, or to floats that represent them
/// exactly.
static void emitVectorCast(VectorProgram &p) {
  Value source = p.pick(
      [](VectorType type) { return type.getElementType().isSignlessInteger(); },
      VectorType::get(p.pickShape(0, 4), p.builder.getI8Type()));
  auto type = cast<VectorType>(source.getType());
  unsigned width = type.getElementTypeBitWidth();
  Builder &b = p.builder;
  if (width <= 16 && !p.onlyIntegers && p.choices.chance(15)) {
    p.add(p.create<arith::SIToFPOp>(type.clone(b.getF32Type()), source));
    return;
  }
  if (p.choices.chance(10)) {
    p.add(p.create<arith::IndexCastOp>(type.clone(b.getIndexType()), source));
    return;
  }
  unsigned to = p.choices.pick({32u, 8u, 16u, 64u, 4u, 1u});
  VectorType result = type.clone(b.getIntegerType(to));
  if (to < width)
    p.add(p.create<arith::TruncIOp>(result, source));
  else if (to > width && p.choices.chance(50))
    p.add(p.create<arith::ExtUIOp>(result, source));
  else if (to > width)
    p.add(p.create<arith::ExtSIOp>(result, source));
}

llvm::ArrayRef<VectorEmitter> generate::getElementwiseEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"arith binary", 14, emitBinary},
      {"by constant", 5, emitByConstant},
      {"select", 7, emitVectorSelect},
      {"fma", 2, emitFma},
      {"cast", 8, emitVectorCast}};
  return emitters;
}
