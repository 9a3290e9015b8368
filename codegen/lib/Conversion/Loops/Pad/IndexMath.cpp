//===- IndexMath.cpp - index arithmetic that folds ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexMath.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace padlab;

OpFoldResult IndexMath::number(int64_t value) {
  return builder.getIndexAttr(value);
}

Value IndexMath::get(OpFoldResult index) {
  if (auto value = dyn_cast<Value>(index))
    return value;
  int64_t number = *getConstantIntValue(index);
  Value &constant = constants[number];
  if (!constant) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&entry);
    constant = arith::ConstantIndexOp::create(builder, *loc, number);
  }
  return constant;
}

OpFoldResult IndexMath::add(OpFoldResult lhs, OpFoldResult rhs) {
  std::optional<int64_t> l = getConstantIntValue(lhs);
  std::optional<int64_t> r = getConstantIntValue(rhs);
  if (l && r)
    return number(*l + *r);
  if (l == 0)
    return rhs;
  if (r == 0)
    return lhs;
  return arith::AddIOp::create(builder, *loc, get(lhs), get(rhs)).getResult();
}

OpFoldResult IndexMath::sub(OpFoldResult lhs, OpFoldResult rhs) {
  std::optional<int64_t> l = getConstantIntValue(lhs);
  std::optional<int64_t> r = getConstantIntValue(rhs);
  if (l && r)
    return number(*l - *r);
  if (r == 0)
    return lhs;
  return arith::SubIOp::create(builder, *loc, get(lhs), get(rhs)).getResult();
}

OpFoldResult IndexMath::mul(OpFoldResult lhs, OpFoldResult rhs) {
  std::optional<int64_t> l = getConstantIntValue(lhs);
  std::optional<int64_t> r = getConstantIntValue(rhs);
  if (l && r)
    return number(*l * *r);
  if (l == 0 || r == 0)
    return number(0);
  if (l == 1)
    return rhs;
  if (r == 1)
    return lhs;
  return arith::MulIOp::create(builder, *loc, get(lhs), get(rhs)).getResult();
}

OpFoldResult IndexMath::divide(OpFoldResult lhs, OpFoldResult rhs) {
  std::optional<int64_t> l = getConstantIntValue(lhs);
  std::optional<int64_t> r = getConstantIntValue(rhs);
  if (l && r)
    return number(*l / *r);
  if (r == 1)
    return lhs;
  return arith::DivSIOp::create(builder, *loc, get(lhs), get(rhs)).getResult();
}

std::optional<bool> IndexMath::getKnown(OpFoldResult condition) {
  if (auto known =
          dyn_cast_if_present<BoolAttr>(dyn_cast<Attribute>(condition)))
    return known.getValue();
  return std::nullopt;
}

OpFoldResult IndexMath::equal(OpFoldResult lhs, OpFoldResult rhs) {
  std::optional<int64_t> l = getConstantIntValue(lhs);
  std::optional<int64_t> r = getConstantIntValue(rhs);
  if (l && r)
    return builder.getBoolAttr(*l == *r);
  return arith::CmpIOp::create(builder, *loc, arith::CmpIPredicate::eq,
                               get(lhs), get(rhs))
      .getResult();
}

OpFoldResult IndexMath::atMost(OpFoldResult lhs, OpFoldResult rhs) {
  std::optional<int64_t> l = getConstantIntValue(lhs);
  std::optional<int64_t> r = getConstantIntValue(rhs);
  if (l && r)
    return builder.getBoolAttr(*l <= *r);
  return arith::CmpIOp::create(builder, *loc, arith::CmpIPredicate::sle,
                               get(lhs), get(rhs))
      .getResult();
}

OpFoldResult IndexMath::both(OpFoldResult lhs, OpFoldResult rhs) {
  if (std::optional<bool> known = getKnown(lhs))
    return *known ? rhs : lhs;
  if (std::optional<bool> known = getKnown(rhs))
    return *known ? lhs : rhs;
  return arith::AndIOp::create(builder, *loc, cast<Value>(lhs),
                               cast<Value>(rhs))
      .getResult();
}

OpFoldResult IndexMath::either(OpFoldResult lhs, OpFoldResult rhs) {
  if (std::optional<bool> known = getKnown(lhs))
    return *known ? lhs : rhs;
  if (std::optional<bool> known = getKnown(rhs))
    return *known ? rhs : lhs;
  return arith::OrIOp::create(builder, *loc, cast<Value>(lhs), cast<Value>(rhs))
      .getResult();
}

OpFoldResult IndexMath::select(OpFoldResult condition, OpFoldResult yes,
                               OpFoldResult no) {
  if (std::optional<bool> known = getKnown(condition))
    return *known ? yes : no;
  if (yes == no)
    return yes;
  return arith::SelectOp::create(builder, *loc, cast<Value>(condition),
                                 get(yes), get(no))
      .getResult();
}
