//===- Mutators.cpp - small changes of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "../Support/Operations.h"
#include "Repair.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OperationSupport.h"

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
      {"insert-body-op", 8, insertBodyOp, Mutator::Grows},
      {"delete-body-op", 6, deleteBodyOp, Mutator::Shrinks},
      {"replace-operand", 14, replaceOperand},
      {"delete-op", 8, deleteOp, Mutator::Shrinks},
      {"add-result", 6, addResult},
      {"remove-result", 6, removeResult, Mutator::Shrinks},
      {"retype-elements", 6, retypeElements},
      {"toggle-static", 10, toggleStatic},
      {"permute-loops", 5, permuteLoops},
      {"permute-map", 6, permuteMap},
      {"insert-op", 50, insertOp, Mutator::Grows, /*leavesRemains=*/true},
      {"return-destination", 5, returnDestination},
      {"share-destination", 6, shareDestination},
      {"insert-foreign-body-op", 20, insertForeignBodyOp, Mutator::Grows},
      {"outline-ops", 5, outlineOps, Mutator::Grows},
      {"call-again", 4, callAgain, Mutator::Grows},
  };
  return mutators;
}

/// Whether the body of a named operation is the one that the parser would make.
/// The printer does not print it.
static bool hasUsualBody(linalg::LinalgOp op) {
  if (isa<linalg::GenericOp>(op))
    return true;
  auto build = op.getRegionBuilder();
  if (!build)
    return false;
  Region usual(op);
  Block &block = usual.emplaceBlock();
  for (Type type : op->getOperandTypes())
    block.addArgument(isa<ShapedType>(type) && !isa<VectorType>(type)
                          ? getElementTypeOrSelf(type)
                          : type,
                      op.getLoc());
  auto builder = ImplicitLocOpBuilder::atBlockBegin(op.getLoc(), &block);
  build(builder, block, op->getAttrs(), [&] { return op->emitError(); });
  return OperationEquivalence::isRegionEquivalentTo(
      &op->getRegion(0), &usual, OperationEquivalence::IgnoreLocations);
}

/// Whether the verifier checks all properties of the type that the parser
/// checks.
static bool isPlainType(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return !tensor.getEncoding();
  auto memref = dyn_cast<MemRefType>(type);
  return !memref ||
         succeeded(memref.getLayout().verifyLayout(memref.getShape(), [&] {
           return emitError(UnknownLoc::get(type.getContext()));
         }));
}

/// Whether the operation has no sparse constant. Only the parser checks that
/// the indices of a sparse constant are in bounds, and a change of its type may
/// break this.
static bool isPlainConstant(Operation *op) {
  for (StringRef name : {"value", "initial_value"})
    if (std::optional<Attribute> constant = op->getInherentAttr(name))
      return !isa_and_nonnull<SparseElementsAttr>(*constant);
  return true;
}

/// Whether the printed form omits the kind of combination: a
/// vector.outerproduct without an accumulator prints none.
static bool hidesKind(Operation *op) {
  auto product = dyn_cast<vector::OuterProductOp>(op);
  return product && !product.getAcc();
}

/// Whether printing and parsing would not change the verified program: the
/// verifier has checked all that the parser checks, and everything that is not
/// printed has the parser's default.
static bool isAsPrinted(ModuleOp module) {
  return !hasOperation(module, [](Operation *op) {
    auto named = dyn_cast<linalg::LinalgOp>(op);
    bool isAsPrinted = llvm::all_of(op->getResultTypes(), isPlainType) &&
                       isPlainConstant(op) && !hidesKind(op) &&
                       (!named || hasUsualBody(named));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        isAsPrinted &= llvm::all_of(block.getArgumentTypes(), isPlainType);
    return !isAsPrinted;
  });
}

/// Removes the indexing maps that named operations cache in an attribute: these
/// may be the maps from before the mutation.
static void dropKeptMaps(ModuleOp module) {
  module.walk([](linalg::LinalgOp op) {
    op->removeDiscardableAttr(
        linalg::LinalgDialect::kMemoizedIndexingMapsAttrName);
  });
}

