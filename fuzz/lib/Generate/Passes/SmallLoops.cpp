//===- SmallLoops.cpp - loops that passes rewrite ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallForms.h"

#include "../Ops/Bodies.h"
#include "../Ops/StructuredOps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {
/// A slice of a tensor that is the same in each iteration.
struct Subset {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  Extents extents;
};
} // namespace

static Subset pickSubset(ProgramBuilder &p, const Extents &whole) {
  Choices &choices = p.choices;
  OpBuilder &b = p.builder;
  unsigned dynamic = p.features.dynamicExtents / 2;
  Subset subset;
  for (int64_t extent : whole) {
    int64_t stride = choices.pick<int64_t>({1, 1, 1, 2});
    int64_t size = 1 + choices.draw((extent - 1) / stride + 1);
    int64_t room = extent - 1 - (size - 1) * stride;
    subset.offsets.push_back(p.getFoldable(choices.draw(room + 1), dynamic));
    subset.sizes.push_back(b.getIndexAttr(size));
    subset.strides.push_back(b.getIndexAttr(stride));
    subset.extents.push_back(size);
  }
  return subset;
}

/// Extracts the slice from `tensor`, changes it, and inserts it again.
static Value emitSubsetStep(ProgramBuilder &p, Value tensor,
                            const Subset &subset) {
  Value part = p.create<tensor::ExtractSliceOp>(tensor, subset.offsets,
                                                subset.sizes, subset.strides);
  Type element = getElementTypeOrSelf(tensor.getType());
  Value other = p.choices.chance(50)
                    ? part
                    : p.addTensorArgument(subset.extents, element).value;
  Value next = combineTensors(p, {other, part}, subset.extents);
  return p.create<tensor::InsertSliceOp>(next, tensor, subset.offsets,
                                         subset.sizes, subset.strides);
}

