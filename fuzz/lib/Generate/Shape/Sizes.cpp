//===- Sizes.cpp - operations that make sizes and shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static bool isSmall(const std::optional<SizeValue> &size) {
  return size &&
         (!size->isKnown() || size->getExtent() <= shapeBudget::maxSize);
}

bool generate::emitArithmetic(ShapeProgram &p) {
  TrackedSize lhs = p.pickSize(), rhs = p.pickSize();
  unsigned op = p.choices.weighted({4, 3, 3});
  std::optional<SizeValue> known;
  if (op == 0)
    known = algebra::add(lhs.known, rhs.known);
  else if (op == 1)
    known = algebra::mul(lhs.known, rhs.known);
  else
    known = algebra::div(lhs.known, rhs.known);
  if (!isSmall(known))
    return false;
  static constexpr StringLiteral names[] = {"add", "mul", "div"};
  Type type = p.pickSizeType(*known, lhs.isIndex() && rhs.isIndex());
  Operation *created = p.create(names[op], type, {lhs.value, rhs.value});
  p.add(created->getResult(0), *known);
  return true;
}

/// Emits arithmetic on indices. Unlike sizes, these may be negative.
bool generate::emitIndexArithmetic(ShapeProgram &p) {
  TrackedNumber lhs = p.pickIndex(), rhs = p.pickIndex();
  auto a = static_cast<uint64_t>(lhs.number),
       b = static_cast<uint64_t>(rhs.number);
  unsigned op = p.choices.weighted({4, 4, 3, 1});
  static constexpr StringLiteral names[] = {"add", "mul", "div", "meet"};
  int64_t number = 0;
  if (op == 0)
    number = a + b;
  else if (op == 1)
    number = a * b;
  else if (op == 2) {
    if (rhs.number == 0 || lhs.number == std::numeric_limits<int64_t>::min())
      return false;
    number = llvm::divideFloorSigned(lhs.number, rhs.number);
  } else {
    if (lhs.number != rhs.number)
      return false;
    number = lhs.number;
  }
  Operation *created =
      p.create(names[op], p.builder.getIndexType(), {lhs.value, rhs.value});
  p.addIndex(created->getResult(0), number);
  return true;
}

/// Emits the minimum or maximum of two sizes. (emitShapeMinMax does the same
/// for two shapes, and for a size and a shape.)
bool generate::emitSizeMinMax(ShapeProgram &p) {
  TrackedSize lhs = p.pickSize(), rhs = p.pickSize();
  if (lhs.isIndex() || rhs.isIndex())
    return false;
  bool isMax = p.choices.chance(50);
  SizeValue known = algebra::minOrMax(lhs.known, rhs.known, getChoice(isMax));
  Operation *created =
      p.create(isMax ? "max" : "min", p.getSizeType(), {lhs.value, rhs.value});
  p.add(created->getResult(0), known);
  return true;
}

bool generate::emitSizeMeet(ShapeProgram &p) {
  TrackedSize lhs = p.pickSize(), rhs = p.pickSize();
  if (lhs.isIndex() && rhs.isIndex())
    return false;
  bool says = p.choices.chance(50);
  SizeValue known = algebra::meet(lhs.known, rhs.known,
                                  says ? "sizes must agree"
                                       : "operands contradict each other");
  SmallVector<NamedAttribute> attrs;
  if (says)
    attrs.push_back(p.builder.getNamedAttr(
        "error", p.builder.getStringAttr("sizes must agree")));
  Operation *created = p.create("meet", p.pickSizeType(known, true),
                                {lhs.value, rhs.value}, attrs);
  p.add(created->getResult(0), known);
  return true;
}

bool generate::emitSizeConversion(ShapeProgram &p) {
  TrackedSize size = p.pickSize();
  if (!size.known.isKnown())
    return false;
  bool toIndex = !size.isIndex() || p.choices.chance(20);
  Operation *created =
      toIndex ? p.create("size_to_index", p.builder.getIndexType(), size.value)
              : p.create("index_to_size", p.getSizeType(), size.value);
  p.add(created->getResult(0), size.known);
  return true;
}

bool generate::emitMeasure(ShapeProgram &p) {
  TrackedExtents shape = p.pickShape();
  bool isRank = p.choices.chance(50);
  std::optional<SizeValue> known = isRank
                                       ? algebra::getRank(shape.known)
                                       : algebra::getNumElements(shape.known);
  if (!isSmall(known))
    return false;
  Operation *created =
      p.create(isRank ? "rank" : "num_elements",
               p.pickSizeType(*known, shape.isTensor()), shape.value);
  p.add(created->getResult(0), *known);
  return true;
}

