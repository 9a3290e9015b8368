//===- Clusters.h - raw defects that are most likely one -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_CLUSTERS_H
#define PADLAB_FUZZ_LIB_FINDING_CLUSTERS_H

#include "padlab/fuzz/DefectKey.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Names.h"

#include <functional>
#include <map>
#include <set>

namespace padlab {

/// Decides which raw defects are worth a reduction, see TriageQueue.h. A
/// cluster is identified by a key of the grain `Grain::Cluster`; if a known
/// cause explains its defects, the key's aspect is the name of the cause.
class Clusters {
public:
  /// Returns the aspect of a blame, which distinguishes defects of one cluster.
  /// It names the operations that are more or fewer after the guilty pattern
  /// application (or, if none is known, after the guilty step) than before it.
  /// If only the pass is known to be guilty, the options of the step are added.
  static std::string describeAspect(const Blame &blame);

  /// Returns the key of the cluster of defects that a known cause explains. If
  /// the cause has a guard on a pattern, the key is the cause alone, because
  /// that guard withholds nothing but the faulty rewrites. A guard on a whole
  /// pass may also hide other defects, so that the key then has the fields of
  /// the verdict, too.
  static DefectKey makeKeyOfCause(const Verdict &defect, std::string cause);

  /// Returns the cause that a finding.json shows for sure, or an empty name.
  using GetCause = std::function<std::string(const json::Object &finding)>;
  /// Loads the findings of a folder as results of earlier runs. Each finding
  /// counts for the cluster of its blame and for the cluster of its cause.
  void load(StringRef findingsDir, const GetCause &getCause);
  /// Loads the findings that other processes have stored in the meantime.
  void learn(StringRef findingsDir, const GetCause &getCause);

  struct Decision {
    /// The signature of the finding that the defect counts for; empty if the
    /// defect is to be reduced.
    std::string countsFor;
    /// How many defects of the cluster were reduced before.
    size_t reducedBefore = 0;
  };
  /// Counts one more defect of a cluster, and decides what to do with it.
  Decision enter(const DefectKey &cluster, const std::string &aspect = "");
  /// Returns the finding for which a postponed defect is counted, or an empty
  /// name if the defect must be reduced. It is counted if the cluster has a
  /// finding, and all of its defects are taken for the same one. If a known
  /// cause with a guard on a pass explains the cluster, most defects are
  /// counted. In any other cluster, all are reduced.
  std::string findKnown(const DefectKey &cluster);
  /// Records the signature of a reduced defect of the cluster.
  void note(const DefectKey &cluster, const std::string &signature);

private:
  static std::vector<DefectKey> listKeys(const StoredRecord &finding,
                                         const GetCause &getCause);

  struct Cluster {
    /// How many defects of the cluster were seen. The `due`th is reduced, and
    /// then one in `gap`. The gap doubles, up to a bound, after each reduction
    /// that gave nothing new.
    uint64_t seen = 0, due = 1, gap = 1;
    size_t reduced = 0;
    std::map<std::string, uint64_t> signatures;
    /// The aspects of the defects that were reduced in this run.
    std::set<std::string> aspects;
  };
  std::map<DefectKey, Cluster> clusters;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_CLUSTERS_H
