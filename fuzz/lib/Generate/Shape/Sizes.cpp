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

bool generate::emitArithmetic(ShapeProgram &program) {
  TrackedSize lhs = program.pickSize(), rhs = program.pickSize();
  unsigned op = program.choices.weighted({4, 3, 3});
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
  Type type = program.pickSizeType(*known, lhs.isIndex() && rhs.isIndex());
  Operation *created = program.create(names[op], type, {lhs.value, rhs.value});
  program.add(created->getResult(0), *known);
  return true;
}

/// Emits arithmetic on indices, which may be negative, unlike sizes.
bool generate::emitIndexArithmetic(ShapeProgram &program) {
  TrackedNumber lhs = program.pickIndex(), rhs = program.pickIndex();
  auto a = static_cast<uint64_t>(lhs.number),
       b = static_cast<uint64_t>(rhs.number);
  unsigned op = program.choices.weighted({4, 4, 3, 1});
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
  Operation *created = program.create(names[op], program.builder.getIndexType(),
                                      {lhs.value, rhs.value});
  program.addIndex(created->getResult(0), number);
  return true;
}

/// Emits the minimum or maximum of two sizes. (emitShapeMinMax emits that of
/// shapes, and of a size and a shape.)
bool generate::emitSizeMinMax(ShapeProgram &program) {
  TrackedSize lhs = program.pickSize(), rhs = program.pickSize();
  if (lhs.isIndex() || rhs.isIndex())
    return false;
  bool isMax = program.choices.chance(50);
  SizeValue known = algebra::minOrMax(lhs.known, rhs.known, getChoice(isMax));
  Operation *created = program.create(
      isMax ? "max" : "min", program.getSizeType(), {lhs.value, rhs.value});
  program.add(created->getResult(0), known);
  return true;
}

bool generate::emitSizeMeet(ShapeProgram &program) {
  TrackedSize lhs = program.pickSize(), rhs = program.pickSize();
  if (lhs.isIndex() && rhs.isIndex())
    return false;
  bool says = program.choices.chance(50);
  SizeValue known = algebra::meet(lhs.known, rhs.known,
                                  says ? "sizes must agree"
                                       : "operands contradict each other");
  SmallVector<NamedAttribute> attrs;
  if (says)
    attrs.push_back(program.builder.getNamedAttr(
        "error", program.builder.getStringAttr("sizes must agree")));
  Operation *created = program.create("meet", program.pickSizeType(known, true),
                                      {lhs.value, rhs.value}, attrs);
  program.add(created->getResult(0), known);
  return true;
}

bool generate::emitSizeConversion(ShapeProgram &program) {
  TrackedSize size = program.pickSize();
  if (!size.known.isKnown())
    return false;
  bool toIndex = !size.isIndex() || program.choices.chance(20);
  Operation *created =
      toIndex
          ? program.create("size_to_index", program.builder.getIndexType(),
                           size.value)
          : program.create("index_to_size", program.getSizeType(), size.value);
  program.add(created->getResult(0), size.known);
  return true;
}

bool generate::emitMeasure(ShapeProgram &program) {
  TrackedExtents shape = program.pickShape();
  bool isRank = program.choices.chance(50);
  std::optional<SizeValue> known = isRank
                                       ? algebra::getRank(shape.known)
                                       : algebra::getNumElements(shape.known);
  if (!isSmall(known))
    return false;
  Operation *created = program.create(
      isRank ? "rank" : "num_elements",
      program.pickSizeType(*known, shape.isTensor()), shape.value);
  program.add(created->getResult(0), *known);
  return true;
}

/// Picks a size or an index as a position, which may be out of bounds.
static std::pair<Value, algebra::Position> pickPosition(ShapeProgram &program) {
  if (program.choices.chance(50)) {
    TrackedSize size = program.pickSize();
    return {size.value, algebra::Position::get(size.known)};
  }
  TrackedNumber index = program.pickIndex();
  return {index.value, algebra::Position{std::nullopt, index.number}};
}

