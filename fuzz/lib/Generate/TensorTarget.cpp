//===- TensorTarget.cpp - programs of the tensor dialect --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorTarget.h"

#include "Drawing.h"
#include "TensorOps/TensorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// See PadTarget.cpp.
enum Section : unsigned {
  PlanSection,
  FeatureSection,
  InputSection,
  StepSection,
  ResultSection = StepSection + 8,
};
} // namespace

OwningOpRef<ModuleOp> generate::buildTensorProgram(Choices &choices,
                                                   MLIRContext *context) {
  choices.enterSection(PlanSection);
  unsigned steps = 1 + choices.weighted({5, 10, 15, 20, 20, 15, 10, 5});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  SmallVector<unsigned> weights =
      drawWeights(choices, getTensorOpEmitters(), /*favour=*/5);
  choices.enterSection(FeatureSection);
  TensorProgram program(choices, context);
  choices.enterSection(InputSection);
  program.addInput();
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(StepSection + i);
    getTensorOpEmitters()[choices.weighted(weights)].emit(program);
  }
  choices.enterSection(ResultSection);
  return program.finish(seed);
}
