//===- Encoded.cpp - sizes and shapes in native code, compared --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conditions.h"

#include "padlab/dialect/ShapeEncoding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

static Value getElement(OpBuilder &b, Location loc, Value shape, int64_t i) {
  return tensor::ExtractOp::create(b, loc, shape, cond::index(b, loc, i));
}

static bool isSize(Value value) { return value.getType().isIndex(); }

/// Returns whether an encoded size or shape is invalid, and the code of its
/// error, which means nothing if it is valid.
static std::pair<Value, Value> getCode(OpBuilder &b, Location loc,
                                       Value value) {
  Value code;
  if (isSize(value)) {
    Value first = cond::index(b, loc, encoding::firstInvalidSize);
    code = arith::SubIOp::create(b, loc, first, value);
  } else {
    Value first = cond::index(b, loc, encoding::firstInvalidTag);
    // An empty tensor, which has no tag, is an invalid shape.
    Value length = b.createOrFold<tensor::DimOp>(loc, value, 0);
    Value hasTag = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne,
                                         length, cond::index(b, loc, 0));
    Value tag = cond::ifHolds(
        b, loc, hasTag,
        [&](OpBuilder &b) { return getElement(b, loc, value, 0); }, first);
    code = arith::SubIOp::create(b, loc, tag, first);
  }
  Value isInvalid = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge,
                                          code, cond::index(b, loc, 0));
  return {isInvalid, code};
}

Value padlab::compareEncoded(OpBuilder &b, Location loc, Value actual,
                             Value expected) {
  // Invalid values are equal to each other, whatever their codes are.
  Value lhs = getCode(b, loc, actual).first;
  Value rhs = getCode(b, loc, expected).first;
  return cond::either(b, loc, cond::both(b, loc, lhs, rhs),
                      compareValues(b, loc, actual, expected, /*ulps=*/0));
}

Value padlab::hasEncodedExtents(OpBuilder &b, Location loc, Value shape,
                                ArrayRef<int64_t> extents) {
  // The first word of an encoded shape tells its kind; the extents follow.
  Value length = b.createOrFold<tensor::DimOp>(loc, shape, 0);
  Value sameRank =
      cond::equal(b, loc, length, cond::index(b, loc, extents.size() + 1));
  auto compareWords = [&](OpBuilder &b) {
    Value same = cond::equal(b, loc, getElement(b, loc, shape, 0),
                             cond::index(b, loc, encoding::rankedTag));
    for (auto [dim, extent] : llvm::enumerate(extents)) {
      if (ShapedType::isDynamic(extent))
        continue;
      Value actual = getElement(b, loc, shape, dim + 1);
      same =
          cond::both(b, loc, same,
                     cond::equal(b, loc, actual, cond::index(b, loc, extent)));
    }
    return same;
  };
  return cond::ifHolds(b, loc, sameRank, compareWords,
                       cond::constant(b, loc, false));
}

Value padlab::isEncodedError(OpBuilder &b, Location loc, Value value,
                             std::optional<ArrayRef<int64_t>> codes) {
  auto [isInvalid, code] = getCode(b, loc, value);
  if (!codes)
    return isInvalid;
  Value isAny = cond::constant(b, loc, false);
  for (int64_t wanted : *codes)
    isAny = cond::either(
        b, loc, isAny, cond::equal(b, loc, code, cond::index(b, loc, wanted)));
  return cond::both(b, loc, isInvalid, isAny);
}
