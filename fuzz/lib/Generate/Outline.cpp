//===- Outline.cpp - moves operations to a function and calls it *- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static bool isTensor(Value value) {
  return isa<RankedTensorType>(value.getType());
}

/// Picks some consecutive operations. The last one has a tensor among its
/// operands, and one among its results.
static SmallVector<Operation *> pickOperations(func::FuncOp function,
                                               Choices &choices) {
  constexpr unsigned mostOperations = 5;
  SmallVector<Operation *> ends;
  for (Operation &op : function.getBody().front().without_terminator())
    if (llvm::any_of(op.getResults(), isTensor) &&
        llvm::any_of(op.getOperands(), isTensor))
      ends.push_back(&op);
  if (ends.empty())
    return {};
  Operation *op = ends[choices.draw(ends.size())];
  SmallVector<Operation *> picked;
  for (uint64_t count = 1 + choices.draw(mostOperations); op && count > 0;
       --count, op = op->getPrevNode())
    picked.insert(picked.begin(), op);
  return picked;
}

namespace {
struct Inputs {
  llvm::SetVector<Value> arguments;
  /// Constants that are cloned into the callee instead of passed.
  llvm::SetVector<Operation *> constants;
};
} // namespace

static Inputs collectInputs(ArrayRef<Operation *> operations,
                            Choices &choices) {
  Inputs inputs;
  auto consider = [&](Value value) {
    Operation *definition = value.getDefiningOp();
    if (definition && (llvm::is_contained(operations, definition) ||
                       inputs.constants.contains(definition)))
      return;
    if (definition && definition->hasTrait<OpTrait::ConstantLike>() &&
        !inputs.arguments.contains(value) && choices.chance(75))
      inputs.constants.insert(definition);
    else
      inputs.arguments.insert(value);
  };
  for (Operation *op : operations) {
    llvm::SetVector<Value> used(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), used);
    llvm::for_each(used, consider);
  }
  return inputs;
}

static SmallVector<Value> collectOutputs(ArrayRef<Operation *> operations) {
  Block *block = operations.front()->getBlock();
  auto isUsedOutside = [&](Operation *user) {
    return !llvm::is_contained(operations, block->findAncestorOpInBlock(*user));
  };
  SmallVector<Value> outputs;
  for (Operation *op : operations)
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), isUsedOutside))
        outputs.push_back(result);
  return outputs;
}

static func::FuncOp makeCallee(ModuleOp module, ArrayRef<Operation *> moved,
                               const Inputs &inputs, ValueRange outputs) {
  OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
  Location location = module.getLoc();
  ArrayRef<Value> arguments = inputs.arguments.getArrayRef();
  auto callee = func::FuncOp::create(
      b, location, "callee",
      b.getFunctionType(TypeRange(ValueRange(arguments)), TypeRange(outputs)));
  callee.setPrivate();
  (void)SymbolTable(module).renameToUnique(callee, {});
  Block *body = callee.addEntryBlock();
  IRMapping mapping;
  mapping.map(arguments, body->getArguments());
  b.setInsertionPointToEnd(body);
  for (Operation *op : inputs.constants)
    b.clone(*op, mapping);
  for (Operation *op : moved)
    b.clone(*op, mapping);
  SmallVector<Value> results;
  for (Value output : outputs)
    results.push_back(mapping.lookup(output));
  func::ReturnOp::create(b, location, results);
  return callee;
}

func::CallOp generate::outlineSome(func::FuncOp function, Choices &choices) {
  SmallVector<Operation *> moved = pickOperations(function, choices);
  if (moved.empty())
    return nullptr;
  Inputs inputs = collectInputs(moved, choices);
  SmallVector<Value> outputs = collectOutputs(moved);
  func::FuncOp callee =
      makeCallee(function->getParentOfType<ModuleOp>(), moved, inputs, outputs);
  OpBuilder b(moved.front());
  auto call = func::CallOp::create(b, moved.front()->getLoc(), callee,
                                   inputs.arguments.getArrayRef());
  // Some calls must not be inlined, for passes that look across calls.
  constexpr unsigned noInlineShare = 12;
  if (choices.chance(noInlineShare))
    choices.chance(50) ? callee.setNoInline(true) : call.setNoInline(true);
  for (auto [output, result] : llvm::zip_equal(outputs, call.getResults()))
    output.replaceAllUsesWith(result);
  for (Operation *op : llvm::reverse(moved))
    op->erase();
  return call;
}

func::CallOp generate::callAgain(func::CallOp call, Choices &choices) {
  Block *block = call->getBlock();
  SmallVector<Value> candidates(block->getArguments());
  llvm::append_range(candidates, call.getResults());
  SmallVector<Value> operands(call.getOperands());
  for (Value &operand : operands) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || !type.hasStaticShape() || choices.chance(30))
      continue;
    SmallVector<Value> others;
    llvm::copy_if(candidates, std::back_inserter(others),
                  [&](Value other) { return other.getType() == type; });
    if (!others.empty())
      operand = others[choices.draw(others.size())];
  }
  OpBuilder b(block->getTerminator());
  return func::CallOp::create(b, call.getLoc(), call.getCalleeAttr(),
                              call.getResultTypes(), operands);
}
