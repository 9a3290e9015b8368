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

/// Picks the extents of the loops: those of an existing tensor, or new ones.
static Extents pickLoops(ProgramBuilder &p) {
  if (p.choices.chance(p.features.reuseValues))
    if (const TrackedTensor *tensor =
            p.pickTensor([](const TrackedTensor &) { return true; }))
      return tensor->extents;
  return p.pickExtents(p.limits.producerElements);
}

/// Collects the values that the body may compute with.
static void collectOperands(ProgramBuilder &p, const StructuredOp &op,
                            ScalarBuilder &scalars, ValueRange arguments) {
  Choices &choices = p.choices;
  const Features &features = p.features;
  if (!p.scalars.empty() && choices.chance(features.captures))
    scalars.operands.push_back(p.scalars[choices.draw(p.scalars.size())]);
  if (!op.loops.empty() && choices.chance(features.indexInBody))
    scalars.operands.push_back(
        scalars.create<linalg::IndexOp>(choices.draw(op.loops.size())));
  for (auto [i, readable] : llvm::enumerate(op.initIsReadable))
    if (readable && choices.chance(features.initsRead))
      scalars.operands.push_back(arguments[op.inputs.size() + i]);
  llvm::append_range(scalars.operands, arguments.take_front(op.inputs.size()));
  addRead(p, op, scalars);
}

bool generate::emitElementwise(ProgramBuilder &p) {
  Choices &choices = p.choices;
  Extents loops = pickLoops(p);
  unsigned results = choices.chance(p.features.severalResults) ? 2 : 1;
  if (!p.fits(getNumElements(loops) * results))
    return false;

  StructuredOp op(loops);
  static constexpr unsigned inputCounts[] = {1, 2, 3, 0};
  static_assert(budget::maxInputs == 3, "the counts drawn here");
  unsigned inputs = inputCounts[choices.weighted({50, 30, 10, 10})];
  for (unsigned i = 0; i < inputs; ++i)
    addInput(p, op, pickInputMap(p, loops.size()));
  for (unsigned i = 0; i < results; ++i)
    addInit(p, op, pickPermutation(p, loops.size()),
            /*mustBeReadable=*/false);

  buildStructuredOp(p, op,
                    [&](ScalarBuilder &scalars, ValueRange arguments,
                        SmallVectorImpl<Value> &yields) {
                      collectOperands(p, op, scalars, arguments);
                      for (Value init : op.inits) {
                        Type type = getElementTypeOrSelf(init.getType());
                        unsigned steps = choices.draw(budget::maxBodySteps);
                        if (choices.chance(p.features.mixedTypes))
                          scalars.emitStep(p.pickElementType());
                        yields.push_back(scalars.emit(type, steps));
                      }
                    });
  return true;
}
