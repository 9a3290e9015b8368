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

static void emitBinary(VectorProgram &program) {
  Value lhs = program.pickAny(0);
  Value rhs = program.pickLike(cast<VectorType>(lhs.getType()));
  if (isa<FloatType>(getElementTypeOrSelf(lhs.getType())))
    program.add(
        program.createOneOf({ArithOp::AddF, ArithOp::MulF, ArithOp::SubF,
                             ArithOp::MaximumF, ArithOp::MinimumF},
                            {lhs, rhs}));
  else
    program.add(program.createOneOf(
        {ArithOp::AddI, ArithOp::MulI, ArithOp::SubI, ArithOp::AndI,
         ArithOp::OrI, ArithOp::XOrI, ArithOp::MaxSI, ArithOp::MaxUI,
         ArithOp::MinSI, ArithOp::MinUI},
        {lhs, rhs}));
}

/// Emits a division or a shift by a constant, which is neither zero nor beyond
/// the width.
static void emitByConstant(VectorProgram &program) {
  Value lhs = program.pick(
      [](VectorType type) {
        return type.getElementType().isSignlessInteger() &&
               type.getElementTypeBitWidth() >= 4;
      },
      VectorType::get(program.pickShape(0, 3), program.builder.getI32Type()));
  auto type = cast<VectorType>(lhs.getType());
  Value rhs = program.makeSplat(type, program.choices.pick({1, 2, 3}));
  program.add(program.createOneOf(
      {ArithOp::ShLI, ArithOp::ShRSI, ArithOp::ShRUI, ArithOp::DivSI,
       ArithOp::DivUI, ArithOp::RemSI, ArithOp::FloorDivSI},
      {lhs, rhs}));
}

static Value compare(VectorProgram &program, Value lhs, Value rhs) {
  if (isa<FloatType>(getElementTypeOrSelf(lhs.getType())))
    return program.create<arith::CmpFOp>(
        program.choices.pick({arith::CmpFPredicate::OLT,
                              arith::CmpFPredicate::UEQ,
                              arith::CmpFPredicate::OGE}),
        lhs, rhs);
  return program.create<arith::CmpIOp>(
      program.choices.pick({arith::CmpIPredicate::slt, arith::CmpIPredicate::eq,
                            arith::CmpIPredicate::uge,
                            arith::CmpIPredicate::ult}),
      lhs, rhs);
}

static void emitVectorSelect(VectorProgram &program) {
  Value lhs = program.pickAny(0);
  auto type = cast<VectorType>(lhs.getType());
  Value rhs = program.pickLike(type);
  // Sometimes a scalar condition chooses between whole vectors.
  if (program.choices.chance(15)) {
    Value truth = program.pickScalar(program.builder.getI1Type());
    program.add(program.create<arith::SelectOp>(truth, lhs, rhs));
    return;
  }
  Value condition = compare(program, lhs, program.pickLike(type));
  program.add(condition);
  if (program.choices.chance(70))
    program.add(program.create<arith::SelectOp>(condition, lhs, rhs));
}

static void emitFma(VectorProgram &program) {
  if (program.onlyIntegers)
    return;
  auto type =
      VectorType::get(program.pickShape(0, 3), program.builder.getF32Type());
  Value first = program.pick(
      [](VectorType type) { return isa<FloatType>(type.getElementType()); },
      type);
  type = cast<VectorType>(first.getType());
  program.add(program.create<vector::FMAOp>(first, program.pickLike(type),
                                            program.pickLike(type)));
}

/// Casts integers to another width, or to floats that represent them exactly.
static void emitVectorCast(VectorProgram &program) {
  Value source = program.pick(
      [](VectorType type) { return type.getElementType().isSignlessInteger(); },
      VectorType::get(program.pickShape(0, 4), program.builder.getI8Type()));
  auto type = cast<VectorType>(source.getType());
  unsigned width = type.getElementTypeBitWidth();
  Builder &b = program.builder;
  if (width <= 16 && !program.onlyIntegers && program.choices.chance(15)) {
    program.add(
        program.create<arith::SIToFPOp>(type.clone(b.getF32Type()), source));
    return;
  }
  if (program.choices.chance(10)) {
    program.add(program.create<arith::IndexCastOp>(type.clone(b.getIndexType()),
                                                   source));
    return;
  }
  unsigned to = program.choices.pick({32u, 8u, 16u, 64u, 4u, 1u});
  VectorType result = type.clone(b.getIntegerType(to));
  if (to < width)
    program.add(program.create<arith::TruncIOp>(result, source));
  else if (to > width && program.choices.chance(50))
    program.add(program.create<arith::ExtUIOp>(result, source));
  else if (to > width)
    program.add(program.create<arith::ExtSIOp>(result, source));
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
