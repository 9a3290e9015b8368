//===- Insert.cpp - a mutator that inserts an operation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownValues.h"
#include "Mutators.h"

#include "../Generate/Ops/Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;
using padlab::generate::OpEmitter;
using padlab::generate::ProgramBuilder;

/// Picks the operation before which to insert: mostly the end of the first
/// block, else any operation in it.
static Operation *pickPlace(Program &program) {
  Block &block = program.entry.getBody().front();
  if (program.choices.chance(60))
    return block.getTerminator();
  return &*std::next(block.begin(),
                     program.choices.draw(block.getOperations().size()));
}

/// Emits one of all operations; those of target `tensor` are as frequent as the
/// others.
static bool emitOne(ProgramBuilder &builder) {
  SmallVector<unsigned> weights;
  for (const OpEmitter &emitter : generate::getOpEmitters())
    weights.push_back(emitter.anywhere + emitter.tensor / 2);
  return generate::getOpEmitters()[builder.choices.weighted(weights)].emit(
      builder);
}

/// Makes operations after `place` use `value` instead of another one of its
/// type.
static void spliceIn(Program &program, Operation *place, Value value) {
  SmallVector<OpOperand *> uses;
  for (Operation *op = place; op; op = op->getNextNode())
    op->walk([&](Operation *user) {
      for (OpOperand &operand : user->getOpOperands())
        if (operand.get().getType() == value.getType())
          uses.push_back(&operand);
    });
  if (!uses.empty())
    uses[program.choices.draw(uses.size())]->set(value);
}

bool mutate::insertOp(Program &program) {
  Operation *place = pickPlace(program);
  ProgramBuilder builder(program.choices, program.entry);
  builder.builder.setInsertionPoint(place);
  if (!collectKnownValues(program.theCase, program.entry, place,
                          program.maxSteps, builder))
    return false;
  size_t tensors = builder.tensors.size(), unranked = builder.unranked.size(),
         scalars = builder.scalars.size();
  if (!emitOne(builder))
    return false;
  if (builder.tensors.size() > tensors && program.choices.chance(60))
    spliceIn(program, place, builder.tensors.back().value);
  builder.finishExtension(tensors, unranked, scalars);
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}
