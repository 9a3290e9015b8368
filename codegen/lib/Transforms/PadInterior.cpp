//===- PadInterior.cpp - what is known of a padded interior ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadInterior.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

/// No memory holds more, and sums of a few of these do not overflow.
static constexpr int64_t maxExtent = int64_t(1) << 60;

namespace {
/// One dimension of a pad. Each step answers whether the program may still be
/// defined.
struct Dimension {
  Known low, high, source, result;
  Known cutLow, cutHigh;
  Known size;

  bool isPossible() const;
  bool deduceExtents();
  bool deduceSize();
};
} // namespace

/// Whether two sources of the same fact agree.
static bool merge(Known &known, Known other) {
  if (!known)
    known = other;
  return !other || *known == *other;
}

static Known sum(Known a, Known b, Known c) {
  return a && b && c ? Known(*a + *b + *c) : std::nullopt;
}

static Known negate(Known a) { return a ? Known(-*a) : std::nullopt; }

/// max(0, a).
static Known clamp(Known a) {
  return a ? Known(std::max<int64_t>(0, *a)) : std::nullopt;
}

bool Dimension::isPossible() const {
  auto isExtent = [](Known extent) {
    return !extent || (*extent >= 0 && *extent <= maxExtent);
  };
  auto isAmount = [](Known amount) {
    return !amount || (*amount >= -maxExtent && *amount <= maxExtent);
  };
  return isExtent(source) && isExtent(result) && isAmount(low) &&
         isAmount(high);
}

bool Dimension::deduceExtents() {
  return merge(result, sum(source, low, high)) &&
         merge(source, sum(result, negate(low), negate(high)));
}

bool Dimension::deduceSize() {
  Known before = clamp(low), after = clamp(high);
  size = sum(source, negate(cutLow), negate(cutHigh));
  if (!merge(size, sum(result, negate(before), negate(after))))
    return false;
  // What fits, if the other end of the box is unknown.
  for (Known room : {sum(result, negate(before), Known(0)),
                     sum(source, negate(cutLow), Known(0))}) {
    if (!room)
      continue;
    if (*room < size.value_or(0))
      return false;
    if (*room == 0)
      size = 0;
  }
  return !size || *size >= 0;
}

static Known getStaticExtent(Type type, unsigned dim) {
  auto shaped = cast<ShapedType>(type);
  return shaped.isDynamicDim(dim) ? std::nullopt
                                  : Known(shaped.getDimSize(dim));
}

/// What the operands say about the trip count of the loop that writes
/// dimension `dim` of the padded value, which is the extent of both.
static bool mergeSourceExtent(linalg::GenericOp producer, OpOperand *init,
                              unsigned dim, Known &extent) {
  if (auto empty = init->get().getDefiningOp<tensor::EmptyOp>())
    if (!merge(extent, getConstantIntValue(empty.getMixedSizes()[dim])))
      return false;
  AffineExpr loop = producer.getMatchingIndexingMap(init).getResult(dim);
  for (OpOperand &operand : producer->getOpOperands()) {
    if (!isa<ShapedType>(operand.get().getType()))
      continue;
    AffineMap map = producer.getMatchingIndexingMap(&operand);
    for (auto [position, expr] : llvm::enumerate(map.getResults()))
      if (expr == loop &&
          !merge(extent, getStaticExtent(operand.get().getType(), position)))
        return false;
  }
  return true;
}

std::optional<KnownInterior> padlab::findKnownInterior(tensor::PadOp pad) {
  auto result = cast<OpResult>(pad.getSource());
  auto producer = cast<linalg::GenericOp>(result.getOwner());
  OpOperand *init = producer.getTiedOpOperand(result);
  bool crop = !isKnownNonNegative(pad);
  KnownInterior interior;
  for (auto [i, low, high] :
       llvm::enumerate(pad.getMixedLowPad(), pad.getMixedHighPad())) {
    Dimension dim;
    dim.low = getConstantIntValue(low);
    dim.high = getConstantIntValue(high);
    dim.result = getStaticExtent(pad.getResultType(), i);
    if (!mergeSourceExtent(producer, init, i, dim.source) ||
        !dim.isPossible() || !dim.deduceExtents())
      return std::nullopt;
    dim.cutLow = crop ? clamp(negate(dim.low)) : Known(0);
    dim.cutHigh = crop ? clamp(negate(dim.high)) : Known(0);
    if (!dim.isPossible() || !dim.deduceSize())
      return std::nullopt;
    interior.sizes.push_back(dim.size);
    interior.resultExtents.push_back(dim.result);
  }
  return interior;
}
