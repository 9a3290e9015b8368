//===- TensorTarget.cpp - programs of the tensor dialect --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Programs.h"

#include "Drawing.h"
#include "Ops/Ops.h"
#include "TensorOps/TensorProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static constexpr unsigned maxSteps = 9;

/// Draws the element types: any types for tensors that are only moved, and
/// those of them that have arithmetic for computations.
static void drawTypes(ProgramBuilder &program) {
  Features &features = program.features;
  features.encodings = 0;
  features.movedTypes.clear();
  for (unsigned count = 1 + program.choices.draw(3); count > 0; --count)
    features.movedTypes.push_back(
        pickMovedType(program.choices, program.builder.getContext()));
  features.elementTypes.clear();
  llvm::copy_if(features.movedTypes, std::back_inserter(features.elementTypes),
                isComputed);
  if (features.elementTypes.empty())
    features.elementTypes.push_back(program.builder.getI32Type());
}

/// Draws the weights of emitters. In half of the cases, operations that compute
/// are drawn as well.
static SmallVector<unsigned> drawTensorWeights(Choices &choices,
                                               const Features &features) {
  SmallVector<unsigned> weights =
      drawOpWeights(choices, features, &OpEmitter::tensor);
  bool isMixed = choices.chance(50);
  for (auto [emitter, weight] : llvm::zip_equal(getOpEmitters(), weights))
    if (isMixed && emitter.tensor == 0 && !emitter.isControl)
      weight = emitter.anywhere / 3 * choices.pick({1u, 0u, 1u});
  return weights;
}

OwningOpRef<ModuleOp> generate::buildTensorProgram(Choices &choices,
                                                   MLIRContext *context) {
  enum Section : unsigned { Plan, FeaturesOfCase, Weights, Inputs, Steps };
  choices.enterSection(Plan);
  unsigned steps = 1 + choices.weighted({4, 8, 12, 16, 18, 16, 12, 8, 6});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  choices.enterSection(FeaturesOfCase);
  ProgramBuilder program(choices, context);
  drawTypes(program);
  choices.enterSection(Weights);
  program.bodyWeights = drawTensorWeights(choices, program.features);
  choices.enterSection(Inputs);
  TensorProgram(program).addInput();
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(Steps + i);
    getOpEmitters()[choices.weighted(program.bodyWeights)].emit(program);
  }
  choices.enterSection(Steps + maxSteps);
  return program.finish(seed);
}
