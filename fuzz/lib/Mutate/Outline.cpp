//===- Outline.cpp - calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

static bool isTensor(Value value) {
  return isa<RankedTensorType>(value.getType());
}

/// Operations of the top level that compute a tensor of tensors.
static Operation *pickCallee(Program &program) {
  SmallVector<Operation *> found;
  for (Operation &op : program.entry.getBody().front().without_terminator())
    if (llvm::any_of(op.getResults(), isTensor) &&
        llvm::any_of(op.getOperands(), isTensor) && !isa<func::CallOp>(op))
      found.push_back(&op);
  return found.empty() ? nullptr : found[program.choices.draw(found.size())];
}

/// Moves an operation into a private function: bufferization has to look
/// through the call.
bool mutate::outlineOp(Program &program) {
  Operation *op = pickCallee(program);
  if (!op)
    return false;
  SetVector<Value> used(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  SmallVector<Value> operands = used.takeVector();

  OpBuilder &b = program.builder;
  Location location = op->getLoc();
  auto module = program.entry->getParentOfType<ModuleOp>();
  b.setInsertionPointToEnd(module.getBody());
  auto callee = func::FuncOp::create(
      b, location, "callee",
      b.getFunctionType(TypeRange(ValueRange(operands)), op->getResultTypes()));
  callee.setPrivate();
  (void)SymbolTable(module).renameToUnique(callee, {});
  Block *body = callee.addEntryBlock();
  IRMapping mapping;
  mapping.map(operands, body->getArguments());
  b.setInsertionPointToEnd(body);
  Operation *moved = b.clone(*op, mapping);
  func::ReturnOp::create(b, location, moved->getResults());

  b.setInsertionPoint(op);
  auto call = func::CallOp::create(b, location, callee, operands);
  op->replaceAllUsesWith(call.getResults());
  op->erase();
  return true;
}
