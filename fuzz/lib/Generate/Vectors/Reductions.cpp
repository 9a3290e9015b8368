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

/// Picks a vector of this shape, or a scalar if the shape has no dimensions.
static Value pickAccumulator(VectorProgram &p, ArrayRef<int64_t> shape,
                             Type element) {
  if (shape.empty())
    return p.pickScalar(element);
  return p.pickLike(VectorType::get(shape, element));
}

static void emitVectorReduction(VectorProgram &p) {
  Value source = p.pickAny(1, 1);
  Type element = getType(source).getElementType();
  vector::CombiningKind kind = p.pickKind(element);
  Value acc = p.choices.chance(50) ? p.pickScalar(element) : Value();
  Operation *op = p.create<vector::ReductionOp>(element, kind, source, acc);
  // Only mask a reduction that has an accumulator: without one, it would have
  // no value if no lane is active.
  if (acc)
    p.maskSome(op, getType(source).getShape());
  else
    p.addResults(op);
}

static void emitMultiReduction(VectorProgram &p) {
  Value source = p.pickAny(1);
  VectorType type = getType(source);
  SmallVector<bool> isReduced;
  Shape kept;
  for (int64_t extent : type.getShape()) {
    isReduced.push_back(p.choices.chance(50));
    if (!isReduced.back())
      kept.push_back(extent);
  }
  // Rarely reduce no dimension. Each element is then combined with the
  // accumulator's element at the same position.
  if (!llvm::is_contained(isReduced, true) && !p.choices.chance(20)) {
    isReduced.front() = true;
    kept.erase(kept.begin());
  }
  Value acc = pickAccumulator(p, kept, type.getElementType());
  p.maskSome(p.create<vector::MultiDimReductionOp>(
                 source, acc, isReduced, p.pickKind(type.getElementType())),
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
static SmallVector<Dim> pickDims(VectorProgram &p) {
  Choices &choices = p.choices;
  SmallVector<Dim> dims;
  int64_t room = 128;
  auto add = [&](unsigned count, bool inLhs, bool inRhs, bool inResult) {
    for (unsigned i = 0; i < count; ++i) {
      dims.push_back({std::min(p.pickExtent(), room), inLhs, inRhs, inResult});
      room /= dims.back().extent;
    }
  };
  add(1 + choices.weighted({75, 25}), true, true, false);
  add(choices.weighted({25, 55, 20}), true, false, true);
  add(choices.weighted({25, 55, 20}), false, true, true);
  add(choices.weighted({65, 30, 5}), true, true, true);
  shuffle(choices, dims);
  return dims;
}

/// Picks a map to those dimensions that `has` selects. In half of the cases,
/// their order is shuffled.
static AffineMap pickMap(VectorProgram &p, ArrayRef<Dim> dims, bool Dim::*has) {
  SmallVector<AffineExpr> results;
  for (auto [i, dim] : llvm::enumerate(dims))
    if (dim.*has)
      results.push_back(p.builder.getAffineDimExpr(i));
  if (p.choices.chance(50))
    shuffle(p.choices, results);
  return AffineMap::get(dims.size(), 0, results, p.builder.getContext());
}

static Shape getShape(AffineMap map, ArrayRef<Dim> dims) {
  Shape shape;
  for (AffineExpr expr : map.getResults())
    shape.push_back(dims[cast<AffineDimExpr>(expr).getPosition()].extent);
  return shape;
}

/// Picks a vector as an operand of a contraction. With `isExtended`, the vector
/// is extended from narrower integers.
static Value pickOperand(VectorProgram &p, VectorType type, bool isExtended) {
  if (!isExtended)
    return p.pickLike(type);
  unsigned width = type.getElementTypeBitWidth();
  Value narrow =
      p.pickLike(type.clone(p.builder.getIntegerType(std::max(4u, width / 2))));
  if (p.choices.chance(30))
    return p.create<arith::ExtUIOp>(type, narrow);
  return p.create<arith::ExtSIOp>(type, narrow);
}

/// Emits a contraction of integers. `extendedShare` is the percentage of
/// factors that are extended from narrower integers.
static void makeContraction(VectorProgram &p, unsigned extendedShare) {
  Builder &b = p.builder;
  Type element = p.pickElementType();
  if (!element.isSignlessInteger() || element.isInteger(1))
    element = b.getI32Type();
  Type narrow = element;
  if (p.choices.chance(25))
    narrow =
        b.getIntegerType(std::max(4u, element.getIntOrFloatBitWidth() / 2));
  SmallVector<Dim> dims = pickDims(p);
  AffineMap maps[] = {pickMap(p, dims, &Dim::inLhs),
                      pickMap(p, dims, &Dim::inRhs),
                      pickMap(p, dims, &Dim::inResult)};
  auto pick = [&](AffineMap map) {
    bool isExtended =
        narrow.getIntOrFloatBitWidth() > 4 && p.choices.chance(extendedShare);
    return pickOperand(p, VectorType::get(getShape(map, dims), narrow),
                       isExtended);
  };
  Value lhs = pick(maps[0]);
  Value rhs = pick(maps[1]);
  Value acc = pickAccumulator(p, getShape(maps[2], dims), element);
  SmallVector<Attribute> iterators;
  Shape bounds;
  for (const Dim &dim : dims) {
    bounds.push_back(dim.extent);
    iterators.push_back(vector::IteratorTypeAttr::get(
        b.getContext(), dim.inResult ? vector::IteratorType::parallel
                                     : vector::IteratorType::reduction));
  }
  auto kind =
      p.choices.chance(70) ? vector::CombiningKind::ADD : p.pickKind(element);
  p.maskSome(p.create<vector::ContractionOp>(lhs, rhs, acc,
                                             b.getAffineMapArrayAttr(maps),
                                             b.getArrayAttr(iterators), kind),
             bounds);
}

static void emitContract(VectorProgram &p) {
  makeContraction(p, /*extendedShare=*/0);
}

static void emitExtendedContract(VectorProgram &p) {
  makeContraction(p, /*extendedShare=*/85);
}

/// Emits an outer product. At most one product is added to each element of the
/// accumulator, so that the order of additions does not matter.
static void emitOuterProduct(VectorProgram &p) {
  Value lhs = p.pickAny(1, 1);
  Type element = getType(lhs).getElementType();
  Shape shape = {getType(lhs).getNumElements()};
  Value rhs;
  if (p.choices.chance(25)) {
    rhs = p.pickScalar(element);
  } else {
    shape.push_back(p.pickExtent());
    rhs = p.pickLike(VectorType::get(shape.back(), element));
  }
  auto type = VectorType::get(shape, element);
  if (!p.isSmall(shape))
    return;
  Value acc = p.choices.chance(75) ? p.pickLike(type) : Value();
  auto kind =
      p.choices.chance(70) ? vector::CombiningKind::ADD : p.pickKind(element);
  Operation *op = p.create<vector::OuterProductOp>(type, lhs, rhs, acc, kind);
  if (acc)
    p.maskSome(op, shape);
  else
    p.addResults(op);
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

static void emitScan(VectorProgram &p) {
  Value source = p.pick(
      [](VectorType type) {
        return type.getRank() > 0 && type.getElementType().isSignlessInteger();
      },
      VectorType::get(p.pickShape(1, 3), p.builder.getI32Type()));
  VectorType type = getType(source);
  int64_t dim = p.choices.draw(type.getRank());
  Shape rest(type.getShape());
  rest.erase(rest.begin() + dim);
  auto initialType = VectorType::get(rest, type.getElementType());
  vector::CombiningKind kind = p.pickKind(type.getElementType());
  bool isInclusive = p.choices.chance(50);
  p.addResults(p.create<vector::ScanOp>(kind, source, p.pickLike(initialType),
                                        dim, isInclusive));
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
