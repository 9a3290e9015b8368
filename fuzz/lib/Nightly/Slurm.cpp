//===- Slurm.cpp - calls of Slurm's commands -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slurm.h"

#include "../Support/RunCommand.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <numeric>
#include <set>

using namespace padlab;
using namespace padlab::slurm;
using namespace padlab::processes;

//===----------------------------------------------------------------------===//
// Submission
//===----------------------------------------------------------------------===//

/// Returns the file name of the job's log. In a file name for Slurm, `%` begins
/// a pattern and must be doubled; after a backslash, no pattern would work.
static std::string makeLogName(const Submission &submission) {
  if (StringRef(submission.directory).contains('\\'))
    return "/dev/null";
  std::string name;
  for (char c : submission.directory)
    name += c == '%' ? "%%" : std::string(1, c);
  return name + "/" + submission.name +
         (submission.elements ? ".%A_%a.log" : ".%j.log");
}

std::vector<std::string>
padlab::slurm::makeCommand(const Submission &submission) {
  std::string log = makeLogName(submission);
  std::vector<std::string> words = {
      "sbatch",
      "--parsable",
      "--requeue",
      "--ntasks=1",
      "--open-mode=append",
      "--job-name=" + submission.name,
      "--chdir=" + submission.directory,
      "--output=" + log,
      "--error=" + log,
      formatv("--time={0}", submission.minutes),
      formatv("--cpus-per-task={0}", submission.cores),
      formatv("--mem={0}M", submission.memoryMB)};
  if (!submission.partition.empty())
    words.push_back("--partition=" + submission.partition);
  if (!submission.account.empty())
    words.push_back("--account=" + submission.account);
  if (submission.isExclusive)
    words.push_back("--exclusive");
  if (!submission.node.empty())
    words.push_back("--nodelist=" + submission.node);
  if (!submission.after.empty())
    words.push_back("--dependency=afterany:" +
                    llvm::join(submission.after, ":"));
  if (submission.elements)
    words.push_back(formatv("--array=0-{0}", submission.elements - 1));
  words.push_back(submission.script);
  words.insert(words.end(), submission.words.begin(), submission.words.end());
  return words;
}

Submission padlab::slurm::makeSubmission(const JobGroup &group,
                                         ArrayRef<const Task *> tasks) {
  // The grace is for the start of the tools, and for the end of a command that
  // was asked to end at its time limit.
  constexpr double grace = 120, minute = 60;
  Submission submission;
  double seconds = 0;
  for (const Task *task : tasks) {
    seconds = group.isArray ? std::max(seconds, task->limit + grace)
                            : seconds + task->limit + grace;
    submission.cores = std::max<unsigned>(submission.cores, task->cores);
    submission.memoryMB =
        std::max<unsigned>(submission.memoryMB, task->memoryMB);
    submission.isExclusive |= task->quiet;
  }
  submission.minutes = static_cast<unsigned>(seconds / minute) + 1;
  submission.elements = group.isArray ? tasks.size() : 0;
  return submission;
}

//===----------------------------------------------------------------------===//
// The queue
//===----------------------------------------------------------------------===//

bool JobState::isActive() const {
  // A job in one of the other states has ended: COMPLETED, CANCELLED, FAILED,
  // TIMEOUT, NODE_FAIL, OUT_OF_MEMORY, BOOT_FAIL, DEADLINE, PREEMPTED and
  // REVOKED.
  static constexpr StringLiteral active[] = {
      "PENDING",  "RUNNING",   "CONFIGURING",  "COMPLETING",   "SUSPENDED",
      "STOPPED",  "REQUEUED",  "REQUEUE_HOLD", "REQUEUE_FED",  "SPECIAL_EXIT",
      "RESIZING", "SIGNALING", "STAGE_OUT",    "RESV_DEL_HOLD"};
  return llvm::is_contained(active, StringRef(state));
}

/// A bar separates the fields. Only the reason may contain a bar, so it is the
/// last field.
std::vector<std::string> padlab::slurm::getQueueCommand() {
  return {"squeue", "--me", "-h", "-r", "-t", "all", "-o", "%i|%T|%N|%j|%r"};
}

Queue padlab::slurm::parseQueue(StringRef text) {
  Queue queue;
  for (StringRef line : llvm::split(text, '\n')) {
    SmallVector<StringRef> fields;
    line.split(fields, '|', /*MaxSplit=*/4);
    if (fields.size() != 5)
      continue;
    JobState &job = queue[fields[0].str()];
    job.state = fields[1].str();
    job.node = fields[2].str();
    job.name = fields[3].str();
    job.reason = fields[4].str();
  }
  return queue;
}

