//===- PadBlocks.cpp - interiors with transposed inputs -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// If the innermost dimension of an input is not that of the destination, a row
/// of the destination is a column of the input. The interior is computed in
/// blocks: a vector's lanes in the destination's innermost dimension, by as
/// many elements as 16 bytes hold in that of the input. A block is loaded in
/// pieces of 16 bytes, placed so that the rest of the transposition stays
/// within 16 bytes, which is cheap on every target.
///
/// Blocks that would exceed the end are moved back, and compute some elements
/// of the blocks before again.
///
//===----------------------------------------------------------------------===//

#include "PadEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;

/// The number of bytes within which elements are permuted.
static constexpr unsigned pieceBytes = 16;

/// Returns whether the operation does the same on vectors, and exactly.
static bool hasVectorForm(Operation &op) {
  return op.hasTrait<OpTrait::ConstantLike>() ||
         isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
             arith::NegFOp, arith::AddIOp, arith::SubIOp, arith::MulIOp,
             arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op);
}

static bool isVectorElement(Type type, unsigned bits) {
  return (type.isF32() || type.isF64() || type.isSignlessInteger()) &&
         type.getIntOrFloatBitWidth() == bits;
}

static bool hasUnitStride(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         !strides.empty() && strides.back() == 1;
}

/// Returns the number of the result of `map` that is `dim` itself, if no other
/// result depends on `dim`.
static std::optional<unsigned> findOnlyResult(AffineMap map, unsigned dim) {
  std::optional<unsigned> found;
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(dim))
      continue;
    if (found || !isa<AffineDimExpr>(expr))
      return std::nullopt;
    found = i;
  }
  return found;
}

/// Whether the interior's arithmetic can be done on vectors whose lanes have
/// `bits` bits.
bool PadEmitter::hasVectorBody(unsigned bits) const {
  Block &body = space.interior->front();
  auto isElement = [&](Value value) {
    return isVectorElement(value.getType(), bits);
  };
  unsigned numIndices = space.argumentDims.size();
  for (BlockArgument argument : body.getArguments())
    if (!argument.use_empty() &&
        (argument.getArgNumber() < numIndices || !isElement(argument)))
      return false;
  return llvm::all_of(body.without_terminator(),
                      [&](Operation &op) {
                        return hasVectorForm(op) &&
                               llvm::all_of(op.getResults(), isElement) &&
                               llvm::all_of(op.getOperands(), isElement);
                      }) &&
         isElement(cast<pad::YieldOp>(body.getTerminator()).getValue());
}

/// Decides how the interior is computed in blocks; returns nothing if no input
/// is transposed, or if something cannot be vectorized.
std::optional<PadEmitter::Blocks> PadEmitter::findBlocks() const {
  unsigned rank = space.getRank(), last = rank - 1;
  Type element = space.destination.getType().getElementType();
  if (model.vectorBits < 8 * pieceBytes || rank < 2 || !hasFreeInterior ||
      !element.isIntOrFloat() || !hasUnitStride(flat ? flat : view))
    return std::nullopt;
  unsigned bits = element.getIntOrFloatBitWidth();
  if (bits < 8 || !llvm::isPowerOf2_32(bits) || bits > 64 ||
      !hasVectorBody(bits))
    return std::nullopt;
  Blocks blocks;
  blocks.lanes = model.vectorBits / bits;
  blocks.columns = 8 * pieceBytes / bits;
  std::optional<unsigned> across;
  unsigned numIndices = space.argumentDims.size();
  for (auto [number, input] : llvm::enumerate(space.inputs)) {
    if (space.interior->getArgument(numIndices + number).use_empty())
      continue;
    std::optional<unsigned> result = findOnlyResult(input.map, last);
    unsigned innermost = input.map.getNumResults() - 1;
    bool isUniform = !input.map.isFunctionOfDim(last);
    if (!isUniform && (!result || !hasUnitStride(inputViews[number])))
      return std::nullopt;
    blocks.isAcross.push_back(!isUniform && *result != innermost);
    blocks.inputs.push_back(number);
    if (!blocks.isAcross.back())
      continue;
    auto dim = dyn_cast<AffineDimExpr>(input.map.getResult(innermost));
    if (!dim || findOnlyResult(input.map, dim.getPosition()) != innermost ||
        across.value_or(dim.getPosition()) != dim.getPosition())
      return std::nullopt;
    across = dim.getPosition();
  }
  if (!across)
    return std::nullopt;
  blocks.across = *across;
  return blocks;
}

