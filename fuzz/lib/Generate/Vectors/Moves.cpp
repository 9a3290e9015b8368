//===- Moves.cpp - moves of elements, chains of them, and poison ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

#include "../Drawing.h"

#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/Support/SaveAndRestore.h"

#include <numeric>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Broadcasts a scalar or a vector. The broadcast of a vector stretches
/// dimensions of extent 1, and adds dimensions in front.
static void emitVectorBroadcast(VectorProgram &p) {
  if (p.choices.chance(20)) {
    VectorType type = p.pickType(0, 3);
    p.add(p.create<vector::BroadcastOp>(type,
                                        p.pickScalar(type.getElementType())));
    return;
  }
  Value source = p.pickAny(0, 3);
  Shape shape;
  for (unsigned i = getType(source).getRank(); i < 4; ++i)
    if (p.choices.chance(35))
      shape.push_back(p.pickExtent());
  for (int64_t extent : getType(source).getShape())
    shape.push_back(extent == 1 && p.choices.chance(50) ? p.pickExtent()
                                                        : extent);
  if (p.isSmall(shape))
    p.add(p.create<vector::BroadcastOp>(
        VectorType::get(shape, getType(source).getElementType()), source));
}

/// Casts a vector to another shape with the same number of elements, with
/// dimensions of extent 1 at any place.
static void emitShapeCast(VectorProgram &p) {
  Value source = p.pickAny(0);
  int64_t rest = getType(source).getNumElements();
  Shape shape;
  while (rest > 1 && shape.size() < 3) {
    SmallVector<int64_t> factors;
    for (int64_t factor = 1; factor <= rest; ++factor)
      if (rest % factor == 0)
        factors.push_back(factor);
    shape.push_back(factors[p.choices.draw(factors.size())]);
    rest /= shape.back();
  }
  if (rest > 1)
    shape.push_back(rest);
  while (shape.size() < 4 && p.choices.chance(25))
    shape.insert(shape.begin() + p.choices.draw(shape.size() + 1), 1);
  p.add(p.create<vector::ShapeCastOp>(
      VectorType::get(shape, getType(source).getElementType()), source));
}

static void emitVectorTranspose(VectorProgram &p) {
  Value source = p.pickAny(2);
  p.add(p.create<vector::TransposeOp>(
      source, p.pickPermutation(getType(source).getRank())));
}

/// Draws a position in the first `length` dimensions, as numbers or values.
static SmallVector<OpFoldResult> pickPosition(VectorProgram &p, VectorType type,
                                              size_t length) {
  SmallVector<OpFoldResult> position;
  for (int64_t extent : type.getShape().take_front(length)) {
    if (p.choices.chance(25))
      position.push_back(p.pickPosition(extent));
    else
      position.push_back(p.builder.getIndexAttr(p.choices.draw(extent)));
  }
  return position;
}

static size_t pickLength(VectorProgram &p, VectorType type) {
  if (p.choices.chance(50))
    return type.getRank();
  return p.choices.draw(type.getRank() + 1);
}

static void emitVectorExtract(VectorProgram &p) {
  Value source = p.pickAny(0);
  VectorType type = getType(source);
  auto extract = p.create<vector::ExtractOp>(
      source, pickPosition(p, type, pickLength(p, type)));
  p.addResults(extract);
}

static void emitInsert(VectorProgram &p) {
  Value dest = p.pickAny(0);
  VectorType type = getType(dest);
  size_t length = pickLength(p, type);
  Value part;
  if (length == size_t(type.getRank()))
    part = p.pickScalar(type.getElementType());
  else
    part = p.pickLike(VectorType::get(type.getShape().drop_front(length),
                                      type.getElementType()));
  p.add(p.create<vector::InsertOp>(part, dest, pickPosition(p, type, length)));
}

/// Picks the offsets and sizes of a part of a vector of `shape`.
static std::pair<Shape, Shape> pickBox(VectorProgram &p,
                                       ArrayRef<int64_t> shape) {
  Shape offsets, sizes;
  for (int64_t extent : shape) {
    sizes.push_back(extent - p.choices.draw(extent));
    offsets.push_back(p.choices.draw(extent - sizes.back() + 1));
  }
  return {offsets, sizes};
}

static void emitVectorExtractSlice(VectorProgram &p) {
  Value source = p.pickAny(1);
  VectorType type = getType(source);
  size_t count = 1 + p.choices.draw(type.getRank());
  auto [offsets, sizes] = pickBox(p, type.getShape().take_front(count));
  p.add(p.create<vector::ExtractStridedSliceOp>(
      source, offsets, sizes, SmallVector<int64_t>(count, 1)));
}

