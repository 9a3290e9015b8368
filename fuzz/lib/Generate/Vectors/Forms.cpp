//===- Forms.cpp - operations that passes rewrite together -*- C++ -*-===//
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

/// Emits operations most of whose extents are one.
static void emitUnits(VectorProgram &program) {
  llvm::SaveAndRestore<unsigned> saved(program.units, 65);
  program.emitSome(4);
}

static void emitMasked(VectorProgram &program) {
  llvm::SaveAndRestore<unsigned> saved(program.masks, 100);
  program.emitSome(4);
}

static void emitMask(VectorProgram &program) {
  program.pickMask(program.pickShape(1, 3));
}

//===----------------------------------------------------------------------===//
// Arithmetic between moves
//===----------------------------------------------------------------------===//

static Value combine(VectorProgram &program, Value lhs, Value rhs) {
  Type element = getElementTypeOrSelf(lhs.getType());
  ArithOp op =
      isa<FloatType>(element)
          ? (program.choices.chance(50) ? ArithOp::AddF : ArithOp::MulF)
          : program.choices.pick(
                {ArithOp::AddI, ArithOp::SubI, ArithOp::MinSI, ArithOp::MulI});
  return program.create(op, {lhs, rhs});
}

/// Makes a value of `type` by broadcasting a smaller one.
static Value makeBroadcast(VectorProgram &program, VectorType type) {
  unsigned dropped = program.choices.draw(type.getRank() + 1);
  Shape shape(type.getShape().drop_front(dropped));
  for (int64_t &extent : shape)
    if (program.choices.chance(25))
      extent = 1;
  Value source =
      shape.empty() && program.choices.chance(70)
          ? program.pickScalar(type.getElementType())
          : program.pickLike(VectorType::get(shape, type.getElementType()));
  return program.create<vector::BroadcastOp>(type, source);
}

static Value makeTranspose(VectorProgram &program, VectorType type,
                           ArrayRef<int64_t> permutation) {
  Shape shape(type.getRank());
  for (auto [to, from] : llvm::enumerate(permutation))
    shape[from] = type.getDimSize(to);
  return program.create<vector::TransposeOp>(
      program.pickLike(VectorType::get(shape, type.getElementType())),
      permutation);
}

static SmallVector<int64_t> pickPermutation(VectorProgram &program,
                                            unsigned rank) {
  SmallVector<int64_t> permutation(rank);
  std::iota(permutation.begin(), permutation.end(), 0);
  for (size_t i = rank; i > 1; --i)
    std::swap(permutation[i - 1], permutation[program.choices.draw(i)]);
  return permutation;
}

/// Emits an operation whose operands are mostly both broadcast, or both
/// transposed in the same way.
static void emitMovedOperands(VectorProgram &program) {
  VectorType type = program.pickType(1, 4);
  SmallVector<int64_t> permutation = pickPermutation(program, type.getRank());
  bool transposes = program.choices.chance(50);
  Value operands[2];
  for (Value &operand : operands) {
    if (program.choices.chance(10))
      operand = program.makeConstant(type);
    else if (program.choices.chance(10))
      operand = makeTranspose(program, type,
                              pickPermutation(program, type.getRank()));
    else
      operand = transposes ? makeTranspose(program, type, permutation)
                           : makeBroadcast(program, type);
  }
  program.add(combine(program, operands[0], operands[1]));
}

/// Emits a form that may become a contraction: a product of moved operands that
/// is added up.
static void emitReducedProduct(VectorProgram &program) {
  Type element = program.pickElementType();
  if (!element.isSignlessInteger())
    element = program.builder.getI32Type();
  auto type = VectorType::get(program.pickShape(1, 4), element);
  Value operands[2];
  for (Value &operand : operands)
    operand = program.choices.chance(35) ? makeBroadcast(program, type)
              : program.choices.chance(30)
                  ? makeTranspose(program, type,
                                  pickPermutation(program, type.getRank()))
                  : program.pickLike(type);
  Value product = program.create<arith::MulIOp>(operands[0], operands[1]);
  SmallVector<bool> isReduced(type.getRank(), false);
  isReduced[program.choices.draw(isReduced.size())] = true;
  Shape kept;
  for (auto [extent, reduced] : llvm::zip_equal(type.getShape(), isReduced)) {
    reduced |= program.choices.chance(30);
    if (!reduced)
      kept.push_back(extent);
  }
  Value acc = kept.empty() ? program.pickScalar(element)
                           : program.pickLike(VectorType::get(kept, element));
  auto kind = program.choices.chance(80) ? vector::CombiningKind::ADD
                                         : program.pickKind(element);
  program.maskSome(program.create<vector::MultiDimReductionOp>(product, acc,
                                                               isReduced, kind),
                   type.getShape());
}

