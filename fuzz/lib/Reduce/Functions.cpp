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

/// Returns the functions that `entry` calls, directly or indirectly.
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

using Calls = SmallVector<func::CallOp>;

/// Returns the calls of a function; nullopt if something else names it as well.
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

/// Replaces `call` by the body of `callee`, and returns its results. A function
/// without remaining calls is erased.
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
  // A call may have effects, so it must be marked as dead.
  call->setAttr(erasedMark, builder.getUnitAttr());
  if (std::optional<Calls> others = findCalls(callee);
      others && others->empty())
    callee->setAttr(erasedMark, builder.getUnitAttr());
  return values;
}

/// Offers to inline calls. Unused results of a call in the entry would be dead
/// after inlining, so a second edit lets the entry return them.
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

/// Turns memory that the entry takes or returns into tensors, because a case
/// has no other. An entry without results returns what the memory holds at its
/// end.
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

/// Replaces the whole entry by the body of `function`.
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

/// Offers other functions as the entry function, because a pass runs on each.
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

/// Offers to drop arguments that a function does not use, and results that none
/// of its calls use. Starts from the last, so that the others keep their
/// positions.
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
