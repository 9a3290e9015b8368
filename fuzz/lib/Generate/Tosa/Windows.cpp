//===- Windows.cpp - TOSA's matmul, convolutions and pools ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {

/// The types of the accumulator and the result of a sum of products.
struct TosaSumTypes {
  Type accumulator, result;
};

/// The parameters of a convolution or a pool along one dimension.
struct TosaSpan {
  int64_t kernel, stride = 1, dilation = 1, before = 0, behind = 0, extent = 0;
};

/// The operands of a convolution, except for its input.
struct TosaFilter {
  TosaTensor weight;
  Value bias, inputZp, weightZp;
  TosaSumTypes types;
  TosaRange range;
};

} // namespace

static std::optional<TosaSumTypes> getTosaSumTypes(TosaProgram &p, Type type) {
  Builder &b = p.builder;
  if (type.isInteger(8))
    return TosaSumTypes{b.getI32Type(), b.getI32Type()};
  if (type.isInteger(16))
    return TosaSumTypes{b.getIntegerType(48), b.getIntegerType(48)};
  if (type.isF32())
    return TosaSumTypes{type, type};
  if (type.isBF16())
    return TosaSumTypes{b.getF32Type(), type};
  if (type.isF16())
    return TosaSumTypes{p.choices.chance(50) ? b.getF32Type() : type, type};
  return std::nullopt;
}

/// Picks a tensor of this rank whose elements can be factors in sums of
/// products.
static std::optional<TosaTensor> pickTosaFactor(TosaProgram &p, unsigned rank) {
  return p.pick([&](const TosaTensor &t) {
    Type type = t.getElementType();
    return t.getRank() == rank && t.range.isWhole &&
           (t.isFloat() || type.isInteger(8) || type.isInteger(16));
  });
}

/// Draws a zero point. It can only be other than 0 for a type of 8 bits.
static int64_t pickTosaZero(TosaProgram &p, Type type) {
  bool hasOther = type.isInteger(8) && p.choices.chance(60);
  return hasOther ? p.choices.range(-128, 127) : 0;
}

/// Returns the largest magnitude of a sum of `count` products. The factors are
/// elements in the ranges `a` and `b`, from which the zero points were
/// subtracted.
static int64_t getTosaMost(TosaRange a, int64_t zeroA, TosaRange b,
                           int64_t zeroB, int64_t count) {
  return count * (a.getMost() + std::abs(zeroA)) *
         (b.getMost() + std::abs(zeroB));
}

void generate::emitTosaMatMul(TosaProgram &p) {
  auto a = pickTosaFactor(p, 3);
  if (!a)
    return;
  Type type = a->getElementType();
  auto types = getTosaSumTypes(p, type);
  if (!types)
    return;
  if (a->isFloat())
    types->accumulator = types->result =
        type.isBF16() ? p.builder.getF32Type() : type;
  auto b = p.pick([&](const TosaTensor &t) {
    return t.getElementType() == type && t.getRank() == 3 && t.range.isWhole &&
           t.extents[0] == a->extents[0] && t.extents[1] == a->extents[2];
  });
  if (!b)
    b = p.makeConstant({a->extents[0], a->extents[2], p.choices.range(1, 4)},
                       type, {-4, 4});
  int64_t zeroA = pickTosaZero(p, type), zeroB = pickTosaZero(p, type);
  int64_t most = getTosaMost(a->range, zeroA, b->range, zeroB, a->extents[2]);
  Extents extents = {a->extents[0], a->extents[1], b->extents[2]};
  if (!p.fits(types->accumulator, most) || !p.fits(types->result, most) ||
      !p.hasRoom(getNumElements(extents)))
    return;
  p.add(p.create<tosa::MatMulOp>(p.pickType(extents, types->result), a->value,
                                 b->value, p.makeScalar(type, zeroA),
                                 p.makeScalar(type, zeroB)),
        extents, {-most, most});
}

/// Draws the windows along a dimension. The last window ends at the end of the
/// padding.
static TosaSpan pickTosaSpan(TosaProgram &p, int64_t input, int64_t maxKernel,
                             bool isPool) {
  Choices &choices = p.choices;
  TosaSpan span;
  span.kernel = choices.range(1, maxKernel);
  span.stride = choices.range(1, 3);
  if (!isPool)
    span.dilation = choices.range(1, 2);
  // Each window of a pool must contain at least one element of the input.
  int64_t most = isPool ? span.kernel - 1 : 2;
  span.before = choices.draw(std::min<int64_t>(most, 2) + 1);
  span.behind = choices.draw(std::min<int64_t>(most, 2) + 1);
  auto getRoom = [&] {
    return input - 1 + span.before + span.behind -
           (span.kernel - 1) * span.dilation;
  };
  if (getRoom() < 0) {
    span.kernel = 1;
    if (isPool)
      span.before = span.behind = 0;
  }
  if (getRoom() % span.stride != 0)
    span.stride = 1;
  span.extent = getRoom() / span.stride + 1;
  return span;
}

