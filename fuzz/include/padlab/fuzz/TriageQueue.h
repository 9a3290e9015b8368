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
/// Raw defects whose reports by the fuzzers are alike (`getDefectGroups`) form
/// a group. The first one of each group is triaged before the second of any
/// group, and so on. Groups of different kinds take turns, in each of which
/// wrong values come first. Within a group, those come first that have
/// something new. If a group has crashes in one place of the compiler, or hangs
/// of one pass, and some have led to a finding, only the 1st, 2nd, 4th, 8th and
/// so on are triaged. The others are counted for the finding that the group led
/// to most often. As long as others wait, hangs and other slow defects
/// (`VerdictKind::slowRank`) get only a tenth of the time.
///
/// In a share of the time, triage runs raw defects while the guards of all
/// known causes are active (Attribution.h), which costs little compared with a
/// reduction. All defects that the same cause explains form the cluster of that
/// cause, or several if its guard is on a whole pass and their verdicts differ.
///
/// For defects that are in none of these clusters, triage searches for the
/// guilty pass and pattern, first for those that no known causes explain.
/// Defects with the same kind of verdict, blame and message form a cluster:
/// most likely they are one defect. A reduction costs far more than a blame, so
/// that defects of a cluster are reduced less and less often: the rate halves
/// after each reduction that gave nothing new. A defect is reduced nevertheless
/// if the guilty pass did something else in it (`Clusters::describeAspect`);
/// the number of these is limited. The first defect of a cluster is reduced at
/// once. Others are reduced later, because raw defects that wait may begin
/// another cluster (`TriageSchedule`). If the place of a crash is known, only
/// the first defect of its cluster is reduced; the others are counted for the
/// finding that the cluster led to most often. Findings of earlier runs belong
/// to clusters from the start.
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
  /// The part of the raw defects that this process triages, if several
  /// processes share them. A process that begins to reduce the defects of a
  /// cluster writes a file in `claimsDir` that says so (empty: it does not).
  /// The other processes reduce defects of this cluster later, and only if the
  /// first reduction did not explain all of them.
  Shard shard;
  std::string claimsDir;
  /// Returns the causes that a finding.json shows for sure. A defect that shows
  /// exactly one cause for sure counts for the existing finding of that cause.
  /// Without this function, no defect does.
  std::function<Attribution(const json::Object &finding)> getSureCauses;
  /// The time limit of each request to the child that triages. The longest
  /// request reduces a defect, blames it before and after the reduction, and
  /// checks the reproducer.
  unsigned secondsPerDefect = 180;
  /// Called with one line for each event: a new finding, a failure.
  std::function<void(const std::string &line)> say = [](const std::string &) {};
  /// Called after each raw defect that is done.
  std::function<void(size_t triaged, size_t incoming, double secondsLeft)>
      progress = [](size_t, size_t, double) {};
  std::function<bool()> isCancelled = [] { return false; };
};

struct TriageQueueResult {
  size_t incoming = 0, triaged = 0;
  /// The number of groups into which the fuzzers sorted raw defects.
  size_t groups = 0;
  double seconds = 0;
  /// The number of defects that were reduced, that were only counted for an
  /// existing finding, and the number of raw defects that did not show when
  /// they were run again.
  size_t reduced = 0, counted = 0, notReproduced = 0;
  /// The number of remaining defects on which triage crashed, or exceeded its
  /// limit, so often that they come last.
  size_t stubborn = 0;
  /// The names of the folders of findings that did not exist before.
  std::set<std::string> newFindings;

  size_t getLeft() const { return incoming - triaged; }
  /// Returns `triage` of report.json, see reports/schema.md.
  json::Object toJSON() const;
};

/// Triages the raw defects in and below `incomingDir`, and removes those that
/// are done. Those on which triage fails, or for which there is no time, are
/// left for another run.
TriageQueueResult triageFolder(StringRef incomingDir,
                               const TriageQueueOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_TRIAGEQUEUE_H
