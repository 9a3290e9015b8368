//===- Mutators.h - small changes of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Mutators change the IR of any case, not only of those that the generator
/// made: a corpus is text. A mutator may break the program: the driver repairs
/// types, verifies, asks the reference whether it is still defined, and undoes
/// what fails. To add one, add a function here and a line in Mutators.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_MUTATORS_H
#define PADLAB_LIB_MUTATE_MUTATORS_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"

#include "mlir/IR/Builders.h"

namespace padlab::generate {
class ProgramBuilder;
} // namespace padlab::generate

namespace padlab::mutate {

/// The limits of a mutated case, which are those of the generator. The time
/// that a case takes grows with its size, but what it covers does not.
namespace budget {
inline constexpr unsigned maxOperations = 90;
/// Above this size, mutators that shrink are preferred; 95 % of generated cases
/// are smaller.
inline constexpr unsigned preferredOperations = 60;
inline constexpr uint64_t maxSteps = 200'000;
/// A mutated case may take more than `usualSteps` only if it takes at most
/// `growth` times the steps of the case before the mutation: of 6,700 mutations
/// of targets std, tensor and loops, only three took more than usual, and still
/// ended.
inline constexpr uint64_t usualSteps = 20'000, growth = 4;
/// The limit on the steps of all interpretations for one change, so that
/// programs that take long are tried less often.
inline constexpr uint64_t maxStepsInAll = 3 * maxSteps;
/// The number of mutators that are tried before the driver gives up.
inline constexpr unsigned maxTries = 12;
} // namespace budget

/// The percentage of constants that mutators make special (`ScalarBuilder`).
inline constexpr unsigned specialValues = 15;

/// A program to be changed in place.
struct Program {
  /// The case that it was made of.
  const Case &theCase;
  mlir::func::FuncOp entry;
  Choices &choices;
  mlir::OpBuilder builder;
  /// The limit on the steps of one interpretation.
  uint64_t maxSteps = budget::maxSteps;

  /// Returns the terminator of the entry; null if it has several blocks.
  mlir::Operation *getReturn() {
    return entry.getBody().hasOneBlock()
               ? entry.getBody().front().getTerminator()
               : nullptr;
  }
  /// Picks one of the operations of type `OpTy`; returns null if there is none.
  template <typename OpTy>
  OpTy pickOp() {
    llvm::SmallVector<OpTy> found;
    entry.walk([&](OpTy op) { found.push_back(op); });
    return found.empty() ? OpTy() : found[choices.draw(found.size())];
  }
};

/// Returns false when there was nothing to change.
using Mutate = bool(Program &program);

struct Mutator {
  enum Size { KeepsSize, Shrinks, Grows };

  llvm::StringLiteral name;
  unsigned weight;
  Mutate *mutate;
  /// How the mutation certainly changes the number of operations.
  Size size = KeepsSize;
  /// Whether the program may have changed although `mutate` returns false.
  bool leavesRemains = false;
};

llvm::ArrayRef<Mutator> getMutators();

/// The implementations of `FuzzTarget::mutate` and `FuzzTarget::crossover`.
bool mutateCase(Case &theCase, Choices &choices);
std::optional<Case> crossCases(const Case &a, const Case &b, Choices &choices);

/// Repairs `module`. Returns it as a case if it is a valid one that is exact
/// and defined.
std::optional<Case> accept(mlir::OwningOpRef<mlir::ModuleOp> module);

/// Counts the operations of the program without its scripts.
unsigned countOperations(mlir::ModuleOp module);
/// Erases everything that no result needs, including arguments.
void eraseUnused(mlir::func::FuncOp entry);
/// Erases private functions that are never called.
void eraseUnusedFunctions(mlir::ModuleOp module);
/// Drops results, and the operations that only they need, until at most `limit`
/// operations or one result are left.
void trim(mlir::func::FuncOp entry, unsigned limit, Choices &choices);

Mutate changeSeed, changeValue, changeDynamicExtent, changeStaticExtent,
    changePadAmount, changePadValue, toggleNofold, replaceBodyOp, insertBodyOp,
    insertForeignBodyOp, deleteBodyOp, replaceOperand, deleteOp, addResult,
    removeResult, retypeElements, toggleStatic, permuteLoops, permuteMap,
    insertOp, returnDestination, shareDestination, outlineOps, callAgain;

/// Gives a builder the values that the first block of a case's entry computes
/// before `end`: tensors with their extents, scalars, and indices with their
/// numbers. They are found by running the program up to there, whatever it
/// consists of. Returns false if it does not get there in `maxSteps`, or is
/// undefined.
bool collectKnownValues(const Case &theCase, mlir::func::FuncOp entry,
                        mlir::Operation *end, uint64_t maxSteps,
                        generate::ProgramBuilder &program);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_MUTATORS_H
