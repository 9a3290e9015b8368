//===- StdTarget.cpp - programs of the Standard dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdTarget.h"

#include "Drawing.h"
#include "Std/Emitters.h"

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
  ResultSection = StepSection + 12,
};
} // namespace

OwningOpRef<ModuleOp> generate::buildStdProgram(Choices &choices,
                                                MLIRContext *context) {
  choices.enterSection(PlanSection);
  unsigned steps =
      1 + choices.weighted({3, 5, 8, 10, 12, 14, 14, 12, 10, 6, 4, 2});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  SmallVector<unsigned> weights =
      drawWeights(choices, getStdEmitters(), /*favour=*/5);
  choices.enterSection(FeatureSection);
  StdProgram program(choices, context);
  choices.enterSection(InputSection);
  for (unsigned i = 0, e = 1 + choices.draw(3); i < e; ++i)
    program.addInput();
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(StepSection + i);
    getStdEmitters()[choices.weighted(weights)].emit(program);
  }
  choices.enterSection(ResultSection);
  return program.finish(seed);
}
