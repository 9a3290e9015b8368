//===- Generics.cpp - simpler structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace padlab;

static void forEachGeneric(func::FuncOp entry,
                           llvm::function_ref<void(linalg::GenericOp)> visit) {
  entry->getParentOfType<ModuleOp>().walk(visit);
}

void padlab::offerGenericBodies(func::FuncOp entry, Edits &edits) {
  forEachGeneric(entry, [&](linalg::GenericOp op) {
    Operation *yield = op.getBody()->getTerminator();
    for (OpOperand &operand : yield->getOpOperands())
      for (BlockArgument argument : op.getBody()->getArguments())
        if (argument != operand.get() &&
            argument.getType() == operand.get().getType())
          edits.push_back([&operand, argument] { operand.set(argument); });
  });
}

namespace {

/// Replaces `op` by a copy without the operands in `drop`, and without the
/// results of the dropped inits.
void dropOperands(linalg::GenericOp op, const llvm::BitVector &drop) {
  llvm::SmallVector<Value> inputs, inits;
  llvm::SmallVector<AffineMap> maps;
  llvm::SmallVector<Type> types;
  llvm::BitVector dropResults(op.getNumResults());
  unsigned numInputs = op.getNumDpsInputs();
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    if (drop[number]) {
      if (number >= numInputs)
        dropResults.set(number - numInputs);
      continue;
    }
    (number < numInputs ? inputs : inits).push_back(operand.get());
    maps.push_back(op.getMatchingIndexingMap(&operand));
    if (number >= numInputs)
      types.push_back(op.getResult(number - numInputs).getType());
  }
  OpBuilder builder(op);
  auto narrow =
      linalg::GenericOp::create(builder, op.getLoc(), types, inputs, inits,
                                maps, op.getIteratorTypesArray());
  IRMapping mapping;
  op.getRegion().cloneInto(&narrow.getRegion(), mapping);
  narrow.getBody()->getTerminator()->eraseOperands(dropResults);
  // A remaining use of such a block argument makes the candidate invalid, so
  // these uses are replaced before, except those of an init.
  for (int number : drop.set_bits())
    narrow.getBody()->getArgument(number).dropAllUses();
  narrow.getBody()->eraseArguments(drop);
  unsigned next = 0;
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    if (!dropResults[i])
      op.getResult(i).replaceAllUsesWith(narrow.getResult(next++));
}

void dropOperand(linalg::GenericOp op, unsigned number) {
  // If nothing uses this operation, an earlier edit of the same run may have
  // replaced it by a copy.
  if (op->use_empty())
    return;
  llvm::BitVector drop(op->getNumOperands());
  drop.set(number);
  dropOperands(op, drop);
}

void offerInput(linalg::GenericOp op, unsigned number, Edits &edits) {
  BlockArgument argument = op.getBody()->getArgument(number);
  if (argument.use_empty()) {
    edits.push_back([=] { dropOperand(op, number); });
    return;
  }
  for (BlockArgument other : op.getBody()->getArguments())
    if (other != argument && other.getType() == argument.getType())
      edits.push_back([=]() mutable {
        argument.replaceAllUsesWith(other);
        dropOperand(op, number);
      });
}

void offerInit(linalg::GenericOp op, unsigned result, Edits &edits) {
  OpOperand *init = op.getDpsInitOperand(result);
  if (op.getResult(result).use_empty() && op.getNumResults() > 1)
    edits.push_back([=] { dropOperand(op, init->getOperandNumber()); });
  auto type = dyn_cast<RankedTensorType>(init->get().getType());
  if (!type || !type.hasStaticShape() || op.payloadUsesValueFromOperand(init) ||
      init->get().getDefiningOp<tensor::EmptyOp>())
    return;
  edits.push_back([=] {
    OpBuilder builder(op);
    init->set(tensor::EmptyOp::create(builder, op->getLoc(), type.getShape(),
                                      type.getElementType()));
  });
}

} // namespace

void padlab::offerGenericOperands(func::FuncOp entry, Edits &edits) {
  forEachGeneric(entry, [&](linalg::GenericOp op) {
    for (unsigned number = op.getNumDpsInputs(); number-- > 0;)
      offerInput(op, number, edits);
    for (unsigned result = op.getNumResults(); result-- > 0;)
      offerInit(op, result, edits);
  });
}

void padlab::offerGenericMaps(func::FuncOp entry, Edits &edits) {
  forEachGeneric(entry, [&](linalg::GenericOp op) {
    AffineMap identity =
        AffineMap::getMultiDimIdentityMap(op.getNumLoops(), op.getContext());
    for (auto [index, map] : llvm::enumerate(op.getIndexingMapsArray()))
      if (map != identity && map.getNumResults() == identity.getNumResults())
        edits.push_back([=, index = index]() mutable {
          llvm::SmallVector<AffineMap> maps = op.getIndexingMapsArray();
          maps[index] = identity;
          op.setIndexingMapsAttr(
              Builder(op.getContext()).getAffineMapArrayAttr(maps));
        });
  });
}
