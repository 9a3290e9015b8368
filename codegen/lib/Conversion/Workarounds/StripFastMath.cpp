//===- StripFastMath.cpp - arithmetic without licence -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_STRIPFASTMATH
#include "padlab/codegen/Passes.h.inc"

namespace {
struct StripFastMath : impl::StripFastMathBase<StripFastMath> {
  void runOnOperation() override {
    auto none = arith::FastMathFlagsAttr::get(&getContext(),
                                              arith::FastMathFlags::none);
    getOperation()->walk([&](arith::ArithFastMathInterface op) {
      if (op.getFastMathFlagsAttr() != none)
        op->setAttr(op.getFastMathAttrName(), none);
    });
  }
};
} // namespace

} // namespace padlab
