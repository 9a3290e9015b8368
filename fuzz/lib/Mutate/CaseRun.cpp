//===- CaseRun.cpp - what the reference found about a case ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/CaseRun.h"

#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"

using namespace mlir;
using namespace padlab;

/// Operations can be emitted for all of these values but sparse tensors: the
/// reference does not tell their elements.
static std::optional<KnownValue> describe(Value value,
                                          const RuntimeValue &bound) {
  if (sparse_tensor::getSparseTensorEncoding(value.getType()))
    return std::nullopt;
  KnownValue known;
  if (const auto *tensor = std::get_if<TensorValue>(&bound)) {
    known.hasPoison = tensor->hasPoison();
    known.extents.assign(tensor->getShape().begin(), tensor->getShape().end());
    return known;
  }
  const auto *element = std::get_if<Element>(&bound);
  if (!element)
    return std::nullopt;
  known.hasPoison = element->isPoison();
  if (value.getType().isIndex() && !element->isPoison())
    known.index = element->getSExtValue();
  return known;
}

Interpretation::Status CaseRun::run(const Case &theCase,
                                    uint64_t maxSteps) const {
  if (*shared)
    return (*shared)->outcome.status;
  std::vector<std::optional<KnownValue>> values;
  InterpreterOptions options;
  options.maxSteps = maxSteps;
  options.visitFirstBlock = [&](Value value, const RuntimeValue *bound) {
    values.push_back(bound ? describe(value, *bound) : std::nullopt);
  };
  uint64_t begin = getInterpretedSteps();
  Interpretation outcome = interpret(theCase, options);
  Interpretation::Status status = outcome.status;
  if (outcome.isTruth())
    *shared = std::make_unique<Result>(Result{
        std::move(outcome), getInterpretedSteps() - begin, std::move(values)});
  return status;
}
