//===- Mutators.h - small changes of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Mutators change the IR of any case, also of cases that the generator did not
/// make, because a corpus is a folder of texts. A mutator may break the
/// program: `mutateCase`, which calls the mutators, repairs types, verifies the
/// program, asks the reference whether it is still defined, and undoes a
/// mutation that fails one of these steps. To add a mutator, add a function
/// here and a line in Mutators.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_MUTATE_MUTATORS_H
#define PADLAB_LIB_MUTATE_MUTATORS_H

#include "padlab/fuzz/CaseRun.h"
#include "padlab/fuzz/Choices.h"

#include "mlir/IR/Builders.h"

namespace padlab::generate {
class ProgramBuilder;
} // namespace padlab::generate

namespace padlab::mutate {

/// The limits of a mutated case, which are those of a generated case. A larger
/// case takes more time, but does not cover more of the compiler.
namespace budget {
inline constexpr unsigned maxOperations = 90;
/// In cases with more operations than this, mutators that shrink are preferred;
/// 95 % of generated cases are smaller.
inline constexpr unsigned preferredOperations = 60;
inline constexpr uint64_t maxSteps = 200'000;
/// A mutated case may take more than `usualSteps` only if it takes at most
/// `growth` times the steps of the case before the mutation: of 6,700 mutations
/// of targets std, tensor and loops, only three gave a program that takes more
/// than `usualSteps` and still ends.
inline constexpr uint64_t usualSteps = 20'000, growth = 4;
/// The limit on the steps of all interpretations during one call of
/// `mutateCase`, so that programs that take long are tried less often.
inline constexpr uint64_t maxStepsInAll = 3 * maxSteps;
/// The number of mutators that `mutateCase` tries before it gives up.
inline constexpr unsigned maxTries = 12;
} // namespace budget

/// The percentage of constants that mutators draw from special values, such as
/// signed zeros (`ScalarBuilder`).
inline constexpr unsigned specialValues = 15;

/// A program to be changed in place.
struct Program {
  /// The case that contains the program before the mutation.
  const RunCase &from;
  mlir::func::FuncOp entry;
  Choices &choices;
  mlir::OpBuilder builder;
  /// The limit on the steps of one interpretation.
  uint64_t maxSteps = budget::maxSteps;

  /// Returns the terminator of the entry; null if the entry has several blocks.
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

/// Changes `program`. Returns false if it found nothing to change.
using Mutate = bool(Program &program);

struct Mutator {
  enum Size { KeepsSize, Shrinks, Grows };

  llvm::StringLiteral name;
  unsigned weight;
  Mutate *mutate;
  /// `Shrinks` if mutations mostly lower and never raise the number of
  /// operations, `Grows` if they raise it; otherwise `KeepsSize`.
  Size size = KeepsSize;
  /// Whether `mutate` may have changed the program although it returns false.
  bool leavesRemains = false;
};

llvm::ArrayRef<Mutator> getMutators();

/// The implementations of `FuzzTarget::mutate` and `FuzzTarget::crossover`.
std::optional<RunCase> mutateCase(const RunCase &from, Choices &choices);
std::optional<RunCase> crossCases(const RunCase &a, const RunCase &b,
                                  Choices &choices);

/// Repairs `module`. Returns it as a case if it is valid, exact (`isExact`) and
/// defined, loses no signs (`mayLoseSigns`), and has at most
/// `budget::maxOperations` operations.
std::optional<RunCase> accept(mlir::OwningOpRef<mlir::ModuleOp> module);

/// Counts the operations of the program, without those of transform scripts.
unsigned countOperations(mlir::ModuleOp module);
/// If `entry` has one block, erases unused operations without effects, and
/// unused arguments.
void eraseUnused(mlir::func::FuncOp entry);
/// Erases private functions to which nothing refers.
void eraseUnusedFunctions(mlir::ModuleOp module);
/// Drops results, and the operations that only they need, until at most `limit`
/// operations or one result are left.
void trim(mlir::func::FuncOp entry, unsigned limit, Choices &choices);

Mutate changeSeed, changeValue, changeDynamicExtent, changeStaticExtent,
    changePadAmount, changePadValue, toggleNofold, replaceBodyOp, insertBodyOp,
    insertForeignBodyOp, deleteBodyOp, replaceOperand, deleteOp, addResult,
    removeResult, retypeElements, toggleStatic, permuteLoops, permuteMap,
    insertOp, returnDestination, shareDestination, outlineOps, callAgain;

/// Gives `builder` the values that the first block of the entry computes before
/// `end`: tensors with their extents, scalars, and indices with their numbers.
/// Returns false if the run of the case takes too many steps, or does not say
/// what all of these values are.
bool collectKnownValues(Program &program, mlir::Operation *end,
                        generate::ProgramBuilder &builder);

} // namespace padlab::mutate

#endif // PADLAB_LIB_MUTATE_MUTATORS_H
