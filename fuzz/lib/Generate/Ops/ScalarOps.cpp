//===- ScalarOps.cpp - operations whose results are indices or elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::emitAffine(ProgramBuilder &program) {
  OpBuilder &b = program.builder;
  Choices &choices = program.choices;
  int64_t number = choices.draw(8), factor = choices.range(1, 3),
          offset = choices.draw(4);
  Value index = program.getIndex(number);
  AffineExpr d = b.getAffineDimExpr(0);
  AffineExpr expr = choices.pick<AffineExpr>(
      {d * factor + offset, d.floorDiv(factor) + offset,
       d.ceilDiv(factor) + offset, d % factor + offset});
  AffineExpr constant = b.getAffineConstantExpr(offset);
  AffineMap one = AffineMap::get(1, 0, expr);
  AffineMap two = AffineMap::get(1, 0, {expr, constant}, b.getContext());
  Value value;
  switch (choices.draw(3)) {
  case 0:
    value = program.create<affine::AffineApplyOp>(one, ValueRange{index});
    break;
  case 1:
    value = program.create<affine::AffineMinOp>(b.getIndexType(), two,
                                                ValueRange{index});
    break;
  default:
    value = program.create<affine::AffineMaxOp>(b.getIndexType(), two,
                                                ValueRange{index});
  }
  program.addScalar(value);
  return true;
}

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