/// Emits the interior in blocks, or row by row if not even one block fits.
void PadEmitter::emitBlocks(const Blocks &blocks) {
  OpFoldResult fits = math.both(
      math.atMost(math.number(blocks.lanes), space.interiorExtents.back()),
      math.atMost(math.number(blocks.columns),
                  space.interiorExtents[blocks.across]));
  choose(
      fits, [&] { emitBlockLevel(blocks, {}); },
      [&] { flat ? emitInterior() : emitOrdered({}, /*hasBorder=*/false); });
}

/// Loops over the dimensions that blocks do not extend in.
void PadEmitter::emitBlockLevel(const Blocks &blocks, const Indices &point) {
  unsigned dim = point.size(), rank = space.getRank();
  Indices inner(point);
  if (dim + 1 == rank)
    return emitTiles(blocks, point);
  if (dim == blocks.across) {
    inner.push_back(math.number(0));
    return emitBlockLevel(blocks, inner);
  }
  loop(math.number(0), space.interiorExtents[dim], [&](OpFoldResult i) {
    Indices all(point);
    all.push_back(i);
    emitBlockLevel(blocks, all);
  });
}

/// Loops in steps of `step` from 0 to `length`; the last step is moved back, if
/// there is room, to end at `length`. `body` gets the begin and the end of a
/// step.
void PadEmitter::loopInTiles(
    OpFoldResult length, int64_t step,
    llvm::function_ref<void(OpFoldResult, OpFoldResult)> body) {
  std::optional<int64_t> known = getConstantIntValue(length);
  if (known && *known <= step)
    return body(math.number(0), length);
  OpBuilder::InsertionGuard guard(builder);
  Value size = math.get(math.number(step)), zero = math.get(math.number(0));
  Value last = math.get(math.sub(length, math.number(step)));
  if (!known)
    last = arith::MaxSIOp::create(builder, loc, last, zero);
  Value end = math.get(length);
  if (hasFault(space.op, Fault::TileEdge))
    end = math.get(math.add(last, math.number(1)));
  auto loop = scf::ForOp::create(builder, loc, zero, end, size);
  builder.setInsertionPointToStart(loop.getBody());
  Value from =
      arith::MinSIOp::create(builder, loc, loop.getInductionVar(), last);
  Value to = arith::AddIOp::create(builder, loc, from, size);
  if (!known)
    to = arith::MinSIOp::create(builder, loc, to, math.get(length));
  body(from, to);
}

/// Returns the height of a tile: about `tileRows`. If the height of the whole
/// is known, all tiles are made equally high: a lower last one would be moved
/// back, and recompute most of the tile before it.
static int64_t getTileHeight(OpFoldResult height, int64_t tileRows,
                             int64_t blockRows) {
  std::optional<int64_t> known = getConstantIntValue(height);
  if (!known)
    return tileRows;
  int64_t count = std::max<int64_t>(1, llvm::divideNearest(*known, tileRows));
  return llvm::alignTo(llvm::divideCeil(*known, count), blockRows);
}

/// Computes each tile in a buffer that stays in the first-level cache, and then
/// copies whole rows to the destination. There, stores of the computation that
/// are not aligned would each touch two cache lines.
void PadEmitter::emitTiles(const Blocks &blocks, const Indices &point) {
  Type element = space.destination.getType().getElementType();
  int64_t width = model.tileRowBytes / blocks.getElementBytes();
  int64_t tileRows = std::max<int64_t>(model.tileRows, blocks.columns);
  OpFoldResult height = space.interiorExtents[blocks.across];
  int64_t step = getTileHeight(height, tileRows, blocks.columns);
  Value tile;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&math.getEntry());
    tile = memref::AllocaOp::create(
        builder, loc, MemRefType::get({step, width}, element),
        builder.getI64IntegerAttr(model.tileRowBytes));
  }
  OpFoldResult length = space.interiorExtents.back();
  loopInTiles(height, step, [&](OpFoldResult top, OpFoldResult bottom) {
    loopInTiles(length, width, [&](OpFoldResult left, OpFoldResult right) {
      Indices corner(point);
      corner[blocks.across] = top;
      corner.push_back(left);
      OpFoldResult rows = math.sub(bottom, top), lanes = math.sub(right, left);
      loopInTiles(rows, blocks.columns, [&](OpFoldResult i, OpFoldResult) {
        loopInTiles(lanes, blocks.lanes, [&](OpFoldResult j, OpFoldResult) {
          emitBlock(blocks, corner, i, j, tile);
        });
      });
      loop(math.number(0), rows, [&](OpFoldResult i) {
        Indices row(corner);
        row[blocks.across] = math.add(top, i);
        emitTileRow(blocks, tile, i, row, lanes);
      });
    });
  });
}

