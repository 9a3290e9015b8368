//===- UseThreads.cpp - functions that several threads run ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Conversion/Loops/ParallelMarks.h"

#include "padlab/codegen/ThreadPasses.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace padlab {

#define GEN_PASS_DEF_USETHREADS
#include "padlab/codegen/ThreadPasses.h.inc"

namespace {
struct UseThreads : impl::UseThreadsBase<UseThreads> {
  void runOnOperation() override {
    getOperation()->walk([](mlir::func::FuncOp function) {
      function->setAttr(threadsAttr,
                        mlir::UnitAttr::get(function.getContext()));
    });
  }
};
} // namespace

} // namespace padlab
