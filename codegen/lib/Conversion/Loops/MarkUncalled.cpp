//===- MarkUncalled.cpp - functions that only others call -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferSharing.h"
#include "ParallelMarks.h"

#include "padlab/codegen/LoopPasses.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"

namespace padlab {

#define GEN_PASS_DEF_MARKUNCALLED
#include "padlab/codegen/LoopPasses.h.inc"

} // namespace padlab

using namespace mlir;

/// Notes the symbols to which an operation refers. Whatever calls a function or
/// takes its address verifies that there is one.
static void noteSymbols(Operation *op, llvm::DenseSet<StringAttr> &symbols) {
  if (auto call = dyn_cast<func::CallOp>(op))
    symbols.insert(call.getCalleeAttr().getAttr());
  else if (!isa<memref::GetGlobalOp>(op) && isa<SymbolUserOpInterface>(op))
    op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
      symbols.insert(symbol.getRootReference());
    });
}

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
    llvm::DenseSet<StringAttr> symbols;
    getOperation()->walk([&](Operation *op) { noteSymbols(op, symbols); });
    for (func::FuncOp function : functions)
      if (!symbols.contains(function.getSymNameAttr()))
        function->setAttr(padlab::uncalledMark, UnitAttr::get(&getContext()));
      else
        function->removeAttr(padlab::uncalledMark);
  }
};
} // namespace
