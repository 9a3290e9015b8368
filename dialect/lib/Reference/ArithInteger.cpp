//===- ArithInteger.cpp - arith on integers and index, constants, select -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Constants.h"
#include "Elementwise.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APInt;
using Elements = Operands;

//===----------------------------------------------------------------------===//
// Constants, poison, select
//===----------------------------------------------------------------------===//

static LogicalResult evalConstant(arith::ConstantOp op, Frame &frame) {
  FailureOr<RuntimeValue> value =
      getConstant(op, op.getValue(), op.getType(), frame);
  if (failed(value))
    return failure();
  frame.bind(op, *value);
  return success();
}

static LogicalResult evalPoison(ub::PoisonOp op, Frame &frame) {
  FailureOr<RuntimeValue> value = getPoison(op, op.getType(), frame);
  if (failed(value))
    return failure();
  frame.bind(op, *value);
  return success();
}

/// One condition chooses a whole value; a tensor of conditions, element by
/// element. Poison of the operand that is not chosen does not matter.
static FailureOr<Element> selectElement(arith::SelectOp op, Elements in,
                                        Frame &frame) {
  if (in[0].isPoison())
    return frame.undefined(op, "the condition is poison");
  return in[0].getInt().isZero() ? in[2] : in[1];
}

static LogicalResult evalSelect(arith::SelectOp op, Frame &frame) {
  if (isa<TensorType>(op.getCondition().getType()))
    return mapElements(op, PoisonRule::Observed, frame,
                       [&](Elements in, MutableArrayRef<Element> out) {
                         FailureOr<Element> element =
                             selectElement(op, in, frame);
                         if (failed(element))
                           return failure();
                         out[0] = std::move(*element);
                         return success();
                       });
  FailureOr<bool> condition = frame.getCondition(op, op.getCondition());
  if (failed(condition))
    return failure();
  frame.bind(op,
             frame.get(*condition ? op.getTrueValue() : op.getFalseValue()));
  return success();
}

//===----------------------------------------------------------------------===//
// Wrapping arithmetic
//===----------------------------------------------------------------------===//

static Element makeInt(Operation *op, APInt value) {
  return Element::get(getResultElementType(op), std::move(value));
}

/// The wrapped result, or poison where a flag promised that nothing wraps.
template <typename Op>
static Element makeFlagged(Op op, APInt value, bool signedOverflow,
                           bool unsignedOverflow) {
  if ((op.hasNoSignedWrap() && signedOverflow) ||
      (op.hasNoUnsignedWrap() && unsignedOverflow))
    return Element::poison(getResultElementType(op));
  return makeInt(op, std::move(value));
}

static FailureOr<Element> evalAddI(arith::AddIOp op, Elements in, Frame &) {
  bool signedOverflow = false, unsignedOverflow = false;
  (void)in[0].getInt().sadd_ov(in[1].getInt(), signedOverflow);
  APInt sum = in[0].getInt().uadd_ov(in[1].getInt(), unsignedOverflow);
  return makeFlagged(op, sum, signedOverflow, unsignedOverflow);
}

static FailureOr<Element> evalSubI(arith::SubIOp op, Elements in, Frame &) {
  bool signedOverflow = false, unsignedOverflow = false;
  (void)in[0].getInt().ssub_ov(in[1].getInt(), signedOverflow);
  APInt difference = in[0].getInt().usub_ov(in[1].getInt(), unsignedOverflow);
  return makeFlagged(op, difference, signedOverflow, unsignedOverflow);
}

static FailureOr<Element> evalMulI(arith::MulIOp op, Elements in, Frame &) {
  bool signedOverflow = false, unsignedOverflow = false;
  (void)in[0].getInt().smul_ov(in[1].getInt(), signedOverflow);
  APInt product = in[0].getInt().umul_ov(in[1].getInt(), unsignedOverflow);
  return makeFlagged(op, product, signedOverflow, unsignedOverflow);
}

static std::pair<Element, Element> evalAddUIExtended(arith::AddUIExtendedOp op,
                                                     Elements in, Frame &) {
  bool overflow = false;
  APInt sum = in[0].getInt().uadd_ov(in[1].getInt(), overflow);
  return {makeInt(op, sum),
          Element::get(getResultElementType(op, 1), APInt(1, overflow))};
}

static std::pair<Element, Element> splitProduct(Operation *op, APInt product) {
  unsigned width = product.getBitWidth() / 2;
  return {makeInt(op, product.trunc(width)),
          Element::get(getResultElementType(op, 1),
                       product.extractBits(width, width))};
}

