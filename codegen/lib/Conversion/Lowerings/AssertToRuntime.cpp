//===- AssertToRuntime.cpp - errors of a program as native code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace padlab {

#define GEN_PASS_DEF_CONVERTASSERTTORUNTIME
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

static LogicalResult lower(cf::AssertOp op, ModuleOp module) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value yes = arith::ConstantIntOp::create(b, loc, 1, /*width=*/1);
  Value fails = arith::XOrIOp::create(b, loc, op.getArg(), yes);
  // The call does not return, so that the code after it needs no branch.
  auto ifFails = scf::IfOp::create(b, loc, fails, /*withElseRegion=*/false);
  b.setInsertionPointToStart(ifFails.thenBlock());
  if (failed(callWithMessage(b, loc, module, "padlab_error", op.getMsg())))
    return failure();
  op.erase();
  return success();
}

namespace {
struct ConvertAssertToRuntime
    : padlab::impl::ConvertAssertToRuntimeBase<ConvertAssertToRuntime> {
  void runOnOperation() override {
    WalkResult result = getOperation().walk(
        [&](cf::AssertOp op) { return WalkResult(lower(op, getOperation())); });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
