//===- Slurm.h - calls of Slurm's commands -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls Slurm's own commands with lists of arguments. No shell interprets a
/// text that padlab makes: the script of a job is always the same, and runs its
/// arguments.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_SLURM_H
#define PADLAB_FUZZ_LIB_NIGHTLY_SLURM_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Plan.h"

#include <map>
#include <string>
#include <vector>

namespace padlab::slurm {

/// The script of every job. It runs its arguments as a command, and runs them
/// again if a signal kills the command; the command itself counts its attempts.
/// SIGTERM, which Slurm sends, ends only the command: the script survives.
inline constexpr StringLiteral jobScript = "#!/bin/sh\n"
                                           "trap : TERM\n"
                                           "while :; do\n"
                                           "  \"$@\"\n"
                                           "  code=$?\n"
                                           "  [ $code -gt 128 ] || exit $code\n"
                                           "done\n";

/// The tasks of one job.
struct JobGroup {
  std::string name;
  std::vector<const Task *> tasks;
  /// Whether the group is a job array, with one task for each element;
  /// otherwise one job runs all tasks in their order.
  bool isArray = false;
  /// The numbers of the groups that must have ended before this group begins,
  /// except groups for which another group of this list waits already.
  std::vector<size_t> needs;
};

/// Groups the tasks of a plan into jobs. Successive tasks whose ids differ only
/// in a number at the end, and which have the same needs and limits, form an
/// array of at most `maxArray` elements; successive tasks that make the report
/// form one job; every other task is a job of its own.
std::vector<JobGroup> groupTasks(const Plan &plan, size_t maxArray);

/// The arguments of sbatch.
struct Submission {
  std::string name;
  /// The folder for logs, and the path of the job's script.
  std::string directory, script;
  std::string partition, account;
  /// The node on which the job must run; empty for any node.
  std::string node;
  bool isExclusive = false;
  unsigned minutes = 1, cores = 1, memoryMB = 1024;
  /// The numbers of the jobs that must end first.
  std::vector<std::string> after;
  /// The number of elements of the array; 0 if the job is not an array.
  size_t elements = 0;
  /// The program and its arguments.
  std::vector<std::string> words;
};
/// Makes a submission whose time and memory suffice for `tasks`: for all of
/// them in turn or, in an array, for each.
Submission makeSubmission(const JobGroup &group, ArrayRef<const Task *> tasks);
/// Returns the command line of sbatch.
std::vector<std::string> makeCommand(const Submission &submission);

/// The state of a job, or of an element of a job array.
struct JobState {
  std::string state; ///< Slurm's word: PENDING, RUNNING, ...
  std::string node;
  std::string name;
  std::string reason;
  /// Whether the job is running, or will run without a new submission.
  bool isActive() const;
};
/// The states, by job `4711` or array element `4711_3`.
using Queue = std::map<std::string, JobState>;
/// Returns the command whose output `parseQueue` reads.
std::vector<std::string> getQueueCommand();
Queue parseQueue(StringRef text);
/// Returns the state of an element of the array `job` or, if it is not an
/// array, of the job, if it is active; otherwise null.
const JobState *findActive(const Queue &queue, const std::string &job,
                           size_t element, bool isArray);

/// Returns the command that lists the nodes of a partition or, if `partition`
/// is empty, of all partitions. From its output, `countCores` adds up the cores
/// of the available nodes: of the `maxNodes` largest ones, or of all nodes if
/// `maxNodes` is 0. With `isDefault`, only nodes of the default partition
/// count.
std::vector<std::string> getNodesCommand(const std::string &partition);
unsigned countCores(StringRef text, bool isDefault, unsigned maxNodes);

/// sbatch did not accept the job, and will not accept it if asked again: what
/// the job asks for does not exist, or is not allowed.
class Refusal : public llvm::ErrorInfo<Refusal, llvm::StringError> {
public:
  using ErrorInfo::ErrorInfo;
  static char ID;
};
/// Whether `text`, the error output of a failed sbatch, means a `Refusal`.
bool isRefusal(StringRef text);

/// Submits a job and returns its number. An error has one line.
Expected<std::string> submit(const Submission &submission);
Expected<Queue> readQueue();
Expected<unsigned> askForCores(const std::string &partition, unsigned maxNodes);
/// Returns the largest number of elements of an array.
size_t getMaxArray();
Error cancel(ArrayRef<std::string> jobs);
/// Cancels those of `jobs` that are still pending.
Error cancelPending(ArrayRef<std::string> jobs);
/// Makes a job run now: Slurm delays a job whose node died.
void hurry(const std::string &job);
/// Puts the running job back into the queue; it should run on none of `nodes`.
Error requeueElsewhere(const std::string &job, ArrayRef<std::string> nodes);

} // namespace padlab::slurm

#endif // PADLAB_FUZZ_LIB_NIGHTLY_SLURM_H
