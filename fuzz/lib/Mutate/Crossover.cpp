//===- Crossover.cpp - a case with parts of two -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

/// How often an argument of one program becomes a value of the other, where
/// the types are equal.
static constexpr unsigned connectPercent = 50;

/// Programs of one block, without calls and symbols.
static bool isSimple(func::FuncOp entry) {
  return entry.getBody().hasOneBlock() &&
         !entry
              .walk([](Operation *op) {
                return isa<CallOpInterface>(op) ? WalkResult::interrupt()
                                                : WalkResult::advance();
              })
              .wasInterrupted();
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

std::optional<Case> mutate::crossCases(const Case &a, const Case &b,
                                       Choices &choices) {
  if (!isSimple(a.getEntry()) || !isSimple(b.getEntry()))
    return std::nullopt;
  OwningOpRef<ModuleOp> module(a.getModule().clone());
  func::FuncOp into = findEntry(*module);
  Operation *end = into.getBody().front().getTerminator();
  IRMapping mapping;
  for (unsigned i = 0; i < b.getEntry().getNumArguments(); ++i)
    if (!mapArgument(into, b.getEntry(), i, mapping, choices))
      return std::nullopt;

  Block &body = b.getEntry().getBody().front();
  OpBuilder builder(end);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  for (Value result : body.getTerminator()->getOperands())
    end->insertOperands(end->getNumOperands(), mapping.lookupOrDefault(result));
  into->removeAttr(into.getResAttrsAttrName());
  // As large as both together, a line of crossovers would grow without end.
  trim(into,
       std::max(countOperations(a.getModule()), countOperations(b.getModule())),
       choices);
  return accept(std::move(module));
}
