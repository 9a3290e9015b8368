//===- Control.cpp - scf.if, scf.for, arith.select, affine -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"

#include "../../Generate/Ops/StructuredOps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Another tensor of the same type and extents, or the same.
static Value pickLike(ProgramBuilder &program, const TrackedTensor &like) {
  const TrackedTensor *found =
      program.pickTensor([&](const TrackedTensor &candidate) {
        return candidate.value.getType() == like.value.getType() &&
               candidate.extents == like.extents &&
               candidate.value != like.value;
      });
  return found ? found->value : like.value;
}

static Value emitCondition(ProgramBuilder &program) {
  Type i1 = program.builder.getI1Type();
  if (program.scalars.empty() || program.choices.chance(30))
    return program.addScalarArgument(i1);
  ScalarBuilder scalars = program.getScalarBuilder();
  llvm::append_range(scalars.operands, program.scalars);
  return scalars.emit(i1, 1);
}

/// Overwrites all of `tensor`, in a branch.
static Value emitFilledLike(ProgramBuilder &program, OpBuilder &builder,
                            Value tensor) {
  ScalarBuilder scalars(program.choices, builder, program.location,
                        program.features.specialValues);
  Value value = scalars.makeConstant(getElementTypeOrSelf(tensor.getType()));
  return linalg::FillOp::create(builder, program.location, value, tensor)
      .getResult(0);
}

bool mutate::emitIf(ProgramBuilder &program) {
  std::optional<TrackedTensor> picked = pickCopyable(program, 0);
  if (!picked)
    return false;
  Value condition = emitCondition(program);
  Value other = pickLike(program, *picked);
  bool fill = other == picked->value || program.choices.chance(50);
  auto branch = [&](Value value, bool fill) {
    return [&program, value, fill](OpBuilder &builder, Location location) {
      scf::YieldOp::create(builder, location,
                           fill ? emitFilledLike(program, builder, value)
                                : value);
    };
  };
  auto op =
      scf::IfOp::create(program.builder, program.location, condition,
                        branch(picked->value, false), branch(other, fill));
  program.add(op.getResult(0), picked->extents);
  return true;
}

/// Changes one element of each row in turn.
bool mutate::emitFor(ProgramBuilder &program) {
  std::optional<TrackedTensor> picked = pickCopyable(program, 1);
  if (!picked)
    return false;
  OpBuilder &b = program.builder;
  unsigned dim = program.choices.draw(picked->getRank());
  Value zero = program.getConstant(b.getIndexAttr(0));
  Value end = program.getIndex(picked->extents[dim]);
  Value step = program.getConstant(b.getIndexAttr(program.choices.range(1, 2)));
  auto loop = scf::ForOp::create(
      b, program.location, zero, end, step, ValueRange{picked->value},
      [&](OpBuilder &builder, Location location, Value i, ValueRange carried) {
        SmallVector<Value> indices(picked->getRank(), zero);
        indices[dim] = i;
        Type type = picked->getElementType();
        ScalarBuilder scalars(program.choices, builder, location,
                              program.features.specialValues);
        llvm::append_range(scalars.operands, program.scalars);
        scalars.operands.push_back(i);
        scalars.operands.push_back(
            tensor::ExtractOp::create(builder, location, carried[0], indices));
        Value value = scalars.emit(type, 1);
        Value changed = tensor::InsertOp::create(builder, location, value,
                                                 carried[0], indices);
        scf::YieldOp::create(builder, location, changed);
      });
  program.add(loop.getResult(0), picked->extents);
  return true;
}

bool mutate::emitSelect(ProgramBuilder &program) {
  std::optional<TrackedTensor> picked = pickCopyable(program, 0);
  if (!picked)
    return false;
  Value condition = emitCondition(program);
  program.add(arith::SelectOp::create(program.builder, program.location,
                                      condition, picked->value,
                                      pickLike(program, *picked)),
              picked->extents);
  return true;
}

bool mutate::emitAffine(ProgramBuilder &program) {
  OpBuilder &b = program.builder;
  Choices &choices = program.choices;
  int64_t number = choices.draw(8), factor = choices.range(1, 3),
          offset = choices.draw(4);
  Value index = program.getIndex(number);
  AffineExpr d = b.getAffineDimExpr(0);
  AffineExpr expr = choices.pick<AffineExpr>(
      {d * factor + offset, d.floorDiv(factor) + offset,
       d.ceilDiv(factor) + offset, d % factor + offset});
  AffineExpr constant = b.getAffineConstantExpr(offset);
  AffineMap one = AffineMap::get(1, 0, expr);
  AffineMap two = AffineMap::get(1, 0, {expr, constant}, b.getContext());
  Value value;
  switch (choices.draw(3)) {
  case 0:
    value = affine::AffineApplyOp::create(b, program.location, one,
                                          ValueRange{index});
    break;
  case 1:
    value = affine::AffineMinOp::create(b, program.location, b.getIndexType(),
                                        two, ValueRange{index});
    break;
  default:
    value = affine::AffineMaxOp::create(b, program.location, b.getIndexType(),
                                        two, ValueRange{index});
  }
  program.addScalar(value);
  return true;
}
