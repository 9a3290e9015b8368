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

namespace padlab {

/// Makes the tasks of a night, phase by phase: PlanFuzzing.cpp,
/// PlanBenchmarks.cpp and PlanReport.cpp have those of one kind each.
class Planner {
public:
  explicit Planner(const NightlyOptions &given);
  Plan make();

private:
  std::string tool(llvm::StringRef name) const;

  Task &add(const std::string &id, const std::string &phase,
            std::vector<std::string> command, double expected, double limit);

  Task &addStep(const std::string &id, const std::string &phase,
                double expected, double limit,
                const std::vector<std::string> &more = {});

  /// Tasks that are added from now on need all that were added so far.
  void waitForAll();

  double getNightSeconds() const { return options.minutes * 60; }

  /// The seconds of each fuzzer of the target.
  double getFuzzSeconds(llvm::StringRef target) const;

  /// Finds out which findings are fixed, and which came back.
  void addReplay();

  /// Nothing needs the benchmarks before fuzzing is done. The build takes no
  /// core from the fuzzers' plan; they run beside it for a minute.
  void addBuild();

  /// Fuzzers of a target start from shares of one corpus, and exchange what
  /// they find.
  void addFuzzing();

  /// The more fuzzers there were, the more cases there are. What a merge does
  /// not come to is left for the next.
  Task &addMerge(const std::string &id, const std::string &target,
                 double seconds);

  /// On a cluster a tree: leaves run the cases of a part each, the root puts
  /// together what they kept without running it again. Texts have no leaves:
  /// libFuzzer merges them in one process.
  void addMerges();

  /// Raw defects are none of the merges' business: those of a target that was
  /// fuzzed longest run beside triage, which leaves them a core.
  void addTriage();

  /// Whether the rules of pad fusion and mistakes of the lowering are noticed.
  void addPlanted();

  /// The tier that suits the night. What was measured stays in the task's
  /// directory, so that a sweep that was killed goes on.
  void addBenchmarks();

  /// Whether the night has the minutes for more than the smoke tier.
  bool isLong() const { return options.minutes >= 30; }

  Task &addBench(const std::string &id, std::vector<std::string> arguments,
                 double expected, double limit);

  /// Adds the task that makes results of the journal of a benchmark which came to
  /// a limit.
  void addRest(const Task &of);

  /// Adds a benchmark of so many seconds, which begins with what was not measured
  /// for longest.
  void addTimed(const std::string &id, std::vector<std::string> arguments,
                double seconds);

  /// As many of all series and of the workloads for another CPU in turn as their
  /// time allows, and the claims, within the share.
  void addRotation();

  /// The CPUs that code is made for, as far as the machine can run it: `native`
  /// first.
  static std::vector<llvm::StringRef> listCPUs();

  /// Instructions, which other work does not change: counted beside triage, by
  /// three nights in turn.
  void addInstructions();

  /// Counts what a claim about traffic says in a simulated cache.
  void addTraffic(llvm::StringRef cpu);

  /// Collects the evidence of the operation matrix beside triage. It stays in
  /// the state: shorter nights read what these saw.
  void addEvidence();
  std::string getEvidence() const {
    return options.stateDir + "/evidence.json";
  }

  /// Lets a task run beside triage.
  void waitForFuzzing(Task &task);

  /// Measures what the document on pad fusion claims, for each instruction set
  /// of the machine.
  void addClaims(llvm::ArrayRef<llvm::StringRef> cpus, double seconds);

  /// Asks the release before, where `padlab llvm add` has unpacked it: what it
  /// does not show is a regression of a newer LLVM's.
  void addVersions();

  /// Says what is done with each operation, where there is evidence.
  void addMatrix();

  void addReport();

  /// Alerts are noted by each night; which commit it was is looked for where
  /// the night has this machine to itself. The share is taken only where there
  /// are some. Commits are built with the preset's LLVM, which is the corpus'
  /// release, or with the one that the environment names: what another one
  /// measured would not show in them.
  void addAlerts();

  /// Returns the text that a hook gets where no summary could be made.
  std::string makeEmptySummary() const;

  /// It is told of the worst nights, too, those that come to no summary.
  void addHook();

  NightlyOptions options;
  Plan plan;
  std::string state, corpus;
  std::vector<std::string> barrier;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_NIGHTLY_PLANNER_H
