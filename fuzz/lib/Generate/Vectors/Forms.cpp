//===- Forms.cpp - forms of operations that passes rewrite ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorProgram.h"

#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/Support/SaveAndRestore.h"

#include <numeric>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Unit extents and masks
//===----------------------------------------------------------------------===//

/// Emits operations on vectors most of whose extents are 1.
static void emitUnits(VectorProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.units, 65);
  p.emitSome(4);
}

static void emitMasked(VectorProgram &p) {
  llvm::SaveAndRestore<unsigned> saved(p.masks, 100);
  p.emitSome(4);
}

static void emitMask(VectorProgram &p) { p.pickMask(p.pickShape(1, 3)); }

//===----------------------------------------------------------------------===//
// Arithmetic between moves
//===----------------------------------------------------------------------===//

static Value combine(VectorProgram &p, Value lhs, Value rhs) {
  Type element = getElementTypeOrSelf(lhs.getType());
  ArithOp op = isa<FloatType>(element)
                   ? (p.choices.chance(50) ? ArithOp::AddF : ArithOp::MulF)
                   : p.choices.pick({ArithOp::AddI, ArithOp::SubI,
                                     ArithOp::MinSI, ArithOp::MulI});
  return p.create(op, {lhs, rhs});
}

/// Makes a vector of `type` by broadcasting a scalar or a smaller vector.
static Value makeBroadcast(VectorProgram &p, VectorType type) {
  unsigned dropped = p.choices.draw(type.getRank() + 1);
  Shape shape(type.getShape().drop_front(dropped));
  for (int64_t &extent : shape)
    if (p.choices.chance(25))
      extent = 1;
  Value source =
      shape.empty() && p.choices.chance(70)
          ? p.pickScalar(type.getElementType())
          : p.pickLike(VectorType::get(shape, type.getElementType()));
  return p.create<vector::BroadcastOp>(type, source);
}

static Value makeTranspose(VectorProgram &p, VectorType type,
                           ArrayRef<int64_t> permutation) {
  Shape shape(type.getRank());
  for (auto [to, from] : llvm::enumerate(permutation))
    shape[from] = type.getDimSize(to);
  return p.create<vector::TransposeOp>(
      p.pickLike(VectorType::get(shape, type.getElementType())), permutation);
}

/// Emits an operation on two vectors. Mostly, both operands are broadcasts, or
/// both are transposed in the same way.
static void emitMovedOperands(VectorProgram &p) {
  VectorType type = p.pickType(1, 4);
  SmallVector<int64_t> permutation = p.pickPermutation(type.getRank());
  bool transposes = p.choices.chance(50);
  Value operands[2];
  for (Value &operand : operands) {
    if (p.choices.chance(10))
      operand = p.makeConstant(type);
    else if (p.choices.chance(10))
      operand = makeTranspose(p, type, p.pickPermutation(type.getRank()));
    else
      operand = transposes ? makeTranspose(p, type, permutation)
                           : makeBroadcast(p, type);
  }
  p.add(combine(p, operands[0], operands[1]));
}

/// Emits a form that passes may rewrite as a contraction: a reduction of a
/// product whose operands may be broadcasts or transposed vectors.
static void emitReducedProduct(VectorProgram &p) {
  Type element = p.pickElementType();
  if (!element.isSignlessInteger())
    element = p.builder.getI32Type();
  auto type = VectorType::get(p.pickShape(1, 4), element);
  Value operands[2];
  for (Value &operand : operands)
    operand = p.choices.chance(35) ? makeBroadcast(p, type)
              : p.choices.chance(30)
                  ? makeTranspose(p, type, p.pickPermutation(type.getRank()))
                  : p.pickLike(type);
  Value product = p.create<arith::MulIOp>(operands[0], operands[1]);
  SmallVector<bool> isReduced(type.getRank(), false);
  isReduced[p.choices.draw(isReduced.size())] = true;
  Shape kept;
  for (auto [extent, reduced] : llvm::zip_equal(type.getShape(), isReduced)) {
    reduced |= p.choices.chance(30);
    if (!reduced)
      kept.push_back(extent);
  }
  Value acc = kept.empty() ? p.pickScalar(element)
                           : p.pickLike(VectorType::get(kept, element));
  auto kind =
      p.choices.chance(80) ? vector::CombiningKind::ADD : p.pickKind(element);
  p.maskSome(
      p.create<vector::MultiDimReductionOp>(product, acc, isReduced, kind),
      type.getShape());
}

/// Transposes a vector whose size is often one for which upstream has a special
/// lowering.
static void emitSquareTranspose(VectorProgram &p) {
  Builder &b = p.builder;
  Type element = p.onlyIntegers || p.choices.chance(40) ? Type(b.getI32Type())
                                                        : Type(b.getF32Type());
  Shape shape =
      p.choices.pick<Shape>({{4, 8}, {8, 8}, {8, 4}, {16, 16}, {4, 4}});
  while (shape.size() < 4 && p.choices.chance(30))
    shape.insert(shape.begin() + p.choices.draw(shape.size() + 1), 1);
  auto type = VectorType::get(shape, element);
  SmallVector<int64_t> permutation(shape.size());
  std::iota(permutation.begin(), permutation.end(), 0);
  if (p.choices.chance(70))
    std::reverse(permutation.begin(), permutation.end());
  else
    permutation = p.pickPermutation(shape.size());
  p.add(p.create<vector::TransposeOp>(p.pickLike(type), permutation));
}

