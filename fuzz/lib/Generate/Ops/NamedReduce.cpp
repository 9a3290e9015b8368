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

/// Reduces one input, or two inputs at once with one result for each.
bool generate::emitReduce(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickSource(
      p, [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!source)
    return false;
  Choices &choices = p.choices;
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
  if (choices.chance(p.features.severalResults))
    inputs.push_back(castToShape(
        p, pickOrAdd(p, source->extents, p.pickElementType()), shape));
  for (Value input : inputs) {
    Init init = pickInit(p, kept, getElementTypeOrSelf(input.getType()),
                         /*mustBeReadable=*/true);
    inits.push_back(castToShape(p, init.value, keptShape));
  }
  auto reduce = p.create<linalg::ReduceOp>(
      inputs, inits, dimensions,
      [&](OpBuilder &b, Location location, ValueRange arguments) {
        ScalarBuilder scalars = p.getScalarBuilder(b);
        SmallVector<Value> yields;
        for (unsigned i = 0; i < inputs.size(); ++i)
          yields.push_back(combine(scalars, choices, arguments[i],
                                   arguments[inputs.size() + i]));
        linalg::YieldOp::create(b, location, yields);
      });
  for (Value result : reduce->getResults())
    p.add(result, kept);
  return true;
}

/// Emits the softmax of an existing tensor along any dimension. The operation
/// does not read its init.
bool generate::emitSoftmax(ProgramBuilder &p) {
  std::optional<TrackedTensor> source =
      pickSource(p, [](const TrackedTensor &tensor) {
        return tensor.getRank() > 0 && hasFunctions(tensor.getElementType());
      });
  if (!source)
    return false;
  Init init = pickInit(p, source->extents, source->getElementType(),
                       /*mustBeReadable=*/false);
  Value input = source->value;
  if (p.choices.chance(80))
    input = castToShape(
        p, input, cast<RankedTensorType>(init.value.getType()).getShape());
  auto softmax = p.create<linalg::SoftmaxOp>(TypeRange{init.value.getType()},
                                             input, init.value,
                                             p.choices.draw(source->getRank()));
  p.add(softmax->getResult(0), source->extents);
  return true;
}
