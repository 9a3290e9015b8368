//===- Indices.cpp - arithmetic on indices whose ranges are known -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Adds `value` to the indices or, if its range is too large, to the scalars.
static void addBounded(LoopProgram &p, Value value, IntRange range) {
  if (range.isWithin(-500, 500))
    p.addIndex(value, range);
  else
    p.scalars.push_back(value);
}

void generate::emitAffineIndex(LoopProgram &p) {
  AffineExprs exprs(p, /*any=*/true);
  SmallVector<AffineExpr> results = {exprs.pick()};
  uint64_t kind = p.choices.draw(3);
  IntRange range = exprs.getRange(results.front());
  for (uint64_t more = kind ? 1 + p.choices.draw(2) : 0; more > 0; --more) {
    results.push_back(exprs.pick());
    IntRange other = exprs.getRange(results.back());
    range = kind == 1 ? IntRange{std::min(range.low, other.low),
                                 std::min(range.high, other.high)}
                      : IntRange{std::max(range.low, other.low),
                                 std::max(range.high, other.high)};
  }
  auto [map, operands] = exprs.getMap(results);
  if (kind == 1)
    addBounded(p, p.create<affine::AffineMinOp>(map, operands), range);
  else if (kind == 2)
    addBounded(p, p.create<affine::AffineMaxOp>(map, operands), range);
  else
    addBounded(p, p.create<affine::AffineApplyOp>(map, operands), range);
}

//===----------------------------------------------------------------------===//
// arith
//===----------------------------------------------------------------------===//

/// Picks overflow flags that hold. `nsw` always holds, because all numbers in
/// the ranges are small.
static arith::IntegerOverflowFlags pickFlags(LoopProgram &p, IntRange lhs,
                                             IntRange rhs, IntRange result) {
  auto flags = arith::IntegerOverflowFlags::none;
  if (p.choices.chance(p.features.overflowFlags))
    flags = flags | arith::IntegerOverflowFlags::nsw;
  if (lhs.low >= 0 && rhs.low >= 0 && result.low >= 0 &&
      p.choices.chance(p.features.overflowFlags))
    flags = flags | arith::IntegerOverflowFlags::nuw;
  return flags;
}

static void emitSum(LoopProgram &p, RangedIndex a, RangedIndex b) {
  IntRange range = {a.range.low + b.range.low, a.range.high + b.range.high};
  addBounded(p,
             p.create<arith::AddIOp>(a.value, b.value,
                                     pickFlags(p, a.range, b.range, range)),
             range);
}

static void emitDifference(LoopProgram &p, RangedIndex a, RangedIndex b) {
  IntRange range = {a.range.low - b.range.high, a.range.high - b.range.low};
  addBounded(p,
             p.create<arith::SubIOp>(a.value, b.value,
                                     pickFlags(p, a.range, b.range, range)),
             range);
}

static void emitMultiple(LoopProgram &p, RangedIndex a) {
  int64_t factor = p.choices.pick({2, 3, -1, -2, 4, 0, 5});
  IntRange range = {std::min(a.range.low * factor, a.range.high * factor),
                    std::max(a.range.low * factor, a.range.high * factor)};
  addBounded(p,
             p.create<arith::MulIOp>(
                 a.value, p.getConstant(factor),
                 pickFlags(p, a.range, IntRange::of(factor), range)),
             range);
}

/// Emits a division or remainder of `a`. It is an unsigned one only if `a` is
/// not negative.
static void emitQuotient(LoopProgram &p, RangedIndex a) {
  int64_t divisor = p.choices.pick({2, 3, 4, 1, 5, 8});
  Value by = p.getNumber(divisor);
  IntRange range = a.range;
  IntRange floor = {llvm::divideFloorSigned(range.low, divisor),
                    llvm::divideFloorSigned(range.high, divisor)};
  IntRange ceil = {llvm::divideCeilSigned(range.low, divisor),
                   llvm::divideCeilSigned(range.high, divisor)};
  IntRange rest = {range.low < 0 ? 1 - divisor : 0,
                   range.high > 0 ? divisor - 1 : 0};
  switch (p.choices.draw(range.low < 0 ? 4 : 7)) {
  case 0:
    return addBounded(p, p.create<arith::FloorDivSIOp>(a.value, by), floor);
  case 1:
    return addBounded(p, p.create<arith::CeilDivSIOp>(a.value, by), ceil);
  case 2:
    return addBounded(p, p.create<arith::DivSIOp>(a.value, by),
                      {range.low / divisor, range.high / divisor});
  case 3:
    return addBounded(p, p.create<arith::RemSIOp>(a.value, by), rest);
  case 4:
    return addBounded(p, p.create<arith::DivUIOp>(a.value, by), floor);
  case 5:
    return addBounded(p, p.create<arith::CeilDivUIOp>(a.value, by), ceil);
  default:
    return addBounded(p, p.create<arith::RemUIOp>(a.value, by), rest);
  }
}

