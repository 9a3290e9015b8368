//===- FusePadOrBreakRule.cpp - pad fusion for tests of the tests ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadFusionOptions.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace padlab {

#define GEN_PASS_DEF_FUSEPADORBREAKRULE
#include "padlab/codegen/Passes.h.inc"

namespace {
struct FusePadOrBreakRule : impl::FusePadOrBreakRuleBase<FusePadOrBreakRule> {
  using FusePadOrBreakRuleBase::FusePadOrBreakRuleBase;

  void runOnOperation() override {
    PadFusionOptions options;
    options.broken = static_cast<PadFusionRule>(breakRule.getValue());
    if (failed(fusePads(getOperation(), remarks, options)))
      signalPassFailure();
  }
};
} // namespace

} // namespace padlab
