//===- ShapeTarget.cpp - programs of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeTarget.h"

#include "Shape/Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// A part of a program that grows leaves those after it alone.
static constexpr unsigned stepsOfSection = 3;

OwningOpRef<ModuleOp> generate::buildShapeProgram(Choices &choices,
                                                  MLIRContext *context) {
  choices.enterSection(0);
  unsigned steps = choices.range(3, shapeBudget::maxSteps);
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  ShapeProgram program(choices, context);
  for (unsigned i = 0; i < steps; i += stepsOfSection) {
    choices.enterSection(1 + i / stepsOfSection);
    emitShapeSteps(program, std::min(stepsOfSection, steps - i));
  }
  choices.enterSection(1 + shapeBudget::maxSteps / stepsOfSection);
  return program.finish(seed);
}
