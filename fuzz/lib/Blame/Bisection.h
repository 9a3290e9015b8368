//===- Bisection.h - a pass stopped after some applications -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_BLAME_BISECTION_H
#define PADLAB_FUZZ_LIB_BLAME_BISECTION_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>
#include <map>
#include <string>

namespace padlab {

/// The outcome of one run of a pass.
struct PassRun {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Null: the pass failed.
  std::string error;
  bool invalidIR = false;
  /// The innermost operation that does not verify.
  std::string invalidOp;
  unsigned attempts = 0; ///< Pattern attempts, the suppressed ones included.
};

/// Records whether the program is valid, and which operation does not verify.
void checkProgram(PassRun &run);

inline constexpr unsigned unlimited = ~0u;

/// Runs `passes` on a copy of `program`, and executes only the first `limit`
/// pattern attempts. An attempt that matches nothing changes nothing, so that
/// counting attempts is as good as counting applications.
PassRun runPasses(mlir::ModuleOp program, llvm::StringRef passes,
                  unsigned limit = unlimited);

/// Runs the passes without any attempt of the patterns called `pattern`.
PassRun runPassesWithout(mlir::ModuleOp program, llvm::StringRef passes,
                         llvm::StringRef pattern);

/// The patterns that change the program, each with its first attempt (1-based)
/// that does.
using AppliedPatterns = std::map<std::string, unsigned>;
AppliedPatterns listAppliedPatterns(mlir::ModuleOp program,
                                    llvm::StringRef passes);

/// The details of one attempt.
struct Application {
  std::string pattern;
  /// Both in generic form where the second does not verify.
  std::string before, after;
  unsigned number = 0; ///< Counts attempts that touched the program.
};

/// Runs again and looks at attempt `attempt` (1-based). `progress` hears of it
/// before it runs and after, for an attempt that may not return.
Application inspectAttempt(
    mlir::ModuleOp program, llvm::StringRef passes, unsigned attempt,
    llvm::function_ref<void(const Application &)> progress = nullptr);

/// Returns the first attempt (1-based) that `isBroken` blames, provided that it
/// calls the result of no attempts whole and that of `attempts` broken. Returns
/// 0 otherwise, and if no single attempt is to blame.
unsigned bisectAttempts(mlir::ModuleOp program, llvm::StringRef passes,
                        unsigned attempts,
                        llvm::function_ref<bool(const PassRun &)> isBroken);

/// The search for a pass that kills its process; each try is a forked child.
/// Returns the first attempt after which the pass dies; its `number` is 0 if
/// the pass dies without any pattern. Returns nullopt if the pass survives. The
/// caller must have one thread.
std::optional<Application> findDeadlyAttempt(mlir::ModuleOp program,
                                             llvm::StringRef passes);

/// Runs `action` in a forked child. Returns true if the child dies or exits
/// with another code than 0. The caller must have one thread.
bool dies(llvm::function_ref<void()> action);

/// Whether running `passes` on `program` ends the process (in a forked child).
bool killsProcess(mlir::ModuleOp program, llvm::StringRef passes,
                  unsigned limit = unlimited);

//===----------------------------------------------------------------------===//
// Scripts of the transform dialect
//===----------------------------------------------------------------------===//

/// How many operations the script has that `step` runs; nullopt for a step that
/// runs none.
std::optional<unsigned> countScriptOperations(mlir::ModuleOp program,
                                              llvm::StringRef step);

/// Makes a copy of `program` in which that script ends after `length`
/// operations.
mlir::OwningOpRef<mlir::ModuleOp>
shortenScript(mlir::ModuleOp program, llvm::StringRef step, unsigned length);

/// The name of operation `index` of the script, with the name of the pass where
/// it runs a registered one.
std::string getScriptOperation(mlir::ModuleOp program, llvm::StringRef step,
                               unsigned index);

/// Whether the script may run an operation of that name, as
/// `getScriptOperation` gives it.
bool hasScriptOperation(mlir::ModuleOp program, llvm::StringRef step,
                        llvm::StringRef name);

/// Returns the last operation up to `index` that changes the program, because
/// one that only reads it may crash on what that one left. Returns `index`
/// itself if none changes it.
unsigned findLastChange(mlir::ModuleOp program, llvm::StringRef step,
                        unsigned index);

/// Returns the program that the first `length` operations of the script leave,
/// with a script of the others, which `step` runs. Returns null if none of the
/// first changes the program, or if the others use a parameter of theirs.
mlir::OwningOpRef<mlir::ModuleOp> runFirstOperations(mlir::ModuleOp program,
                                                     llvm::StringRef step,
                                                     unsigned length);

/// `generic`: in the generic form, as MLIR prints invalid programs anyway.
std::string printProgram(mlir::ModuleOp module, bool generic = false);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_BISECTION_H
