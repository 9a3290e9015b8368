//===- Reductions.cpp - TOSA's reductions and argmax ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

template <typename Op, typename... Attrs>
static void addTosaReduction(TosaProgram &p, const TosaTensor &source,
                             uint32_t axis, TosaRange range, Attrs... attrs) {
  Extents extents = source.extents;
  extents[axis] = 1;
  p.add(p.create<Op>(p.pickType(extents, source.getElementType()), source.value,
                     axis, attrs...),
        extents, range);
}

/// Emits a sum along `axis`. Returns false, and emits nothing, if the sum might
/// overflow or round, or if the elements are integers other than i32.
static bool emitTosaReducedSum(TosaProgram &p, const TosaTensor &source,
                               uint32_t axis) {
  Type type = source.getElementType();
  int64_t count = source.extents[axis];
  if (!source.range.isWhole || !(source.isFloat() || type.isInteger(32)) ||
      !p.fits(type, count * source.range.getMost()))
    return false;
  addTosaReduction<tosa::ReduceSumOp>(
      p, source, axis,
      {std::min(source.range.low, count * source.range.low),
       std::max(source.range.high, count * source.range.high)});
  return true;
}

void generate::emitTosaReduction(TosaProgram &p) {
  TosaTensor source = p.pickAny();
  uint32_t axis = p.choices.draw(source.getRank());
  if (source.isBool()) {
    if (p.choices.chance(50))
      return addTosaReduction<tosa::ReduceAllOp>(p, source, axis, {0, 1});
    return addTosaReduction<tosa::ReduceAnyOp>(p, source, axis, {0, 1});
  }
  if (p.choices.chance(50) && emitTosaReducedSum(p, source, axis))
    return;
  bool ignores = p.choices.chance(30);
  auto mode = ignores ? tosa::NanPropagationMode::IGNORE
                      : tosa::NanPropagationMode::PROPAGATE;
  switch (p.choices.draw(source.isFloat() ? 5 : 4)) {
  case 0:
  case 1:
    return addTosaReduction<tosa::ReduceMaxOp>(p, source, axis, source.range,
                                               mode);
  case 2:
  case 3:
    return addTosaReduction<tosa::ReduceMinOp>(p, source, axis, source.range,
                                               mode);
  default:
    return addTosaReduction<tosa::ReduceProductOp>(
        p, source, axis, TosaProgram::getFullRange(source.getElementType()));
  }
}

void generate::emitTosaArgMax(TosaProgram &p) {
  auto source = p.pick([](const TosaTensor &t) {
    return t.getRank() > 1 && !t.isBool() &&
           !t.getElementType().isInteger(32) &&
           !t.getElementType().isInteger(48);
  });
  if (!source)
    return;
  uint32_t axis = p.choices.draw(source->getRank());
  auto mode = p.choices.chance(30) ? tosa::NanPropagationMode::IGNORE
                                   : tosa::NanPropagationMode::PROPAGATE;
  Extents extents = source->extents;
  extents.erase(extents.begin() + axis);
  p.add(p.create<tosa::ArgMaxOp>(p.pickType(extents, p.builder.getI32Type()),
                                 source->value, axis, mode),
        extents, {0, source->extents[axis] - 1});
}
