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

/// Says of the program whether it is one.
void checkProgram(PassRun &run);

inline constexpr unsigned unlimited = ~0u;

/// Runs `passes` on a copy of `program`. Of all pattern attempts only the first
/// `limit` are executed. An attempt that matches nothing changes nothing, so
/// that counting attempts is as good as counting applications.
PassRun runPasses(mlir::ModuleOp program, llvm::StringRef passes,
                  unsigned limit = unlimited);

/// The same without any attempt of the patterns called `pattern`.
PassRun runPassesWithout(mlir::ModuleOp program, llvm::StringRef passes,
                         llvm::StringRef pattern);

/// The patterns that change the program, each with its first attempt (1-based)
/// that does.
using AppliedPatterns = std::map<std::string, unsigned>;
AppliedPatterns listAppliedPatterns(mlir::ModuleOp program,
                                    llvm::StringRef passes);

/// One attempt, looked at closely.
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

/// The first attempt (1-based) that `isBroken` blames, when it calls the result
/// of no attempt whole and that of `attempts` broken; 0 when it does not, or
/// when no single attempt is to blame.
unsigned bisectAttempts(mlir::ModuleOp program, llvm::StringRef passes,
                        unsigned attempts,
                        llvm::function_ref<bool(const PassRun &)> isBroken);

/// The same for a pass that kills its process, each try in a forked child: the
/// first attempt after which it does; `number` 0 when the pass dies without any
/// pattern; nullopt when it survives. The caller has one thread.
std::optional<Application> findDeadlyAttempt(mlir::ModuleOp program,
                                             llvm::StringRef passes);

/// Runs `action` in a forked child; true when it did not live to its end, or
/// left with another code than 0. The caller has one thread.
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

/// A copy of `program` in which that script ends after `length` operations.
mlir::OwningOpRef<mlir::ModuleOp>
shortenScript(mlir::ModuleOp program, llvm::StringRef step, unsigned length);

/// The name of operation `index` of the script, with the name of the pass where
/// it runs a registered one.
std::string getScriptOperation(mlir::ModuleOp program, llvm::StringRef step,
                               unsigned index);

/// The last of the operations up to `index` that changes the program: one that
/// only looks at it dies of what that left. `index` itself where none does.
unsigned findLastChange(mlir::ModuleOp program, llvm::StringRef step,
                        unsigned index);

/// `generic`: as one that does not verify is printed anyway.
std::string printProgram(mlir::ModuleOp module, bool generic = false);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_BISECTION_H
