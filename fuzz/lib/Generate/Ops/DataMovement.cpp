//===- DataMovement.cpp - linalg.transpose and linalg.broadcast -*- C++ -*-===//
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

static ArrayRef<int64_t> getShape(const TrackedTensor &tensor) {
  return cast<RankedTensorType>(tensor.value.getType()).getShape();
}

bool generate::emitTranspose(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickSource(
      p, [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!source)
    return false;
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, source->getRank()));
  for (unsigned i = 0; i + 1 < permutation.size(); ++i)
    std::swap(permutation[i],
              permutation[i + p.choices.draw(permutation.size() - i)]);
  Extents extents;
  SmallVector<int64_t, 5> shape;
  for (int64_t dim : permutation) {
    extents.push_back(source->extents[dim]);
    shape.push_back(getShape(*source)[dim]);
  }
  Init init = pickInit(p, extents, source->getElementType(), false);
  Value like = castToShape(p, init.value, shape);
  auto op = p.create<linalg::TransposeOp>(source->value, like, permutation);
  p.add(op->getResult(0), extents);
  return true;
}

bool generate::emitBroadcast(ProgramBuilder &p) {
  std::optional<TrackedTensor> source =
      pickSource(p, [](const TrackedTensor &tensor) {
        return tensor.getRank() < budget::maxRank;
      });
  if (!source)
    return false;
  int64_t dim = p.choices.draw(source->getRank() + 1);
  Extents extents = source->extents;
  extents.insert(extents.begin() + dim, p.choices.range(1, 3));
  if (getNumElements(extents) > p.limits.elements ||
      !p.fits(getNumElements(extents)))
    return false;
  Init init = pickInit(p, extents, source->getElementType(), false);
  SmallVector<int64_t, 5> shape(getShape(*source));
  auto initType = cast<RankedTensorType>(init.value.getType());
  shape.insert(shape.begin() + dim, initType.getDimSize(dim));
  Value like = castToShape(p, init.value, shape);
  auto op = p.create<linalg::BroadcastOp>(source->value, like, dim);
  p.add(op->getResult(0), extents);
  return true;
}
