//===- Functions.cpp - fewer functions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;

/// Returns `entry` and the functions that it refers to, directly or indirectly.
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

/// Offers to remove functions that `entry` does not refer to. The driver first
/// tries all edits of an offer together, so all such functions usually go at
/// once.
void padlab::offerFunctions(func::FuncOp entry, Edits &edits) {
  llvm::SmallPtrSet<Operation *, 8> reached = collectReachable(entry);
  for (auto function :
       entry->getParentOfType<ModuleOp>().getOps<func::FuncOp>())
    if (!reached.contains(function))
      edits.push_back([=]() mutable {
        function->setAttr(erasedMark, UnitAttr::get(function.getContext()));
      });
}

using Calls = SmallVector<func::CallOp>;

/// Returns the calls of a function, except those marked with `erasedMark`;
/// nullopt if anything but a call refers to the function.
static std::optional<Calls> findCalls(func::FuncOp function) {
  Calls calls;
  auto uses = SymbolTable::getSymbolUses(function,
                                         function->getParentOfType<ModuleOp>());
  if (!uses)
    return std::nullopt;
  for (SymbolTable::SymbolUse use : *uses) {
    auto call = dyn_cast<func::CallOp>(use.getUser());
    if (!call)
      return std::nullopt;
    if (!call->hasAttr(erasedMark))
      calls.push_back(call);
  }
  return calls;
}

