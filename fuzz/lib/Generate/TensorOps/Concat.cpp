//===- Concat.cpp - tensor.concat -------------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::emitTensorConcat(TensorProgram &program) {
  std::optional<TrackedTensor> first = program.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!first)
    return false;
  int64_t dim = program.choices.draw(first->getRank());
  auto fitsFirst = [&](const TrackedTensor &tensor) {
    if (tensor.getElementType() != first->getElementType() ||
        tensor.getRank() != first->getRank())
      return false;
    for (unsigned i = 0; i < first->getRank(); ++i)
      if (i != dim && tensor.extents[i] != first->extents[i])
        return false;
    return true;
  };
  SmallVector<Value> inputs = {first->value};
  Extents extents = first->extents;
  for (unsigned more = program.choices.draw(3); more > 0; --more) {
    const TrackedTensor *found = program.base.pickMovedTensor(fitsFirst);
    TrackedTensor next = *first;
    if (found && program.choices.chance(60)) {
      next = *found;
    } else if (program.choices.chance(60)) {
      next.extents[dim] = program.choices.draw(4);
      next =
          program.base.addTensorArgument(next.extents, first->getElementType());
    }
    inputs.push_back(next.value);
    extents[dim] += next.extents[dim];
  }
  if (!program.fits(extents))
    return false;
  RankedTensorType type =
      tensor::ConcatOp::inferResultType(dim, TypeRange(ValueRange(inputs)));
  SmallVector<int64_t> shape(type.getShape());
  for (auto [extent, size] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(extent) &&
        program.choices.chance(program.base.features.staticClaims))
      extent = size;
  program.add(program.create<tensor::ConcatOp>(type.clone(shape), dim, inputs),
              extents);
  return true;
}
