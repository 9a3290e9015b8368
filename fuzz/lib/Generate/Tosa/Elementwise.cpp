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

static std::optional<TosaTensor> pickTosaInt(TosaProgram &p) {
  return p.pick([](const TosaTensor &t) { return t.isInt(); });
}

static std::optional<TosaTensor> pickTosaNumber(TosaProgram &p) {
  return p.pick([](const TosaTensor &t) { return !t.isBool(); });
}

/// Adds an operation on two tensors, whose extents are broadcast.
template <typename Op, typename... Attrs>
static void addTosaBinary(TosaProgram &p, const TosaTensor &a,
                          const TosaTensor &b, Type element, TosaRange range,
                          Attrs... attrs) {
  Extents extents = broadcastExtents(a.extents, b.extents);
  p.add(p.create<Op>(p.pickType(extents, element), a.value, b.value, attrs...),
        extents, range);
}

/// Returns `range` if all its numbers are whole and `type` represents them
/// exactly. Otherwise returns the range of all values of `type`.
static TosaRange getTosaFloatRange(TosaProgram &p, Type type, TosaRange range) {
  return range.isWhole && p.fits(type, range.getMost())
             ? range
             : TosaProgram::getFullRange(type);
}

void generate::emitTosaSum(TosaProgram &p) {
  bool isFloat = p.choices.chance(45);
  auto first = p.pick([&](const TosaTensor &t) {
    return isFloat ? t.isFloat() : t.getElementType().isInteger(32);
  });
  if (!first)
    return;
  Type type = first->getElementType();
  auto fits = [&](const TosaRange &range) {
    return isFloat || p.fits(type, range.getMost() + first->range.getMost());
  };
  if (!isFloat && !fits({0, 1}))
    return;
  TosaTensor second = p.pickPartner(*first, type, fits);
  TosaRange a = first->range, b = second.range;
  bool isWhole = a.isWhole && b.isWhole;
  if (p.choices.chance(50)) {
    TosaRange sum{a.low + b.low, a.high + b.high, isWhole};
    addTosaBinary<tosa::AddOp>(p, *first, second, type,
                               isFloat ? getTosaFloatRange(p, type, sum) : sum);
    return;
  }
  TosaRange difference{a.low - b.high, a.high - b.low, isWhole};
  addTosaBinary<tosa::SubOp>(p, *first, second, type,
                             isFloat ? getTosaFloatRange(p, type, difference)
                                     : difference);
}

/// Returns the range of the products of two elements, before the shift of a
/// multiplication.
static TosaRange multiplyTosaRanges(TosaRange a, TosaRange b) {
  int64_t most = a.getMost() * b.getMost();
  return {-most, most, a.isWhole && b.isWhole};
}

void generate::emitTosaProduct(TosaProgram &p) {
  auto first = p.pick([](const TosaTensor &t) {
    return t.isFloat() ||
           (t.isInt() && t.getElementType().getIntOrFloatBitWidth() <= 32);
  });
  if (!first)
    return;
  Type type = first->getElementType();
  bool isFloat = first->isFloat(),
       isShifted = type.isInteger(32) && p.choices.chance(40);
  Type result = isFloat ? type : p.builder.getI32Type();
  int64_t shift = isShifted ? p.choices.range(1, 31) : 0;
  auto fits = [&](const TosaRange &range) {
    return isFloat ||
           (range.getMost() <= -int64_t(INT32_MIN) &&
            p.fits(result, (multiplyTosaRanges(first->range, range).getMost() >>
                            shift) +
                               1));
  };
  if (!fits({-1, 1}))
    return;
  TosaTensor second = p.pickPartner(*first, type, fits);
  TosaRange range = multiplyTosaRanges(first->range, second.range);
  if (isFloat)
    range = getTosaFloatRange(p, type, range);
  else if (shift > 0)
    range = {(range.low >> shift) - 1, (range.high >> shift) + 1};
  addTosaBinary<tosa::MulOp>(p, *first, second, result, range,
                             p.makeScalar(p.builder.getI8Type(), shift));
}

static bool acceptsAll(const TosaRange &) { return true; }

