//===- NarrowLoops.cpp - loops over integers of any width -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// The bounds and the step of a loop over integers of a given width, which the
/// loop compares as signed or as unsigned numbers.
struct NarrowWalk {
  bool isUnsigned;
  llvm::APInt lower, upper, step;
  int64_t trips;

  /// A width in bits that suffices for all numbers that are computed here.
  static constexpr unsigned room = 80;
};
} // namespace

static llvm::APInt makeWide(int64_t number) {
  return llvm::APInt(NarrowWalk::room, number, /*isSigned=*/true);
}

/// Picks a range near zero, or near the smallest or largest number of `width`
/// bits. Even the value of the variable after the last iteration fits into
/// `width` bits.
static NarrowWalk pickNarrowWalk(LoopProgram &p, unsigned width) {
  bool isUnsigned = p.choices.chance(50);
  auto widen = [&](llvm::APInt number) {
    return isUnsigned ? number.zext(NarrowWalk::room)
                      : number.sext(NarrowWalk::room);
  };
  llvm::APInt least = widen(isUnsigned ? llvm::APInt::getMinValue(width)
                                       : llvm::APInt::getSignedMinValue(width));
  llvm::APInt most = widen(isUnsigned ? llvm::APInt::getMaxValue(width)
                                      : llvm::APInt::getSignedMaxValue(width));
  int64_t trips = p.choices.weighted({12, 18, 25, 25, 20});
  llvm::APInt step = makeWide(p.choices.range(1, 4));
  if (p.choices.chance(15) && width > 4)
    step = (most - least).sdiv(makeWide(p.choices.range(3, 6)));
  if (step.sgt(most))
    step = makeWide(1);
  while (trips > 0 && (step * makeWide(trips)).sgt(most - least))
    --trips;
  llvm::APInt length = step * makeWide(trips);
  llvm::APInt last = most - length, lower = makeWide(p.choices.range(-2, 3));
  switch (p.choices.weighted({40, 35, 25})) {
  case 1:
    lower = last - makeWide(p.choices.draw(3));
    break;
  case 2:
    lower = least + makeWide(p.choices.draw(3));
    break;
  default:
    break;
  }
  lower = llvm::APIntOps::smax(llvm::APIntOps::smin(lower, last), least);
  llvm::APInt upper = lower + length;
  if (trips > 0)
    upper -=
        makeWide(p.choices.draw(std::min<uint64_t>(step.getLimitedValue(), 4)));
  return {isUnsigned, lower.trunc(width), upper.trunc(width), step.trunc(width),
          trips};
}

static Value makeNumber(LoopProgram &p, Type type, const llvm::APInt &number) {
  int64_t value = number.getBitWidth() <= 64 ? number.getSExtValue() : 0;
  if (value >= 0 && value < 100)
    return p.castIndex(p.getNumber(value), type);
  return p.create<arith::ConstantOp>(p.builder.getIntegerAttr(type, number));
}

/// Adds the variable of the loop to the scalars and, cast to an index, to the
/// indices or, if its range is large, also to the scalars.
static void addVariable(LoopProgram &p, Value variable,
                        const NarrowWalk &walk) {
  p.scalars.push_back(variable);
  Type index = p.builder.getIndexType();
  Value wide = walk.isUnsigned
                   ? Value(p.create<arith::IndexCastUIOp>(index, variable))
                   : Value(p.create<arith::IndexCastOp>(index, variable));
  auto getNumber = [&](const llvm::APInt &number) {
    return walk.isUnsigned ? int64_t(number.getLimitedValue(INT64_MAX))
                           : number.getSExtValue();
  };
  IntRange range = {getNumber(walk.lower), getNumber(walk.upper)};
  range.high = std::max(range.low, range.high - 1);
  if (range.isWithin(-500, 500))
    p.addIndex(wide, range);
  else
    p.scalars.push_back(wide);
}

void generate::emitNarrowFor(LoopProgram &p) {
  unsigned width = p.choices.pick<unsigned>({8, 2, 3, 5, 16, 32, 64, 7, 4});
  NarrowWalk walk = pickNarrowWalk(p, width);
  Type type = p.builder.getIntegerType(width);
  SmallVector<Value> inits = pickCarriedScalars(p, p.features.carried);
  auto loop = p.create<scf::ForOp>(makeNumber(p, type, walk.lower),
                                   makeNumber(p, type, walk.upper),
                                   makeNumber(p, type, walk.step), inits);
  loop.setUnsignedCmp(walk.isUnsigned);
  {
    BodyScope scope(p, loop.getBody(), walk.trips);
    addVariable(p, loop.getInductionVar(), walk);
    llvm::append_range(p.scalars, loop.getRegionIterArgs());
    emitRound<scf::YieldOp>(p, scope, loop);
  }
  llvm::append_range(p.scalars, loop.getResults());
}
