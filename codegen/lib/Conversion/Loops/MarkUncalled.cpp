//===- MarkUncalled.cpp - functions that the module never calls -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferSharing.h"
#include "ParallelMarks.h"

#include "padlab/codegen/LoopPasses.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace padlab {

#define GEN_PASS_DEF_MARKUNCALLED
#include "padlab/codegen/LoopPasses.h.inc"

} // namespace padlab

using namespace mlir;

namespace {
struct MarkUncalled : padlab::impl::MarkUncalledBase<MarkUncalled> {
  using MarkUncalledBase::MarkUncalledBase;

  bool hasUse(func::FuncOp function) const {
    return (tuned || function->hasAttr(padlab::threadsAttr)) &&
           llvm::any_of(function.getArgumentTypes(),
                        llvm::IsaPred<BaseMemRefType>);
  }

  void runOnOperation() override {
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isDeclaration() && hasUse(function))
        functions.push_back(function);
    if (functions.empty())
      return;
    SymbolTableCollection tables;
    SymbolUserMap users(tables, getOperation());
    for (func::FuncOp function : functions)
      if (users.useEmpty(function))
        function->setAttr(padlab::uncalledMark, UnitAttr::get(&getContext()));
      else
        function->removeAttr(padlab::uncalledMark);
  }
};
} // namespace
