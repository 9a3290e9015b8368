//===- KnownValues.cpp - what a program computes before a place -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KnownValues.h"

#include "Mutators.h"

#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;
using padlab::generate::ProgramBuilder;

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

/// Makes a function next to `entry` that runs it up to `end` and returns
/// `values`.
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
