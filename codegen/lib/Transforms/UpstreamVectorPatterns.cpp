//===- UpstreamVectorPatterns.cpp - pattern sets on vectors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UpstreamPatterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"

using namespace mlir;
using namespace padlab;

static constexpr UpstreamSet flatTransfers[] = {
    {"target-vector-bitwidth", /*populate=*/nullptr, /*otherwise=*/nullptr,
     [](RewritePatternSet &p, unsigned width) {
       vector::populateFlattenVectorTransferPatterns(p, width);
     }}};

static constexpr UpstreamSet maskedMemory[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorMaskedLoadStoreEmulationPatterns(p);
     }}};

static constexpr UpstreamSet bitCasts[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateBreakDownVectorBitCastOpPatterns(
           p, [](vector::BitCastOp op) {
             return op.getSourceVectorType().getShape().back() > 4;
           });
     }}};

static constexpr UpstreamSet stridedSlices[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorExtractStridedSliceToExtractInsertChainPatterns(p);
     }}};

static constexpr UpstreamSet reductions[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateBreakDownVectorReductionPatterns(
           p, /*maxNumElementsToExtract=*/2);
     }}};

static constexpr UpstreamSet chains[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateChainedVectorReductionFoldingPatterns(p);
     }}};

static constexpr UpstreamSet products[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorContractCanonicalizeMatmulToMMT(p);
     }}};

//===----------------------------------------------------------------------===//
// Unrolling
//===----------------------------------------------------------------------===//

using NativeShape = std::optional<SmallVector<int64_t>>;

template <typename... Ops>
static vector::UnrollVectorOptions unrollOnly() {
  return vector::UnrollVectorOptions().setFilterConstraint(
      [](Operation *op) { return success(isa<Ops...>(op)); });
}

/// Cuts contractions into tiles of two iterations in each dimension.
static NativeShape getHalves(Operation *op) {
  auto contract = dyn_cast<vector::ContractionOp>(op);
  if (!contract)
    return std::nullopt;
  return SmallVector<int64_t>(contract.getIteratorTypes().size(), 2);
}

/// Cuts contractions into tiles of four iterations in each dimension but the
/// last. In the last dimension, a tile has four iterations if the elements are
/// f16, and two otherwise.
static NativeShape getTileOfType(Operation *op) {
  auto contract = cast<vector::ContractionOp>(op);
  SmallVector<int64_t> shape(contract.getIteratorTypes().size(), 4);
  shape.back() = contract.getLhsType().getElementType().isF16() ? 4 : 2;
  return shape;
}

static void populateUnrolling(RewritePatternSet &p,
                              NativeShape (*getTile)(Operation *)) {
  vector::populateVectorUnrollPatterns(
      p, unrollOnly<arith::AddFOp, vector::FMAOp, vector::MultiDimReductionOp,
                    vector::BroadcastOp, vector::LoadOp, vector::StoreOp>()
             .setNativeShape({2, 2}));
  vector::populateVectorUnrollPatterns(
      p, unrollOnly<vector::ReductionOp>().setNativeShape({2}));
  vector::populateVectorUnrollPatterns(
      p, unrollOnly<vector::TransposeOp>().setNativeShape({1, 3, 4, 2}));
  vector::populateVectorUnrollPatterns(
      p, unrollOnly<vector::ContractionOp>().setNativeShapeFn(getTile));
  vector::populateVectorToVectorCanonicalizationPatterns(p);
}

static constexpr UpstreamSet unrolling[] = {
    {"unroll-based-on-type",
     [](RewritePatternSet &p) { populateUnrolling(p, getTileOfType); },
     [](RewritePatternSet &p) { populateUnrolling(p, getHalves); }}};

static void populateTransferUnrolling(RewritePatternSet &p, bool isReversed) {
  auto options = unrollOnly<vector::TransferReadOp, vector::TransferWriteOp,
                            vector::GatherOp>()
                     .setNativeShape({2, 2});
  if (isReversed)
    options.setUnrollTraversalOrderFn([](Operation *op) -> NativeShape {
      Value vector = isa<vector::TransferWriteOp>(op) ? op->getOperand(0)
                                                      : op->getResult(0);
      int64_t rank = cast<VectorType>(vector.getType()).getRank();
      return llvm::to_vector(llvm::reverse(llvm::seq<int64_t>(0, rank)));
    });
  vector::populateVectorUnrollPatterns(p, options);
  vector::populateVectorToVectorCanonicalizationPatterns(p);
}

