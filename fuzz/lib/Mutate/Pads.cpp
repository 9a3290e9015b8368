//===- Pads.cpp - mutators of tensor.pad -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "../Generate/Scalars.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;
using padlab::generate::ScalarBuilder;

static constexpr int64_t maxPadding = 4, maxCrop = 3;

static Value addIndexArgument(Program &program, int64_t number) {
  OpBuilder &b = program.builder;
  unsigned position = program.entry.getNumArguments();
  NamedAttribute value = b.getNamedAttr(attrs::value, b.getIndexAttr(number));
  if (failed(program.entry.insertArgument(position, b.getIndexType(),
                                          b.getDictionaryAttr(value),
                                          program.entry.getLoc())))
    return Value();
  return program.entry.getArgument(position);
}

/// Draws an amount of padding. A negative amount crops the tensor; the
/// reference decides whether the tensor is large enough for it.
static int64_t pickNumber(Choices &choices) {
  return choices.chance(20) ? choices.range(-maxCrop, -1)
                            : choices.range(0, maxPadding);
}

/// Returns a changed amount: makes a dynamic one static or a static one
/// dynamic, or draws another number.
static OpFoldResult changeAmount(Program &program, OpFoldResult amount) {
  std::optional<int64_t> number = getConstantIntValue(amount);
  Choices &choices = program.choices;
  if (isa<Value>(amount))
    return program.builder.getIndexAttr(
        number && choices.chance(50) ? *number : pickNumber(choices));
  if (choices.chance(40))
    if (Value argument = addIndexArgument(program, *number))
      return argument;
  return program.builder.getIndexAttr(pickNumber(choices));
}

bool mutate::changePadAmount(Program &program) {
  auto pad = program.pickOp<tensor::PadOp>();
  if (!pad || pad.getResultType().getRank() == 0)
    return false;
  SmallVector<OpFoldResult> low = pad.getMixedLowPad();
  SmallVector<OpFoldResult> high = pad.getMixedHighPad();
  SmallVector<OpFoldResult> &side = program.choices.draw(2) ? low : high;
  OpFoldResult &amount = side[program.choices.draw(side.size())];
  amount = changeAmount(program, amount);

  program.builder.setInsertionPoint(pad);
  auto changed =
      tensor::PadOp::create(program.builder, pad.getLoc(), Type(),
                            pad.getSource(), low, high, pad.getNofold());
  changed.getRegion().takeBody(pad.getRegion());
  pad.replaceAllUsesWith(changed.getResult());
  pad.erase();
  return true;
}

static bool setPadValue(tensor::PadOp pad, Value value) {
  auto yield = cast<tensor::YieldOp>(pad.getBody()->getTerminator());
  yield.getValueMutable().assign(value);
  return true;
}

bool mutate::changePadValue(Program &program) {
  auto pad = program.pickOp<tensor::PadOp>();
  if (!pad)
    return false;
  Type type = pad.getResultType().getElementType();
  if (!type.isSignlessIntOrIndexOrFloat())
    return false;
  OpBuilder &b = program.builder;
  ScalarBuilder scalars(program.choices, b, pad.getLoc(), specialValues);
  enum { OutsideConstant, InsideConstant, Argument, FromPoint };
  switch (program.choices.draw(4)) {
  case OutsideConstant:
    b.setInsertionPoint(pad);
    return setPadValue(pad, scalars.makeConstant(type));
  case InsideConstant:
    b.setInsertionPoint(pad.getBody()->getTerminator());
    return setPadValue(pad, scalars.makeConstant(type));
  case Argument: {
    unsigned position = program.entry.getNumArguments();
    if (pad->getParentOp() != program.entry ||
        failed(program.entry.insertArgument(
            position, type, b.getDictionaryAttr({}), pad.getLoc())))
      return false;
    return setPadValue(pad, program.entry.getArgument(position));
  }
  default:
    b.setInsertionPoint(pad.getBody()->getTerminator());
    llvm::append_range(scalars.operands, pad.getBody()->getArguments());
    return setPadValue(pad, scalars.emit(type, 1));
  }
}

bool mutate::toggleNofold(Program &program) {
  auto pad = program.pickOp<tensor::PadOp>();
  if (!pad)
    return false;
  pad.setNofold(!pad.getNofold());
  return true;
}
