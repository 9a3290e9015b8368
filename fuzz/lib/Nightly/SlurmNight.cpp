//===- SlurmNight.cpp - a night as jobs of Slurm ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlurmNight.h"

#include "Night.h"
#include "Starts.h"

#include "../Support/Files.h"
#include "../Support/Process.h"
#include "../Support/SharedFiles.h"

#include "padlab/fuzz/AtomicFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;
using padlab::slurm::JobGroup;
using padlab::slurm::JobState;
using padlab::slurm::Submission;

bool padlab::nightly::isOnSlurm(const Plan &plan) {
  return NightlyOptions::fromJSON(plan.options).isOnSlurm();
}

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

static std::string getRecordPath(const Plan &plan, size_t number) {
  return formatv("{0}/jobs/{1}.json", plan.directory, number);
}

static std::vector<JobRecord> loadRecords(const Plan &plan) {
  std::vector<JobRecord> records;
  while (auto object = readObject(getRecordPath(plan, records.size()))) {
    JobRecord &record = records.emplace_back();
    record.name = object->getString("name").value_or("").str();
    record.job = object->getString("job").value_or("").str();
    record.isArray = object->getBoolean("array").value_or(false);
    const json::Array *ids = object->getArray("tasks");
    for (const json::Value &id : ids ? *ids : json::Array())
      record.ids.push_back(id.getAsString().value_or("").str());
  }
  return records;
}

Error SlurmNight::storeRecord(size_t number) const {
  const JobRecord &record = records[number];
  return writeObject(getRecordPath(plan, number),
                     json::Object{{"name", record.name},
                                  {"tasks", json::Array(record.ids)},
                                  {"array", record.isArray},
                                  {"job", record.job}});
}

SlurmNight::SlurmNight(const Plan &plan, std::string tool)
    : plan(plan), tool(std::move(tool)),
      options(NightlyOptions::fromJSON(plan.options)),
      records(loadRecords(plan)) {
  for (size_t number = 0; number < records.size(); ++number)
    noteRecord(number);
}

void SlurmNight::noteRecord(size_t number) {
  for (auto [element, id] : llvm::enumerate(records[number].ids))
    places[id].emplace_back(number, element);
}

/// Returns `4711` for `4711_3`.
static std::string getJobOf(StringRef id) { return id.split('_').first.str(); }

/// Finds, by their names, jobs whose submitter died before it recorded their
/// numbers.
Error SlurmNight::adoptUnnumbered() {
  for (size_t number = 0; number < records.size(); ++number) {
    JobRecord &record = records[number];
    if (!record.job.empty())
      continue;
    for (const auto &[id, job] : queue)
      if (job.name == record.name)
        record.job = getJobOf(id);
    if (!record.job.empty())
      if (Error error = storeRecord(number))
        return error;
  }
  return Error::success();
}

/// Whether this job is pending and superfluous: later jobs have all of its
/// pending tasks, too. The later job is kept, because dependent jobs wait for
/// it.
bool SlurmNight::isDuplicate(size_t number) const {
  const JobRecord &record = records[number];
  bool isPending = false;
  for (auto [element, id] : llvm::enumerate(record.ids)) {
    const JobState *job =
        slurm::findActive(queue, record.job, element, record.isArray);
    if (!job || job->state != "PENDING")
      continue;
    isPending = true;
    if (findJob(id, nullptr) == job)
      return false;
  }
  return isPending;
}

/// Cancels pending jobs that are superfluous. If such a job is already running,
/// it stays: the later job waits for the lock of the task, and then finds the
/// result.
Error SlurmNight::cancelDuplicates() const {
  std::vector<std::string> jobs;
  for (size_t number = 0; number < records.size(); ++number)
    if (isDuplicate(number))
      jobs.push_back(records[number].job);
  return slurm::cancelPending(jobs);
}

Error SlurmNight::refresh() {
  Expected<slurm::Queue> now = slurm::readQueue();
  if (!now)
    return now.takeError();
  queue = std::move(*now);
  if (Error error = adoptUnnumbered())
    return error;
  return cancelDuplicates();
}

//===----------------------------------------------------------------------===//
// Existing jobs
//===----------------------------------------------------------------------===//

const JobState *SlurmNight::findJob(StringRef id, std::string *number) const {
  auto submissions = places.find(id.str());
  if (submissions == places.end())
    return nullptr;
  for (auto [at, element] : llvm::reverse(submissions->second)) {
    const JobRecord &record = records[at];
    const JobState *job =
        slurm::findActive(queue, record.job, element, record.isArray);
    if (job && number)
      *number = record.job;
    if (job)
      return job;
  }
  return nullptr;
}