/// Repairs `module`. Returns it as a case if it is valid and exact (`isExact`),
/// loses no signs (`mayLoseSigns`), and has at most `mostOperations`
/// operations.
static std::optional<Case> makeValid(size_t mostOperations,
                                     OwningOpRef<ModuleOp> module) {
  // A mutation that breaks the program is undone, not reported.
  ScopedDiagnosticHandler silence(module->getContext(),
                                  [](Diagnostic &) { return success(); });
  repairTypes(*module);
  eraseUnusedFunctions(*module);
  if (countOperations(*module) > mostOperations || !isExact(*module) ||
      mayLoseSigns(*module))
    return std::nullopt;
  dropKeptMaps(*module);
  FailureOr<Case> theCase = Case::adopt(std::move(module));
  // A case is stored as text, so it must not differ from what its text parses
  // to.
  if (succeeded(theCase) && !isAsPrinted(theCase->getModule()))
    theCase = Case::parse(theCase->str(), "mutated", theCase->getContext());
  if (failed(theCase))
    return std::nullopt;
  return std::move(*theCase);
}

std::optional<RunCase> mutate::accept(OwningOpRef<ModuleOp> module) {
  std::optional<Case> theCase =
      makeValid(budget::maxOperations, std::move(module));
  if (!theCase)
    return std::nullopt;
  RunCase accepted{std::move(*theCase)};
  accepted.run.run(accepted.theCase, budget::maxSteps);
  if (!accepted.run.find())
    return std::nullopt;
  return accepted;
}

namespace {
/// The number of steps that the reference may still take in one call of
/// `mutateCase`.
class StepsLeft {
public:
  /// Returns the limit on the steps of the next interpretation.
  uint64_t get() const {
    uint64_t steps = getInterpretedSteps();
    return steps < end ? std::min(budget::maxSteps, end - steps) : 0;
  }

private:
  uint64_t end = getInterpretedSteps() + budget::maxStepsInAll;
};
} // namespace

/// Returns the number of steps that the case takes, or that the reference has
/// taken in vain.
static uint64_t countSteps(const RunCase &theCase, uint64_t maxSteps) {
  uint64_t begin = getInterpretedSteps();
  theCase.run.run(theCase.theCase, maxSteps);
  const CaseRun::Result *result = theCase.run.find();
  return result ? result->steps : getInterpretedSteps() - begin;
}

/// Whether `changed`, a mutation of `from`, is defined. Nearly all programs
/// that take more than `usualSteps` never end, and waiting for them would cost
/// more than all other interpretations. So `changed` may take more only if
/// `from` takes long itself.
static bool isDefined(const RunCase &changed, const RunCase &from,
                      const StepsLeft &left) {
  const auto &[theCase, run] = changed;
  if (run.run(theCase, std::min(left.get(), budget::usualSteps)) !=
      Interpretation::Status::TooLong)
    return run.find();
  uint64_t taken = countSteps(from, left.get());
  if (taken <= budget::usualSteps / budget::growth)
    return false;
  run.run(theCase, std::min(left.get(), taken * budget::growth));
  return run.find();
}

/// Picks a mutator. For a large case, mutators that shrink it are twice as
/// likely; for a case of the maximal size, mutators that grow it are never
/// picked.
static const Mutator &pickMutator(Choices &choices, size_t operations,
                                  size_t most) {
  constexpr unsigned preference = 2;
  llvm::SmallVector<unsigned> weights;
  for (const Mutator &mutator : getMutators()) {
    unsigned factor = 1;
    if (operations >= most && mutator.size == Mutator::Grows)
      factor = 0;
    else if (operations > budget::preferredOperations &&
             mutator.size == Mutator::Shrinks)
      factor = preference;
    weights.push_back(factor * mutator.weight);
  }
  return getMutators()[choices.weighted(weights)];
}

std::optional<RunCase> mutate::mutateCase(const RunCase &from,
                                          Choices &choices) {
  ModuleOp original = from.theCase.getModule();
  size_t size = countOperations(original);
  // A case that is already larger than the limit may keep its size.
  size_t most = std::max<size_t>(size, budget::maxOperations);
  StepsLeft left;
  // Most tries find nothing to change; the next try then uses the same copy.
  OwningOpRef<ModuleOp> module;
  for (unsigned i = 0; i < budget::maxTries && left.get() > 0; ++i) {
    choices.enterSection(i);
    if (!module)
      module = original.clone();
    Program program{from, findEntry(*module), choices,
                    OpBuilder(original.getContext()), left.get()};
    const Mutator &mutator = pickMutator(choices, size, most);
    if (!mutator.mutate(program)) {
      if (mutator.leavesRemains)
        module = nullptr;
      continue;
    }
    std::optional<Case> valid = makeValid(most, std::move(module));
    if (!valid)
      continue;
    RunCase changed{std::move(*valid)};
    if (isDefined(changed, from, left))
      return changed;
  }
  return std::nullopt;
}
