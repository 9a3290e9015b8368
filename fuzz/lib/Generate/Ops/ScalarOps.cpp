//===- ScalarOps.cpp - operations that return scalars ---------------------===//
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

bool generate::emitAffine(ProgramBuilder &p) {
  OpBuilder &b = p.builder;
  Choices &choices = p.choices;
  int64_t number = choices.draw(8), factor = choices.range(1, 3),
          offset = choices.draw(4);
  Value index = p.getIndex(number);
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
    value = p.create<affine::AffineApplyOp>(one, ValueRange{index});
    break;
  case 1:
    value =
        p.create<affine::AffineMinOp>(b.getIndexType(), two, ValueRange{index});
    break;
  default:
    value =
        p.create<affine::AffineMaxOp>(b.getIndexType(), two, ValueRange{index});
  }
  p.addScalar(value);
  return true;
}

bool generate::emitDim(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked)
    return false;
  TrackedTensor source = *picked;
  int64_t dimension = p.choices.draw(source.getRank());
  Value extent = p.create<tensor::DimOp>(source.value, p.getIndex(dimension));
  p.addScalar(extent);
  return true;
}

bool generate::emitExtract(ProgramBuilder &p) {
  const TrackedTensor *picked = p.pickTensor(isNonEmpty);
  if (!picked)
    return false;
  TrackedTensor source = *picked;
  SmallVector<Value> indices;
  for (int64_t extent : source.extents)
    indices.push_back(p.getIndex(p.choices.draw(extent)));
  p.addScalar(p.create<tensor::ExtractOp>(source.value, indices));
  return true;
}
