//===- Ops.cpp - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "../Drawing.h"
#include "../TensorOps/TensorProgram.h"
#include "../Transforms/Payload.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<OpEmitter> padlab::generate::getOpEmitters() {
  constexpr unsigned generic = Structured | Generics | Chains;
  constexpr unsigned named = Structured | NamedOps | Chains;
#define PADLAB_OP(...) {__VA_ARGS__},
#define PADLAB_TENSOR_OP(FUNCTION, ...) {onTensors<FUNCTION>, __VA_ARGS__},
  static constexpr OpEmitter emitters[] = {
#include "Ops.def"
  };
  return emitters;
}

llvm::SmallVector<unsigned>
padlab::generate::drawOpWeights(Choices &choices, const Features &features,
                                unsigned OpEmitter::*weight) {
  constexpr unsigned usualControl = 20;
  llvm::SmallVector<unsigned> weights =
      drawWeights(choices, getOpEmitters(), /*favour=*/4, weight);
  for (auto [emitter, drawn] : llvm::zip_equal(getOpEmitters(), weights))
    if (emitter.isControl)
      drawn = drawn * features.control / usualControl;
  return weights;
}

std::optional<TrackedTensor> padlab::generate::pickCopyable(ProgramBuilder &p,
                                                            unsigned minRank) {
  const TrackedTensor *picked = p.pickTensor([&](const TrackedTensor &tensor) {
    return tensor.getRank() >= minRank && isNonEmpty(tensor);
  });
  if (!picked || !p.fits(getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}