static void emitChoice(LoopProgram &p, RangedIndex a, RangedIndex b) {
  IntRange both = {std::min(a.range.low, b.range.low),
                   std::max(a.range.high, b.range.high)};
  switch (p.choices.draw(3)) {
  case 0: {
    Value condition = p.emitCondition();
    return addBounded(p, p.create<arith::SelectOp>(condition, a.value, b.value),
                      both);
  }
  case 1:
    return addBounded(p, p.create<arith::MinSIOp>(a.value, b.value),
                      {both.low, std::min(a.range.high, b.range.high)});
  default:
    return addBounded(p, p.create<arith::MaxSIOp>(a.value, b.value),
                      {std::max(a.range.low, b.range.low), both.high});
  }
}

void generate::emitArithIndex(LoopProgram &p) {
  RangedIndex a = p.pickIndex(), b = p.pickIndex();
  switch (p.choices.draw(6)) {
  case 0:
    return emitSum(p, a, b);
  case 1:
    return emitDifference(p, a, b);
  case 2:
    return emitMultiple(p, a);
  case 3:
    return emitChoice(p, a, b);
  default:
    return emitQuotient(p, a);
  }
}

/// Casts an index to an integer type and back. If the integer type cannot
/// represent the index, the result may be another number.
void generate::emitIndexRoundTrip(LoopProgram &p) {
  RangedIndex index = p.pickIndex();
  unsigned width = p.choices.pick({32u, 8u, 16u, 64u, 5u});
  Type narrow = p.builder.getIntegerType(width), wide = index.value.getType();
  int64_t half = int64_t(1) << std::min(width - 1, 62u);
  bool isUnsigned = p.choices.chance(40);
  Value there, back;
  if (isUnsigned) {
    there = p.create<arith::IndexCastUIOp>(narrow, index.value);
    back = p.create<arith::IndexCastUIOp>(wide, there);
  } else {
    there = p.create<arith::IndexCastOp>(narrow, index.value);
    back = p.create<arith::IndexCastOp>(wide, there);
  }
  p.scalars.push_back(there);
  bool fits = isUnsigned ? index.range.isWithin(0, half - 1)
                         : index.range.isWithin(-half, half - 1);
  if (fits)
    return p.addIndex(back, index.range);
  if (width < 10)
    return p.addIndex(back, isUnsigned ? IntRange{0, 2 * half - 1}
                                       : IntRange{-half, half - 1});
  p.scalars.push_back(back);
}

/// Loads an element of a buffer of integers, and reduces it to a small index.
void generate::emitLoadedIndex(LoopProgram &p) {
  std::optional<TrackedBuffer> buffer =
      p.pickBuffer([](const TrackedBuffer &candidate) {
        Type type = candidate.getElementType();
        return !llvm::is_contained(candidate.extents, 0) &&
               (type.isIndex() || type.getIntOrFloatBitWidth() > 1) &&
               !isa<FloatType>(type);
      });
  if (!buffer)
    return emitArithIndex(p);
  Value loaded = p.castIndex(p.load(*buffer), p.builder.getIndexType());
  if (p.choices.chance(50)) {
    int64_t mask = p.choices.pick<int64_t>({3, 1, 7});
    return p.addIndex(p.create<arith::AndIOp>(loaded, p.getConstant(mask)),
                      {0, mask});
  }
  int64_t extent = p.choices.range(1, 6);
  p.addIndex(p.create<arith::RemUIOp>(loaded, p.getConstant(extent)),
             {0, extent - 1});
}

