//===- SlurmNight.h - a night as jobs of Slurm -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All jobs of a night are submitted at once. Slurm starts each after the jobs
/// that it needs, so that the submitting process may end, or stay and show the
/// progress.
///
/// `RUN/jobs/N.json` is written before submission N, and again after it with
/// the job's number. So a process that continues the night knows every job: if
/// the submitting process died before it wrote the number, the job is found by
/// its name.
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
  std::string name;             ///< Unique name of the job.
  std::vector<std::string> ids; ///< The ids of its tasks; in an array, one for
                                ///< each element.
  bool isArray = false;
  std::string job; ///< Slurm's number; empty if it is not known whether the job
                   ///< was submitted.
};

class SlurmNight {
public:
  /// `tool` is the path of `padlab-nightly`. `plan` must outlive the object.
  SlurmNight(const Plan &plan, std::string tool);

  /// Asks Slurm for the states of the jobs. Cancels pending jobs whose tasks
  /// were submitted again, because Slurm had accepted the first job without
  /// confirming it in time.
  Error refresh();
  /// Submits the tasks that have neither a result nor a job; after a
  /// cancellation, only those that make the report. Returns the number of new
  /// jobs.
  Expected<size_t> submitMissing();
  /// Calls `refresh` and `submitMissing`, and tries a few times if Slurm's
  /// controller fails. Returns the number of new jobs.
  Expected<size_t> submitAtStart();
  /// Shows the progress until the last task has ended or the user interrupts.
  /// An interrupt does not end the jobs.
  Error watch();
  /// Ends all jobs, except those that make the report.
  Error cancel();

  bool isFinished() const;
  /// Returns whether any task waits or runs.
  bool hasActiveJobs() const;
  /// Lists the tasks that have not ended, with the progress of those that are
  /// running.
  std::vector<TaskProgress> listLeft() const;
  /// Returns the node that runs a task; empty if no node does.
  std::string getNodeOf(StringRef id) const;

private:
  bool hasEnded(StringRef id) const;
  void noteRecord(size_t number);
  /// Returns the active job that has the task, and its number; null if there is
  /// none.
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
  /// Lists the tasks that should run, but have neither a result nor an active
  /// job.
  std::vector<std::string> listLost() const;

  const Plan &plan;
  std::string tool;
  NightlyOptions options;
  std::vector<slurm::JobGroup> groups;
  std::vector<JobRecord> records;
  /// For each task, the numbers of its submissions, and its element in each of
  /// these.
  std::map<std::string, std::vector<std::pair<size_t, size_t>>> places;
  slurm::Queue queue;
  /// Tasks that are known to have a result, which they keep.
  mutable std::set<std::string> ended;
  /// The result of the last `listLost`, and the number of submissions that were
  /// repeated since a task last ended.
  std::vector<std::string> lostBefore;
  unsigned resubmissions = 0;
  size_t endedBefore = 0;
  bool isHopeless = false;
};

/// Whether the night of this plan runs on Slurm.
bool isOnSlurm(const Plan &plan);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_SLURMNIGHT_H
