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

/// Emits a fill whose destination is a new or an existing tensor.
bool generate::emitFill(ProgramBuilder &p) {
  const TrackedTensor *picked =
      p.pickTensor([](const TrackedTensor &) { return true; });
  if (!picked || !p.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor like = *picked;
  if (p.choices.chance(p.features.initsFromValues)) {
    Value value = p.getScalarBuilder().makeConstant(like.getElementType());
    Value filled = p.create<linalg::FillOp>(value, like.value).getResult(0);
    p.add(filled, like.extents);
    return true;
  }
  RankedTensorType type = p.pickTensorType(like.extents, like.getElementType());
  p.add(emitFilled(p, type, like.extents), like.extents);
  return true;
}

bool generate::emitConstant(ProgramBuilder &p) {
  Extents extents = p.pickExtents(p.limits.producerElements);
  Type type = p.pickElementType();
  if (isa<ComplexType>(type) || !p.fits(getNumElements(extents)))
    return false;
  p.add(emitConstantTensor(p, extents, type), extents);
  return true;
}

bool generate::emitGenerate(ProgramBuilder &p) {
  Extents extents = p.pickExtents(p.limits.producerElements);
  if (extents.empty() || !p.fits(getNumElements(extents)))
    return false;
  RankedTensorType type = p.pickTensorType(extents, p.pickElementType());
  auto generate = p.create<tensor::GenerateOp>(
      type, p.getDynamicSizes(type, extents),
      [&](OpBuilder &builder, Location location, ValueRange indices) {
        ScalarBuilder scalars = p.getScalarBuilder(builder);
        llvm::append_range(scalars.operands, p.scalars);
        llvm::append_range(scalars.operands, indices);
        tensor::YieldOp::create(
            builder, location,
            scalars.emit(type.getElementType(),
                         p.choices.draw(budget::maxBodySteps)));
      });
  p.add(generate, extents);
  return true;
}
