//===- ControlFlow.cpp - branches and loops -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Fills `block` with a few operations and a branch to `join`. The branch
/// passes a value for each of `carried`, mostly a new one.
static void emitWay(StdProgram &p, Block *block, Block *join,
                    ArrayRef<StdValue> carried) {
  p.startBlock(block);
  StdProgram::Scope scope = p.enter();
  static constexpr void (*emitters[])(StdProgram &) = {
      emitElementwise, emitStore,       emitLoad,
      emitAlloc,       emitTensorStore, emitExtractElement,
      emitTransfer,    emitDealloc,     emitAllocStatic};
  for (unsigned i = 0, e = p.choices.draw(3); i < e; ++i)
    p.choices.pick(ArrayRef(emitters))(p);
  SmallVector<Value> operands;
  for (const StdValue &value : carried)
    operands.push_back(p.choices.chance(70) ? transform(p, value)
                                            : value.value);
  p.leave(scope);
  p.create<standard::BrOp>(join, operands);
}

static SmallVector<StdValue> pickCarried(StdProgram &p) {
  SmallVector<StdValue> carried;
  for (unsigned i = 0, e = 1 + p.choices.weighted({60, 30, 10}); i < e; ++i)
    carried.push_back(p.pickAny());
  return carried;
}

/// Continues in `block`. Adds an argument to `block` for each of `carried`,
/// with its type and extents.
static void continueWith(StdProgram &p, Block *block,
                         ArrayRef<StdValue> carried) {
  p.startBlock(block);
  for (const StdValue &value : carried)
    p.add(block->addArgument(value.getType(), p.location), value.extents);
}

void generate::emitDiamond(StdProgram &p) {
  SmallVector<StdValue> carried = pickCarried(p);
  Value condition = p.pickCondition();
  Block *first = p.addBlock(), *join = p.addBlock();
  // At times there is no second branch: the values are then passed on
  // unchanged.
  if (p.choices.chance(30)) {
    SmallVector<Value> operands;
    for (const StdValue &value : carried)
      operands.push_back(value.value);
    p.create<standard::CondBrOp>(condition, ValueRange(), operands, first,
                                 join);
  } else {
    Block *second = p.addBlock();
    p.create<standard::CondBrOp>(condition, ValueRange(), ValueRange(), first,
                                 second);
    emitWay(p, second, join, carried);
  }
  emitWay(p, first, join, carried);
  continueWith(p, join, carried);
}

/// Emits a conditional branch whose two destinations are the same block, which
/// the Standard dialect allows.
void generate::emitEqualSuccessors(StdProgram &p) {
  SmallVector<StdValue> carried = pickCarried(p);
  Value condition = p.pickCondition();
  SmallVector<Value> first, second;
  for (const StdValue &value : carried) {
    first.push_back(value.value);
    second.push_back(p.pickLike(value.getType(), value.extents));
  }
  Block *join = p.addBlock();
  p.create<standard::CondBrOp>(condition, first, second, join, join);
  continueWith(p, join, carried);
}

/// Emits a loop that counts to a small number. Each iteration changes the
/// carried values.
void generate::emitLoop(StdProgram &p) {
  SmallVector<StdValue> carried = pickCarried(p);
  Value bound = p.getIndex(p.choices.draw(4));
  Value zero = p.create<standard::ConstantOp>(p.builder.getIndexAttr(0));
  Value one = p.create<standard::ConstantOp>(p.builder.getIndexAttr(1));
  SmallVector<Value> initial = {zero};
  for (const StdValue &value : carried)
    initial.push_back(value.value);
  Block *head = p.addBlock(), *body = p.addBlock(), *exit = p.addBlock();
  p.create<standard::BrOp>(head, initial);

  p.startBlock(head);
  Value counter = head->addArgument(p.builder.getIndexType(), p.location);
  SmallVector<StdValue> current = carried;
  for (StdValue &value : current)
    value.value = head->addArgument(value.getType(), p.location);
  Value goesOn =
      p.create<standard::CmpIOp>(standard::CmpIPredicate::slt, counter, bound);
  p.create<standard::CondBrOp>(goesOn, ValueRange(), ValueRange(), body, exit);

  p.startBlock(body);
  StdProgram::Scope scope = p.enter();
  for (const StdValue &value : current)
    p.values.push_back(value);
  if (p.choices.chance(30))
    emitStore(p);
  SmallVector<Value> next = {p.create<standard::AddIOp>(counter, one)};
  for (const StdValue &value : current)
    next.push_back(transform(p, value));
  p.leave(scope);
  p.create<standard::BrOp>(head, next);

  p.startBlock(exit);
  for (const StdValue &value : current)
    p.values.push_back(value);
}