const JobState *padlab::slurm::findActive(const Queue &queue,
                                          const std::string &job,
                                          size_t element, bool isArray) {
  std::string id = isArray ? job + "_" + std::to_string(element) : job;
  auto found = queue.find(id);
  return found != queue.end() && found->second.isActive() ? &found->second
                                                          : nullptr;
}

std::vector<std::string>
padlab::slurm::getNodesCommand(const std::string &partition) {
  std::vector<std::string> words = {"sinfo", "-h", "-N", "-o", "%N|%c|%T|%P"};
  if (!partition.empty())
    words.push_back("--partition=" + partition);
  return words;
}

unsigned padlab::slurm::countCores(StringRef text, bool isDefault,
                                   unsigned maxNodes) {
  std::vector<unsigned> cores;
  for (StringRef line : llvm::split(text, '\n')) {
    SmallVector<StringRef> fields;
    line.split(fields, '|', /*MaxSplit=*/3);
    unsigned count;
    if (fields.size() != 4 || fields[1].getAsInteger(10, count) ||
        (isDefault && !fields[3].ends_with("*")))
      continue;
    StringRef state = fields[2];
    if (!state.starts_with("down") && !state.starts_with("drain") &&
        !state.starts_with("fail"))
      cores.push_back(count);
  }
  llvm::sort(cores, std::greater<>());
  if (maxNodes && cores.size() > maxNodes)
    cores.resize(maxNodes);
  return std::accumulate(cores.begin(), cores.end(), 0u);
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

static Expected<Outcome> runSlurm(const std::vector<std::string> &words) {
  processes::RunOptions options;
  options.seconds = 120;
  return runCommand(words, options);
}

/// Returns the first error that the command printed; without one, says that it
/// failed or does not answer.
static std::string describeFailure(const std::vector<std::string> &words,
                                   const Outcome &outcome) {
  std::string prefix = words.front() + ": error: ";
  std::string line = selectLine(outcome.err, {"error"});
  StringRef word = line;
  word.consume_front(prefix);
  if (word.empty())
    word = outcome.exit ? "it failed" : "it does not answer";
  return prefix + word.str();
}

/// Runs the command and returns its standard output.
static Expected<std::string> ask(const std::vector<std::string> &words) {
  Expected<Outcome> outcome = runSlurm(words);
  if (!outcome)
    return outcome.takeError();
  if (outcome->ok())
    return std::move(outcome->out);
  return createStringError(describeFailure(words, *outcome));
}

char Refusal::ID;

/// All failures of sbatch have one exit code, so this looks for Slurm's texts
/// at the end of a line. A failure with another text is tried again: the
/// controller may be busy, away or in standby, or a later version of Slurm may
/// use another text.
bool padlab::slurm::isRefusal(StringRef text) {
  static constexpr StringLiteral reasons[] = {
      "Access/permission denied",
      "CPU count specification invalid",
      "Invalid account or account/partition combination specified",
      "Invalid feature specification",
      "Invalid job array specification",
      "Invalid node name specified",
      "Invalid partition name specified",
      "Invalid qos specification",
      "Invalid user id",
      "Job violates accounting/QOS policy (job submit limit, user's size "
      "and/or time limits)",
      "Memory required by task is not available",
      "More processors requested than permitted",
      "No partition specified or system default partition",
      "Node count specification invalid",
      "Pathname of a file, directory or other parameter too long",
      "Requested node configuration is not available",
      "Requested nodes not in this partition",
      "Requested time limit is invalid (missing or exceeds some limit)",
      "User's group not permitted to use this partition"};
  return llvm::any_of(llvm::split(text, '\n'), [](StringRef line) {
    StringRef reason = line.split(" job submission failed: ").second;
    return llvm::is_contained(reasons, reason.trim());
  });
}

Expected<std::string> padlab::slurm::submit(const Submission &submission) {
  std::vector<std::string> words = makeCommand(submission);
  Expected<Outcome> outcome = runSlurm(words);
  if (!outcome)
    return outcome.takeError();
  if (!outcome->ok()) {
    std::string failure = describeFailure(words, *outcome);
    if (isRefusal(outcome->err))
      return llvm::make_error<Refusal>(failure, llvm::inconvertibleErrorCode());
    return createStringError(failure);
  }
  // sbatch printed `4711`, or `4711;cluster`.
  StringRef job = StringRef(outcome->out).trim().split(';').first;
  if (job.empty() || !llvm::all_of(job, llvm::isDigit))
    return createStringError("sbatch: error: no job number: %s",
                             outcome->out.c_str());
  return job.str();
}

Expected<Queue> padlab::slurm::readQueue() {
  Expected<std::string> text = ask(getQueueCommand());
  if (!text)
    return text.takeError();
  return parseQueue(*text);
}

Expected<unsigned> padlab::slurm::askForCores(const std::string &partition,
                                              unsigned maxNodes) {
  Expected<std::string> text = ask(getNodesCommand(partition));
  if (!text)
    return text.takeError();
  if (unsigned cores = countCores(*text, partition.empty(), maxNodes))
    return cores;
  return createStringError("sinfo: error: no node is up in %s",
                           partition.empty()
                               ? "the default partition"
                               : ("partition '" + partition + "'").c_str());
}

size_t padlab::slurm::getMaxArray() {
  // The default value of MaxArraySize.
  size_t most = 1001;
  Expected<std::string> text = ask({"scontrol", "show", "config"});
  if (!text) {
    llvm::consumeError(text.takeError());
    return most;
  }
  for (StringRef line : llvm::split(*text, '\n')) {
    auto [name, value] = line.split('=');
    if (name.trim() == "MaxArraySize" && value.trim().getAsInteger(10, most))
      most = 1001;
  }
  return std::max<size_t>(1, most - 1);
}

Error padlab::slurm::cancel(ArrayRef<std::string> jobs) {
  if (jobs.empty())
    return Error::success();
  std::vector<std::string> words = {"scancel"};
  words.insert(words.end(), jobs.begin(), jobs.end());
  return ask(words).takeError();
}

Error padlab::slurm::cancelPending(ArrayRef<std::string> jobs) {
  if (jobs.empty())
    return Error::success();
  std::vector<std::string> words = {"scancel", "--state=PENDING"};
  words.insert(words.end(), jobs.begin(), jobs.end());
  return ask(words).takeError();
}

void padlab::slurm::hurry(const std::string &job) {
  // The command fails if the job has begun meanwhile.
  llvm::consumeError(
      ask({"scontrol", "update", "JobId=" + job, "StartTime=now"}).takeError());
}

Error padlab::slurm::requeueElsewhere(const std::string &job,
                                      ArrayRef<std::string> nodes) {
  if (Error error = ask({"scontrol", "requeue", job}).takeError())
    return error;
  // If this fails, the job may come back to this node.
  llvm::consumeError(ask({"scontrol", "update", "JobId=" + job,
                          "ExcNodeList=" + llvm::join(nodes, ",")})
                         .takeError());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// Returns `fuzz-pad-` for `fuzz-pad-12`; empty if the id does not end with a
/// number.
static StringRef getStem(StringRef id) {
  StringRef stem = id.rtrim("0123456789");
  return stem.ends_with("-") && stem != id ? stem : "";
}

static bool belongsTo(const JobGroup &group, const Task &task,
                      size_t maxArray) {
  const Task &first = *group.tasks.front();
  return group.isArray && group.tasks.size() < maxArray &&
         getStem(first.id) == getStem(task.id) && first.needs == task.needs &&
         first.limit == task.limit && first.memoryMB == task.memoryMB &&
         first.cores == task.cores && first.quiet == task.quiet;
}

/// Removes the needs of each group that its other needs imply.
static void reduceNeeds(std::vector<JobGroup> &groups) {
  // The groups that a group needs precede it in the list.
  std::vector<std::set<size_t>> ancestors(groups.size());
  for (auto [number, group] : llvm::enumerate(groups)) {
    std::set<size_t> indirect;
    for (size_t need : group.needs)
      indirect.insert(ancestors[need].begin(), ancestors[need].end());
    llvm::erase_if(group.needs,
                   [&](size_t need) { return indirect.count(need); });
    ancestors[number] = std::move(indirect);
    ancestors[number].insert(group.needs.begin(), group.needs.end());
  }
}

std::vector<JobGroup> padlab::slurm::groupTasks(const Plan &plan,
                                                size_t maxArray) {
  std::vector<JobGroup> groups;
  std::map<std::string, size_t> groupOf;
  for (const Task &task : plan.tasks) {
    bool isReport = task.always;
    bool joins = !groups.empty() &&
                 (isReport ? groups.back().tasks.front()->always
                           : belongsTo(groups.back(), task, maxArray));
    if (!joins) {
      JobGroup &group = groups.emplace_back();
      StringRef stem = getStem(task.id);
      group.isArray = !isReport && !stem.empty();
      group.name = isReport        ? "report"
                   : group.isArray ? stem.drop_back().str()
                                   : task.id;
    }
    JobGroup &group = groups.back();
    group.tasks.push_back(&task);
    groupOf[task.id] = groups.size() - 1;
    for (const std::string &need : task.needs)
      if (size_t number = groupOf.at(need);
          number != groups.size() - 1 &&
          !llvm::is_contained(group.needs, number))
        group.needs.push_back(number);
  }
  reduceNeeds(groups);
  return groups;
}