namespace {
/// The parameters of all spatial dimensions, as lists for the attributes.
struct TosaSpans {
  SmallVector<int64_t> kernel, stride, dilation, pad, extents;

  TosaSpans(TosaProgram &p, ArrayRef<int64_t> spatial, int64_t maxKernel,
            bool isPool) {
    for (int64_t extent : spatial) {
      TosaSpan span = pickTosaSpan(p, extent, maxKernel, isPool);
      kernel.push_back(span.kernel);
      stride.push_back(span.stride);
      dilation.push_back(span.dilation);
      pad.append({span.before, span.behind});
      extents.push_back(span.extent);
    }
  }
};
} // namespace

/// Returns a filter with extents `shape`. Returns nullopt if the sum of `count`
/// products and a bias might overflow or round, or if `input` has a type that
/// is not summed.
static std::optional<TosaFilter>
makeTosaFilter(TosaProgram &p, const TosaTensor &input, ArrayRef<int64_t> shape,
               int64_t channels, int64_t count) {
  Type type = input.getElementType();
  auto types = getTosaSumTypes(p, type);
  if (!types)
    return std::nullopt;
  int64_t zeroInput = pickTosaZero(p, type), zeroWeight = pickTosaZero(p, type);
  TosaRange weights{-4, 4}, biases{-9, 9};
  int64_t most = biases.getMost() + getTosaMost(input.range, zeroInput, weights,
                                                zeroWeight, count);
  if (!p.fits(types->accumulator, most) || !p.fits(types->result, most))
    return std::nullopt;
  TosaFilter filter{p.makeConstant(shape, type, weights),
                    p.makeConstant({p.choices.chance(25) ? 1 : channels},
                                   types->result, biases)
                        .value,
                    p.makeScalar(type, zeroInput),
                    p.makeScalar(type, zeroWeight),
                    *types,
                    {-most, most}};
  return filter;
}

/// Returns the extents `[batch, spatial..., channels]`.
static Extents joinTosaExtents(int64_t batch, ArrayRef<int64_t> spatial,
                               int64_t channels) {
  Extents extents = {batch};
  llvm::append_range(extents, spatial);
  extents.push_back(channels);
  return extents;
}

template <typename Op>
static void addTosaConvolution(TosaProgram &p, const TosaTensor &input) {
  ArrayRef<int64_t> spatial = ArrayRef(input.extents).drop_front().drop_back();
  TosaSpans spans(p, spatial, 3, /*isPool=*/false);
  int64_t channels = p.choices.range(1, 3);
  Extents extents =
      joinTosaExtents(input.extents.front(), spans.extents, channels);
  if (!p.hasRoom(getNumElements(extents)))
    return;
  auto filter = makeTosaFilter(
      p, input, joinTosaExtents(channels, spans.kernel, input.extents.back()),
      channels, getNumElements(spans.kernel) * input.extents.back());
  if (!filter)
    return;
  p.add(p.create<Op>(p.pickType(extents, filter->types.result), input.value,
                     filter->weight.value, filter->bias, filter->inputZp,
                     filter->weightZp, ArrayRef<int64_t>(spans.pad),
                     ArrayRef<int64_t>(spans.stride),
                     ArrayRef<int64_t>(spans.dilation),
                     filter->types.accumulator),
        extents, filter->range);
}

void generate::emitTosaConvolution(TosaProgram &p) {
  bool isDeep = p.choices.chance(20);
  auto input = pickTosaFactor(p, isDeep ? 5 : 4);
  if (!input)
    return;
  if (isDeep)
    return addTosaConvolution<tosa::Conv3DOp>(p, *input);
  addTosaConvolution<tosa::Conv2DOp>(p, *input);
}

