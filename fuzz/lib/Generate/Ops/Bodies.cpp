//===- Bodies.cpp - operations in loops and branches ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"

#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::mayNest(const ProgramBuilder &p) {
  return p.depth < budget::maxDepth;
}

scf::WhileOp generate::createWhile(ProgramBuilder &p, ValueRange inits) {
  OpBuilder &b = p.builder;
  SmallVector<Type> types(TypeRange{inits});
  SmallVector<Location> locations(types.size(), p.location);
  auto loop = p.create<scf::WhileOp>(types, inits);
  OpBuilder::InsertionGuard guard(b);
  for (Region *region : {&loop.getBefore(), &loop.getAfter()})
    b.createBlock(region, region->end(), types, locations);
  return loop;
}

void generate::emitBody(ProgramBuilder &p, unsigned most) {
  ArrayRef<OpEmitter> emitters = getOpEmitters();
  SmallVector<unsigned> weights = p.bodyWeights;
  if (weights.empty())
    for (const OpEmitter &emitter : emitters)
      weights.push_back(emitter.anywhere);
  for (uint64_t count = p.choices.draw(most + 1); count > 0; --count)
    emitters[p.choices.weighted(weights)].emit(p);
}

SmallVector<TrackedTensor, 3> generate::pickCarried(ProgramBuilder &p) {
  SmallVector<TrackedTensor, 3> carried;
  auto isLikeFirst = [&](const TrackedTensor &tensor) {
    return tensor.value.getType() == carried.front().value.getType() &&
           tensor.extents == carried.front().extents;
  };
  for (size_t count = 1 + p.choices.weighted({50, 38, 12}); count > 0;
       --count) {
    bool alike = !carried.empty() && p.choices.chance(70);
    const TrackedTensor *found = p.pickTensor([&](const TrackedTensor &tensor) {
      return p.fits(getNumElements(tensor.extents)) &&
             (!alike || isLikeFirst(tensor));
    });
    if (found)
      carried.push_back(*found);
  }
  return carried;
}

Value generate::pickYield(ProgramBuilder &p, const TrackedTensor &like,
                          Value otherwise) {
  const TrackedTensor *found =
      p.pickMovedTensor([&](const TrackedTensor &tensor) {
        return tensor.extents == like.extents &&
               tensor.getElementType() == like.getElementType() &&
               p.isWritten(tensor.value);
      });
  Value value = found && !p.choices.chance(10) ? found->value : otherwise;
  Type type = like.value.getType();
  if (value.getType() == type)
    return value;
  return p.create<tensor::CastOp>(type, value);
}

Value generate::emitCondition(ProgramBuilder &p) {
  Type i1 = p.builder.getI1Type();
  if (p.scalars.empty() || p.choices.chance(40))
    return p.addScalarArgument(i1);
  ScalarBuilder scalars = p.getScalarBuilder();
  llvm::append_range(scalars.operands, p.scalars);
  return scalars.emit(i1, 1);
}

void generate::emitSliceStep(ProgramBuilder &p, const TrackedTensor &tensor,
                             unsigned dim, OpFoldResult offset, int64_t size) {
  OpBuilder &b = p.builder;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents extents;
  for (auto [i, extent] : llvm::enumerate(tensor.extents)) {
    extents.push_back(i == dim ? size : extent);
    offsets.push_back(i == dim ? offset : OpFoldResult(b.getIndexAttr(0)));
    sizes.push_back(b.getIndexAttr(extents.back()));
    strides.push_back(b.getIndexAttr(1));
  }
  Value slice =
      p.create<tensor::ExtractSliceOp>(tensor.value, offsets, sizes, strides);
  p.add(slice, extents);
  emitBody(p, budget::maxNestedSteps);
  Value part = pickYield(p, {slice, extents}, slice);
  p.add(p.create<tensor::InsertSliceOp>(part, tensor.value, offsets, sizes,
                                        strides),
        tensor.extents);
}
