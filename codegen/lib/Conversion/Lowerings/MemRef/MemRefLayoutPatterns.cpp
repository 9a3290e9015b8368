//===- MemRefLayoutPatterns.cpp - memrefs without layouts -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemRefLayoutPatterns.h"

#include "MemRefDescription.h"

#include "padlab/dialect/Std/Std.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace padlab {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static MemRefType makeDynamic(int64_t rank, Type element) {
  SmallVector<int64_t> shape(rank, ShapedType::kDynamic);
  return MemRefType::get(shape, element);
}

MemRefLayoutConverter::MemRefLayoutConverter(const Layouts &layouts,
                                             bool describesUnranked) {
  addConversion([](Type type) { return type; });
  addConversion([&layouts](MemRefType type, SmallVectorImpl<Type> &converted)
                    -> std::optional<LogicalResult> {
    if (!layouts.contains(type.getLayout()))
      return std::nullopt;
    AffineMap map = type.getLayout().getAffineMap();
    converted.push_back(
        makeDynamic(map.getNumResults(), type.getElementType()));
    converted.append(type.getNumDynamicDims() + map.getNumSymbols(),
                     IndexType::get(type.getContext()));
    return success();
  });
  if (describesUnranked)
    addConversion([](UnrankedMemRefType type) -> Type {
      return MemRefDescription::getType(type.getContext());
    });
}

MemRefView MemRefLayoutConverter::getView(MemRefType type,
                                          ValueRange converted) {
  MemRefView view{type, converted.front(), {}, {}, {}};
  if (view.buffer.getType() == type)
    return view;
  view.layout = type.getLayout().getAffineMap();
  ValueRange rest = converted.drop_front();
  view.sizes = llvm::to_vector(rest.take_front(type.getNumDynamicDims()));
  view.symbols = llvm::to_vector(rest.drop_front(type.getNumDynamicDims()));
  return view;
}

static MemRefView getView(Value memref, ValueRange converted) {
  return MemRefLayoutConverter::getView(cast<MemRefType>(memref.getType()),
                                        converted);
}

static SmallVector<Value> flatten(const MemRefView &view) {
  SmallVector<Value> values{view.buffer};
  llvm::append_range(values, view.sizes);
  llvm::append_range(values, view.symbols);
  return values;
}

static SmallVector<Value> getSingle(ArrayRef<ValueRange> ranges) {
  SmallVector<Value> values;
  for (ValueRange range : ranges)
    llvm::append_range(values, range);
  return values;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

template <typename Op>
struct MemRefPattern : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  using Adaptor = typename OpConversionPattern<Op>::OneToNOpAdaptor;
  LogicalResult
  matchAndRewrite(Op op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return rewrite(op, adaptor, rewriter);
  }
  virtual LogicalResult rewrite(Op op, Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const = 0;
};

struct ConvertAlloc : MemRefPattern<memref::AllocOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::AllocOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    SmallVector<Value> sizes = getSingle(adaptor.getDynamicSizes());
    AffineMap map = type.getLayout().getAffineMap();
    SmallVector<Value> symbols = getSingle(adaptor.getSymbolOperands());
    SmallVector<Value> extents = getPhysicalExtents(
        rewriter, loc, map, getExtents(rewriter, loc, type, sizes), symbols);
    Value buffer = memref::AllocOp::create(
        rewriter, loc, makeDynamic(extents.size(), type.getElementType()),
        extents, op.getAlignmentAttr());
    rewriter.replaceOpWithMultiple(
        op, {flatten({type, buffer, sizes, symbols, map})});
    return success();
  }
};

struct ConvertAllocStatic : MemRefPattern<standard::AllocStaticOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(standard::AllocStaticOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    MemRefType type = op.getMemref().getType();
    SmallVector<Value> extents =
        getPhysicalExtents(rewriter, loc, type.getLayout().getAffineMap(),
                           getExtents(rewriter, loc, type, {}), {});
    FailureOr<Value> buffer = allocateStatic(
        rewriter, loc, op->getParentOfType<ModuleOp>(), op.getBase(),
        makeDynamic(extents.size(), type.getElementType()), extents);
    if (failed(buffer))
      return failure();
    rewriter.replaceOp(op, *buffer);
    return success();
  }
};

