//===- NewTensors.cpp - constants, fills and tensor.generate -*- C++ -*-===//
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

bool generate::emitConstant(ProgramBuilder &program) {
  Extents extents = program.pickExtents(program.limits.producerElements);
  Type type = program.pickElementType();
  if (isa<ComplexType>(type) || !program.fits(getNumElements(extents)))
    return false;
  program.add(emitConstantTensor(program, extents, type), extents);
  return true;
}

bool generate::emitGenerate(ProgramBuilder &program) {
  Extents extents = program.pickExtents(program.limits.producerElements);
  if (extents.empty() || !program.fits(getNumElements(extents)))
    return false;
  RankedTensorType type =
      program.pickTensorType(extents, program.pickElementType());
  auto generate = program.create<tensor::GenerateOp>(
      type, program.getDynamicSizes(type, extents),
      [&](OpBuilder &builder, Location location, ValueRange indices) {
        ScalarBuilder scalars = program.getScalarBuilder(builder);
        llvm::append_range(scalars.operands, program.scalars);
        llvm::append_range(scalars.operands, indices);
        tensor::YieldOp::create(
            builder, location,
            scalars.emit(type.getElementType(),
                         program.choices.draw(budget::maxBodySteps)));
      });
  program.add(generate, extents);
  return true;
}
