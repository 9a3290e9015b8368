//===- Mutators.cpp - small changes of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "Repair.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

llvm::ArrayRef<Mutator> mutate::getMutators() {
  static constexpr Mutator mutators[] = {
      {"change-seed", 4, changeSeed},
      {"change-value", 6, changeValue},
      {"change-dynamic-extent", 6, changeDynamicExtent},
      {"change-static-extent", 8, changeStaticExtent},
      {"change-pad-amount", 12, changePadAmount},
      {"change-pad-value", 10, changePadValue},
      {"toggle-nofold", 4, toggleNofold},
      {"replace-body-op", 8, replaceBodyOp},
      {"insert-body-op", 8, insertBodyOp},
      {"delete-body-op", 6, deleteBodyOp, /*shrinks=*/true},
      {"replace-operand", 14, replaceOperand},
      {"delete-op", 8, deleteOp, /*shrinks=*/true},
      {"add-result", 6, addResult},
      {"remove-result", 6, removeResult, /*shrinks=*/true},
      {"retype-elements", 6, retypeElements},
      {"toggle-static", 10, toggleStatic},
      {"permute-loops", 5, permuteLoops},
      {"permute-map", 6, permuteMap},
      {"insert-op", 50, insertOp},
      {"return-destination", 5, returnDestination},
      {"share-destination", 6, shareDestination},
      {"insert-foreign-body-op", 20, insertForeignBodyOp},
      {"outline-ops", 5, outlineOps},
      {"call-again", 4, callAgain},
  };
  return mutators;
}

static std::optional<Case> acceptUpTo(size_t mostOperations, uint64_t maxSteps,
                                      OwningOpRef<ModuleOp> module) {
  // A mutation that breaks the program is undone, not reported.
  ScopedDiagnosticHandler silence(module->getContext(),
                                  [](Diagnostic &) { return success(); });
  repairTypes(*module);
  eraseUnusedFunctions(*module);
  if (countOperations(*module) > mostOperations || !isExact(*module))
    return std::nullopt;
  FailureOr<Case> adopted = Case::adopt(std::move(module));
  if (failed(adopted))
    return std::nullopt;
  // A case is what its text says: named operations have bodies, and keep maps,
  // that are not printed.
  FailureOr<Case> theCase =
      Case::parse(adopted->str(), "mutated", adopted->getContext());
  if (failed(theCase))
    return std::nullopt;
  InterpreterOptions options;
  options.maxSteps = maxSteps;
  if (!interpret(*theCase, options).isTruth())
    return std::nullopt;
  return std::move(*theCase);
}

std::optional<Case> mutate::accept(OwningOpRef<ModuleOp> module) {
  return acceptUpTo(budget::maxOperations, budget::maxSteps, std::move(module));
}

/// A large case is mostly given to mutators that shrink it.
static const Mutator &pickMutator(Choices &choices, bool isLarge) {
  constexpr unsigned preference = 2;
  llvm::SmallVector<unsigned> weights;
  for (const Mutator &mutator : getMutators())
    weights.push_back(mutator.weight *
                      (isLarge && mutator.shrinks ? preference : 1));
  return getMutators()[choices.weighted(weights)];
}

bool mutate::mutateCase(Case &theCase, Choices &choices) {
  size_t size = countOperations(theCase.getModule());
  bool isLarge = size > budget::preferredOperations;
  // A case that was drawn larger need not shrink at once.
  size_t most = std::max<size_t>(size, budget::maxOperations);
  uint64_t end = getInterpretedSteps() + budget::maxStepsInAll;
  auto getMaxSteps = [&] {
    return std::min(budget::maxSteps, end - getInterpretedSteps());
  };
  for (unsigned i = 0; i < budget::maxTries && getMaxSteps() > 0; ++i) {
    choices.enterSection(i);
    OwningOpRef<ModuleOp> module(theCase.getModule().clone());
    Program program{theCase, findEntry(*module), choices,
                    OpBuilder(theCase.getContext()), getMaxSteps()};
    if (!pickMutator(choices, isLarge).mutate(program))
      continue;
    if (std::optional<Case> changed =
            acceptUpTo(most, getMaxSteps(), std::move(module))) {
      theCase = std::move(*changed);
      return true;
    }
  }
  return false;
}
