//===- TosaElementwise.cpp - tosa: element by element ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tosa.h"

#include "../Arithmetic.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;

/// Registers a kernel that computes an element from one element of each
/// operand; all operands are broadcast.
template <auto kernel, PoisonRule rule = PoisonRule::Propagates>
static void addTosaElementwise(Kernels &kernels) {
  using Op = OpOf<kernel>;
  kernels.insert(
      Op::getOperationName(), TypeID::get<Op>(),
      [](Operation *op, Frame &frame) -> LogicalResult {
        auto concrete = cast<Op>(op);
        return mapTosaElements(
            op, op->getOperands(), rule, frame,
            [&](Operands in, MutableArrayRef<Element> out) -> LogicalResult {
              FailureOr<Element> element = kernel(concrete, in, frame);
              if (failed(element))
                return failure();
              out[0] = std::move(*element);
              return success();
            });
      });
}

static bool isTosaFloatElement(const Element &element) {
  return isa<FloatType>(element.getType());
}

/// Refuses operations whose first operand has floats that `isTosaFloat` does
/// not admit.
static LogicalResult checkTosaFloat(Operation *op, Frame &frame) {
  Type type = getElementTypeOrSelf(op->getOperand(0).getType());
  if (!isa<FloatType>(type) || isTosaFloat(type))
    return success();
  return frame.unsupported(op, "the specification does not compute in " +
                                   toText(type));
}

//===----------------------------------------------------------------------===//
// Sums, products
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalTosaAdd(tosa::AddOp op, Operands in,
                                      Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  if (isTosaFloatElement(in[0]))
    return makeFloat(op, add(in[0].getFloat(), in[1].getFloat()));
  int64_t sum;
  if (llvm::AddOverflow(getTosaInt(in[0]), getTosaInt(in[1]), sum))
    return frame.undefined(op, "the sum overflows");
  return fitTosaInt(op, sum, getResultElementType(op), frame);
}

static FailureOr<Element> evalTosaSub(tosa::SubOp op, Operands in,
                                      Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  if (isTosaFloatElement(in[0]))
    return makeFloat(op, add(in[0].getFloat(), -in[1].getFloat()));
  int64_t difference;
  if (llvm::SubOverflow(getTosaInt(in[0]), getTosaInt(in[1]), difference))
    return frame.undefined(op, "the difference overflows");
  return fitTosaInt(op, difference, getResultElementType(op), frame);
}

/// Multiplies. For i32 the product is shifted right and rounded to nearest,
/// halves up; without a shift the result is the low 32 bits.
static FailureOr<Element> multiplyTosaInts(tosa::MulOp op, Operands in,
                                           int64_t shift, Frame &frame) {
  int64_t product;
  if (llvm::MulOverflow(getTosaInt(in[0]), getTosaInt(in[1]), product))
    return frame.undefined(op, "the product overflows");
  if (shift != 0 && !in[0].getType().isInteger(32))
    return frame.undefined(op, "a shift of integers other than i32");
  if (shift == 0 && in[0].getType().isInteger(32))
    return fitTosaInt(op, llvm::SignExtend64<32>(product),
                      getResultElementType(op), frame);
  if (shift < 0 || shift > 63)
    return frame.undefined(op, "shift " + Twine(shift) +
                                   " is not between 0 and 63");
  if (shift > 0 &&
      llvm::AddOverflow(product, int64_t(1) << (shift - 1), product))
    return frame.undefined(op, "the product overflows");
  return fitTosaInt(op, product >> shift, getResultElementType(op), frame);
}

static LogicalResult evalTosaMul(tosa::MulOp op, Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  Element shift = getTosaScalar(op.getShift(), frame);
  if (shift.isPoison())
    return frame.undefined(op, "the shift is poison");
  auto kernel = [&](Operands in, MutableArrayRef<Element> out) {
    if (isTosaFloatElement(in[0])) {
      out[0] = makeFloat(op, multiply(in[0].getFloat(), in[1].getFloat()));
      return success();
    }
    FailureOr<Element> product =
        multiplyTosaInts(op, in, getTosaInt(shift), frame);
    if (succeeded(product))
      out[0] = *product;
    return LogicalResult(product);
  };
  return mapTosaElements(op, {op.getInput1(), op.getInput2()},
                         PoisonRule::Propagates, frame, kernel);
}

