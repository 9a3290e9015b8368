//===- Scaling.cpp - TOSA's casts, rescales, tables and resizes -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Returns the types to which the TOSA specification allows a cast of `source`.
static SmallVector<Type> getTosaCasts(TosaProgram &p,
                                      const TosaTensor &source) {
  Builder &b = p.builder;
  Type from = source.getElementType();
  if (from.isInteger(48))
    return {};
  SmallVector<Type> types = {b.getI8Type(), b.getI16Type(), b.getI32Type()};
  if (!source.isFloat())
    types.push_back(b.getI1Type());
  if (!source.isBool())
    types.append({b.getF32Type(), b.getF16Type(), b.getBF16Type()});
  llvm::erase(types, from);
  // The specification has no cast between f16 and bf16.
  if (from.isF16())
    llvm::erase(types, Type(b.getBF16Type()));
  if (from.isBF16())
    llvm::erase(types, Type(b.getF16Type()));
  return types;
}

static TosaRange castTosaRange(TosaProgram &p, const TosaTensor &source,
                               Type to) {
  TosaRange range = source.range, full = TosaProgram::getFullRange(to);
  if (isa<FloatType>(to))
    return range.isWhole && p.fits(to, range.getMost()) ? range : full;
  if (to.isInteger(1) || !range.isWhole || range.low < full.low ||
      range.high > full.high)
    return full;
  return range;
}

void generate::emitTosaCast(TosaProgram &p) {
  auto source =
      p.pick([&](const TosaTensor &t) { return !getTosaCasts(p, t).empty(); });
  if (!source)
    return;
  SmallVector<Type> types = getTosaCasts(p, *source);
  Type to = p.choices.pick(ArrayRef<Type>(types));
  p.add(p.create<tosa::CastOp>(p.pickType(source->extents, to), source->value),
        source->extents, castTosaRange(p, *source, to));
}

//===----------------------------------------------------------------------===//
// Rescaling
//===----------------------------------------------------------------------===//

namespace {
/// The types, signedness and zero points with which a rescale reads its input
/// and writes its output.
struct TosaRescaleForm {
  Type to;
  bool is32, isInputUnsigned, isOutputUnsigned;
  int64_t inputZp, outputZp;
};
} // namespace

/// Picks a zero point. A type of 8 bits may have any, an unsigned type of 16
/// bits 0 or 32768, and any other type only 0.
static int64_t pickTosaRescaleZero(TosaProgram &p, Type type, bool isUnsigned) {
  if (!type.isInteger(8))
    return type.isInteger(16) && isUnsigned && p.choices.chance(50) ? 32768 : 0;
  return isUnsigned ? p.choices.range(0, 255) : p.choices.range(-128, 127);
}

static TosaRescaleForm pickTosaRescaleForm(TosaProgram &p, Type from) {
  Builder &b = p.builder;
  TosaRescaleForm form;
  form.to =
      p.choices.pick<Type>({b.getI8Type(), b.getI32Type(), b.getI16Type()});
  form.is32 = !from.isInteger(48) && p.choices.chance(70);
  bool isNarrow = from.getIntOrFloatBitWidth() <= 16 &&
                  form.to.getIntOrFloatBitWidth() <= 16;
  uint64_t sign = isNarrow ? p.choices.draw(4) : 0;
  form.isInputUnsigned = sign == 1;
  form.isOutputUnsigned = sign == 2;
  form.inputZp = pickTosaRescaleZero(p, from, form.isInputUnsigned);
  form.outputZp = pickTosaRescaleZero(p, form.to, form.isOutputUnsigned);
  return form;
}

/// Draws a multiplier and a shift. Returns nullopt if a value with a magnitude
/// of at most `most` might, after scaling by them, not fit into 32 bits.
static std::optional<std::pair<int64_t, int64_t>>
pickTosaFactors(TosaProgram &p, int64_t most, bool is32) {
  Choices &choices = p.choices;
  int64_t shift = choices.range(2, 62);
  // apply_scale_32 requires a value below `1 << (shift - 1)`.
  if (is32 && shift < 62 && most >= int64_t(1) << (shift - 1))
    shift = std::min<int64_t>(62, llvm::Log2_64_Ceil(most + 1) + 2);
  int64_t multiplier =
      is32 ? choices.range(0, INT32_MAX) : choices.range(0, INT16_MAX);
  if (choices.chance(40))
    multiplier = choices.pick({0, 1, 2, 100, is32 ? INT32_MAX : INT16_MAX});
  int64_t product;
  if (llvm::MulOverflow(most + 1, multiplier, product) ||
      llvm::AddOverflow(product, (int64_t(1) << (shift - 1)) + (1 << 30),
                        product) ||
      (product >> shift) > INT32_MAX - (1 << 17))
    return std::nullopt;
  return std::pair(multiplier, shift);
}

static Value makeTosaNumbers(TosaProgram &p, Type element,
                             ArrayRef<int64_t> numbers) {
  auto type = RankedTensorType::get(numbers.size(), element);
  SmallVector<Attribute> attributes;
  for (int64_t number : numbers)
    attributes.push_back(p.builder.getIntegerAttr(element, number));
  return p.create<tosa::ConstOp>(type,
                                 DenseElementsAttr::get(type, attributes));
}

