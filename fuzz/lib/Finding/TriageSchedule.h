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

/// Something to do for a raw defect: to ask which known causes explain it, to
/// look for who is guilty of what they do not explain, or to reduce it.
struct TriageTask {
  enum class Step { Explain, Look, Reduce };

  /// In `RawDefects::getOrder`.
  size_t defect = 0;
  Step step = Step::Explain;
  /// The kind, pipeline and cluster of the defect to reduce.
  std::string kind, pipeline;
  DefectKey cluster;
};

/// The order in which time that does not suffice for all is spent. To explain a
/// defect is cheap, and has a share of the time until all are. The others come
/// in the order of the raw defects, and one more of a cluster comes the later
/// the more of it were reduced: what looks find next may be something else.
/// Defects that take long, as hangs do, have a share of the time of their own,
/// so that nothing waits for them.
class TriageSchedule {
public:
  explicit TriageSchedule(const RawDefects &defects);

  /// The next after so many seconds of all who work on it, or nullopt: there is
  /// none. `finish` follows.
  std::optional<TriageTask> take(double secondsPassed);
  /// `seconds` went into it.
  void finish(const TriageTask &task, double seconds);
  /// Adds what is due so many reductions later than its raw defect.
  void add(TriageTask task, size_t reductionsLater);
  /// Takes all that is left, in no order.
  std::vector<TriageTask> takeRest();

private:
  struct Entry {
    RawDefect::Place place;
    size_t number; ///< Makes it one of a kind.
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