/// Emits operations on narrow integers, of which several fit into a byte.
static void emitNarrow(VectorProgram &p) {
  Builder &b = p.builder;
  unsigned width = p.choices.pick({4u, 2u, 4u, 1u});
  Shape shape = p.pickShape(1, 2);
  shape.back() = p.choices.pick<int64_t>({8, 2, 4, 8, 3, 6});
  if (!p.isSmall(shape))
    return;
  auto narrow = VectorType::get(shape, b.getIntegerType(width));
  auto wide = VectorType::get(
      shape, b.getIntegerType(p.choices.pick({8u, 8u, 16u, 32u})));
  Value value;
  int64_t bits = shape.back() * width;
  if (bits % 8 == 0 && p.choices.chance(50)) {
    Shape bytes(shape);
    bytes.back() = bits / 8;
    value = p.create<vector::BitCastOp>(
        narrow, p.pickLike(VectorType::get(bytes, b.getI8Type())));
  } else {
    value = p.create<arith::TruncIOp>(narrow, p.pickLike(wide));
  }
  if (bits % 8 == 0 && p.choices.chance(40)) {
    Shape bytes(shape);
    bytes.back() = bits / 8;
    p.add(p.create<vector::BitCastOp>(VectorType::get(bytes, b.getI8Type()),
                                      value));
    return;
  }
  p.add(p.choices.chance(50) ? Value(p.create<arith::ExtSIOp>(wide, value))
                             : Value(p.create<arith::ExtUIOp>(wide, value)));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static SmallVector<bool> allInBounds(VectorType type) {
  return SmallVector<bool>(type.getRank(), true);
}

Value generate::readAt(VectorProgram &p, const VectorBuffer &buffer,
                       VectorType type, ArrayRef<Value> indices) {
  unsigned rank = buffer.extents.size();
  // The transfer is in bounds, so that the padding value is not used and may be
  // poison.
  Value padding = p.choices.chance(15)
                      ? Value(p.create<ub::PoisonOp>(type.getElementType()))
                      : p.pickScalar(type.getElementType());
  return p.create<vector::TransferReadOp>(
      type, buffer.value, indices, std::optional<Value>(padding),
      AffineMap::getMinorIdentityMap(rank, type.getRank(),
                                     p.builder.getContext()),
      std::optional<ArrayRef<bool>>(allInBounds(type)));
}

void generate::writeAt(VectorProgram &p, const VectorBuffer &buffer,
                       Value vector, ArrayRef<Value> indices) {
  VectorType type = getType(vector);
  p.create<vector::TransferWriteOp>(
      vector, buffer.value, indices,
      AffineMap::getMinorIdentityMap(buffer.extents.size(), type.getRank(),
                                     p.builder.getContext()),
      std::optional<ArrayRef<bool>>(allInBounds(type)));
}

VectorType generate::pickPart(VectorProgram &p, const VectorBuffer &buffer,
                              SmallVectorImpl<Value> &indices) {
  unsigned rank = buffer.extents.size();
  unsigned first = p.choices.draw(rank);
  Shape shape;
  for (unsigned i = 0; i < rank; ++i) {
    int64_t extent = buffer.extents[i], size = 1;
    if (i >= first) {
      size = extent - p.choices.draw(extent);
      shape.push_back(size);
    }
    indices.push_back(p.getIndex(p.choices.draw(extent - size + 1)));
  }
  return VectorType::get(shape, buffer.getElementType());
}

/// Accesses a buffer whose innermost dimensions mostly have extent 1. The
/// innermost extents of the vectors are 1.
static void emitInnerUnits(VectorProgram &p) {
  Shape extents = p.pickShape(0, 2);
  Shape shape(extents);
  for (unsigned i = 0, count = 1 + p.choices.draw(2); i < count; ++i) {
    extents.push_back(p.choices.chance(85) ? 1 : 2);
    shape.push_back(1);
  }
  VectorBuffer buffer = p.makeBuffer(extents, p.pickElementType());
  auto type = VectorType::get(shape, buffer.getElementType());
  SmallVector<Value> indices;
  for (size_t i = 0; i < extents.size(); ++i)
    indices.push_back(p.getIndex(p.choices.draw(extents[i] - shape[i] + 1)));
  if (p.choices.chance(60))
    writeAt(p, buffer, p.pickLike(type), indices);
  p.add(readAt(p, buffer, type, indices));
}

/// Loads a vector, extracts a part of it, and may then overwrite the part of
/// the buffer that was loaded with one scalar.
static void emitLoadedElement(VectorProgram &p) {
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 1);
  if (!buffer.hasUnitStride)
    return;
  SmallVector<Value> indices;
  VectorType type = pickPart(p, buffer, indices);
  Value loaded =
      p.choices.chance(75)
          ? p.create<vector::LoadOp>(type, buffer.value, ValueRange(indices))
                .getResult()
          : readAt(p, buffer, type, indices);
  SmallVector<OpFoldResult> position;
  for (int64_t extent : type.getShape().take_front(
           p.choices.chance(70) ? type.getRank()
                                : p.choices.draw(type.getRank())))
    position.push_back(
        p.choices.chance(30)
            ? OpFoldResult(p.pickPosition(extent))
            : OpFoldResult(p.builder.getIndexAttr(p.choices.draw(extent))));
  if (p.choices.chance(40))
    p.add(loaded);
  p.addResults(p.create<vector::ExtractOp>(loaded, position));
  if (p.choices.chance(50))
    p.create<vector::StoreOp>(p.create<vector::BroadcastOp>(
                                  type, p.pickScalar(type.getElementType())),
                              buffer.value, ValueRange(indices));
}

