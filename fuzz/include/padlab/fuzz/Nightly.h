//===- Nightly.h - the whole loop, once -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes the plan of a night (Plan.h; its order is in MakePlan.cpp) and runs it
/// on this machine, or as jobs of Slurm. A night that was killed continues when
/// it is started again with the same options: tasks that have ended are not run
/// again, and fuzzers get the time that is left. If the options or padlab's
/// version differ, the report of the killed night is made first, from the
/// results that it has.
///
/// The state directory:
/// | path                 | what                                          |
/// |----------------------|-----------------------------------------------|
/// | `corpus/<target>/`   | live corpus, one case a file                  |
/// | `incoming/<target>/` | raw defects, as the fuzzers left them         |
/// | `internal/<target>/` | cases on which padlab itself failed           |
/// | `findings/<name>/`   | deduplicated findings (Finding.h)             |
/// | `reported.json`      | the run that first reported each finding      |
/// | `results/<run>/`     | the plan, its tasks, report.json              |
/// | `results/latest`     | the newest of these that has a summary        |
/// | `alerts/`            | series that got worse, and the guilty commits |
/// | `padlab.db`          | the store of all runs (reports/schema.md)     |
/// | `site/`              | the pages that people look at                 |
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_NIGHTLY_H
#define PADLAB_FUZZ_NIGHTLY_H

#include "padlab/dialect/ExitCode.h"
#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <cstdint>
#include <string>
#include <vector>

namespace padlab {

/// The value of `--target` for all targets.
inline constexpr StringLiteral allTargets = "all";
/// The id of the task that runs the hook (`NightlyOptions::hook`).
inline constexpr StringLiteral hookTask = "hook";
/// Returns the names of all targets that a night can fuzz: the registered ones,
/// and `text`.
std::vector<std::string> getNightlyTargets();

/// The options of a night. Paths are absolute.
struct NightlyOptions {
  /// The target to fuzz. With `allTargets`, each target gets its share of the
  /// time.
  std::string target = allTargets.str();
  std::string stateDir;
  /// The committed corpus: `regressions/` is replayed, `seeds/` starts the live
  /// corpus.
  std::string corpusDir;
  /// The folder with the other tools.
  std::string toolDir;
  double minutes = 10;
  unsigned jobs = 0; ///< 0: as many as the machine or `nodes` have cores.
  uint64_t seed = 0; ///< 0: taken from the clock.
  bool bench = true;
  bool planted = true;
  /// The time limit of triage; 0 means its share of the night (Shares.cpp).
  unsigned triageSeconds = 0;
  /// The CMake build folder in which `padlab-bench` and `padlab-evidence` are
  /// built while fuzzing runs; empty if these exist already.
  std::string buildDir;
  /// The executor of the tasks: `local` for this machine, or `slurm` for jobs
  /// of Slurm.
  std::string executor = "local";
  /// Options for Slurm. If `jobs` is 0, the cores of `nodes` nodes (0: of all
  /// nodes) determine the number of workers. If a name is empty, Slurm chooses.
  unsigned nodes = 0;
  std::string partition, account;
  /// The node that benchmarks run on; empty: any node. No other job uses the
  /// node meanwhile.
  std::string benchNode;
  /// A shell command that runs as the last task, and gets `RUN/summary.json` on
  /// its standard input, or a summary without results if that file is missing;
  /// empty: none.
  std::string hook;
  /// Whether to wait until the night has ended. Not part of the plan.
  bool wait = true;
  /// Whether to start anew instead of continuing an interrupted night. Not part
  /// of the plan.
  bool fresh = false;

  bool isOnSlurm() const { return executor == "slurm"; }
  /// Returns into how many tasks a night splits work that is a single task on
  /// one machine.
  unsigned getShards() const { return isOnSlurm() ? jobs : 1; }
  std::vector<std::string> listTargets() const;
  json::Object toJSON() const;
  static NightlyOptions fromJSON(const json::Object &object);
};

/// If the options leave the number of workers to the cluster, asks Slurm for
/// it. Fails with an error of one line.
Error chooseWorkers(NightlyOptions &options);

/// Plans and runs a night. Returns `Defect` if someone should look at a finding
/// that is new or came back, or if a regression has another outcome than
/// expected, `Internal` if padlab itself failed on a case, else `Agree`;
/// `BadInput` if the night cannot be run or there is no complete report.
/// Returns `Agree`, too, if the night goes on as jobs of Slurm. Ctrl-C ends
/// running tasks; the night then goes on with the report, and returns 130.
ExitCode runNightly(const NightlyOptions &options);

/// Prints how many tasks of the newest night in the state have ended, run or
/// wait, and the time left; which ones run, where and since when; how many died
/// on each node; and which ones were not done. Returns `BadInput` if there is
/// no night.
ExitCode showNightlyStatus(StringRef stateDir);
/// Ends the running tasks of the newest night in the state. The tasks that make
/// its report still run. Returns `BadInput` if there is no night, if Slurm
/// fails, or if a local night does not run on this machine.
ExitCode cancelNightly(StringRef stateDir);

/// Does the work of a Slurm job: runs those of the tasks `ids` that have no
/// result yet. If the job is an element of a job array, runs only the task of
/// this element. If the binaries here are not the plan's, runs nothing, lets
/// other nodes try (after several refusals, gives the tasks up), and returns
/// `BadInput`. `path` is the file of the plan.
ExitCode workOnTasks(StringRef path, ArrayRef<std::string> ids);

/// Runs one task of the plan in the file `path`. Returns `Defect` if the task
/// did not do its work, and `BadInput` if it could not be run.
ExitCode runOneTask(StringRef path, StringRef id);

struct StepOptions {
  std::string target;
  int job = 0;
  double minutes = 0;
};
/// Does the step `name` (`prepare`, `replay`, `fuzz`, `report`, `bisect` or
/// `summary`): the work of those tasks that padlab-nightly does itself because
/// no other tool does.
ExitCode runNightlyStep(StringRef name, StringRef runDir,
                        const StepOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_NIGHTLY_H
