//===- PadTarget.cpp - padded programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadTarget.h"

#include "Drawing.h"
#include "Ops/Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// Where the choices of each part of a program come from: a part that grows
/// leaves the others alone.
enum Section : unsigned {
  FeatureSection,
  PlanSection,
  ProducerSection,
  BetweenSection = ProducerSection + 3,
  PadSection = BetweenSection + 2,
  ConsumerSection = PadSection + 2,
  ResultSection = ConsumerSection + 4,
};
static_assert(ResultSection - ProducerSection == budget::maxSteps);

struct Plan {
  unsigned producers, between, pads, consumers;
  uint64_t seed;
};
} // namespace

static Plan drawPlan(Choices &choices) {
  choices.enterSection(PlanSection);
  Plan plan;
  plan.producers = 1 + choices.weighted({55, 30, 15});
  plan.between = choices.weighted({84, 12, 4});
  plan.pads = 1 + choices.weighted({75, 25});
  plan.consumers = choices.weighted({30, 25, 20, 15, 10});
  plan.seed = choices.draw(uint64_t(1) << 32);
  return plan;
}

static SmallVector<unsigned> getWeights(unsigned OpEmitter::*weight) {
  SmallVector<unsigned> weights;
  for (const OpEmitter &emitter : getOpEmitters())
    weights.push_back(emitter.*weight);
  return weights;
}

/// One step, of the operations that fit what there is.
static bool emitOne(ProgramBuilder &program, ArrayRef<unsigned> weights) {
  return getOpEmitters()[program.choices.weighted(weights)].emit(program);
}

/// Many start from a tensor; in the beginning there is none.
static void emitProducer(ProgramBuilder &program, ArrayRef<unsigned> weights) {
  const OpEmitter &emitter = getOpEmitters()[program.choices.weighted(weights)];
  if (emitter.emit(program))
    return;
  program.addTensorArgument(program.pickExtents(budget::maxProducerElements),
                            program.pickElementType());
  if (!emitter.emit(program))
    emitElementwise(program);
}

OwningOpRef<ModuleOp> generate::buildPadProgram(Choices &choices,
                                                MLIRContext *context) {
  Plan plan = drawPlan(choices);
  SmallVector<unsigned> consumers =
      drawWeights(choices, getOpEmitters(), /*favour=*/4, &OpEmitter::anywhere);
  SmallVector<unsigned> producers =
      drawWeights(choices, getOpEmitters(), /*favour=*/4, &OpEmitter::producer);
  SmallVector<unsigned> between = getWeights(&OpEmitter::between);
  SmallVector<unsigned> pads = getWeights(&OpEmitter::pad);
  choices.enterSection(FeatureSection);
  ProgramBuilder program(choices, context);
  for (unsigned i = 0; i < plan.producers; ++i) {
    choices.enterSection(ProducerSection + i);
    emitProducer(program, producers);
  }
  for (unsigned i = 0; i < plan.between; ++i) {
    choices.enterSection(BetweenSection + i);
    emitOne(program, between);
  }
  for (unsigned i = 0; i < plan.pads; ++i) {
    choices.enterSection(PadSection + i);
    emitOne(program, pads);
  }
  for (unsigned i = 0; i < plan.consumers; ++i) {
    choices.enterSection(ConsumerSection + i);
    emitOne(program, consumers);
  }
  choices.enterSection(ResultSection);
  return program.finish(plan.seed);
}
