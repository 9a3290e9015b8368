//===- Combining.cpp - operations that combine shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeProgram.h"

#include "padlab/dialect/ShapeMessages.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// Several shapes: their values in the program, and what is known about them.
struct Operands {
  explicit Operands(ArrayRef<TrackedExtents> shapes) {
    for (const TrackedExtents &shape : shapes) {
      values.push_back(shape.value);
      known.push_back(shape.known);
      allTensors &= shape.isTensor();
    }
  }
  SmallVector<Value> values;
  SmallVector<ShapeValue> known;
  bool allTensors = true;
};
} // namespace

/// Returns the error text of an operation: `otherwise`, or a drawn text, which
/// is then added to `attrs`.
static StringRef drawError(ShapeProgram &p, StringRef otherwise,
                           SmallVectorImpl<NamedAttribute> &attrs) {
  if (p.choices.chance(50))
    return otherwise;
  StringRef text = p.choices.pick<StringRef>(
      {"shapes must agree", "requires rank 2 operands", "a \"quoted\" text"});
  attrs.push_back(
      p.builder.getNamedAttr("error", p.builder.getStringAttr(text)));
  return text;
}

bool generate::emitBroadcast(ShapeProgram &p) {
  Operands operands(p.pickShapes(1, 3));
  SmallVector<NamedAttribute> attrs;
  StringRef error = drawError(p, messages::notBroadcastable, attrs);
  ShapeValue known = algebra::broadcast(operands.known, error);
  Operation *created =
      p.create("broadcast", p.pickShapeType(known, operands.allTensors),
               operands.values, attrs);
  p.add(created->getResult(0), known);
  return true;
}

bool generate::emitShapeMeet(ShapeProgram &p) {
  Operands operands(p.pickShapes(2, 2));
  SmallVector<NamedAttribute> attrs;
  StringRef error = drawError(p, messages::contradiction, attrs);
  ShapeValue known = algebra::meet(operands.known[0], operands.known[1], error);
  // The verifier refuses static extent tensors of different ranks, and an
  // extent tensor can only hold known extents.
  Type lhs = operands.values[0].getType(), rhs = operands.values[1].getType();
  if (operands.allTensors && (lhs != rhs || !known.getKnownExtents()))
    return false;
  Type type = operands.allTensors ? lhs : p.pickShapeType(known, true);
  Operation *created = p.create("meet", type, operands.values, attrs);
  p.add(created->getResult(0), known);
  return true;
}

bool generate::emitAny(ShapeProgram &p) {
  Operands operands(p.pickShapes(1, 3));
  std::optional<ShapeValue> known = algebra::any(operands.known);
  if (!known)
    return false;
  Operation *created =
      p.create("any", p.pickShapeType(*known, true), operands.values);
  p.add(created->getResult(0), *known);
  return true;
}

/// Emits the minimum or maximum of a size and a shape. Its result is an invalid
/// size.
static void emitMixed(ShapeProgram &p, StringRef name, const TrackedSize &size,
                      const TrackedExtents &shape) {
  bool sizeFirst = p.choices.chance(50);
  StringRef message = messages::mixedOperands;
  if (size.known.isInvalid() && (sizeFirst || !shape.known.isInvalid()))
    message = size.known.getMessage();
  else if (shape.known.isInvalid())
    message = shape.known.getMessage();
  SmallVector<Value> operands = {size.value, shape.value};
  if (!sizeFirst)
    std::swap(operands[0], operands[1]);
  Operation *created = p.create(name, p.getSizeType(), operands);
  p.add(created->getResult(0), SizeValue::invalid(message));
}

bool generate::emitShapeMinMax(ShapeProgram &p) {
  Operands operands(p.pickShapes(2, 2));
  bool isMax = p.choices.chance(50);
  StringRef name = isMax ? "max" : "min";
  for (Value value : operands.values)
    if (isa<TensorType>(value.getType()))
      return false;
  if (p.choices.chance(8)) {
    TrackedSize size = p.pickSize();
    if (size.isIndex())
      return false;
    emitMixed(p, name, size, {operands.values[0], operands.known[0]});
    return true;
  }
  ShapeValue known =
      algebra::minOrMax(operands.known[0], operands.known[1], getChoice(isMax));
  Operation *created = p.create(name, p.getShapeType(), operands.values);
  p.add(created->getResult(0), known);
  return true;
}

bool generate::emitPredicate(ShapeProgram &p) {
  Operands operands(p.pickShapes(1, 3));
  bool isEq = p.choices.chance(50);
  bool holds = isEq ? algebra::areEqual(operands.known)
                    : !algebra::broadcast(operands.known, "").isInvalid();
  Operation *created = p.create(isEq ? "shape_eq" : "is_broadcastable",
                                p.builder.getI1Type(), operands.values);
  p.scope.flags.push_back({created->getResult(0), holds});
  return true;
}
