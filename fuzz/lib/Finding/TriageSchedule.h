//===- TriageSchedule.h - what triage does next -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_TRIAGESCHEDULE_H
#define PADLAB_FUZZ_LIB_FINDING_TRIAGESCHEDULE_H

#include "RawDefects.h"

#include <optional>
#include <set>

namespace padlab {

/// A task for a raw defect: to ask which known causes explain it (Explain); to
/// run it again and find the guilty pass of what they do not explain (Look); or
/// to reduce it (Reduce).
struct TriageTask {
  enum class Step { Explain, Look, Reduce };

  /// The index in `RawDefects::getOrder`.
  size_t defect = 0;
  Step step = Step::Explain;
  /// For `Reduce`: the kind, the pipeline and the cluster of the defect.
  std::string kind, pipeline;
  DefectKey cluster;
};

/// Decides about the order of tasks, because the time does not suffice for all.
/// To explain a defect is cheap, and gets a share of the time until all are
/// explained. The other tasks follow the order of the raw defects. The more
/// defects of a cluster were reduced, the later its next defect comes, because
/// other clusters may hold something new. Slow defects such as hangs have a
/// share of the time of their own, so that other defects need not wait for
/// them. No slow one begins shortly before the end, unless nothing else is
/// left.
class TriageSchedule {
public:
  explicit TriageSchedule(const RawDefects &defects);

  /// Takes the next task; `secondsPassed` is the time that all workers have had
  /// so far, and `secondsLeft` the time until triage ends. Returns nullopt if
  /// there is none. The caller must call `finish`.
  std::optional<TriageTask> take(double secondsPassed, double secondsLeft);
  /// Records that the task took `seconds`.
  void finish(const TriageTask &task, double seconds);
  /// Adds a task that is due after this many further reductions, counted in
  /// rounds.
  void add(TriageTask task, size_t reductionsLater);
  /// Takes all remaining tasks, in no particular order.
  std::vector<TriageTask> takeRest();

private:
  struct Entry {
    RawDefect::Place place;
    size_t number; ///< Makes the entry unique.
    TriageTask task;
    bool operator<(const Entry &other) const {
      return std::tie(place, number) < std::tie(other.place, other.number);
    }
  };
  bool isSlow(const TriageTask &task) const {
    return defects.isSlow(defects.getOrder()[task.defect].group);
  }

  const RawDefects &defects;
  std::set<Entry> unexplained, others, slow;
  size_t added = 0;
  bool slowRuns = false;
  double slowSeconds = 0, secondsOfExplaining = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_TRIAGESCHEDULE_H
