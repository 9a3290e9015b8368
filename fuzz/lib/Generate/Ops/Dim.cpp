//===- Dim.cpp - tensor.dim -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::emitDim(ProgramBuilder &program) {
  const TrackedTensor *picked = program.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked)
    return false;
  TrackedTensor source = *picked;
  int64_t dimension = program.choices.draw(source.getRank());
  Value extent =
      program.create<tensor::DimOp>(source.value, program.getIndex(dimension));
  program.addScalar(extent);
  return true;
}
