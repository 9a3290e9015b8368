//===- Constraints.cpp - constraints and shape.assuming ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// The percentage of failing constraints that are kept. It is small, because a
/// program stops at a failing constraint, so that the rest of the program tests
/// nothing.
static constexpr unsigned failuresKept = 4;

bool generate::emitConstraint(ShapeProgram &p) {
  if (!p.scope.flags.empty() && p.choices.chance(35)) {
    size_t picked = p.choices.draw(p.scope.flags.size());
    TrackedFlag flag = p.scope.flags[picked];
    if (!flag.holds && !p.choices.chance(failuresKept))
      return false;
    Operation *created =
        p.create("cstr_require", p.getWitnessType(), flag.value,
                 p.builder.getNamedAttr(
                     "msg", p.builder.getStringAttr("it is required")));
    p.scope.witnesses.push_back(created->getResult(0));
    return true;
  }
  SmallVector<Value> values;
  SmallVector<ShapeValue> known;
  for (const TrackedExtents &shape : p.pickShapes(2, 3)) {
    values.push_back(shape.value);
    known.push_back(shape.known);
  }
  bool isEq = p.choices.chance(30);
  if (isEq && p.choices.chance(60)) {
    // Shapes that were drawn independently are hardly ever equal.
    values.assign(values.size(), values.front());
    known.assign(known.size(), ShapeValue(known.front()));
  }
  bool holds = isEq ? algebra::areEqual(known)
                    : !algebra::broadcast(known, "").isInvalid();
  if (!holds && !p.choices.chance(failuresKept))
    return false;
  Operation *created = p.create(isEq ? "cstr_eq" : "cstr_broadcastable",
                                p.getWitnessType(), values);
  p.scope.witnesses.push_back(created->getResult(0));
  return true;
}

bool generate::emitWitness(ShapeProgram &p) {
  SmallVector<Value> witnesses;
  for (unsigned count = p.choices.range(1, 3); count > 0; --count)
    witnesses.push_back(p.pickWitness());
  Operation *created = p.create("assuming_all", p.getWitnessType(), witnesses);
  p.scope.witnesses.push_back(created->getResult(0));
  return true;
}

namespace {
/// The values that a region yields, with what is known about them.
class Yielded {
public:
  explicit Yielded(const ShapeScope &inner) : inner(inner) {}

  /// Draws up to three values of the region: a size, a shape and a flag.
  void draw(Choices &choices) {
    size = take(choices, inner.sizes);
    shape = take(choices, inner.shapes);
    flag = take(choices, inner.flags);
  }
  SmallVector<Value> getValues() const {
    SmallVector<Value> values;
    if (size)
      values.push_back(size->value);
    if (shape)
      values.push_back(shape->value);
    if (flag)
      values.push_back(flag->value);
    return values;
  }
  void bind(ShapeProgram &p, ValueRange results) const {
    if (size) {
      p.add(results.front(), size->known);
      results = results.drop_front();
    }
    if (shape) {
      p.add(results.front(), shape->known);
      results = results.drop_front();
    }
    if (flag)
      p.scope.flags.push_back({results.front(), flag->holds});
  }

private:
  template <typename T>
  static std::optional<T> take(Choices &choices, const std::vector<T> &values) {
    if (values.empty() || choices.chance(40))
      return std::nullopt;
    return values[values.size() - 1 -
                  choices.draw(std::min<size_t>(values.size(), 4))];
  }
  const ShapeScope &inner;
  std::optional<TrackedSize> size;
  std::optional<TrackedExtents> shape;
  std::optional<TrackedFlag> flag;
};
} // namespace

bool generate::emitAssuming(ShapeProgram &p) {
  if (p.depth == shapeBudget::maxDepth)
    return false;
  Value witness = p.pickWitness();
  ShapeScope outer = p.scope;
  OpBuilder::InsertPoint after = p.builder.saveInsertionPoint();
  Region body;
  p.builder.createBlock(&body);
  ++p.depth;
  emitShapeSteps(p, p.choices.range(1, shapeBudget::maxNestedSteps));
  --p.depth;
  Yielded yielded(p.scope);
  yielded.draw(p.choices);
  SmallVector<Value> values = yielded.getValues();
  shape::AssumingYieldOp::create(p.builder, p.location, values);
  p.builder.restoreInsertionPoint(after);
  auto assuming = shape::AssumingOp::create(
      p.builder, p.location, TypeRange(ValueRange(values)), witness);
  assuming.getDoRegion().takeBody(body);
  ShapeScope inner = std::move(p.scope);
  p.scope = std::move(outer);
  yielded.bind(p, assuming.getResults());
  return true;
}
