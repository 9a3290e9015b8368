//===- Planner.h - how the plan of a night is made --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_PLANNER_H
#define PADLAB_FUZZ_LIB_NIGHTLY_PLANNER_H

#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/Plan.h"

#include <string>
#include <vector>

namespace padlab::nightly {

/// Returns the seconds for a phase of a night that fuzzes for `fuzzSeconds`
/// seconds.
double getShareSeconds(StringRef phase, double fuzzSeconds);

/// Returns the weight of a target in fuzzing, relative to the others.
unsigned getFuzzWeight(StringRef target);

} // namespace padlab::nightly

namespace padlab {

/// Makes the tasks of a night, phase by phase. PlanFuzzing.cpp,
/// PlanBenchmarks.cpp and PlanReport.cpp each have the phases of one kind.
class Planner {
public:
  explicit Planner(const NightlyOptions &given);
  Plan make();

private:
  std::string tool(StringRef name) const;

  Task &add(const std::string &id, const std::string &phase,
            std::vector<std::string> command, double expected, double limit);

  Task &addStep(const std::string &id, const std::string &phase,
                double expected, double limit,
                const std::vector<std::string> &more = {});

  /// Makes each task that is added later wait for all tasks that were added
  /// before.
  void waitForAll();

  double getNightSeconds() const { return options.minutes * 60; }

  /// Returns the seconds for which each fuzzer of the target runs.
  double getFuzzSeconds(StringRef target) const;

  /// Adds the replay of regressions, and the check of stored findings, which
  /// notices findings that are fixed or came back.
  void addReplay();

  /// Adds the build of the benchmarks, which are not needed before fuzzing is
  /// done. The build counts as using no core, so that it does not delay the
  /// fuzzers: both run at the same time for about a minute.
  void addBuild();

  /// Adds the fuzzers. All fuzzers of a target start from shares of one corpus,
  /// and exchange the new cases that they find.
  void addFuzzing();

  /// Adds a task that merges new cases into a corpus. Its time does not grow
  /// with the number of cases: cases that it does not reach are left for the
  /// next merge.
  Task &addMerge(const std::string &id, const std::string &target,
                 double seconds);

  /// Adds the merges. On a cluster, the merges of a target form a tree: each
  /// leaf runs the cases of one shard, and the root merges the cases that the
  /// leaves kept, without running these again. Target `text` has no leaves,
  /// because libFuzzer merges its inputs in one process.
  void addMerges();

  /// Adds triage, which waits for the fuzzers but not for merges, because it
  /// only reads raw defects. It takes all cores of this machine; on a cluster,
  /// each shard of it takes one core.
  void addTriage();

  /// Adds the tests of whether the checks notice violated rules of pad fusion,
  /// and mistakes that are planted in the lowering. They may run at the same
  /// time as merges.
  void addPlanted();

  /// Adds the benchmarks, of a tier that suits the length of the night. The
  /// benchmarks write to the task's directory, so that a killed one can
  /// continue.
  void addBenchmarks();

  /// Whether the night is long enough for more than the tier `smoke`.
  bool isLong() const { return options.minutes >= 30; }

  Task &addBench(const std::string &id, std::vector<std::string> arguments,
                 double expected, double limit);

  /// Adds a task that writes the results of benchmark `of` if this ran into a
  /// limit: it makes them from the benchmark's journal, without measuring.
  void addRest(const Task &of);

  /// Adds a benchmark that measures for `seconds` seconds. It begins with the
  /// series that were not measured for the longest time.
  void addTimed(const std::string &id, std::vector<std::string> arguments,
                double seconds);

  /// Adds the benchmarks of a long night: the claims, as many series of the
  /// native CPU as fit the benchmarks' share of the night, and some workloads
  /// for another CPU, which alternates from night to night.
  void addRotation();

  /// Lists those of the CPUs of the claims whose code this machine can run;
  /// `native` is the first.
  static std::vector<StringRef> listCPUs();

  /// Adds the counting of instructions and the measurements of memory traffic.
  /// Load does not change these counts, so that the tasks may run at the same
  /// time as triage. Each night counts the instructions of a third of the
  /// series.
  void addInstructions();

  /// Adds the task in which the reference computes the error bounds that
  /// comparisons of inexact results need. Load does not change them, so that
  /// the task may run at the same time as triage. The state keeps the bounds
  /// for later nights of the same build.
  void addBounds();
  std::string getBounds() const {
    return "--bounds=" + options.stateDir + "/bounds";
  }

  /// Adds the measurement of the claims about memory traffic, in a simulated
  /// cache.
  void addTraffic(StringRef cpu);

  /// Adds the collection of evidence for the operation matrix, at the same time
  /// as triage. The state keeps it for nights that are too short to collect it.
  void addEvidence();
  std::string getEvidence() const {
    return options.stateDir + "/evidence.json";
  }

  /// Makes a task wait for fuzzing only, so that it may run at the same time as
  /// merges and triage.
  void waitForFuzzing(Task &task);

  /// Adds the measurements of the claims of the document from which pad fusion
  /// was designed (Claims.h), for each of `cpus`.
  void addClaims(ArrayRef<StringRef> cpus, double seconds);

  /// If padlab is built with a newer LLVM than the corpus's release, adds the
  /// check of findings with the previous LLVM release, if `padlab llvm add` has
  /// unpacked it. A defect that this release does not show is a regression of a
  /// newer LLVM.
  void addVersions();

  /// Adds the operation matrix, which says what padlab does with each
  /// operation, if there is evidence for it.
  void addMatrix();

  void addReport();

  /// Adds the task that stores alerts. If the night has this machine to itself,
  /// also adds the search for the commits that caused alerts; its share of the
  /// time is used only if there are alerts. The search builds commits with the
  /// LLVM of the preset, which is the corpus's release, or with the LLVM that
  /// the environment names. Otherwise there is no search: alerts that were
  /// measured with another LLVM might not show.
  void addAlerts();

  /// Returns the summary that the hook gets if the night made none.
  std::string makeEmptySummary() const;

  /// Adds the hook: the user's command that gets the summary of every night,
  /// also of a night that failed before it made a summary.
  void addHook();

  NightlyOptions options;
  Plan plan;
  std::string state, corpus;
  std::vector<std::string> barrier;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_NIGHTLY_PLANNER_H
