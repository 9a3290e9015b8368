//===- FusePointwise.cpp - element-wise producers inside of pads ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes an element-wise producer the interior of a `pad.generic`, together
/// with the chain of element-wise operations that produce its operands.
///
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace padlab;

namespace {
/// Makes the body of the interior, and collects the inputs that the body reads.
class Interiors {
public:
  Interiors(PadFusionSite &site, OpBuilder &builder, Block &body)
      : site(site), builder(builder), body(body) {}

  /// Emits the computation of one element of the result of `op` that is tied to
  /// `init`. `point` maps interior points to points of this result.
  Value computeElement(linalg::LinalgOp op, OpOperand *init, AffineMap point);

  /// Returns the element of `value` at the point to which `map` maps the
  /// interior point. Computes the element if the operation that defines `value`
  /// joins the chain, otherwise adds `value` to the inputs.
  Value readElement(Value value, AffineMap map);

  SmallVector<Value> inputs;
  SmallVector<Attribute> maps;
  /// Copies of the producer, and of operations of its chain, that compute only
  /// what remains after a crop. Users come before their operands. The copies
  /// serve to make the body, and are unused afterwards.
  SmallVector<CroppedProducer> crops;

private:
  Value makeIndex(AffineExpr expr);
  bool isCrop(Operation *op) const;
  bool isReadOnce(OpResult result) const;
  bool joinsChain(linalg::LinalgOp op, OpResult result, AffineMap map) const;
  Value readCropped(tensor::ExtractSliceOp slice, AffineMap map);

  PadFusionSite &site;
  OpBuilder &builder;
  Block &body;
};
} // namespace

Value Interiors::makeIndex(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return body.getArgument(dim.getPosition());
  auto rank = static_cast<unsigned>(site.pad.getResultType().getRank());
  return affine::AffineApplyOp::create(builder, site.getLoc(),
                                       AffineMap::get(rank, 0, expr),
                                       body.getArguments().take_front(rank));
}

bool Interiors::isCrop(Operation *op) const {
  return llvm::any_of(crops, [&](const CroppedProducer &crop) {
    return crop.op == op || llvm::is_contained(crop.slices, op);
  });
}

/// Whether exactly one operand of an operation reads elements of `result`.
/// Operations that cropping has made do not count, nor do queries of extents,
/// which read no elements.
bool Interiors::isReadOnce(OpResult result) const {
  return llvm::count_if(result.getUsers(), [&](Operation *user) {
           return !isa<tensor::DimOp>(user) && !isCrop(user);
         }) == 1;
}

/// Whether `op` joins the chain, that is, whether its elements are computed in
/// the interior. Each element must be read only once, so that nothing is
/// computed twice.
bool Interiors::joinsChain(linalg::LinalgOp op, OpResult result,
                           AffineMap map) const {
  return op && !site.plan.recompute && !site.plan.versions &&
         op.hasPureTensorSemantics() && isReadOnce(result) &&
         map.isPermutation() && isMemoryEffectFree(op) &&
         isPointwise(op, op.getDpsInitOperand(result.getResultNumber()));
}

/// Replaces queries of the extents of `result` by queries of its init, so that
/// a value that has joined the chain is not computed only for its extents.
static void askInitForExtents(RewriterBase &rewriter, linalg::LinalgOp op,
                              OpResult result) {
  Value init = op.getDpsInitOperand(result.getResultNumber())->get();
  rewriter.replaceUsesWithIf(result, init, [](OpOperand &use) {
    return isa<tensor::DimOp>(use.getOwner());
  });
}

/// Handles a slice that cropping has made. If the operation that produces the
/// slice's source joins the chain, restricts this operation to the slice, and
/// returns the element that it computes. Otherwise returns null.
Value Interiors::readCropped(tensor::ExtractSliceOp slice, AffineMap map) {
  auto result = dyn_cast<OpResult>(slice.getSource());
  auto op = slice.getSource().getDefiningOp<linalg::LinalgOp>();
  if (!isCrop(slice) || !result || !joinsChain(op, result, map) ||
      !slice.hasUnitStride() ||
      slice.getSourceType().getRank() != slice.getType().getRank() ||
      !canRestrict(cast<DestinationStyleOpInterface>(op.getOperation())))
    return {};
  FailureOr<CroppedProducer> cropped = cropResult(
      site.rewriter, result, slice.getMixedOffsets(), slice.getMixedSizes());
  if (failed(cropped))
    return {};
  auto part = cast<linalg::LinalgOp>(cropped->op);
  crops.push_back(std::move(*cropped));
  askInitForExtents(site.rewriter, op, result);
  return computeElement(part, part.getDpsInitOperand(result.getResultNumber()),
                        map);
}

