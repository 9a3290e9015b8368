//===- StripFastMath.cpp - removes fast-math flags ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"
#include "padlab/codegen/Relaxation.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_STRIPFASTMATH
#include "padlab/codegen/Passes.h.inc"

/// Whether `op` may keep its flags: it is an addition, a subtraction or a
/// multiplication of f32 or f64, and its function is licensed to round
/// differently (Relaxation.h). Operations of shorter types may not, because
/// their roundings are emulated.
static bool isLicensed(Operation *op) {
  return isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(op) &&
         hasRelaxedForm(getElementTypeOrSelf(op->getResult(0).getType())) &&
         isRelaxed(op);
}

namespace {
struct StripFastMath : impl::StripFastMathBase<StripFastMath> {
  void runOnOperation() override {
    auto none = arith::FastMathFlagsAttr::get(&getContext(),
                                              arith::FastMathFlags::none);
    getOperation()->walk([&](arith::ArithFastMathInterface op) {
      if (op.getFastMathFlagsAttr() != none && !isLicensed(op))
        op->setAttr(op.getFastMathAttrName(), none);
    });
  }
};
} // namespace

} // namespace padlab
