//===- NamedReduce.cpp - linalg.reduce, linalg.softmax -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamedOps.h"

#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Reduces one input, or two at a time with a result for each.
bool generate::emitReduce(ProgramBuilder &program) {
  std::optional<TrackedTensor> source =
      pickSource(program, [](const TrackedTensor &tensor) {
        return tensor.getRank() > 0;
      });
  if (!source)
    return false;
  Choices &choices = program.choices;
  unsigned always = choices.draw(source->getRank());
  SmallVector<int64_t> dimensions;
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(source->value.getType()).getShape();
  Extents kept;
  SmallVector<int64_t, 5> keptShape;
  for (unsigned i = 0; i < source->getRank(); ++i) {
    if (i == always || choices.chance(30)) {
      dimensions.push_back(i);
    } else {
      kept.push_back(source->extents[i]);
      keptShape.push_back(shape[i]);
    }
  }
  SmallVector<Value> inputs = {source->value}, inits;
  if (choices.chance(program.features.severalResults))
    inputs.push_back(castToShape(
        program, pickOrAdd(program, source->extents, program.pickElementType()),
        shape));
  for (Value input : inputs) {
    Init init = pickInit(program, kept, getElementTypeOrSelf(input.getType()),
                         /*mustBeReadable=*/true);
    inits.push_back(castToShape(program, init.value, keptShape));
  }
  auto reduce = program.create<linalg::ReduceOp>(
      inputs, inits, dimensions,
      [&](OpBuilder &b, Location location, ValueRange arguments) {
        ScalarBuilder scalars = program.getScalarBuilder(b);
        SmallVector<Value> yields;
        for (unsigned i = 0; i < inputs.size(); ++i)
          yields.push_back(combine(scalars, choices, arguments[i],
                                   arguments[inputs.size() + i]));
        linalg::YieldOp::create(b, location, yields);
      });
  for (Value result : reduce->getResults())
    program.add(result, kept);
  return true;
}

/// Takes the softmax of an existing tensor along any dimension. Its init is not
/// read.
bool generate::emitSoftmax(ProgramBuilder &program) {
  std::optional<TrackedTensor> source =
      pickSource(program, [](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && hasFunctions(tensor.getElementType());
      });
  if (!source)
    return false;
  Init init = pickInit(program, source->extents, source->getElementType(),
                       /*mustBeReadable=*/false);
  Value input = source->value;
  if (program.choices.chance(80))
    input =
        castToShape(program, input,
                    cast<RankedTensorType>(init.value.getType()).getShape());
  auto softmax = program.create<linalg::SoftmaxOp>(
      TypeRange{init.value.getType()}, input, init.value,
      program.choices.draw(source->getRank()));
  program.add(softmax->getResult(0), source->extents);
  return true;
}