/// Whether `converted` is a description of `memref`.
bool isDescribed(Value memref, ValueRange converted) {
  return isa<UnrankedMemRefType>(memref.getType()) &&
         isa<MemRefType>(converted.front().getType());
}

struct ConvertDealloc : MemRefPattern<memref::DeallocOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::DeallocOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    Value buffer = adaptor.getMemref().front();
    if (isDescribed(op.getMemref(), adaptor.getMemref())) {
      Type element = getElementTypeOrSelf(op.getMemref().getType());
      buffer = MemRefDescription(buffer).makeBuffer(
          rewriter, op.getLoc(), MemRefType::get({}, element));
    }
    rewriter.replaceOpWithNewOp<memref::DeallocOp>(op, buffer);
    return success();
  }
};

struct ConvertLoad : MemRefPattern<memref::LoadOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::LoadOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    MemRefView view = getView(op.getMemref(), adaptor.getMemref());
    rewriter.replaceOp(
        op, view.load(rewriter, op.getLoc(), getSingle(adaptor.getIndices())));
    return success();
  }
};

struct ConvertStore : MemRefPattern<memref::StoreOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::StoreOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    MemRefView view = getView(op.getMemref(), adaptor.getMemref());
    view.store(rewriter, op.getLoc(), adaptor.getValue().front(),
               getSingle(adaptor.getIndices()));
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertDim : MemRefPattern<memref::DimOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::DimOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    ValueRange source = adaptor.getSource();
    Value index = adaptor.getIndex().front();
    if (isDescribed(op.getSource(), source)) {
      MemRefDescription description(source.front());
      rewriter.replaceOp(op, description.getExtent(rewriter, loc, index));
      return success();
    }
    SmallVector<Value> extents =
        getView(op.getSource(), source).getExtents(rewriter, loc);
    Value chosen = extents.back();
    for (int64_t d = extents.size() - 1; d-- > 0;) {
      Value number = arith::ConstantIndexOp::create(rewriter, loc, d);
      Value here = arith::CmpIOp::create(
          rewriter, loc, arith::CmpIPredicate::eq, index, number);
      chosen = arith::SelectOp::create(rewriter, loc, here, extents[d], chosen);
    }
    rewriter.replaceOp(op, chosen);
    return success();
  }
};

struct ConvertSelect : MemRefPattern<arith::SelectOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(arith::SelectOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> chosen;
    for (auto [yes, no] :
         llvm::zip_equal(adaptor.getTrueValue(), adaptor.getFalseValue()))
      chosen.push_back(arith::SelectOp::create(
          rewriter, op.getLoc(), adaptor.getCondition().front(), yes, no));
    rewriter.replaceOpWithMultiple(op, {chosen});
    return success();
  }
};

