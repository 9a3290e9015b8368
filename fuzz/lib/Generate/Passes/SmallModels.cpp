//===- SmallModels.cpp - what frontends lower to -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Layers of models, as several structured operations that belong together.
///
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/NamedOps.h"
#include "../Ops/StructuredOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using Yields = SmallVectorImpl<Value>;

static std::optional<TrackedTensor>
pickFilled(ProgramBuilder &program, unsigned minRank, unsigned maxRank = 4) {
  const TrackedTensor *picked =
      program.pickTensor([&](const TrackedTensor &tensor) {
        Type type = tensor.getElementType();
        return tensor.getRank() >= minRank && tensor.getRank() <= maxRank &&
               getNumElements(tensor.extents) > 0 && isMultiplied(type);
      });
  if (!picked || !program.fits(6 * getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

static AffineMap getIdentity(ProgramBuilder &program, unsigned rank) {
  return program.builder.getMultiDimIdentityMap(rank);
}

/// The result that an operation just made.
static TrackedTensor getLast(const ProgramBuilder &program) {
  return program.tensors.back();
}

//===----------------------------------------------------------------------===//
// Normalization
//===----------------------------------------------------------------------===//

/// Reduces dimension `dim` of `source`.
static TrackedTensor emitReduced(ProgramBuilder &program,
                                 const TrackedTensor &source, unsigned dim) {
  StructuredOp op(source.extents);
  op.iterators[dim] = utils::IteratorType::reduction;
  AffineMap all = getIdentity(program, source.getRank());
  op.inputs.push_back(source.value);
  op.inputMaps.push_back(all);
  op.initMaps.push_back(all.dropResult(dim));
  op.initExtents.push_back(applyMap(op.initMaps.front(), op.loops));
  op.inits.push_back(pickInit(program, op.initExtents.front(),
                              source.getElementType(),
                              /*mustBeReadable=*/true)
                         .value);
  bool isSquared = program.choices.chance(25);
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments,
                  Yields &yields) {
    Value value = arguments[0];
    if (isSquared) {
      scalars.operands = {value, value};
      value = scalars.emit(value.getType(), 1);
    }
    yields.push_back(combine(scalars, program.choices, value, arguments[1]));
  };
  buildStructuredOp(program, op, body);
  return getLast(program);
}

/// Each element of `source`, with those of the others: of all dimensions, or
/// of all but `dim`.
static TrackedTensor emitPointwise(ProgramBuilder &program,
                                   ArrayRef<TrackedTensor> sources,
                                   unsigned dim) {
  const TrackedTensor &source = sources.front();
  StructuredOp op(source.extents);
  AffineMap all = getIdentity(program, source.getRank());
  for (const TrackedTensor &each : sources) {
    op.inputs.push_back(each.value);
    op.inputMaps.push_back(
        each.getRank() == source.getRank() ? all : all.dropResult(dim));
  }
  Init init = pickInit(program, source.extents, source.getElementType(),
                       /*mustBeReadable=*/false);
  op.inits.push_back(init.value);
  op.initMaps.push_back(all);
  op.initExtents.push_back(source.extents);
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments,
                  Yields &yields) {
    llvm::append_range(scalars.operands, arguments.drop_back());
    yields.push_back(
        scalars.emit(source.getElementType(), program.choices.range(1, 3)));
  };
  buildStructuredOp(program, op, body);
  return getLast(program);
}

/// As softmax does it: by what is found along a dimension, twice.
static TrackedTensor normalize(ProgramBuilder &program,
                               const TrackedTensor &source) {
  unsigned dim = program.choices.chance(70)
                     ? source.getRank() - 1
                     : program.choices.draw(source.getRank());
  TrackedTensor most = emitReduced(program, source, dim);
  TrackedTensor shifted = emitPointwise(program, {source, most}, dim);
  TrackedTensor sum = emitReduced(program, shifted, dim);
  if (program.choices.chance(35))
    return emitPointwise(program, {shifted, sum, most}, dim);
  return emitPointwise(program, {shifted, sum}, dim);
}

static bool emitNormalizedRows(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickFilled(program, 1);
  if (!source)
    return false;
  normalize(program, *source);
  return true;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

static Value emitGreater(ScalarBuilder &scalars, Value a, Value b) {
  OpBuilder &builder = scalars.getBuilder();
  Location loc = a.getLoc();
  if (isa<FloatType>(a.getType()))
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGT, a, b);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt, a, b);
}