/// Makes a loop with `trips` iterations.
static scf::ForOp makeLoop(VectorProgram &p, int64_t trips, ValueRange inits) {
  return p.create<scf::ForOp>(p.getIndex(0), p.getIndex(trips), p.getIndex(1),
                              inits);
}

static int64_t pickTrips(VectorProgram &p) {
  return p.choices.weighted({20, 20, 35, 25});
}

/// Emits a loop in which each iteration reads the elements that the iteration
/// before has written.
static void emitRedundantTransfers(VectorProgram &p) {
  if (p.depth >= budget::maxDepth)
    return;
  VectorBuffer buffer = p.pickBuffer(p.pickElementType(), 1);
  int64_t trips = pickTrips(p);
  auto place = [&](SmallVectorImpl<Value> &indices) {
    return pickPart(p, buffer, indices);
  };
  SmallVector<Value> indices;
  VectorType type = place(indices);
  auto loop = makeLoop(p, trips, {});
  VectorScope scope(p, loop.getBody());
  // A loop without results already has its terminator, so insert before it.
  p.builder.setInsertionPoint(loop.getBody()->getTerminator());
  p.counters.push_back({loop.getInductionVar(), std::max<int64_t>(1, trips)});
  Value read = readAt(p, buffer, type, indices);
  p.add(read);
  if (p.choices.chance(40))
    p.emitSome(2);
  Value next = combine(p, read, p.pickLike(type));
  // At times also access another part of the buffer, which may overlap with the
  // first.
  if (p.choices.chance(30)) {
    SmallVector<Value> others;
    VectorType other = place(others);
    writeAt(p, buffer, p.pickLike(other), others);
  }
  if (p.choices.chance(25)) {
    SmallVector<Value> others;
    VectorType other = place(others);
    p.add(readAt(p, buffer, other, others));
  }
  writeAt(p, buffer, next, indices);
}

/// Emits a loop that carries a vector. Each iteration extracts a part of the
/// vector, mostly one lane, computes with it, and broadcasts the result to a
/// vector again.
static void emitRedundantBroadcast(VectorProgram &p) {
  if (p.depth >= budget::maxDepth)
    return;
  Value init = p.pickAny(1, 3);
  VectorType type = getType(init);
  int64_t trips = pickTrips(p);
  auto loop = makeLoop(p, trips, init);
  {
    VectorScope scope(p, loop.getBody());
    p.counters.push_back({loop.getInductionVar(), std::max<int64_t>(1, trips)});
    Value carried = loop.getRegionIterArgs().front();
    SmallVector<int64_t> position;
    size_t length = p.choices.chance(70) ? type.getRank()
                                         : 1 + p.choices.draw(type.getRank());
    for (int64_t extent : type.getShape().take_front(length))
      position.push_back(p.choices.chance(60) ? 0 : p.choices.draw(extent));
    Value part = p.create<vector::ExtractOp>(carried, position);
    Value other = isa<VectorType>(part.getType())
                      ? p.pickLike(cast<VectorType>(part.getType()))
                      : p.pickScalar(part.getType());
    Value next = combine(p, part, other);
    p.create<scf::YieldOp>(
        ValueRange(p.create<vector::BroadcastOp>(type, next)));
  }
  p.add(loop.getResult(0));
}

llvm::ArrayRef<VectorEmitter> generate::getFormEmitters() {
  static constexpr VectorEmitter emitters[] = {
      {"units", 2, emitUnits},
      {"masked", 2, emitMasked},
      {"mask", 2, emitMask},
      {"moved operands", 3, emitMovedOperands},
      {"reduced product", 2, emitReducedProduct},
      {"square transpose", 1, emitSquareTranspose},
      {"narrow integers", 2, emitNarrow},
      {"inner units", 2, emitInnerUnits},
      {"loaded element", 2, emitLoadedElement},
      {"redundant transfers", 2, emitRedundantTransfers},
      {"redundant broadcast", 2, emitRedundantBroadcast}};
  return emitters;
}
