//===- Shapes.cpp - operations that make shapes of extents -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

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
