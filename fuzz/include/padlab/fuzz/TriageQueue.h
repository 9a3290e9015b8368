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
/// Raw defects of which the fuzzers said the same (`getDefectGroups`) are a
/// group. One of each group is looked at before the second of any, wrong values
/// first, and of a group first those that differ most. Of crashes in one place
/// all after the second count for what the group gave most often, but for the
/// 4th, 8th ... What hangs waits for a tenth of the time that others take.
///
/// In a share of the time raw defects are run under the guards of all known
/// causes, which costs a small part of a reduction. Those that one cause
/// explains are a cluster of that cause. The others are looked at, those first
/// that no causes explain.
///
/// Defects of one kind of verdict with the same blame and message are a
/// cluster: most likely one defect. Reduction costs far more than blame, so
/// that of a cluster they are reduced less and less often: half as often after
/// each that gave nothing new, but always those of which the guilty pass did
/// something else (`Clusters::describeAspect`), up to a number. The first of a
/// cluster is reduced at once, the others after looks that may find another
/// cluster (`TriageSchedule`). Of a cluster whose place is known the first
/// alone is; the others count for the finding that their cluster gave most
/// often. Findings of earlier runs are clusters already.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_TRIAGEQUEUE_H
#define PADLAB_FUZZ_TRIAGEQUEUE_H

#include "padlab/fuzz/Shard.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <functional>
#include <set>
#include <string>

namespace padlab {

struct TriageQueueOptions {
  std::string findingsDir;
  unsigned jobs = 1;
  double seconds = 90;
  /// The shard of those that share the raw defects. Each names the clusters
  /// that it begins to reduce in files of `claimsDir`; the others reduce such a
  /// cluster later, and only if that did not say all. Empty: nobody shares.
  Shard shard;
  std::string claimsDir;
  /// Whether a finding.json shows its causes for sure. What shows the cause of
  /// a finding that is there counts for it; without this, for none.
  std::function<bool(const llvm::json::Object &finding)> isKnownCause;
  /// For what is asked of the child that triages at once: reduction, blame
  /// before and after it, and the check of the reproducer.
  unsigned secondsPerDefect = 180;
  /// One line on what happened: a new finding, a failure.
  std::function<void(const std::string &line)> say = [](const std::string &) {};
  /// Called after each raw defect.
  std::function<void(size_t triaged, size_t incoming, double secondsLeft)>
      progress = [](size_t, size_t, double) {};
  std::function<bool()> isCancelled = [] { return false; };
};

struct TriageQueueResult {
  size_t incoming = 0, triaged = 0;
  /// How many groups of raw defects the fuzzers told apart.
  size_t groups = 0;
  double seconds = 0;
  /// How many of the triaged were reduced, counted for a finding of their
  /// cluster, or showed nothing when they were run again.
  size_t reduced = 0, counted = 0, notReproduced = 0;
  /// How many of those that are left made triage die or meet its limit so often
  /// that they come after all others.
  size_t stubborn = 0;
  /// Names of the folders of findings that were not there before.
  std::set<std::string> newFindings;

  size_t getLeft() const { return incoming - triaged; }
  /// `triage` of report.json, see reports/schema.md.
  llvm::json::Object toJSON() const;
};

/// Triages what lies in and below `incomingDir` and removes what is done. What
/// fails or does not fit in the time stays for another run.
TriageQueueResult triageFolder(llvm::StringRef incomingDir,
                               const TriageQueueOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_TRIAGEQUEUE_H