/// The largest element along a dimension, and where the first of them is.
static bool emitPlaceOfMost(ProgramBuilder &program) {
  std::optional<TrackedTensor> source = pickFilled(program, 1);
  if (!source)
    return false;
  unsigned dim = program.choices.draw(source->getRank());
  OpBuilder &b = program.builder;
  Type placeType = program.choices.pick<Type>(
      {b.getI32Type(), b.getI64Type(), b.getIndexType()});
  StructuredOp op(source->extents);
  op.iterators[dim] = utils::IteratorType::reduction;
  AffineMap all = getIdentity(program, source->getRank());
  op.inputs.push_back(source->value);
  op.inputMaps.push_back(all);
  Extents rest = applyMap(all.dropResult(dim), op.loops);
  for (Type type : {source->getElementType(), placeType}) {
    op.initMaps.push_back(all.dropResult(dim));
    op.initExtents.push_back(rest);
    op.inits.push_back(
        emitFilled(program, program.pickTensorType(rest, type), rest));
  }
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments,
                  Yields &yields) {
    OpBuilder &inner = scalars.getBuilder();
    Location loc = program.location;
    Value place = linalg::IndexOp::create(inner, loc, dim);
    if (!placeType.isIndex())
      place = arith::IndexCastOp::create(inner, loc, placeType, place);
    Value isMore = emitGreater(scalars, arguments[0], arguments[1]);
    yields.push_back(arith::SelectOp::create(inner, loc, isMore, arguments[0],
                                             arguments[1]));
    yields.push_back(
        arith::SelectOp::create(inner, loc, isMore, place, arguments[2]));
  };
  buildStructuredOp(program, op, body);
  return true;
}

/// Rows of a table, or what is left where it is resized: at places that the
/// body computes.
static bool emitReadRows(ProgramBuilder &program, bool isResized) {
  std::optional<TrackedTensor> table = pickFilled(program, 1, 3);
  if (!table)
    return false;
  OpBuilder &b = program.builder;
  Choices &choices = program.choices;
  Extents loops = table->extents;
  loops.front() = choices.range(1, 6);
  unsigned moving = isResized ? choices.draw(loops.size()) : 0;
  if (isResized) {
    loops.front() = table->extents.front();
    loops[moving] = choices.range(1, 2 * table->extents[moving]);
  }
  if (!program.fits(2 * getNumElements(loops)))
    return false;
  StructuredOp op(loops);
  AffineMap all = getIdentity(program, loops.size());
  if (!isResized) {
    Type type = choices.pick<Type>({b.getI32Type(), b.getI64Type()});
    op.inputs.push_back(program.addTensorArgument({loops.front()}, type).value);
    op.inputMaps.push_back(
        AffineMap::get(loops.size(), 0, b.getAffineDimExpr(0)));
  }
  op.inits.push_back(pickInit(program, loops, table->getElementType(),
                              /*mustBeReadable=*/false)
                         .value);
  op.initMaps.push_back(all);
  op.initExtents.push_back(loops);
  int64_t scale = choices.range(1, 3), divisor = choices.range(1, 4);
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments,
                  Yields &yields) {
    OpBuilder &inner = scalars.getBuilder();
    Location loc = program.location;
    auto getNumber = [&](int64_t number) -> Value {
      return arith::ConstantIndexOp::create(inner, loc, number);
    };
    SmallVector<Value> place;
    for (unsigned i = 0; i < loops.size(); ++i)
      place.push_back(linalg::IndexOp::create(inner, loc, i));
    Value &moved = place[moving];
    int64_t extent = table->extents[moving];
    if (isResized) {
      moved = arith::MulIOp::create(inner, loc, moved, getNumber(scale));
      moved = arith::DivUIOp::create(inner, loc, moved, getNumber(divisor));
      moved = arith::MinUIOp::create(inner, loc, moved, getNumber(extent - 1));
    } else {
      moved = arith::IndexCastUIOp::create(inner, loc, inner.getIndexType(),
                                           arguments[0]);
      moved = arith::RemUIOp::create(inner, loc, moved, getNumber(extent));
    }
    yields.push_back(
        tensor::ExtractOp::create(inner, loc, table->value, place));
  };
  buildStructuredOp(program, op, body);
  return true;
}

