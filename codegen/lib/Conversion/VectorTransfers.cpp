//===- VectorTransfers.cpp - transfers beyond a buffer --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VectorTransfers.h"

#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;

bool padlab::isPartialTransfer(VectorTransferOpInterface op) {
  return isa<MemRefType>(op.getShapedType()) &&
         (op.getMask() || op.hasOutOfBoundsDim());
}

namespace {
/// One element of the vector: where it lies, and whether it is there.
struct Place {
  SmallVector<Value> indices;
  /// Null: always.
  Value condition;

  void require(OpBuilder &b, Location loc, Value another) {
    condition = condition
                    ? Value(arith::AndIOp::create(b, loc, condition, another))
                    : another;
  }
};
} // namespace

/// A mask has no bits for the vector's broadcast dimensions, and the order of
/// the buffer's.
static Value findMaskBit(OpBuilder &b, VectorTransferOpInterface op,
                         ArrayRef<int64_t> element) {
  AffineMap map = op.getPermutationMap();
  SmallVector<std::pair<unsigned, int64_t>> places;
  for (auto [expr, index] : llvm::zip_equal(map.getResults(), element))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      places.push_back({dim.getPosition(), index});
  llvm::sort(places);
  SmallVector<int64_t> bit;
  for (auto [dim, index] : places)
    bit.push_back(index);
  return vector::ExtractOp::create(b, op.getLoc(), op.getMask(), bit);
}

static Place findPlace(OpBuilder &b, VectorTransferOpInterface op,
                       ArrayRef<int64_t> element) {
  Location loc = op.getLoc();
  Place place{SmallVector<Value>(op.getIndices()), {}};
  for (auto [i, expr] : llvm::enumerate(op.getPermutationMap().getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      continue;
    unsigned position = dim.getPosition();
    Value offset = arith::ConstantIndexOp::create(b, loc, element[i]);
    Value index =
        arith::AddIOp::create(b, loc, place.indices[position], offset);
    place.indices[position] = index;
    if (op.isDimInBounds(i))
      continue;
    Value extent = memref::DimOp::create(b, loc, op.getBase(), position);
    place.require(b, loc,
                  arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                        index, extent));
  }
  if (op.getMask())
    place.require(b, loc, findMaskBit(b, op, element));
  return place;
}

static Value readElement(OpBuilder &b, vector::TransferReadOp op,
                         const Place &place) {
  Location loc = op.getLoc();
  auto load = [&](OpBuilder &b) -> Value {
    return memref::LoadOp::create(b, loc, op.getBase(), place.indices);
  };
  if (!place.condition)
    return load(b);
  auto choice = scf::IfOp::create(
      b, loc, place.condition,
      [&](OpBuilder &b, Location loc) {
        scf::YieldOp::create(b, loc, load(b));
      },
      [&](OpBuilder &b, Location loc) {
        scf::YieldOp::create(b, loc, op.getPadding());
      });
  return choice.getResult(0);
}

static void writeElement(OpBuilder &b, vector::TransferWriteOp op,
                         const Place &place, Value element) {
  Location loc = op.getLoc();
  auto store = [&](OpBuilder &b, Location loc) {
    memref::StoreOp::create(b, loc, element, op.getBase(), place.indices);
  };
  if (!place.condition)
    return store(b, loc);
  scf::IfOp::create(b, loc, place.condition, [&](OpBuilder &b, Location loc) {
    store(b, loc);
    scf::YieldOp::create(b, loc);
  });
}

void padlab::expandPartialTransfer(VectorTransferOpInterface op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  VectorType type = op.getVectorType();
  auto read = dyn_cast<vector::TransferReadOp>(op.getOperation());
  auto write = dyn_cast<vector::TransferWriteOp>(op.getOperation());
  Value result;
  if (read)
    result = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  SmallVector<int64_t> element(type.getRank(), 0);
  do {
    Place place = findPlace(b, op, element);
    if (read) {
      Value value = readElement(b, read, place);
      result = vector::InsertOp::create(b, loc, value, result, element);
    } else {
      Value value =
          vector::ExtractOp::create(b, loc, write.getVector(), element);
      writeElement(b, write, place, value);
    }
  } while (nextIndex(element, type.getShape()));
  if (read)
    read.replaceAllUsesWith(result);
  op.erase();
}