/// Replaces `call` by the body of `callee`, and returns the values that replace
/// the results of the call. If `callee` has no other calls, it is marked as
/// erased.
static SmallVector<Value> inlineCall(func::CallOp call, func::FuncOp callee) {
  OpBuilder builder(call);
  IRMapping mapping;
  mapping.map(callee.getArguments(), call.getOperands());
  for (Operation &op : callee.getBody().front().without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value> values;
  for (auto [result, value] :
       llvm::zip(call.getResults(), getReturn(callee).getOperands())) {
    values.push_back(mapping.lookupOrDefault(value));
    result.replaceAllUsesWith(values.back());
  }
  // A call may have effects, so it is not erased as dead unless it is marked.
  call->setAttr(erasedMark, builder.getUnitAttr());
  if (std::optional<Calls> others = findCalls(callee);
      others && others->empty())
    callee->setAttr(erasedMark, builder.getUnitAttr());
  return values;
}

/// Offers to inline calls. If the results of a call in the entry are unused,
/// its inlined operations would be dead. So a second edit lets the entry return
/// these results instead of its own.
void padlab::offerInlining(func::FuncOp entry, Edits &edits) {
  ModuleOp module = entry->getParentOfType<ModuleOp>();
  module.walk([&](func::CallOp call) {
    auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
    if (!callee || callee.isDeclaration() || !getReturn(callee) ||
        callee->isAncestor(call))
      return;
    edits.push_back([=] {
      if (!call->hasAttr(erasedMark))
        inlineCall(call, callee);
    });
    func::ReturnOp ret = getReturn(entry);
    if (!ret || call->getParentOp() != entry || call->getNumResults() == 0 ||
        !call->use_empty())
      return;
    edits.push_back([=] {
      if (call->hasAttr(erasedMark))
        return;
      ret->setOperands(inlineCall(call, callee));
      updateFunctionType(entry);
    });
  });
}

/// Turns buffers that the entry takes or returns into tensors, because the
/// entry of a case cannot take or return buffers. An entry without results
/// returns what its argument buffers contain at its end.
static void wrapMemory(func::FuncOp entry) {
  func::ReturnOp ret = getReturn(entry);
  if (!ret)
    return;
  auto getTensor = [](Value value) {
    auto type = dyn_cast<MemRefType>(value.getType());
    return type ? getTensorFor(type) : RankedTensorType();
  };
  SmallVector<Value> memory;
  OpBuilder builder(&entry.getBody().front(), entry.getBody().front().begin());
  for (BlockArgument argument : entry.getArguments())
    if (RankedTensorType tensor = getTensor(argument)) {
      Type type = argument.getType();
      argument.setType(tensor);
      auto buffer = bufferization::ToBufferOp::create(
          builder, argument.getLoc(), type, argument);
      argument.replaceAllUsesExcept(buffer, buffer);
      memory.push_back(buffer);
    }
  if (ret.getNumOperands() == 0)
    ret->setOperands(memory);
  builder.setInsertionPoint(ret);
  for (OpOperand &returned : ret->getOpOperands())
    if (RankedTensorType tensor = getTensor(returned.get()))
      returned.set(bufferization::ToTensorOp::create(
          builder, ret.getLoc(), tensor, returned.get(), /*restrict=*/true));
  updateFunctionType(entry);
}

/// Replaces arguments, results and body of the entry by those of `function`.
static void makeEntry(func::FuncOp entry, func::FuncOp function) {
  if (function->hasAttr(erasedMark))
    return;
  Region &body = entry.getBody();
  body.dropAllReferences();
  body.getBlocks().clear();
  IRMapping mapping;
  function.getBody().cloneInto(&body, mapping);
  entry.removeArgAttrsAttr();
  entry.removeResAttrsAttr();
  entry.setFunctionType(function.getFunctionType());
  wrapMemory(entry);
  Builder builder(entry.getContext());
  for (BlockArgument argument : entry.getArguments())
    if (auto type = dyn_cast<RankedTensorType>(argument.getType());
        type && !type.hasStaticShape())
      entry.setArgAttr(argument.getArgNumber(), attrs::extents,
                       builder.getDenseI64ArrayAttr(
                           SmallVector<int64_t>(type.getNumDynamicDims(), 2)));
  function->setAttr(erasedMark, builder.getUnitAttr());
}

/// Offers to make another function the entry. The passes under test run on all
/// functions, so the defect may need only the other one.
void padlab::offerEntries(func::FuncOp entry, Edits &edits) {
  for (auto function :
       entry->getParentOfType<ModuleOp>().getOps<func::FuncOp>())
    if (function != entry && !function.isDeclaration())
      edits.push_back([=] { makeEntry(entry, function); });
}

//===----------------------------------------------------------------------===//
// Arguments and results of functions that are called
//===----------------------------------------------------------------------===//

static void dropArgument(func::FuncOp callee, unsigned index) {
  std::optional<Calls> calls = findCalls(callee);
  if (!calls || failed(callee.eraseArgument(index)))
    return;
  for (func::CallOp call : *calls)
    call->eraseOperand(index);
}

static void dropResult(func::FuncOp callee, unsigned index) {
  std::optional<Calls> calls = findCalls(callee);
  if (!calls || failed(callee.eraseResult(index)))
    return;
  getReturn(callee)->eraseOperand(index);
  for (func::CallOp call : *calls) {
    OpBuilder builder(call);
    auto narrow = func::CallOp::create(builder, call.getLoc(), callee,
                                       call.getOperands());
    unsigned next = 0;
    for (OpResult result : call.getResults())
      if (result.getResultNumber() != index)
        result.replaceAllUsesWith(narrow.getResult(next++));
    call->setAttr(erasedMark, builder.getUnitAttr());
  }
}

/// Offers to drop arguments that a function does not use, and results that no
/// call of the function uses. The last argument or result comes first, so that
/// the others keep their positions.
void padlab::offerSignatures(func::FuncOp entry, Edits &edits) {
  for (auto callee :
       entry->getParentOfType<ModuleOp>().getOps<func::FuncOp>()) {
    std::optional<Calls> calls = callee == entry || !getReturn(callee)
                                     ? std::nullopt
                                     : findCalls(callee);
    if (!calls)
      continue;
    for (BlockArgument argument : llvm::reverse(callee.getArguments()))
      if (argument.use_empty())
        edits.push_back([=, index = argument.getArgNumber()] {
          dropArgument(callee, index);
        });
    for (unsigned index = callee.getNumResults(); index-- > 0;)
      if (llvm::all_of(*calls, [&](func::CallOp call) {
            return call.getResult(index).use_empty();
          }))
        edits.push_back([=] { dropResult(callee, index); });
  }
}