/// Linearizes the parts of an index again, in the same order, or with two of
/// them swapped.
static void joinAgain(LoopProgram &p, ValueRange parts,
                      ArrayRef<OpFoldResult> basis, int64_t product) {
  SmallVector<Value> values(parts);
  SmallVector<OpFoldResult> sizes(basis);
  if (values.size() > 1 && p.choices.chance(40)) {
    size_t first = p.choices.draw(values.size() - 1);
    std::swap(values[first], values[first + 1]);
    std::swap(sizes[first], sizes[first + 1]);
  }
  p.addIndex(p.create<affine::AffineLinearizeIndexOp>(
                 values, sizes, /*disjoint=*/p.choices.chance(50)),
             {0, product - 1});
}

/// Delinearizes one index into several, or linearizes several to one.
void generate::emitLinearized(LoopProgram &p) {
  SmallVector<int64_t> extents;
  int64_t product = 1;
  do {
    extents.push_back(1 + p.choices.draw(5));
    product *= extents.back();
  } while (extents.size() < 3 && p.choices.chance(70));
  SmallVector<OpFoldResult> basis;
  for (int64_t extent : extents)
    basis.push_back(p.choices.chance(p.features.dynamic)
                        ? OpFoldResult(p.getNumber(extent))
                        : OpFoldResult(p.builder.getIndexAttr(extent)));
  // The basis may omit the extent of the first dimension.
  bool isOpen = extents.size() > 1 && p.choices.chance(35);
  if (p.choices.chance(50)) {
    auto op = p.create<affine::AffineDelinearizeIndexOp>(
        p.getIndexBelow(product), ArrayRef(basis).drop_front(isOpen),
        /*hasOuterBound=*/!isOpen);
    for (auto [result, extent] : llvm::zip_equal(op.getResults(), extents))
      p.addIndex(result, {0, extent - 1});
    if (p.choices.chance(40))
      joinAgain(p, op.getResults(), basis, product);
    return;
  }
  SmallVector<Value> parts;
  for (int64_t extent : extents)
    parts.push_back(p.getIndexBelow(extent));
  p.addIndex(p.create<affine::AffineLinearizeIndexOp>(
                 parts, ArrayRef(basis).drop_front(isOpen),
                 /*disjoint=*/p.choices.chance(50)),
             {0, product - 1});
}

/// Emits a loop from a negative lower bound, whose body mostly contains affine
/// expressions of indices.
void generate::emitAffineIndices(LoopProgram &p) {
  if (p.trips > 30)
    return emitMove(p);
  Bounds bounds = {-p.choices.range(1, 7), p.choices.range(1, 5),
                   p.choices.pick<int64_t>({1, 2, 3})};
  emitLoops(p, bounds, p.choices.chance(p.features.affine), [&] {
    for (uint64_t count = 3 + p.choices.draw(4); count > 0; --count)
      p.choices.chance(75) ? emitAffineIndex(p) : emitLinearized(p);
    emitWork(p);
  });
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

void generate::emitComputation(LoopProgram &p) {
  if (p.choices.chance(30))
    p.emitCondition();
  else
    p.scalars.push_back(p.emitScalar(p.pickType()));
}

/// Emits a division that rounds up or down. Its divisor is a small odd number.
void generate::emitExtremes(LoopProgram &p) {
  Type type = p.pickType();
  if (isa<FloatType>(type) || type.isInteger(1))
    type = p.builder.getI32Type();
  Value value = p.emitScalar(type);
  Value masked =
      p.create<arith::AndIOp>(p.emitScalar(type), p.getConstant(6, type));
  Value divisor = p.create<arith::OrIOp>(masked, p.getConstant(1, type));
  switch (p.choices.draw(3)) {
  case 0:
    value = p.create<arith::CeilDivSIOp>(value, divisor);
    break;
  case 1:
    value = p.create<arith::FloorDivSIOp>(value, divisor);
    break;
  default:
    value = p.create<arith::CeilDivUIOp>(value, divisor);
  }
  p.scalars.push_back(value);
}