bool SlurmNight::hasEnded(StringRef id) const {
  if (ended.count(id.str()))
    return true;
  if (!TaskResult::load(plan, id))
    return false;
  ended.insert(id.str());
  return true;
}

bool SlurmNight::isFinished() const { return hasEnded(plan.tasks.back().id); }

bool SlurmNight::hasActiveJobs() const {
  return llvm::any_of(plan.tasks, [&](const Task &task) {
    return !hasEnded(task.id) && findJob(task.id, nullptr);
  });
}

std::string SlurmNight::getNodeOf(StringRef id) const {
  const JobState *job = findJob(id, nullptr);
  return job && job->state == "RUNNING" ? job->node : "";
}

std::vector<TaskProgress> SlurmNight::listLeft() const {
  std::vector<TaskProgress> left;
  double now = getFileSystemSeconds(plan.directory);
  for (const Task &task : plan.tasks) {
    if (hasEnded(task.id))
      continue;
    TaskProgress &progress = left.emplace_back();
    progress.task = &task;
    std::vector<Start> starts = loadStarts(plan.getTaskDir(task.id));
    // A job with several tasks may be running without having started this task.
    if (starts.empty() || getNodeOf(task.id).empty())
      continue;
    progress.elapsed = std::max(0.0, now - starts.back().startedAt);
    progress.word = readLastWord(plan, task.id);
  }
  return left;
}

//===----------------------------------------------------------------------===//
// Submission
//===----------------------------------------------------------------------===//

/// Lists the numbers of the active jobs that have tasks of `group`.
std::vector<std::string> SlurmNight::listJobsOf(const JobGroup &group) const {
  std::vector<std::string> jobs;
  for (const Task *task : group.tasks) {
    std::string number;
    if (!hasEnded(task->id) && findJob(task->id, &number) &&
        !llvm::is_contained(jobs, number))
      jobs.push_back(number);
  }
  return jobs;
}

Submission SlurmNight::makeSubmission(const JobGroup &group,
                                      ArrayRef<const Task *> tasks) const {
  Submission submission = slurm::makeSubmission(group, tasks);
  // The name includes a hash of the directory, because the nights of two states
  // may have the same run id.
  submission.name =
      formatv("padlab-{0}-{1:x-8}-{2}-{3}", plan.run,
              static_cast<uint32_t>(llvm::xxh3_64bits(plan.directory)),
              group.name, records.size());
  submission.directory = plan.directory + "/jobs";
  submission.script = plan.directory + "/jobs/job.sh";
  submission.partition = options.partition;
  submission.account = options.account;
  if (submission.isExclusive)
    submission.node = options.benchNode;
  submission.words = {tool, "work", plan.getPath()};
  for (const Task *task : tasks)
    submission.words.push_back(task->id);
  for (size_t need : group.needs)
    for (std::string &job : listJobsOf(groups[need]))
      if (!llvm::is_contained(submission.after, job))
        submission.after.push_back(std::move(job));
  return submission;
}

/// Submits the tasks of a group that have neither a result nor an active job.
/// Returns false if there are none.
Expected<bool> SlurmNight::submitGroup(const JobGroup &group) {
  std::vector<const Task *> missing;
  for (const Task *task : group.tasks)
    if (!hasEnded(task->id) && !findJob(task->id, nullptr))
      missing.push_back(task);
  if (missing.empty())
    return false;
  Submission submission = makeSubmission(group, missing);
  JobRecord record;
  record.name = submission.name;
  record.isArray = group.isArray;
  for (const Task *task : missing)
    record.ids.push_back(task->id);
  size_t number = records.size();
  records.push_back(std::move(record));
  noteRecord(number);
  if (Error error = storeRecord(number))
    return std::move(error);
  Expected<std::string> job = slurm::submit(submission);
  if (!job)
    return job.takeError();
  records[number].job = *job;
  // Until Slurm is asked again, the job counts as pending.
  for (size_t element = 0; element < missing.size(); ++element)
    queue[group.isArray ? *job + "_" + std::to_string(element) : *job] = {
        "PENDING", "", submission.name, ""};
  if (Error error = storeRecord(number))
    return std::move(error);
  return true;
}

Expected<size_t> SlurmNight::submitMissing() {
  std::string dir = plan.directory + "/jobs";
  if (Error error = ensureWritableDirectory(dir))
    return std::move(error);
  if (Error error = writeFileAtomically(dir + "/job.sh", slurm::jobScript))
    return std::move(error);
  if (groups.empty())
    groups = slurm::groupTasks(plan, slurm::getMaxArray());
  bool isCancelled = readFile(plan.getCancelPath()).has_value();
  size_t submitted = 0;
  for (const JobGroup &group : groups) {
    if (isCancelled && !group.tasks.front()->always)
      continue;
    Expected<bool> isNew = submitGroup(group);
    if (!isNew)
      return isNew.takeError();
    submitted += *isNew;
  }
  return submitted;
}

