//===- Pad.cpp - tensor.pad -------------------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

#include "padlab/dialect/LLVMVersion.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
struct Amounts {
  int64_t low, high;
};
} // namespace

/// Picks how many elements to add at both ends of a dimension. A negative
/// number removes elements (if this LLVM allows that), but not more than there
/// are.
static Amounts pickAmounts(Choices &choices, int64_t extent) {
  auto pick = [&](int64_t room) {
    int64_t amount = choices.pick<int64_t>({1, 0, 2, 0, 3, -1, -2, 0});
    return std::max(amount, llvm_version::allowsNegativePadding ? -room : 0);
  };
  int64_t low = pick(extent);
  int64_t high = pick(extent + std::min<int64_t>(low, 0));
  return {low, high};
}

bool generate::emitTensorPad(TensorProgram &p) {
  std::optional<TrackedTensor> source =
      p.pickTensor([](const TrackedTensor &) { return true; });
  if (!source)
    return false;
  SmallVector<OpFoldResult> low, high;
  Extents extents;
  for (int64_t extent : source->extents) {
    Amounts amounts = pickAmounts(p.choices, extent);
    unsigned percent = p.base.features.dynamicPadding;
    low.push_back(p.base.getFoldable(amounts.low, percent));
    high.push_back(p.base.getFoldable(amounts.high, percent));
    extents.push_back(extent + amounts.low + amounts.high);
  }
  if (!p.fits(extents))
    return false;
  Value scalar = p.pickScalar(source->getElementType());
  auto pad = p.create<tensor::PadOp>(Type(), source->value, low, high,
                                     p.choices.chance(p.base.features.nofold));
  {
    OpBuilder::InsertionGuard guard(p.builder);
    SmallVector<Type> types(source->getRank(), p.builder.getIndexType());
    SmallVector<Location> locations(types.size(), p.location);
    Block *body = p.builder.createBlock(&pad.getRegion(), pad.getRegion().end(),
                                        types, locations);
    Value value = emitPointValue(p, source->getElementType(),
                                 body->getArguments(), scalar);
    p.create<tensor::YieldOp>(value);
  }
  p.add(pad.getResult(), extents);
  return true;
}
