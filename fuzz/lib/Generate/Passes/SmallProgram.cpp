//===- SmallProgram.cpp - small programs that meet a demand -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramKinds.h"
#include "SmallForms.h"

#include "../Drawing.h"
#include "../Ops/Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using Emit = bool (*)(ProgramBuilder &);

/// Limits the operations so that the order in which results are computed does
/// not matter: only integers are summed, and floats are at most negated,
/// compared and chosen.
static void keepExact(Features &features, OpBuilder &b, Choices &choices) {
  features.onlyChoosesFloats = choices.chance(30);
  auto computesExactly = [&](Type type) {
    return isa<IntegerType>(type) ||
           (isa<FloatType>(type) && features.onlyChoosesFloats);
  };
  llvm::erase_if(features.elementTypes,
                 [&](Type type) { return !computesExactly(type); });
  if (features.elementTypes.empty())
    features.elementTypes.push_back(choices.pick<Type>(
        {b.getI32Type(), b.getI8Type(), b.getI64Type(), b.getI16Type()}));
  features.movedTypes = features.elementTypes;
}

/// Adapts some of the drawn features to the demand. Some features often end a
/// sequence before it reaches the focus. They become rare; negative padding and
/// calls do not if the focus needs them.
static void adapt(ProgramBuilder &p, const Demand &demand) {
  Features &features = p.features;
  Choices &choices = p.choices;
  constexpr unsigned control = Loops | Foralls | Conditions | Whiles;
  auto keepRarely = [&](unsigned &feature) {
    if (!choices.chance(10))
      feature = 0;
  };
  // Upstream bufferizes negative padding to subviews that do not verify.
  if (!(demand.kinds & Pads) || !(demand.levels & OnTensors))
    keepRarely(features.negativePadding);
  // Use `linalg.index` more often, because passes that change loops must change
  // it, too.
  if (choices.chance(30))
    features.indexInBody = std::max(features.indexInBody, 50u);
  keepRarely(features.encodings);
  keepRarely(features.trappingPadValues);
  if (!choices.chance(25))
    features.zeroExtents = 0;
  if ((demand.kinds | demand.also) & Calls)
    features.calls = 90;
  else if (!choices.chance(30))
    features.calls = 0;
  if ((demand.kinds | demand.also) & control)
    features.control = 60;
  if (demand.onlyIntegers)
    keepExact(features, p.builder, choices);
}

static SmallVector<Emit> findSuppliers(unsigned kinds) {
  SmallVector<Emit> found;
  for (const OpEmitter &emitter : getOpEmitters())
    if (emitter.kinds & kinds)
      found.push_back(emitter.emit);
  for (const SmallForm &form : getSmallForms())
    if (form.kinds & kinds)
      found.push_back(form.emit);
  return found;
}

/// Emits an operation by one of `suppliers`. If there are none, emits any
/// operation.
static void emitStep(ProgramBuilder &p, ArrayRef<unsigned> weights,
                     ArrayRef<Emit> suppliers) {
  Choices &choices = p.choices;
  // An emitter may find nothing that it can work on, so try several times.
  for (unsigned tries = 0; tries < 4; ++tries) {
    Emit emit = suppliers.empty()
                    ? getOpEmitters()[choices.weighted(weights)].emit
                    : choices.pick(suppliers);
    if (emit(p))
      return;
  }
}

OwningOpRef<ModuleOp> generate::buildSmallProgram(Choices &choices,
                                                  MLIRContext *context,
                                                  const Demand &demand) {
  enum Section : unsigned { Plan, FeaturesOfCase, Weights, Inputs, Steps };
  static constexpr unsigned maxSteps = 6;
  choices.enterSection(Plan);
  unsigned steps = 1 + choices.weighted({22, 32, 24, 14, 8});
  unsigned demanded = choices.draw(steps);
  // If the demand also requires other kinds of operations, emit an operation of
  // these kinds in one more step, before or after any of the others.
  unsigned beside = steps;
  if (demand.also) {
    beside = choices.draw(++steps);
    demanded += beside <= demanded;
  }
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  choices.enterSection(FeaturesOfCase);
  ProgramBuilder p(choices, context);
  adapt(p, demand);
  choices.enterSection(Weights);
  SmallVector<unsigned> weights =
      drawOpWeights(choices, p.features, &OpEmitter::anywhere);
  for (auto [emitter, weight] : llvm::zip_equal(getOpEmitters(), weights))
    if (!(demand.levels & OnTensors) && emitter.staysOnTensors)
      weight = 0;
  p.bodyWeights = weights;
  SmallVector<Emit> suppliers = findSuppliers(demand.kinds),
                    others = findSuppliers(demand.also);
  const SmallForm *form = findByName(getSmallForms(), demand.getFormName());
  choices.enterSection(Inputs);
  p.addTensorArgument(p.pickExtents(budget::maxProducerElements),
                      p.pickElementType());
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(Steps + i);
    if (form && i == demanded && form->emit(p))
      continue;
    emitStep(p, weights,
             i == beside                           ? others
             : i == demanded || choices.chance(35) ? suppliers
                                                   : ArrayRef<Emit>());
  }
  choices.enterSection(Steps + maxSteps);
  return p.finish(seed);
}
