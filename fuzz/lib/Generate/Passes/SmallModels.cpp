//===- SmallModels.cpp - layers of neural networks --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits layers of neural networks. Each consists of several structured
/// operations.
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
pickFilled(ProgramBuilder &p, unsigned minRank, unsigned maxRank = 4) {
  const TrackedTensor *picked = p.pickTensor([&](const TrackedTensor &tensor) {
    Type type = tensor.getElementType();
    return tensor.getRank() >= minRank && tensor.getRank() <= maxRank &&
           isNonEmpty(tensor) && isMultiplied(type);
  });
  if (!picked || !p.fits(6 * getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

static TrackedTensor getLast(const ProgramBuilder &p) {
  return p.tensors.back();
}

//===----------------------------------------------------------------------===//
// Normalization
//===----------------------------------------------------------------------===//

/// Emits a reduction of `source` along dimension `dim`.
static TrackedTensor emitReduced(ProgramBuilder &p, const TrackedTensor &source,
                                 unsigned dim) {
  StructuredOp op(source.extents);
  op.iterators[dim] = utils::IteratorType::reduction;
  AffineMap all = op.getIdentity(p.builder);
  op.read(source.value, all);
  addInit(p, op, all.dropResult(dim), /*mustBeReadable=*/true,
          source.getElementType());
  bool isSquared = p.choices.chance(25);
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments) {
    Value value = arguments[0];
    if (isSquared) {
      scalars.operands = {value, value};
      value = scalars.emit(value.getType(), 1);
    }
    return combine(scalars, p.choices, value, arguments[1]);
  };
  buildStructuredOp(p, op, body);
  return getLast(p);
}

/// Emits an elementwise operation on all `sources`. A source with fewer
/// dimensions than the first one lacks dimension `dim`, and is broadcast along
/// it.
static TrackedTensor emitPointwise(ProgramBuilder &p,
                                   ArrayRef<TrackedTensor> sources,
                                   unsigned dim) {
  const TrackedTensor &source = sources.front();
  StructuredOp op(source.extents);
  AffineMap all = op.getIdentity(p.builder);
  for (const TrackedTensor &each : sources)
    op.read(each.value,
            each.getRank() == source.getRank() ? all : all.dropResult(dim));
  addInit(p, op, all, /*mustBeReadable=*/false, source.getElementType());
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments) {
    llvm::append_range(scalars.operands, arguments.drop_back());
    return scalars.emit(source.getElementType(), p.choices.range(1, 3));
  };
  buildStructuredOp(p, op, body);
  return getLast(p);
}

/// Normalizes a tensor as softmax does, with two reductions along a dimension.
static TrackedTensor normalize(ProgramBuilder &p, const TrackedTensor &source) {
  unsigned dim = p.choices.chance(70) ? source.getRank() - 1
                                      : p.choices.draw(source.getRank());
  TrackedTensor most = emitReduced(p, source, dim);
  TrackedTensor shifted = emitPointwise(p, {source, most}, dim);
  TrackedTensor sum = emitReduced(p, shifted, dim);
  if (p.choices.chance(35))
    return emitPointwise(p, {shifted, sum, most}, dim);
  return emitPointwise(p, {shifted, sum}, dim);
}

static bool emitNormalizedRows(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickFilled(p, 1);
  if (!source)
    return false;
  normalize(p, *source);
  return true;
}

//===----------------------------------------------------------------------===//
// Argmax and gather
//===----------------------------------------------------------------------===//

static Value emitGreater(ScalarBuilder &scalars, Value a, Value b) {
  if (isa<FloatType>(a.getType()))
    return scalars.create<arith::CmpFOp>(arith::CmpFPredicate::OGT, a, b);
  return scalars.create<arith::CmpIOp>(arith::CmpIPredicate::sgt, a, b);
}

/// Emits an argmax: the largest of an initial value and the elements along a
/// dimension, and the index of this element. If several elements are the
/// largest, it is the index of the first one; if none is larger than the
/// initial value, it is the initial index.
static bool emitPlaceOfMost(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickFilled(p, 1);
  // Complex numbers have no order.
  if (!source || isa<ComplexType>(source->getElementType()))
    return false;
  unsigned dim = p.choices.draw(source->getRank());
  OpBuilder &b = p.builder;
  Type placeType =
      p.choices.pick<Type>({b.getI32Type(), b.getI64Type(), b.getIndexType()});
  StructuredOp op(source->extents);
  op.iterators[dim] = utils::IteratorType::reduction;
  AffineMap all = op.getIdentity(b);
  op.read(source->value, all);
  Extents rest = applyMap(all.dropResult(dim), op.loops);
  for (Type type : {source->getElementType(), placeType}) {
    op.write(emitFilled(p, p.pickTensorType(rest, type), rest),
             all.dropResult(dim));
  }
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments,
                  Yields &yields) {
    Value place = scalars.create<linalg::IndexOp>(dim);
    if (!placeType.isIndex())
      place = scalars.create<arith::IndexCastOp>(placeType, place);
    Value isMore = emitGreater(scalars, arguments[0], arguments[1]);
    yields.push_back(
        scalars.create<arith::SelectOp>(isMore, arguments[0], arguments[1]));
    yields.push_back(
        scalars.create<arith::SelectOp>(isMore, place, arguments[2]));
  };
  buildStructuredOp(p, op, body);
  return true;
}

