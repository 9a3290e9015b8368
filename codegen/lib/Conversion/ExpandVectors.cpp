//===- ExpandVectors.cpp - vectors that LLVM has no form for -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowVectorMemory.h"
#include "Scalarize.h"
#include "VectorTransfers.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Value.h"

#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace padlab {

#define GEN_PASS_DEF_EXPANDVECTORS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// What LLVM does not have: more than one dimension, or none. What x86 gets
/// wrong: it loses the sign of one narrow element (`sdiv <1 x i4>`).
static bool isExpanded(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector || vector.getRank() != 1)
    return vector != nullptr;
  auto element = dyn_cast<IntegerType>(vector.getElementType());
  return element && element.getWidth() < 8 && vector.getNumElements() == 1;
}

/// An elementwise operation on the elements of each point; once more for each
/// further result.
static void scalarize(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(getElementTypeOrSelf(type));
  SmallVector<Value> results;
  for (OpResult result : op->getResults()) {
    auto compute = [&](ValueRange elements) -> Value {
      return b
          .create(loc, op->getName().getIdentifier(), elements, types,
                  op->getAttrs())
          ->getResult(result.getResultNumber());
    };
    results.push_back(
        mapElements(b, loc, op->getOperands(), result.getType(), compute));
  }
  op->replaceAllUsesWith(results);
  op->erase();
}

/// Whether upstream's pattern is right only because a cast to the same type
/// would have been folded before.
static bool isVectorBroadcast(Operation *op) {
  auto broadcast = dyn_cast<vector::BroadcastOp>(op);
  return broadcast && isa<VectorType>(broadcast.getSourceType());
}

/// Each element from the one that it is a copy of. Dimensions are aligned at
/// the end; those of extent 1 are stretched.
static void expandBroadcast(vector::BroadcastOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  VectorType type = op.getResultVectorType();
  ArrayRef<int64_t> from = cast<VectorType>(op.getSourceType()).getShape();
  Value result = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  SmallVector<int64_t> index(type.getRank(), 0);
  do {
    SmallVector<int64_t> source(ArrayRef(index).take_back(from.size()));
    for (auto [position, extent] : llvm::zip_equal(source, from))
      position = extent == 1 ? 0 : position;
    Value element = vector::ExtractOp::create(b, loc, op.getSource(), source);
    result = vector::InsertOp::create(b, loc, element, result, index);
  } while (nextIndex(index, type.getShape()));
  op.replaceAllUsesWith(result);
  op.erase();
}

/// What upstream's patterns do not expand, or not rightly. False when there is
/// none of it.
static bool expandOurs(Operation *function) {
  SmallVector<Operation *> elementwise, broadcasts, transfers;
  function->walk([&](Operation *op) {
    if (op->getNumOperands() > 0 &&
        llvm::any_of(op->getResultTypes(), isExpanded) &&
        OpTrait::hasElementwiseMappableTraits(op))
      elementwise.push_back(op);
    if (isVectorBroadcast(op))
      broadcasts.push_back(op);
    auto transfer = dyn_cast<VectorTransferOpInterface>(op);
    if (transfer && isPartialTransfer(transfer))
      transfers.push_back(op);
  });
  for (Operation *op : elementwise)
    scalarize(op);
  for (Operation *op : broadcasts)
    expandBroadcast(cast<vector::BroadcastOp>(op));
  for (Operation *op : transfers)
    expandPartialTransfer(cast<VectorTransferOpInterface>(op));
  return !elementwise.empty() || !broadcasts.empty() || !transfers.empty();
}

static bool hasVectorOps(Operation *function) {
  return function
      ->walk([](Operation *op) {
        return isa_and_nonnull<vector::VectorDialect>(op->getDialect())
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// What vectorized programs consist of: reductions, contractions, masks.
static void addReductionsAndMasks(RewritePatternSet &patterns) {
  vector::populateVectorContractLoweringPatterns(
      patterns, vector::VectorContractLowering::Dot);
  vector::populateVectorOuterProductLoweringPatterns(patterns);
  vector::populateVectorMultiReductionLoweringPatterns(
      patterns, vector::VectorMultiReductionLowering::InnerReduction);
  vector::populateVectorScanLoweringPatterns(patterns);
  vector::populateVectorMaskOpLoweringPatterns(patterns);
  vector::populateVectorMaskLoweringPatternsForSideEffectingOps(patterns);
  vector::populateVectorMaskMaterializationPatterns(
      patterns, /*force32BitVectorIndices=*/false);
  vector::populateVectorGatherLoweringPatterns(patterns);
  vector::populateVectorGatherToConditionalLoadPatterns(patterns);
  vector::populateVectorStepLoweringPatterns(patterns);
  vector::populateVectorInterleaveLoweringPatterns(patterns);
  vector::populateVectorBitCastLoweringPatterns(patterns);
  vector::populateVectorShuffleLoweringPatterns(patterns);
  vector::populateVectorRankReducingFMAPattern(patterns);
}

/// The patterns make broadcasts and arithmetic, of fewer dimensions each time.
static constexpr unsigned maxRounds = 8;

namespace {

struct ExpandVectors : padlab::impl::ExpandVectorsBase<ExpandVectors> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet fresh(context);
    vector::populateVectorShapeCastLoweringPatterns(fresh);
    vector::populateVectorTransposeLoweringPatterns(
        fresh, vector::VectorTransposeLowering::EltWise);
    vector::populateVectorTransferPermutationMapLoweringPatterns(fresh);
    vector::populateVectorTransferLoweringPatterns(fresh,
                                                   /*maxTransferRank=*/1);
    vector::populateVectorInsertExtractStridedSliceTransforms(fresh);
    vector::populateVectorFromElementsUnrollPatterns(fresh);
    vector::populateVectorToElementsUnrollPatterns(fresh);
    addReductionsAndMasks(fresh);
    addNarrowVectorMemoryPatterns(fresh);
    populateVectorToSCFConversionPatterns(
        fresh, VectorTransferToSCFOptions().enableFullUnroll());
    patterns = std::move(fresh);
    return success();
  }

  void runOnOperation() override {
    expandOurs(getOperation());
    if (!hasVectorOps(getOperation()))
      return;
    // What is to be compared should not be computed here.
    GreedyRewriteConfig config;
    config.enableFolding(false)
        .enableConstantCSE(false)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    for (unsigned i = 0; i < maxRounds; ++i) {
      if (failed(applyPatternsGreedily(getOperation(), patterns, config)))
        return signalPassFailure();
      if (!expandOurs(getOperation()))
        return;
    }
  }

  FrozenRewritePatternSet patterns;
};

} // namespace
