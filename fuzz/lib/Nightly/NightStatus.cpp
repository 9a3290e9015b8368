//===- NightStatus.cpp - status and cancellation of nights -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Night.h"
#include "SlurmNight.h"
#include "Starts.h"

#include "../Support/Files.h"
#include "../Support/Process.h"
#include "../Support/SharedFiles.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Nightly.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

//===----------------------------------------------------------------------===//
// Nights
//===----------------------------------------------------------------------===//

ExitCode padlab::nightly::fail(Error error) {
  llvm::errs() << llvm::toString(std::move(error)) << '\n';
  return ExitCode::BadInput;
}

std::optional<Plan> padlab::nightly::findNewestNight(StringRef stateDir) {
  std::vector<std::string> paths;
  std::error_code error;
  for (fs::directory_iterator it(stateDir + "/results", error,
                                 /*follow_symlinks=*/false),
       end;
       it != end && !error; it.increment(error))
    if (it->type() == fs::file_type::directory_file &&
        fs::exists(it->path() + "/plan.json"))
      paths.push_back(it->path() + "/plan.json");
  if (paths.empty())
    return std::nullopt;
  Expected<Plan> plan = Plan::load(*llvm::max_element(paths));
  if (plan && !plan->tasks.empty())
    return std::move(*plan);
  if (!plan)
    llvm::errs() << llvm::toString(plan.takeError()) << '\n';
  return std::nullopt;
}

bool padlab::nightly::isFinished(const Plan &plan) {
  return TaskResult::load(plan, plan.tasks.back().id).has_value();
}

//===----------------------------------------------------------------------===//
// Processes of this machine
//===----------------------------------------------------------------------===//

/// Returns when a process began, in ticks since the machine was started. This
/// distinguishes it from a later process with the same number.
static std::string getStartOfProcess(int64_t pid) {
  // The system says that the size of this file is 0.
  auto file = llvm::MemoryBuffer::getFileAsStream(
      "/proc/" + std::to_string(pid) + "/stat");
  StringRef text = file ? (*file)->getBuffer() : "";
  // The name, in brackets, may have spaces.
  SmallVector<StringRef> fields;
  text.rsplit(')').second.split(fields, ' ');
  constexpr size_t startField = 20;
  return fields.size() > startField ? fields[startField].str() : "";
}

Error padlab::nightly::recordExecutor(const Plan &plan) {
  return writeObject(plan.directory + "/executor.json",
                     json::Object{{"node", getNodeName()},
                                  {"pid", ::getpid()},
                                  {"start", getStartOfProcess(::getpid())}});
}

Error padlab::nightly::noteCancelled(const Plan &plan) {
  return writeFileAtomically(plan.getCancelPath(), "by the user\n");
}

static Error interruptLocal(const Plan &plan) {
  json::Object executor =
      readObject(plan.directory + "/executor.json").value_or(json::Object());
  int64_t pid = executor.getInteger("pid").value_or(0);
  StringRef node = executor.getString("node").value_or("");
  if (pid > 0 && node != getNodeName())
    return createStringError("padlab-nightly: error: the night runs on " +
                             node.str() + ", and can only be cancelled there");
  if (pid <= 0 || executor.getString("start") != getStartOfProcess(pid) ||
      ::kill(pid, SIGINT) != 0)
    return createStringError("padlab-nightly: error: no process is running " +
                             plan.directory);
  return noteCancelled(plan);
}

