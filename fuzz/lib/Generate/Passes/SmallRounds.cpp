//===- SmallRounds.cpp - loops that go on from round to round -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits loops in which each iteration depends on what the one before has
/// written to a tensor.
///
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/Bodies.h"
#include "../Ops/StructuredOps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static std::optional<TrackedTensor> pickCarriedTensor(ProgramBuilder &program,
                                                      int64_t least) {
  const TrackedTensor *picked =
      program.pickTensor([&](const TrackedTensor &tensor) {
        Type type = tensor.getElementType();
        return tensor.getRank() > 0 && tensor.getRank() < 4 &&
               getNumElements(tensor.extents) > 0 &&
               tensor.extents.front() >= least && isComputed(type);
      });
  if (!picked || program.features.encodings || !mayNest(program) ||
      !program.fits(4 * getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

//===----------------------------------------------------------------------===//
// Rows that follow each other
//===----------------------------------------------------------------------===//

namespace {
/// One row of a tensor, as a slice of the same rank or of one less.
struct Row {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents extents;
  bool isReduced;
};
} // namespace

static Row getRow(ProgramBuilder &program, const Extents &whole, Value number,
                  bool isReduced) {
  OpBuilder &b = program.builder;
  Row row;
  row.isReduced = isReduced;
  for (auto [dim, extent] : llvm::enumerate(whole)) {
    row.offsets.push_back(dim == 0 ? OpFoldResult(number)
                                   : OpFoldResult(b.getIndexAttr(0)));
    row.sizes.push_back(b.getIndexAttr(dim == 0 ? 1 : extent));
    row.strides.push_back(b.getIndexAttr(1));
    if (dim > 0 || !isReduced)
      row.extents.push_back(dim == 0 ? 1 : extent);
  }
  return row;
}

static Value extract(ProgramBuilder &program, Value tensor, const Row &row) {
  auto type = RankedTensorType::get(row.extents,
                                    getElementTypeOrSelf(tensor.getType()));
  return program.create<tensor::ExtractSliceOp>(type, tensor, row.offsets,
                                                row.sizes, row.strides);
}

static Value addNumber(ProgramBuilder &program, Value index, int64_t number) {
  OpBuilder &b = program.builder;
  if (program.choices.chance(60))
    return program.create<affine::AffineApplyOp>(
        AffineMap::get(1, 0, b.getAffineDimExpr(0) + number), index);
  return program.create<arith::AddIOp>(
      index, program.create<arith::ConstantIndexOp>(number));
}

/// Combines each row with the one before or after it. If the tensor that is
/// read is the one that is written, iterations depend on each other.
bool generate::emitRunningRows(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickCarriedTensor(program, 2);
  if (!source)
    return false;
  Choices &choices = program.choices;
  int64_t rows = source->extents.front();
  // The loop's variable is the number of the row that is written, or of the one
  // that is read.
  bool countsWritten = choices.chance(60), isReversed = choices.chance(20);
  bool isReduced = choices.chance(45), readsCarried = choices.chance(80);
  int64_t first = countsWritten != isReversed ? 1 : 0;
  Value init = choices.chance(55) ? source->value
                                  : pickInit(program, source->extents,
                                             source->getElementType(),
                                             /*mustBeReadable=*/true)
                                        .value;
  auto loop = program.create<scf::ForOp>(program.getIndex(first),
                                         program.getIndex(first + rows - 1),
                                         program.getIndex(1), ValueRange(init));
  {
    RegionScope scope(program, loop.getBody());
    Value own = loop.getInductionVar(), carried = loop.getRegionIterArg(0);
    Value other = addNumber(program, own, first == 1 ? -1 : 1);
    auto getPart = [&](Value number) {
      return getRow(program, source->extents, number, isReduced);
    };
    Row written = getPart(countsWritten ? own : other);
    Row read = getPart(countsWritten ? other : own);
    SmallVector<Value> parts = {
        extract(program, readsCarried ? carried : source->value, read)};
    if (choices.chance(50))
      parts.push_back(extract(program, source->value, written));
    parts.push_back(extract(program, carried, written));
    Value next = combineTensors(program, parts, written.extents);
    Value whole = program.create<tensor::InsertSliceOp>(
        next, carried, written.offsets, written.sizes, written.strides);
    program.create<scf::YieldOp>(whole);
  }
  program.add(loop.getResult(0), source->extents);
  return true;
}

//===----------------------------------------------------------------------===//
// Iterations that may be the last
//===----------------------------------------------------------------------===//

/// Emits a condition, such as whether an element of `tensor` is greater than a
/// number.
static Value emitTest(ProgramBuilder &program, Value tensor,
                      const Extents &extents) {
  OpBuilder &b = program.builder;
  SmallVector<Value> place;
  for (int64_t extent : extents)
    place.push_back(
        program.create<arith::ConstantIndexOp>(program.choices.draw(extent)));
  Value element = program.create<tensor::ExtractOp>(tensor, place);
  ScalarBuilder scalars = program.getScalarBuilder();
  scalars.operands = {element};
  Value limit = scalars.makeConstant(element.getType());
  if (isa<FloatType>(element.getType()))
    return program.create<arith::CmpFOp>(arith::CmpFPredicate::OGT, element,
                                         limit);
  if (isa<IntegerType, IndexType>(element.getType()))
    return program.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, element,
                                         limit);
  return scalars.emit(b.getI1Type(), 1);
}

/// Emits the result of one iteration on `tensor`.
static Value emitRound(ProgramBuilder &program, Value tensor,
                       const Extents &extents) {
  program.add(tensor, extents);
  emitBody(program, budget::maxNestedSteps);
  Value next = pickYield(program, {tensor, extents}, tensor);
  if (!program.choices.chance(75))
    return next;
  Value changed = combineTensors(
      program, {next, program.choices.chance(50) ? tensor : next}, extents);
  if (changed.getType() == tensor.getType())
    return changed;
  return program.create<tensor::CastOp>(tensor.getType(), changed);
}

/// Emits a loop that goes on while a test of an element holds, but only for a
/// few rounds.
bool generate::emitIterated(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickCarriedTensor(program, 1);
  if (!source)
    return false;
  OpBuilder &b = program.builder;
  Value zero = program.getConstant(b.getIndexAttr(0));
  Value one = program.getConstant(b.getIndexAttr(1));
  Value most = program.getIndex(program.choices.range(1, 4));
  SmallVector<Value> inits = {zero, source->value};
  scf::WhileOp loop = createWhile(program, inits);
  Block *before = loop.getBeforeBody(), *after = loop.getAfterBody();
  bool worksBefore = program.choices.chance(30);
  {
    RegionScope scope(program, before);
    Value round = before->getArgument(0), tensor = before->getArgument(1);
    if (worksBefore)
      tensor = emitRound(program, tensor, source->extents);
    Value isEarly =
        program.create<arith::CmpIOp>(arith::CmpIPredicate::ult, round, most);
    Value test = emitTest(program, tensor, source->extents);
    Value goesOn = program.create<arith::AndIOp>(isEarly, test);
    program.create<scf::ConditionOp>(goesOn, ValueRange{round, tensor});
  }
  {
    RegionScope scope(program, after);
    Value round = after->getArgument(0), tensor = after->getArgument(1);
    if (!worksBefore || program.choices.chance(30))
      tensor = emitRound(program, tensor, source->extents);
    Value next = program.create<arith::AddIOp>(round, one);
    program.create<scf::YieldOp>(ValueRange{next, tensor});
  }
  program.add(loop.getResult(1), source->extents);
  if (program.choices.chance(50))
    program.addScalar(loop.getResult(0));
  return true;
}

/// Emits a loop whose iterations do nothing any more once a test of an element
/// has held.
bool generate::emitLeavingEarly(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickCarriedTensor(program, 1);
  if (!source || program.depth + 2 > budget::maxDepth)
    return false;
  OpBuilder &b = program.builder;
  Value isDone = program.getConstant(b.getBoolAttr(false));
  auto loop = program.create<scf::ForOp>(
      program.getIndex(0), program.getIndex(program.choices.range(1, 4)),
      program.getIndex(1), ValueRange{source->value, isDone});
  {
    RegionScope scope(program, loop.getBody());
    Value tensor = loop.getRegionIterArg(0), done = loop.getRegionIterArg(1);
    SmallVector<Type> types(loop.getResultTypes());
    auto branch = program.create<scf::IfOp>(types, done,
                                            /*withElseRegion=*/true);
    {
      RegionScope inner(program, branch.thenBlock());
      program.create<scf::YieldOp>(ValueRange{tensor, done});
    }
    {
      RegionScope inner(program, branch.elseBlock());
      Value next = emitRound(program, tensor, source->extents);
      Value test = emitTest(program, next, source->extents);
      program.create<scf::YieldOp>(ValueRange{next, test});
    }
    program.create<scf::YieldOp>(branch.getResults());
  }
  program.add(loop.getResult(0), source->extents);
  return true;
}
