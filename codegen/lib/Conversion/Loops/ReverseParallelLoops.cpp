//===- ReverseParallelLoops.cpp - reverses parallel loops -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reverses the iterations of `scf.parallel` and `scf.forall`, which may run in
/// any order: a program whose results change has a race. Only tests run this
/// pass.
///
//===----------------------------------------------------------------------===//

#include "ReverseParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;

/// Returns the sum of the first and the last value of an induction variable.
static Value addEnds(OpBuilder &b, Location loc, Value lower, Value upper,
                     Value step) {
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value extent = arith::SubIOp::create(b, loc, upper, lower);
  Value rest = arith::SubIOp::create(b, loc, extent, one);
  Value steps = arith::DivSIOp::create(b, loc, rest, step);
  Value distance = arith::MulIOp::create(b, loc, steps, step);
  Value last = arith::AddIOp::create(b, loc, lower, distance);
  return arith::AddIOp::create(b, loc, lower, last);
}

static void reverse(LoopLikeOpInterface loop) {
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  SmallVector<Value> sums;
  for (auto [lower, upper, step] :
       llvm::zip_equal(*loop.getLoopLowerBounds(), *loop.getLoopUpperBounds(),
                       *loop.getLoopSteps()))
    sums.push_back(addEnds(b, loc,
                           getValueOrCreateConstantIndexOp(b, loc, lower),
                           getValueOrCreateConstantIndexOp(b, loc, upper),
                           getValueOrCreateConstantIndexOp(b, loc, step)));
  b.setInsertionPointToStart(&loop.getLoopRegions().front()->front());
  for (auto [variable, sum] :
       llvm::zip_equal(*loop.getLoopInductionVars(), sums)) {
    auto mirrored = arith::SubIOp::create(b, loc, sum, variable);
    variable.replaceAllUsesExcept(mirrored, mirrored);
  }
}

/// Whether all results are integers or tensors, which the order of iterations
/// is assumed not to change. Reductions of floats may depend on it, because
/// they round.
static bool isOrderFree(Operation *op) {
  return llvm::all_of(op->getResultTypes(), [](Type type) {
    return type.isIntOrIndex() || isa<TensorType>(type);
  });
}

namespace {

class ReverseParallelLoops
    : public PassWrapper<ReverseParallelLoops, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReverseParallelLoops)

  StringRef getArgument() const final { return "reverse-parallel-loops"; }
  StringRef getDescription() const final {
    return "Number the iterations of parallel loops from the last to the first";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect>();
  }
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      if (isa<scf::ParallelOp, scf::ForallOp>(op) && isOrderFree(op))
        reverse(cast<LoopLikeOpInterface>(op));
    });
  }
};

} // namespace

void padlab::registerReverseParallelLoops() {
  PassRegistration<ReverseParallelLoops>();
}
