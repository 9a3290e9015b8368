//===- Elementwise.cpp - TOSA's elementwise operations --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static std::optional<TosaTensor> pickTosaInt(TosaProgram &program) {
  return program.pick([](const TosaTensor &t) { return t.isInt(); });
}

static std::optional<TosaTensor> pickTosaNumber(TosaProgram &program) {
  return program.pick([](const TosaTensor &t) { return !t.isBool(); });
}

/// Adds an operation of two tensors that broadcast.
template <typename Op, typename... Attrs>
static void addTosaBinary(TosaProgram &program, const TosaTensor &a,
                          const TosaTensor &b, Type element, TosaRange range,
                          Attrs... attrs) {
  Extents extents = broadcastExtents(a.extents, b.extents);
  program.add(program.create<Op>(program.pickType(extents, element), a.value,
                                 b.value, attrs...),
              extents, range);
}

/// Returns `range` if it is of whole numbers that `type` represents exactly,
/// and otherwise the range of all values.
static TosaRange getTosaFloatRange(TosaProgram &program, Type type,
                                   TosaRange range) {
  return range.isWhole && program.fits(type, range.getMost())
             ? range
             : TosaProgram::getFullRange(type);
}

void generate::emitTosaSum(TosaProgram &program) {
  bool isFloat = program.choices.chance(45);
  auto first = program.pick([&](const TosaTensor &t) {
    return isFloat ? t.isFloat() : t.getElementType().isInteger(32);
  });
  if (!first)
    return;
  Type type = first->getElementType();
  auto fits = [&](const TosaRange &range) {
    return isFloat ||
           program.fits(type, range.getMost() + first->range.getMost());
  };
  if (!isFloat && !fits({0, 1}))
    return;
  TosaTensor second = program.pickPartner(*first, type, fits);
  TosaRange a = first->range, b = second.range;
  bool isWhole = a.isWhole && b.isWhole;
  if (program.choices.chance(50)) {
    TosaRange sum{a.low + b.low, a.high + b.high, isWhole};
    addTosaBinary<tosa::AddOp>(program, *first, second, type,
                               isFloat ? getTosaFloatRange(program, type, sum)
                                       : sum);
    return;
  }
  TosaRange difference{a.low - b.high, a.high - b.low, isWhole};
  addTosaBinary<tosa::SubOp>(
      program, *first, second, type,
      isFloat ? getTosaFloatRange(program, type, difference) : difference);
}

/// Returns the range of products before they are shifted.
static TosaRange multiplyTosaRanges(TosaRange a, TosaRange b) {
  int64_t most = a.getMost() * b.getMost();
  return {-most, most, a.isWhole && b.isWhole};
}

void generate::emitTosaProduct(TosaProgram &program) {
  auto first = program.pick([](const TosaTensor &t) {
    return t.isFloat() ||
           (t.isInt() && t.getElementType().getIntOrFloatBitWidth() <= 32);
  });
  if (!first)
    return;
  Type type = first->getElementType();
  bool isFloat = first->isFloat(),
       isShifted = type.isInteger(32) && program.choices.chance(40);
  Type result = isFloat ? type : program.builder.getI32Type();
  int64_t shift = isShifted ? program.choices.range(1, 31) : 0;
  auto fits = [&](const TosaRange &range) {
    return isFloat ||
           (range.getMost() <= -int64_t(INT32_MIN) &&
            program.fits(
                result,
                (multiplyTosaRanges(first->range, range).getMost() >> shift) +
                    1));
  };
  if (!fits({-1, 1}))
    return;
  TosaTensor second = program.pickPartner(*first, type, fits);
  TosaRange range = multiplyTosaRanges(first->range, second.range);
  if (isFloat)
    range = getTosaFloatRange(program, type, range);
  else if (shift > 0)
    range = {(range.low >> shift) - 1, (range.high >> shift) + 1};
  addTosaBinary<tosa::MulOp>(
      program, *first, second, result, range,
      program.makeScalar(program.builder.getI8Type(), shift));
}

static bool acceptsAll(const TosaRange &) { return true; }

