//===- PadCanonicalize.cpp - simpler forms of pad operations --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Canonicalizes the dialect's operations. Patterns that fold casts of operands
/// and extents of results are not needed here: the tensor dialect has these
/// patterns for all destination-style operations.
///
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace padlab::pad;

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

template <typename Op>
static bool hasBorder(Op op) {
  auto isZero = [](int64_t amount) { return amount == 0; };
  return !llvm::all_of(op.getStaticLow(), isZero) ||
         !llvm::all_of(op.getStaticHigh(), isZero);
}

/// Whether the static extents of the inputs agree with those of the interior,
/// in the dimensions of the inputs that are indexed by a dimension alone.
static bool admitsInputs(FrameOp, ArrayRef<int64_t>) { return true; }

static bool admitsInputs(GenericOp op, ArrayRef<int64_t> interior) {
  for (auto [number, input] : llvm::enumerate(op.getInputs()))
    for (auto [expr, extent] :
         llvm::zip_equal(op.getMap(number).getResults(),
                         cast<ShapedType>(input.getType()).getShape())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || ShapedType::isDynamic(extent))
        continue;
      int64_t expected = interior[dim.getPosition()];
      if (!ShapedType::isDynamic(expected) && extent != expected)
        return false;
    }
  return true;
}

/// Whether the operation would verify with these amounts and this type. The
/// patterns do not rewrite an operation that would not verify any more: a
/// program that is undefined when it runs may still be valid IR.
template <typename Op>
static bool admits(Op op, ShapedType type, ArrayRef<int64_t> low,
                   ArrayRef<int64_t> high) {
  SmallVector<int64_t> interior;
  for (auto [extent, before, behind] :
       llvm::zip_equal(type.getShape(), low, high)) {
    bool isKnown = !ShapedType::isDynamic(extent) &&
                   !ShapedType::isDynamic(before) &&
                   !ShapedType::isDynamic(behind);
    interior.push_back(isKnown ? extent - before - behind
                               : ShapedType::kDynamic);
    if (isKnown && interior.back() < 0)
      return false;
  }
  return admitsInputs(op, interior);
}

LogicalResult FrameOp::fold(FoldAdaptor,
                            SmallVectorImpl<OpFoldResult> &results) {
  if (hasBorder(*this) || !getResult())
    return failure();
  results.push_back(getInit());
  return success();
}

namespace {

/// Makes dynamic amounts static if their values are constants with which the
/// operation verifies.
template <typename Op>
struct MakeAmountsStatic : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Amounts low(op.getStaticLow(), op.getLow());
    Amounts high(op.getStaticHigh(), op.getHigh());
    auto isValid = [&] {
      return admits(op, op.getDestinationType(), low.numbers, high.numbers);
    };
    bool isChanged = low.fold(isValid);
    isChanged |= high.fold(isValid);
    if (!isChanged)
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.getLowMutable().assign(low.values);
      op.setStaticLow(low.numbers);
      op.getHighMutable().assign(high.values);
      op.setStaticHigh(high.numbers);
    });
    return success();
  }

private:
  struct Amounts {
    Amounts(ArrayRef<int64_t> numbers, ValueRange values)
        : numbers(numbers), values(values) {}

    bool fold(llvm::function_ref<bool()> isValid) {
      SmallVector<Value> left;
      auto *value = values.begin();
      for (int64_t &number : numbers) {
        if (!ShapedType::isDynamic(number))
          continue;
        std::optional<int64_t> constant = getConstantIntValue(*value);
        if (constant && *constant >= 0) {
          number = *constant;
          if (!isValid())
            number = ShapedType::kDynamic;
        }
        if (ShapedType::isDynamic(number))
          left.push_back(*value);
        ++value;
      }
      bool isChanged = left.size() != values.size();
      values = left;
      return isChanged;
    }

    SmallVector<int64_t> numbers;
    SmallVector<Value> values;
  };
};

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Drops inputs whose elements are not used, and inputs that are duplicates of
/// others.
struct DropInputs : OpRewritePattern<GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override {
    for (unsigned number = 0; number != op.getInputs().size(); ++number) {
      bool isUnused = op.getElement(number).use_empty();
      std::optional<unsigned> same = findSame(op, number);
      if (!isUnused && !same)
        continue;
      if (!isUnused)
        rewriter.replaceAllUsesWith(op.getElement(number),
                                    op.getElement(*same));
      rewriter.modifyOpInPlace(op, [&] { drop(op, number); });
      return success();
    }
    return failure();
  }