size_t SlurmNight::countNumbered() const {
  return llvm::count_if(
      records, [](const JobRecord &record) { return !record.job.empty(); });
}

Expected<size_t> SlurmNight::submitAtStart() {
  constexpr unsigned tries = 3;
  constexpr double pauseSeconds = 5;
  std::optional<size_t> before;
  for (unsigned count = 1;; ++count) {
    // The controller may have accepted a job without confirming it, so each try
    // begins with the states of the jobs.
    Error error = refresh();
    if (!error) {
      before = before.value_or(countNumbered());
      error = submitMissing().takeError();
    }
    if (!error)
      return countNumbered() - *before;
    if (error.isA<slurm::Refusal>() && hasActiveJobs())
      return createStringError(
          llvm::toString(std::move(error)) +
          "; './padlab nightly cancel' ends the jobs that were submitted");
    if (count == tries || isInterrupted() || error.isA<slurm::Refusal>())
      return std::move(error);
    std::string message = llvm::toString(std::move(error));
    llvm::errs() << message << "; trying again\n";
    for (double end = getSeconds() + pauseSeconds; getSeconds() < end;) {
      // After an interrupt, nothing more is submitted.
      if (isInterrupted())
        return createStringError(message);
      sleepMilliseconds(100);
    }
  }
}

Error SlurmNight::cancel() {
  if (Error error = noteCancelled(plan))
    return error;
  std::vector<std::string> jobs;
  for (const Task &task : plan.tasks) {
    std::string number;
    if (!task.always && !hasEnded(task.id) && findJob(task.id, &number) &&
        !llvm::is_contained(jobs, number))
      jobs.push_back(number);
  }
  return slurm::cancel(jobs);
}

//===----------------------------------------------------------------------===//
// Progress
//===----------------------------------------------------------------------===//

/// Makes jobs that Slurm requeued run now: after a node has died, Slurm would
/// wait two minutes.
void SlurmNight::hurryRequeued() const {
  for (const JobRecord &record : records)
    for (size_t element = 0; element < record.ids.size(); ++element) {
      const JobState *job =
          slurm::findActive(queue, record.job, element, record.isArray);
      if (job && job->state == "PENDING" && job->reason == "BeginTime")
        slurm::hurry(record.isArray ? record.job + "_" + std::to_string(element)
                                    : record.job);
    }
}

std::vector<std::string> SlurmNight::listLost() const {
  bool isCancelled = readFile(plan.getCancelPath()).has_value();
  std::vector<std::string> lost;
  for (const Task &task : plan.tasks)
    if ((task.always || !isCancelled) && !hasEnded(task.id) &&
        !findJob(task.id, nullptr))
      lost.push_back(task.id);
  return lost;
}

/// Submits tasks again whose jobs have ended without a result. On a shared
/// folder a result may only be late, so a task must be missing in two looks.
/// After an error, the next look tries again: the folder may be full for a
/// while, or Slurm's controller may be away.
Error SlurmNight::resubmitLost(ProgressLine &line) {
  std::vector<std::string> lost = listLost();
  bool isDecided = !lost.empty() && lost == lostBefore;
  lostBefore = lost;
  if (!isDecided)
    return Error::success();
  // If tasks end without a result each time, the night is given up.
  constexpr unsigned maxResubmissions = 3;
  if (endedBefore != ended.size())
    resubmissions = 0;
  endedBefore = ended.size();
  if (resubmissions >= maxResubmissions) {
    isHopeless = !hasActiveJobs();
    return Error::success();
  }
  if (Error error = submitMissing().takeError()) {
    resubmissions += error.isA<slurm::Refusal>();
    return error;
  }
  ++resubmissions;
  line.tell(llvm::join(lost, ", ") + ": submitted again");
  return Error::success();
}

Error SlurmNight::watch() {
  constexpr double queueInterval = 5;
  ProgressLine line;
  double asked = 0;
  std::string trouble;
  while (!isFinished() && !isInterrupted()) {
    if (getSeconds() - asked >= queueInterval) {
      asked = getSeconds();
      Error error = refresh();
      if (!error) {
        hurryRequeued();
        error = resubmitLost(line);
      }
      std::string word = llvm::toString(std::move(error));
      if (!word.empty() && word != trouble && !isInterrupted())
        line.tell(word + "; trying again");
      trouble = word;
      if (isHopeless)
        return createStringError(
            "%s: error: the jobs end without results, see jobs/*.log there",
            plan.directory.c_str());
    }
    if (line.isDue())
      line.show(describeProgress(plan, listLeft(), options.jobs));
    sleepMilliseconds(200);
  }
  line.clear();
  return Error::success();
}
