//===- ConvertPackToLinalg.cpp - linalg.pack and linalg.unpack -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTPACKTOLINALG
#include "padlab/codegen/Passes.h.inc"

/// Returns the dimension of the unpacked tensor for each dimension of the grid
/// of tiles.
template <typename Op>
static SmallVector<int64_t> getOrder(Op op, int64_t rank) {
  if (!op.getOuterDimsPerm().empty())
    return SmallVector<int64_t>(op.getOuterDimsPerm());
  return llvm::to_vector(llvm::seq<int64_t>(0, rank));
}

static SmallVector<Value> getPoint(OpBuilder &b, Location loc, int64_t rank) {
  SmallVector<Value> point;
  for (int64_t i = 0; i < rank; ++i)
    point.push_back(linalg::IndexOp::create(b, loc, i));
  return point;
}

/// Replaces `op` by a structured operation that computes each element of the
/// destination by `getElement`.
static void
replaceByLoop(DestinationStyleOpInterface op,
              llvm::function_ref<Value(OpBuilder &, Location)> getElement) {
  OpBuilder b(op);
  Value dest = op.getDpsInits().front();
  int64_t rank = cast<RankedTensorType>(dest.getType()).getRank();
  auto loop = linalg::GenericOp::create(
      b, op.getLoc(), dest.getType(), ValueRange{}, dest,
      b.getMultiDimIdentityMap(rank),
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &b, Location loc, ValueRange) {
        linalg::YieldOp::create(b, loc, getElement(b, loc));
      });
  op->replaceAllUsesWith(loop);
  op->erase();
}

/// Reads the element of the source at `place`. If `op` has a padding value and
/// `place` is outside of the source, returns the padding value instead.
static Value readOrPad(OpBuilder &b, Location loc, linalg::PackOp op,
                       ValueRange place, ValueRange extents) {
  auto read = [&](OpBuilder &b, Location loc) -> Value {
    return tensor::ExtractOp::create(b, loc, op.getSource(), place);
  };
  // A source of rank 0 has no padding.
  if (!op.getPaddingValue() || place.empty())
    return read(b, loc);
  Value isInside;
  for (auto [index, extent] : llvm::zip_equal(place, extents)) {
    Value isBelow =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, index, extent);
    isInside =
        isInside ? arith::AndIOp::create(b, loc, isInside, isBelow) : isBelow;
  }
  auto choice = scf::IfOp::create(
      b, loc, isInside,
      [&](OpBuilder &b, Location loc) {
        scf::YieldOp::create(b, loc, read(b, loc));
      },
      [&](OpBuilder &b, Location loc) {
        scf::YieldOp::create(b, loc, op.getPaddingValue());
      });
  return choice.getResult(0);
}

static void convertPack(linalg::PackOp op) {
  OpBuilder b(op);
  int64_t rank = cast<ShapedType>(op.getSource().getType()).getRank();
  SmallVector<int64_t> order = getOrder(op, rank);
  auto toValues = [&](ArrayRef<OpFoldResult> numbers) {
    return getValueOrCreateConstantIndexOp(b, op.getLoc(), numbers);
  };
  SmallVector<Value> tiles = toValues(op.getMixedTiles());
  SmallVector<Value> extents =
      toValues(tensor::getMixedSizes(b, op.getLoc(), op.getSource()));
  replaceByLoop(
      cast<DestinationStyleOpInterface>(op.getOperation()),
      [&](OpBuilder &b, Location loc) {
        SmallVector<Value> point = getPoint(b, loc, rank + tiles.size());
        SmallVector<Value> place(rank);
        for (int64_t i = 0; i < rank; ++i)
          place[order[i]] = point[i];
        for (auto [i, dim] : llvm::enumerate(op.getInnerDimsPos())) {
          Value begin = arith::MulIOp::create(b, loc, place[dim], tiles[i]);
          place[dim] = arith::AddIOp::create(b, loc, begin, point[rank + i]);
        }
        return readOrPad(b, loc, op, place, extents);
      });
}

static void convertUnPack(linalg::UnPackOp op) {
  OpBuilder b(op);
  int64_t rank = cast<ShapedType>(op.getDest().getType()).getRank();
  SmallVector<Value> tiles =
      getValueOrCreateConstantIndexOp(b, op.getLoc(), op.getMixedTiles());
  replaceByLoop(
      cast<DestinationStyleOpInterface>(op.getOperation()),
      [&](OpBuilder &b, Location loc) {
        SmallVector<Value> tile = getPoint(b, loc, rank), within, point;
        for (auto [i, dim] : llvm::enumerate(op.getInnerDimsPos())) {
          Value index = tile[dim];
          within.push_back(arith::RemUIOp::create(b, loc, index, tiles[i]));
          tile[dim] = arith::DivUIOp::create(b, loc, index, tiles[i]);
        }
        for (int64_t dim : getOrder(op, rank))
          point.push_back(tile[dim]);
        llvm::append_range(point, within);
        return Value(tensor::ExtractOp::create(b, loc, op.getSource(), point));
      });
}

namespace {
struct ConvertPackToLinalg
    : impl::ConvertPackToLinalgBase<ConvertPackToLinalg> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      // On memrefs these operations have no results; they are not converted.
      if (op->getNumResults() == 0)
        return;
      if (auto pack = dyn_cast<linalg::PackOp>(op))
        convertPack(pack);
      else if (auto unpack = dyn_cast<linalg::UnPackOp>(op))
        convertUnPack(unpack);
    });
  }
};
} // namespace

} // namespace padlab
