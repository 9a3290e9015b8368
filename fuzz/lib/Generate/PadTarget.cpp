//===- PadTarget.cpp - padded programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Programs.h"

#include "Drawing.h"
#include "Ops/Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
enum PadSection : unsigned {
  FeatureSection,
  PlanSection,
  ConsumerWeightSection,
  ProducerWeightSection,
  ProducerSection,
  BetweenSection = ProducerSection + 3,
  PadSection = BetweenSection + 2,
  ConsumerSection = PadSection + 2,
  ResultSection = ConsumerSection + 5,
};
static_assert(ResultSection - ProducerSection == budget::maxSteps);

/// The percentage of cases that are large, and of those that have long rows.
constexpr unsigned largeShare = 2, longRowsShare = 8;

struct Plan {
  unsigned producers, between, pads, consumers;
  /// Whether producers and consumers may also be operations of target `tensor`,
  /// most of which only move elements.
  bool isMixed;
  uint64_t seed;
};
} // namespace

static Plan drawPlan(Choices &choices) {
  choices.enterSection(PlanSection);
  Plan plan;
  plan.producers = 1 + choices.weighted({55, 30, 15});
  plan.between = choices.weighted({78, 15, 7});
  plan.pads = 1 + choices.weighted({75, 25});
  plan.consumers = choices.weighted({18, 24, 22, 17, 12, 7});
  plan.isMixed = choices.chance(65);
  plan.seed = choices.draw(uint64_t(1) << 32);
  return plan;
}

static SmallVector<unsigned> drawPlanned(Choices &choices, const Plan &plan,
                                         const Features &features,
                                         unsigned OpEmitter::*weight) {
  SmallVector<unsigned> weights = drawOpWeights(choices, features, weight);
  for (auto [emitter, drawn] : llvm::zip_equal(getOpEmitters(), weights))
    if (!plan.isMixed && emitter.tensor > 0 && !emitter.isControl)
      drawn = 0;
  return weights;
}

static SmallVector<unsigned> getWeights(unsigned OpEmitter::*weight) {
  SmallVector<unsigned> weights;
  for (const OpEmitter &emitter : getOpEmitters())
    weights.push_back(emitter.*weight);
  return weights;
}

static bool emitOne(ProgramBuilder &program, ArrayRef<unsigned> weights) {
  return getOpEmitters()[program.choices.weighted(weights)].emit(program);
}

/// Emits a producer. If the producer fits no existing value, adds an argument
/// and tries again. If it still does not fit, emits an elementwise operation.
static void emitProducer(ProgramBuilder &program, ArrayRef<unsigned> weights) {
  const OpEmitter &emitter = getOpEmitters()[program.choices.weighted(weights)];
  if (emitter.emit(program))
    return;
  program.addTensorArgument(
      program.pickExtents(program.limits.producerElements),
      program.pickElementType());
  if (!emitter.emit(program))
    emitElementwise(program);
}

/// Allows rows of up to 40 elements, for most types more than in a vector of
/// usual CPUs, and maps that read them along and across. Such rows exercise the
/// remainder loops of vectorized and tiled code. Half of these programs also
/// convert between f32 and bf16, because vectorized code has special
/// instructions that round to bf16.
static void makeLongRows(ProgramBuilder &program) {
  program.makeLarge();
  program.limits.elements = 1600;
  program.limits.producerElements = 512;
  program.limits.extent = 40;
  Features &features = program.features;
  features.permutedMaps = std::max(features.permutedMaps, 50u);
  if (!program.choices.chance(50))
    return;
  OpBuilder &b = program.builder;
  features.elementTypes = {b.getF32Type(), b.getBF16Type()};
  features.movedTypes = features.elementTypes;
  features.mixedTypes = std::max(features.mixedTypes, 90u);
}

OwningOpRef<ModuleOp> generate::buildPadProgram(Choices &choices,
                                                MLIRContext *context) {
  Plan plan = drawPlan(choices);
  choices.enterSection(FeatureSection);
  ProgramBuilder program(choices, context);
  switch (choices.weighted(
      {100 - largeShare - longRowsShare, longRowsShare, largeShare})) {
  case 1:
    makeLongRows(program);
    break;
  case 2:
    program.makeLarge();
    break;
  default:
    break;
  }
  choices.enterSection(ConsumerWeightSection);
  SmallVector<unsigned> consumers =
      drawPlanned(choices, plan, program.features, &OpEmitter::anywhere);
  choices.enterSection(ProducerWeightSection);
  SmallVector<unsigned> producers =
      drawPlanned(choices, plan, program.features, &OpEmitter::producer);
  SmallVector<unsigned> between = getWeights(&OpEmitter::between);
  SmallVector<unsigned> pads = getWeights(&OpEmitter::pad);
  program.bodyWeights = consumers;
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
