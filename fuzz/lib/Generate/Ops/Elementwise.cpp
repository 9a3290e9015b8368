//===- Elementwise.cpp - element-wise linalg.generic -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"
#include "StructuredOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks the iteration space: that of an existing tensor, or a new one.
static Extents pickLoops(ProgramBuilder &program) {
  if (program.choices.chance(program.features.reuseValues))
    if (const TrackedTensor *tensor =
            program.pickTensor([](const TrackedTensor &) { return true; }))
      return tensor->extents;
  return program.pickExtents(program.limits.producerElements);
}

/// Collects the values that the body may compute with.
static void collectOperands(ProgramBuilder &program, const StructuredOp &op,
                            ScalarBuilder &scalars, ValueRange arguments) {
  Choices &choices = program.choices;
  const Features &features = program.features;
  if (!program.scalars.empty() && choices.chance(features.captures))
    scalars.operands.push_back(
        program.scalars[choices.draw(program.scalars.size())]);
  if (!op.loops.empty() && choices.chance(features.indexInBody))
    scalars.operands.push_back(
        scalars.create<linalg::IndexOp>(choices.draw(op.loops.size())));
  for (auto [i, readable] : llvm::enumerate(op.initIsReadable))
    if (readable && choices.chance(features.initsRead))
      scalars.operands.push_back(arguments[op.inputs.size() + i]);
  llvm::append_range(scalars.operands, arguments.take_front(op.inputs.size()));
  addRead(program, op, scalars);
}

bool generate::emitElementwise(ProgramBuilder &program) {
  Choices &choices = program.choices;
  Extents loops = pickLoops(program);
  unsigned results = choices.chance(program.features.severalResults) ? 2 : 1;
  if (!program.fits(getNumElements(loops) * results))
    return false;

  StructuredOp op(loops);
  static constexpr unsigned inputCounts[] = {1, 2, 3, 0};
  static_assert(budget::maxInputs == 3, "the counts drawn here");
  unsigned inputs = inputCounts[choices.weighted({50, 30, 10, 10})];
  for (unsigned i = 0; i < inputs; ++i)
    addInput(program, op, pickInputMap(program, loops.size()));
  for (unsigned i = 0; i < results; ++i)
    addInit(program, op, pickPermutation(program, loops.size()),
            /*mustBeReadable=*/false);

  buildStructuredOp(program, op,
                    [&](ScalarBuilder &scalars, ValueRange arguments,
                        SmallVectorImpl<Value> &yields) {
                      collectOperands(program, op, scalars, arguments);
                      for (Value init : op.inits) {
                        Type type = getElementTypeOrSelf(init.getType());
                        unsigned steps = choices.draw(budget::maxBodySteps);
                        if (choices.chance(program.features.mixedTypes))
                          scalars.emitStep(program.pickElementType());
                        yields.push_back(scalars.emit(type, steps));
                      }
                    });
  return true;
}
