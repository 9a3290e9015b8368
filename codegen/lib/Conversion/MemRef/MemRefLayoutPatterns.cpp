//===- MemRefLayoutPatterns.cpp - memrefs without layouts and spaces -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemRefLayoutPatterns.h"

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

static LogicalResult convertRanked(MemRefType type,
                                   SmallVectorImpl<Type> &converted) {
  if (!MemRefLayoutConverter::hasLayout(type)) {
    converted.push_back(
        MemRefType::get(type.getShape(), type.getElementType()));
    return success();
  }
  AffineMap map = type.getLayout().getAffineMap();
  converted.push_back(makeDynamic(map.getNumResults(), type.getElementType()));
  converted.append(type.getNumDynamicDims() + map.getNumSymbols(),
                   IndexType::get(type.getContext()));
  return success();
}

MemRefLayoutConverter::MemRefLayoutConverter(bool describesUnranked) {
  addConversion([](Type type) { return type; });
  addConversion([](MemRefType type, SmallVectorImpl<Type> &converted) {
    return convertRanked(type, converted);
  });
  addConversion([=](UnrankedMemRefType type, SmallVectorImpl<Type> &converted) {
    converted.push_back(UnrankedMemRefType::get(type.getElementType(), {}));
    if (describesUnranked)
      converted.push_back(makeDynamic(1, IndexType::get(type.getContext())));
    return success();
  });
}

MemRefView MemRefLayoutConverter::getView(MemRefType type,
                                          ValueRange converted) {
  MemRefView view{type, converted.front(), {}, {}, {}};
  if (!hasLayout(type))
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
    if (!MemRefLayoutConverter::hasLayout(type)) {
      rewriter.replaceOpWithNewOp<memref::AllocOp>(
          op, MemRefType::get(type.getShape(), type.getElementType()), sizes,
          op.getAlignmentAttr());
      return success();
    }
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
    SmallVector<Value> extents = getExtents(rewriter, loc, type, {});
    if (MemRefLayoutConverter::hasLayout(type))
      extents = getPhysicalExtents(
          rewriter, loc, type.getLayout().getAffineMap(), extents, {});
    SmallVector<Type> converted;
    if (failed(getTypeConverter()->convertType(type, converted)))
      return failure();
    FailureOr<Value> buffer = allocateStatic(
        rewriter, loc, op->getParentOfType<ModuleOp>(), op.getBase(),
        cast<MemRefType>(converted.front()), extents);
    if (failed(buffer))
      return failure();
    rewriter.replaceOp(op, *buffer);
    return success();
  }
};

struct ConvertDealloc : MemRefPattern<memref::DeallocOp> {
  using MemRefPattern::MemRefPattern;
  LogicalResult rewrite(memref::DeallocOp op, Adaptor adaptor,
                        ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<memref::DeallocOp>(op,
                                                   adaptor.getMemref().front());
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
    auto type = dyn_cast<MemRefType>(op.getSource().getType());
    if (!type && source.size() == 2) {
      rewriter.replaceOpWithNewOp<memref::LoadOp>(op, source.back(), index);
      return success();
    }
    if (!type || !MemRefLayoutConverter::hasLayout(type)) {
      rewriter.replaceOpWithNewOp<memref::DimOp>(op, source.front(), index);
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

/// Element by element: no layout has a copy of its own.
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
    dma.isSourceStrided = dma.source.type.getMemorySpaceAsInt() <=
                          dma.dest.type.getMemorySpaceAsInt();
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
    auto from = dyn_cast<MemRefType>(op.getSource().getType());
    auto to = dyn_cast<MemRefType>(op.getType());
    ValueRange source = adaptor.getSource();
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertType(op.getType(), types)))
      return failure();
    Location loc = op.getLoc();
    SmallVector<Value> values{source.front()};
    if (source.front().getType() != types.front())
      values[0] =
          memref::CastOp::create(rewriter, loc, types.front(), source.front());
    if (from && to)
      castRanked(rewriter, loc, to, getView(op.getSource(), source), values);
    else if (from && types.size() == 2)
      values.push_back(
          describe(rewriter, loc, getView(op.getSource(), source)));
    else if (to && source.size() == 2)
      readDescription(rewriter, loc, to, source.back(), values);
    if (values.size() != types.size())
      return rewriter.notifyMatchFailure(op, "between different layouts");
    rewriter.replaceOpWithMultiple(op, {values});
    return success();
  }

  static void castRanked(OpBuilder &b, Location loc, MemRefType to,
                         const MemRefView &from,
                         SmallVectorImpl<Value> &values) {
    if (!MemRefLayoutConverter::hasLayout(to))
      return;
    for (auto [d, extent] : llvm::enumerate(from.getExtents(b, loc)))
      if (to.isDynamicDim(d))
        values.push_back(extent);
    llvm::append_range(values, from.symbols);
  }

  /// A buffer that holds the extents, then the symbols.
  static Value describe(OpBuilder &b, Location loc, const MemRefView &view) {
    SmallVector<Value> numbers = view.getExtents(b, loc);
    llvm::append_range(numbers, view.symbols);
    Value count = arith::ConstantIndexOp::create(b, loc, numbers.size());
    Value description = memref::AllocOp::create(
        b, loc, makeDynamic(1, b.getIndexType()), count);
    for (auto [i, number] : llvm::enumerate(numbers)) {
      Value place = arith::ConstantIndexOp::create(b, loc, i);
      memref::StoreOp::create(b, loc, number, description, place);
    }
    return description;
  }

  static void readDescription(OpBuilder &b, Location loc, MemRefType to,
                              Value description,
                              SmallVectorImpl<Value> &values) {
    if (!MemRefLayoutConverter::hasLayout(to))
      return;
    auto read = [&](int64_t i) {
      Value place = arith::ConstantIndexOp::create(b, loc, i);
      values.push_back(memref::LoadOp::create(b, loc, description, place));
    };
    for (int64_t d = 0; d != to.getRank(); ++d)
      if (to.isDynamicDim(d))
        read(d);
    for (unsigned s = 0; s != to.getLayout().getAffineMap().getNumSymbols();
         ++s)
      read(to.getRank() + s);
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