void generate::emitTosaBits(TosaProgram &program) {
  auto first = pickTosaInt(program);
  if (!first)
    return;
  Type type = first->getElementType();
  TosaRange full = TosaProgram::getFullRange(type);
  if (program.choices.chance(20)) {
    program.add(program.create<tosa::BitwiseNotOp>(
                    program.pickType(first->extents, type), first->value),
                first->extents, full);
    return;
  }
  TosaTensor second = program.pickPartner(*first, type, acceptsAll);
  switch (program.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::BitwiseAndOp>(program, *first, second, type,
                                             full);
  case 1:
    return addTosaBinary<tosa::BitwiseOrOp>(program, *first, second, type,
                                            full);
  default:
    return addTosaBinary<tosa::BitwiseXorOp>(program, *first, second, type,
                                             full);
  }
}

void generate::emitTosaTruths(TosaProgram &program) {
  auto first = program.pick([](const TosaTensor &t) { return t.isBool(); });
  if (!first)
    return;
  Type type = first->getElementType();
  if (program.choices.chance(25)) {
    program.add(program.create<tosa::LogicalNotOp>(
                    program.pickType(first->extents, type), first->value),
                first->extents, {0, 1});
    return;
  }
  TosaTensor second = program.pickPartner(*first, type, acceptsAll);
  switch (program.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::LogicalAndOp>(program, *first, second, type,
                                             TosaRange{0, 1});
  case 1:
    return addTosaBinary<tosa::LogicalOrOp>(program, *first, second, type,
                                            TosaRange{0, 1});
  default:
    return addTosaBinary<tosa::LogicalXorOp>(program, *first, second, type,
                                             TosaRange{0, 1});
  }
}

void generate::emitTosaShift(TosaProgram &program) {
  auto first = pickTosaInt(program);
  if (!first || first->getElementType().getIntOrFloatBitWidth() > 32)
    return;
  Type type = first->getElementType();
  int64_t width = type.getIntOrFloatBitWidth();
  TosaRange full = TosaProgram::getFullRange(type);
  auto isAmount = [&](const TosaRange &range) {
    return range.low >= 0 && range.high < width;
  };
  auto amount = program.pick([&](const TosaTensor &t) {
    return t.getElementType() == type && isAmount(t.range) &&
           t.extents == first->extents;
  });
  if (!amount)
    amount = program.makeConstant(first->extents, type, {0, width - 1});
  switch (program.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::ArithmeticRightShiftOp>(
        program, *first, *amount, type, first->range.join({0, 1}),
        program.choices.chance(50));
  case 1:
    return addTosaBinary<tosa::LogicalLeftShiftOp>(program, *first, *amount,
                                                   type, full);
  default:
    return addTosaBinary<tosa::LogicalRightShiftOp>(program, *first, *amount,
                                                    type, full);
  }
}

void generate::emitTosaDivision(TosaProgram &program) {
  auto first = program.pick(
      [](const TosaTensor &t) { return t.getElementType().isInteger(32); });
  if (!first)
    return;
  TosaRange divisors =
      program.choices.chance(50) ? TosaRange{1, 9} : TosaRange{-9, -2};
  TosaTensor second =
      program.makeConstant(first->extents, first->getElementType(), divisors);
  addTosaBinary<tosa::IntDivOp>(
      program, *first, second, first->getElementType(),
      TosaRange{-first->range.getMost(),
                std::min<int64_t>(first->range.getMost(), INT32_MAX)});
}

void generate::emitTosaUnary(TosaProgram &program) {
  auto source = pickTosaNumber(program);
  if (!source)
    return;
  Type type = source->getElementType();
  RankedTensorType result = program.pickType(source->extents, type);
  uint64_t kind = program.choices.draw(4);
  TosaRange range = source->range;
  Value value;
  if (kind == 0) {
    if (range.low == TosaProgram::getFullRange(type).low && !source->isFloat())
      return;
    value = program.create<tosa::AbsOp>(result, source->value);
    range = {0, range.getMost(), range.isWhole};
  } else if (!source->isFloat()) {
    if (!type.isInteger(32))
      return;
    value = program.create<tosa::ClzOp>(result, source->value);
    range = {0, 32};
  } else if (kind == 1) {
    value = program.create<tosa::FloorOp>(result, source->value);
  } else if (kind == 2) {
    value = program.create<tosa::CeilOp>(result, source->value);
  } else {
    value = program.create<tosa::ReciprocalOp>(result, source->value);
    range = TosaProgram::getFullRange(type);
  }
  program.add(value, source->extents, range);
}

