//===- Insert.cpp - a mutator that inserts an operation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

/// Emits a drawn operation. The weight of an operation is its weight anywhere,
/// plus half of its weight in target `tensor`.
static bool emitOne(ProgramBuilder &builder) {
  SmallVector<unsigned> weights;
  for (const OpEmitter &emitter : generate::getOpEmitters())
    weights.push_back(emitter.anywhere + emitter.tensor / 2);
  return generate::getOpEmitters()[builder.choices.weighted(weights)].emit(
      builder);
}

/// Makes one operand of `place`, or of an operation after it, refer to `value`
/// if it has the same type.
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
  if (!collectKnownValues(program, place, builder))
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

//===----------------------------------------------------------------------===//
// Values that the program has computed before a place
//===----------------------------------------------------------------------===//

static bool isKnowable(Type type) {
  if (auto tensor = dyn_cast<TensorType>(type))
    type = tensor.getElementType();
  return isa<ComplexType>(type) || type.isIntOrIndexOrFloat();
}

static void addKnown(ProgramBuilder &builder, Value value,
                     const KnownValue &known) {
  if (isa<TensorType>(value.getType())) {
    if (known.hasPoison)
      builder.addPartlyWritten(value, known.extents);
    else
      builder.add(value, known.extents);
    return;
  }
  if (known.hasPoison)
    return;
  builder.addScalar(value);
  if (value.getType().isIndex())
    builder.indices.push_back({value, known.index});
}

bool mutate::collectKnownValues(Program &program, Operation *end,
                                ProgramBuilder &builder) {
  const auto &[theCase, knownRun] = program.from;
  knownRun.run(theCase, program.maxSteps);
  const CaseRun::Result *run = knownRun.find();
  if (!run)
    return false;
  const std::optional<KnownValue> *next = run->values.data();
  auto add = [&](Value value) {
    const std::optional<KnownValue> &known = *next++;
    if (!isKnowable(value.getType()))
      return true;
    if (known)
      addKnown(builder, value, *known);
    return known.has_value();
  };
  return llvm::all_of(program.entry.getArguments(), add) &&
         llvm::all_of(
             llvm::make_range(end->getBlock()->begin(), Block::iterator(end)),
             [&](Operation &op) { return llvm::all_of(op.getResults(), add); });
}
