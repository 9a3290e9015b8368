//===- Steps.h - tasks of a night that padlab-nightly does itself ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Steps are the tasks for which there is no other tool; `padlab-nightly step
/// NAME RUN` runs one. To add a step, add a file with its function, declare
/// this here, name it in Nightly.cpp, and add the task in the Plan*.cpp for
/// tasks of its kind.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_STEPS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_STEPS_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// The environment variable by which the processes of a task are recognized.
/// Its value is the directory of the task.
inline const std::string taskVariable = "PADLAB_TASK_DIR";

/// A running step. Its output goes to the task's log.
struct Step {
  Plan plan;
  NightlyOptions options;
  /// The directory of the task; `.` if `taskVariable` is not set.
  std::string dir;
  /// The argument `--target` of the step.
  std::string target;
  int job = 0;
  double minutes = 0;

  std::string stateDir(StringRef name) const {
    return options.stateDir + "/" + name.str();
  }
  std::string tool(StringRef name) const {
    return options.toolDir + "/padlab-" + name.str();
  }
};

/// Prints a line. The executor shows the last one as progress.
void say(const std::string &line);

/// Repairs a state that a killed night has left incomplete, and copies the
/// committed seeds to the corpora.
Error prepareState(Step &step);
/// Runs `corpus/regressions` on all pipelines, and writes `regressions.json`.
Error replayRegressions(Step &step);
/// Fuzzes one target for its share of the time, and writes `fuzz.json` and
/// `stats-N.json`.
Error fuzz(Step &step);
/// Collects the results of the tasks in `RUN/report.json`.
Error writeReport(Step &step);
/// Searches for the commits that caused new alerts (`STATE/alerts`) until the
/// step's time is over; the next night continues.
Error bisectAlerts(Step &step);
/// Prints the summary of about ten lines, and writes it for programs to
/// `RUN/summary.json`. Returns the exit code of the night.
Expected<ExitCode> summarize(Step &step);

/// Whether someone should look at a finding of the report: it shows with a
/// reproducer, is new or came back, and its state is `new` or `fixed`.
bool needsALook(const json::Object &finding);

/// Returns the field `bench` of the report: the series of all tasks that
/// measured, each with the CPU for which it was compiled, and the context
/// (machine and command) of the first of these tasks. Returns null if no task
/// has written a result file.
json::Value collectBenchmarks(const Plan &plan);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_STEPS_H
