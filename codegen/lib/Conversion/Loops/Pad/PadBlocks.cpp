//===- PadBlocks.cpp - interiors with transposed inputs -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// If the innermost dimension of an input is not the innermost dimension of the
/// destination, a row of the destination is a column of the input. Then the
/// interior is computed in *blocks*. In the destination's innermost dimension,
/// a block has as many elements as a vector has lanes; in the input's innermost
/// dimension, a block has as many elements as 16 bytes hold. A block is loaded
/// in pieces of 16 bytes. They are combined into vectors so that the rest of
/// the transposition moves elements only within 16 bytes, which is cheap on
/// every target.
///
/// A block that would extend beyond the end of a dimension is moved back, so
/// that it ends there. It then computes some elements of the previous block
/// again.
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

/// Whether `op` is one of the operations that are applied to vectors: these
/// give exactly the scalar result in each lane.
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

/// Emits loops over the dimensions in which a block has only one index, and
/// inside of these loops the tiles.
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

/// Emits a loop from 0 to `length` in steps of `step`. A last step that would
/// exceed `length` is moved back, so that it ends at `length`. If `length` is
/// less than `step`, the only step is from 0 to `length`. `body` gets the begin
/// and the end of a step.
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

/// Returns the number of rows of a tile, which is about `tileRows`. If
/// `height`, the number of rows of the interior, is known, all tiles are made
/// about equally high: a much lower last tile would be moved back, and would
/// compute most of the previous tile again.
static int64_t getTileHeight(OpFoldResult height, int64_t tileRows,
                             int64_t blockRows) {
  std::optional<int64_t> known = getConstantIntValue(height);
  if (!known)
    return tileRows;
  int64_t count = std::max<int64_t>(1, llvm::divideNearest(*known, tileRows));
  return llvm::alignTo(llvm::divideCeil(*known, count), blockRows);
}

/// Computes each tile in a buffer that stays in the first-level cache, and then
/// copies whole rows of the tile to the destination. If blocks were stored to
/// the destination directly, many stores would not be aligned, and would each
/// touch two cache lines.
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

/// Computes the block that begins at (`i`, `j`) in `tile`. The first element of
/// `tile` belongs to the interior point `corner`.
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

/// Returns the distance in elements from the element at `indices` to the next
/// element whose address is a multiple of the vector size.
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

/// Copies row `row` of `tile` to the destination: one vector at the beginning
/// of the row, aligned vectors in the middle, and one vector at the end of the
/// row. These vectors may overlap.
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
