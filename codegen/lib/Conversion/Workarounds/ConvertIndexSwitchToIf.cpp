//===- ConvertIndexSwitchToIf.cpp - switches with tensor results ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTINDEXSWITCHTOIF
#include "padlab/codegen/Passes.h.inc"

/// Moves the operations of `region` to `block`, terminator included.
static void moveBody(Region &region, Block *block) {
  block->getOperations().splice(block->end(), region.front().getOperations());
}

/// Builds the choice among the cases from `i` on.
static scf::IfOp build(OpBuilder &b, scf::IndexSwitchOp op, size_t i) {
  Location loc = op.getLoc();
  Value number = arith::ConstantIndexOp::create(b, loc, op.getCases()[i]);
  Value isCase = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                       op.getArg(), number);
  auto choice = scf::IfOp::create(b, loc, op.getResultTypes(), isCase,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  moveBody(op.getCaseRegions()[i], choice.thenBlock());
  if (i + 1 == op.getCases().size()) {
    moveBody(op.getDefaultRegion(), choice.elseBlock());
    return choice;
  }
  OpBuilder inner = OpBuilder::atBlockEnd(choice.elseBlock());
  scf::IfOp rest = build(inner, op, i + 1);
  scf::YieldOp::create(inner, loc, rest.getResults());
  return choice;
}

static void convertSwitch(scf::IndexSwitchOp op) {
  OpBuilder b(op);
  if (!op.getCases().empty()) {
    op.replaceAllUsesWith(build(b, op, 0).getResults());
    op.erase();
    return;
  }
  Operation *yield = op.getDefaultBlock().getTerminator();
  op.replaceAllUsesWith(yield->getOperands());
  yield->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         op.getDefaultBlock().getOperations());
  op.erase();
}

namespace {
struct ConvertIndexSwitchToIf
    : impl::ConvertIndexSwitchToIfBase<ConvertIndexSwitchToIf> {
  void runOnOperation() override {
    SmallVector<scf::IndexSwitchOp> switches;
    getOperation()->walk([&](scf::IndexSwitchOp op) {
      if (llvm::any_of(op.getResultTypes(), llvm::IsaPred<TensorType>))
        switches.push_back(op);
    });
    llvm::for_each(switches, convertSwitch);
  }
};
} // namespace

} // namespace padlab
