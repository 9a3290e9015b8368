//===- SmallRounds.cpp - loops with dependent iterations --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits loops in which each iteration mostly depends on what earlier
/// iterations have written to a tensor.
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

static std::optional<TrackedTensor> pickCarriedTensor(ProgramBuilder &p,
                                                      int64_t least) {
  const TrackedTensor *picked = p.pickTensor([&](const TrackedTensor &tensor) {
    Type type = tensor.getElementType();
    return tensor.getRank() > 0 && tensor.getRank() < 4 && isNonEmpty(tensor) &&
           tensor.extents.front() >= least && isComputed(type);
  });
  if (!picked || p.features.encodings || !mayNest(p) ||
      !p.fits(4 * getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

//===----------------------------------------------------------------------===//
// Rows that follow each other
//===----------------------------------------------------------------------===//

namespace {
/// One row of a tensor, as a slice. The slice has the rank of the tensor or, if
/// `isReduced`, one less.
struct Row {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents extents;
  bool isReduced;
};
} // namespace

static Row getRow(ProgramBuilder &p, const Extents &whole, Value number,
                  bool isReduced) {
  OpBuilder &b = p.builder;
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

static Value extract(ProgramBuilder &p, Value tensor, const Row &row) {
  auto type = RankedTensorType::get(row.extents,
                                    getElementTypeOrSelf(tensor.getType()));
  return p.create<tensor::ExtractSliceOp>(type, tensor, row.offsets, row.sizes,
                                          row.strides);
}

static Value addNumber(ProgramBuilder &p, Value index, int64_t number) {
  OpBuilder &b = p.builder;
  if (p.choices.chance(60))
    return p.create<affine::AffineApplyOp>(
        AffineMap::get(1, 0, b.getAffineDimExpr(0) + number), index);
  return p.create<arith::AddIOp>(index,
                                 p.create<arith::ConstantIndexOp>(number));
}

/// Combines each row with the row before or after it. If the loop reads the
/// rows of the tensor that it writes, each iteration depends on the one before,
/// unless it reads each row before that row is written.
bool generate::emitRunningRows(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickCarriedTensor(p, 2);
  if (!source)
    return false;
  Choices &choices = p.choices;
  int64_t rows = source->extents.front();
  // The loop's variable is either the number of the row that is written, or
  // that of the row that is read.
  bool countsWritten = choices.chance(60), isReversed = choices.chance(20);
  bool isReduced = choices.chance(45), readsCarried = choices.chance(80);
  int64_t first = countsWritten != isReversed ? 1 : 0;
  Value init = choices.chance(55)
                   ? source->value
                   : pickInit(p, source->extents, source->getElementType(),
                              /*mustBeReadable=*/true)
                         .value;
  auto loop =
      p.create<scf::ForOp>(p.getIndex(first), p.getIndex(first + rows - 1),
                           p.getIndex(1), ValueRange(init));
  {
    RegionScope scope(p, loop.getBody());
    Value own = loop.getInductionVar(), carried = loop.getRegionIterArg(0);
    Value other = addNumber(p, own, first == 1 ? -1 : 1);
    auto getPart = [&](Value number) {
      return getRow(p, source->extents, number, isReduced);
    };
    Row written = getPart(countsWritten ? own : other);
    Row read = getPart(countsWritten ? other : own);
    SmallVector<Value> parts = {
        extract(p, readsCarried ? carried : source->value, read)};
    if (choices.chance(50))
      parts.push_back(extract(p, source->value, written));
    parts.push_back(extract(p, carried, written));
    Value next = combineTensors(p, parts, written.extents);
    Value whole = p.create<tensor::InsertSliceOp>(
        next, carried, written.offsets, written.sizes, written.strides);
    p.create<scf::YieldOp>(whole);
  }
  p.add(loop.getResult(0), source->extents);
  return true;
}

//===----------------------------------------------------------------------===//
// Iterations that may be the last
//===----------------------------------------------------------------------===//

/// Emits a condition that depends on an element of `tensor`, such as whether it
/// is greater than a constant.
static Value emitTest(ProgramBuilder &p, Value tensor, const Extents &extents) {
  OpBuilder &b = p.builder;
  SmallVector<Value> place;
  for (int64_t extent : extents)
    place.push_back(p.create<arith::ConstantIndexOp>(p.choices.draw(extent)));
  Value element = p.create<tensor::ExtractOp>(tensor, place);
  ScalarBuilder scalars = p.getScalarBuilder();
  scalars.operands = {element};
  Value limit = scalars.makeConstant(element.getType());
  if (isa<FloatType>(element.getType()))
    return p.create<arith::CmpFOp>(arith::CmpFPredicate::OGT, element, limit);
  if (isa<IntegerType, IndexType>(element.getType()))
    return p.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, element, limit);
  return scalars.emit(b.getI1Type(), 1);
}

/// Emits the operations of one iteration on `tensor`, and returns the new
/// tensor.
static Value emitRound(ProgramBuilder &p, Value tensor,
                       const Extents &extents) {
  p.add(tensor, extents);
  emitBody(p, budget::maxNestedSteps);
  Value next = pickYield(p, {tensor, extents}, tensor);
  if (!p.choices.chance(75))
    return next;
  Value changed =
      combineTensors(p, {next, p.choices.chance(50) ? tensor : next}, extents);
  if (changed.getType() == tensor.getType())
    return changed;
  return p.create<tensor::CastOp>(tensor.getType(), changed);
}

/// Emits a loop that continues while a test of an element is true, but for at
/// most a few iterations.
bool generate::emitIterated(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickCarriedTensor(p, 1);
  if (!source)
    return false;
  OpBuilder &b = p.builder;
  Value zero = p.getConstant(b.getIndexAttr(0));
  Value one = p.getConstant(b.getIndexAttr(1));
  Value most = p.getIndex(p.choices.range(1, 4));
  SmallVector<Value> inits = {zero, source->value};
  scf::WhileOp loop = createWhile(p, inits);
  Block *before = loop.getBeforeBody(), *after = loop.getAfterBody();
  bool worksBefore = p.choices.chance(30);
  {
    RegionScope scope(p, before);
    Value round = before->getArgument(0), tensor = before->getArgument(1);
    if (worksBefore)
      tensor = emitRound(p, tensor, source->extents);
    Value isEarly =
        p.create<arith::CmpIOp>(arith::CmpIPredicate::ult, round, most);
    Value test = emitTest(p, tensor, source->extents);
    Value goesOn = p.create<arith::AndIOp>(isEarly, test);
    p.create<scf::ConditionOp>(goesOn, ValueRange{round, tensor});
  }
  {
    RegionScope scope(p, after);
    Value round = after->getArgument(0), tensor = after->getArgument(1);
    if (!worksBefore || p.choices.chance(30))
      tensor = emitRound(p, tensor, source->extents);
    Value next = p.create<arith::AddIOp>(round, one);
    p.create<scf::YieldOp>(ValueRange{next, tensor});
  }
  p.add(loop.getResult(1), source->extents);
  if (p.choices.chance(50))
    p.addScalar(loop.getResult(0));
  return true;
}

/// Emits a loop that tests an element in each iteration. Once the test has been
/// true, the iterations do nothing any more.
bool generate::emitLeavingEarly(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickCarriedTensor(p, 1);
  if (!source || p.depth + 2 > budget::maxDepth)
    return false;
  OpBuilder &b = p.builder;
  Value isDone = p.getConstant(b.getBoolAttr(false));
  auto loop =
      p.create<scf::ForOp>(p.getIndex(0), p.getIndex(p.choices.range(1, 4)),
                           p.getIndex(1), ValueRange{source->value, isDone});
  {
    RegionScope scope(p, loop.getBody());
    Value tensor = loop.getRegionIterArg(0), done = loop.getRegionIterArg(1);
    SmallVector<Type> types(loop.getResultTypes());
    auto branch = p.create<scf::IfOp>(types, done,
                                      /*withElseRegion=*/true);
    {
      RegionScope inner(p, branch.thenBlock());
      p.create<scf::YieldOp>(ValueRange{tensor, done});
    }
    {
      RegionScope inner(p, branch.elseBlock());
      Value next = emitRound(p, tensor, source->extents);
      Value test = emitTest(p, next, source->extents);
      p.create<scf::YieldOp>(ValueRange{next, test});
    }
    p.create<scf::YieldOp>(branch.getResults());
  }
  p.add(loop.getResult(0), source->extents);
  return true;
}
