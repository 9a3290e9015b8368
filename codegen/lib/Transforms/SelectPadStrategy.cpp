//===- SelectPadStrategy.cpp - one strategy for all pads ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadPasses.h"
#include "padlab/dialect/Pad/Pad.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_SELECTPADSTRATEGY
#include "padlab/codegen/PadPasses.h.inc"

namespace {
struct SelectPadStrategy : impl::SelectPadStrategyBase<SelectPadStrategy> {
  using SelectPadStrategyBase::SelectPadStrategyBase;

  void runOnOperation() override {
    std::optional<pad::Strategy> chosen = pad::symbolizeStrategy(strategy);
    if (!chosen) {
      getOperation()->emitError("unknown strategy '")
          << strategy << "', expected fill, frame, stream, stream_nt or lazy";
      return signalPassFailure();
    }
    auto attribute = pad::StrategyAttr::get(&getContext(), *chosen);
    getOperation()->walk([&](Operation *op) {
      llvm::TypeSwitch<Operation *>(op).Case<pad::FrameOp, pad::GenericOp>(
          [&](auto padOp) { padOp.setStrategyAttr(attribute); });
    });
  }
};
} // namespace

} // namespace padlab
