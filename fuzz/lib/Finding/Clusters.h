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

#include <functional>
#include <map>
#include <set>

namespace padlab {

/// Decides which raw defects are worth a reduction, see TriageQueue.h. Keys
/// have the grain `Grain::Cluster`; if a known cause explains the defect, the
/// cause is the aspect.
class Clusters {
public:
  /// Returns the aspect of a blame, which distinguishes defects of one cluster:
  /// the operations whose number the guilty application of a pattern changes.
  /// If no application is guilty, it is the guilty step, with its options
  /// unless it is a script.
  static std::string describeAspect(const Blame &blame);

  /// Returns the key of defects that a known cause explains. The guard of a
  /// pattern withholds a single application and lets everything else run, so
  /// that nothing else is compared. The guard of a pass also hides other
  /// defects of a large program.
  static DefectKey makeKeyOfCause(const Verdict &defect, std::string cause);

  /// Returns the cause that a finding.json shows for sure, or an empty name.
  using GetCause =
      std::function<std::string(const llvm::json::Object &finding)>;
  /// Loads the findings of a folder as the results of their clusters so far,
  /// both of their blame and of their causes.
  void load(llvm::StringRef findingsDir, const GetCause &getCause);
  /// Takes over the results of other processes' reductions since.
  void learn(llvm::StringRef findingsDir, const GetCause &getCause);

  struct Decision {
    /// The signature of the finding that it counts for; empty: it is to be
    /// reduced.
    std::string countsFor;
    /// How many defects of the cluster were reduced before.
    size_t reducedBefore = 0;
  };
  /// Counts one more of a cluster.
  Decision enter(const DefectKey &cluster, const std::string &aspect = "");
  /// Returns the finding for which a postponed defect counts now that the
  /// cluster has one: if one of the cluster is enough, and if it has a cause,
  /// except for some of these.
  std::string findKnown(const DefectKey &cluster);
  /// Records the signature of a reduced defect of the cluster.
  void note(const DefectKey &cluster, const std::string &signature);

private:
  static std::vector<DefectKey> listKeys(const StoredRecord &finding,
                                         const GetCause &getCause);

  struct Cluster {
    /// The `due`th defect that is seen is reduced, and then one of `gap`, which
    /// doubles, up to a bound, after each reduction that gave nothing new.
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
