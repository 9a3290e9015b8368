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
static void addTosaReduction(TosaProgram &program, const TosaTensor &source,
                             uint32_t axis, TosaRange range, Attrs... attrs) {
  Extents extents = source.extents;
  extents[axis] = 1;
  program.add(
      program.create<Op>(program.pickType(extents, source.getElementType()),
                         source.value, axis, attrs...),
      extents, range);
}

/// Emits a sum that neither overflows nor rounds.
static bool emitTosaReducedSum(TosaProgram &program, const TosaTensor &source,
                               uint32_t axis) {
  Type type = source.getElementType();
  int64_t count = source.extents[axis];
  if (!source.range.isWhole || !(source.isFloat() || type.isInteger(32)) ||
      !program.fits(type, count * source.range.getMost()))
    return false;
  addTosaReduction<tosa::ReduceSumOp>(
      program, source, axis,
      {std::min(source.range.low, count * source.range.low),
       std::max(source.range.high, count * source.range.high)});
  return true;
}

void generate::emitTosaReduction(TosaProgram &program) {
  auto source = program.pick([](const TosaTensor &) { return true; });
  uint32_t axis = program.choices.draw(source->getRank());
  if (source->isBool()) {
    if (program.choices.chance(50))
      return addTosaReduction<tosa::ReduceAllOp>(program, *source, axis,
                                                 {0, 1});
    return addTosaReduction<tosa::ReduceAnyOp>(program, *source, axis, {0, 1});
  }
  if (program.choices.chance(50) && emitTosaReducedSum(program, *source, axis))
    return;
  bool ignores = program.choices.chance(30);
  auto mode = ignores ? tosa::NanPropagationMode::IGNORE
                      : tosa::NanPropagationMode::PROPAGATE;
  switch (program.choices.draw(source->isFloat() ? 5 : 4)) {
  case 0:
  case 1:
    return addTosaReduction<tosa::ReduceMaxOp>(program, *source, axis,
                                               source->range, mode);
  case 2:
  case 3:
    return addTosaReduction<tosa::ReduceMinOp>(program, *source, axis,
                                               source->range, mode);
  default:
    return addTosaReduction<tosa::ReduceProductOp>(
        program, *source, axis,
        TosaProgram::getFullRange(source->getElementType()));
  }
}

void generate::emitTosaArgMax(TosaProgram &program) {
  auto source = program.pick([](const TosaTensor &t) {
    return t.getRank() > 1 && !t.isBool() &&
           !t.getElementType().isInteger(32) &&
           !t.getElementType().isInteger(48);
  });
  if (!source)
    return;
  uint32_t axis = program.choices.draw(source->getRank());
  auto mode = program.choices.chance(30) ? tosa::NanPropagationMode::IGNORE
                                         : tosa::NanPropagationMode::PROPAGATE;
  Extents extents = source->extents;
  extents.erase(extents.begin() + axis);
  program.add(program.create<tosa::ArgMaxOp>(
                  program.pickType(extents, program.builder.getI32Type()),
                  source->value, axis, mode),
              extents, {0, source->extents[axis] - 1});
}