static constexpr UpstreamSet transferUnrolling[] = {
    {"reverse-unroll-order",
     [](RewritePatternSet &p) { populateTransferUnrolling(p, true); },
     [](RewritePatternSet &p) { populateTransferUnrolling(p, false); }}};

/// Returns the shape of the parts into which `op` is unrolled. A transfer is
/// split into the same parts as the operations that use or produce its vector.
static NativeShape getShapeOfUsers(Operation *op) {
  if (isa<arith::AddFOp, arith::SelectOp, arith::CmpFOp>(op))
    return SmallVector<int64_t>(2, 2);
  if (isa<vector::ContractionOp>(op))
    return SmallVector<int64_t>(3, 2);
  if (auto write = dyn_cast<vector::TransferWriteOp>(op)) {
    auto insert =
        write.getVector().getDefiningOp<vector::InsertStridedSliceOp>();
    return insert ? NativeShape(llvm::to_vector(
                        insert.getSourceVectorType().getShape()))
                  : std::nullopt;
  }
  VectorType part;
  for (Operation *user : op->getUsers()) {
    auto extract = dyn_cast<vector::ExtractStridedSliceOp>(user);
    if (!extract || (part && part != extract.getType()))
      return std::nullopt;
    part = cast<VectorType>(extract.getType());
  }
  return part ? NativeShape(llvm::to_vector(part.getShape())) : std::nullopt;
}

static constexpr UpstreamSet toVectors[] = {
    {"unroll",
     [](RewritePatternSet &p) {
       vector::populateVectorUnrollPatterns(
           p, unrollOnly<arith::AddFOp, arith::SelectOp, arith::CmpFOp,
                         vector::ContractionOp, vector::TransferReadOp,
                         vector::TransferWriteOp>()
                  .setNativeShapeFn(getShapeOfUsers));
     }},
    {"", [](RewritePatternSet &p) {
       vector::populateVectorToVectorCanonicalizationPatterns(p);
       vector::populateBubbleVectorBitCastOpPatterns(p);
       vector::populateCastAwayVectorLeadingOneDimPatterns(p);
     }}};

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

static constexpr UpstreamSet scalarTransfers[] = {
    {"allow-multiple-uses",
     [](RewritePatternSet &p) {
       vector::populateScalarVectorTransferLoweringPatterns(
           p, /*benefit=*/1, /*allowMultipleUses=*/true);
     },
     [](RewritePatternSet &p) {
       vector::populateScalarVectorTransferLoweringPatterns(
           p, /*benefit=*/1, /*allowMultipleUses=*/false);
     }}};

static constexpr UpstreamSet gathers[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorGatherLoweringPatterns(p);
       vector::populateVectorGatherToConditionalLoadPatterns(p);
     }}};

static constexpr UpstreamSet shuffles[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorShuffleLoweringPatterns(p);
     }}};

static constexpr UpstreamPatternPass vectorEntries[] = {
    {"test-vector-transfer-flatten-patterns", flatTransfers},
    {"test-vector-emulate-masked-load-store", maskedMemory},
    {"test-vector-break-down-bitcast", bitCasts},
    {"test-vector-extract-strided-slice-lowering", stridedSlices},
    {"test-vector-break-down-reduction-patterns", reductions},
    {"test-vector-chained-reduction-folding-patterns", chains},
    {"test-vector-contraction-prepare-for-mmt-lowering", products},
    {"test-vector-unrolling-patterns", unrolling},
    {"test-vector-transfer-unrolling-patterns", transferUnrolling},
    {"test-vector-to-vector-lowering", toVectors},
    {"test-scalar-vector-transfer-lowering", scalarTransfers},
    {"test-vector-gather-lowering", gathers},
    {"test-vector-shuffle-lowering", shuffles},
};

llvm::ArrayRef<UpstreamPatternPass> padlab::getUpstreamVectorPatterns() {
  return vectorEntries;
}
