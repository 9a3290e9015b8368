//===- LoopTarget.cpp - programs of loops over buffers -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Programs.h"

#include "Drawing.h"
#include "Loops/Emitters.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Adds an argument and a buffer with its contents, which is read-only in half
/// of the cases.
static void addInput(LoopProgram &program) {
  ProgramBuilder &base = program.base;
  TrackedTensor tensor =
      base.addTensorArgument(program.pickExtents(), program.pickType());
  auto type = cast<RankedTensorType>(tensor.value.getType());
  bool isReadOnly = program.choices.chance(50);
  auto buffer = program.create<bufferization::ToBufferOp>(
      MemRefType::get(type.getShape(), type.getElementType()), tensor.value,
      isReadOnly);
  program.buffers.push_back(
      {buffer, tensor.extents, program.addMemory(), !isReadOnly});
}

OwningOpRef<ModuleOp> generate::buildLoopProgram(Choices &choices,
                                                 MLIRContext *context,
                                                 bool onlyIntegers,
                                                 llvm::StringRef form) {
  enum Section : unsigned { Plan, Weights, Inputs, Steps };
  choices.enterSection(Plan);
  unsigned steps = 2 + choices.weighted({14, 20, 20, 16, 10, 6, 4});
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  const LoopEmitter *formed = findByName(getLoopEmitters(), form);
  unsigned before = formed ? choices.range(1, steps - 1) : 0;
  ProgramBuilder base(choices, context);
  LoopProgram program(base);
  if (onlyIntegers)
    for (Type &type : program.features.types)
      if (isa<FloatType>(type))
        type = base.builder.getI32Type();
  choices.enterSection(Weights);
  program.weights = drawWeights(choices, getLoopEmitters(), /*favour=*/4,
                                &LoopEmitter::weight);
  program.outerWeights = drawWeights(choices, getLoopEmitters(), /*favour=*/4,
                                     &LoopEmitter::outer);
  choices.enterSection(Inputs);
  for (uint64_t count = 1 + choices.draw(3); count > 0; --count)
    addInput(program);
  program.addBuffer(program.pickExtents(), program.pickType());
  while (program.indices.size() < 3 &&
         choices.chance(program.features.dynamic)) {
    int64_t number = choices.draw(10);
    program.addIndex(base.getIndex(number), IntRange::of(number));
  }
  program.stepsLeft = choices.pick({9, 6, 12, 20});
  program.nextSection = Steps;
  program.emitSteps(formed ? before : steps);
  if (formed) {
    // A form that the user asks for must not be switched off.
    llvm::SaveAndRestore<unsigned> views(program.features.views, 100);
    formed->emit(program);
    program.emitSteps(steps - before);
  }
  return program.finish(seed);
}