private:
  static std::optional<unsigned> findSame(GenericOp op, unsigned number) {
    for (unsigned other = 0; other != number; ++other)
      if (op.getInputs()[other] == op.getInputs()[number] &&
          op.getMap(other) == op.getMap(number))
        return other;
    return std::nullopt;
  }

  static void drop(GenericOp op, unsigned number) {
    SmallVector<Attribute> maps(op.getMaps().getAsRange<Attribute>());
    maps.erase(maps.begin() + number);
    op.getInterior().eraseArgument(op.getRank() + number);
    op.getInputsMutable().erase(number);
    op.setMapsAttr(ArrayAttr::get(op.getContext(), maps));
  }
};

//===----------------------------------------------------------------------===//
// Nothing but interior, nothing but border
//===----------------------------------------------------------------------===//

/// Turns an operation on tensors without a border into a plain structured
/// operation. Leaves it alone if its stores are non-temporal, or may become so
/// because no strategy is chosen yet: structured operations cannot express
/// non-temporal stores.
struct DropEmptyBorder : OpRewritePattern<GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (hasBorder(op) || !op.getResult() || !op.getStrategy() ||
        op.getStrategy() == Strategy::StreamNonTemporal)
      return failure();
    SmallVector<AffineMap> maps(op.getMaps().getAsValueRange<AffineMapAttr>());
    maps.push_back(rewriter.getMultiDimIdentityMap(op.getRank()));
    SmallVector<utils::IteratorType> iterators(op.getRank(),
                                               utils::IteratorType::parallel);
    auto generic = linalg::GenericOp::create(
        rewriter, op.getLoc(), op.getInit().getType(), op.getInputs(),
        op.getInit(), maps, iterators);
    Block *body = rewriter.createBlock(&generic.getRegion());
    SmallVector<Value> arguments;
    for (unsigned dim = 0; dim != op.getRank(); ++dim)
      arguments.push_back(
          linalg::IndexOp::create(rewriter, op.getLoc(), dim).getResult());
    for (Value operand : generic->getOperands())
      body->addArgument(cast<ShapedType>(operand.getType()).getElementType(),
                        op.getLoc());
    llvm::append_range(arguments, body->getArguments().drop_back());
    rewriter.mergeBlocks(&op.getInterior().front(), body, arguments);
    auto yield = cast<YieldOp>(body->getTerminator());
    rewriter.setInsertionPoint(yield);
    rewriter.replaceOpWithNewOp<linalg::YieldOp>(yield, yield.getValue());
    rewriter.replaceOp(op, generic);
    return success();
  }
};

struct DropEmptyInterior : OpRewritePattern<GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override {
    auto isEmpty = [&](int64_t dim) {
      return getStaticInteriorExtent(op, dim) == 0;
    };
    if (llvm::none_of(llvm::seq<int64_t>(0, op.getRank()), isEmpty))
      return failure();
    auto frame =
        FrameOp::create(rewriter, op.getLoc(), op->getResultTypes(),
                        op.getLow(), op.getHigh(), op.getStaticLow(),
                        op.getStaticHigh(), op.getInit(), op.getStrategyAttr());
    rewriter.inlineRegionBefore(op.getBorder(), frame.getBorder(),
                                frame.getBorder().end());
    rewriter.replaceOp(op, frame);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Destinations
//===----------------------------------------------------------------------===//

/// If an operation overwrites all that the producer of its destination
/// computes, and the producer belongs to this dialect or is a `linalg.fill`,
/// replaces its destination by the producer's destination.
template <typename Op>
struct BypassOverwritten : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Value init = getInitOfOverwritten(op);
    if (!init || init.getType() != op.getInit().getType())
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getInitMutable().assign(init); });
    return success();
  }