bool generate::emitDimension(ShapeProgram &program) {
  auto [position, at] = pickPosition(program);
  bool isSizePosition = !isa<IndexType>(position.getType());
  if (program.choices.chance(30) && !program.isIsolated) {
    TrackedSource source = program.pickSource();
    SizeValue known = algebra::getExtent(ShapeValue::get(source.shape), at);
    Operation *created = program.create(
        "dim", program.pickSizeType(known, true), {source.value, position});
    program.add(created->getResult(0), known);
    return true;
  }
  TrackedExtents shape = program.pickShape();
  SizeValue known = algebra::getExtent(shape.known, at);
  Operation *created = program.create(
      "get_extent",
      program.pickSizeType(known, shape.isTensor() && !isSizePosition),
      {shape.value, position});
  program.add(created->getResult(0), known);
  return true;
}

//===----------------------------------------------------------------------===//
// Shapes of extents
//===----------------------------------------------------------------------===//

bool generate::emitFromExtents(ShapeProgram &program) {
  SmallVector<Value> values;
  SmallVector<SizeValue> extents;
  // Without any operand the operation has no custom form that parses.
  for (unsigned rank = program.choices.range(1, 4); rank > 0; --rank) {
    TrackedSize size = program.pickSize();
    values.push_back(size.value);
    extents.push_back(size.known);
  }
  Operation *created =
      program.create("from_extents", program.getShapeType(), values);
  program.add(created->getResult(0), ShapeValue::get(extents));
  return true;
}

bool generate::emitShapeConversion(ShapeProgram &program) {
  TrackedExtents shape = program.pickShape();
  if (shape.isTensor() && program.choices.chance(70)) {
    Operation *created = program.create("from_extent_tensor",
                                        program.getShapeType(), shape.value);
    program.add(created->getResult(0), shape.known);
    return true;
  }
  if (!shape.known.getKnownExtents())
    return false;
  auto type = RankedTensorType::get({program.choices.chance(70)
                                         ? ShapedType::kDynamic
                                         : shape.known.getRank()},
                                    program.builder.getIndexType());
  Operation *created = program.create("to_extent_tensor", type, shape.value);
  program.add(created->getResult(0), shape.known);
  return true;
}

bool generate::emitConcat(ShapeProgram &program) {
  TrackedExtents lhs = program.pickShape(), rhs = program.pickShape();
  ShapeValue known = algebra::concat(lhs.known, rhs.known);
  if (known.getRank() > shapeBudget::maxConcatRank)
    return false;
  Operation *created = program.create(
      "concat", program.pickShapeType(known, true), {lhs.value, rhs.value});
  program.add(created->getResult(0), known);
  return true;
}

bool generate::emitSplit(ShapeProgram &program) {
  TrackedExtents shape = program.pickShape();
  Value position;
  algebra::Position at;
  if (program.choices.chance(50)) {
    TrackedSize size = program.pickSize();
    position = size.value;
    at = algebra::Position::get(size.known);
  } else {
    TrackedNumber index = program.pickIndex();
    position = index.value;
    at.number = index.number;
  }
  // The head of an unranked shape gets as many unknown extents as the position
  // says: more than a few test nothing new.
  if (shape.known.isUnranked() && std::abs(at.number) > 4)
    return false;
  auto known = algebra::splitAt(shape.known, at);
  if (!known)
    return false;
  Operation *created =
      program.create("split_at",
                     {program.pickShapeType(known->first, true),
                      program.pickShapeType(known->second, true)},
                     {shape.value, position});
  program.add(created->getResult(0), known->first);
  program.add(created->getResult(1), known->second);
  return true;
}

bool generate::emitDebugPrint(ShapeProgram &program) {
  if (program.choices.chance(50)) {
    TrackedExtents shape = program.pickShape();
    if (shape.isTensor())
      return false;
    Operation *created =
        program.create("debug_print", program.getShapeType(), shape.value);
    program.add(created->getResult(0), shape.known);
    return true;
  }
  TrackedSize size = program.pickSize();
  if (size.isIndex())
    return false;
  Operation *created =
      program.create("debug_print", program.getSizeType(), size.value);
  program.add(created->getResult(0), size.known);
  return true;
}
