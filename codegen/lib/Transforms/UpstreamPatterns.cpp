//===- UpstreamPatterns.cpp - pattern sets without a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UpstreamPatterns.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/ComposeSubView.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace padlab;

namespace {

class PatternPass : public PassWrapper<PatternPass, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PatternPass)

  explicit PatternPass(const UpstreamPatternPass &entry) : entry(entry) {
    addOptions();
  }
  PatternPass(const PatternPass &other)
      : PassWrapper(other), entry(other.entry) {
    addOptions();
  }

  StringRef getArgument() const final { return entry.name; }
  StringRef getDescription() const final {
    return "Applies a pattern set of upstream's";
  }

  /// The patterns create operations of these dialects, which may not be loaded
  /// if the program has none of their operations.
  void getDependentDialects(DialectRegistry &registry) const final {
    registry
        .insert<affine::AffineDialect, arith::ArithDialect,
                linalg::LinalgDialect, memref::MemRefDialect, scf::SCFDialect,
                tensor::TensorDialect, ub::UBDialect, vector::VectorDialect>();
  }

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    for (auto [set, option, limit] :
         llvm::zip_equal(entry.sets, options, limits))
      if (limit)
        set.populateUpTo(patterns, *limit);
      else if (!option || *option)
        set.populate(patterns);
      else if (set.otherwise)
        set.otherwise(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }

private:
  void addOptions() {
    for (const UpstreamSet &set : entry.sets) {
      bool isLimit = set.populateUpTo;
      limits.push_back(isLimit ? std::make_unique<Option<unsigned>>(
                                     *this, set.option, llvm::cl::init(~0u))
                               : nullptr);
      options.push_back(isLimit || set.option.empty()
                            ? nullptr
                            : std::make_unique<Option<bool>>(
                                  *this, set.option, llvm::cl::init(false)));
    }
  }

  const UpstreamPatternPass &entry;
  /// The options of the sets, by the sets' indices; null if a set has no option
  /// of this kind.
  SmallVector<std::unique_ptr<Option<bool>>> options;
  SmallVector<std::unique_ptr<Option<unsigned>>> limits;
};

} // namespace

static bool always(OpOperand *) { return true; }

static constexpr UpstreamSet elementwiseFusion[] = {
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

static constexpr UpstreamSet layoutPropagation[] = {
    {"", [](RewritePatternSet &p) {
       linalg::populateDataLayoutPropagationPatterns(p, always);
     }}};

static constexpr UpstreamSet contractionRanks[] = {
    {"", linalg::populateContractionOpRankReducingPatterns}};

template <bool removeDeadArgsAndResults>
static void populateDecomposition(RewritePatternSet &patterns) {
  linalg::populateDecomposeLinalgOpsPattern(patterns, removeDeadArgsAndResults);
}

static constexpr UpstreamSet decomposition[] = {{"remove-dead-args-and-results",
                                                 populateDecomposition<true>,
                                                 populateDecomposition<false>}};

static constexpr UpstreamSet tensors[] = {
    {"test-fold-constant-extract-slice",
     [](RewritePatternSet &p) {
       tensor::populateFoldConstantExtractSlicePatterns(
           p, [](tensor::ExtractSliceOp) { return true; });
     }},
    {"test-expand-shape-bubbling", tensor::populateBubbleUpExpandShapePatterns},
    {"test-fold-extract-from-collapse-shape",
     tensor::populateFoldCollapseExtractPatterns}};

static constexpr UpstreamSet uplifts[] = {
    {"", scf::populateUpliftWhileToForPatterns}};

static constexpr UpstreamSet subViews[] = {
    {"", [](RewritePatternSet &p) {
       memref::populateComposeSubViewPatterns(p, p.getContext());
     }}};

static constexpr UpstreamSet transforms[] = {
    {"test-patterns",
     [](RewritePatternSet &p) {
       p.add<linalg::CopyVectorizationPattern>(p.getContext());
     }},
    {"test-vector-transfer-forwarding-patterns",
     [](RewritePatternSet &p) {
       p.add<linalg::LinalgCopyVTRForwardingPattern,
             linalg::LinalgCopyVTWForwardingPattern>(p.getContext());
     }},
    {"test-swap-subtensor-padtensor",
     [](RewritePatternSet &p) {
       p.add<linalg::ExtractSliceOfPadTensorSwapPattern>(p.getContext());
     }},
    {"test-bubble-up-extract-slice-op-pattern",
     linalg::populateBubbleUpExtractSliceOpPatterns},
    {"test-swap-extract-slice-with-fill-pattern",
     linalg::populateSwapExtractSliceWithFillPatterns},
    {"test-erase-unused-operands-and-results",
     linalg::populateEraseUnusedOperandsAndResultsPatterns},
    {"test-simplify-pack-unpack-patterns",
     linalg::populateSimplifyPackAndUnpackPatterns},
    {"test-fold-into-pack-and-unpack", [](RewritePatternSet &p) {
       linalg::populateFoldIntoPackAndUnpackPatterns(p);
     }}};

static constexpr UpstreamSet algebra[] = {
    {"", populateMathAlgebraicSimplificationPatterns}};

static constexpr UpstreamPatternPass entries[] = {
    {"test-linalg-elementwise-fusion-patterns", elementwiseFusion},
    {"test-linalg-data-layout-propagation", layoutPropagation},
    {"test-linalg-rank-reduce-contraction-ops", contractionRanks},
    {"test-linalg-decompose-ops", decomposition},
    {"test-tensor-transform-patterns", tensors},
    {"test-scf-uplift-while-to-for", uplifts},
    {"test-compose-subview", subViews},
    {"test-linalg-transform-patterns", transforms},
    {"test-math-algebraic-simplification", algebra},
};

void padlab::registerUpstreamPatterns() {
  for (ArrayRef<UpstreamPatternPass> all :
       {ArrayRef(entries), getUpstreamVectorPatterns()})
    for (const UpstreamPatternPass &entry : all)
      registerPass([&entry]() -> std::unique_ptr<Pass> {
        return std::make_unique<PatternPass>(entry);
      });
}
