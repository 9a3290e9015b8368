//===- VectorElements.cpp - vectors as their elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorElements.h"

#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::expand;

int64_t expand::linearize(ArrayRef<int64_t> index, ArrayRef<int64_t> shape) {
  int64_t place = 0;
  for (auto [i, extent] : llvm::zip_equal(index, shape))
    place = place * extent + i;
  return place;
}

void expand::forEachPoint(ArrayRef<int64_t> shape,
                          llvm::function_ref<void(ArrayRef<int64_t>)> visit) {
  SmallVector<int64_t> point(shape.size(), 0);
  if (isEmptyBox(shape))
    return;
  do
    visit(point);
  while (nextIndex(point, shape));
}

ArrayRef<int64_t> expand::getShape(Value value) {
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    return vector.getShape();
  return {};
}

/// Extracts the elements right after the definition of `vector`, so that they
/// dominate all its uses.
Elements Expander::extractAll(Value vector) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfterValue(vector);
  Elements elements;
  DenseElementsAttr constant;
  if (matchPattern(vector, m_Constant(&constant))) {
    for (TypedAttr element : constant.getValues<TypedAttr>())
      elements.push_back(create<arith::ConstantOp>(element));
    return elements;
  }
  forEachPoint(getShape(vector), [&](ArrayRef<int64_t> point) {
    elements.push_back(create<vector::ExtractOp>(vector, point));
  });
  return elements;
}

Elements Expander::get(Value value) {
  if (!isa<VectorType>(value.getType()))
    return {value};
  auto [it, isNew] = known.try_emplace(value);
  if (isNew)
    it->second = extractAll(value);
  return it->second;
}

void Expander::set(Value result, Elements elements) {
  if (isa<VectorType>(result.getType()))
    known[result] = std::move(elements);
  else
    result.replaceAllUsesWith(elements.front());
}

Value Expander::build(VectorType type, ArrayRef<Value> elements) {
  Value vector = makeZero(type);
  size_t next = 0;
  forEachPoint(type.getShape(), [&](ArrayRef<int64_t> point) {
    Value element = elements[next++];
    // Upstream's folder of an insertion mistakes a poison constant for a
    // number, so poison is not inserted.
    if (!element.getDefiningOp<ub::PoisonOp>())
      vector = create<vector::InsertOp>(element, vector, point);
  });
  return vector;
}

Value Expander::makeIndex(int64_t number) {
  return create<arith::ConstantIndexOp>(number);
}

Value Expander::makeZero(Type type) {
  return create<arith::ConstantOp>(b.getZeroAttr(type));
}

Value Expander::select(Value condition, Value value, Value other) {
  return condition ? create<arith::SelectOp>(condition, value, other) : value;
}

Value Expander::both(Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return lhs ? lhs : rhs;
  return create<arith::AndIOp>(lhs, rhs);
}

Value Expander::combine(vector::CombiningKind kind, Value lhs, Value rhs) {
  using Kind = vector::CombiningKind;
  bool isFloat = isa<FloatType>(lhs.getType());
  switch (kind) {
  case Kind::ADD:
    return isFloat ? Value(create<arith::AddFOp>(lhs, rhs))
                   : Value(create<arith::AddIOp>(lhs, rhs));
  case Kind::MUL:
    return isFloat ? Value(create<arith::MulFOp>(lhs, rhs))
                   : Value(create<arith::MulIOp>(lhs, rhs));
  case Kind::MINUI:
    return create<arith::MinUIOp>(lhs, rhs);
  case Kind::MINSI:
    return create<arith::MinSIOp>(lhs, rhs);
  case Kind::MAXUI:
    return create<arith::MaxUIOp>(lhs, rhs);
  case Kind::MAXSI:
    return create<arith::MaxSIOp>(lhs, rhs);
  case Kind::AND:
    return create<arith::AndIOp>(lhs, rhs);
  case Kind::OR:
    return create<arith::OrIOp>(lhs, rhs);
  case Kind::XOR:
    return create<arith::XOrIOp>(lhs, rhs);
  case Kind::MINNUMF:
    return create<arith::MinNumFOp>(lhs, rhs);
  case Kind::MAXNUMF:
    return create<arith::MaxNumFOp>(lhs, rhs);
  case Kind::MINIMUMF:
    return create<arith::MinimumFOp>(lhs, rhs);
  case Kind::MAXIMUMF:
    return create<arith::MaximumFOp>(lhs, rhs);
  }
  llvm_unreachable("a kind that the enumeration does not have");
}
