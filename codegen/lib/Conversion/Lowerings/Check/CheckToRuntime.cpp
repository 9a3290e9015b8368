//===- CheckToRuntime.cpp - assertions as native code -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Expands an operation of the `check` dialect to the computation of its
/// condition and, in the branch for the case that the condition fails, a call
/// of `padlab_check_failed`. The announcement of an error becomes a call of
/// `padlab_expect_error`. This happens at the tensor level, so that
/// bufferization sees plain reads and does not move them.
///
//===----------------------------------------------------------------------===//

#include "../RuntimeCalls.h"
#include "Conditions.h"

#include "padlab/codegen/Passes.h"

#include "padlab/dialect/Check/Check.h"
#include "padlab/dialect/Diagnostics.h"
#include "padlab/dialect/Value.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace padlab {

#define GEN_PASS_DEF_CONVERTCHECKTORUNTIME
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// Whether values of this type can be compared in native code. When this pass
/// runs, integers are signless, and sizes and shapes are encoded.
static bool isComparable(Type type) {
  Type element = getElementTypeOrSelf(type);
  return getElementStorage(element) && !element.isSignedInteger() &&
         !element.isUnsignedInteger();
}

static std::string getFailure(Operation *op, const Twine &reason) {
  return formatLocation(op->getLoc()) + ": " +
         op->getName().getStringRef().str() + " does not hold: " + reason.str();
}

/// Replaces `op` by a call that runs if the condition that `makeCondition`
/// creates does not hold.
static LogicalResult
expect(Operation *op, ModuleOp module, const Twine &reason,
       llvm::function_ref<Value(OpBuilder &)> makeCondition) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  Value fails =
      cond::equal(b, loc, makeCondition(b), cond::constant(b, loc, false));
  auto ifFails = scf::IfOp::create(b, loc, fails, /*withElseRegion=*/false);
  b.setInsertionPointToStart(ifFails.thenBlock());
  if (failed(callWithMessage(b, loc, module, "padlab_check_failed",
                             getFailure(op, reason))))
    return failure();
  op->erase();
  return success();
}

static LogicalResult refuse(Operation *op) {
  return op->emitError() << "has no native comparison of "
                         << op->getOperand(0).getType();
}

static LogicalResult lower(check::ExpectEqOp op, ModuleOp module) {
  Value actual = op.getActual(), expected = op.getExpected();
  if (!isComparable(actual.getType()))
    return refuse(op);
  return expect(op, module, "the values differ", [&](OpBuilder &b) {
    return op.getEncoded()
               ? compareEncoded(b, op.getLoc(), actual, expected)
               : compareValues(b, op.getLoc(), actual, expected, /*ulps=*/0);
  });
}

static LogicalResult lower(check::ExpectCloseOp op, ModuleOp module) {
  if (!isComparable(op.getActual().getType()))
    return refuse(op);
  auto ulps = static_cast<unsigned>(op.getUlps());
  return expect(op, module,
                "the values differ by more than " + Twine(ulps) + " ULP",
                [&](OpBuilder &b) {
                  return compareValues(b, op.getLoc(), op.getActual(),
                                       op.getExpected(), ulps);
                });
}

static LogicalResult lower(check::ExpectShapeOp op, ModuleOp module) {
  Value value = op.getValue();
  if (isa<shape::ShapeType>(value.getType()))
    return refuse(op);
  return expect(
      op, module, "the shape is not " + op.getExtentsText(), [&](OpBuilder &b) {
        return op.getEncoded()
                   ? hasEncodedExtents(b, op.getLoc(), value, op.getExtents())
                   : hasExtents(b, op.getLoc(), value, op.getExtents());
      });
}

static LogicalResult lower(check::ExpectErrorOp op, ModuleOp module) {
  std::string reason = ("no error with '" + op.getText() + "'").str();
  if (op.isAnnouncement()) {
    OpBuilder b(op);
    StringRef texts[] = {op.getText(), reason = getFailure(op, reason)};
    if (failed(callWithMessages(b, op.getLoc(), module, "padlab_expect_error",
                                texts)))
      return failure();
    op.erase();
    return success();
  }
  if (!isComparable(op.getValue().getType()))
    return refuse(op);
  return expect(op, module, reason, [&](OpBuilder &b) {
    return isEncodedError(b, op.getLoc(), op.getValue(), op.getCodes());
  });
}

namespace {
struct ConvertCheckToRuntime
    : padlab::impl::ConvertCheckToRuntimeBase<ConvertCheckToRuntime> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    WalkResult result = module.walk([&](Operation *op) {
      return llvm::TypeSwitch<Operation *, WalkResult>(op)
          .Case<check::ExpectEqOp, check::ExpectCloseOp, check::ExpectShapeOp,
                check::ExpectErrorOp>(
              [&](auto check) { return WalkResult(lower(check, module)); })
          .Default(WalkResult::advance());
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