void generate::emitTosaBits(TosaProgram &p) {
  auto first = pickTosaInt(p);
  if (!first)
    return;
  Type type = first->getElementType();
  TosaRange full = TosaProgram::getFullRange(type);
  if (p.choices.chance(20)) {
    p.add(p.create<tosa::BitwiseNotOp>(p.pickType(first->extents, type),
                                       first->value),
          first->extents, full);
    return;
  }
  TosaTensor second = p.pickPartner(*first, type, acceptsAll);
  switch (p.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::BitwiseAndOp>(p, *first, second, type, full);
  case 1:
    return addTosaBinary<tosa::BitwiseOrOp>(p, *first, second, type, full);
  default:
    return addTosaBinary<tosa::BitwiseXorOp>(p, *first, second, type, full);
  }
}

void generate::emitTosaTruths(TosaProgram &p) {
  auto first = p.pick([](const TosaTensor &t) { return t.isBool(); });
  if (!first)
    return;
  Type type = first->getElementType();
  if (p.choices.chance(25)) {
    p.add(p.create<tosa::LogicalNotOp>(p.pickType(first->extents, type),
                                       first->value),
          first->extents, {0, 1});
    return;
  }
  TosaTensor second = p.pickPartner(*first, type, acceptsAll);
  switch (p.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::LogicalAndOp>(p, *first, second, type,
                                             TosaRange{0, 1});
  case 1:
    return addTosaBinary<tosa::LogicalOrOp>(p, *first, second, type,
                                            TosaRange{0, 1});
  default:
    return addTosaBinary<tosa::LogicalXorOp>(p, *first, second, type,
                                             TosaRange{0, 1});
  }
}

void generate::emitTosaShift(TosaProgram &p) {
  auto first = pickTosaInt(p);
  if (!first || first->getElementType().getIntOrFloatBitWidth() > 32)
    return;
  Type type = first->getElementType();
  int64_t width = type.getIntOrFloatBitWidth();
  TosaRange full = TosaProgram::getFullRange(type);
  auto isAmount = [&](const TosaRange &range) {
    return range.low >= 0 && range.high < width;
  };
  auto amount = p.pick([&](const TosaTensor &t) {
    return t.getElementType() == type && isAmount(t.range) &&
           t.extents == first->extents;
  });
  if (!amount)
    amount = p.makeConstant(first->extents, type, {0, width - 1});
  switch (p.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::ArithmeticRightShiftOp>(
        p, *first, *amount, type, first->range.join({0, 1}),
        p.choices.chance(50));
  case 1:
    return addTosaBinary<tosa::LogicalLeftShiftOp>(p, *first, *amount, type,
                                                   full);
  default:
    return addTosaBinary<tosa::LogicalRightShiftOp>(p, *first, *amount, type,
                                                    full);
  }
}

void generate::emitTosaDivision(TosaProgram &p) {
  auto first = p.pick(
      [](const TosaTensor &t) { return t.getElementType().isInteger(32); });
  if (!first)
    return;
  TosaRange divisors =
      p.choices.chance(50) ? TosaRange{1, 9} : TosaRange{-9, -2};
  TosaTensor second =
      p.makeConstant(first->extents, first->getElementType(), divisors);
  addTosaBinary<tosa::IntDivOp>(
      p, *first, second, first->getElementType(),
      TosaRange{-first->range.getMost(),
                std::min<int64_t>(first->range.getMost(), INT32_MAX)});
}

void generate::emitTosaUnary(TosaProgram &p) {
  auto source = pickTosaNumber(p);
  if (!source)
    return;
  Type type = source->getElementType();
  RankedTensorType result = p.pickType(source->extents, type);
  uint64_t kind = p.choices.draw(4);
  TosaRange range = source->range;
  Value value;
  if (kind == 0) {
    if (range.low == TosaProgram::getFullRange(type).low && !source->isFloat())
      return;
    value = p.create<tosa::AbsOp>(result, source->value);
    range = {0, range.getMost(), range.isWhole};
  } else if (!source->isFloat()) {
    if (!type.isInteger(32))
      return;
    value = p.create<tosa::ClzOp>(result, source->value);
    range = {0, 32};
  } else if (kind == 1) {
    value = p.create<tosa::FloorOp>(result, source->value);
  } else if (kind == 2) {
    value = p.create<tosa::CeilOp>(result, source->value);
  } else {
    value = p.create<tosa::ReciprocalOp>(result, source->value);
    range = TosaProgram::getFullRange(type);
  }
  p.add(value, source->extents, range);
}

