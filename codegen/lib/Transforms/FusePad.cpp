//===- FusePad.cpp - fusion of pads with their producers ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "padlab/codegen/PadFusion.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"

using namespace mlir;
using namespace padlab;

using Form = PadFusionPlan::Form;

//===----------------------------------------------------------------------===//
// Helpers of all forms
//===----------------------------------------------------------------------===//

OpFoldResult PadFusionSite::getExtent(unsigned dim) {
  if (tensor::ExtractSliceOp slice = plan.slice)
    return slice.getMixedSizes()[dim];
  Value value = pad.getSource();
  if (plan.form != Form::Copy)
    value = cast<DestinationStyleOpInterface>(plan.getProduced().getOwner())
                .getTiedOpOperand(plan.getProduced())
                ->get();
  if (auto empty = value.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes()[dim];
  return tensor::getMixedSize(rewriter, getLoc(), value, dim);
}

Interior PadFusionSite::makeInterior() {
  Interior interior = padlab::makeInterior(
      rewriter, pad, [&](unsigned dim) { return getExtent(dim); }, plan.known,
      plan.crop);
  tensor::ExtractSliceOp slice = plan.slice;
  if (!slice)
    return interior;
  AffineExpr begin, cut;
  bindSymbols(rewriter.getContext(), begin, cut);
  for (auto [offset, sliceOffset] :
       llvm::zip_equal(interior.sourceOffsets, slice.getMixedOffsets()))
    offset = affine::makeComposedFoldedAffineApply(
        rewriter, getLoc(), begin + cut, {sliceOffset, offset});
  return interior;
}

Value PadFusionSite::makeDestination() {
  SmallVector<OpFoldResult> extents = makeResultExtents(
      rewriter, pad, [&](unsigned dim) { return getExtent(dim); }, plan.known);
  return tensor::EmptyOp::create(rewriter, getLoc(), extents,
                                 pad.getResultType().getElementType());
}

Value padlab::extractBox(OpBuilder &builder, Location loc, Value value,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(builder, loc, value, offsets, sizes,
                                        strides);
}

//===----------------------------------------------------------------------===//
// Carrying out a plan
//===----------------------------------------------------------------------===//

void padlab::eraseChain(RewriterBase &rewriter, Operation *op) {
  llvm::SmallSetVector<Operation *, 8> candidates;
  candidates.insert(op);
  while (!candidates.empty()) {
    Operation *candidate = candidates.pop_back_val();
    for (Operation *user : llvm::make_early_inc_range(candidate->getUsers()))
      if (isa<tensor::DimOp>(user) && isOpTriviallyDead(user)) {
        candidates.remove(user);
        rewriter.eraseOp(user);
      }
    if (!isOpTriviallyDead(candidate))
      continue;
    for (Value operand : candidate->getOperands())
      if (Operation *producer = operand.getDefiningOp();
          producer && isa<RankedTensorType>(operand.getType()))
        candidates.insert(producer);
    rewriter.eraseOp(candidate);
  }
}

/// Replaces queries of the extents of the producer's results, and of casts of
/// `produced`, by queries of the extents of their inits.
static void askInitForExtents(RewriterBase &rewriter, OpResult produced,
                              ArrayRef<tensor::CastOp> casts) {
  auto producer = cast<DestinationStyleOpInterface>(produced.getOwner());
  auto isExtent = [](OpOperand &use) {
    return isa<tensor::DimOp>(use.getOwner());
  };
  for (OpResult result : producer->getResults())
    rewriter.replaceUsesWithIf(result, producer.getTiedOpOperand(result)->get(),
                               isExtent);
  Value init = producer.getTiedOpOperand(produced)->get();
  for (tensor::CastOp cast : casts)
    rewriter.replaceUsesWithIf(cast, init, isExtent);
}

/// Extracts the interior of the padded result. The pad must crop nothing.
static Value extractInterior(PadFusionSite &site, Value padded) {
  Interior interior = site.makeInterior();
  Value slice = extractBox(site.rewriter, site.getLoc(), padded,
                           interior.resultOffsets, interior.sizes);
  return castTo(site.rewriter, site.getLoc(), site.plan.source.getType(),
                slice);
}

/// Builds the padded result. If other uses need the producer's results, also
/// builds replacements for these (for a pointwise producer, only for the padded
/// one).
static FailureOr<Value> build(PadFusionSite &site,
                              SmallVectorImpl<Value> &replacements) {
  if (site.plan.known.isEmpty())
    return makeFramed(site);
  switch (site.plan.form) {
  case Form::Copy:
    return copyIntoDestination(site);
  case Form::Destination:
    return fuseIntoDestination(site, replacements);
  case Form::Pointwise:
    break;
  }
  FailureOr<Value> padded = fusePointwise(site);
  if (succeeded(padded) && site.plan.redirect)
    replacements.push_back(extractInterior(site, *padded));
  return padded;
}

/// Collects the casts between the producer and the pad; if there is a slice
/// between the two, only the casts before the slice.
static SmallVector<tensor::CastOp> collectCasts(tensor::PadOp pad,
                                                const PadFusionPlan &plan) {
  SmallVector<tensor::CastOp> casts;
  tensor::ExtractSliceOp slice = plan.slice;
  for (Value value = slice ? slice.getSource() : pad.getSource();
       value != plan.source;) {
    casts.push_back(value.getDefiningOp<tensor::CastOp>());
    value = casts.back().getSource();
  }
  std::reverse(casts.begin(), casts.end());
  return casts;
}

/// Replaces all uses of the producer's results but the pad. The casts between
/// producer and pad stand before the new value, so casts of the new value are
/// created for their users.
static void replaceOthers(PadFusionSite &site, Location loc,
                          ArrayRef<Value> replacements,
                          ArrayRef<tensor::CastOp> casts) {
  RewriterBase &rewriter = site.rewriter;
  OpResult produced = site.plan.getProduced();
  bool isPointwise = site.plan.form == Form::Pointwise;
  Value value = replacements[isPointwise ? 0 : produced.getResultNumber()];
  for (tensor::CastOp cast : casts) {
    if (cast->use_empty())
      break;
    value = tensor::CastOp::create(rewriter, loc, cast.getType(), value);
    rewriter.replaceAllUsesWith(cast, value);
  }
  auto isOther = [&](OpOperand &use) {
    return !llvm::is_contained(casts, use.getOwner());
  };
  if (isPointwise)
    return rewriter.replaceUsesWithIf(produced, replacements.front(), isOther);
  for (auto [old, now] :
       llvm::zip_equal(produced.getOwner()->getResults(), replacements))
    rewriter.replaceUsesWithIf(old, now, isOther);
}

/// Moves the operation that defines `value`, and those that define its
/// operands, before `place`, unless they already stand before it.
static void hoistOperands(RewriterBase &rewriter, Value value, Operation *place,
                          DominanceInfo &dominance) {
  Operation *op = value.getDefiningOp();
  if (!op || dominance.properlyDominates(value, place))
    return;
  for (Value operand : op->getOperands())
    hoistOperands(rewriter, operand, place, dominance);
  rewriter.moveOpBefore(op, place);
}

/// Replaces the pad, and the values of the producer in other uses.
static void replacePad(PadFusionSite &site, Value result,
                       ArrayRef<Value> replacements) {
  const PadFusionPlan &plan = site.plan;
  RewriterBase &rewriter = site.rewriter;
  Location loc = site.getLoc();
  Operation *last = site.pad.getSource().getDefiningOp();
  SmallVector<tensor::CastOp> casts = collectCasts(site.pad, plan);
  rewriter.setInsertionPoint(plan.position == site.pad ? site.pad->getNextNode()
                                                       : plan.position);
  rewriter.replaceOp(site.pad, result);
  if (plan.form == Form::Copy)
    return;
  askInitForExtents(rewriter, plan.getProduced(), casts);
  if (plan.redirect)
    replaceOthers(site, loc, replacements, casts);
  eraseChain(rewriter, last);
}

/// Emits the condition that no amount is negative. Static amounts are not
/// checked, because `planVersions` has refused negative ones.
static Value makeCondition(RewriterBase &rewriter, tensor::PadOp pad) {
  Location loc = pad.getLoc();
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value all;
  for (OperandRange amounts : {pad.getLow(), pad.getHigh()})
    for (Value amount : amounts) {
      Value isIt = arith::CmpIOp::create(
          rewriter, loc, arith::CmpIPredicate::sge, amount, zero);
      all = all ? arith::AndIOp::create(rewriter, loc, all, isIt).getResult()
                : isIt;
    }
  return all;
}

/// Clones the producer and the pad, which stay unfused, for the version that
/// crops.
static SmallVector<Value> cloneUnfused(PadFusionSite &site) {
  RewriterBase &rewriter = site.rewriter;
  IRMapping mapping;
  Operation *producer =
      rewriter.clone(*site.plan.getProduced().getOwner(), mapping);
  for (tensor::CastOp cast : collectCasts(site.pad, site.plan))
    rewriter.clone(*cast, mapping);
  Operation *pad = rewriter.clone(*site.pad, mapping);
  SmallVector<Value> values = {pad->getResult(0)};
  if (!site.plan.redirect)
    return values;
  if (site.plan.form == Form::Pointwise)
    values.push_back(mapping.lookup(site.plan.source));
  else
    llvm::append_range(values, producer->getResults());
  return values;
}

static LogicalResult fuseInVersions(PadFusionSite &site) {
  RewriterBase &rewriter = site.rewriter;
  Location loc = site.getLoc();
  OpBuilder::InsertionGuard guard(rewriter);
  Value condition = makeCondition(rewriter, site.pad);
  SmallVector<Type> types = {site.pad.getResultType()};
  OpResult produced = site.plan.getProduced();
  if (site.plan.redirect && site.plan.form == Form::Pointwise)
    types.push_back(produced.getType());
  else if (site.plan.redirect)
    llvm::append_range(types, produced.getOwner()->getResultTypes());
  auto version = scf::IfOp::create(rewriter, loc, types, condition,
                                   /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(version.thenBlock());
  SmallVector<Value> replacements;
  FailureOr<Value> padded = build(site, replacements);
  if (failed(padded)) {
    rewriter.eraseOp(version);
    return failure();
  }
  SmallVector<Value> values = {
      castTo(rewriter, loc, site.pad.getResultType(), *padded)};
  if (site.plan.redirect)
    llvm::append_range(values, replacements);
  scf::YieldOp::create(rewriter, loc, values);
  rewriter.setInsertionPointToStart(version.elseBlock());
  scf::YieldOp::create(rewriter, loc, cloneUnfused(site));
  replacePad(site, version.getResult(0),
             SmallVector<Value>(llvm::drop_begin(version.getResults())));
  return success();
}

/// Returns the operation before which the fused operation is built: the pad, or
/// the operation after the producer. In the second case, the definitions of all
/// values that the pad uses are first moved before the producer.
static Operation *makePlace(RewriterBase &rewriter, tensor::PadOp pad,
                            const PadFusionPlan &plan) {
  if (plan.position == pad)
    return pad;
  Operation *producer = plan.getProduced().getOwner();
  askInitForExtents(rewriter, plan.getProduced(), collectCasts(pad, plan));
  DominanceInfo dominance;
  for (Value value : getOuterOperands(pad))
    hoistOperands(rewriter, value, producer, dominance);
  return producer->getNextNode();
}

LogicalResult padlab::fusePad(RewriterBase &rewriter, tensor::PadOp pad,
                              const PadFusionPlan &plan,
                              const PadFusionOptions &options) {
  OpBuilder::InsertionGuard guard(rewriter);
  PadFusionPlan placed = plan;
  placed.position = makePlace(rewriter, pad, plan);
  rewriter.setInsertionPoint(placed.position);
  PadFusionSite site{rewriter, pad, placed, options};
  if (plan.versions)
    return fuseInVersions(site);
  SmallVector<Value> replacements;
  FailureOr<Value> padded = build(site, replacements);
  if (failed(padded))
    return failure();
  replacePad(site, castTo(rewriter, pad.getLoc(), pad.getResultType(), *padded),
             replacements);
  return success();
}

LogicalResult padlab::fusePad(RewriterBase &rewriter, tensor::PadOp pad,
                              const PadFusionPlan &plan) {
  return fusePad(rewriter, pad, plan, PadFusionOptions());
}