/// Picks a size or an index to be used as a position, which may be out of
/// bounds.
static std::pair<Value, algebra::Position> pickPosition(ShapeProgram &p) {
  if (p.choices.chance(50)) {
    TrackedSize size = p.pickSize();
    return {size.value, algebra::Position::get(size.known)};
  }
  TrackedNumber index = p.pickIndex();
  return {index.value, algebra::Position{std::nullopt, index.number}};
}

bool generate::emitDimension(ShapeProgram &p) {
  auto [position, at] = pickPosition(p);
  bool isSizePosition = !isa<IndexType>(position.getType());
  if (p.choices.chance(30) && !p.isIsolated) {
    TrackedSource source = p.pickSource();
    SizeValue known = algebra::getExtent(ShapeValue::get(source.shape), at);
    Operation *created =
        p.create("dim", p.pickSizeType(known, true), {source.value, position});
    p.add(created->getResult(0), known);
    return true;
  }
  TrackedExtents shape = p.pickShape();
  SizeValue known = algebra::getExtent(shape.known, at);
  Operation *created = p.create(
      "get_extent", p.pickSizeType(known, shape.isTensor() && !isSizePosition),
      {shape.value, position});
  p.add(created->getResult(0), known);
  return true;
}

//===----------------------------------------------------------------------===//
// Shapes of extents
//===----------------------------------------------------------------------===//

bool generate::emitFromExtents(ShapeProgram &p) {
  SmallVector<Value> values;
  SmallVector<SizeValue> extents;
  // Use at least one operand: without any, the custom form of the operation
  // does not parse.
  for (unsigned rank = p.choices.range(1, 4); rank > 0; --rank) {
    TrackedSize size = p.pickSize();
    values.push_back(size.value);
    extents.push_back(size.known);
  }
  Operation *created = p.create("from_extents", p.getShapeType(), values);
  p.add(created->getResult(0), ShapeValue::get(extents));
  return true;
}

bool generate::emitShapeConversion(ShapeProgram &p) {
  TrackedExtents shape = p.pickShape();
  if (shape.isTensor() && p.choices.chance(70)) {
    Operation *created =
        p.create("from_extent_tensor", p.getShapeType(), shape.value);
    p.add(created->getResult(0), shape.known);
    return true;
  }
  if (!shape.known.getKnownExtents())
    return false;
  auto type = RankedTensorType::get(
      {p.choices.chance(70) ? ShapedType::kDynamic : shape.known.getRank()},
      p.builder.getIndexType());
  Operation *created = p.create("to_extent_tensor", type, shape.value);
  p.add(created->getResult(0), shape.known);
  return true;
}

bool generate::emitConcat(ShapeProgram &p) {
  TrackedExtents lhs = p.pickShape(), rhs = p.pickShape();
  ShapeValue known = algebra::concat(lhs.known, rhs.known);
  if (known.getRank() > shapeBudget::maxConcatRank)
    return false;
  Operation *created =
      p.create("concat", p.pickShapeType(known, true), {lhs.value, rhs.value});
  p.add(created->getResult(0), known);
  return true;
}

bool generate::emitSplit(ShapeProgram &p) {
  TrackedExtents shape = p.pickShape();
  auto [position, at] = pickPosition(p);
  // If a shape is unranked, its head gets as many unknown extents as the
  // position says. More than a few of them test nothing new.
  if (shape.known.isUnranked() && std::abs(at.number) > 4)
    return false;
  auto known = algebra::splitAt(shape.known, at);
  if (!known)
    return false;
  Operation *created = p.create("split_at",
                                {p.pickShapeType(known->first, true),
                                 p.pickShapeType(known->second, true)},
                                {shape.value, position});
  p.add(created->getResult(0), known->first);
  p.add(created->getResult(1), known->second);
  return true;
}

bool generate::emitDebugPrint(ShapeProgram &p) {
  if (p.choices.chance(50)) {
    TrackedExtents shape = p.pickShape();
    if (shape.isTensor())
      return false;
    Operation *created = p.create("debug_print", p.getShapeType(), shape.value);
    p.add(created->getResult(0), shape.known);
    return true;
  }
  TrackedSize size = p.pickSize();
  if (size.isIndex())
    return false;
  Operation *created = p.create("debug_print", p.getSizeType(), size.value);
  p.add(created->getResult(0), size.known);
  return true;
}