/// Computes the block that begins at (`i`, `j`) in `tile`, whose first element
/// is that of the interior point `corner`.
void PadEmitter::emitBlock(const Blocks &blocks, const Indices &corner,
                           OpFoldResult i, OpFoldResult j, Value tile) {
  Indices point(corner);
  point[blocks.across] = math.add(point[blocks.across], i);
  point.back() = math.add(point.back(), j);
  SmallVector<SmallVector<Value>> transposed;
  for (auto [number, isAcross] :
       llvm::zip_equal(blocks.inputs, blocks.isAcross))
    transposed.push_back(isAcross ? loadTransposed(blocks, number, point)
                                  : SmallVector<Value>());
  unsigned numIndices = space.argumentDims.size();
  for (unsigned column = 0; column != blocks.columns; ++column) {
    Indices row(point);
    row[blocks.across] = math.add(row[blocks.across], math.number(column));
    IRMapping mapping;
    for (auto [number, vectors] : llvm::zip_equal(blocks.inputs, transposed))
      mapping.map(space.interior->getArgument(numIndices + number),
                  vectors.empty() ? loadAlong(blocks, number, row)
                                  : vectors[column]);
    Value result = computeVector(blocks, mapping);
    SmallVector<Value> indices = {math.get(math.add(i, math.number(column))),
                                  math.get(j)};
    vector::StoreOp::create(builder, loc, result, tile, indices);
  }
}

/// Returns how many elements, from `indices` on, precede the next one whose
/// address is a multiple of a vector's size.
Value PadEmitter::countToBoundary(const Blocks &blocks, Value memref,
                                  ValueRange indices) {
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  OpFoldResult place = metadata.getOffset();
  for (auto [index, stride] : llvm::zip_equal(indices, metadata.getStrides()))
    place = math.add(place, math.mul(index, stride));
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  Value bytes = math.get(math.number(blocks.getElementBytes()));
  Value elements = arith::DivUIOp::create(builder, loc, address, bytes);
  return arith::AndIOp::create(
      builder, loc,
      math.get(math.sub(math.number(0), math.add(elements, place))),
      math.get(math.number(blocks.lanes - 1)));
}

/// Copies a row of a tile: a vector at the beginning, one at the end, aligned
/// ones in between.
void PadEmitter::emitTileRow(const Blocks &blocks, Value tile, OpFoldResult row,
                             const Indices &point, OpFoldResult length) {
  Value target = flat ? flat : view;
  SmallVector<Value> indices;
  OpFoldResult base = math.number(0);
  for (auto [dim, i] : llvm::enumerate(point)) {
    OpFoldResult index = math.add(i, space.low[dim]);
    if (flat)
      base = math.add(base, math.mul(index, steps[dim]));
    else
      indices.push_back(math.get(index));
  }
  if (flat)
    indices.push_back(math.get(base));
  auto type = VectorType::get(blocks.lanes,
                              space.destination.getType().getElementType());
  auto copy = [&](OpFoldResult from) {
    Value vector = vector::LoadOp::create(
        builder, loc, type, tile, ValueRange{math.get(row), math.get(from)});
    SmallVector<Value> to(indices);
    to.back() = math.get(math.add(to.back(), from));
    vector::StoreOp::create(builder, loc, vector, target, to);
  };
  OpFoldResult last = math.sub(length, math.number(blocks.lanes));
  copy(math.number(0));
  {
    Value first = countToBoundary(blocks, target, indices);
    OpBuilder::InsertionGuard guard(builder);
    auto loop = scf::ForOp::create(builder, loc, first, math.get(last),
                                   math.get(math.number(blocks.lanes)));
    builder.setInsertionPointToStart(loop.getBody());
    copy(loop.getInductionVar());
  }
  if (!hasFault(space.op, Fault::TileRowEnd))
    copy(last);
}