void generate::emitTosaRescale(TosaProgram &p) {
  auto source = p.pick([](const TosaTensor &t) { return t.isInt(); });
  if (!source)
    return;
  Builder &b = p.builder;
  Type from = source->getElementType();
  TosaRescaleForm form = pickTosaRescaleForm(p, from);
  // The range of `source` is one of signed numbers. If the rescale reads its
  // input as unsigned, the input has at most 16 bits.
  int64_t most =
      (form.isInputUnsigned ? (int64_t(1) << 16) : source->range.getMost()) +
      std::abs(form.inputZp);
  // A factor for each channel requires a static number of channels.
  auto type = llvm::cast<RankedTensorType>(source->value.getType());
  bool isPerChannel =
      !type.isDynamicDim(type.getRank() - 1) && p.choices.chance(35);
  int64_t count = isPerChannel ? source->extents.back() : 1;
  SmallVector<int64_t> multipliers, shifts;
  for (int64_t i = 0; i < count; ++i) {
    auto factors = pickTosaFactors(p, most, form.is32);
    if (!factors)
      return;
    multipliers.push_back(factors->first);
    shifts.push_back(factors->second);
  }
  auto rounding = form.is32 && p.choices.chance(40)
                      ? tosa::RoundingMode::DOUBLE_ROUND
                      : tosa::RoundingMode::SINGLE_ROUND;
  p.add(p.create<tosa::RescaleOp>(
            p.pickType(source->extents, form.to), source->value,
            makeTosaNumbers(p, form.is32 ? b.getI32Type() : b.getI16Type(),
                            multipliers),
            makeTosaNumbers(p, b.getI8Type(), shifts),
            p.makeScalar(from, form.inputZp),
            p.makeScalar(form.to, form.outputZp), form.is32, rounding,
            isPerChannel, form.isInputUnsigned, form.isOutputUnsigned),
        source->extents, TosaProgram::getFullRange(form.to));
}

void generate::emitTosaTable(TosaProgram &p) {
  auto source = p.pick([](const TosaTensor &t) {
    return t.getElementType().isInteger(8) || t.getElementType().isInteger(16);
  });
  if (!source)
    return;
  Type type = source->getElementType();
  bool isShort = type.isInteger(16);
  // The differences of successive entries must fit into the type, too.
  int64_t most = isShort ? 16000 : 127, step = p.choices.range(1, 5000);
  SmallVector<int64_t> entries;
  for (int64_t i = 0, e = isShort ? 513 : 256; i < e; ++i)
    entries.push_back((i * step + i * i) % (2 * most) - most);
  Type result = isShort ? p.builder.getI32Type() : type;
  // The verifier requires that the result has exactly the shape of the input.
  auto shape = llvm::cast<RankedTensorType>(source->value.getType());
  p.add(p.create<tosa::TableOp>(shape.clone(result), source->value,
                                makeTosaNumbers(p, type, entries)),
        source->extents,
        isShort ? TosaRange{-(1 << 23), 1 << 23}
                : TosaProgram::getFullRange(type));
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {
/// The parameters of a resize along one dimension. `extent` is that of the
/// output.
struct TosaResizeSpan {
  int64_t numerator, denominator, offset, border, extent;
};
} // namespace

/// Draws a scale, an offset and a border for which the division that yields the
/// extent of the output is exact. Returns nullopt if the drawn numbers are not
/// valid, or make the output too large.
static std::optional<TosaResizeSpan>
pickTosaResizeSpan(Choices &choices, int64_t input, bool needsExact) {
  TosaResizeSpan span;
  span.numerator = needsExact ? choices.pick({2, 1, 4, 8})
                              : choices.pick({2, 1, 3, 4, 5, 8, 16});
  span.denominator = choices.range(1, 2 * span.numerator);
  span.offset = choices.range(-span.numerator, span.numerator);
  span.border = choices.range(-span.numerator, span.numerator - 1);
  int64_t last = (input - 1) * span.numerator - span.offset + span.border;
  // Reduce the border until the division is exact.
  int64_t rest = last >= 0 ? last % span.denominator : 0;
  span.border -= rest;
  last -= rest;
  span.extent = last / span.denominator + 1;
  if (last < 0 || span.extent > 7 || span.border < -16 * span.numerator)
    return std::nullopt;
  return span;
}

void generate::emitTosaResize(TosaProgram &p) {
  auto source = p.pick([](const TosaTensor &t) {
    Type type = t.getElementType();
    return t.getRank() == 4 &&
           (t.isFloat() || type.isInteger(8) || type.isInteger(16));
  });
  if (!source)
    return;
  Type type = source->getElementType();
  bool isNearest = p.choices.chance(50);
  bool needsExact = source->isFloat() && !isNearest;
  auto y = pickTosaResizeSpan(p.choices, source->extents[1], needsExact),
       x = pickTosaResizeSpan(p.choices, source->extents[2], needsExact);
  if (!y || !x)
    return;
  Extents extents = {source->extents[0], y->extent, x->extent,
                     source->extents[3]};
  if (!p.hasRoom(getNumElements(extents)))
    return;
  Type result = type;
  TosaRange range = source->range;
  if (!isNearest) {
    Builder &b = p.builder;
    result = source->isFloat()   ? type
             : type.isInteger(8) ? Type(b.getI32Type())
                                 : Type(b.getIntegerType(48));
    int64_t most = range.getMost() * y->numerator * x->numerator;
    range = source->isFloat() ? TosaProgram::getFullRange(type)
                              : TosaRange{-most, most};
  }
  p.add(p.create<tosa::ResizeOp>(p.pickType(extents, result), source->value,
                                 p.makeShape({y->numerator, y->denominator,
                                              x->numerator, x->denominator}),
                                 p.makeShape({y->offset, x->offset}),
                                 p.makeShape({y->border, x->border}),
                                 isNearest ? tosa::ResizeMode::NEAREST_NEIGHBOR
                                           : tosa::ResizeMode::BILINEAR),
        extents, range);
}
