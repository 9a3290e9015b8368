//===- Elementwise.cpp - arithmetic, comparison, selection -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static Type getI1Like(Type type, Builder &b) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.clone(b.getI1Type());
  return b.getI1Type();
}

static standard::CmpIPredicate pickPredicate(Choices &choices) {
  return static_cast<standard::CmpIPredicate>(
      choices.draw(standard::getMaxEnumValForCmpIPredicate() + 1));
}

static bool isInteger(Type element) {
  return isa<IntegerType, IndexType>(element);
}

//===----------------------------------------------------------------------===//
// Operations of one type
//===----------------------------------------------------------------------===//

static Value transformFloat(StdProgram &p, const StdValue &x) {
  auto other = [&] { return p.pickLike(x.getType(), x.extents); };
  switch (p.choices.weighted({3, 3, 2, 2, 1, 1, 1, 2, 1, 1})) {
  case 0:
    return p.create<standard::AddFOp>(x.value, other());
  case 1:
    return p.create<standard::MulFOp>(x.value, other());
  case 2:
    return p.create<standard::NegFOp>(x.value);
  case 3:
    return p.create<standard::AbsFOp>(x.value);
  case 4:
    return p.create<standard::CosOp>(x.value);
  case 5:
    return p.create<standard::ExpOp>(x.value);
  case 6:
    return p.create<standard::TanhOp>(x.value);
  case 7:
    return p.create<standard::CeilFOp>(x.value);
  case 8:
    return p.create<standard::SqrtOp>(x.value);
  default: {
    // Take the sign from a constant: the sign of a computed NaN is unspecified.
    TypedAttr sign = p.builder.getFloatAttr(x.getElementType(),
                                            p.choices.pick({1.0, -1.0, -0.0}));
    return p.create<standard::CopySignOp>(
        x.value, p.makeSplat(x.getType(), x.extents, sign));
  }
  }
}

/// Makes a divisor by changing any value: it is odd and, if `isSigned`,
/// positive.
static Value makeDivisor(StdProgram &p, const StdValue &x, bool isSigned) {
  Type element = x.getElementType();
  unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  auto constant = [&](const APInt &value) {
    return p.makeSplat(x.getType(), x.extents,
                       p.builder.getIntegerAttr(element, value));
  };
  Value divisor = p.pickLike(x.getType(), x.extents);
  if (isSigned)
    divisor = p.create<standard::AndOp>(
        divisor, constant(APInt::getSignedMaxValue(width)));
  return p.create<standard::OrOp>(divisor, constant(APInt(width, 1)));
}

static Value transformInteger(StdProgram &p, const StdValue &x) {
  auto other = [&] { return p.pickLike(x.getType(), x.extents); };
  // Signed division of i1 is left out: the only divisor other than zero is -1,
  // with which the division may overflow.
  bool isBit = x.getElementType().isInteger(1);
  switch (p.choices.weighted(
      {4, 2, 2, 2, isBit ? 0u : 2u, 2, isBit ? 0u : 2u, 2})) {
  case 0:
    return p.create<standard::AddIOp>(x.value, other());
  case 1:
    return p.create<standard::AndOp>(x.value, other());
  case 2:
    return p.create<standard::OrOp>(x.value, other());
  case 3:
    return p.create<standard::XOrOp>(x.value, other());
  case 4:
    return p.create<standard::DivISOp>(x.value, makeDivisor(p, x, true));
  case 5:
    return p.create<standard::DivIUOp>(x.value, makeDivisor(p, x, false));
  case 6:
    return p.create<standard::RemISOp>(x.value, makeDivisor(p, x, true));
  default:
    return p.create<standard::RemIUOp>(x.value, makeDivisor(p, x, false));
  }
}

static Value transformBySelection(StdProgram &p, const StdValue &x) {
  Value condition = p.pickLike(getI1Like(x.getType(), p.builder), x.extents);
  Value other = p.pickLike(x.getType(), x.extents);
  Value first = x.value;
  if (p.choices.chance(50))
    std::swap(first, other);
  return p.create<standard::SelectOp>(condition, first, other);
}

Value generate::transform(StdProgram &p, const StdValue &x) {
  Type element = x.getElementType();
  if (isa<ComplexType>(element) || p.choices.chance(15))
    return transformBySelection(p, x);
  return isInteger(element) ? transformInteger(p, x) : transformFloat(p, x);
}

void generate::emitElementwise(StdProgram &p) {
  StdValue x = p.pickAny();
  for (unsigned i = 0, e = 1 + p.choices.weighted({60, 30, 10}); i < e; ++i)
    x.value = transform(p, x);
  p.add(x.value, x.extents);
}

void generate::emitComparison(StdProgram &p) {
  std::optional<StdValue> x = p.pick(
      [](const StdValue &value) { return isInteger(value.getElementType()); });
  if (!x)
    return emitElementwise(p);
  Value other = p.pickLike(x->getType(), x->extents);
  p.add(p.create<standard::CmpIOp>(pickPredicate(p.choices), x->value, other),
        x->extents);
}