void generate::emitTosaDepthwise(TosaProgram &p) {
  auto input = pickTosaFactor(p, 4);
  if (!input)
    return;
  TosaSpans spans(p, ArrayRef(input->extents).slice(1, 2), 3,
                  /*isPool=*/false);
  int64_t multiple = p.choices.range(1, 2),
          channels = input->extents.back() * multiple;
  Extents extents =
      joinTosaExtents(input->extents.front(), spans.extents, channels);
  if (!p.hasRoom(getNumElements(extents)))
    return;
  auto filter = makeTosaFilter(
      p, *input,
      {spans.kernel[0], spans.kernel[1], input->extents.back(), multiple},
      channels, getNumElements(spans.kernel));
  if (!filter)
    return;
  p.add(p.create<tosa::DepthwiseConv2DOp>(
            p.pickType(extents, filter->types.result), input->value,
            filter->weight.value, filter->bias, filter->inputZp,
            filter->weightZp, ArrayRef<int64_t>(spans.pad),
            ArrayRef<int64_t>(spans.stride), ArrayRef<int64_t>(spans.dilation),
            filter->types.accumulator),
        extents, filter->range);
}

void generate::emitTosaTransposedConvolution(TosaProgram &p) {
  auto input = pickTosaFactor(p, 4);
  if (!input)
    return;
  SmallVector<int64_t> kernel, stride, pad, spatial;
  for (int64_t extent : ArrayRef(input->extents).slice(1, 2)) {
    kernel.push_back(p.choices.range(1, 3));
    stride.push_back(p.choices.range(1, 3));
    for (unsigned side = 0; side < 2; ++side)
      pad.push_back(p.choices.range(1 - kernel.back(), 1));
    spatial.push_back((extent - 1) * stride.back() + kernel.back() +
                      pad[pad.size() - 2] + pad.back());
    if (spatial.back() < 1)
      return;
  }
  int64_t channels = p.choices.range(1, 3);
  Extents extents = joinTosaExtents(input->extents.front(), spatial, channels);
  if (!p.hasRoom(getNumElements(extents)))
    return;
  auto filter = makeTosaFilter(
      p, *input, joinTosaExtents(channels, kernel, input->extents.back()),
      channels, getNumElements(kernel) * input->extents.back());
  if (!filter)
    return;
  p.add(p.create<tosa::TransposeConv2DOp>(
            p.pickType(extents, filter->types.result), input->value,
            filter->weight.value, filter->bias, filter->inputZp,
            filter->weightZp, ArrayRef<int64_t>(pad), ArrayRef<int64_t>(stride),
            filter->types.accumulator),
        extents, filter->range);
}

static void addTosaMaxPool(TosaProgram &p, const TosaTensor &input,
                           const TosaSpans &spans, ArrayRef<int64_t> extents) {
  auto mode = p.choices.chance(30) ? tosa::NanPropagationMode::IGNORE
                                   : tosa::NanPropagationMode::PROPAGATE;
  p.add(p.create<tosa::MaxPool2dOp>(
            p.pickType(extents, input.getElementType()), input.value,
            ArrayRef<int64_t>(spans.kernel), ArrayRef<int64_t>(spans.stride),
            ArrayRef<int64_t>(spans.pad), mode),
        extents, input.range);
}

/// Emits an average pool. Emits nothing if the sum over a window might not fit
/// into the accumulator.
static void addTosaAvgPool(TosaProgram &p, const TosaTensor &input,
                           const TosaSpans &spans, ArrayRef<int64_t> extents) {
  Type type = input.getElementType();
  int64_t inputZp = pickTosaZero(p, type), outputZp = pickTosaZero(p, type);
  Type accumulator = input.isFloat() ? Type(p.builder.getF32Type())
                                     : Type(p.builder.getI32Type());
  if (!p.fits(accumulator,
              getNumElements(spans.kernel) * input.range.getMost()))
    return;
  p.add(p.create<tosa::AvgPool2dOp>(
            p.pickType(extents, type), input.value, p.makeScalar(type, inputZp),
            p.makeScalar(type, outputZp), ArrayRef<int64_t>(spans.kernel),
            ArrayRef<int64_t>(spans.stride), ArrayRef<int64_t>(spans.pad),
            accumulator),
        extents, TosaProgram::getFullRange(type));
}

void generate::emitTosaPool(TosaProgram &p) {
  auto input = p.pick([](const TosaTensor &t) {
    Type type = t.getElementType();
    return t.getRank() == 4 &&
           (t.isFloat() || type.isInteger(8) || type.isInteger(16));
  });
  if (!input)
    return;
  TosaSpans spans(p, ArrayRef(input->extents).slice(1, 2), 3,
                  /*isPool=*/true);
  Extents extents = joinTosaExtents(input->extents.front(), spans.extents,
                                    input->extents.back());
  if (!p.hasRoom(getNumElements(extents)))
    return;
  if (p.choices.chance(50) || !input->range.isWhole)
    return addTosaMaxPool(p, *input, spans, extents);
  addTosaAvgPool(p, *input, spans, extents);
}
