//===- Control.cpp - TOSA's control flow ----------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Makes a condition: an argument, or the only element of a slice of a tensor
/// of booleans.
static Value makeTosaCondition(TosaProgram &p) {
  Type type = p.builder.getI1Type();
  // The verifier permits every rank, but upstream's conversion makes invalid IR
  // unless the rank is 0 (tosa-condition-of-rank-one). In such a program other
  // defects cannot show, so that most conditions have rank 0.
  Extents extents(p.choices.chance(17) ? 1 : 0, 1);
  auto source = p.pick([](const TosaTensor &t) { return t.isBool(); });
  if (!source)
    return p.addArgument(RankedTensorType::get(extents, type));
  SmallVector<int64_t> start, size(source->getRank(), 1);
  for (int64_t extent : source->extents)
    start.push_back(p.choices.draw(extent));
  Value element =
      p.create<tosa::SliceOp>(RankedTensorType::get(size, type), source->value,
                              p.makeShape(start), p.makeShape(size));
  return p.create<tosa::ReshapeOp>(RankedTensorType::get(extents, type),
                                   element, p.makeShape(extents));
}

/// Fills a branch with a few steps. It yields a tensor with the type of `base`,
/// which may be one of the inputs. Returns the range of the yielded elements.
static TosaRange fillTosaBranch(TosaProgram &p, Region &region,
                                const TosaTensor &base,
                                ArrayRef<TosaTensor> inputs) {
  OpBuilder::InsertionGuard guard(p.builder);
  Block *block = p.builder.createBlock(&region);
  std::vector<TosaTensor> outside = p.tensors;
  for (const TosaTensor &input : inputs)
    p.tensors.push_back({block->addArgument(input.value.getType(), p.location),
                         input.extents, input.range});
  for (uint64_t count = p.choices.draw(4); count > 0; --count)
    p.choices.pick(getTosaEmitters()).emit(p);
  TosaTensor yielded = *p.pick([&](const TosaTensor &t) {
    return t.value.getType() == base.value.getType() &&
           t.extents == base.extents;
  });
  // At times reverse the yielded tensor. Otherwise both branches would often
  // yield the same tensor, because few operations keep the type.
  if (p.choices.chance(50))
    yielded.value = p.create<tosa::ReverseOp>(
        yielded.value.getType(), yielded.value,
        static_cast<uint32_t>(p.choices.draw(yielded.getRank())));
  p.create<tosa::YieldOp>(yielded.value);
  p.tensors = std::move(outside);
  return yielded.range;
}

void generate::emitTosaConditional(TosaProgram &p) {
  // Upstream's conversion does not support a conditional inside of a branch.
  if (isa<tosa::IfOp>(p.builder.getInsertionBlock()->getParentOp()))
    return;
  TosaTensor base = p.pickAny();
  // A branch can use tensors that are defined outside of it, or get them as
  // inputs.
  SmallVector<TosaTensor> inputs;
  for (uint64_t count = p.choices.draw(3); count > 0; --count)
    inputs.push_back(p.pickAny());
  auto values = llvm::map_to_vector(
      inputs, [](const TosaTensor &input) { return input.value; });
  auto op = p.create<tosa::IfOp>(TypeRange(base.value.getType()),
                                 makeTosaCondition(p), values);
  TosaRange range = fillTosaBranch(p, op.getThenGraph(), base, inputs);
  range = range.join(fillTosaBranch(p, op.getElseGraph(), base, inputs));
  p.tensors.push_back({op.getResult(0), base.extents, range});
}
