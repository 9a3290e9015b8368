//===- Functions.cpp - fewer functions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;

/// The functions that `entry` calls, or calls somebody who does.
static llvm::SmallPtrSet<Operation *, 8> collectReachable(func::FuncOp entry) {
  ModuleOp module = entry->getParentOfType<ModuleOp>();
  llvm::SmallPtrSet<Operation *, 8> reached = {entry};
  SmallVector<Operation *> left = {entry};
  while (!left.empty())
    left.pop_back_val()->walk([&](Operation *op) {
      op->getAttrDictionary().walk([&](SymbolRefAttr name) {
        Operation *named = module.lookupSymbol(name.getRootReference());
        if (named && reached.insert(named).second)
          left.push_back(named);
      });
    });
  return reached;
}

/// Offers to remove functions that `entry` does not reach. They go together,
/// as the run of all edits is the first that is tried.
void padlab::offerFunctions(func::FuncOp entry, Edits &edits) {
  llvm::SmallPtrSet<Operation *, 8> reached = collectReachable(entry);
  for (auto function :
       entry->getParentOfType<ModuleOp>().getOps<func::FuncOp>())
    if (!reached.contains(function))
      edits.push_back([=]() mutable {
        function->setAttr(erasedMark, UnitAttr::get(function.getContext()));
      });
}

void padlab::offerInlining(func::FuncOp entry, Edits &edits) {
  ModuleOp module = entry->getParentOfType<ModuleOp>();
  module.walk([&](func::CallOp call) {
    auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
    if (!callee || callee.isDeclaration() || !getReturn(callee) ||
        callee->isAncestor(call))
      return;
    edits.push_back([=]() mutable {
      OpBuilder builder(call);
      IRMapping mapping;
      mapping.map(callee.getArguments(), call.getOperands());
      for (Operation &op : callee.getBody().front().without_terminator())
        builder.clone(op, mapping);
      for (auto [result, value] :
           llvm::zip(call.getResults(), getReturn(callee).getOperands()))
        result.replaceAllUsesWith(mapping.lookupOrDefault(value));
      // A call may have effects, so nobody else takes it for dead.
      call.erase();
    });
  });
}
