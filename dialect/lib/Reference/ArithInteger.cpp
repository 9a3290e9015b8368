//===- ArithInteger.cpp - arith on integers and index, constants, select --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "Constants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APInt;
using Elements = Operands;

//===----------------------------------------------------------------------===//
// Constants, poison
//===----------------------------------------------------------------------===//

static LogicalResult evalArithConstant(arith::ConstantOp op, Frame &frame) {
  // The body of a structured operation runs its constants at every point, so
  // scalars have a fast path.
  if (isa<IntegerAttr, FloatAttr>(op.getValue()) &&
      getStorageBytes(op.getType())) {
    frame.bind(op, Element::get(op.getValue()));
    return success();
  }
  return bindConstant(op, op.getValue(), frame);
}

static LogicalResult evalPoison(ub::PoisonOp op, Frame &frame) {
  FailureOr<RuntimeValue> value = getPoison(op, op.getType(), frame);
  if (failed(value))
    return failure();
  frame.bind(op, std::move(*value));
  return success();
}

//===----------------------------------------------------------------------===//
// Wrapping arithmetic
//===----------------------------------------------------------------------===//

/// Returns the wrapped result; poison if it wraps although a flag promised that
/// it does not.
template <typename Op>
static Element makeFlagged(Op op, APInt value, bool signedOverflow,
                           bool unsignedOverflow) {
  if ((op.hasNoSignedWrap() && signedOverflow) ||
      (op.hasNoUnsignedWrap() && unsignedOverflow))
    return Element::poison(getResultElementType(op));
  return makeInt(op, std::move(value));
}

static FailureOr<Element> evalArithAddI(arith::AddIOp op, Elements in,
                                        Frame &) {
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

static FailureOr<Element> evalDivUI(arith::DivUIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, quotient(/*isSigned=*/false, op.getIsExact()), frame);
}

static FailureOr<Element> evalDivSI(arith::DivSIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, quotient(/*isSigned=*/true, op.getIsExact()), frame);
}

static FailureOr<Element> evalCeilDivUI(arith::CeilDivUIOp op, Elements in,
                                        Frame &frame) {
  return divide(op, in,
                {/*isSigned=*/false, /*isExact=*/false,
                 [](const APInt &a, const APInt &b) {
                   return llvm::APIntOps::RoundingUDiv(a, b,
                                                       APInt::Rounding::UP);
                 }},
                frame);
}

static FailureOr<Element> evalCeilDivSI(arith::CeilDivSIOp op, Elements in,
                                        Frame &frame) {
  return divide(op, in,
                {/*isSigned=*/true, /*isExact=*/false,
                 [](const APInt &a, const APInt &b) {
                   return llvm::APIntOps::RoundingSDiv(a, b,
                                                       APInt::Rounding::UP);
                 }},
                frame);
}

static FailureOr<Element> evalFloorDivSI(arith::FloorDivSIOp op, Elements in,
                                         Frame &frame) {
  return divide(op, in,
                {/*isSigned=*/true, /*isExact=*/false,
                 [](const APInt &a, const APInt &b) {
                   return llvm::APIntOps::RoundingSDiv(a, b,
                                                       APInt::Rounding::DOWN);
                 }},
                frame);
}

static FailureOr<Element> evalRemUI(arith::RemUIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, remainder(/*isSigned=*/false), frame);
}

static FailureOr<Element> evalRemSI(arith::RemSIOp op, Elements in,
                                    Frame &frame) {
  return divide(op, in, remainder(/*isSigned=*/true), frame);
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

/// Returns the first operand shifted to the right by the second; poison if the
/// amount is too large, or if bits are lost despite `exact`.
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

static FailureOr<Element> evalArithCmpI(arith::CmpIOp op, Elements in,
                                        Frame &) {
  return makeInt(
      op, APInt(1, arith::applyCmpPredicate(op.getPredicate(), in[0].getInt(),
                                            in[1].getInt())));
}

void reference::registerArithIntegerKernels(Kernels &kernels) {
  kernels.add<evalArithConstant>();
  kernels.add<evalPoison>();
  kernels.addShared<arith::SelectOp>(evalSelect);

  addElementwise<evalArithAddI>(kernels);
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
  addElementwise<evalArithCmpI>(kernels);
}