/// Emits a structured operation whose body computes the positions that it
/// reads. The operation gathers rows of a table or, if `isResized`, resamples a
/// tensor.
static bool emitReadRows(ProgramBuilder &p, bool isResized) {
  std::optional<TrackedTensor> table = pickFilled(p, 1, 3);
  if (!table)
    return false;
  OpBuilder &b = p.builder;
  Choices &choices = p.choices;
  Extents loops = table->extents;
  loops.front() = choices.range(1, 6);
  unsigned moving = isResized ? choices.draw(loops.size()) : 0;
  if (isResized) {
    loops.front() = table->extents.front();
    loops[moving] = choices.range(1, 2 * table->extents[moving]);
  }
  if (!p.fits(2 * getNumElements(loops)))
    return false;
  StructuredOp op(loops);
  if (!isResized) {
    Type type = choices.pick<Type>({b.getI32Type(), b.getI64Type()});
    op.read(p.addTensorArgument({loops.front()}, type).value,
            AffineMap::get(loops.size(), 0, b.getAffineDimExpr(0)));
  }
  addInit(p, op, op.getIdentity(b), /*mustBeReadable=*/false,
          table->getElementType());
  int64_t scale = choices.range(1, 3), divisor = choices.range(1, 4);
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments) -> Value {
    auto getNumber = [&](int64_t number) -> Value {
      return scalars.create<arith::ConstantIndexOp>(number);
    };
    SmallVector<Value> place;
    for (unsigned i = 0; i < loops.size(); ++i)
      place.push_back(scalars.create<linalg::IndexOp>(i));
    Value &moved = place[moving];
    int64_t extent = table->extents[moving];
    if (isResized) {
      moved = scalars.create<arith::MulIOp>(moved, getNumber(scale));
      moved = scalars.create<arith::DivUIOp>(moved, getNumber(divisor));
      moved = scalars.create<arith::MinUIOp>(moved, getNumber(extent - 1));
    } else {
      moved =
          scalars.create<arith::IndexCastUIOp>(b.getIndexType(), arguments[0]);
      moved = scalars.create<arith::RemUIOp>(moved, getNumber(extent));
    }
    return scalars.create<tensor::ExtractOp>(table->value, place);
  };
  buildStructuredOp(p, op, body);
  return true;
}

static bool emitGatheredRows(ProgramBuilder &p) {
  return emitReadRows(p, /*isResized=*/false);
}
static bool emitResized(ProgramBuilder &p) {
  return emitReadRows(p, /*isResized=*/true);
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

static TrackedTensor emitProduct(ProgramBuilder &p, const TrackedTensor &lhs,
                                 const TrackedTensor &rhs) {
  Extents extents = {lhs.extents[0], rhs.extents[1]};
  Type type = lhs.getElementType();
  Value init = pickInit(p, extents, type, /*mustBeReadable=*/true).value;
  auto product = p.create<linalg::MatmulOp>(TypeRange(init.getType()),
                                            ValueRange{lhs.value, rhs.value},
                                            ValueRange(init));
  p.add(product.getResult(0), extents);
  return getLast(p);
}

static TrackedTensor emitTransposed(ProgramBuilder &p,
                                    const TrackedTensor &source) {
  Extents extents = {source.extents[1], source.extents[0]};
  auto type = cast<RankedTensorType>(source.value.getType());
  Value empty = p.emitEmpty(
      type.clone({type.getDimSize(1), type.getDimSize(0)}), extents);
  auto transposed = p.create<linalg::TransposeOp>(source.value, empty,
                                                  ArrayRef<int64_t>{1, 0});
  p.add(transposed->getResult(0), extents);
  return getLast(p);
}

/// Sets all elements on one side of the diagonal to the same value.
static TrackedTensor emitMasked(ProgramBuilder &p,
                                const TrackedTensor &source) {
  StructuredOp op(source.extents);
  AffineMap all = op.getIdentity(p.builder);
  op.read(source.value, all);
  addInit(p, op, all, /*mustBeReadable=*/false, source.getElementType());
  auto predicate = p.choices.pick<arith::CmpIPredicate>(
      {arith::CmpIPredicate::ule, arith::CmpIPredicate::ult,
       arith::CmpIPredicate::sge});
  auto body = [&](ScalarBuilder &scalars, ValueRange arguments) -> Value {
    Value column = scalars.create<linalg::IndexOp>(1);
    Value row = scalars.create<linalg::IndexOp>(0);
    Value isSeen = scalars.create<arith::CmpIOp>(predicate, column, row);
    Value other = scalars.makeConstant(source.getElementType());
    return scalars.create<arith::SelectOp>(isSeen, arguments[0], other);
  };
  buildStructuredOp(p, op, body);
  return getLast(p);
}

static bool emitAttention(ProgramBuilder &p) {
  Choices &choices = p.choices;
  int64_t rows = choices.range(1, 4), keys = choices.range(1, 4),
          inner = choices.range(1, 4), columns = choices.range(1, 4);
  Type type = p.pickElementType();
  if (!isMultiplied(type))
    type = p.builder.getI32Type();
  if (!p.fits(budget::maxTotalElements / 4))
    return false;
  TrackedTensor query = p.addTensorArgument({rows, inner}, type);
  TrackedTensor key = p.addTensorArgument({keys, inner}, type);
  TrackedTensor scores = emitProduct(p, query, emitTransposed(p, key));
  if (choices.chance(70))
    scores = emitMasked(p, scores);
  if (choices.chance(80))
    scores = normalize(p, scores);
  TrackedTensor value = p.addTensorArgument({keys, columns}, type);
  emitProduct(p, scores, value);
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