static FailureOr<Element> evalTosaIntDiv(tosa::IntDivOp op, Operands in,
                                         Frame &frame) {
  return divide(op, in, quotient(/*isSigned=*/true), frame);
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

template <typename Op>
static FailureOr<Element> evalTosaAnd(Op op, Operands in, Frame &) {
  return makeInt(op, in[0].getInt() & in[1].getInt());
}

template <typename Op>
static FailureOr<Element> evalTosaOr(Op op, Operands in, Frame &) {
  return makeInt(op, in[0].getInt() | in[1].getInt());
}

template <typename Op>
static FailureOr<Element> evalTosaXor(Op op, Operands in, Frame &) {
  return makeInt(op, in[0].getInt() ^ in[1].getInt());
}

template <typename Op>
static FailureOr<Element> evalTosaNot(Op op, Operands in, Frame &) {
  return makeInt(op, ~in[0].getInt());
}

static FailureOr<Element> evalTosaClz(tosa::ClzOp op, Operands in, Frame &) {
  const APInt &bits = in[0].getInt();
  return makeInt(op, APInt(bits.getBitWidth(), bits.countl_zero()));
}

/// Returns the amount of a shift. Reports undefined behaviour unless the amount
/// is not negative and less than the width.
static FailureOr<unsigned> getTosaAmount(Operation *op, Operands in,
                                         Frame &frame) {
  int64_t amount = getTosaInt(in[1]), width = in[0].getInt().getBitWidth();
  if (amount < 0 || amount >= width)
    return frame.undefined(op, "shift " + Twine(amount) +
                                   " is not between 0 and " + Twine(width - 1));
  return amount;
}

static FailureOr<Element>
evalTosaArithmeticRightShift(tosa::ArithmeticRightShiftOp op, Operands in,
                             Frame &frame) {
  FailureOr<unsigned> amount = getTosaAmount(op, in, frame);
  if (failed(amount))
    return failure();
  APInt shifted = in[0].getInt().ashr(*amount);
  if (op.getRound() && *amount > 0 && in[0].getInt()[*amount - 1])
    ++shifted;
  return makeInt(op, shifted);
}

static FailureOr<Element> evalTosaLogicalLeftShift(tosa::LogicalLeftShiftOp op,
                                                   Operands in, Frame &frame) {
  FailureOr<unsigned> amount = getTosaAmount(op, in, frame);
  if (failed(amount))
    return failure();
  return makeInt(op, in[0].getInt().shl(*amount));
}

static FailureOr<Element>
evalTosaLogicalRightShift(tosa::LogicalRightShiftOp op, Operands in,
                          Frame &frame) {
  FailureOr<unsigned> amount = getTosaAmount(op, in, frame);
  if (failed(amount))
    return failure();
  return makeInt(op, in[0].getInt().lshr(*amount));
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalTosaAbs(tosa::AbsOp op, Operands in,
                                      Frame &frame) {
  if (isTosaFloatElement(in[0]))
    return makeFloat(op, abs(in[0].getFloat()));
  if (in[0].getInt().isMinSignedValue())
    return frame.undefined(op, "the least integer has no absolute value");
  return makeInt(op, in[0].getInt().abs());
}

static LogicalResult evalTosaNegate(tosa::NegateOp op, Frame &frame) {
  Element inputZp = getTosaScalar(op.getInput1Zp(), frame);
  Element outputZp = getTosaScalar(op.getOutputZp(), frame);
  if (inputZp.isPoison() || outputZp.isPoison())
    return frame.undefined(op, "a zero point is poison");
  if (failed(checkTosaZero(op, inputZp, frame)) ||
      failed(checkTosaZero(op, outputZp, frame)))
    return failure();
  Type type = getResultElementType(op),
       accumulator = IntegerType::get(op.getContext(), 32);
  if (type.isInteger(64))
    accumulator = type;
  auto kernel = [&](Operands in,
                    MutableArrayRef<Element> out) -> LogicalResult {
    if (isTosaFloatElement(in[0])) {
      out[0] = Element::get(type, -in[0].getFloat());
      return success();
    }
    int64_t value = getTosaInt(in[0]) - getTosaInt(inputZp);
    FailureOr<Element> minuend = fitTosaInt(op, value, accumulator, frame);
    if (failed(minuend))
      return failure();
    if (minuend->getInt().isMinSignedValue())
      return frame.undefined(op, "the least integer has no negative");
    FailureOr<Element> sum =
        fitTosaInt(op, getTosaInt(outputZp) - value, accumulator, frame);
    if (failed(sum))
      return failure();
    out[0] = clipTosaInt(getTosaInt(*sum), type);
    return success();
  };
  return mapTosaElements(op, op.getInput1(), PoisonRule::Propagates, frame,
                         kernel);
}

static FailureOr<Element> evalTosaFloor(tosa::FloorOp op, Operands in,
                                        Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  return makeFloat(
      op, roundToIntegral(in[0].getFloat(), APFloat::rmTowardNegative));
}

static FailureOr<Element> evalTosaCeil(tosa::CeilOp op, Operands in,
                                       Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  return makeFloat(op, roundUp(in[0].getFloat()));
}

/// Returns a bound of clamp, which has the type of the elements.
static Element getTosaBound(tosa::ClampOp op, Attribute bound) {
  return Element::get(cast<TypedAttr>(bound));
}

static FailureOr<Element> evalTosaClamp(tosa::ClampOp op, Operands in,
                                        Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  Element low = getTosaBound(op, op.getMinValAttr()),
          high = getTosaBound(op, op.getMaxValAttr());
  // If NaNs are ignored, a NaN becomes the lower bound here.
  Element raised = chooseTosa(in[0], low, /*wantsMax=*/true, op.getNanMode());
  if (raised.isPoison())
    return raised;
  return chooseTosa(raised, high, /*wantsMax=*/false, op.getNanMode());
}

static FailureOr<Element> evalTosaReciprocal(tosa::ReciprocalOp op, Operands in,
                                             Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  APFloat result = APFloat::getOne(in[0].getFloat().getSemantics());
  if (result.divide(in[0].getFloat(), nearestEven) & APFloat::opInexact)
    return Element::poison(getResultElementType(op));
  return makeFloat(op, result);
}

//===----------------------------------------------------------------------===//
// Choices and comparisons
//===----------------------------------------------------------------------===//

static FailureOr<Element> evalTosaMaximum(tosa::MaximumOp op, Operands in,
                                          Frame &) {
  return chooseTosa(in[0], in[1], /*wantsMax=*/true, op.getNanMode());
}

static FailureOr<Element> evalTosaMinimum(tosa::MinimumOp op, Operands in,
                                          Frame &) {
  return chooseTosa(in[0], in[1], /*wantsMax=*/false, op.getNanMode());
}

static FailureOr<Element> evalTosaSelect(tosa::SelectOp op, Operands in,
                                         Frame &) {
  if (in[0].isPoison())
    return Element::poison(getResultElementType(op));
  return in[0].getInt().isZero() ? in[2] : in[1];
}

/// Returns whether the operands are equal (if `equals`) or the first one is
/// greater (if `exceeds`).
static Element compareTosa(Operation *op, Operands in, bool equals,
                           bool exceeds) {
  bool holds;
  if (isTosaFloatElement(in[0])) {
    APFloat::cmpResult order = in[0].getFloat().compare(in[1].getFloat());
    holds = (equals && order == APFloat::cmpEqual) ||
            (exceeds && order == APFloat::cmpGreaterThan);
  } else {
    holds = (equals && in[0].getInt() == in[1].getInt()) ||
            (exceeds && in[0].getInt().sgt(in[1].getInt()));
  }
  return makeInt(op, APInt(1, holds));
}

static FailureOr<Element> evalTosaEqual(tosa::EqualOp op, Operands in,
                                        Frame &) {
  return compareTosa(op, in, /*equals=*/true, /*exceeds=*/false);
}

static FailureOr<Element> evalTosaGreater(tosa::GreaterOp op, Operands in,
                                          Frame &) {
  return compareTosa(op, in, /*equals=*/false, /*exceeds=*/true);
}

static FailureOr<Element> evalTosaGreaterEqual(tosa::GreaterEqualOp op,
                                               Operands in, Frame &) {
  return compareTosa(op, in, /*equals=*/true, /*exceeds=*/true);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// The value of a function at an infinity.
enum class TosaEdge { NaN, MinusOne, Zero, One, Infinity };
} // namespace

static APFloat getTosaEdge(TosaEdge edge, const llvm::fltSemantics &semantics) {
  switch (edge) {
  case TosaEdge::NaN:
    return APFloat::getNaN(semantics);
  case TosaEdge::MinusOne:
    return APFloat::getOne(semantics, /*Negative=*/true);
  case TosaEdge::Zero:
    return APFloat::getZero(semantics);
  case TosaEdge::One:
    return APFloat::getOne(semantics);
  case TosaEdge::Infinity:
    return APFloat::getInf(semantics);
  }
  llvm_unreachable("every edge is one of these");
}

/// Evaluates a function for which the specification only bounds the error. The
/// value of the function is decided at infinities and NaNs, and for operands
/// for which the function has no real value.
template <typename Op, TosaEdge atMinusInfinity, TosaEdge atInfinity>
static FailureOr<Element> evalTosaFunction(Op op, Operands in, Frame &frame) {
  if (failed(checkTosaFloat(op, frame)))
    return failure();
  constexpr bool isOfPositives =
      llvm::is_one_of<Op, tosa::LogOp, tosa::RsqrtOp>::value;
  const APFloat &x = in[0].getFloat();
  const llvm::fltSemantics &semantics = x.getSemantics();
  if (x.isNaN() || (isOfPositives && x.isNegative() && !x.isZero()))
    return makeFloat(op, APFloat::getNaN(semantics));
  if (!x.isInfinity())
    return Element::poison(getResultElementType(op));
  return makeFloat(
      op,
      getTosaEdge(x.isNegative() ? atMinusInfinity : atInfinity, semantics));
}

/// Refuses `tosa.pow`: the specification decides its value only for some pairs
/// of operands, and the reference does not model which.
static LogicalResult refuseTosaPower(Operation *op, Frame &frame) {
  return frame.unsupported(op, "the specification bounds the error of this "
                               "function and decides no value");
}

void reference::registerTosaElementwiseKernels(Kernels &kernels) {
  addTosaElementwise<evalTosaAdd>(kernels);
  addTosaElementwise<evalTosaSub>(kernels);
  kernels.add<evalTosaMul>();
  addTosaElementwise<evalTosaIntDiv>(kernels);
  addTosaElementwise<evalTosaAnd<tosa::BitwiseAndOp>>(kernels);
  addTosaElementwise<evalTosaOr<tosa::BitwiseOrOp>>(kernels);
  addTosaElementwise<evalTosaXor<tosa::BitwiseXorOp>>(kernels);
  addTosaElementwise<evalTosaNot<tosa::BitwiseNotOp>>(kernels);
  addTosaElementwise<evalTosaAnd<tosa::LogicalAndOp>>(kernels);
  addTosaElementwise<evalTosaOr<tosa::LogicalOrOp>>(kernels);
  addTosaElementwise<evalTosaXor<tosa::LogicalXorOp>>(kernels);
  addTosaElementwise<evalTosaNot<tosa::LogicalNotOp>>(kernels);
  addTosaElementwise<evalTosaClz>(kernels);
  addTosaElementwise<evalTosaArithmeticRightShift>(kernels);
  addTosaElementwise<evalTosaLogicalLeftShift>(kernels);
  addTosaElementwise<evalTosaLogicalRightShift>(kernels);
  addTosaElementwise<evalTosaAbs>(kernels);
  kernels.add<evalTosaNegate>();
  addTosaElementwise<evalTosaFloor>(kernels);
  addTosaElementwise<evalTosaCeil>(kernels);
  addTosaElementwise<evalTosaClamp>(kernels);
  addTosaElementwise<evalTosaReciprocal>(kernels);
  addTosaElementwise<evalTosaMaximum>(kernels);
  addTosaElementwise<evalTosaMinimum>(kernels);
  addTosaElementwise<evalTosaSelect, PoisonRule::Observed>(kernels);
  addTosaElementwise<evalTosaEqual>(kernels);
  addTosaElementwise<evalTosaGreater>(kernels);
  addTosaElementwise<evalTosaGreaterEqual>(kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::ErfOp, TosaEdge::MinusOne, TosaEdge::One>>(
      kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::TanhOp, TosaEdge::MinusOne, TosaEdge::One>>(
      kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::SigmoidOp, TosaEdge::Zero, TosaEdge::One>>(
      kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::ExpOp, TosaEdge::Zero, TosaEdge::Infinity>>(
      kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::LogOp, TosaEdge::NaN, TosaEdge::Infinity>>(
      kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::RsqrtOp, TosaEdge::NaN, TosaEdge::Zero>>(kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::SinOp, TosaEdge::NaN, TosaEdge::NaN>>(kernels);
  addTosaElementwise<
      evalTosaFunction<tosa::CosOp, TosaEdge::NaN, TosaEdge::NaN>>(kernels);
  kernels.refuse<tosa::PowOp>(refuseTosaPower);
}
