//===- SoundCanonicalize.cpp - canonicalization that is right -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnreachableBlocks.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_SOUNDCANONICALIZE
#include "padlab/codegen/Passes.h.inc"

/// Returns the names of upstream's patterns that are left out because they are
/// wrong. In the order of the list: Two patterns treat a narrowing cast between
/// two casts of index as if it did nothing, although it drops bits. One takes
/// the contents of a tensor's buffer for the tensor's elements, whatever was
/// stored in the buffer since. One crashes on a slice with stride 0 of a cast.
/// One assumes that a tensor that a loop carries has the same extents at the
/// end as at the beginning. One moves an `scf.if` out of a loop's condition to
/// a place where its operands are not defined. One treats bounds and steps of
/// unsigned loops as signed. One folds casts into pads that never run, whose
/// types then contradict each other, and crashes. One drops the attribute of a
/// `linalg.copy` that converts unsigned numbers.
static ArrayRef<std::string> getWrongPatterns() {
  static const std::vector<std::string> names = {
      "(anonymous namespace)::IndexCastOfIndexCast",
      "(anonymous namespace)::IndexCastUIOfIndexCastUI",
      "(anonymous namespace)::LoadOfToBuffer",
      "(anonymous namespace)::SubViewOpMemRefCastFolder",
      "(anonymous namespace)::ForOpTensorCastFolder",
      "(anonymous namespace)::WhileMoveIfDown",
      "(anonymous namespace)::SimplifyTrivialLoops",
      "(anonymous namespace)::FoldSourceTensorCast",
      "(anonymous namespace)::FoldFillWithCopy"};
  return names;
}

/// Replaces casts to contradictory shapes, which code that is never reached may
/// contain, by views with these shapes. Otherwise upstream would fold two such
/// casts into one invalid cast. This runs before and after upstream's patterns,
/// because the patterns make some shapes known.
static void replaceImpossibleCasts(Operation *root) {
  SmallVector<memref::CastOp> casts;
  root->walk([&](memref::CastOp cast) { casts.push_back(cast); });
  for (memref::CastOp cast : casts) {
    auto type = dyn_cast<MemRefType>(cast.getType());
    Value source = cast.getSource();
    auto contradicts = [&] {
      return type && !memref::CastOp::areCastCompatible(source.getType(), type);
    };
    bool isImpossible = contradicts();
    while (auto inner = source.getDefiningOp<memref::CastOp>()) {
      source = inner.getSource();
      isImpossible |= contradicts();
    }
    int64_t offset;
    SmallVector<int64_t> strides;
    if (!isImpossible || failed(type.getStridesAndOffset(strides, offset)))
      continue;
    OpBuilder builder(cast);
    Value zero = arith::ConstantIndexOp::create(builder, cast.getLoc(), 0);
    auto make = [&](int64_t number) -> OpFoldResult {
      if (ShapedType::isDynamic(number))
        return zero;
      return builder.getIndexAttr(number);
    };
    Value view = memref::ReinterpretCastOp::create(
        builder, cast.getLoc(), type, source, make(offset),
        llvm::map_to_vector(type.getShape(), make),
        llvm::map_to_vector(strides, make));
    cast.replaceAllUsesWith(view);
    cast.erase();
  }
}

static bool isOfVectors(Operation *op) {
  return isa_and_nonnull<vector::VectorDialect>(op->getDialect());
}

namespace {
struct SoundCanonicalize : impl::SoundCanonicalizeBase<SoundCanonicalize> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(all);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      op.getCanonicalizationPatterns(all, context);
    patterns = FrozenRewritePatternSet(std::move(all), getWrongPatterns());
    return success();
  }

  /// As in upstream, it does not matter whether a fixed point is reached.
  void runOnOperation() override {
    replaceImpossibleCasts(getOperation());
    canonicalize();
    replaceImpossibleCasts(getOperation());
  }

  void canonicalize() {
    SmallVector<Operation *> others;
    bool hasVectors = false;
    getOperation()->walk([&](Operation *op) {
      if (isOfVectors(op))
        hasVectors = true;
      else if (op != getOperation())
        others.push_back(op);
    });
    if (!hasVectors) {
      (void)applyPatternsGreedily(getOperation(), patterns);
      return;
    }
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps)
        .setScope(&getOperation()->getRegion(0));
    (void)applyOpPatternsGreedily(others, patterns, config);
    // The driver for whole regions, used above, does this by itself.
    eraseAllUnreachableBlocks(getOperation());
  }

  FrozenRewritePatternSet patterns;
};
} // namespace

} // namespace padlab
