//===- Nightly.h - the whole loop, once -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes the plan of a night (Plan.h; its order is in MakePlan.cpp) and runs it
/// on this machine. A night that was killed goes on when the same is asked for
/// again: tasks that have ended are not run again, fuzzers get the time that is
/// left. One that other options follow is reported as far as it got.
///
/// The state directory:
/// | path                 | what                                          |
/// |----------------------|-----------------------------------------------|
/// | `corpus/<target>/`   | live corpus, one case a file                  |
/// | `incoming/<target>/` | raw defects, as the fuzzers left them         |
/// | `internal/<target>/` | what padlab itself failed on                  |
/// | `findings/<name>/`   | deduplicated findings (Finding.h)             |
/// | `reported.json`      | which run reported a finding first            |
/// | `results/<run>/`     | the plan, its tasks, report.json              |
/// | `results/latest`     | the newest of them                            |
/// | `alerts/`            | series that got worse, and which commit it was|
/// | `padlab.db`          | the store of all runs (reports/schema.md)     |
/// | `site/`              | what people look at                           |
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_NIGHTLY_H
#define PADLAB_FUZZ_NIGHTLY_H

#include "padlab/dialect/ExitCode.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <cstdint>
#include <string>
#include <vector>

namespace padlab {

/// The value of `--target` for all targets.
inline constexpr llvm::StringLiteral allTargets = "all";
/// The id of the task that runs the hook.
inline constexpr llvm::StringLiteral hookTask = "hook";
/// The registered targets, and `text`.
std::vector<std::string> getNightlyTargets();

/// Paths are absolute.
struct NightlyOptions {
  /// One, or all, each for its share of the time.
  std::string target = allTargets.str();
  std::string stateDir;
  /// The committed corpus: `regressions/` is replayed, `seeds/` starts the live
  /// corpus.
  std::string corpusDir;
  /// Where the other tools are.
  std::string toolDir;
  double minutes = 10;
  unsigned jobs = 0; ///< 0: one a core.
  uint64_t seed = 0; ///< 0: from the clock.
  bool bench = true;
  bool planted = true;
  /// Limit of the triage; 0: its share (Shares.cpp), a fifth of the fuzzing
  /// time, at least 30 seconds.
  unsigned triageSeconds = 0;
  /// A CMake build that brings `padlab-bench` up to date while fuzzing runs;
  /// empty: it is there.
  std::string buildDir;
  /// The executor of the tasks: `local`, this machine, or `slurm`, jobs of
  /// Slurm.
  std::string executor = "local";
  /// For Slurm: as many workers as so many nodes have cores (0: as all of them
  /// have); empty names are Slurm's own defaults.
  unsigned nodes = 0;
  std::string partition, account;
  /// The node that benchmarks run on; empty: any, which they have to
  /// themselves.
  std::string benchNode;
  /// A command of the shell that gets `RUN/summary.json` on its standard input
  /// when the night has ended; empty: none.
  std::string hook;
  /// Look on until the night has ended. Not part of the plan.
  bool wait = true;
  /// Do not go on with a night that was interrupted. Not part of the plan.
  bool fresh = false;

  bool isOnSlurm() const { return executor == "slurm"; }
  /// In how many parts what waits for one task on one machine is done.
  unsigned getShards() const { return isOnSlurm() ? jobs : 1; }
  std::vector<std::string> listTargets() const;
  llvm::json::Object toJSON() const;
  static NightlyOptions fromJSON(const llvm::json::Object &object);
};

/// Asks Slurm how many workers there are to be, where that was left to the
/// cluster. The error is one line.
llvm::Error chooseWorkers(NightlyOptions &options);

/// Plans and runs a night. Returns `Defect` when it found something new or a
/// regression broke, `Internal` when padlab itself failed on a case, else
/// `Agree`; `BadInput` where there is no complete report. Ctrl-C ends what runs
/// and goes on to the report.
ExitCode runNightly(const NightlyOptions &options);

/// Prints which tasks of the newest night in the state have ended, run and
/// wait, where, for how long yet, and what died. `BadInput` where there is no
/// night.
ExitCode showNightlyStatus(llvm::StringRef stateDir);
/// Ends what runs of the newest night in the state, from wherever it was
/// started; what makes its report still runs.
ExitCode cancelNightly(llvm::StringRef stateDir);

/// Runs the work of a job of Slurm's: the tasks of the plan in that file that
/// have no result, or one task in a job of an array.
ExitCode workOnTasks(llvm::StringRef path, llvm::ArrayRef<std::string> ids);

/// Runs one task of the plan in that file: `Defect` where it did not do its
/// work.
ExitCode runOneTask(llvm::StringRef path, llvm::StringRef id);

struct StepOptions {
  std::string target;
  int job = 0;
  double minutes = 0;
};
/// Runs a task that no other tool does.
ExitCode runNightlyStep(llvm::StringRef name, llvm::StringRef runDir,
                        const StepOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_NIGHTLY_H
