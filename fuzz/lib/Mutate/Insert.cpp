//===- Insert.cpp - a mutator that inserts an operation -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "../Generate/Ops/Ops.h"

#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;
using padlab::generate::OpEmitter;
using padlab::generate::ProgramBuilder;

/// Picks the operation before which to insert: mostly the end of the first
/// block, else any operation in it.
static Operation *pickPlace(Program &program) {
  Block &block = program.entry.getBody().front();
  if (program.choices.chance(60))
    return block.getTerminator();
  return &*std::next(block.begin(),
                     program.choices.draw(block.getOperations().size()));
}

/// Emits a drawn operation. The weight of an operation is its weight anywhere,
/// plus half of its weight in target `tensor`.
static bool emitOne(ProgramBuilder &builder) {
  SmallVector<unsigned> weights;
  for (const OpEmitter &emitter : generate::getOpEmitters())
    weights.push_back(emitter.anywhere + emitter.tensor / 2);
  return generate::getOpEmitters()[builder.choices.weighted(weights)].emit(
      builder);
}

/// Makes one operand of `place`, or of an operation after it, refer to `value`
/// if it has the same type.
static void spliceIn(Program &program, Operation *place, Value value) {
  SmallVector<OpOperand *> uses;
  for (Operation *op = place; op; op = op->getNextNode())
    op->walk([&](Operation *user) {
      for (OpOperand &operand : user->getOpOperands())
        if (operand.get().getType() == value.getType())
          uses.push_back(&operand);
    });
  if (!uses.empty())
    uses[program.choices.draw(uses.size())]->set(value);
}

bool mutate::insertOp(Program &program) {
  Operation *place = pickPlace(program);
  ProgramBuilder builder(program.choices, program.entry);
  builder.builder.setInsertionPoint(place);
  if (!collectKnownValues(program.theCase, program.entry, place,
                          program.maxSteps, builder))
    return false;
  size_t tensors = builder.tensors.size(), unranked = builder.unranked.size(),
         scalars = builder.scalars.size();
  if (!emitOne(builder))
    return false;
  if (builder.tensors.size() > tensors && program.choices.chance(60))
    spliceIn(program, place, builder.tensors.back().value);
  builder.finishExtension(tensors, unranked, scalars);
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}

//===----------------------------------------------------------------------===//
// Values that the program has computed before a place
//===----------------------------------------------------------------------===//

static bool isKnowable(Type type) {
  if (auto tensor = dyn_cast<TensorType>(type))
    type = tensor.getElementType();
  return isa<ComplexType>(type) || type.isIntOrIndexOrFloat();
}

static SmallVector<Value> collectValues(func::FuncOp entry, Operation *end) {
  SmallVector<Value> values(
      llvm::make_filter_range(entry.getArguments(), [](Value argument) {
        return isKnowable(argument.getType());
      }));
  for (Operation &op :
       llvm::make_range(end->getBlock()->begin(), Block::iterator(end)))
    for (Value result : op.getResults())
      if (isKnowable(result.getType()))
        values.push_back(result);
  return values;
}

/// Makes a function next to `entry` that has the operations of its first block
/// up to `end` and returns `values`.
static func::FuncOp makeProbe(func::FuncOp entry, Operation *end,
                              ArrayRef<Value> values) {
  OpBuilder b(entry);
  auto probe =
      func::FuncOp::create(b, entry.getLoc(), "probe",
                           b.getFunctionType(entry.getArgumentTypes(),
                                             TypeRange(ValueRange(values))));
  IRMapping mapping;
  mapping.map(entry.getArguments(), probe.addEntryBlock()->getArguments());
  b.setInsertionPointToEnd(&probe.getBody().front());
  for (Operation &op :
       llvm::make_range(end->getBlock()->begin(), Block::iterator(end)))
    b.clone(op, mapping);
  func::ReturnOp::create(b, entry.getLoc(),
                         llvm::map_to_vector(values, [&](Value value) {
                           return mapping.lookup(value);
                         }));
  return probe;
}

static void addScalar(ProgramBuilder &program, Value value,
                      const Element &element) {
  if (element.isPoison())
    return;
  program.addScalar(value);
  if (value.getType().isIndex())
    program.indices.push_back({value, element.getInt().getSExtValue()});
}

static void addTensor(ProgramBuilder &program, Value value,
                      const TensorValue &tensor) {
  if (tensor.hasPoison())
    program.addPartlyWritten(value, tensor.getShape());
  else
    program.add(value, tensor.getShape());
}

bool mutate::collectKnownValues(const Case &theCase, func::FuncOp entry,
                                Operation *end, uint64_t maxSteps,
                                ProgramBuilder &program) {
  SmallVector<Value> values = collectValues(entry, end);
  func::FuncOp probe = makeProbe(entry, end, values);
  InterpreterOptions options;
  options.maxSteps = maxSteps;
  Interpretation known = interpret(probe, materializeInputs(theCase), options);
  probe.erase();
  if (!known.isDefined())
    return false;
  for (auto [value, content] : llvm::zip_equal(values, known.results)) {
    if (auto *tensor = std::get_if<TensorValue>(&content))
      addTensor(program, value, *tensor);
    else if (auto *element = std::get_if<Element>(&content))
      addScalar(program, value, *element);
  }
  return true;
}
