//===- Aliasing.cpp - mutators that make tensors share buffers ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

/// Collects the operands that operations write to.
static SmallVector<OpOperand *> collectDestinations(Program &program) {
  SmallVector<OpOperand *> found;
  program.entry.walk([&](Operation *op) {
    if (auto styled = dyn_cast<DestinationStyleOpInterface>(op)) {
      if (styled.hasPureTensorSemantics())
        for (OpOperand &operand : styled.getDpsInitsMutable())
          found.push_back(&operand);
    } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
      found.push_back(&insert.getDestMutable());
    } else if (auto insert = dyn_cast<tensor::InsertOp>(op)) {
      found.push_back(&insert.getDestMutable());
    }
  });
  return found;
}

/// Makes the program return a destination, too, so that bufferization must keep
/// the destination's value before the write until the end.
bool mutate::returnDestination(Program &program) {
  Operation *end = program.getReturn();
  SmallVector<OpOperand *> found;
  for (OpOperand *operand : collectDestinations(program))
    if (end && operand->get().getParentRegion() == &program.entry.getBody() &&
        !operand->get().getDefiningOp<tensor::EmptyOp>())
      found.push_back(operand);
  if (found.empty())
    return false;
  Value kept = found[program.choices.draw(found.size())]->get();
  end->insertOperands(end->getNumOperands(), kept);
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}

/// Lets two operations write to one destination.
bool mutate::shareDestination(Program &program) {
  SmallVector<OpOperand *> found = collectDestinations(program);
  if (found.size() < 2)
    return false;
  OpOperand *operand = found[program.choices.draw(found.size())];
  DominanceInfo dominance(program.entry);
  SmallVector<Value> others;
  for (OpOperand *other : found)
    if (other->get() != operand->get() &&
        other->get().getType() == operand->get().getType() &&
        dominance.properlyDominates(other->get(), operand->getOwner()))
      others.push_back(other->get());
  if (others.empty())
    return false;
  operand->set(others[program.choices.draw(others.size())]);
  return true;
}
