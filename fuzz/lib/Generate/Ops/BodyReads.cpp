//===- BodyReads.cpp - tensor.extract in structured operations --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Emits an index less than `extent`: a loop's index (at times shifted), a
/// constant, or an element of an operand. An index or element that may be out
/// of bounds is reduced to a remainder.
static Value emitCoordinate(ProgramBuilder &p, const StructuredOp &op,
                            ScalarBuilder &scalars, int64_t extent) {
  Choices &choices = p.choices;
  OpBuilder &b = scalars.builder;
  auto makeConstant = [&](int64_t number) -> Value {
    return scalars.create<arith::ConstantIndexOp>(number);
  };
  enum { Loop, Bounded, Constant, Element };
  unsigned kind = choices.weighted({55, 15, 15, 15});
  if (op.loops.empty() && kind <= Bounded)
    kind = Constant;
  Value from;
  if (kind == Element)
    for (Value operand : scalars.operands)
      if (operand.getType().isSignlessInteger())
        from = scalars.create<arith::IndexCastUIOp>(b.getIndexType(), operand);
  if (kind <= Bounded) {
    unsigned loop = choices.draw(op.loops.size());
    from = scalars.create<linalg::IndexOp>(loop);
    if (kind == Loop && op.loops[loop] <= extent) {
      int64_t room = extent - op.loops[loop];
      if (room == 0 || choices.chance(50))
        return from;
      return scalars.create<arith::AddIOp>(
          from, makeConstant(choices.draw(room + 1)));
    }
  }
  if (!from)
    return makeConstant(choices.draw(extent));
  return scalars.create<arith::RemUIOp>(from, makeConstant(extent));
}

void generate::addRead(ProgramBuilder &p, const StructuredOp &op,
                       ScalarBuilder &scalars) {
  if (!p.choices.chance(p.features.readsInBody))
    return;
  const TrackedTensor *found = p.pickTensor(isNonEmpty);
  if (!found)
    return;
  SmallVector<Value> position;
  for (int64_t extent : found->extents)
    position.push_back(emitCoordinate(p, op, scalars, extent));
  scalars.operands.push_back(
      scalars.create<tensor::ExtractOp>(found->value, position));
}
