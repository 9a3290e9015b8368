//===- TriageQueue.h - all raw defects of a folder -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns a folder of raw defects (Incoming.h) into findings, in a limited time.
///
/// Raw defects that the fuzzers described alike (`getDefectGroups`) form a
/// group. One of each group is triaged before the second of any, wrong values
/// first, and within a group those first that differ most. Of crashes in one
/// place, all after the second are counted for the finding that the group gave
/// most often, except the 4th, 8th and so on. Hangs get only a tenth of the
/// time while others wait.
///
/// For a share of the time, raw defects are run under the guards of all known
/// causes, which costs a small part of a reduction. Those that one cause
/// explains form a cluster of that cause. Of the others, those that no causes
/// explain are triaged first.
///
/// Defects of one kind of verdict with the same blame and message are a
/// cluster: most likely one defect. Reduction costs far more than blame, so
/// that members of a cluster are reduced less and less often: half as often
/// after each one that gave nothing new, but always if the guilty pass did
/// something else (`Clusters::describeAspect`), a limited number of times. The
/// first of a cluster is reduced at once, the others later, because other raw
/// defects may begin another cluster (`TriageSchedule`). If the place of a
/// crash is known, only the first is reduced; the others count for the finding
/// that their cluster gave most often. Findings of earlier runs are clusters
/// already.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_TRIAGEQUEUE_H
#define PADLAB_FUZZ_TRIAGEQUEUE_H

#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/Shard.h"

#include "llvm/Support/JSON.h"

#include <functional>
#include <set>
#include <string>

namespace padlab {

struct TriageQueueOptions {
  std::string findingsDir;
  unsigned jobs = 1;
  double seconds = 90;
  /// The shard of this process among those that share the raw defects. Each one
  /// names the clusters that it begins to reduce in files of `claimsDir`
  /// (empty: nothing is shared); the others reduce such a cluster later, and
  /// only if the first reduction did not explain all of it.
  Shard shard;
  std::string claimsDir;
  /// Returns the causes that a finding.json shows for sure. A defect that
  /// surely shows one cause counts for the existing finding of that cause;
  /// without this function, none does.
  std::function<Attribution(const json::Object &finding)> getSureCauses;
  /// The time for the child that triages one defect: reduction, blame before
  /// and after it, and the check of the reproducer.
  unsigned secondsPerDefect = 180;
  /// Reports one line about an event: a new finding, a failure.
  std::function<void(const std::string &line)> say = [](const std::string &) {};
  /// Called after each raw defect.
  std::function<void(size_t triaged, size_t incoming, double secondsLeft)>
      progress = [](size_t, size_t, double) {};
  std::function<bool()> isCancelled = [] { return false; };
};

struct TriageQueueResult {
  size_t incoming = 0, triaged = 0;
  /// The number of groups into which the fuzzers sorted raw defects.
  size_t groups = 0;
  double seconds = 0;
  /// How many of the triaged defects were reduced, were only counted for a
  /// finding of their cluster, or showed nothing when they were run again.
  size_t reduced = 0, counted = 0, notReproduced = 0;
  /// The number of remaining defects on which triage crashed or met its limit
  /// so often that they come last.
  size_t stubborn = 0;
  /// Names of the folders of findings that were not there before.
  std::set<std::string> newFindings;

  size_t getLeft() const { return incoming - triaged; }
  /// Returns `triage` of report.json, see reports/schema.md.
  json::Object toJSON() const;
};

/// Triages the defects in and below `incomingDir`, and removes those that are
/// done. Those that fail or do not fit in the time are left for another run.
TriageQueueResult triageFolder(StringRef incomingDir,
                               const TriageQueueOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_TRIAGEQUEUE_H
