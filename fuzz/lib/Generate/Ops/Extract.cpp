//===- Extract.cpp - tensor.extract -*- C++ -*-===//
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

bool generate::emitExtract(ProgramBuilder &program) {
  const TrackedTensor *picked =
      program.pickTensor([](const TrackedTensor &tensor) {
        return getNumElements(tensor.extents) > 0;
      });
  if (!picked)
    return false;
  TrackedTensor source = *picked;
  SmallVector<Value> indices;
  for (int64_t extent : source.extents)
    indices.push_back(program.getIndex(program.choices.draw(extent)));
  program.addScalar(program.create<tensor::ExtractOp>(source.value, indices));
  return true;
}
