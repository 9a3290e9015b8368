//===- Softmax.cpp - linalg.softmax -----------------------------*- C++ -*-===//
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
