//===- Cast.cpp - tensor.cast -*- C++ -*-===//
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

bool generate::emitCast(ProgramBuilder &program) {
  const TrackedTensor *picked = program.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor source = *picked;
  // Each extent becomes static or dynamic; at least one changes.
  auto type = cast<RankedTensorType>(source.value.getType());
  SmallVector<int64_t, 5> shape(type.getShape());
  unsigned always = program.choices.draw(shape.size());
  for (auto [i, extent] : llvm::enumerate(shape))
    if (i == always || program.choices.chance(50))
      extent = ShapedType::isDynamic(extent) ? source.extents[i]
                                             : ShapedType::kDynamic;
  Value result =
      program.create<tensor::CastOp>(type.clone(shape), source.value);
  program.add(result, source.extents);
  return true;
}
