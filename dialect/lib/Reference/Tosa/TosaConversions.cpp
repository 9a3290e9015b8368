//===- TosaConversions.cpp - tosa: constants, casts, rescaling ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tosa.h"

#include "../Arithmetic.h"
#include "../Constants.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

using llvm::APFloat;
using llvm::APInt;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static LogicalResult evalTosaConst(tosa::ConstOp op, Frame &frame) {
  return bindConstant(op, op.getValues(), frame);
}

/// Binds the shape, a value of type `!tosa.shape`, to a tensor of its numbers.
static LogicalResult evalTosaConstShape(tosa::ConstShapeOp op, Frame &frame) {
  DenseIntElementsAttr values = op.getValues();
  FailureOr<RuntimeValue> numbers =
      getConstant(op, values, values.getType(), frame);
  if (failed(numbers))
    return failure();
  frame.bind(op.getResult(), std::move(*numbers));
  return success();
}

static LogicalResult evalTosaIdentity(tosa::IdentityOp op, Frame &frame) {
  TensorValue value = frame.getTensor(op.getInput1());
  if (failed(frame.checkShape(op, value.getShape(), op.getType())))
    return failure();
  frame.bind(op.getResult(), std::move(value));
  return success();
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Rounds to the nearest integer, ties to even, and clamps to the type's range.
/// A boolean (i1) says whether the number is not zero. A NaN has no integer
/// value.
static Element castTosaToInt(const APFloat &value, Type type) {
  if (value.isNaN())
    return Element::poison(type);
  if (type.isInteger(1))
    return Element::get(type, APInt(1, !value.isZero()));
  llvm::APSInt result(type.getIntOrFloatBitWidth(), /*isUnsigned=*/false);
  bool isExact;
  // A value out of range becomes the limit that is closer.
  value.convertToInteger(result, nearestEven, &isExact);
  return Element::get(type, static_cast<const APInt &>(result));
}

static Element castTosaToFloat(const Element &element, FloatType type) {
  if (isa<FloatType>(element.getType()))
    return convertFloat(element.getFloat(), type, nearestEven);
  APFloat value(type.getFloatSemantics());
  value.convertFromAPInt(APInt(64, getTosaInt(element), /*isSigned=*/true),
                         /*IsSigned=*/true, nearestEven);
  return Element::get(type, value);
}

static LogicalResult evalTosaCast(tosa::CastOp op, Frame &frame) {
  Type from = getElementTypeOrSelf(op.getInput().getType()),
       to = getElementTypeOrSelf(op.getType());
  // f16, bf16 and f32 represent all numbers of the specification's two float
  // types of 8 bits.
  bool isExtension =
      isa<Float8E4M3FNType, Float8E5M2Type>(from) && isTosaFloat(to);
  for (Type type : {from, to})
    if (isa<FloatType>(type) && !isTosaFloat(type) && !isExtension)
      return frame.unsupported(op, "the specification leaves numbers that are "
                                   "too large for " +
                                       toText(type) + " open");
  if ((from.isF16() && to.isBF16()) || (from.isBF16() && to.isF16()))
    return frame.unsupported(op, "the specification has no cast between f16 "
                                 "and bf16");
  auto kernel = [&](Operands in, MutableArrayRef<Element> out) {
    if (auto floatType = dyn_cast<FloatType>(to))
      out[0] = castTosaToFloat(in[0], floatType);
    else if (isa<FloatType>(from))
      out[0] = castTosaToInt(in[0].getFloat(), to);
    else if (to.isInteger(1))
      out[0] = Element::get(to, APInt(1, !in[0].getInt().isZero()));
    else
      out[0] = Element::get(to, APInt(64, getTosaInt(in[0]), /*isSigned=*/true)
                                    .sextOrTrunc(to.getIntOrFloatBitWidth()));
    return success();
  };
  return mapTosaElements(op, op.getInput(), PoisonRule::Propagates, frame,
                         kernel);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Interpolates between two entries of a table of 513 entries, for an input of
/// 16 bits.
static FailureOr<Element> interpolateTosa(tosa::TableOp op, int64_t input,
                                          const TensorValue &table,
                                          Frame &frame) {
  int64_t place = input + 0x8000, fraction = place & 0x7F;
  Element base = table.get(place >> 7), next = table.get((place >> 7) + 1);
  Type type = getResultElementType(op);
  if (base.isPoison() || next.isPoison())
    return Element::poison(type);
  int64_t slope = getTosaInt(next) - getTosaInt(base);
  if (slope != static_cast<int16_t>(slope))
    return frame.undefined(op, "slope " + Twine(slope) + " does not fit i16");
  return fitTosaInt(op, getTosaInt(base) * 128 + slope * fraction, type, frame);
}

static LogicalResult evalTosaTable(tosa::TableOp op, Frame &frame) {
  const TensorValue &table = frame.getTensor(op.getTable());
  Type type = getElementTypeOrSelf(op.getInput1().getType());
  bool isShort = type.isInteger(16);
  if (!isShort && !type.isInteger(8))
    return frame.undefined(op, "a table is for i8 and i16");
  int64_t wanted = isShort ? 513 : 256;
  if (table.getNumElements() != wanted)
    return frame.undefined(op, "a table of " + Twine(table.getNumElements()) +
                                   " entries instead of " + Twine(wanted));
  auto kernel = [&](Operands in,
                    MutableArrayRef<Element> out) -> LogicalResult {
    // The input selects an entry, and poison may select one beyond the table.
    if (in[0].isPoison())
      return frame.undefined(op, "an index, extent or bound is poison");
    if (!isShort) {
      out[0] = table.get(getTosaInt(in[0]) + 128);
      return success();
    }
    FailureOr<Element> element =
        interpolateTosa(op, getTosaInt(in[0]), table, frame);
    if (failed(element))
      return failure();
    out[0] = *element;
    return success();
  };
  return mapTosaElements(op, op.getInput1(), PoisonRule::Observed, frame,
                         kernel);
}

//===----------------------------------------------------------------------===//
// Rescaling
//===----------------------------------------------------------------------===//

FailureOr<int64_t> reference::scaleTosa(Operation *op, int64_t value,
                                        const TosaScale &scale, Frame &frame) {
  int64_t shift = scale.shift;
  if (scale.multiplier < 0)
    return frame.undefined(op, "multiplier " + Twine(scale.multiplier) +
                                   " is negative");
  if (shift < 2 || shift > 62)
    return frame.undefined(op, "shift " + Twine(shift) +
                                   " is not between 2 and 62");
  int64_t bound = int64_t(1) << (scale.is32 ? shift - 1 : 47);
  if (value < -bound || value >= bound)
    return frame.undefined(op, Twine(value) +
                                   " is too large to be scaled by a shift of " +
                                   Twine(shift));
  int64_t round = int64_t(1) << (shift - 1);
  if (scale.roundsTwice && shift > 31)
    round += value >= 0 ? int64_t(1) << 30 : -(int64_t(1) << 30);
  int64_t product;
  if (llvm::MulOverflow(value, scale.multiplier, product) ||
      llvm::AddOverflow(product, round, product))
    return frame.undefined(op, "the product overflows 64 bits");
  int64_t result = product >> shift;
  if (result != static_cast<int32_t>(result))
    return frame.undefined(op, Twine(result) + " does not fit i32");
  return result;
}

namespace {
/// The operands of a rescaling that all elements share.
struct TosaRescaling {
  int64_t inputZp, outputZp;
  const TensorValue &multipliers, &shifts;
};
} // namespace

static LogicalResult checkTosaRescale(tosa::RescaleOp op,
                                      const TosaRescaling &rescaling,
                                      ArrayRef<int64_t> shape, Frame &frame) {
  Type from = getElementTypeOrSelf(op.getInput().getType()),
       to = getElementTypeOrSelf(op.getType());
  bool roundsTwice = op.getRoundingMode() == tosa::RoundingMode::DOUBLE_ROUND;
  if (op.getRoundingMode() == tosa::RoundingMode::INEXACT_ROUND)
    return frame.unsupported(op, "INEXACT_ROUND: has no single result");
  if ((op.getScale32() && from.isInteger(48)) ||
      (!op.getScale32() && roundsTwice) ||
      (op.getInputUnsigned() && op.getOutputUnsigned()) ||
      (to.isInteger(32) && op.getInputUnsigned()) ||
      (from.getIntOrFloatBitWidth() >= 32 &&
       (op.getOutputUnsigned() || op.getInputUnsigned())) ||
      (to.isInteger(32) && op.getOutputUnsigned()))
    return frame.undefined(op, "types, signs and rounding do not go together");
  int64_t wanted = op.getPerChannel() && !shape.empty() ? shape.back() : 1;
  if (rescaling.multipliers.getNumElements() != wanted ||
      rescaling.shifts.getNumElements() != wanted)
    return frame.undefined(op,
                           "multipliers and shifts are not " + Twine(wanted));
  if (rescaling.multipliers.hasPoison() || rescaling.shifts.hasPoison())
    return frame.undefined(op, "a multiplier or a shift is poison");
  return success();
}

static LogicalResult evalTosaRescale(tosa::RescaleOp op, Frame &frame) {
  const TensorValue &input = frame.getTensor(op.getInput());
  Element inputZp = getTosaScalar(op.getInputZp(), frame),
          outputZp = getTosaScalar(op.getOutputZp(), frame);
  if (inputZp.isPoison() || outputZp.isPoison())
    return frame.undefined(op, "a zero point is poison");
  if (failed(checkTosaZero(op, inputZp, frame, op.getInputUnsigned())) ||
      failed(checkTosaZero(op, outputZp, frame, op.getOutputUnsigned())))
    return failure();
  TosaRescaling rescaling{getTosaInt(inputZp, op.getInputUnsigned()),
                          getTosaInt(outputZp, op.getOutputUnsigned()),
                          frame.getTensor(op.getMultiplier()),
                          frame.getTensor(op.getShift())};
  FailureOr<TensorValue> result = allocateTosa(op, input.getShape(), frame);
  if (failed(result) ||
      failed(checkTosaRescale(op, rescaling, input.getShape(), frame)))
    return failure();
  bool roundsTwice = op.getRoundingMode() == tosa::RoundingMode::DOUBLE_ROUND;
  for (int64_t i = 0, e = input.getNumElements(); i < e; ++i) {
    if (input.isPoison(i))
      continue;
    int64_t channel = op.getPerChannel() ? i % input.getShape().back() : 0;
    TosaScale scale{getTosaInt(rescaling.multipliers.get(channel)),
                    getTosaInt(rescaling.shifts.get(channel)), op.getScale32(),
                    roundsTwice};
    FailureOr<int64_t> scaled = scaleTosa(
        op, getTosaInt(input.get(i), op.getInputUnsigned()) - rescaling.inputZp,
        scale, frame);
    if (failed(scaled))
      return failure();
    int64_t moved = *scaled + rescaling.outputZp;
    if (moved != static_cast<int32_t>(moved))
      return frame.undefined(op, Twine(moved) + " does not fit i32");
    result->set(i, clipTosaInt(moved, result->getElementType(),
                               op.getOutputUnsigned()));
  }
  frame.bind(op.getResult(), std::move(*result));
  return success();
}

/// Evaluates the scalar operation that upstream makes of a rescaling.
static LogicalResult evalTosaApplyScale(tosa::ApplyScaleOp op, Frame &frame) {
  if (op.getRoundingMode() == tosa::RoundingMode::INEXACT_ROUND)
    return frame.unsupported(op, "INEXACT_ROUND: has no single result");
  bool roundsTwice = op.getRoundingMode() == tosa::RoundingMode::DOUBLE_ROUND;
  return mapElements(
      op, PoisonRule::Propagates, frame,
      [&](Operands in, MutableArrayRef<Element> out) -> LogicalResult {
        bool is32 = !in[0].getType().isInteger(48);
        TosaScale scale{getTosaInt(in[1]), getTosaInt(in[2]), is32,
                        roundsTwice};
        FailureOr<int64_t> scaled =
            scaleTosa(op, getTosaInt(in[0]), scale, frame);
        if (failed(scaled))
          return failure();
        out[0] = makeInt(
            op,
            APInt(64, *scaled, /*isSigned=*/true)
                .sextOrTrunc(getResultElementType(op).getIntOrFloatBitWidth()));
        return success();
      });
}

void reference::registerTosaConversionKernels(Kernels &kernels) {
  kernels.add<evalTosaConst>();
  kernels.add<evalTosaConstShape>();
  kernels.add<evalTosaIdentity>();
  kernels.add<evalTosaCast>();
  kernels.add<evalTosaTable>();
  kernels.add<evalTosaRescale>();
  kernels.add<evalTosaApplyScale>();
}