void generate::emitTosaNegate(TosaProgram &p) {
  auto source = pickTosaNumber(p);
  if (!source)
    return;
  Type type = source->getElementType();
  if (type.isInteger(48) ||
      (type.isInteger(32) && source->range.low == INT32_MIN))
    return;
  // Only integers of 8 bits can have a zero point other than 0.
  bool hasZeroPoint = type.isInteger(8);
  int64_t inputZp = hasZeroPoint ? p.choices.range(-128, 127) : 0,
          outputZp = hasZeroPoint ? p.choices.range(-128, 127) : 0;
  TosaRange range = hasZeroPoint || type.isInteger(16)
                        ? TosaProgram::getFullRange(type)
                        : TosaRange{-source->range.high, -source->range.low,
                                    source->range.isWhole};
  p.add(p.create<tosa::NegateOp>(p.pickType(source->extents, type),
                                 source->value, p.makeScalar(type, inputZp),
                                 p.makeScalar(type, outputZp)),
        source->extents, range);
}

static tosa::NanPropagationMode pickTosaNanMode(TosaProgram &p) {
  return p.choices.chance(30) ? tosa::NanPropagationMode::IGNORE
                              : tosa::NanPropagationMode::PROPAGATE;
}

void generate::emitTosaClamp(TosaProgram &p) {
  auto source = p.pick([](const TosaTensor &t) {
    return t.isFloat() || t.getElementType().isInteger(8) ||
           t.getElementType().isInteger(16);
  });
  if (!source)
    return;
  Type type = source->getElementType();
  int64_t low = p.choices.range(-8, 0), high = low + p.choices.range(0, 12);
  Builder &b = p.builder;
  auto getBound = [&](int64_t bound) -> Attribute {
    if (source->isFloat())
      return b.getFloatAttr(type, static_cast<double>(bound));
    return b.getIntegerAttr(type, bound);
  };
  p.add(p.create<tosa::ClampOp>(p.pickType(source->extents, type),
                                source->value, getBound(low), getBound(high),
                                pickTosaNanMode(p)),
        source->extents, {low, high, source->range.isWhole});
}

void generate::emitTosaExtreme(TosaProgram &p) {
  auto first = p.pick([](const TosaTensor &t) {
    return t.isFloat() || t.getElementType().isInteger(32);
  });
  if (!first)
    return;
  Type type = first->getElementType();
  TosaTensor second = p.pickPartner(*first, type, acceptsAll);
  TosaRange range = first->range.join(second.range);
  tosa::NanPropagationMode mode = pickTosaNanMode(p);
  if (p.choices.chance(50))
    return addTosaBinary<tosa::MaximumOp>(p, *first, second, type, range, mode);
  addTosaBinary<tosa::MinimumOp>(p, *first, second, type, range, mode);
}

void generate::emitTosaComparison(TosaProgram &p) {
  auto first = p.pick([](const TosaTensor &t) {
    return t.isFloat() || t.getElementType().isInteger(32);
  });
  if (!first)
    return;
  TosaTensor second =
      p.pickPartner(*first, first->getElementType(), acceptsAll);
  Type result = p.builder.getI1Type();
  TosaRange range{0, 1};
  switch (p.choices.draw(3)) {
  case 0:
    return addTosaBinary<tosa::EqualOp>(p, *first, second, result, range);
  case 1:
    return addTosaBinary<tosa::GreaterOp>(p, *first, second, result, range);
  default:
    return addTosaBinary<tosa::GreaterEqualOp>(p, *first, second, result,
                                               range);
  }
}

void generate::emitTosaSelect(TosaProgram &p) {
  TosaTensor first = p.pickAny();
  Type type = first.getElementType();
  TosaTensor second = p.pickPartner(first, type, acceptsAll);
  TosaTensor both = first;
  both.extents = broadcastExtents(first.extents, second.extents);
  TosaTensor truth = p.pickPartner(both, p.builder.getI1Type(), acceptsAll);
  Extents extents = broadcastExtents(both.extents, truth.extents);
  p.add(p.create<tosa::SelectOp>(p.pickType(extents, type), truth.value,
                                 first.value, second.value),
        extents, first.range.join(second.range));
}
