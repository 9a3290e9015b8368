//===- Reductions.cpp - reductions, contractions and scans ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

#include "../Drawing.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks a vector of this shape; a scalar if it has no dimensions.
static Value pickAccumulator(VectorProgram &program, ArrayRef<int64_t> shape,
                             Type element) {
  if (shape.empty())
    return program.pickScalar(element);
  return program.pickLike(VectorType::get(shape, element));
}

static void emitVectorReduction(VectorProgram &program) {
  Value source = program.pickAny(1, 1);
  Type element = getType(source).getElementType();
  vector::CombiningKind kind = program.pickKind(element);
  Value acc =
      program.choices.chance(50) ? program.pickScalar(element) : Value();
  Operation *op =
      program.create<vector::ReductionOp>(element, kind, source, acc);
  // Without an accumulator, a mask without active lanes would leave no value.
  if (acc)
    program.maskSome(op, getType(source).getShape());
  else
    program.addResults(op);
}

static void emitMultiReduction(VectorProgram &program) {
  Value source = program.pickAny(1);
  VectorType type = getType(source);
  SmallVector<bool> isReduced;
  Shape kept;
  for (int64_t extent : type.getShape()) {
    isReduced.push_back(program.choices.chance(50));
    if (!isReduced.back())
      kept.push_back(extent);
  }
  // Seldom reduce no dimension: each element is then combined with that of the
  // accumulator.
  if (!llvm::is_contained(isReduced, true) && !program.choices.chance(20)) {
    isReduced.front() = true;
    kept.erase(kept.begin());
  }
  Value acc = pickAccumulator(program, kept, type.getElementType());
  program.maskSome(
      program.create<vector::MultiDimReductionOp>(
          source, acc, isReduced, program.pickKind(type.getElementType())),
      type.getShape());
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

namespace {
/// A dimension of a contraction, and the operands that have it.
struct Dim {
  int64_t extent;
  bool inLhs, inRhs, inResult;
};
} // namespace

/// Picks batch, free and contracted dimensions, in any order.
static SmallVector<Dim> pickDims(VectorProgram &program) {
  Choices &choices = program.choices;
  SmallVector<Dim> dims;
  int64_t room = 128;
  auto add = [&](unsigned count, bool inLhs, bool inRhs, bool inResult) {
    for (unsigned i = 0; i < count; ++i) {
      dims.push_back(
          {std::min(program.pickExtent(), room), inLhs, inRhs, inResult});
      room /= dims.back().extent;
    }
  };
  add(1 + choices.weighted({75, 25}), true, true, false);
  add(choices.weighted({25, 55, 20}), true, false, true);
  add(choices.weighted({25, 55, 20}), false, true, true);
  add(choices.weighted({65, 30, 5}), true, true, true);
  for (size_t i = dims.size(); i > 1; --i)
    std::swap(dims[i - 1], dims[choices.draw(i)]);
  return dims;
}

/// Picks a map to the dimensions that `has` selects, sometimes permuted.
static AffineMap pickMap(VectorProgram &program, ArrayRef<Dim> dims,
                         bool Dim::*has) {
  SmallVector<AffineExpr> results;
  for (auto [i, dim] : llvm::enumerate(dims))
    if (dim.*has)
      results.push_back(program.builder.getAffineDimExpr(i));
  if (program.choices.chance(50))
    for (size_t i = results.size(); i > 1; --i)
      std::swap(results[i - 1], results[program.choices.draw(i)]);
  return AffineMap::get(dims.size(), 0, results, program.builder.getContext());
}

static Shape getShape(AffineMap map, ArrayRef<Dim> dims) {
  Shape shape;
  for (AffineExpr expr : map.getResults())
    shape.push_back(dims[cast<AffineDimExpr>(expr).getPosition()].extent);
  return shape;
}

/// Picks a vector for a contraction; with `isExtended`, it is extended from a
/// narrower type.
static Value pickOperand(VectorProgram &program, VectorType type,
                         bool isExtended) {
  if (!isExtended)
    return program.pickLike(type);
  unsigned width = type.getElementTypeBitWidth();
  Value narrow = program.pickLike(
      type.clone(program.builder.getIntegerType(std::max(4u, width / 2))));
  if (program.choices.chance(30))
    return program.create<arith::ExtUIOp>(type, narrow);
  return program.create<arith::ExtSIOp>(type, narrow);
}

/// Emits a contraction of integers. `extendedShare` is the percentage of
/// factors that are extended from narrower integers.
static void makeContraction(VectorProgram &program, unsigned extendedShare) {
  Builder &b = program.builder;
  Type element = program.pickElementType();
  if (!element.isSignlessInteger() || element.isInteger(1))
    element = b.getI32Type();
  Type narrow = element;
  if (program.choices.chance(25))
    narrow =
        b.getIntegerType(std::max(4u, element.getIntOrFloatBitWidth() / 2));
  SmallVector<Dim> dims = pickDims(program);
  AffineMap maps[] = {pickMap(program, dims, &Dim::inLhs),
                      pickMap(program, dims, &Dim::inRhs),
                      pickMap(program, dims, &Dim::inResult)};
  auto pick = [&](AffineMap map) {
    bool isExtended = narrow.getIntOrFloatBitWidth() > 4 &&
                      program.choices.chance(extendedShare);
    return pickOperand(program, VectorType::get(getShape(map, dims), narrow),
                       isExtended);
  };
  Value lhs = pick(maps[0]);
  Value rhs = pick(maps[1]);
  Value acc = pickAccumulator(program, getShape(maps[2], dims), element);
  SmallVector<Attribute> iterators;
  Shape bounds;
  for (const Dim &dim : dims) {
    bounds.push_back(dim.extent);
    iterators.push_back(vector::IteratorTypeAttr::get(
        b.getContext(), dim.inResult ? vector::IteratorType::parallel
                                     : vector::IteratorType::reduction));
  }
  auto kind = program.choices.chance(70) ? vector::CombiningKind::ADD
                                         : program.pickKind(element);
  program.maskSome(program.create<vector::ContractionOp>(
                       lhs, rhs, acc, b.getAffineMapArrayAttr(maps),
                       b.getArrayAttr(iterators), kind),
                   bounds);
}

static void emitContract(VectorProgram &program) {
  makeContraction(program, /*extendedShare=*/0);
}

static void emitExtendedContract(VectorProgram &program) {
  makeContraction(program, /*extendedShare=*/85);
}

/// Emits an outer product. Each element of the result adds at most one product,
/// so that no order of additions matters.
static void emitOuterProduct(VectorProgram &program) {
  Value lhs = program.pickAny(1, 1);
  Type element = getType(lhs).getElementType();
  Shape shape = {getType(lhs).getNumElements()};
  Value rhs;
  if (program.choices.chance(25)) {
    rhs = program.pickScalar(element);
  } else {
    shape.push_back(program.pickExtent());
    rhs = program.pickLike(VectorType::get(shape.back(), element));
  }
  auto type = VectorType::get(shape, element);
  if (!program.isSmall(shape))
    return;
  Value acc = program.choices.chance(75) ? program.pickLike(type) : Value();
  auto kind = program.choices.chance(70) ? vector::CombiningKind::ADD
                                         : program.pickKind(element);
  Operation *op =
      program.create<vector::OuterProductOp>(type, lhs, rhs, acc, kind);
  if (acc)
    program.maskSome(op, shape);
  else
    program.addResults(op);
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

static void emitScan(VectorProgram &program) {
  Value source = program.pick(
      [](VectorType type) {
        return type.getRank() > 0 && type.getElementType().isSignlessInteger();
      },
      VectorType::get(program.pickShape(1, 3), program.builder.getI32Type()));
  VectorType type = getType(source);
  int64_t dim = program.choices.draw(type.getRank());
  Shape rest(type.getShape());
  rest.erase(rest.begin() + dim);
  auto initialType = VectorType::get(rest, type.getElementType());
  vector::CombiningKind kind = program.pickKind(type.getElementType());
  bool isInclusive = program.choices.chance(50);
  program.addResults(program.create<vector::ScanOp>(
      kind, source, program.pickLike(initialType), dim, isInclusive));
}

llvm::ArrayRef<VectorEmitter> generate::getReductionEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"reduction", 5, emitVectorReduction},
      {"multi_reduction", 9, emitMultiReduction},
      {"contract", 9, emitContract},
      {"contract of extensions", 2, emitExtendedContract},
      {"outerproduct", 5, emitOuterProduct},
      {"scan", 3, emitScan}};
  return emitters;
}
