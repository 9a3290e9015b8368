//===- Trim.cpp - trims programs, and mutators of calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "../Generate/ProgramBuilder.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

unsigned mutate::countOperations(ModuleOp module) {
  unsigned operations = 1;
  for (Operation &op : *module.getBody())
    if (!isScript(&op))
      op.walk([&](Operation *) { ++operations; });
  return operations;
}

void mutate::eraseUnused(func::FuncOp entry) {
  if (!entry.getBody().hasOneBlock())
    return;
  Block &block = entry.getBody().front();
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
  llvm::BitVector unused(block.getNumArguments());
  for (BlockArgument argument : block.getArguments())
    if (argument.use_empty())
      unused.set(argument.getArgNumber());
  // If the entry cannot have the remaining type, `eraseArguments` fails and
  // keeps the arguments.
  (void)entry.eraseArguments(unused);
}

void mutate::eraseUnusedFunctions(ModuleOp module) {
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function.isPrivate() &&
        SymbolTable::symbolKnownUseEmpty(function, module))
      function.erase();
}

void mutate::trim(func::FuncOp entry, unsigned limit, Choices &choices) {
  Operation *terminator = entry.getBody().front().getTerminator();
  auto module = entry->getParentOfType<ModuleOp>();
  while (terminator->getNumOperands() > 1 && countOperations(module) > limit) {
    terminator->eraseOperand(choices.draw(terminator->getNumOperands()));
    eraseUnused(entry);
  }
}

bool mutate::outlineOps(Program &program) {
  return generate::outlineSome(program.entry, program.choices) != nullptr;
}

bool mutate::callAgain(Program &program) {
  auto call = program.pickOp<func::CallOp>();
  Operation *end = program.getReturn();
  if (!call || !end || call->getBlock() != end->getBlock() ||
      call->getNumResults() == 0)
    return false;
  end->insertOperands(end->getNumOperands(),
                      generate::callAgain(call, program.choices).getResults());
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}