/// Transposes vectors of sizes for which upstream has special lowerings.
static void emitSquareTranspose(VectorProgram &program) {
  Builder &b = program.builder;
  Type element = program.onlyIntegers || program.choices.chance(40)
                     ? Type(b.getI32Type())
                     : Type(b.getF32Type());
  Shape shape =
      program.choices.pick<Shape>({{4, 8}, {8, 8}, {8, 4}, {16, 16}, {4, 4}});
  while (shape.size() < 4 && program.choices.chance(30))
    shape.insert(shape.begin() + program.choices.draw(shape.size() + 1), 1);
  auto type = VectorType::get(shape, element);
  SmallVector<int64_t> permutation(shape.size());
  std::iota(permutation.begin(), permutation.end(), 0);
  if (program.choices.chance(70))
    std::reverse(permutation.begin(), permutation.end());
  else
    permutation = pickPermutation(program, shape.size());
  program.add(
      program.create<vector::TransposeOp>(program.pickLike(type), permutation));
}

/// Emits narrow integers, several of which fit in a byte.
static void emitNarrow(VectorProgram &program) {
  Builder &b = program.builder;
  unsigned width = program.choices.pick({4u, 2u, 4u, 1u});
  Shape shape = program.pickShape(1, 2);
  shape.back() = program.choices.pick<int64_t>({8, 2, 4, 8, 3, 6});
  if (!program.isSmall(shape))
    return;
  auto narrow = VectorType::get(shape, b.getIntegerType(width));
  auto wide = VectorType::get(
      shape, b.getIntegerType(program.choices.pick({8u, 8u, 16u, 32u})));
  Value value;
  int64_t bits = shape.back() * width;
  if (bits % 8 == 0 && program.choices.chance(50)) {
    Shape bytes(shape);
    bytes.back() = bits / 8;
    value = program.create<vector::BitCastOp>(
        narrow, program.pickLike(VectorType::get(bytes, b.getI8Type())));
  } else {
    value = program.create<arith::TruncIOp>(narrow, program.pickLike(wide));
  }
  if (bits % 8 == 0 && program.choices.chance(40)) {
    Shape bytes(shape);
    bytes.back() = bits / 8;
    program.add(program.create<vector::BitCastOp>(
        VectorType::get(bytes, b.getI8Type()), value));
    return;
  }
  program.add(program.choices.chance(50)
                  ? Value(program.create<arith::ExtSIOp>(wide, value))
                  : Value(program.create<arith::ExtUIOp>(wide, value)));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static SmallVector<bool> allInBounds(VectorType type) {
  return SmallVector<bool>(type.getRank(), true);
}

Value generate::readAt(VectorProgram &program, const VectorBuffer &buffer,
                       VectorType type, ArrayRef<Value> indices) {
  unsigned rank = buffer.extents.size();
  // The transfer is in bounds, so that the padding is not used.
  Value padding =
      program.choices.chance(15)
          ? Value(program.create<ub::PoisonOp>(type.getElementType()))
          : program.pickScalar(type.getElementType());
  return program.create<vector::TransferReadOp>(
      type, buffer.value, indices, std::optional<Value>(padding),
      AffineMap::getMinorIdentityMap(rank, type.getRank(),
                                     program.builder.getContext()),
      std::optional<ArrayRef<bool>>(allInBounds(type)));
}

void generate::writeAt(VectorProgram &program, const VectorBuffer &buffer,
                       Value vector, ArrayRef<Value> indices) {
  VectorType type = getType(vector);
  program.create<vector::TransferWriteOp>(
      vector, buffer.value, indices,
      AffineMap::getMinorIdentityMap(buffer.extents.size(), type.getRank(),
                                     program.builder.getContext()),
      std::optional<ArrayRef<bool>>(allInBounds(type)));
}

VectorType generate::pickPart(VectorProgram &program,
                              const VectorBuffer &buffer,
                              SmallVectorImpl<Value> &indices) {
  unsigned rank = buffer.extents.size();
  unsigned first = program.choices.draw(rank);
  Shape shape;
  for (unsigned i = 0; i < rank; ++i) {
    int64_t extent = buffer.extents[i], size = 1;
    if (i >= first) {
      size = extent - program.choices.draw(extent);
      shape.push_back(size);
    }
    indices.push_back(
        program.getIndex(program.choices.draw(extent - size + 1)));
  }
  return VectorType::get(shape, buffer.getElementType());
}

/// Accesses a buffer with innermost dimensions of mostly 1, by vectors with
/// innermost dimensions of 1.
static void emitInnerUnits(VectorProgram &program) {
  Shape extents = program.pickShape(0, 2);
  Shape shape(extents);
  for (unsigned i = 0, count = 1 + program.choices.draw(2); i < count; ++i) {
    extents.push_back(program.choices.chance(85) ? 1 : 2);
    shape.push_back(1);
  }
  VectorBuffer buffer = program.makeBuffer(extents, program.pickElementType());
  auto type = VectorType::get(shape, buffer.getElementType());
  SmallVector<Value> indices;
  for (size_t i = 0; i < extents.size(); ++i)
    indices.push_back(
        program.getIndex(program.choices.draw(extents[i] - shape[i] + 1)));
  if (program.choices.chance(60))
    writeAt(program, buffer, program.pickLike(type), indices);
  program.add(readAt(program, buffer, type, indices));
}

/// Loads a vector, extracts a part of it, and may overwrite all of it with one
/// scalar.
static void emitLoadedElement(VectorProgram &program) {
  VectorBuffer buffer = program.pickBuffer(program.pickElementType(), 1);
  if (!buffer.hasUnitStride)
    return;
  SmallVector<Value> indices;
  VectorType type = pickPart(program, buffer, indices);
  Value loaded =
      program.choices.chance(75)
          ? program
                .create<vector::LoadOp>(type, buffer.value, ValueRange(indices))
                .getResult()
          : readAt(program, buffer, type, indices);
  SmallVector<OpFoldResult> position;
  for (int64_t extent : type.getShape().take_front(
           program.choices.chance(70) ? type.getRank()
                                      : program.choices.draw(type.getRank())))
    position.push_back(program.choices.chance(30)
                           ? OpFoldResult(program.pickPosition(extent))
                           : OpFoldResult(program.builder.getIndexAttr(
                                 program.choices.draw(extent))));
  if (program.choices.chance(40))
    program.add(loaded);
  program.addResults(program.create<vector::ExtractOp>(loaded, position));
  if (program.choices.chance(50))
    program.create<vector::StoreOp>(
        program.create<vector::BroadcastOp>(
            type, program.pickScalar(type.getElementType())),
        buffer.value, ValueRange(indices));
}

/// Makes a loop with `trips` iterations.
static scf::ForOp makeLoop(VectorProgram &program, int64_t trips,
                           ValueRange inits) {
  return program.create<scf::ForOp>(
      program.getIndex(0), program.getIndex(trips), program.getIndex(1), inits);
}

static int64_t pickTrips(VectorProgram &program) {
  return program.choices.weighted({20, 20, 35, 25});
}

/// Emits a loop that reads the elements that its previous iteration wrote.
static void emitRedundantTransfers(VectorProgram &program) {
  if (program.depth >= budget::maxDepth)
    return;
  VectorBuffer buffer = program.pickBuffer(program.pickElementType(), 1);
  int64_t trips = pickTrips(program);
  auto place = [&](SmallVectorImpl<Value> &indices) {
    return pickPart(program, buffer, indices);
  };
  SmallVector<Value> indices;
  VectorType type = place(indices);
  auto loop = makeLoop(program, trips, {});
  VectorScope scope(program, loop.getBody());
  // A loop without results already has its terminator.
  program.builder.setInsertionPoint(loop.getBody()->getTerminator());
  program.counters.push_back(
      {loop.getInductionVar(), std::max<int64_t>(1, trips)});
  Value read = readAt(program, buffer, type, indices);
  program.add(read);
  if (program.choices.chance(40))
    program.emitSome(2);
  Value next = combine(program, read, program.pickLike(type));
  // Sometimes also access another part of the buffer, which may overlap.
  if (program.choices.chance(30)) {
    SmallVector<Value> others;
    VectorType other = place(others);
    writeAt(program, buffer, program.pickLike(other), others);
  }
  if (program.choices.chance(25)) {
    SmallVector<Value> others;
    VectorType other = place(others);
    program.add(readAt(program, buffer, other, others));
  }
  writeAt(program, buffer, next, indices);
}

/// Emits a loop that extracts a part of a carried vector, mostly one lane,
/// computes with it, and broadcasts it again.
static void emitRedundantBroadcast(VectorProgram &program) {
  if (program.depth >= budget::maxDepth)
    return;
  Value init = program.pickAny(1, 3);
  VectorType type = getType(init);
  int64_t trips = pickTrips(program);
  auto loop = makeLoop(program, trips, init);
  {
    VectorScope scope(program, loop.getBody());
    program.counters.push_back(
        {loop.getInductionVar(), std::max<int64_t>(1, trips)});
    Value carried = loop.getRegionIterArgs().front();
    SmallVector<int64_t> position;
    size_t length = program.choices.chance(70)
                        ? type.getRank()
                        : 1 + program.choices.draw(type.getRank());
    for (int64_t extent : type.getShape().take_front(length))
      position.push_back(
          program.choices.chance(60) ? 0 : program.choices.draw(extent));
    Value part = program.create<vector::ExtractOp>(carried, position);
    Value other = isa<VectorType>(part.getType())
                      ? program.pickLike(cast<VectorType>(part.getType()))
                      : program.pickScalar(part.getType());
    Value next = combine(program, part, other);
    program.create<scf::YieldOp>(
        ValueRange(program.create<vector::BroadcastOp>(type, next)));
  }
  program.add(loop.getResult(0));
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
