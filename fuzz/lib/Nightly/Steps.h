//===- Steps.h - what tasks of a night consist of --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Steps are tasks that no other tool does: `padlab-nightly step NAME RUN`. To
/// add one: a file, a line here, one in Nightly.cpp and one in the Plan*.cpp
/// that has its kind.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_STEPS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_STEPS_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// The environment variable that marks processes of a task. Its value is the
/// task's directory.
inline const std::string taskVariable = "PADLAB_TASK_DIR";

/// A running step. Its output goes to the task's log.
struct Step {
  Plan plan;
  NightlyOptions options;
  /// The directory of the task; the current one if none is given.
  std::string dir;
  /// The target of the step's own command line.
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

/// Prints a progress line, of which the executor shows the last.
void say(const std::string &line);

/// Makes the state whole that a killed night has left in pieces, and plants the
/// committed seeds.
Error prepareState(Step &step);
/// Runs `corpus/regressions` in every way, and writes `regressions.json`.
Error replayRegressions(Step &step);
/// Fuzzes one target for its share of the time, and writes `fuzz.json` and
/// `stats-N.json`.
Error fuzz(Step &step);
/// Collects the results of the tasks in `RUN/report.json`.
Error writeReport(Step &step);
/// Searches for the commits behind new alerts (`STATE/alerts`) within the
/// step's time; the next night continues.
Error bisectAlerts(Step &step);
/// Prints ten lines, and writes the same in a form for programs to
/// `RUN/summary.json`. Returns the exit code of the night.
Expected<ExitCode> summarize(Step &step);

/// Whether a finding of the report is new and still undecided.
bool needsALook(const json::Object &finding);

/// Returns `bench` of the report: the series of all tasks that measured, each
/// with the CPU that it was compiled for, in the context of the first. Returns
/// null if no task has left a file.
json::Value collectBenchmarks(const Plan &plan);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_STEPS_H
