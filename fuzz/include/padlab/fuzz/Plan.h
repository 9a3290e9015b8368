//===- Plan.h - a night as data --------------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A night is a list of tasks, each a command with a directory of its own. The
/// tasks do not depend on what runs them: this is the local executor, jobs of
/// Slurm, or any caller of `padlab-nightly run-task PLAN ID`, which may run a
/// task once all tasks that it needs have ended.
///
/// A task has ended when `result.json` is in its directory. This file is
/// written once, at the end, whether or not the command succeeded, or when the
/// task is given up. A task without `result.json` is run again, and continues
/// from what its directory and the state contain.
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_PLAN_H
#define PADLAB_FUZZ_PLAN_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace padlab {

struct NightlyOptions;

struct Task {
  std::string id;
  /// The row of the summary that counts the task: `replay`, `fuzz`, `merge` ...
  std::string phase;
  /// The program and its arguments. Paths are absolute.
  std::vector<std::string> command;
  /// Ids of tasks that must have ended before this one starts, however they
  /// ended.
  std::vector<std::string> needs;
  /// The number of cores that the task keeps busy. While a task that is `quiet`
  /// runs, which uses one core, no other task may run.
  int cores = 1;
  bool quiet = false;
  /// `expected`: the seconds that the task should take. `limit`: the seconds
  /// after which it is ended.
  double expected = 1, limit = 60;
  /// The limit on the memory of all processes of the task together.
  int memoryMB = 4096;
  /// The file for standard output, in the task's directory. Standard error goes
  /// to `log`.
  std::string output = "log";
  /// The exit codes which mean that the task did its work.
  std::vector<int> accept = {0};
  /// Whether the task runs even after the night was interrupted. A task that
  /// makes the report of the results so far is an example.
  bool always = false;

  json::Object toJSON() const;
  static Expected<Task> fromJSON(const json::Value &value);
};

struct Plan {
  static constexpr int64_t schemaVersion = 1;

  std::string run;       ///< `20261121-183000-4711`
  std::string startedAt; ///< ISO 8601, UTC.
  /// The folder of the run, `STATE/results/<run>`. The directories of tasks are
  /// `tasks/<id>` below it.
  std::string directory;
  /// The options of the night (`NightlyOptions`), the versions of padlab and
  /// LLVM and, on Slurm, the checksums of the binaries.
  json::Object options;
  std::vector<Task> tasks;

  const Task *find(StringRef id) const;
  /// Whether the task `build-bench` makes this program, which need not exist
  /// before.
  bool builds(StringRef program) const;
  std::string getTaskDir(StringRef id) const {
    return directory + "/tasks/" + id.str();
  }
  std::string getPath() const { return directory + "/plan.json"; }
  /// Returns the path of a file that exists if `nightly cancel` ended the
  /// night: then only the tasks for the report still run.
  std::string getCancelPath() const { return directory + "/cancelled"; }

  std::string str() const;
  /// Fails with an error of one line that names `path`.
  static Expected<Plan> load(StringRef path);
};

/// The result of a task.
struct TaskResult {
  /// `done`, `failed` (with an exit code that `Task::accept` does not have),
  /// `killed` (by a signal that was not sent for a limit or an interruption),
  /// `time` or `memory` (the task exceeded this limit), `interrupted`, or
  /// `refused` (no node had the plan's binaries).
  std::string status;
  int exitCode = 0, signal = 0;
  double startedAt = 0; ///< Seconds since the epoch.
  double seconds = 0;
  double processorSeconds = 0; ///< Time of all its processes.
  uint64_t peakBytes = 0;      ///< Memory of all its processes, sampled.
  /// The idle seconds of all cores of the machine while the task ran, added up.
  double machineIdleSeconds = 0;
  /// The node that ran the task, and how often the task had been started before
  /// this start (`tasks/ID/starts`).
  std::string node;
  int start = 0;

  bool isDone() const { return status == "done"; }
  /// Prints the result in one line.
  std::string str() const;
  json::Object toJSON() const;
  static std::optional<TaskResult> load(const Plan &plan, StringRef id);
};

/// Makes the plan of a night with these options that starts now. Writes
/// nothing.
Plan makePlan(const NightlyOptions &options);

/// Rules for running a task that depend on the executor.
struct TaskRules {
  /// How long to wait for the task's lock if another process holds it: a
  /// process that is taken for dead may live for another minute or so.
  double lockSeconds = 0;
  /// Whether a task that is interrupted is run again on another node: it then
  /// leaves no result, unless the night was cancelled.
  bool goesOnElsewhere = false;
};

/// Runs one task, unless it has a result already, and writes its result. Writes
/// none if the command was killed, or if the task goes on elsewhere. Fails with
/// an error of one line if the task could not be run or its result could not be
/// written.
Expected<TaskResult> runTask(const Plan &plan, const Task &task,
                             const TaskRules &rules = {});

/// Writes the result of a task that will not be run again; `status` is as in
/// `TaskResult`.
Expected<TaskResult> giveUp(const Plan &plan, const Task &task,
                            StringRef status);

} // namespace padlab

#endif // PADLAB_FUZZ_PLAN_H
