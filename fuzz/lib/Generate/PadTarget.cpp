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
  PadSection = ProducerSection + 3,
  ConsumerSection = PadSection + 2,
  ResultSection = ConsumerSection + 4,
};
static_assert(ResultSection - ProducerSection == budget::maxSteps);

struct Plan {
  unsigned producers, pads, consumers;
  uint64_t seed;
};
} // namespace

static Plan drawPlan(Choices &choices) {
  choices.enterSection(PlanSection);
  Plan plan;
  plan.producers = 1 + choices.weighted({55, 30, 15});
  plan.pads = 1 + choices.weighted({75, 25});
  plan.consumers = choices.weighted({30, 25, 20, 15, 10});
  plan.seed = choices.draw(uint64_t(1) << 32);
  return plan;
}

OwningOpRef<ModuleOp> generate::buildPadProgram(Choices &choices,
                                                MLIRContext *context) {
  Plan plan = drawPlan(choices);
  SmallVector<unsigned> weights =
      drawWeights(choices, getOpEmitters(), /*favour=*/4);
  choices.enterSection(FeatureSection);
  ProgramBuilder program(choices, context);
  for (unsigned i = 0; i < plan.producers; ++i) {
    choices.enterSection(ProducerSection + i);
    emitElementwise(program);
  }
  for (unsigned i = 0; i < plan.pads; ++i) {
    choices.enterSection(PadSection + i);
    emitPad(program);
  }
  for (unsigned i = 0; i < plan.consumers; ++i) {
    choices.enterSection(ConsumerSection + i);
    getOpEmitters()[choices.weighted(weights)].emit(program);
  }
  choices.enterSection(ResultSection);
  return program.finish(plan.seed);
}
