//===- SlurmNight.h - a night as jobs of Slurm -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All jobs are submitted at once, each after those that it needs, so that
/// nobody has to stay: who submitted them may die, or look on.
///
/// `RUN/jobs/N.json` is written before submission N and again after it, so that
/// who goes on knows of every job: one whose number was not written down is
/// found by its name.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_SLURMNIGHT_H
#define PADLAB_FUZZ_LIB_NIGHTLY_SLURMNIGHT_H

#include "Slurm.h"
#include "TimeLeft.h"

#include "padlab/fuzz/Nightly.h"

#include <map>
#include <set>

namespace padlab::nightly {

/// One submission.
struct JobRecord {
  std::string name;             ///< The job's name, in no other night.
  std::vector<std::string> ids; ///< Ids of its tasks, by their element.
  bool isArray = false;
  std::string job; ///< Slurm's number; empty: not known to be submitted.
};

class SlurmNight {
public:
  /// `tool` is `padlab-nightly`. The plan outlives it.
  SlurmNight(const Plan &plan, std::string tool);

  /// Asks Slurm what has become of the jobs. Ends those that it took so late
  /// that their tasks had been submitted again.
  llvm::Error refresh();
  /// Submits what has neither a result nor a job; only what makes the report
  /// once the night was cancelled. Returns how many jobs.
  llvm::Expected<size_t> submitMissing();
  /// The same, after a look at what there is; again where Slurm's controller
  /// did not take it.
  llvm::Expected<size_t> submitAtStart();
  /// Looks on until the last task has ended, or the user interrupts, which ends
  /// nothing but the looking.
  llvm::Error watch();
  /// Ends what runs, but for what makes the report.
  llvm::Error cancel();

  bool isFinished() const;
  /// Whether any task waits for its turn or runs.
  bool hasActiveJobs() const;
  /// The tasks that have not ended, with the nodes that are busy with them.
  std::vector<TaskProgress> listLeft() const;
  /// The node that runs a task; empty where none does.
  std::string getNodeOf(llvm::StringRef id) const;

private:
  bool hasEnded(llvm::StringRef id) const;
  void noteRecord(size_t number);
  /// The job of a task, in the queue.
  const slurm::JobState *findJob(llvm::StringRef id, std::string *number) const;
  llvm::Error storeRecord(size_t number) const;
  llvm::Error adoptUnnumbered();
  bool isDuplicate(size_t number) const;
  llvm::Error cancelDuplicates() const;
  size_t countNumbered() const;
  llvm::Expected<bool> submitGroup(const slurm::JobGroup &group);
  std::vector<std::string> listJobsOf(const slurm::JobGroup &group) const;
  slurm::Submission makeSubmission(const slurm::JobGroup &group,
                                   llvm::ArrayRef<const Task *> tasks) const;
  void hurryRequeued() const;
  llvm::Error resubmitLost(ProgressLine &line);
  /// Tasks whose job has ended without a result, as far as they are wanted.
  std::vector<std::string> listLost() const;

  const Plan &plan;
  std::string tool;
  NightlyOptions options;
  std::vector<slurm::JobGroup> groups;
  std::vector<JobRecord> records;
  /// For each task, its submissions and its element in each.
  std::map<std::string, std::vector<std::pair<size_t, size_t>>> places;
  slurm::Queue queue;
  /// Tasks that are known to have a result, which stays.
  mutable std::set<std::string> ended;
  /// What the last look found lost, and how often something was submitted
  /// again since a task has ended.
  std::vector<std::string> lostBefore;
  unsigned resubmissions = 0;
  size_t endedBefore = 0;
  bool isHopeless = false;
};

/// Whether the night of this plan is one of Slurm's.
bool isOnSlurm(const Plan &plan);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_SLURMNIGHT_H