static bool emitGatheredRows(ProgramBuilder &program) {
  return emitReadRows(program, /*isResized=*/false);
}
static bool emitResized(ProgramBuilder &program) {
  return emitReadRows(program, /*isResized=*/true);
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

static TrackedTensor emitProduct(ProgramBuilder &program,
                                 const TrackedTensor &lhs,
                                 const TrackedTensor &rhs) {
  Extents extents = {lhs.extents[0], rhs.extents[1]};
  Type type = lhs.getElementType();
  Value init = pickInit(program, extents, type, /*mustBeReadable=*/true).value;
  auto product = linalg::MatmulOp::create(
      program.builder, program.location, TypeRange(init.getType()),
      ValueRange{lhs.value, rhs.value}, ValueRange(init));
  program.add(product.getResult(0), extents);
  return getLast(program);
}

static TrackedTensor emitTransposed(ProgramBuilder &program,
                                    const TrackedTensor &source) {
  Extents extents = {source.extents[1], source.extents[0]};
  auto type = cast<RankedTensorType>(source.value.getType());
  Value empty = program.emitEmpty(
      type.clone({type.getDimSize(1), type.getDimSize(0)}), extents);
  auto transposed =
      linalg::TransposeOp::create(program.builder, program.location,
                                  source.value, empty, ArrayRef<int64_t>{1, 0});
  program.add(transposed->getResult(0), extents);
  return getLast(program);
}

/// One value above the diagonal.
static TrackedTensor emitMasked(ProgramBuilder &program,
                                const TrackedTensor &source) {
  StructuredOp op(source.extents);
  AffineMap all = getIdentity(program, 2);
  op.inputs.push_back(source.value);
  op.inputMaps.push_back(all);
  op.inits.push_back(pickInit(program, source.extents, source.getElementType(),
                              /*mustBeReadable=*/false)
                         .value);
  op.initMaps.push_back(all);
  op.initExtents.push_back(source.extents);
  auto predicate = program.choices.pick<arith::CmpIPredicate>(
      {arith::CmpIPredicate::ule, arith::CmpIPredicate::ult,
       arith::CmpIPredicate::sge});
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments,
                  Yields &yields) {
    OpBuilder &inner = scalars.getBuilder();
    Location loc = program.location;
    Value column = linalg::IndexOp::create(inner, loc, 1);
    Value row = linalg::IndexOp::create(inner, loc, 0);
    Value isSeen = arith::CmpIOp::create(inner, loc, predicate, column, row);
    Value other = scalars.makeConstant(source.getElementType());
    yields.push_back(
        arith::SelectOp::create(inner, loc, isSeen, arguments[0], other));
  };
  buildStructuredOp(program, op, body);
  return getLast(program);
}

static bool emitAttention(ProgramBuilder &program) {
  Choices &choices = program.choices;
  int64_t rows = choices.range(1, 4), keys = choices.range(1, 4),
          inner = choices.range(1, 4), columns = choices.range(1, 4);
  Type type = program.pickElementType();
  if (!isMultiplied(type))
    type = program.builder.getI32Type();
  if (!program.fits(budget::maxTotalElements / 4))
    return false;
  TrackedTensor query = program.addTensorArgument({rows, inner}, type);
  TrackedTensor key = program.addTensorArgument({keys, inner}, type);
  TrackedTensor scores =
      emitProduct(program, query, emitTransposed(program, key));
  if (choices.chance(70))
    scores = emitMasked(program, scores);
  if (choices.chance(80))
    scores = normalize(program, scores);
  TrackedTensor value = program.addTensorArgument({keys, columns}, type);
  emitProduct(program, scores, value);
  return true;
}

llvm::ArrayRef<SmallForm> generate::getSmallModels() {
  static constexpr SmallForm forms[] = {
      {"normalized rows", emitNormalizedRows},
      {"place of the most", emitPlaceOfMost},
      {"gathered rows", emitGatheredRows},
      {"resized", emitResized},
      {"attention", emitAttention},
  };
  return forms;
}