static std::pair<Element, Element> evalMulSIExtended(arith::MulSIExtendedOp op,
                                                     Elements in, Frame &) {
  unsigned width = in[0].getInt().getBitWidth();
  return splitProduct(op, in[0].getInt().sext(2 * width) *
                              in[1].getInt().sext(2 * width));
}

static std::pair<Element, Element> evalMulUIExtended(arith::MulUIExtendedOp op,
                                                     Elements in, Frame &) {
  unsigned width = in[0].getInt().getBitWidth();
  return splitProduct(op, in[0].getInt().zext(2 * width) *
                              in[1].getInt().zext(2 * width));
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

static LogicalResult checkDivisor(Operation *op, const Element &divisor,
                                  Frame &frame) {
  if (divisor.isPoison())
    return frame.undefined(op, "the divisor is poison");
  if (divisor.getInt().isZero())
    return frame.undefined(op, "division by zero");
  return success();
}

/// A poison dividend may be the minimum, so that only -1 forbids it.
static LogicalResult checkSignedDivision(Operation *op, Elements in,
                                         Frame &frame) {
  if (failed(checkDivisor(op, in[1], frame)))
    return failure();
  if (in[1].getInt().isAllOnes() &&
      (in[0].isPoison() || in[0].getInt().isMinSignedValue()))
    return frame.undefined(op, "signed division overflows");
  return success();
}

/// Divides by `divide` when that is defined. `isExact`: a remainder is poison.
static FailureOr<Element>
divide(Operation *op, Elements in, bool isSigned, bool isExact, Frame &frame,
       llvm::function_ref<APInt(const APInt &, const APInt &)> divide) {
  if (failed(isSigned ? checkSignedDivision(op, in, frame)
                      : checkDivisor(op, in[1], frame)))
    return failure();
  if (in[0].isPoison())
    return Element::poison(getResultElementType(op));
  const APInt &lhs = in[0].getInt(), &rhs = in[1].getInt();
  APInt remainder = isSigned ? lhs.srem(rhs) : lhs.urem(rhs);
  if (isExact && !remainder.isZero())
    return Element::poison(getResultElementType(op));
  return makeInt(op, divide(lhs, rhs));
}

static FailureOr<Element> evalDivUI(arith::DivUIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, /*isSigned=*/false, op.getIsExact(), frame,
                [](const APInt &a, const APInt &b) { return a.udiv(b); });
}

static FailureOr<Element> evalDivSI(arith::DivSIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, /*isSigned=*/true, op.getIsExact(), frame,
                [](const APInt &a, const APInt &b) { return a.sdiv(b); });
}

static FailureOr<Element> evalCeilDivUI(arith::CeilDivUIOp op, Elements in,
                                        Frame &frame) {
  return divide(op, in, /*isSigned=*/false, /*isExact=*/false, frame,
                [](const APInt &a, const APInt &b) {
                  return llvm::APIntOps::RoundingUDiv(a, b,
                                                      APInt::Rounding::UP);
                });
}

static FailureOr<Element> evalCeilDivSI(arith::CeilDivSIOp op, Elements in,
                                        Frame &frame) {
  return divide(op, in, /*isSigned=*/true, /*isExact=*/false, frame,
                [](const APInt &a, const APInt &b) {
                  return llvm::APIntOps::RoundingSDiv(a, b,
                                                      APInt::Rounding::UP);
                });
}

static FailureOr<Element> evalFloorDivSI(arith::FloorDivSIOp op, Elements in,
                                         Frame &frame) {
  return divide(op, in, /*isSigned=*/true, /*isExact=*/false, frame,
                [](const APInt &a, const APInt &b) {
                  return llvm::APIntOps::RoundingSDiv(a, b,
                                                      APInt::Rounding::DOWN);
                });
}

static FailureOr<Element> evalRemUI(arith::RemUIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, /*isSigned=*/false, /*isExact=*/false, frame,
                [](const APInt &a, const APInt &b) { return a.urem(b); });
}

static FailureOr<Element> evalRemSI(arith::RemSIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, /*isSigned=*/true, /*isExact=*/false, frame,
                [](const APInt &a, const APInt &b) { return a.srem(b); });
}

//===----------------------------------------------------------------------===//
// Bits and shifts
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalAndI(arith::AndIOp op, Elements in, Frame &) {
  return makeInt(op, in[0].getInt() & in[1].getInt());
}