/// Copies element by element, because upstream lowers no copy of a buffer whose
/// layout is an arbitrary affine map.
struct ConvertCopy : MemRefPattern<memref::CopyOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::CopyOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    if (!isa<MemRefType>(op.getSource().getType()) ||
        !isa<MemRefType>(op.getTarget().getType()))
      return rewriter.notifyMatchFailure(op, "no rank, and layouts elsewhere");
    MemRefView from = getView(op.getSource(), adaptor.getSource());
    MemRefView to = getView(op.getTarget(), adaptor.getTarget());
    SmallVector<Value> extents = from.getExtents(rewriter, loc);
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
    SmallVector<Value> lower(extents.size(), zero), step(extents.size(), one);
    scf::buildLoopNest(rewriter, loc, lower, extents, step,
                       [&](OpBuilder &b, Location loc, ValueRange index) {
                         to.store(b, loc, from.load(b, loc, index), index);
                       });
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertDmaStart : MemRefPattern<memref::DmaStartOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::DmaStartOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    ArrayRef<ValueRange> operands = adaptor.getOperands();
    auto take = [&](size_t count) {
      SmallVector<Value> values = getSingle(operands.take_front(count));
      operands = operands.drop_front(count);
      return values;
    };
    DmaStart dma;
    dma.source = getView(op.getSrcMemRef(), take(1));
    dma.sourceIndices = take(op.getSrcMemRefRank());
    dma.dest = getView(op.getDstMemRef(), take(1));
    dma.destIndices = take(op.getDstMemRefRank());
    dma.numElements = take(1).front();
    dma.tag = getView(op.getTagMemRef(), take(1));
    dma.tagIndices = take(op.getTagMemRefRank());
    if (!operands.empty()) {
      dma.stride = take(1).front();
      dma.elementsPerStride = take(1).front();
    }
    dma.isDestStrided = op->hasAttr(stridedDestinationAttr);
    if (failed(lowerDmaStart(rewriter, op.getLoc(),
                             op->getParentOfType<ModuleOp>(), dma)))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertDmaWait : MemRefPattern<memref::DmaWaitOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::DmaWaitOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    MemRefView tag = getView(op.getTagMemRef(), adaptor.getTagMemRef());
    if (failed(lowerDmaWait(rewriter, op.getLoc(),
                            op->getParentOfType<ModuleOp>(), tag,
                            getSingle(adaptor.getTagIndices()),
                            adaptor.getNumElements().front())))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertCast : MemRefPattern<memref::CastOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::CastOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertType(op.getType(), types)))
      return failure();
    SmallVector<Value> values = cast(rewriter, op, adaptor.getSource(), types);
    if (values.size() != types.size())
      return rewriter.notifyMatchFailure(op, "between different layouts");
    if (values.front().getType() != types.front())
      values.front() = memref::CastOp::create(rewriter, op.getLoc(),
                                              types.front(), values.front());
    rewriter.replaceOpWithMultiple(op, {values});
    return success();
  }

  /// Returns the values of the result. If the layouts do not match, their
  /// number may differ from that of `types`.
  static SmallVector<Value> cast(OpBuilder &b, memref::CastOp op,
                                 ValueRange source, TypeRange types) {
    Location loc = op.getLoc();
    auto from = dyn_cast<MemRefType>(op.getSource().getType());
    auto to = dyn_cast<MemRefType>(op.getType());
    if (from && to)
      return castRanked(b, loc, to, getView(op.getSource(), source));
    // A description cannot represent a layout that is left to upstream.
    MemRefType ranked = from ? from : to;
    bool isKnown = ranked.getLayout().isIdentity() ||
                   (from ? source.front().getType() : types.front()) != ranked;
    if (!isKnown)
      return {};
    if (to)
      return flatten(MemRefDescription(source.front()).makeView(b, loc, to));
    return {MemRefDescription::create(b, loc, getView(op.getSource(), source))
                .getBuffer()};
  }

  static SmallVector<Value> castRanked(OpBuilder &b, Location loc,
                                       MemRefType to, const MemRefView &from) {
    SmallVector<Value> values{from.buffer};
    for (auto [d, extent] : llvm::enumerate(from.getExtents(b, loc)))
      if (to.isDynamicDim(d))
        values.push_back(extent);
    llvm::append_range(values, from.symbols);
    return values;
  }
};

} // namespace

void populateMemRefLayoutPatterns(const MemRefLayoutConverter &converter,
                                  RewritePatternSet &patterns) {
  patterns.add<ConvertAlloc, ConvertAllocStatic, ConvertDealloc, ConvertLoad,
               ConvertStore, ConvertDim, ConvertSelect, ConvertCopy,
               ConvertDmaStart, ConvertDmaWait, ConvertCast>(
      converter, patterns.getContext());
}

} // namespace padlab
