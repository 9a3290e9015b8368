//===- Fill.cpp - linalg.fill -*- C++ -*-===//
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

/// Emits a fill of a new destination, or of an existing tensor.
bool generate::emitFill(ProgramBuilder &program) {
  const TrackedTensor *picked =
      program.pickTensor([](const TrackedTensor &) { return true; });
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor like = *picked;
  if (program.choices.chance(program.features.initsFromValues)) {
    Value value =
        program.getScalarBuilder().makeConstant(like.getElementType());
    Value filled =
        program.create<linalg::FillOp>(value, like.value).getResult(0);
    program.add(filled, like.extents);
    return true;
  }
  RankedTensorType type =
      program.pickTensorType(like.extents, like.getElementType());
  program.add(emitFilled(program, type, like.extents), like.extents);
  return true;
}