void generate::emitTosaNegate(TosaProgram &program) {
  auto source = pickTosaNumber(program);
  if (!source)
    return;
  Type type = source->getElementType();
  if (type.isInteger(48) ||
      (type.isInteger(32) && source->range.low == INT32_MIN))
    return;
  // Only integers of 8 bits may have a zero point other than 0.
  bool hasZeroPoint = type.isInteger(8);
  int64_t inputZp = hasZeroPoint ? program.choices.range(-128, 127) : 0,
          outputZp = hasZeroPoint ? program.choices.range(-128, 127) : 0;
  TosaRange range = hasZeroPoint || type.isInteger(16)
                        ? TosaProgram::getFullRange(type)
                        : TosaRange{-source->range.high, -source->range.low,
                                    source->range.isWhole};
  program.add(program.create<tosa::NegateOp>(
                  program.pickType(source->extents, type), source->value,
                  program.makeScalar(type, inputZp),
                  program.makeScalar(type, outputZp)),
              source->extents, range);
}

static tosa::NanPropagationMode pickTosaNanMode(TosaProgram &program) {
  return program.choices.chance(30) ? tosa::NanPropagationMode::IGNORE
                                    : tosa::NanPropagationMode::PROPAGATE;
}

void generate::emitTosaClamp(TosaProgram &program) {
  auto source = program.pick([](const TosaTensor &t) {
    return t.isFloat() || t.getElementType().isInteger(8) ||
           t.getElementType().isInteger(16);
  });
  if (!source)
    return;
  Type type = source->getElementType();
  int64_t low = program.choices.range(-8, 0),
          high = low + program.choices.range(0, 12);
  Builder &b = program.builder;
  auto getBound = [&](int64_t bound) -> Attribute {
    if (source->isFloat())
      return b.getFloatAttr(type, static_cast<double>(bound));
    return b.getIntegerAttr(type, bound);
  };
  program.add(program.create<tosa::ClampOp>(
                  program.pickType(source->extents, type), source->value,
                  getBound(low), getBound(high), pickTosaNanMode(program)),
              source->extents, {low, high, source->range.isWhole});
}

void generate::emitTosaExtreme(TosaProgram &program) {
  auto first = program.pick([](const TosaTensor &t) {
    return t.isFloat() || t.getElementType().isInteger(32);
  });
  if (!first)
    return;
  Type type = first->getElementType();
  TosaTensor second = program.pickPartner(*first, type, acceptsAll);
  TosaRange range = first->range.join(second.range);
  tosa::NanPropagationMode mode = pickTosaNanMode(program);
  if (program.choices.chance(50))
    return addTosaBinary<tosa::MaximumOp>(program, *first, second, type, range,
                                          mode);
  addTosaBinary<tosa::MinimumOp>(program, *first, second, type, range, mode);
}

void generate::emitTosaComparison(TosaProgram &program) {
  auto first = program.pick([](const TosaTensor &t) {
    return t.isFloat() || t.getElementType().isInteger(32);
  });
  if (!first)
    return;
  TosaTensor second =
      program.pickPartner(*first, first->getElementType(), acceptsAll);
  Type result = program.builder.getI1Type();
  TosaRange range{0, 1};
  switch (program.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::EqualOp>(program, *first, second, result, range);
  case 1:
    return addTosaBinary<tosa::GreaterOp>(program, *first, second, result,
                                          range);
  default:
    return addTosaBinary<tosa::GreaterEqualOp>(program, *first, second, result,
                                               range);
  }
}

void generate::emitTosaSelect(TosaProgram &program) {
  auto first = program.pick([](const TosaTensor &) { return true; });
  Type type = first->getElementType();
  TosaTensor second = program.pickPartner(*first, type, acceptsAll);
  TosaTensor both = *first;
  both.extents = broadcastExtents(first->extents, second.extents);
  TosaTensor truth =
      program.pickPartner(both, program.builder.getI1Type(), acceptsAll);
  Extents extents = broadcastExtents(both.extents, truth.extents);
  program.add(program.create<tosa::SelectOp>(program.pickType(extents, type),
                                             truth.value, first->value,
                                             second.value),
              extents, first->range.join(second.range));
}