static void emitVectorInsertSlice(VectorProgram &p) {
  Value dest = p.pickAny(1);
  VectorType type = getType(dest);
  auto [offsets, sizes] = pickBox(p, type.getShape());
  size_t leading = p.choices.draw(type.getRank());
  ArrayRef<int64_t> shape = ArrayRef<int64_t>(sizes).drop_front(leading);
  Value source = p.pickLike(VectorType::get(shape, type.getElementType()));
  p.add(p.create<vector::InsertStridedSliceOp>(
      source, dest, offsets, SmallVector<int64_t>(shape.size(), 1)));
}

static void emitShuffle(VectorProgram &p) {
  Value first = p.pickAny(1);
  VectorType type = getType(first);
  Shape shape(type.getShape());
  shape.front() = p.choices.chance(50) ? shape.front() : p.pickExtent();
  if (!p.isSmall(shape))
    return;
  Value second = p.pickLike(VectorType::get(shape, type.getElementType()));
  SmallVector<int64_t> mask;
  int64_t row = type.getNumElements() / type.getShape().front();
  int64_t length = p.pickExtent();
  if (length * row > 64)
    return;
  while (int64_t(mask.size()) < length)
    mask.push_back(p.choices.draw(type.getShape().front() + shape.front()));
  p.add(p.create<vector::ShuffleOp>(first, second, mask));
}

static void emitInterleave(VectorProgram &p) {
  Value lhs = p.pickAny(0);
  if (getType(lhs).getNumElements() <= 32)
    p.add(p.create<vector::InterleaveOp>(lhs, p.pickLike(getType(lhs))));
}

static void emitDeinterleave(VectorProgram &p) {
  Shape shape = p.pickShape(1, 3);
  shape.back() = p.choices.pick({2, 4, 8, 6});
  Value source = p.pick(
      [](VectorType type) {
        return type.getRank() > 0 && type.getShape().back() % 2 == 0;
      },
      VectorType::get(shape, p.pickElementType()));
  p.addResults(p.create<vector::DeinterleaveOp>(source));
}

/// Casts only between integers, because the bits of a NaN are not specified.
static void emitBitCast(VectorProgram &p) {
  Value source = p.pick(
      [](VectorType type) {
        return type.getElementType().isSignlessInteger() && type.getRank() > 0;
      },
      VectorType::get(p.pickShape(1, 3), p.builder.getI8Type()));
  VectorType type = getType(source);
  int64_t bits = type.getShape().back() * type.getElementTypeBitWidth();
  Shape shape(type.getShape());
  unsigned to = p.choices.pick({32u, 8u, 16u, 64u, 4u, 1u, 3u, 24u, 6u});
  shape.back() = bits / to;
  if (bits % to == 0 && getNumElements(shape) <= 128)
    p.add(p.create<vector::BitCastOp>(
        VectorType::get(shape, p.builder.getIntegerType(to)), source));
}

static void emitFromElements(VectorProgram &p) {
  Shape shape = p.pickShape(0, 2);
  if (getNumElements(shape) > 8)
    return;
  auto type = VectorType::get(shape, p.pickElementType());
  SmallVector<Value> elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    elements.push_back(p.pickScalar(type.getElementType()));
  p.add(p.create<vector::FromElementsOp>(type, elements));
}

/// Takes a vector apart into its elements. Mostly, builds another vector of
/// these elements in another order.
static void emitToElements(VectorProgram &p) {
  Value source = p.pickAny(0, 3);
  VectorType type = getType(source);
  if (type.getNumElements() > 16)
    return;
  auto parts = p.create<vector::ToElementsOp>(source);
  if (p.choices.chance(40))
    return p.addResults(parts);
  SmallVector<Value> elements(parts.getElements());
  for (size_t i = elements.size(); i > 1; --i)
    if (p.choices.chance(50))
      std::swap(elements[i - 1], elements[p.choices.draw(i)]);
  p.add(p.create<vector::FromElementsOp>(type, elements));
}

static void emitStep(VectorProgram &p) {
  p.add(p.create<vector::StepOp>(
      VectorType::get({p.pickExtent()}, p.builder.getIndexType())));
}

llvm::ArrayRef<VectorEmitter> generate::getMoveEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"broadcast", 8, emitVectorBroadcast},
      {"shape_cast", 9, emitShapeCast},
      {"transpose", 8, emitVectorTranspose},
      {"extract", 7, emitVectorExtract},
      {"insert", 6, emitInsert},
      {"extract_strided_slice", 6, emitVectorExtractSlice},
      {"insert_strided_slice", 6, emitVectorInsertSlice},
      {"shuffle", 5, emitShuffle},
      {"interleave", 4, emitInterleave},
      {"deinterleave", 4, emitDeinterleave},
      {"bitcast", 5, emitBitCast},
      {"from_elements", 3, emitFromElements},
      {"to_elements", 3, emitToElements},
      {"step", 2, emitStep}};
  return emitters;
}

