//===- Index.cpp - the operations of the index dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Indices have 64 bits. Divisions and remainders use `divide` (Arithmetic.h),
/// as those of the `arith` dialect do.
///
//===----------------------------------------------------------------------===//

#include "Index.h"

#include "Arithmetic.h"

#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APInt;
using Rounding = APInt::Rounding;

static constexpr unsigned indexBits = IndexType::kInternalStorageBitWidth;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Evaluates an operation that is defined for all operands, because it wraps or
/// cannot overflow.
template <typename Op, APInt (*compute)(const APInt &, const APInt &)>
static FailureOr<Element> evalTotal(Op op, Operands in, Frame &) {
  return makeInt(op, compute(in[0].getInt(), in[1].getInt()));
}

/// A shift by 64 bits or more is poison.
template <typename Op, APInt (*compute)(const APInt &, const APInt &)>
static FailureOr<Element> evalShift(Op op, Operands in, Frame &) {
  if (in[1].getInt().uge(indexBits))
    return Element::poison(getResultElementType(op));
  return makeInt(op, compute(in[0].getInt(), in[1].getInt()));
}

template <typename Op, bool isSigned,
          APInt (*compute)(const APInt &, const APInt &)>
static FailureOr<Element> evalDivision(Op op, Operands in, Frame &frame) {
  return divide(op, in, {isSigned, /*isExact=*/false, compute}, frame);
}

static APInt sum(const APInt &a, const APInt &b) { return a + b; }
static APInt difference(const APInt &a, const APInt &b) { return a - b; }
static APInt product(const APInt &a, const APInt &b) { return a * b; }
static APInt conjoin(const APInt &a, const APInt &b) { return a & b; }
static APInt disjoin(const APInt &a, const APInt &b) { return a | b; }
static APInt differ(const APInt &a, const APInt &b) { return a ^ b; }
static APInt maxS(const APInt &a, const APInt &b) {
  return llvm::APIntOps::smax(a, b);
}
static APInt maxU(const APInt &a, const APInt &b) {
  return llvm::APIntOps::umax(a, b);
}
static APInt minS(const APInt &a, const APInt &b) {
  return llvm::APIntOps::smin(a, b);
}
static APInt minU(const APInt &a, const APInt &b) {
  return llvm::APIntOps::umin(a, b);
}
static APInt shiftLeft(const APInt &a, const APInt &b) { return a.shl(b); }
static APInt shiftRightS(const APInt &a, const APInt &b) { return a.ashr(b); }
static APInt shiftRightU(const APInt &a, const APInt &b) { return a.lshr(b); }
static APInt quotientS(const APInt &a, const APInt &b) { return a.sdiv(b); }
static APInt quotientU(const APInt &a, const APInt &b) { return a.udiv(b); }
static APInt restS(const APInt &a, const APInt &b) { return a.srem(b); }
static APInt restU(const APInt &a, const APInt &b) { return a.urem(b); }
static APInt ceilS(const APInt &a, const APInt &b) {
  return llvm::APIntOps::RoundingSDiv(a, b, Rounding::UP);
}
static APInt ceilU(const APInt &a, const APInt &b) {
  return llvm::APIntOps::RoundingUDiv(a, b, Rounding::UP);
}
static APInt floorS(const APInt &a, const APInt &b) {
  return llvm::APIntOps::RoundingSDiv(a, b, Rounding::DOWN);
}

//===----------------------------------------------------------------------===//
// Comparisons and casts
//===----------------------------------------------------------------------===//

