//===- MoveForms.cpp - chains of moves, and poison --------------*- C++ -*-===//
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

/// Emits 2 to `most` operations, each of which mostly uses the result of the
/// previous one.
static void emitChain(VectorProgram &program, ArrayRef<VectorEmitter> emitters,
                      unsigned most) {
  llvm::SaveAndRestore<unsigned> saved(program.newest, 90);
  for (unsigned i = 0, e = 2 + program.choices.draw(most - 1); i < e; ++i)
    program.choices.pick(emitters).emit(program);
}

static void emitMovesInRow(VectorProgram &program) {
  llvm::SaveAndRestore<unsigned> saved(
      program.units, program.choices.pick({program.units, 40u, 0u}));
  program.pickAny(1, 3);
  emitChain(program, getMoveEmitters(), 5);
}

static void emitMovesAndMath(VectorProgram &program) {
  program.pickAny(1, 3);
  emitChain(program, getMoveEmitters(), 3);
  emitChain(program, getElementwiseEmitters(), 2);
  emitChain(program, getMoveEmitters(), 3);
}

//===----------------------------------------------------------------------===//
// Poison that no result shows
//===----------------------------------------------------------------------===//

/// Emits a poison vector that is filled part by part, in any order.
static void emitFilledPoison(VectorProgram &program) {
  VectorType type = program.pickType(1, 3);
  int64_t rows = type.getDimSize(0);
  Value whole = program.create<ub::PoisonOp>(type);
  SmallVector<int64_t> order(rows);
  std::iota(order.begin(), order.end(), 0);
  if (program.choices.chance(60))
    for (size_t i = rows; i > 1; --i)
      std::swap(order[i - 1], order[program.choices.draw(i)]);
  // Sometimes insert one part twice.
  if (program.choices.chance(30))
    order.push_back(program.choices.draw(rows));
  ArrayRef<int64_t> rest = type.getShape().drop_front();
  for (int64_t row : order) {
    Value part =
        rest.empty()
            ? program.pickScalar(type.getElementType())
            : program.pickLike(VectorType::get(rest, type.getElementType()));
    whole = program.create<vector::InsertOp>(part, whole, row);
  }
  program.add(whole);
  if (program.choices.chance(40))
    program.addResults(program.create<vector::ExtractOp>(
        whole, ArrayRef<int64_t>{int64_t(program.choices.draw(rows))}));
}

/// Emits a shuffle with some lanes of poison ("open"), and another shuffle that
/// drops these.
static void emitOpenLanes(VectorProgram &program) {
  Value first = program.pickAny(1, 2);
  VectorType type = getType(first);
  if (type.getNumElements() > 32)
    return;
  Value second = program.pickLike(type);
  int64_t lanes = type.getDimSize(0);
  SmallVector<int64_t> mask, closed;
  for (int64_t i = 0; i < 2 * lanes; ++i)
    mask.push_back(program.choices.chance(35)
                       ? int64_t(vector::ShuffleOp::kPoisonIndex)
                       : program.choices.draw(2 * lanes));
  mask.front() = program.choices.draw(2 * lanes);
  Value open = program.create<vector::ShuffleOp>(first, second, mask);
  while (int64_t(closed.size()) < lanes) {
    int64_t lane = program.choices.draw(3 * lanes);
    bool isOpen = lane < 2 * lanes && mask[lane] < 0;
    closed.push_back(isOpen ? 0 : lane);
  }
  program.add(program.create<vector::ShuffleOp>(open, first, closed));
}

/// Emits operations on vectors of several dimensions that passes can rewrite as
/// operations on rows.
static void emitRows(VectorProgram &program) {
  program.areRows = true;
  static constexpr llvm::StringLiteral names[] = {"extract_strided_slice",
                                                  "insert_strided_slice",
                                                  "shuffle",
                                                  "extract",
                                                  "insert",
                                                  "bitcast",
                                                  "arith binary",
                                                  "by constant",
                                                  "cast"};
  for (unsigned i = 0, e = 1 + program.choices.draw(3); i < e; ++i)
    findByName(getVectorEmitters(), program.choices.pick(ArrayRef(names)))
        ->emit(program);
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