/// Returns whether another process holds the task's lock.
static bool isBusy(const std::string &taskDir) {
  int fd = ::open((taskDir + "/lock").c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return false;
  bool isHeld = ::flock(fd, LOCK_SH | LOCK_NB) != 0;
  ::close(fd);
  return isHeld;
}

//===----------------------------------------------------------------------===//
// Status
//===----------------------------------------------------------------------===//

namespace {

struct TaskStatus {
  const Task *task;
  std::optional<TaskResult> result;
  /// The node that works on the task; empty if no node does.
  std::string node;
  double elapsed = -1;
};

/// The numbers of tasks that each node ended, is running, let die or refused.
struct NodeStatus {
  unsigned ended = 0, running = 0, died = 0, refused = 0;
};

class Status {
public:
  Status(const Plan &plan, const SlurmNight *slurm)
      : plan(plan), slurm(slurm), now(getFileSystemSeconds(plan.directory)) {
    for (const Task &task : plan.tasks)
      look(task);
  }

  void print() {
    NightlyOptions options = NightlyOptions::fromJSON(plan.options);
    size_t ended = llvm::count_if(
        tasks, [](const TaskStatus &task) { return task.result.has_value(); });
    llvm::outs() << formatv(
        "run {0} ({1}{2}): {3} of {4} tasks ended, {5} running, {6} "
        "waiting{7}\n",
        plan.run, options.executor,
        fs::exists(plan.getCancelPath()) ? ", cancelled" : "", ended,
        tasks.size(), left.size() - countWaiting(), countWaiting(),
        left.empty() ? ""
                     : ", " +
                           describeSecondsLeft(estimateSecondsLeft(
                               left, std::max(1u, options.jobs))) +
                           " left");
    printRunning();
    printNodes();
    printTrouble();
  }

private:
  void look(const Task &task) {
    TaskStatus status{&task, TaskResult::load(plan, task.id), "", -1};
    std::string dir = plan.getTaskDir(task.id);
    std::vector<Start> starts = loadStarts(dir);
    bool isRunning = false;
    if (!status.result && !starts.empty()) {
      isRunning = slurm ? !slurm->getNodeOf(task.id).empty() : isBusy(dir);
      if (isRunning) {
        status.node = starts.back().node;
        status.elapsed = std::max(0.0, now - starts.back().startedAt);
        ++nodes[status.node].running;
      }
    }
    if (status.result && !status.result->node.empty())
      ++nodes[status.result->node].ended;
    for (const Start &death : listDeaths(dir, status.result, isRunning))
      ++nodes[death.node].died;
    for (const Start &start : starts)
      nodes[start.node].refused += !start.refused.empty();
    if (!status.result) {
      TaskProgress &progress = left.emplace_back();
      progress.task = &task;
      progress.elapsed = status.elapsed;
      progress.word = isRunning ? readLastWord(plan, task.id) : "";
    }
    tasks.push_back(std::move(status));
  }

  size_t countWaiting() const {
    return llvm::count_if(left, [](const TaskProgress &progress) {
      return !progress.isRunning();
    });
  }

  void printRunning() const {
    for (const TaskStatus &status : tasks)
      if (!status.node.empty())
        llvm::outs() << formatv("  {0} on {1}, {2:F0} s: {3}\n",
                                status.task->id, status.node, status.elapsed,
                                readLastWord(plan, status.task->id));
  }

  void printNodes() const {
    for (const auto &[name, node] : nodes) {
      llvm::outs() << formatv("node {0}: {1} tasks ended, {2} running", name,
                              node.ended, node.running);
      if (node.died)
        llvm::outs() << ", " << node.died << " died";
      if (node.refused)
        llvm::outs() << ", " << node.refused << " refused";
      llvm::outs() << '\n';
    }
  }

  void printTrouble() const {
    std::vector<std::string> words;
    for (const TaskStatus &status : tasks)
      if (status.result && !status.result->isDone())
        words.push_back(status.task->id + " " + status.result->status);
    if (!words.empty())
      llvm::outs() << "not done: " << llvm::join(words, ", ") << ", see "
                   << plan.directory << "/tasks\n";
  }

  const Plan &plan;
  const SlurmNight *slurm;
  double now;
  std::vector<TaskStatus> tasks;
  std::vector<TaskProgress> left;
  std::map<std::string, NodeStatus> nodes;
};

} // namespace

static ExitCode failWithoutNight(StringRef stateDir) {
  return fail(createStringError("%s: error: there is no night in this state",
                                stateDir.str().c_str()));
}

ExitCode padlab::showNightlyStatus(StringRef stateDir) {
  std::optional<Plan> plan = findNewestNight(stateDir);
  if (!plan)
    return failWithoutNight(stateDir);
  std::optional<SlurmNight> slurm;
  if (isOnSlurm(*plan)) {
    slurm.emplace(*plan, "");
    // If Slurm does not answer, the status shows what the files say.
    if (Error error = slurm->refresh())
      llvm::errs() << llvm::toString(std::move(error)) << '\n';
  }
  Status(*plan, slurm ? &*slurm : nullptr).print();
  return ExitCode::Agree;
}

ExitCode padlab::cancelNightly(StringRef stateDir) {
  std::optional<Plan> plan = findNewestNight(stateDir);
  if (!plan)
    return failWithoutNight(stateDir);
  if (isFinished(*plan)) {
    llvm::outs() << "run " << plan->run << " has ended already\n";
    return ExitCode::Agree;
  }
  if (!isOnSlurm(*plan)) {
    if (Error error = interruptLocal(*plan))
      return fail(std::move(error));
  } else {
    SlurmNight night(*plan, "");
    if (Error error = night.refresh())
      return fail(std::move(error));
    if (Error error = night.cancel())
      return fail(std::move(error));
  }
  llvm::outs() << "run " << plan->run
               << " is cancelled; its report is being made\n";
  return ExitCode::Agree;
}
