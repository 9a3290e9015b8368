//===- UpstreamPatterns.cpp - pattern sets without a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UpstreamPatterns.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/Transforms/ComposeSubView.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace {

/// A set, and the option that asks for it; empty: it is always applied.
struct Set {
  llvm::StringLiteral option;
  void (*populate)(RewritePatternSet &);
};

struct Entry {
  llvm::StringLiteral name;
  ArrayRef<Set> sets;
};

/// What dialects the sets of a pass bring in, they say where they are applied:
/// all that programs use are loaded.
class PatternPass : public PassWrapper<PatternPass, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PatternPass)

  explicit PatternPass(const Entry &entry) : entry(entry) { addOptions(); }
  PatternPass(const PatternPass &other)
      : PassWrapper(other), entry(other.entry) {
    addOptions();
  }

  StringRef getArgument() const final { return entry.name; }
  StringRef getDescription() const final {
    return "Applies a pattern set of upstream's";
  }

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    for (auto [set, option] : llvm::zip_equal(entry.sets, options))
      if (!option || *option)
        set.populate(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }

private:
  void addOptions() {
    for (const Set &set : entry.sets)
      options.push_back(set.option.empty()
                            ? nullptr
                            : std::make_unique<Option<bool>>(
                                  *this, set.option, llvm::cl::init(false)));
  }

  const Entry &entry;
  SmallVector<std::unique_ptr<Option<bool>>> options;
};

} // namespace

static bool always(OpOperand *) { return true; }

static constexpr Set elementwiseFusion[] = {
    {"fuse-generic-ops",
     [](RewritePatternSet &p) {
       linalg::populateElementwiseOpsFusionPatterns(p, always);
     }},
    {"fuse-with-reshape-by-expansion",
     [](RewritePatternSet &p) {
       linalg::populateFoldReshapeOpsByExpansionPatterns(p, always);
     }},
    {"fuse-with-reshape-by-collapsing", [](RewritePatternSet &p) {
       linalg::populateFoldReshapeOpsByCollapsingPatterns(p, always);
     }}};

static constexpr Set layoutPropagation[] = {
    {"", [](RewritePatternSet &p) {
       linalg::populateDataLayoutPropagationPatterns(p, always);
     }}};

static constexpr Set contractionRanks[] = {
    {"", linalg::populateContractionOpRankReducingPatterns}};

static constexpr Set decomposition[] = {
    {"", [](RewritePatternSet &p) {
       linalg::populateDecomposeLinalgOpsPattern(
           p,
           /*removeDeadArgsAndResults=*/false);
     }}};

static constexpr Set tensors[] = {
    {"test-fold-constant-extract-slice",
     [](RewritePatternSet &p) {
       tensor::populateFoldConstantExtractSlicePatterns(
           p, [](tensor::ExtractSliceOp) { return true; });
     }},
    {"test-expand-shape-bubbling", tensor::populateBubbleUpExpandShapePatterns},
    {"test-fold-extract-from-collapse-shape",
     tensor::populateFoldCollapseExtractPatterns}};

static constexpr Set uplifts[] = {{"", scf::populateUpliftWhileToForPatterns}};

static constexpr Set subViews[] = {{"", [](RewritePatternSet &p) {
                                      memref::populateComposeSubViewPatterns(
                                          p, p.getContext());
                                    }}};

static constexpr Set flatTransfers[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateFlattenVectorTransferPatterns(p);
     }}};

static constexpr Set maskedMemory[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorMaskedLoadStoreEmulationPatterns(p);
     }}};

static constexpr Set bitCasts[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateBreakDownVectorBitCastOpPatterns(
           p, [](vector::BitCastOp op) {
             return op.getSourceVectorType().getShape().back() > 4;
           });
     }}};

static constexpr Set stridedSlices[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorExtractStridedSliceToExtractInsertChainPatterns(p);
     }}};

static constexpr Set reductions[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateBreakDownVectorReductionPatterns(
           p, /*maxNumElementsToExtract=*/2);
     }}};

static constexpr Set chains[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateChainedVectorReductionFoldingPatterns(p);
     }}};

static constexpr Set products[] = {
    {"", [](RewritePatternSet &p) {
       vector::populateVectorContractCanonicalizeMatmulToMMT(p);
     }}};

static constexpr Entry entries[] = {
    {"test-linalg-elementwise-fusion-patterns", elementwiseFusion},
    {"test-linalg-data-layout-propagation", layoutPropagation},
    {"test-linalg-rank-reduce-contraction-ops", contractionRanks},
    {"test-linalg-decompose-ops", decomposition},
    {"test-tensor-transform-patterns", tensors},
    {"test-scf-uplift-while-to-for", uplifts},
    {"test-compose-subview", subViews},
    {"test-vector-transfer-flatten-patterns", flatTransfers},
    {"test-vector-emulate-masked-load-store", maskedMemory},
    {"test-vector-break-down-bitcast", bitCasts},
    {"test-vector-extract-strided-slice-lowering", stridedSlices},
    {"test-vector-break-down-reduction-patterns", reductions},
    {"test-vector-chained-reduction-folding-patterns", chains},
    {"test-vector-contraction-prepare-for-mmt-lowering", products},
};

void padlab::registerUpstreamPatterns() {
  for (const Entry &entry : entries)
    registerPass([&entry]() -> std::unique_ptr<Pass> {
      return std::make_unique<PatternPass>(entry);
    });
}
