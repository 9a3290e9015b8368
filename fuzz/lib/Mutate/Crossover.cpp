//===- Crossover.cpp - combines two cases to one -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "../Support/Operations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

/// The probabilities, in percent, that an argument of one program is replaced
/// by a value of the same type of the other program, and that a simple program
/// is called instead of inlined.
static constexpr unsigned connectPercent = 50, callPercent = 25;

/// Whether a program has one block and no calls.
static bool isSimple(func::FuncOp entry) {
  return entry.getBody().hasOneBlock() &&
         !hasOperation(entry,
                       [](Operation *op) { return isa<CallOpInterface>(op); });
}

static SmallVector<Value> findValues(func::FuncOp entry, Type type) {
  SmallVector<Value> found;
  for (BlockArgument argument : entry.getArguments())
    if (argument.getType() == type)
      found.push_back(argument);
  for (Operation &op : entry.getBody().front())
    for (Value result : op.getResults())
      if (result.getType() == type)
        found.push_back(result);
  return found;
}

static bool mapArgument(func::FuncOp into, func::FuncOp from, unsigned number,
                        IRMapping &mapping, Choices &choices) {
  BlockArgument argument = from.getArgument(number);
  SmallVector<Value> found = findValues(into, argument.getType());
  if (!found.empty() && choices.chance(connectPercent)) {
    mapping.map(argument, found[choices.draw(found.size())]);
    return true;
  }
  DictionaryAttr attrs = from.getArgAttrDict(number);
  unsigned position = into.getNumArguments();
  if (failed(into.insertArgument(position, argument.getType(),
                                 attrs ? attrs
                                       : DictionaryAttr::get(into.getContext()),
                                 argument.getLoc())))
    return false;
  mapping.map(argument, into.getArgument(position));
  return true;
}

/// Appends the operations of `from` to those of `into`.
static bool inlineInto(func::FuncOp into, func::FuncOp from, Choices &choices) {
  Operation *end = into.getBody().front().getTerminator();
  IRMapping mapping;
  for (unsigned i = 0; i < from.getNumArguments(); ++i)
    if (!mapArgument(into, from, i, mapping, choices))
      return false;
  Block &body = from.getBody().front();
  OpBuilder builder(end);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  for (Value result : body.getTerminator()->getOperands())
    end->insertOperands(end->getNumOperands(), mapping.lookupOrDefault(result));
  return true;
}

/// Copies the contents of `from`'s module to the module of `into`. A symbol
/// whose name exists in the latter module gets a new name. Returns the copy of
/// `from`; null if a symbol cannot be renamed.
static func::FuncOp copyFunctions(func::FuncOp into, func::FuncOp from) {
  auto module = into->getParentOfType<ModuleOp>();
  SymbolTable symbols(module);
  OwningOpRef<ModuleOp> copies(from->getParentOfType<ModuleOp>().clone());
  SymbolTable names(*copies);
  for (Operation &op : copies->getOps())
    if (isa<SymbolOpInterface>(op) &&
        failed(names.renameToUnique(&op, {&symbols})))
      return nullptr;
  for (NamedAttribute attr : (*copies)->getDiscardableAttrs())
    module->setDiscardableAttr(attr.getName(), attr.getValue());
  func::FuncOp entry = findEntry(*copies);
  for (Operation &op : llvm::make_early_inc_range(copies->getOps()))
    op.moveBefore(module.getBody(), module.getBody()->end());
  return entry;
}

/// Lets `into` call a copy of `from` before its end, and return its results.
static bool callFrom(func::FuncOp into, func::FuncOp from, Choices &choices) {
  func::FuncOp callee = copyFunctions(into, from);
  if (!callee)
    return false;
  Operation *end = into.getBody().front().getTerminator();
  IRMapping mapping;
  for (unsigned i = 0; i < from.getNumArguments(); ++i)
    if (!mapArgument(into, from, i, mapping, choices))
      return false;
  for (StringRef name : {attrs::seed, attrs::passes, attrs::expect,
                         attrs::variants, attrs::guards})
    callee->removeAttr(name);
  callee.removeArgAttrsAttr();
  callee.removeResAttrsAttr();
  callee.setPrivate();
  OpBuilder builder(end);
  SmallVector<Value> arguments;
  for (Value argument : from.getArguments())
    arguments.push_back(mapping.lookup(argument));
  auto call = func::CallOp::create(builder, into.getLoc(), callee, arguments);
  end->insertOperands(end->getNumOperands(), call.getResults());
  return true;
}

std::optional<RunCase> mutate::crossCases(const RunCase &a, const RunCase &b,
                                          Choices &choices) {
  if (!a.theCase.getEntry().getBody().hasOneBlock())
    return std::nullopt;
  OwningOpRef<ModuleOp> module(a.theCase.getModule().clone());
  func::FuncOp into = findEntry(*module), from = b.theCase.getEntry();
  bool inlines = isSimple(from) && !choices.chance(callPercent);
  if (!(inlines ? inlineInto(into, from, choices)
                : callFrom(into, from, choices)))
    return std::nullopt;
  into->removeAttr(into.getResAttrsAttrName());
  // If the result could be as large as both parents together, cases would grow
  // without end over many crossovers.
  trim(into,
       std::max(countOperations(a.theCase.getModule()),
                countOperations(b.theCase.getModule())),
       choices);
  return accept(std::move(module));
}
