//===- ArithPrograms.cpp - programs of arithmetic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArithPrograms.h"

#include "Arith/ArithProgram.h"
#include "Drawing.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<ArithEmitter> generate::getArithEmitters() {
  static const auto emitters = llvm::to_vector(llvm::concat<const ArithEmitter>(
      getIntegerEmitters(), getFloatEmitters(), getBranchEmitters()));
  return emitters;
}

OwningOpRef<ModuleOp> generate::buildArithProgram(Choices &choices,
                                                  MLIRContext *context,
                                                  bool onlyIntegers,
                                                  llvm::StringRef form) {
  enum Section : unsigned { Plan, FeaturesOfCase, Weights, Steps };
  static constexpr unsigned maxSteps = 9;
  choices.enterSection(Plan);
  unsigned steps = 1 + choices.weighted({3, 8, 12, 16, 18, 16, 12, 8, 6});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  const ArithEmitter *formed = findByName(getArithEmitters(), form);
  if (formed && formed->isFloat && onlyIntegers)
    formed = nullptr;
  unsigned formedShare = choices.pick({30u, 60u});
  if (formed && formed->standsAlone)
    formedShare = 100;
  unsigned place = choices.draw(steps);
  choices.enterSection(FeaturesOfCase);
  ArithProgram program(choices, context, onlyIntegers);
  bool hasFloats = !onlyIntegers && choices.chance(45);
  choices.enterSection(Weights);
  program.weights = drawWeights(choices, getArithEmitters(), /*favour=*/5,
                                &ArithEmitter::weight);
  for (auto [emitter, weight] :
       llvm::zip_equal(getArithEmitters(), program.weights))
    if (emitter.isFloat && !hasFloats)
      weight = 0;
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(Steps + i);
    bool isFormed = formed && (i == place || choices.chance(formedShare));
    if (isFormed)
      formed->emit(program);
    else
      program.emitSome(1);
  }
  choices.enterSection(Steps + maxSteps);
  return program.finish(seed);
}