static FailureOr<Element> evalOrI(arith::OrIOp op, Elements in, Frame &) {
  return makeInt(op, in[0].getInt() | in[1].getInt());
}

static FailureOr<Element> evalXOrI(arith::XOrIOp op, Elements in, Frame &) {
  return makeInt(op, in[0].getInt() ^ in[1].getInt());
}

static bool isOversizedShift(Elements in) {
  return in[1].getInt().uge(in[0].getInt().getBitWidth());
}

static FailureOr<Element> evalShLI(arith::ShLIOp op, Elements in, Frame &) {
  if (isOversizedShift(in))
    return Element::poison(getResultElementType(op));
  bool signedOverflow = false, unsignedOverflow = false;
  (void)in[0].getInt().sshl_ov(in[1].getInt(), signedOverflow);
  APInt shifted = in[0].getInt().ushl_ov(in[1].getInt(), unsignedOverflow);
  return makeFlagged(op, shifted, signedOverflow, unsignedOverflow);
}

/// `shifted` to the right, or poison where that is not what the program may do:
/// oversized, or bits lost in spite of `exact`.
template <typename Op>
static Element shiftRight(Op op, Elements in,
                          APInt (APInt::*shift)(const APInt &) const) {
  if (isOversizedShift(in))
    return Element::poison(getResultElementType(op));
  APInt shifted = (in[0].getInt().*shift)(in[1].getInt());
  if (op.getIsExact() && shifted.shl(in[1].getInt()) != in[0].getInt())
    return Element::poison(getResultElementType(op));
  return makeInt(op, shifted);
}

static FailureOr<Element> evalShRUI(arith::ShRUIOp op, Elements in, Frame &) {
  return shiftRight(op, in, &APInt::lshr);
}

static FailureOr<Element> evalShRSI(arith::ShRSIOp op, Elements in, Frame &) {
  return shiftRight(op, in, &APInt::ashr);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalMaxSI(arith::MaxSIOp, Elements in, Frame &) {
  return in[0].getInt().sgt(in[1].getInt()) ? in[0] : in[1];
}

static FailureOr<Element> evalMaxUI(arith::MaxUIOp, Elements in, Frame &) {
  return in[0].getInt().ugt(in[1].getInt()) ? in[0] : in[1];
}

static FailureOr<Element> evalMinSI(arith::MinSIOp, Elements in, Frame &) {
  return in[0].getInt().slt(in[1].getInt()) ? in[0] : in[1];
}

static FailureOr<Element> evalMinUI(arith::MinUIOp, Elements in, Frame &) {
  return in[0].getInt().ult(in[1].getInt()) ? in[0] : in[1];
}

static FailureOr<Element> evalCmpI(arith::CmpIOp op, Elements in, Frame &) {
  return makeInt(
      op, APInt(1, arith::applyCmpPredicate(op.getPredicate(), in[0].getInt(),
                                            in[1].getInt())));
}

void reference::registerArithIntegerKernels(Kernels &kernels) {
  kernels.add<evalConstant>();
  kernels.add<evalPoison>();
  kernels.add<evalSelect>();

  addElementwise<evalAddI>(kernels);
  addElementwise<evalSubI>(kernels);
  addElementwise<evalMulI>(kernels);
  addElementwisePair<evalAddUIExtended>(kernels);
  addElementwisePair<evalMulSIExtended>(kernels);
  addElementwisePair<evalMulUIExtended>(kernels);

  addElementwise<evalDivUI, PoisonRule::Observed>(kernels);
  addElementwise<evalDivSI, PoisonRule::Observed>(kernels);
  addElementwise<evalCeilDivUI, PoisonRule::Observed>(kernels);
  addElementwise<evalCeilDivSI, PoisonRule::Observed>(kernels);
  addElementwise<evalFloorDivSI, PoisonRule::Observed>(kernels);
  addElementwise<evalRemUI, PoisonRule::Observed>(kernels);
  addElementwise<evalRemSI, PoisonRule::Observed>(kernels);

  addElementwise<evalAndI>(kernels);
  addElementwise<evalOrI>(kernels);
  addElementwise<evalXOrI>(kernels);
  addElementwise<evalShLI>(kernels);
  addElementwise<evalShRUI>(kernels);
  addElementwise<evalShRSI>(kernels);

  addElementwise<evalMaxSI>(kernels);
  addElementwise<evalMaxUI>(kernels);
  addElementwise<evalMinSI>(kernels);
  addElementwise<evalMinUI>(kernels);
  addElementwise<evalCmpI>(kernels);
}
