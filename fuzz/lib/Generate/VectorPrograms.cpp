//===- VectorPrograms.cpp - programs on vectors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorPrograms.h"

#include "Drawing.h"
#include "Ops/Ops.h"
#include "Vectors/PlacedTransfers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<VectorEmitter> generate::getVectorEmitters() {
  static const auto emitters =
      llvm::to_vector(llvm::concat<const VectorEmitter>(
          getTransferEmitters(), getElementwiseEmitters(), getMoveEmitters(),
          getReductionEmitters(), getLaneEmitters(), getControlEmitters(),
          getFormEmitters(), getTransferFormEmitters(), getNarrowFormEmitters(),
          getMoveFormEmitters(), getViewFormEmitters()));
  return emitters;
}

OwningOpRef<ModuleOp> generate::buildVectorProgram(Choices &choices,
                                                   MLIRContext *context,
                                                   bool onlyIntegers,
                                                   llvm::StringRef form) {
  enum Section : unsigned { Plan, FeaturesOfCase, Weights, Steps };
  static constexpr unsigned maxSteps = 9;
  choices.enterSection(Plan);
  unsigned steps = 1 + choices.weighted({4, 8, 12, 16, 18, 16, 12, 8, 6});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  const VectorEmitter *formed = findByName(getVectorEmitters(), form);
  unsigned place = formed ? choices.draw(steps) : steps;
  choices.enterSection(FeaturesOfCase);
  VectorProgram program(choices, context, onlyIntegers);
  choices.enterSection(Weights);
  program.bodyWeights =
      drawOpWeights(choices, program.features, &OpEmitter::anywhere);
  program.weights = drawWeights(choices, getVectorEmitters(), /*favour=*/5,
                                &VectorEmitter::weight);
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(Steps + i);
    if (i == place || (formed && formed->standsAlone))
      formed->emit(program);
    else
      program.emitSome(1);
  }
  choices.enterSection(Steps + maxSteps);
  return program.finish(seed);
}
