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

/// Returns the seconds of a phase in a night that fuzzes for this number of
/// seconds.
double getShareSeconds(StringRef phase, double fuzzSeconds);

/// Returns the weight of a target in fuzzing, relative to the others.
unsigned getFuzzWeight(StringRef target);

} // namespace padlab::nightly

namespace padlab {

/// Makes the tasks of a night, phase by phase: PlanFuzzing.cpp,
/// PlanBenchmarks.cpp and PlanReport.cpp each contain one kind.
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

  /// Makes all tasks that are added from now on wait for all that were added so
  /// far.
  void waitForAll();

  double getNightSeconds() const { return options.minutes * 60; }

  /// Returns the seconds of each fuzzer of the target.
  double getFuzzSeconds(StringRef target) const;

  /// Adds the replay of regressions, and the search for findings that are fixed
  /// or came back.
  void addReplay();

  /// Adds the build of the benchmarks, which are not needed before fuzzing is
  /// done. It takes no core from the fuzzers in the plan; they run beside it
  /// for a minute.
  void addBuild();

  /// Adds fuzzers. Those of one target start from shares of one corpus, and
  /// exchange what they find.
  void addFuzzing();

  /// Adds a merge. More fuzzers produce more cases; cases that a merge does not
  /// reach are left for the next.
  Task &addMerge(const std::string &id, const std::string &target,
                 double seconds);

  /// Adds the merges. On a cluster they form a tree: each leaf runs the cases
  /// of one part, and the root merges what they kept without running it again.
  /// Texts have no leaves, because libFuzzer merges them in one process.
  void addMerges();

  /// Adds triage. It needs no merge, only the raw defects of all fuzzers. It
  /// takes all cores of this machine, or, on a cluster, one core for each
  /// shard.
  void addTriage();

  /// Adds the tests whether violated rules of pad fusion and planted mistakes
  /// of the lowering are noticed.
  void addPlanted();

  /// Adds the benchmarks, with the tier that suits the night. Measurements stay
  /// in the task's directory, so that a killed sweep can continue.
  void addBenchmarks();

  /// Whether the night has the minutes for more than the smoke tier.
  bool isLong() const { return options.minutes >= 30; }

  Task &addBench(const std::string &id, std::vector<std::string> arguments,
                 double expected, double limit);

  /// Adds the task that makes results from the journal of a benchmark if that
  /// came to a limit.
  void addRest(const Task &of);

  /// Adds a benchmark that measures for so many seconds, beginning with what
  /// was not measured for longest.
  void addTimed(const std::string &id, std::vector<std::string> arguments,
                double seconds);

  /// Adds the benchmarks that fit the share of a long night: the claims, as
  /// many series of the native CPU as possible, and some workloads of another
  /// CPU, which alternates from night to night.
  void addRotation();

  /// Lists the CPUs that code is compiled for, as far as the machine can run
  /// it: `native` first.
  static std::vector<StringRef> listCPUs();

  /// Adds the counting of instructions, which the load does not change: it runs
  /// beside triage, and each of three nights counts a third.
  void addInstructions();

  /// Adds the task in which the reference computes the error bounds without
  /// which inexact results cannot be compared. The load does not change them:
  /// it runs beside triage, and they are kept in the state for later nights of
  /// the same build.
  void addBounds();
  std::string getBounds() const {
    return "--bounds=" + options.stateDir + "/bounds";
  }

  /// Adds the measurement of a claim about traffic in a simulated cache.
  void addTraffic(StringRef cpu);

  /// Adds the collection of evidence for the operation matrix, beside triage.
  /// It is kept in the state for shorter nights.
  void addEvidence();
  std::string getEvidence() const {
    return options.stateDir + "/evidence.json";
  }

  /// Makes a task wait for fuzzing only, so that it runs beside triage.
  void waitForFuzzing(Task &task);

  /// Adds the measurements of what the document on pad fusion claims, for each
  /// instruction set of the machine.
  void addClaims(ArrayRef<StringRef> cpus, double seconds);

  /// Adds the run on the previous release if `padlab llvm add` has unpacked it.
  /// A defect that this release does not show is a regression of a newer LLVM.
  void addVersions();

  /// Adds the matrix of what is done with each operation, if there is evidence.
  void addMatrix();

  void addReport();

  /// Adds the task that notes alerts and, if the night has this machine to
  /// itself, the search for the responsible commits, whose share of the time is
  /// used only if there are alerts. Commits are built with the preset's LLVM,
  /// which is the corpus's release, or with the one that the environment names:
  /// alerts that another LLVM measured might not show with it.
  void addAlerts();

  /// Returns the text that a hook gets where no summary could be made.
  std::string makeEmptySummary() const;

  /// Adds the hook, which is told about every night, even one that fails before
  /// its summary.
  void addHook();

  NightlyOptions options;
  Plan plan;
  std::string state, corpus;
  std::vector<std::string> barrier;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_NIGHTLY_PLANNER_H
