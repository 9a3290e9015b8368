//===- Functions.cpp - fewer functions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace padlab;

void padlab::offerFunctions(func::FuncOp entry, Edits &edits) {
  ModuleOp module = entry->getParentOfType<ModuleOp>();
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (function != entry && SymbolTable::symbolKnownUseEmpty(function, module))
      edits.push_back([=]() mutable { function.erase(); });
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
