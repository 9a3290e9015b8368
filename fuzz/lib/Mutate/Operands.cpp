//===- Operands.cpp - mutators of operands, results and maps -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Dominance.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

/// Returns the values that `user` may use instead of `old`.
static SmallVector<Value> findReplacements(Program &program, Operation *user,
                                           Value old) {
  SmallVector<Value> found;
  DominanceInfo dominance(program.entry);
  auto consider = [&](Value value) {
    if (value != old && value.getType() == old.getType() &&
        dominance.properlyDominates(value, user))
      found.push_back(value);
  };
  program.entry.walk([&](Block *block) {
    llvm::for_each(block->getArguments(), consider);
    for (Operation &op : *block)
      llvm::for_each(op.getResults(), consider);
  });
  return found;
}

bool mutate::replaceOperand(Program &program) {
  SmallVector<OpOperand *> operands;
  program.entry.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      operands.push_back(&operand);
  });
  if (operands.empty())
    return false;
  OpOperand *operand = operands[program.choices.draw(operands.size())];
  SmallVector<Value> found =
      findReplacements(program, operand->getOwner(), operand->get());
  if (found.empty())
    return false;
  operand->set(found[program.choices.draw(found.size())]);
  return true;
}

static SmallVector<Operation *> collectTopLevel(Program &program) {
  SmallVector<Operation *> found;
  for (Block &block : program.entry.getBody())
    for (Operation &op : block.without_terminator())
      found.push_back(&op);
  return found;
}

/// Returns an operand of this type; null if there is none.
static Value findOperand(Operation *op, Type type) {
  auto operands = op->getOperands();
  auto it = llvm::find_if(
      operands, [&](Value operand) { return operand.getType() == type; });
  return it == operands.end() ? Value() : *it;
}

bool mutate::deleteOp(Program &program) {
  SmallVector<Operation *> candidates = collectTopLevel(program);
  if (candidates.empty())
    return false;
  Operation *op = candidates[program.choices.draw(candidates.size())];
  auto isReplaceable = [&](OpResult result) {
    return result.use_empty() || findOperand(op, result.getType());
  };
  if (!llvm::all_of(op->getResults(), isReplaceable))
    return false;
  for (OpResult result : op->getResults())
    if (!result.use_empty())
      result.replaceAllUsesWith(findOperand(op, result.getType()));
  op->erase();
  return true;
}

bool mutate::addResult(Program &program) {
  SmallVector<Value> candidates;
  Operation *terminator = program.getReturn();
  if (!terminator)
    return false;
  for (Operation *op : collectTopLevel(program))
    for (Value result : op->getResults())
      if (!isa<BaseMemRefType>(result.getType()) &&
          !llvm::is_contained(terminator->getOperands(), result))
        candidates.push_back(result);
  if (candidates.empty())
    return false;
  Value added = candidates[program.choices.draw(candidates.size())];
  terminator->insertOperands(terminator->getNumOperands(), added);
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}

bool mutate::removeResult(Program &program) {
  Operation *terminator = program.getReturn();
  if (!terminator || terminator->getNumOperands() < 2)
    return false;
  terminator->eraseOperand(program.choices.draw(terminator->getNumOperands()));
  // The attributes of results are dropped, because one result fewer is left
  // than there are attributes.
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  eraseUnused(program.entry);
  return true;
}

//===----------------------------------------------------------------------===//
// Indexing maps
//===----------------------------------------------------------------------===//

static void setMaps(linalg::GenericOp op, ArrayRef<AffineMap> maps) {
  op.setIndexingMapsAttr(Builder(op).getAffineMapArrayAttr(maps));
}

/// Exchanges two loops in the maps, but not in the body: this changes the value
/// of `linalg.index`, and the order of reductions.
bool mutate::permuteLoops(Program &program) {
  auto op = program.pickOp<linalg::GenericOp>();
  if (!op || op.getNumLoops() < 2)
    return false;
  unsigned loops = op.getNumLoops();
  unsigned first = program.choices.draw(loops - 1);
  auto order = llvm::to_vector(llvm::seq(0u, loops));
  std::swap(order[first], order[first + 1]);
  AffineMap exchange = AffineMap::getPermutationMap(order, op.getContext());
  SmallVector<AffineMap> maps;
  for (AffineMap map : op.getIndexingMapsArray())
    maps.push_back(map.compose(exchange));
  SmallVector<Attribute> iterators(op.getIteratorTypes().getValue());
  std::swap(iterators[first], iterators[first + 1]);
  op.setIteratorTypesAttr(program.builder.getArrayAttr(iterators));
  setMaps(op, maps);
  return true;
}

/// Exchanges two results of one map; the reference decides whether accesses are
/// still in bounds.
bool mutate::permuteMap(Program &program) {
  auto op = program.pickOp<linalg::GenericOp>();
  if (!op)
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  AffineMap &map = maps[program.choices.draw(maps.size())];
  if (map.getNumResults() < 2)
    return false;
  SmallVector<AffineExpr> results(map.getResults());
  unsigned first = program.choices.draw(results.size() - 1);
  std::swap(results[first], results[first + 1]);
  map = AffineMap::get(map.getNumDims(), 0, results, op.getContext());
  setMaps(op, maps);
  return true;
}