static std::optional<TrackedTensor> pickWhole(ProgramBuilder &p,
                                              unsigned minRank) {
  const TrackedTensor *picked = p.pickTensor([&](const TrackedTensor &tensor) {
    return tensor.getRank() >= minRank && isNonEmpty(tensor) &&
           isComputed(tensor.getElementType());
  });
  if (!picked || !p.fits(4 * getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

bool generate::emitSubsetLoop(ProgramBuilder &p) {
  std::optional<TrackedTensor> whole = pickWhole(p, 1);
  if (!mayNest(p) || !whole)
    return false;
  Choices &choices = p.choices;
  SmallVector<Subset> subsets;
  for (unsigned i = 0, e = 1 + choices.weighted({60, 30, 10}); i < e; ++i)
    subsets.push_back(i > 0 && choices.chance(30)
                          ? subsets.front()
                          : pickSubset(p, whole->extents));
  SmallVector<Value> inits(1 + choices.weighted({75, 25}), whole->value);
  Value begin = p.getIndex(0), one = p.getIndex(1);
  Value end = p.getIndex(choices.weighted({20, 20, 35, 25}));
  auto loop = p.create<scf::ForOp>(begin, end, one, inits);
  {
    RegionScope scope(p, loop.getBody());
    SmallVector<Value> carried(loop.getRegionIterArgs());
    for (Value argument : carried)
      p.add(argument, whole->extents);
    for (const Subset &subset : subsets) {
      Value &tensor = carried[choices.draw(carried.size())];
      tensor = emitSubsetStep(p, tensor, subset);
    }
    // At times add an operation that reads the whole tensor.
    if (choices.chance(25))
      carried.front() =
          combineTensors(p, {carried.back(), carried.front()}, whole->extents);
    if (carried.size() > 1 && choices.chance(20))
      std::swap(carried.front(), carried.back());
    p.create<scf::YieldOp>(carried);
  }
  for (Value result : loop.getResults())
    p.add(result, whole->extents);
  return true;
}

/// Emits operations on a slice of `source` whose size depends on the iteration.
/// The slice is padded and combined with `carried`, or a filled tensor of this
/// size is inserted into `carried`.
static Value emitSizedPart(ProgramBuilder &p, const TrackedTensor &source,
                           Value carried, Value size, int64_t extent) {
  Choices &choices = p.choices;
  OpBuilder &b = p.builder;
  auto type = cast<RankedTensorType>(carried.getType());
  unsigned rank = source.getRank();
  SmallVector<OpFoldResult> zeros(rank, b.getIndexAttr(0)),
      ones(rank, b.getIndexAttr(1)), sizes, high(rank, b.getIndexAttr(0));
  for (int64_t each : source.extents)
    sizes.push_back(b.getIndexAttr(each));
  sizes.front() = size;
  AffineExpr s0 = b.getAffineSymbolExpr(0);
  high.front() =
      p.create<affine::AffineApplyOp>(AffineMap::get(0, 1, extent - s0), size)
          .getResult();
  Value constant = p.getScalarBuilder().makeConstant(type.getElementType());
  if (choices.chance(60)) {
    Value part =
        p.create<tensor::ExtractSliceOp>(source.value, zeros, sizes, ones);
    Value padded = p.create<tensor::PadOp>(
        RankedTensorType::get(source.extents, type.getElementType()), part,
        zeros, high, constant, /*nofold=*/choices.chance(20));
    return combineTensors(p, {padded, carried}, source.extents);
  }
  Value empty = p.create<tensor::EmptyOp>(sizes, type.getElementType());
  Value filled = p.create<linalg::FillOp>(constant, empty).getResult(0);
  return p.create<tensor::InsertSliceOp>(filled, carried, zeros, sizes, ones);
}

bool generate::emitSizedByLoop(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickWhole(p, 1);
  if (!mayNest(p) || !source || p.features.encodings)
    return false;
  Choices &choices = p.choices;
  OpBuilder &b = p.builder;
  int64_t extent = source->extents.front();
  Value init = emitFilled(
      p, RankedTensorType::get(source->extents, source->getElementType()),
      source->extents);
  int64_t trips = std::min<int64_t>(extent, choices.range(0, 4));
  auto loop = p.create<scf::ForOp>(p.getIndex(0), p.getIndex(trips),
                                   p.getIndex(1), ValueRange(init));
  {
    RegionScope scope(p, loop.getBody());
    AffineExpr d0 = b.getAffineDimExpr(0);
    Value iv = loop.getInductionVar(), size;
    if (choices.chance(50))
      size = p.create<affine::AffineApplyOp>(AffineMap::get(1, 0, d0 + 1), iv);
    else
      size = p.create<affine::AffineMinOp>(
          AffineMap::get(
              1, 0, {b.getAffineConstantExpr(choices.range(1, 4)), extent - d0},
              b.getContext()),
          iv);
    Value next =
        emitSizedPart(p, *source, loop.getRegionIterArg(0), size, extent);
    p.create<scf::YieldOp>(next);
  }
  p.add(loop.getResult(0), source->extents);
  return true;
}

/// Extracts an element of `source`. Its position depends on the iteration, and
/// is in bounds in every iteration.
static Value emitElement(ProgramBuilder &p, const TrackedTensor &source,
                         Value variable, int64_t trips) {
  OpBuilder &b = p.builder;
  SmallVector<Value> place;
  for (int64_t extent : source.extents)
    place.push_back(
        trips <= extent
            ? variable
            : p.create<affine::AffineApplyOp>(
                   AffineMap::get(1, 0, b.getAffineDimExpr(0) % extent),
                   variable)
                  .getResult());
  return p.create<tensor::ExtractOp>(source.value, place);
}

bool generate::emitScalarLoop(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickWhole(p, 1);
  if (!mayNest(p) || !source)
    return false;
  Choices &choices = p.choices;
  OpBuilder &b = p.builder;
  int64_t trips = choices.pick<int64_t>({6, 8, 5, 9, 4, 3, 12});
  Value end = choices.chance(80) ? p.getConstant(b.getIndexAttr(trips))
                                 : p.getIndex(trips);
  Type type = source->getElementType();
  SmallVector<Value> inits;
  for (unsigned i = 0, e = 1 + choices.weighted({50, 35, 15}); i < e; ++i)
    inits.push_back(p.getScalarBuilder().makeConstant(type));
  auto loop = p.create<scf::ForOp>(p.getConstant(b.getIndexAttr(0)), end,
                                   p.getConstant(b.getIndexAttr(1)), inits);
  {
    RegionScope scope(p, loop.getBody());
    ScalarBuilder scalars = p.getScalarBuilder();
    for (unsigned i = 0, e = 1 + choices.draw(2); i < e; ++i)
      scalars.operands.push_back(
          emitElement(p, *source, loop.getInductionVar(), trips));
    llvm::append_range(scalars.operands, loop.getRegionIterArgs());
    SmallVector<Value> next;
    for (Value argument : loop.getRegionIterArgs())
      next.push_back(choices.chance(75)
                         ? scalars.emit(argument.getType(), choices.range(1, 3))
                         : scalars.pickOperand(argument.getType()));
    p.create<scf::YieldOp>(next);
  }
  for (Value result : loop.getResults())
    p.addScalar(result);
  return true;
}