Value Interiors::readElement(Value value, AffineMap map) {
  Value source = lookThroughCasts(value);
  auto op = source.getDefiningOp<linalg::LinalgOp>();
  auto result = dyn_cast<OpResult>(source);
  if (source == value && joinsChain(op, result, map)) {
    askInitForExtents(site.rewriter, op, result);
    return computeElement(op, op.getDpsInitOperand(result.getResultNumber()),
                          map);
  }
  if (auto slice = value.getDefiningOp<tensor::ExtractSliceOp>())
    if (Value element = readCropped(slice, map))
      return element;
  inputs.push_back(value);
  maps.push_back(AffineMapAttr::get(map));
  return body.addArgument(cast<ShapedType>(value.getType()).getElementType(),
                          site.getLoc());
}

/// Whether `yielded` depends on `value`.
static bool isNeeded(Value value, Value yielded,
                     const llvm::SmallPtrSetImpl<Operation *> &needed) {
  Block *block = value.getParentBlock();
  return value == yielded ||
         llvm::any_of(value.getUsers(), [&](Operation *user) {
           return needed.contains(block->findAncestorOpInBlock(*user));
         });
}

/// Returns the operations of `block` that contribute to `yielded`. Other
/// results of the producer may need other operations, which are left out.
static llvm::SmallPtrSet<Operation *, 8> findNeeded(Block &block,
                                                    Value yielded) {
  llvm::SmallPtrSet<Operation *, 8> needed;
  for (Operation &op : llvm::reverse(block.without_terminator()))
    if (llvm::any_of(op.getResults(), [&](Value result) {
          return isNeeded(result, yielded, needed);
        }))
      needed.insert(&op);
  return needed;
}

Value Interiors::computeElement(linalg::LinalgOp op, OpOperand *init,
                                AffineMap point) {
  // This maps interior points to the points of the producer's loops.
  AffineMap loops =
      inverseAndBroadcastProjectedPermutation(op.getMatchingIndexingMap(init))
          .compose(point);
  Block *source = op.getBlock();
  Value yielded = source->getTerminator()->getOperand(
      cast<OpResult>(op.getTiedOpResult(init)).getResultNumber());
  llvm::SmallPtrSet<Operation *, 8> needed = findNeeded(*source, yielded);
  IRMapping mapping;
  for (OpOperand &operand : op->getOpOperands()) {
    if (operand.getOperandNumber() >= source->getNumArguments())
      continue;
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (!isNeeded(argument, yielded, needed))
      continue;
    Value value = operand.get();
    if (isa<ShapedType>(value.getType()))
      value = readElement(value,
                          op.getMatchingIndexingMap(&operand).compose(loops));
    mapping.map(argument, value);
  }
  for (Operation &nested : source->without_terminator()) {
    if (!needed.contains(&nested))
      continue;
    if (auto index = dyn_cast<linalg::IndexOp>(nested)) {
      mapping.map(index.getResult(),
                  makeIndex(loops.getResult(index.getDim())));
      continue;
    }
    Operation *clone = builder.clone(nested, mapping);
    // `linalg.index` may be nested in regions of the operation.
    clone->walk([&](linalg::IndexOp index) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPoint(index);
      index.replaceAllUsesWith(makeIndex(loops.getResult(index.getDim())));
      index.erase();
    });
  }
  return mapping.lookupOrDefault(yielded);
}

/// Adds the block of the interior with the index arguments. Arguments for
/// elements of inputs are added later, when the body first reads them.
static Block *addIndices(Region &region, PadFusionSite &site) {
  auto rank = static_cast<size_t>(site.pad.getResultType().getRank());
  Block *block = new Block;
  region.push_back(block);
  block->addArguments(SmallVector<Type>(rank, site.rewriter.getIndexType()),
                      SmallVector<Location>(rank, site.getLoc()));
  return block;
}

/// Clones the region of the `tensor.pad` as the border region of the
/// `pad.generic`.
static void cloneBorder(PadFusionSite &site, Region &border) {
  IRMapping mapping;
  site.pad.getRegion().cloneInto(&border, mapping);
  auto yield = cast<tensor::YieldOp>(border.front().getTerminator());
  OpBuilder builder(yield);
  pad::YieldOp::create(builder, site.getLoc(), yield.getValue());
  yield.erase();
}

