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

/// Something to do: to look at a raw defect or, where a look found more of a
/// cluster that has been reduced before, to reduce that.
struct TriageTask {
  /// In `RawDefects::getOrder`.
  size_t defect = 0;
  /// The kind and the pipeline of the defect to reduce; empty for a look.
  std::string kind, pipeline;
  DefectKey cluster;

  bool isLook() const { return kind.empty(); }
};

/// The order in which time that does not suffice for all is spent. Looks come
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
  /// Something of the cluster of `task`, of which so many were reduced before.
  void postpone(TriageTask task, size_t reducedBefore);

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
  void add(TriageTask task, size_t round);

  const RawDefects &defects;
  std::set<Entry> others, slow;
  size_t added = 0;
  bool slowRuns = false;
  double slowSeconds = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_TRIAGESCHEDULE_H