private:
  /// If the destination of `op` is the result of another frame with the same
  /// amounts, `op` overwrites all that this frame writes: returns the frame's
  /// init then, and null otherwise.
  static Value getInitOfOverwritten(FrameOp op) {
    auto inner = op.getInit().template getDefiningOp<FrameOp>();
    bool isSame = inner && inner.getMixedLow() == op.getMixedLow() &&
                  inner.getMixedHigh() == op.getMixedHigh();
    return isSame ? inner.getInit() : Value();
  }
  static Value getInitOfOverwritten(GenericOp op) {
    Operation *inner = op.getInit().getDefiningOp();
    if (isa_and_nonnull<FrameOp, GenericOp, linalg::FillOp>(inner))
      return cast<DestinationStyleOpInterface>(inner)
          .getTiedOpOperand(cast<OpResult>(op.getInit()))
          ->get();
    return {};
  }
};

/// If the only use of an operation's result casts it to a more static type with
/// which the operation verifies, casts the operation's destination instead.
template <typename Op>
struct CastDestination : OpRewritePattern<tensor::CastOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::CastOp cast,
                                PatternRewriter &rewriter) const override {
    auto op = cast.getSource().getDefiningOp<Op>();
    auto type = dyn_cast<RankedTensorType>(cast.getType());
    if (!op || !type || !op->hasOneUse() ||
        !tensor::preservesStaticInformation(op.getInit().getType(), type) ||
        type == op.getInit().getType() ||
        !admits(op, type, op.getStaticLow(), op.getStaticHigh()))
      return failure();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    Value init =
        tensor::CastOp::create(rewriter, op.getLoc(), type, op.getInit());
    rewriter.modifyOpInPlace(op, [&] {
      op.getInitMutable().assign(init);
      op->getResult(0).setType(type);
    });
    rewriter.replaceOp(cast, op->getResults());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Replaces an operation by its tile if only one slice of its result is used,
/// so that the rest is not computed. The slice must have unit strides and the
/// result's rank. It must be in the operation's own block, because otherwise a
/// loop might compute the tile in each iteration.
template <typename Op>
struct ComputeSliceOnly : OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp slice,
                                PatternRewriter &rewriter) const override {
    auto op = slice.getSource().getDefiningOp<Op>();
    if (!op || !op->hasOneUse() || op->getBlock() != slice->getBlock() ||
        !slice.hasUnitStride() || slice.getDroppedDims().any() ||
        isWhole(slice))
      return failure();
    FailureOr<TilingResult> tile = op.generateResultTileValue(
        rewriter, 0, slice.getMixedOffsets(), slice.getMixedSizes());
    if (failed(tile))
      return failure();
    rewriter.replaceOp(slice, tile->tiledValues);
    return success();
  }

private:
  static bool isWhole(tensor::ExtractSliceOp slice) {
    return slice.getSourceType() == slice.getType() &&
           slice.getType().hasStaticShape();
  }
};

} // namespace

template <typename Op>
static void addCommon(RewritePatternSet &patterns) {
  patterns.add<MakeAmountsStatic<Op>, BypassOverwritten<Op>,
               CastDestination<Op>, ComputeSliceOnly<Op>>(
      patterns.getContext());
}

void FrameOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *) {
  addCommon<FrameOp>(patterns);
}

void GenericOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  addCommon<GenericOp>(patterns);
  patterns.add<DropInputs, DropEmptyBorder, DropEmptyInterior>(context);
}