namespace {
struct SplitAmounts {
  explicit SplitAmounts(PadFusionSite &site) {
    BorderAmounts amounts =
        makeBorderAmounts(site.rewriter, site.pad, site.plan.crop);
    dispatchIndexOpFoldResults(amounts.low, low, staticLow);
    dispatchIndexOpFoldResults(amounts.high, high, staticHigh);
  }
  SmallVector<Value> low, high;
  SmallVector<int64_t> staticLow, staticHigh;
};
} // namespace

/// Makes a `pad.generic`. `fill` builds the body of its interior, and returns
/// the value to yield.
static Value makeGeneric(PadFusionSite &site,
                         llvm::function_ref<Value(Interiors &)> fill) {
  Region interior, border;
  Block *body = addIndices(interior, site);
  OpBuilder inside(site.rewriter.getContext());
  inside.setInsertionPointToEnd(body);
  Interiors interiors(site, inside, *body);
  pad::YieldOp::create(inside, site.getLoc(), fill(interiors));
  cloneBorder(site, border);
  SplitAmounts amounts(site);
  Value destination = site.makeDestination();
  auto generic = pad::GenericOp::create(
      site.rewriter, site.getLoc(), destination.getType(), amounts.low,
      amounts.high, amounts.staticLow, amounts.staticHigh, interiors.inputs,
      site.rewriter.getArrayAttr(interiors.maps), destination,
      pad::StrategyAttr());
  generic.getInterior().takeBody(interior);
  generic.getBorder().takeBody(border);
  return generic.getResult();
}

Value padlab::makeFramed(PadFusionSite &site) {
  SplitAmounts amounts(site);
  Value destination = site.makeDestination();
  auto frame = pad::FrameOp::create(
      site.rewriter, site.getLoc(), destination.getType(), amounts.low,
      amounts.high, amounts.staticLow, amounts.staticHigh, destination,
      pad::StrategyAttr());
  cloneBorder(site, frame.getBorder());
  return frame.getResult();
}

static AffineMap getIdentity(PadFusionSite &site) {
  return site.rewriter.getMultiDimIdentityMap(
      site.pad.getResultType().getRank());
}

/// Returns the map from interior points to points of the source. Returns null
/// if the producer must be restricted to the crop instead.
static AffineMap getShift(PadFusionSite &site, linalg::LinalgOp producer) {
  AffineMap identity = getIdentity(site);
  if (!site.plan.crop)
    return identity;
  if (canRestrict(cast<DestinationStyleOpInterface>(producer.getOperation())))
    return {};
  SmallVector<AffineExpr> exprs;
  for (auto [dim, amount] :
       llvm::zip_equal(identity.getResults(), site.pad.getMixedLowPad())) {
    Known low = getConstantIntValue(amount);
    if (!low)
      return {};
    exprs.push_back(dim + std::max<int64_t>(0, -*low));
  }
  return AffineMap::get(identity.getNumDims(), 0, exprs,
                        site.rewriter.getContext());
}

static Value computeWhole(PadFusionSite &site, linalg::LinalgOp producer,
                          AffineMap point,
                          SmallVector<CroppedProducer> *crops = nullptr) {
  unsigned number = site.plan.getProduced().getResultNumber();
  return makeGeneric(site, [&](Interiors &interiors) {
    if (crops)
      interiors.crops = *crops;
    Value element = interiors.computeElement(
        producer, producer.getDpsInitOperand(number), point);
    if (crops)
      *crops = std::move(interiors.crops);
    return element;
  });
}

FailureOr<Value> padlab::fusePointwise(PadFusionSite &site) {
  auto producer = cast<linalg::LinalgOp>(site.plan.getProduced().getOwner());
  if (AffineMap point = getShift(site, producer))
    return computeWhole(site, producer, point);
  FailureOr<CroppedProducer> cropped = cropProducer(site);
  if (failed(cropped))
    return failure();
  auto producerPart = cast<linalg::LinalgOp>(cropped->op);
  SmallVector<CroppedProducer> crops = {std::move(*cropped)};
  Value padded = computeWhole(site, producerPart, getIdentity(site), &crops);
  for (const CroppedProducer &crop : crops) {
    site.rewriter.eraseOp(crop.op);
    eraseIfDead(site.rewriter, crop.slices);
  }
  return padded;
}

Value padlab::copyIntoDestination(PadFusionSite &site) {
  Value source = site.pad.getSource();
  if (site.plan.crop) {
    Interior interior = site.makeInterior();
    source = extractBox(site.rewriter, site.getLoc(), source,
                        interior.sourceOffsets, interior.sizes);
  }
  return makeGeneric(site, [&](Interiors &interiors) {
    return interiors.readElement(source, getIdentity(site));
  });
}
