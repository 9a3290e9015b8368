//===- Slurm.h - what is asked of Slurm ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls Slurm's own commands with lists of arguments. No shell interprets text
/// of ours: a job's script is always the same, and runs its arguments.
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

/// The script of every job. It runs its arguments, and again if a signal kills
/// them; the command itself counts its attempts. Slurm sends SIGTERM only to
/// the command, so that the script survives.
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
  /// Whether each task is an element of an array; otherwise one job runs all of
  /// them in their order.
  bool isArray = false;
  /// The numbers of the groups that must have ended before, without those for
  /// which other groups of the list wait already.
  std::vector<size_t> needs;
};

/// Groups tasks: those whose names differ only in a number at the end form an
/// array of at most `maxArray`; those that make the report form one job.
std::vector<JobGroup> groupTasks(const Plan &plan, size_t maxArray);

/// The arguments of sbatch.
struct Submission {
  std::string name;
  /// The folder for logs, and the job's script.
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
/// Makes a submission with time and memory that suffice for these tasks, run
/// one after the other or each by itself.
Submission makeSubmission(const JobGroup &group, ArrayRef<const Task *> tasks);
/// Returns the command line of sbatch.
std::vector<std::string> makeCommand(const Submission &submission);

/// The state of a job, or of an element of a job array.
struct JobState {
  std::string state; ///< Slurm's word: PENDING, RUNNING, ...
  std::string node;
  std::string name;
  std::string reason;
  /// Whether it runs, or will.
  bool isActive() const;
};
/// The states, by job `4711` or array element `4711_3`.
using Queue = std::map<std::string, JobState>;
/// Returns the command whose output `parseQueue` reads.
std::vector<std::string> getQueueCommand();
Queue parseQueue(StringRef text);
/// Returns the state of an array's element, or of the job itself, if it is
/// active; otherwise null.
const JobState *findActive(const Queue &queue, const std::string &job,
                           size_t element, bool isArray);

/// Returns the command that lists the nodes of a partition (empty: the default
/// one). From its output, `countCores` adds up the cores of the available
/// nodes, of the `maxNodes` largest ones at most (0: of all).
std::vector<std::string> getNodesCommand(const std::string &partition);
unsigned countCores(StringRef text, bool isDefault, unsigned maxNodes);

/// sbatch did not accept the job, and would not accept it the next time,
/// either: what the job asks for does not exist, or is not allowed.
class Refusal : public llvm::ErrorInfo<Refusal, llvm::StringError> {
public:
  using ErrorInfo::ErrorInfo;
  static char ID;
};
/// Whether `text`, which a failed sbatch has written, means a `Refusal`.
bool isRefusal(StringRef text);

/// Submits a job and returns its number. Errors are one line.
Expected<std::string> submit(const Submission &submission);
Expected<Queue> readQueue();
Expected<unsigned> askForCores(const std::string &partition, unsigned maxNodes);
/// Returns how many elements an array may have.
size_t getMaxArray();
Error cancel(ArrayRef<std::string> jobs);
/// Cancels those of these jobs that are not running yet.
Error cancelPending(ArrayRef<std::string> jobs);
/// Lets a job run now that Slurm put off after its node died.
void hurry(const std::string &job);
/// Puts the running job back into the queue, for other nodes than these.
Error requeueElsewhere(const std::string &job, ArrayRef<std::string> nodes);

} // namespace padlab::slurm

#endif // PADLAB_FUZZ_LIB_NIGHTLY_SLURM_H
