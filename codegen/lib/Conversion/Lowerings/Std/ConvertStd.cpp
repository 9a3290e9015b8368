//===- ConvertStd.cpp - the Standard dialect in today's dialects ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdLowerings.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTSTD
#include "padlab/codegen/Passes.h.inc"

static StdLowerings makeLowerings() {
  StdLowerings lowerings;
  addControlLowerings(lowerings);
  addMemoryLowerings(lowerings);
  addAggregateLowerings(lowerings);
  addElementwiseLowerings(lowerings);
  return lowerings;
}

namespace {
struct ConvertStd : impl::ConvertStdBase<ConvertStd> {
  void runOnOperation() override {
    static const StdLowerings lowerings = makeLowerings();
    SmallVector<Operation *> operations;
    getOperation()->walk([&](Operation *op) {
      if (isa_and_nonnull<standard::StdDialect>(op->getDialect()))
        operations.push_back(op);
    });
    for (Operation *op : operations) {
      const auto *lowering = lowerings.find(op);
      if (!lowering)
        continue;
      OpBuilder b(op);
      op->replaceAllUsesWith((*lowering)(b, op));
      op->erase();
    }
  }
};
} // namespace

} // namespace padlab
