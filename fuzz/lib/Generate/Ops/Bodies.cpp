//===- Bodies.cpp - what stands in loops and branches -*- C++ -*-===//
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

bool generate::mayNest(const ProgramBuilder &program) {
  return program.depth < budget::maxDepth;
}

scf::WhileOp generate::createWhile(ProgramBuilder &program, ValueRange inits) {
  OpBuilder &b = program.builder;
  SmallVector<Type> types(TypeRange{inits});
  SmallVector<Location> locations(types.size(), program.location);
  auto loop = program.create<scf::WhileOp>(types, inits);
  OpBuilder::InsertionGuard guard(b);
  for (Region *region : {&loop.getBefore(), &loop.getAfter()})
    b.createBlock(region, region->end(), types, locations);
  return loop;
}

void generate::emitBody(ProgramBuilder &program, unsigned most) {
  ArrayRef<OpEmitter> emitters = getOpEmitters();
  SmallVector<unsigned> weights = program.bodyWeights;
  if (weights.empty())
    for (const OpEmitter &emitter : emitters)
      weights.push_back(emitter.anywhere);
  for (uint64_t count = program.choices.draw(most + 1); count > 0; --count)
    emitters[program.choices.weighted(weights)].emit(program);
}

SmallVector<TrackedTensor, 3> generate::pickCarried(ProgramBuilder &program) {
  SmallVector<TrackedTensor, 3> carried;
  auto isLikeFirst = [&](const TrackedTensor &tensor) {
    return tensor.value.getType() == carried.front().value.getType() &&
           tensor.extents == carried.front().extents;
  };
  for (size_t count = 1 + program.choices.weighted({50, 38, 12}); count > 0;
       --count) {
    bool alike = !carried.empty() && program.choices.chance(70);
    const TrackedTensor *found =
        program.pickTensor([&](const TrackedTensor &tensor) {
          return program.fits(getNumElements(tensor.extents)) &&
                 (!alike || isLikeFirst(tensor));
        });
    if (found)
      carried.push_back(*found);
  }
  return carried;
}

Value generate::pickYield(ProgramBuilder &program, const TrackedTensor &like,
                          Value otherwise) {
  const TrackedTensor *found =
      program.pickMovedTensor([&](const TrackedTensor &tensor) {
        return tensor.extents == like.extents &&
               tensor.getElementType() == like.getElementType() &&
               program.isWritten(tensor.value);
      });
  Value value = found && !program.choices.chance(10) ? found->value : otherwise;
  Type type = like.value.getType();
  if (value.getType() == type)
    return value;
  return program.create<tensor::CastOp>(type, value);
}

Value generate::emitCondition(ProgramBuilder &program) {
  Type i1 = program.builder.getI1Type();
  if (program.scalars.empty() || program.choices.chance(40))
    return program.addScalarArgument(i1);
  ScalarBuilder scalars = program.getScalarBuilder();
  llvm::append_range(scalars.operands, program.scalars);
  return scalars.emit(i1, 1);
}

void generate::emitSliceStep(ProgramBuilder &program,
                             const TrackedTensor &tensor, unsigned dim,
                             OpFoldResult offset, int64_t size) {
  OpBuilder &b = program.builder;
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents extents;
  for (auto [i, extent] : llvm::enumerate(tensor.extents)) {
    extents.push_back(i == dim ? size : extent);
    offsets.push_back(i == dim ? offset : OpFoldResult(b.getIndexAttr(0)));
    sizes.push_back(b.getIndexAttr(extents.back()));
    strides.push_back(b.getIndexAttr(1));
  }
  Value slice = program.create<tensor::ExtractSliceOp>(tensor.value, offsets,
                                                       sizes, strides);
  program.add(slice, extents);
  emitBody(program, budget::maxNestedSteps);
  Value part = pickYield(program, {slice, extents}, slice);
  program.add(program.create<tensor::InsertSliceOp>(part, tensor.value, offsets,
                                                    sizes, strides),
              tensor.extents);
}
