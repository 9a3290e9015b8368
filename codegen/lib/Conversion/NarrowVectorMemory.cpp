//===- NarrowVectorMemory.cpp - vectors of parts of bytes in memory -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowVectorMemory.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

static bool isPacked(VectorType type) {
  auto element = dyn_cast<IntegerType>(type.getElementType());
  return element &&
         (element.getWidth() < 8 || !llvm::isPowerOf2_32(element.getWidth())) &&
         type.getRank() < 2 && !type.isScalable();
}

namespace {

/// An access of a vector, as accesses of its elements.
struct Access {
  VectorType type;
  Value memory;
  SmallVector<Value> indices;
  /// Along which the elements lie; nullopt: all are the same.
  std::optional<unsigned> dimension;
  /// A vector of i1; null: all.
  Value mask;
  bool inBounds = true;

  SmallVector<int64_t> getPosition(int64_t lane) const {
    return type.getRank() == 0 ? SmallVector<int64_t>()
                               : SmallVector<int64_t>{lane};
  }
  SmallVector<Value> getIndices(OpBuilder &b, Location loc,
                                int64_t lane) const {
    SmallVector<Value> at(indices);
    if (dimension && lane != 0)
      at[*dimension] = arith::AddIOp::create(
          b, loc, at[*dimension], arith::ConstantIndexOp::create(b, loc, lane));
    return at;
  }
  /// Whether the element is there; null: it is.
  Value getCondition(OpBuilder &b, Location loc, int64_t lane,
                     ArrayRef<Value> at) const {
    Value condition;
    if (mask)
      condition = vector::ExtractOp::create(b, loc, mask, getPosition(lane));
    if (inBounds || !dimension)
      return condition;
    Value extent = memref::DimOp::create(b, loc, memory, *dimension);
    Value inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult,
                                         at[*dimension], extent);
    return condition ? arith::AndIOp::create(b, loc, condition, inside)
                     : inside;
  }
};

} // namespace

/// `other` gives an element that is not there.
static Value read(OpBuilder &b, Location loc, const Access &access,
                  function_ref<Value(int64_t)> other) {
  Value result = arith::ConstantOp::create(b, loc, b.getZeroAttr(access.type));
  for (int64_t lane = 0; lane < access.type.getNumElements(); ++lane) {
    SmallVector<Value> at = access.getIndices(b, loc, lane);
    Value condition = access.getCondition(b, loc, lane, at);
    Value element;
    if (!condition) {
      element = memref::LoadOp::create(b, loc, access.memory, at);
    } else {
      Value missing = other(lane);
      auto choice = scf::IfOp::create(
          b, loc, condition,
          [&](OpBuilder &inner, Location loc) {
            Value loaded =
                memref::LoadOp::create(inner, loc, access.memory, at);
            scf::YieldOp::create(inner, loc, loaded);
          },
          [&](OpBuilder &inner, Location loc) {
            scf::YieldOp::create(inner, loc, missing);
          });
      element = choice.getResult(0);
    }
    result = vector::InsertOp::create(b, loc, element, result,
                                      access.getPosition(lane));
  }
  return result;
}

static void write(OpBuilder &b, Location loc, const Access &access,
                  Value stored) {
  for (int64_t lane = 0; lane < access.type.getNumElements(); ++lane) {
    SmallVector<Value> at = access.getIndices(b, loc, lane);
    Value condition = access.getCondition(b, loc, lane, at);
    Value element =
        vector::ExtractOp::create(b, loc, stored, access.getPosition(lane));
    auto store = [&](OpBuilder &inner, Location loc) {
      memref::StoreOp::create(inner, loc, element, access.memory, at);
    };
    if (!condition) {
      store(b, loc);
      continue;
    }
    scf::IfOp::create(b, loc, condition, [&](OpBuilder &inner, Location loc) {
      store(inner, loc);
      scf::YieldOp::create(inner, loc);
    });
  }
}

/// Nullopt where it is not of the simple forms that other patterns lead to.
template <typename OpTy>
static std::optional<Access> getTransfer(OpTy op) {
  if (!isPacked(op.getVectorType()) || !isa<MemRefType>(op.getBase().getType()))
    return std::nullopt;
  Access access{op.getVectorType(), op.getBase(),
                llvm::to_vector(op.getIndices()), std::nullopt, op.getMask()};
  AffineMap map = op.getPermutationMap();
  if (map.getNumResults() == 1) {
    access.inBounds = op.isDimInBounds(0);
    if (auto dim = dyn_cast<AffineDimExpr>(map.getResult(0)))
      access.dimension = dim.getPosition();
  }
  return access;
}

/// Of loads and stores: along the last dimension, in bounds.
template <typename OpTy>
static std::optional<Access> getLinear(OpTy op, VectorType type, Value mask) {
  if (!isPacked(type) ||
      isa<VectorType>(op.getBase().getType().getElementType()))
    return std::nullopt;
  Access access{type, op.getBase(), llvm::to_vector(op.getIndices()),
                std::nullopt, mask};
  if (!access.indices.empty())
    access.dimension = access.indices.size() - 1;
  return access;
}

namespace {

template <typename OpTy>
struct PackedRead : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    std::optional<Access> access;
    if constexpr (std::is_same_v<OpTy, vector::TransferReadOp>)
      access = getTransfer(op);
    else if constexpr (std::is_same_v<OpTy, vector::MaskedLoadOp>)
      access = getLinear(op, op.getVectorType(), op.getMask());
    else
      access = getLinear(op, op.getVectorType(), {});
    if (!access)
      return failure();
    Location loc = op.getLoc();
    rewriter.replaceOp(
        op, read(rewriter, loc, *access, [&](int64_t lane) -> Value {
          if constexpr (std::is_same_v<OpTy, vector::TransferReadOp>)
            return op.getPadding();
          else if constexpr (std::is_same_v<OpTy, vector::MaskedLoadOp>)
            return vector::ExtractOp::create(rewriter, loc, op.getPassThru(),
                                             access->getPosition(lane));
          llvm_unreachable("a load is unconditional");
        }));
    return success();
  }
};

template <typename OpTy>
struct PackedWrite : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    std::optional<Access> access;
    if constexpr (std::is_same_v<OpTy, vector::TransferWriteOp>)
      access = getTransfer(op);
    else if constexpr (std::is_same_v<OpTy, vector::MaskedStoreOp>)
      access = getLinear(op, op.getVectorType(), op.getMask());
    else
      access = getLinear(op, op.getVectorType(), {});
    if (!access)
      return failure();
    write(rewriter, op.getLoc(), *access, op.getValueToStore());
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void padlab::addNarrowVectorMemoryPatterns(RewritePatternSet &patterns) {
  // Before upstream's.
  constexpr unsigned benefit = 1000;
  patterns
      .add<PackedRead<vector::TransferReadOp>, PackedRead<vector::LoadOp>,
           PackedRead<vector::MaskedLoadOp>,
           PackedWrite<vector::TransferWriteOp>, PackedWrite<vector::StoreOp>,
           PackedWrite<vector::MaskedStoreOp>>(patterns.getContext(), benefit);
}
