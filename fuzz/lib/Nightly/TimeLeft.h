//===- TimeLeft.h - how much time a task still needs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_TIMELEFT_H
#define PADLAB_FUZZ_LIB_NIGHTLY_TIMELEFT_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// Estimates how many more seconds a task needs that has run for `elapsed`
/// seconds; `word` is the last line of its log. If this line tells the progress
/// (`[3/40] ...` or `3 of 40: ...`, while the third of 40 parts is running),
/// only the progress counts, not the time that the plan expects; but while the
/// first part is running, there is no progress. A task that tells no progress
/// and takes longer than expected is assumed to need as much time again as it
/// is late. No task is assumed to run longer than its limit.
double estimateSecondsLeft(const Task &task, double elapsed, StringRef word);

/// A task that has not ended. `elapsed` is the time for which a process has
/// worked on it, and `word` is the last line of its log. If no process works on
/// it, `elapsed` is negative and `word` is empty.
struct TaskProgress {
  const Task *task = nullptr;
  double elapsed = -1;
  std::string word;
  bool isRunning() const { return elapsed >= 0; }
};

/// Estimates the time until all tasks of `left` have ended, as if cores were
/// idle only while the last task runs alone.
double estimateSecondsLeft(ArrayRef<TaskProgress> left, int cores);

/// Returns the last line of a task's log; empty if it is not printable text.
std::string readLastWord(const Plan &plan, StringRef id);

/// Describes the progress: `12 of 40 tasks, about 3 min left: merge-pad,
/// triage: the word`.
std::string describeProgress(const Plan &plan, ArrayRef<TaskProgress> left,
                             int cores);

/// Describes a time: `about 3 min`, `less than a minute`.
std::string describeSecondsLeft(double seconds);

/// Shows the progress of a night on standard error: as lines or, on a terminal,
/// as one line that is overwritten.
class ProgressLine {
public:
  ProgressLine();
  /// Whether enough time has passed to show the progress again.
  bool isDue();
  void show(StringRef line) const;
  /// Prints a line that stays.
  void tell(const std::string &line) const;
  void clear() const;

private:
  std::string stamp() const;
  bool isTerminal;
  double begin, lastShown = 0;
};

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_TIMELEFT_H