//===----------------------------------------------------------------------===//
// Chains of moves
//===----------------------------------------------------------------------===//

/// Emits from 2 to `most` operations. Mostly, each uses the result of the
/// operation before.
static void emitChain(VectorProgram &p, ArrayRef<VectorEmitter> emitters,
                      unsigned most) {
  llvm::SaveAndRestore<unsigned> saved(p.newest, 90);
  for (unsigned i = 0, e = 2 + p.choices.draw(most - 1); i < e; ++i)
    p.choices.pick(emitters).emit(p);
}

static void emitMovesInRow(VectorProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.units,
                                       p.choices.pick({p.units, 40u, 0u}));
  p.pickAny(1, 3);
  emitChain(p, getMoveEmitters(), 5);
}

static void emitMovesAndMath(VectorProgram &p) {
  p.pickAny(1, 3);
  emitChain(p, getMoveEmitters(), 3);
  emitChain(p, getElementwiseEmitters(), 2);
  emitChain(p, getMoveEmitters(), 3);
}

//===----------------------------------------------------------------------===//
// Poison that does not reach any result
//===----------------------------------------------------------------------===//

/// Emits a poison vector whose parts are all overwritten, in any order.
static void emitFilledPoison(VectorProgram &p) {
  VectorType type = p.pickType(1, 3);
  int64_t rows = type.getDimSize(0);
  Value whole = p.create<ub::PoisonOp>(type);
  SmallVector<int64_t> order(rows);
  std::iota(order.begin(), order.end(), 0);
  if (p.choices.chance(60))
    shuffle(p.choices, order);
  // At times insert into the same part twice.
  if (p.choices.chance(30))
    order.push_back(p.choices.draw(rows));
  ArrayRef<int64_t> rest = type.getShape().drop_front();
  for (int64_t row : order) {
    Value part = rest.empty()
                     ? p.pickScalar(type.getElementType())
                     : p.pickLike(VectorType::get(rest, type.getElementType()));
    whole = p.create<vector::InsertOp>(part, whole, row);
  }
  p.add(whole);
  if (p.choices.chance(40))
    p.addResults(p.create<vector::ExtractOp>(
        whole, ArrayRef<int64_t>{int64_t(p.choices.draw(rows))}));
}

/// Emits a shuffle, some of whose lanes are poison, and another shuffle, which
/// drops these lanes.
static void emitOpenLanes(VectorProgram &p) {
  Value first = p.pickAny(1, 2);
  VectorType type = getType(first);
  if (type.getNumElements() > 32)
    return;
  Value second = p.pickLike(type);
  int64_t lanes = type.getDimSize(0);
  SmallVector<int64_t> mask, closed;
  for (int64_t i = 0; i < 2 * lanes; ++i)
    mask.push_back(p.choices.chance(35)
                       ? int64_t(vector::ShuffleOp::kPoisonIndex)
                       : p.choices.draw(2 * lanes));
  mask.front() = p.choices.draw(2 * lanes);
  Value open = p.create<vector::ShuffleOp>(first, second, mask);
  while (int64_t(closed.size()) < lanes) {
    int64_t lane = p.choices.draw(3 * lanes);
    bool isOpen = lane < 2 * lanes && mask[lane] < 0;
    closed.push_back(isOpen ? 0 : lane);
  }
  p.add(p.create<vector::ShuffleOp>(open, first, closed));
}

/// Emits operations on vectors of several dimensions that passes can rewrite as
/// operations on vectors of one dimension.
static void emitRows(VectorProgram &p) {
  p.areRows = true;
  static constexpr llvm::StringLiteral names[] = {"extract_strided_slice",
                                                  "insert_strided_slice",
                                                  "shuffle",
                                                  "extract",
                                                  "insert",
                                                  "bitcast",
                                                  "arith binary",
                                                  "by constant",
                                                  "cast"};
  for (unsigned i = 0, e = 1 + p.choices.draw(3); i < e; ++i)
    findByName(getVectorEmitters(), p.choices.pick(ArrayRef(names)))->emit(p);
}

llvm::ArrayRef<VectorEmitter> generate::getMoveFormEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"moves in a row", 4, emitMovesInRow},
      {"moves and math", 2, emitMovesAndMath},
      {"filled poison", 2, emitFilledPoison},
      {"open lanes", 2, emitOpenLanes},
      {"rows", 0, emitRows, /*standsAlone=*/true}};
  return emitters;
}
