//===- Constraints.cpp - constraints and what assumes them -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// The percentage of failing constraints that are kept. It is small because a
/// program stops at such a constraint, and its rest then tests nothing.
static constexpr unsigned failuresKept = 4;

bool generate::emitConstraint(ShapeProgram &program) {
  if (!program.scope.flags.empty() && program.choices.chance(35)) {
    size_t picked = program.choices.draw(program.scope.flags.size());
    TrackedFlag flag = program.scope.flags[picked];
    if (!flag.holds && !program.choices.chance(failuresKept))
      return false;
    Operation *created = program.create(
        "cstr_require", program.getWitnessType(), flag.value,
        program.builder.getNamedAttr(
            "msg", program.builder.getStringAttr("it is required")));
    program.scope.witnesses.push_back(created->getResult(0));
    return true;
  }
  SmallVector<Value> values;
  SmallVector<ShapeValue> known;
  for (const TrackedExtents &shape : program.pickShapes(2, 3)) {
    values.push_back(shape.value);
    known.push_back(shape.known);
  }
  bool isEq = program.choices.chance(30);
  if (isEq && program.choices.chance(60)) {
    // Shapes that were drawn apart are hardly ever equal.
    values.assign(values.size(), values.front());
    known.assign(known.size(), ShapeValue(known.front()));
  }
  bool holds = isEq ? algebra::areEqual(known)
                    : !algebra::broadcast(known, "").isInvalid();
  if (!holds && !program.choices.chance(failuresKept))
    return false;
  Operation *created = program.create(isEq ? "cstr_eq" : "cstr_broadcastable",
                                      program.getWitnessType(), values);
  program.scope.witnesses.push_back(created->getResult(0));
  return true;
}

bool generate::emitWitness(ShapeProgram &program) {
  SmallVector<Value> witnesses;
  for (unsigned count = program.choices.range(1, 3); count > 0; --count)
    witnesses.push_back(program.pickWitness());
  Operation *created =
      program.create("assuming_all", program.getWitnessType(), witnesses);
  program.scope.witnesses.push_back(created->getResult(0));
  return true;
}

namespace {
/// The values that a region yields, and what is known about the results.
class Yielded {
public:
  explicit Yielded(const ShapeScope &inner) : inner(inner) {}

  /// Draws up to three arbitrary values of the region.
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
  void bind(ShapeProgram &program, ValueRange results) const {
    if (size) {
      program.add(results.front(), size->known);
      results = results.drop_front();
    }
    if (shape) {
      program.add(results.front(), shape->known);
      results = results.drop_front();
    }
    if (flag)
      program.scope.flags.push_back({results.front(), flag->holds});
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

bool generate::emitAssuming(ShapeProgram &program) {
  if (program.depth == shapeBudget::maxDepth)
    return false;
  Value witness = program.pickWitness();
  ShapeScope outer = program.scope;
  OpBuilder::InsertPoint after = program.builder.saveInsertionPoint();
  Region body;
  program.builder.createBlock(&body);
  ++program.depth;
  emitShapeSteps(program,
                 program.choices.range(1, shapeBudget::maxNestedSteps));
  --program.depth;
  Yielded yielded(program.scope);
  yielded.draw(program.choices);
  SmallVector<Value> values = yielded.getValues();
  shape::AssumingYieldOp::create(program.builder, program.location, values);
  program.builder.restoreInsertionPoint(after);
  auto assuming =
      shape::AssumingOp::create(program.builder, program.location,
                                TypeRange(ValueRange(values)), witness);
  assuming.getDoRegion().takeBody(body);
  ShapeScope inner = std::move(program.scope);
  program.scope = std::move(outer);
  yielded.bind(program, assuming.getResults());
  return true;
}
