//===- UpstreamUtilities.cpp - rewrites without a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UpstreamPatterns.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/LoopUtils.h"
#include "mlir/Dialect/Affine/Transforms/Transforms.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/VectorTransforms.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace padlab;

namespace {

/// A function of upstream that does the work of a whole pass, and the name of
/// this pass.
struct Utility {
  llvm::StringLiteral name;
  void (*run)(Operation *);
};

class UtilityPass : public PassWrapper<UtilityPass, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(UtilityPass)

  explicit UtilityPass(const Utility &utility) : utility(utility) {}

  StringRef getArgument() const final { return utility.name; }
  StringRef getDescription() const final {
    return "Applies a rewrite of upstream's";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, arith::ArithDialect, scf::SCFDialect,
                    vector::VectorDialect>();
  }
  void runOnOperation() override { utility.run(getOperation()); }

private:
  const Utility &utility;
};

/// Permutes the perfect loop nests that have as many loops as the permutation
/// has entries.
class LoopPermutation : public PassWrapper<LoopPermutation, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LoopPermutation)

  LoopPermutation() = default;
  LoopPermutation(const LoopPermutation &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-loop-permutation"; }
  StringRef getDescription() const final {
    return "Permutes perfect nests of affine loops";
  }
  void runOnOperation() override;

private:
  ListOption<unsigned> order{*this, "permutation-map",
                             llvm::cl::desc("Where each loop goes"),
                             llvm::cl::OneOrMore};
  Option<bool> isChecked{*this, "check-validity",
                         llvm::cl::desc("Only where it is legal"),
                         llvm::cl::init(false)};
};

/// Unrolls the parallel loops at the nesting depth that an option gives.
class ParallelUnrolling
    : public PassWrapper<ParallelUnrolling, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ParallelUnrolling)

  ParallelUnrolling() = default;
  ParallelUnrolling(const ParallelUnrolling &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-parallel-loop-unrolling"; }
  StringRef getDescription() const final {
    return "Unrolls parallel loops by a factor a dimension";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect>();
  }
  void runOnOperation() override;

private:
  ListOption<uint64_t> factors{*this, "unroll-factors",
                               llvm::cl::desc("Of the inner dimensions")};
  Option<unsigned> wantedDepth{*this, "loop-depth",
                               llvm::cl::desc("How many loops are around"),
                               llvm::cl::init(0)};
};

/// Rotates while loops: the condition is then tested once before the loop, and
/// after each iteration.
class WhileRotation : public PassWrapper<WhileRotation, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WhileRotation)

  WhileRotation() = default;
  WhileRotation(const WhileRotation &other) : PassWrapper(other) {}

  StringRef getArgument() const final {
    return "test-wrap-scf-while-loop-in-zero-trip-check";
  }
  StringRef getDescription() const final {
    return "Rotates loops whose condition is tested first";
  }
  void runOnOperation() override;

private:
  Option<bool> isForced{*this, "force-create-check",
                        llvm::cl::desc("Also where the check is there"),
                        llvm::cl::init(false)};
};

} // namespace

void LoopPermutation::runOnOperation() {
  SmallVector<unsigned> permutation(order.begin(), order.end());
  SmallVector<affine::AffineForOp> loops;
  getOperation()->walk(
      [&](affine::AffineForOp loop) { loops.push_back(loop); });
  for (affine::AffineForOp loop : loops) {
    SmallVector<affine::AffineForOp> nest;
    affine::getPerfectlyNestedLoops(nest, loop);
    if (nest.size() < 2 || nest.size() != permutation.size() ||
        (isChecked &&
         !affine::isValidLoopInterchangePermutation(nest, permutation)))
      continue;
    affine::permuteLoops(nest, permutation);
  }
}

/// Returns the number of parallel loops around `loop`.
static unsigned getDepth(scf::ParallelOp loop) {
  unsigned depth = 0;
  while ((loop = loop->getParentOfType<scf::ParallelOp>()))
    ++depth;
  return depth;
}

void ParallelUnrolling::runOnOperation() {
  if (factors.empty())
    return;
  SmallVector<scf::ParallelOp> loops;
  getOperation()->walk([&](scf::ParallelOp loop) {
    if (getDepth(loop) == wantedDepth)
      loops.push_back(loop);
  });
  IRRewriter rewriter(&getContext());
  for (scf::ParallelOp loop : loops)
    (void)parallelLoopUnrollByFactors(loop, factors, rewriter);
}

void WhileRotation::runOnOperation() {
  if (!isForced) {
    RewritePatternSet patterns(&getContext());
    scf::populateSCFRotateWhileLoopPatterns(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
    return;
  }
  IRRewriter rewriter(&getContext());
  getOperation()->walk([&](scf::WhileOp loop) {
    (void)scf::wrapWhileLoopInZeroTripCheck(loop, rewriter,
                                            /*forceCreateCheck=*/true);
  });
}

static void forwardTransfers(Operation *root) {
  IRRewriter rewriter(root->getContext());
  vector::transferOpflowOpt(rewriter, root);
}

/// Hoists the first `affine.if` that can be hoisted. Hoisting invalidates the
/// walk, so the walk then ends.
static void hoistCondition(Operation *root) {
  root->walk([](affine::AffineIfOp op) {
    return succeeded(affine::hoistAffineIfOp(op)) ? WalkResult::interrupt()
                                                  : WalkResult::advance();
  });
}

static void decomposeIndices(Operation *root) {
  IRRewriter rewriter(root->getContext());
  root->walk([&](affine::AffineApplyOp op) {
    rewriter.setInsertionPoint(op);
    affine::reorderOperandsByHoistability(rewriter, op);
    (void)affine::decompose(rewriter, op);
  });
}

static constexpr Utility utilities[] = {
    {"test-vector-transferop-opt", forwardTransfers},
    {"test-affine-loop-unswitch", hoistCondition},
    {"test-decompose-affine-ops", decomposeIndices},
};

void padlab::registerUpstreamUtilities() {
  for (const Utility &utility : utilities)
    registerPass([&utility]() -> std::unique_ptr<Pass> {
      return std::make_unique<UtilityPass>(utility);
    });
  PassRegistration<LoopPermutation>();
  PassRegistration<WhileRotation>();
  PassRegistration<ParallelUnrolling>();
}
