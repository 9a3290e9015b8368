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

/// A task for a raw defect: to ask which known causes explain it, to blame what
/// they do not explain, or to reduce it.
struct TriageTask {
  enum class Step { Explain, Look, Reduce };

  /// The index in `RawDefects::getOrder`.
  size_t defect = 0;
  Step step = Step::Explain;
  /// The kind, pipeline and cluster of the defect to reduce.
  std::string kind, pipeline;
  DefectKey cluster;
};

/// The order of tasks when the time does not suffice for all. Explaining a
/// defect is cheap, and gets a share of the time until all are explained. The
/// other tasks follow the order of the raw defects, and a cluster's next defect
/// comes the later the more of them were reduced, because other clusters may
/// hold something new. Slow defects such as hangs have a share of the time of
/// their own, so that nothing waits for them.
class TriageSchedule {
public:
  explicit TriageSchedule(const RawDefects &defects);

  /// Takes the next task, given the seconds used by all workers so far; returns
  /// nullopt if there is none. The caller must call `finish`.
  std::optional<TriageTask> take(double secondsPassed);
  /// Records that the task took `seconds`.
  void finish(const TriageTask &task, double seconds);
  /// Adds a task that is due after this many further reductions.
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