static bool holds(index::IndexCmpPredicate predicate, const APInt &a,
                  const APInt &b) {
  using Predicate = index::IndexCmpPredicate;
  switch (predicate) {
  case Predicate::EQ:
    return a == b;
  case Predicate::NE:
    return a != b;
  case Predicate::SLT:
    return a.slt(b);
  case Predicate::SLE:
    return a.sle(b);
  case Predicate::SGT:
    return a.sgt(b);
  case Predicate::SGE:
    return a.sge(b);
  case Predicate::ULT:
    return a.ult(b);
  case Predicate::ULE:
    return a.ule(b);
  case Predicate::UGT:
    return a.ugt(b);
  case Predicate::UGE:
    return a.uge(b);
  }
  llvm_unreachable("covered switch");
}

static FailureOr<Element> evalCmp(index::CmpOp op, Operands in, Frame &) {
  return makeInt(op,
                 APInt(1, holds(op.getPred(), in[0].getInt(), in[1].getInt())));
}

static unsigned getIndexWidth(Type type) {
  return type.isIndex() ? indexBits : type.getIntOrFloatBitWidth();
}

static FailureOr<Element> evalCastS(index::CastSOp op, Operands in, Frame &) {
  return makeInt(op, in[0].getInt().sextOrTrunc(getIndexWidth(op.getType())));
}

static FailureOr<Element> evalCastU(index::CastUOp op, Operands in, Frame &) {
  return makeInt(op, in[0].getInt().zextOrTrunc(getIndexWidth(op.getType())));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static LogicalResult evalIndexConstant(index::ConstantOp op, Frame &frame) {
  frame.bind(op,
             Element::get(op.getType(), op.getValue().sextOrTrunc(indexBits)));
  return success();
}

static LogicalResult evalBool(index::BoolConstantOp op, Frame &frame) {
  frame.bind(op, Element::get(op.getType(), APInt(1, op.getValue())));
  return success();
}

static LogicalResult evalSizeOf(index::SizeOfOp op, Frame &frame) {
  frame.bind(op, Element::get(op.getType(), APInt(indexBits, indexBits)));
  return success();
}

void reference::registerIndexKernels(Kernels &kernels) {
  constexpr auto observed = PoisonRule::Observed;
  addElementwise<evalTotal<index::AddOp, sum>>(kernels);
  addElementwise<evalTotal<index::SubOp, difference>>(kernels);
  addElementwise<evalTotal<index::MulOp, product>>(kernels);
  addElementwise<evalTotal<index::AndOp, conjoin>>(kernels);
  addElementwise<evalTotal<index::OrOp, disjoin>>(kernels);
  addElementwise<evalTotal<index::XOrOp, differ>>(kernels);
  addElementwise<evalTotal<index::MaxSOp, maxS>>(kernels);
  addElementwise<evalTotal<index::MaxUOp, maxU>>(kernels);
  addElementwise<evalTotal<index::MinSOp, minS>>(kernels);
  addElementwise<evalTotal<index::MinUOp, minU>>(kernels);

  addElementwise<evalShift<index::ShlOp, shiftLeft>>(kernels);
  addElementwise<evalShift<index::ShrSOp, shiftRightS>>(kernels);
  addElementwise<evalShift<index::ShrUOp, shiftRightU>>(kernels);

  addElementwise<evalDivision<index::DivSOp, true, quotientS>, observed>(
      kernels);
  addElementwise<evalDivision<index::DivUOp, false, quotientU>, observed>(
      kernels);
  addElementwise<evalDivision<index::CeilDivSOp, true, ceilS>, observed>(
      kernels);
  addElementwise<evalDivision<index::CeilDivUOp, false, ceilU>, observed>(
      kernels);
  addElementwise<evalDivision<index::FloorDivSOp, true, floorS>, observed>(
      kernels);
  addElementwise<evalDivision<index::RemSOp, true, restS>, observed>(kernels);
  addElementwise<evalDivision<index::RemUOp, false, restU>, observed>(kernels);

  addElementwise<evalCmp>(kernels);
  addElementwise<evalCastS>(kernels);
  addElementwise<evalCastU>(kernels);
  kernels.add<evalIndexConstant>();
  kernels.add<evalBool>();
  kernels.add<evalSizeOf>();
}
