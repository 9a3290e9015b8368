//===- Frame.cpp - one activation of a function -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frame.h"
#include "ErrorBounds.h"
#include "Kernels.h"

#include "padlab/dialect/ShapeFunctions.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// Deeper recursion would exhaust our own stack before the step limit is
/// reached.
static constexpr unsigned maxCallDepth = 200;

/// The number of bytes that are copied in about the time of a step: copies cost
/// steps, so that the step limit also bounds the time of loops that carry
/// tensors.
static constexpr uint64_t copiedBytesPerStep = 256;

std::string reference::toText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

std::string reference::toText(ArrayRef<int64_t> numbers) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleaveComma(numbers, os);
  os << ']';
  return text;
}

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

FunctionPlan::FunctionPlan(FunctionOpInterface function) {
  function.walk<WalkOrder::PreOrder>([&](Block *block) {
    std::vector<Step> &steps = blocks[block];
    for (Value argument : block->getArguments())
      slots.try_emplace(argument, slots.size());
    for (Operation &op : *block) {
      steps.emplace_back(&op, Kernels::get().lookup(&op));
      for (Value result : op.getResults())
        slots.try_emplace(result, slots.size());
    }
  });
}

const FunctionPlan &Execution::getPlan(FunctionOpInterface function) {
  std::unique_ptr<FunctionPlan> &plan = plans[function];
  if (!plan)
    plan = std::make_unique<FunctionPlan>(function);
  return *plan;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

const RuntimeValue &Frame::get(Value value) const {
  return *slots[plan.slots.find(value)->second];
}

void Frame::bind(Value value, TensorValue bound) {
  slots[plan.slots.find(value)->second] = std::move(bound);
}

/// Reuses the slot if it has a value already, because a value in the body of a
/// structured operation is bound again at each point.
void Frame::bind(Value value, Element bound) {
  std::optional<RuntimeValue> &slot = slots[plan.slots.find(value)->second];
  if (slot)
    *slot = std::move(bound);
  else
    slot.emplace(std::move(bound));
}

void Frame::bind(Value value, const RuntimeValue &bound) {
  chargeCopy(bound);
  slots[plan.slots.find(value)->second] = bound;
}

void Frame::bind(Value value, RuntimeValue &&bound) {
  slots[plan.slots.find(value)->second] = std::move(bound);
}

void Frame::bind(ValueRange values, ArrayRef<RuntimeValue> bound) {
  for (auto [value, runtimeValue] : llvm::zip_equal(values, bound))
    bind(value, runtimeValue);
}

SmallVector<RuntimeValue> Frame::copy(ValueRange values) const {
  SmallVector<RuntimeValue> copies;
  for (Value value : values) {
    chargeCopy(get(value));
    copies.push_back(get(value));
  }
  return copies;
}

/// Spends one step for the copy of a value, and more for a large tensor.
/// Whether the limit is reached is checked before the next operation.
void Frame::chargeCopy(const RuntimeValue &value) const {
  uint64_t steps = 1;
  if (const auto *tensor = std::get_if<TensorValue>(&value))
    steps += tensor->getBytes().size() / copiedBytesPerStep;
  execution.stepsLeft -= std::min(execution.stepsLeft, steps);
}

void Frame::bindUnspecified(Value value) {
  bind(value, RuntimeValue(UnspecifiedValue()));
  execution.hasUnspecified = true;
}

FailureOr<int64_t> Frame::getIndex(Operation *op, Value value) {
  const Element &element = getElement(value);
  if (element.isPoison())
    return undefined(op, "an index, extent or bound is poison");
  return element.getSExtValue();
}

FailureOr<SmallVector<int64_t>> Frame::getIndices(Operation *op,
                                                  ValueRange values) {
  SmallVector<int64_t> indices;
  for (Value value : values) {
    FailureOr<int64_t> index = getIndex(op, value);
    if (failed(index))
      return failure();
    indices.push_back(*index);
  }
  return indices;
}

FailureOr<SmallVector<int64_t>>
Frame::getIndices(Operation *op, ArrayRef<int64_t> numbers, ValueRange values) {
  FailureOr<SmallVector<int64_t>> dynamic = getIndices(op, values);
  if (failed(dynamic))
    return failure();
  SmallVector<int64_t> indices(numbers);
  const int64_t *next = dynamic->begin();
  for (int64_t &index : indices)
    if (ShapedType::isDynamic(index))
      index = *next++;
  return indices;
}

FailureOr<bool> Frame::getCondition(Operation *op, Value value) {
  const Element &element = getElement(value);
  if (element.isPoison())
    return undefined(op, "the condition is poison");
  return !element.getInt().isZero();
}

void Frame::giveUpBounds(Operation *op) {
  execution.licence = {};
  execution.boundsGivenUp = op->getName().getStringRef().str();
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

LogicalResult Frame::checkExtents(Operation *op, ArrayRef<int64_t> shape) {
  if (llvm::any_of(shape, [](int64_t extent) { return extent < 0; }))
    return undefined(op, "negative extent in shape " + toText(shape));
  uint64_t elements = 1;
  for (int64_t extent : shape)
    elements = llvm::SaturatingMultiply<uint64_t>(elements,
                                                  std::max<int64_t>(extent, 1));
  return spend(op, elements);
}

FailureOr<TensorValue> Frame::allocate(Operation *op, Type element,
                                       ArrayRef<int64_t> shape) {
  if (!getStorageBytes(element))
    return unsupported(op, "element type " + toText(element));
  if (failed(checkExtents(op, shape)))
    return failure();
  return TensorValue(element, shape);
}

LogicalResult Frame::checkShape(Operation *op, ArrayRef<int64_t> shape,
                                Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return success();
  bool fits = ranked.getRank() == static_cast<int64_t>(shape.size());
  for (size_t i = 0; fits && i < shape.size(); ++i)
    fits = ranked.isDynamicDim(i) || ranked.getDimSize(i) == shape[i];
  if (fits)
    return success();
  return undefined(op,
                   "shape " + toText(shape) + " is not one of " + toText(type));
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

LogicalResult Frame::spend(Operation *op, uint64_t steps) {
  if (steps > execution.stepsLeft)
    return refuse(Interpretation::Status::TooLong, op,
                  "the step limit was reached");
  execution.stepsLeft -= steps;
  return success();
}

FailureOr<Element> Frame::runAt(Region &body, ArrayRef<int64_t> index) {
  for (auto [argument, i] : llvm::zip(body.getArguments(), index))
    bind(argument, Element::getIndex(body.getContext(), i));
  FailureOr<Operation *> terminator = run(body);
  if (failed(terminator))
    return failure();
  return getElement((*terminator)->getOperand(0));
}

FailureOr<Operation *> Frame::run(Region &region) {
  size_t outside = execution.memory.automatic.size();
  FailureOr<Operation *> terminator = runBlocks(region);
  Operation *scope = region.getParentOp();
  if (failed(terminator) || execution.memory.automatic.size() == outside ||
      !scope->hasTrait<OpTrait::AutomaticAllocationScope>())
    return terminator;
  if (!execution.memory.leaveScope(outside))
    return undefined(scope,
                     "frees what a transfer that has not been waited for uses");
  return terminator;
}

bool reference::movesOperands(Operation *op) {
  // A select with a tensor of conditions reads elements of its operands.
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return !isa<ShapedType>(select.getCondition().getType());
  return op->hasTrait<OpTrait::IsTerminator>() ||
         isa<CallOpInterface, affine::AffineForOp, scf::ForOp, scf::WhileOp>(
             op);
}

LogicalResult Frame::checkSpecified(Operation *op) {
  if (movesOperands(op))
    return success();
  for (Value operand : op->getOperands())
    if (std::holds_alternative<UnspecifiedValue>(get(operand)))
      return undefined(op, "it reads a value that is not specified");
  return success();
}

FailureOr<Operation *> Frame::runBlocks(Region &region) {
  Block *block = &region.front();
  while (true) {
    next = nullptr;
    const std::vector<FunctionPlan::Step> &steps =
        plan.blocks.find(block)->second;
    for (auto [op, kernel] : steps) {
      if (!kernel)
        return unsupported(op, "the reference has no kernel for it");
      if (execution.hasUnspecified && failed(checkSpecified(op)))
        return failure();
      if (execution.isLicensed)
        checkBounds(op, *this);
      if (failed(spend(op, 1)) || failed(kernel(op, *this)))
        return failure();
      if (!execution.memory.loans.empty())
        execution.memory.takeBack(op);
    }
    if (!next)
      return steps.back().first;
    block = next;
  }
}

void Frame::branchTo(Block *block, ValueRange arguments) {
  bind(block->getArguments(), copy(arguments));
  next = block;
}

void Frame::visitFirstBlock(Block &block) const {
  auto visit = [&](Value value) {
    const std::optional<RuntimeValue> &slot =
        slots[plan.slots.find(value)->second];
    execution.visitFirstBlock(value, slot ? &*slot : nullptr);
  };
  llvm::for_each(block.getArguments(), visit);
  for (Operation &op : block)
    llvm::for_each(op.getResults(), visit);
}

FailureOr<SmallVector<RuntimeValue>>
Frame::call(Operation *op, FunctionOpInterface function,
            SmallVector<RuntimeValue> arguments) {
  std::string why;
  FailureOr<FunctionOpInterface> resolved = resolveShapeFunction(function, why);
  if (failed(resolved))
    return unsupported(op, why);
  function = *resolved;
  if (function.isExternal())
    return unsupported(op, "calls a function without a body");
  if (execution.callDepth == maxCallDepth)
    return refuse(Interpretation::Status::TooLong, op,
                  "the call depth limit was reached");
  Frame callee(execution, execution.getPlan(function));
  callee.bind(function.getArguments(), arguments);
  ++execution.callDepth;
  FailureOr<Operation *> terminator = callee.run(function.getFunctionBody());
  --execution.callDepth;
  if (execution.callDepth == 0 && execution.visitFirstBlock)
    callee.visitFirstBlock(function.getFunctionBody().front());
  if (failed(terminator))
    return failure();
  return callee.copy((*terminator)->getOperands());
}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

LogicalResult Frame::refuse(Interpretation::Status status, Operation *op,
                            const Twine &reason) {
  // Of several refusals, the first stands: the others may only follow from it.
  if (!execution.refusal)
    execution.refusal =
        Interpretation{status,
                       /*results=*/{}, op->getName().getStringRef().str(),
                       op->getLoc(), reason.str()};
  return failure();
}

LogicalResult Frame::undefined(Operation *op, const Twine &reason) {
  return refuse(Interpretation::Status::Undefined, op, reason);
}

LogicalResult Frame::unsupported(Operation *op, const Twine &reason) {
  return refuse(Interpretation::Status::Unsupported, op, reason);
}

LogicalResult Frame::error(Operation *op, const Twine &message) {
  return refuse(Interpretation::Status::Error, op, message);
}

LogicalResult Frame::checkFailed(Operation *op, const Twine &reason) {
  return refuse(Interpretation::Status::CheckFailed, op, reason);
}
