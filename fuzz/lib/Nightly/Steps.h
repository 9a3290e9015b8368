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

#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Plan.h"

#include <optional>

namespace padlab::nightly {

/// The environment variable by which processes of a task are known. Its value
/// is the task's directory.
inline const std::string taskVariable = "PADLAB_TASK_DIR";

/// A step at work. What it prints goes to the task's log.
struct Step {
  Plan plan;
  NightlyOptions options;
  /// The directory of the task; the current one where none is given.
  std::string dir;
  /// The target of the step's own command line.
  std::string target;
  int job = 0;
  double minutes = 0;

  std::string stateDir(llvm::StringRef name) const {
    return options.stateDir + "/" + name.str();
  }
  std::string tool(llvm::StringRef name) const {
    return options.toolDir + "/padlab-" + name.str();
  }
};

/// One line for whoever watches. The executor shows the last.
void say(const std::string &line);

/// Makes the state whole that a killed night has left in pieces, and plants the
/// committed seeds.
llvm::Error prepareState(Step &step);
/// Runs `corpus/regressions` every way: `regressions.json`.
llvm::Error replayRegressions(Step &step);
/// Fuzzes one target for its share of the time: `fuzz.json`, `stats-N.json`.
llvm::Error fuzz(Step &step);
/// Collects what the tasks left: `RUN/report.json`.
llvm::Error writeReport(Step &step);
/// Looks for the commits of new alerts (`STATE/alerts`) in the minutes that the
/// step is given; the next night goes on.
llvm::Error bisectAlerts(Step &step);
/// Prints ten lines, and writes the same for programs to `RUN/summary.json`.
/// Returns what the night's exit code is.
llvm::Expected<ExitCode> summarize(Step &step);

/// Whether a finding of the report is news that nobody decided about.
bool needsALook(const llvm::json::Object &finding);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_STEPS_H
