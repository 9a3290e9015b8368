//===- ShapeConstrainedToAsserting.cpp - constraints as assertions -*- C++ -*-//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lowers programs from the second stage of the shape dialect's document, with
/// constraints, to the last stage, with assertions, without folding. Upstream's
/// way, `convert-shape-constraints` followed by `canonicalize`, decides
/// constraints that fold before they become assertions, and so loses their
/// messages.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Shape/IR/Shape.h"

namespace padlab {

#define GEN_PASS_DEF_SHAPECONSTRAINEDTOASSERTING
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// Returns the condition of a constraint and its error message; null for other
/// operations.
static std::pair<Value, StringRef> getAssertion(OpBuilder &b, Operation *op) {
  Type bit = b.getI1Type();
  if (isa<shape::CstrEqOp>(op))
    return {shape::ShapeEqOp::create(b, op->getLoc(), bit, op->getOperands()),
            messages::requiredEqual};
  if (isa<shape::CstrBroadcastableOp>(op))
    return {shape::IsBroadcastableOp::create(b, op->getLoc(), bit,
                                             op->getOperands()),
            messages::requiredBroadcastable};
  if (auto require = dyn_cast<shape::CstrRequireOp>(op))
    return {require.getPred(), require.getMsg()};
  return {};
}

/// Whether the witness is passing; nullopt if the operations that define it do
/// not tell.
static std::optional<bool> getPassing(Value witness) {
  Operation *op = witness.getDefiningOp();
  if (auto constant = dyn_cast_if_present<shape::ConstWitnessOp>(op))
    return constant.getPassing();
  auto all = dyn_cast_if_present<shape::AssumingAllOp>(op);
  if (!all)
    return std::nullopt;
  bool isKnown = true;
  for (Value input : all.getInputs()) {
    std::optional<bool> passing = getPassing(input);
    if (passing == false)
      return false;
    isKnown &= passing.has_value();
  }
  return isKnown ? std::optional<bool>(true) : std::nullopt;
}

static void inlineBody(shape::AssumingOp assuming) {
  Block *body = &assuming.getDoRegion().front();
  Operation *yield = body->getTerminator();
  for (auto [result, value] :
       llvm::zip_equal(assuming.getResults(), yield->getOperands()))
    result.replaceAllUsesWith(value);
  yield->erase();
  assuming->getBlock()->getOperations().splice(assuming->getIterator(),
                                               body->getOperations());
  assuming->erase();
}

static void convertConstraint(Operation *op) {
  OpBuilder b(op);
  auto [holds, message] = getAssertion(b, op);
  if (!holds)
    return;
  cf::AssertOp::create(b, op->getLoc(), holds, message);
  // After the assertion, the constraint is known to hold.
  op->getResult(0).replaceAllUsesWith(shape::ConstWitnessOp::create(
      b, op->getLoc(), b.getType<shape::WitnessType>(), b.getBoolAttr(true)));
  op->erase();
}

/// Inlines the body if it is known whether the witness passes. Other witnesses,
/// mostly arguments, are left to convert-error-carrying-shape, which lowers
/// them to bits.
static void convertAssuming(shape::AssumingOp assuming) {
  std::optional<bool> passing = getPassing(assuming.getWitness());
  if (!passing)
    return;
  OpBuilder b(assuming);
  if (!*passing)
    cf::AssertOp::create(
        b, assuming.getLoc(),
        arith::ConstantIntOp::create(b, assuming.getLoc(), false, /*width=*/1),
        messages::failedWitness);
  inlineBody(assuming);
}

namespace {

struct ShapeConstrainedToAsserting
    : padlab::impl::ShapeConstrainedToAssertingBase<
          ShapeConstrainedToAsserting> {
  void runOnOperation() override {
    getOperation().walk(convertConstraint);
    getOperation().walk(convertAssuming);
    SmallVector<Operation *> witnesses;
    getOperation().walk([&](Operation *op) {
      if (isa<shape::ConstWitnessOp, shape::AssumingAllOp>(op))
        witnesses.push_back(op);
    });
    for (Operation *op : llvm::reverse(witnesses))
      if (op->use_empty())
        op->erase();
  }
};

} // namespace
