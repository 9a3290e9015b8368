//===- TimeLeft.h - how long a task still takes ----------------*- C++ -*-===//
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

/// Estimates the seconds that a task needs after `elapsed`; the last line of
/// its log is `word`. The progress that it reports (`[3/40] ...`, `3 of 40:
/// ...`, both while the third is running) counts more than the plan's
/// expectation; a late task without a report is expected to need as much time
/// again as it is late.
double estimateSecondsLeft(const Task &task, double elapsed, StringRef word);

/// A task that has not ended: for how long a process has worked on it, and the
/// last line of its log; negative and empty if no process does.
struct TaskProgress {
  const Task *task = nullptr;
  double elapsed = -1;
  std::string word;
  bool isRunning() const { return elapsed >= 0; }
};

/// Estimates the time of all of these together, as if cores were only idle
/// while the last task runs by itself.
double estimateSecondsLeft(ArrayRef<TaskProgress> left, int cores);

/// Returns the last line of a task's log if it is text.
std::string readLastWord(const Plan &plan, StringRef id);

/// Describes the progress: `12 of 40 tasks, about 3 min left: merge-pad,
/// triage: the word`.
std::string describeProgress(const Plan &plan, ArrayRef<TaskProgress> left,
                             int cores);

/// Describes a time: `about 3 min`, `less than a minute`.
std::string describeSecondsLeft(double seconds);

/// The progress of a night on standard error: lines, and on a terminal one that
/// changes.
class ProgressLine {
public:
  ProgressLine();
  /// Whether it is time to show something.
  bool isDue();
  void show(StringRef line) const;
  /// Prints a line that the next one does not overwrite.
  void tell(const std::string &line) const;
  void clear() const;

private:
  std::string stamp() const;
  bool isTerminal;
  double begin, lastShown = 0;
};

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_TIMELEFT_H
