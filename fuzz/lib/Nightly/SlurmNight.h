//===- SlurmNight.h - a night as jobs of Slurm -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All jobs are submitted at once, each after those that it needs, so that the
/// submitting process need not stay: it may end, or show the progress.
///
/// `RUN/jobs/N.json` is written before submission N and again after it, so that
/// a process that continues the night knows every job: a job whose number was
/// not recorded is found by its name.
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

/// One submission of a job.
struct JobRecord {
  std::string name;             ///< The job's name, which no other has.
  std::vector<std::string> ids; ///< Ids of its tasks, by their element.
  bool isArray = false;
  std::string job; ///< Slurm's number; empty: not known to be submitted.
};

class SlurmNight {
public:
  /// `tool` is `padlab-nightly`. The plan outlives it.
  SlurmNight(const Plan &plan, std::string tool);

  /// Asks Slurm what has become of the jobs. Ends those that it accepted so
  /// late that their tasks had been submitted again.
  Error refresh();
  /// Submits tasks without a result and without a job; after a cancellation
  /// only those that make the report. Returns the number of jobs.
  Expected<size_t> submitMissing();
  /// Asks for the existing jobs and submits missing tasks. Tries again, a few
  /// times, if Slurm's controller does not accept this. Returns the number of
  /// new jobs.
  Expected<size_t> submitAtStart();
  /// Shows the progress until the last task has ended or the user interrupts.
  /// An interrupt does not end the jobs.
  Error watch();
  /// Ends running jobs, except those that make the report.
  Error cancel();

  bool isFinished() const;
  /// Returns whether any task waits or runs.
  bool hasActiveJobs() const;
  /// Lists the tasks that have not ended, with the progress of those that a
  /// node works on.
  std::vector<TaskProgress> listLeft() const;
  /// Returns the node that runs a task; empty if none does.
  std::string getNodeOf(StringRef id) const;

private:
  bool hasEnded(StringRef id) const;
  void noteRecord(size_t number);
  /// Returns the job of a task in the queue.
  const slurm::JobState *findJob(StringRef id, std::string *number) const;
  Error storeRecord(size_t number) const;
  Error adoptUnnumbered();
  bool isDuplicate(size_t number) const;
  Error cancelDuplicates() const;
  size_t countNumbered() const;
  Expected<bool> submitGroup(const slurm::JobGroup &group);
  std::vector<std::string> listJobsOf(const slurm::JobGroup &group) const;
  slurm::Submission makeSubmission(const slurm::JobGroup &group,
                                   ArrayRef<const Task *> tasks) const;
  void hurryRequeued() const;
  Error resubmitLost(ProgressLine &line);
  /// Lists tasks that are needed and whose job has ended without a result.
  std::vector<std::string> listLost() const;

  const Plan &plan;
  std::string tool;
  NightlyOptions options;
  std::vector<slurm::JobGroup> groups;
  std::vector<JobRecord> records;
  /// For each task, its submissions and its element in each.
  std::map<std::string, std::vector<std::pair<size_t, size_t>>> places;
  slurm::Queue queue;
  /// Tasks that are known to have a result; none loses it again.
  mutable std::set<std::string> ended;
  /// The tasks that the last look found lost, and how many submissions were
  /// repeated since a task last ended.
  std::vector<std::string> lostBefore;
  unsigned resubmissions = 0;
  size_t endedBefore = 0;
  bool isHopeless = false;
};

/// Whether the night of this plan is one of Slurm's.
bool isOnSlurm(const Plan &plan);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_SLURMNIGHT_H
