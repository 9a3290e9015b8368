//===- Bisection.h - a pass stopped after some applications -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_BLAME_BISECTION_H
#define PADLAB_FUZZ_LIB_BLAME_BISECTION_H

#include "padlab/fuzz/Names.h"

#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <map>
#include <string>

namespace padlab {

/// The outcome of one run of a pass.
struct PassRun {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Null: the pass failed.
  std::string error;
  bool invalidIR = false;
  /// The name of the innermost operation that does not verify.
  std::string invalidOp;
  unsigned attempts = 0; ///< Pattern attempts, the suppressed ones included.
};

/// Records whether the program is valid, and which operation does not verify.
void checkProgram(PassRun &run);

inline constexpr unsigned unlimited = ~0u;

/// Runs `passes` on a copy of `program`, and executes only the first `limit`
/// pattern attempts. An attempt that matches nothing changes nothing, so that
/// counting attempts is as good as counting applications.
PassRun runPasses(mlir::ModuleOp program, StringRef passes,
                  unsigned limit = unlimited);

/// Runs `passes`, and executes no attempt of the patterns called `pattern`.
PassRun runPassesWithout(mlir::ModuleOp program, StringRef passes,
                         StringRef pattern);

/// The patterns that change the program, each with the number (1-based) of its
/// first attempt that changes it.
using AppliedPatterns = std::map<std::string, unsigned>;
AppliedPatterns listAppliedPatterns(mlir::ModuleOp program, StringRef passes);

/// The details of one pattern attempt.
struct Application {
  std::string pattern;
  /// The program before and after the attempt; both are in generic form if the
  /// second does not verify.
  std::string before, after;
  /// How many attempts have changed the program, up to and including this one.
  unsigned number = 0;
  /// The number (1-based) of the attempt; 0: no attempt.
  unsigned attempt = 0;
};

/// Returns the pattern of attempt `attempt` (1-based). This costs much less
/// than `inspectAttempt`, because it does not compare programs.
std::string getAttemptedPattern(mlir::ModuleOp program, StringRef passes,
                                unsigned attempt);

/// Runs `passes` again and describes attempt `attempt` (1-based). Calls
/// `progress` before and after that attempt, because the attempt may kill the
/// process.
Application inspectAttempt(
    mlir::ModuleOp program, StringRef passes, unsigned attempt,
    llvm::function_ref<void(const Application &)> progress = nullptr);

/// Returns the attempt before `attempt` that left an invalid program, if the
/// program was then invalid until `attempt` began; otherwise `attempt`. The
/// verifier does not run between two patterns, so that patterns may meet
/// invalid programs. The search is one run of the passes, in a forked child,
/// because it verifies programs that nothing ever verifies. The calling process
/// must have one thread.
unsigned findInvalidatingAttempt(mlir::ModuleOp program, StringRef passes,
                                 unsigned attempt);

/// Bisects for the first attempt (1-based) after which `isBroken` holds;
/// `isBroken` must hold after all `attempts`. Returns 0 if it also holds
/// without any attempt, or if no single attempt is to blame.
unsigned bisectAttempts(mlir::ModuleOp program, StringRef passes,
                        unsigned attempts,
                        llvm::function_ref<bool(const PassRun &)> isBroken);

/// Finds the pattern attempt in which a pass kills its process. Each try is a
/// forked child. The `number` of the result is 0 if the pass also dies without
/// any pattern attempt. Returns nullopt if the pass survives. The calling
/// process must have one thread, because it forks.
std::optional<Application> findDeadlyAttempt(mlir::ModuleOp program,
                                             StringRef passes);

/// Runs `action` in a forked child. Returns true if the child dies or exits
/// with another code than 0, but not if it exceeds a time limit. The calling
/// process must have one thread.
bool dies(llvm::function_ref<void()> action);

/// Returns what `find` returns in a forked child; nullopt if the child dies,
/// takes too long, or cannot be made.
std::optional<unsigned> askChild(llvm::function_ref<unsigned()> find);
/// Returns what `holds` returns in a forked child; false if `askChild` has no
/// answer.
bool holdsInChild(llvm::function_ref<bool()> holds);

/// Whether running `passes` on `program` kills the process. Runs them in a
/// forked child.
bool killsProcess(mlir::ModuleOp program, StringRef passes,
                  unsigned limit = unlimited);

//===----------------------------------------------------------------------===//
// Scripts of the transform dialect
//===----------------------------------------------------------------------===//

/// Returns how many operations the script of `step` has; nullopt if `step` runs
/// no script.
std::optional<unsigned> countScriptOperations(mlir::ModuleOp program,
                                              StringRef step);

/// Makes a copy of `program` in which the script of `step` ends after `length`
/// operations.
mlir::OwningOpRef<mlir::ModuleOp>
shortenScript(mlir::ModuleOp program, StringRef step, unsigned length);

/// Returns the name of operation `index` of the script, followed by the name of
/// the registered pass that it runs, if any.
std::string getScriptOperation(mlir::ModuleOp program, StringRef step,
                               unsigned index);

/// Whether the script may run an operation called `name`, in the form of
/// `getScriptOperation`.
bool hasScriptOperation(mlir::ModuleOp program, StringRef step, StringRef name);

/// Returns the index of the last operation, up to `index`, that changes the
/// program. If operation `index` only reads the program and crashes, the
/// operation that changed the program last is to blame. Returns `index` itself
/// if no operation changes the program.
unsigned findLastChange(mlir::ModuleOp program, StringRef step, unsigned index);

/// Runs the first `length` operations of the script of `step`. Returns the
/// program that they leave, with a script of the remaining operations. Returns
/// null if the first operations fail or do not change the program, or if a
/// remaining operation uses one of their results that is not a handle of
/// operations.
mlir::OwningOpRef<mlir::ModuleOp>
runFirstOperations(mlir::ModuleOp program, StringRef step, unsigned length);

/// Prints the program; with `generic`, in the generic form, in which MLIR
/// prints invalid programs anyway.
std::string printProgram(mlir::ModuleOp module, bool generic = false);

/// Returns the script that `step` runs, or null.
mlir::transform::NamedSequenceOp findScript(mlir::ModuleOp program,
                                            StringRef step);

/// Returns the operations of a script in their order; nullopt if there is no
/// script. Operations such as `transform.foreach` that only say to what the
/// operations inside of them are applied are left out, and those inside are
/// returned.
std::optional<SmallVector<mlir::Operation *>>
collectScript(mlir::ModuleOp program, StringRef step);

/// Whether the operation of a script may change the program.
bool changesProgram(mlir::Operation *op);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_BISECTION_H
