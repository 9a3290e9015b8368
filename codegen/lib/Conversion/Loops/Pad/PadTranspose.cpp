//===- PadTranspose.cpp - the vectors of a block --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Loads the vectors on which a block (PadBlocks.cpp) computes. Inputs whose
/// elements have the same order as the destination are loaded directly; other
/// inputs are transposed in registers.
///
//===----------------------------------------------------------------------===//

#include "PadEmitter.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;

Value PadEmitter::loadVector(unsigned number, unsigned lanes, Point point) {
  const PadInput &input = space.inputs[number];
  Value view = inputViews[number];
  SmallVector<Value> indices;
  for (AffineExpr expr : input.map.getResults())
    indices.push_back(math.get(evaluate(expr, point)));
  if (lanes == 1)
    return memref::LoadOp::create(builder, loc, view, indices);
  auto type = VectorType::get(lanes, input.getType().getElementType());
  return vector::LoadOp::create(builder, loc, type, view, indices);
}

/// Loads one vector of an input that is not transposed: consecutive elements,
/// or one element that is the same for all lanes.
Value PadEmitter::loadAlong(const Blocks &blocks, unsigned number,
                            Point point) {
  unsigned last = space.getRank() - 1;
  if (space.inputs[number].map.isFunctionOfDim(last))
    return loadVector(number, blocks.lanes, point);
  Value element = loadVector(number, 1, point);
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get(blocks.lanes, element.getType()), element);
}

/// Loads a transposed block: returns one vector for each column.
SmallVector<Value> PadEmitter::loadTransposed(const Blocks &blocks,
                                              unsigned number, Point point) {
  // The block consists of squares of `columns` by `columns` elements, one for
  // each piece of a vector. Vector r has row r of each square.
  SmallVector<Value> rows;
  for (unsigned r = 0; r != blocks.columns; ++r) {
    SmallVector<Value> pieces;
    for (unsigned lane = r; lane < blocks.lanes; lane += blocks.columns) {
      Indices row(point);
      row.back() = math.add(point.back(), math.number(lane));
      pieces.push_back(loadVector(number, blocks.columns, row));
    }
    rows.push_back(concatenate(pieces));
  }
  // Each step halves the distance between elements of one column, until each
  // vector is a column of the block.
  unsigned half = blocks.columns / 2;
  for (unsigned distance = 1; distance != blocks.columns; distance *= 2) {
    SmallVector<Value> next;
    for (unsigned r = 0; r != half; ++r)
      for (bool isHigh : {false, true})
        next.push_back(interleave(blocks, rows[r], rows[r + half], isHigh));
    rows = next;
  }
  return rows;
}

Value PadEmitter::concatenate(ArrayRef<Value> pieces) {
  if (pieces.size() == 1)
    return pieces.front();
  size_t half = pieces.size() / 2;
  Value low = concatenate(pieces.take_front(half));
  Value high = concatenate(pieces.drop_front(half));
  int64_t lanes = cast<VectorType>(low.getType()).getNumElements();
  return vector::ShuffleOp::create(
      builder, loc, low, high,
      llvm::to_vector(llvm::seq<int64_t>(0, 2 * lanes)));
}

/// Interleaves the elements of `lhs` and `rhs` within each piece of 16 bytes:
/// the elements of the high half of the piece if `isHigh`, otherwise of the low
/// half.
Value PadEmitter::interleave(const Blocks &blocks, Value lhs, Value rhs,
                             bool isHigh) {
  SmallVector<int64_t> mask;
  unsigned half = blocks.columns / 2;
  for (unsigned piece = 0; piece != blocks.lanes; piece += blocks.columns)
    for (unsigned i = 0; i != half; ++i) {
      int64_t lane = piece + (isHigh ? half : 0) + i;
      mask.append({lane, lane + blocks.lanes});
    }
  return vector::ShuffleOp::create(builder, loc, lhs, rhs, mask);
}

/// Emits the interior's arithmetic on the vectors to which `mapping` maps the
/// elements of the inputs.
Value PadEmitter::computeVector(const Blocks &blocks, IRMapping &mapping) {
  auto getVector = [&](Value value) -> Value {
    if (Value known = mapping.lookupOrNull(value))
      return known;
    auto type = VectorType::get(blocks.lanes, value.getType());
    Value vector = vector::BroadcastOp::create(builder, loc, type, value);
    mapping.map(value, vector);
    return vector;
  };
  Block &body = space.interior->front();
  for (Operation &op : body.without_terminator()) {
    if (op.hasTrait<OpTrait::ConstantLike>()) {
      Value scalar = builder.clone(op)->getResult(0);
      auto type = VectorType::get(blocks.lanes, scalar.getType());
      mapping.map(op.getResult(0),
                  vector::BroadcastOp::create(builder, loc, type, scalar));
      continue;
    }
    OperationState state(op.getLoc(), op.getName());
    for (Value operand : op.getOperands())
      state.operands.push_back(getVector(operand));
    state.addTypes(VectorType::get(blocks.lanes, op.getResult(0).getType()));
    state.propertiesAttr = op.getPropertiesAsAttribute();
    mapping.map(op.getResult(0), builder.create(state)->getResult(0));
  }
  return getVector(cast<pad::YieldOp>(body.getTerminator()).getValue());
}
