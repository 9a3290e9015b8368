//===- RunTask.cpp - one task, within its limits ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Starts.h"
#include "Steps.h"

#include "../Support/Files.h"
#include "../Support/Process.h"
#include "../Support/SharedFiles.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Plan.h"

#include "llvm/Support/FileSystem.h"

#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

namespace {

/// A lock that only one process can hold, so that only one works on a task.
class TaskLock {
public:
  TaskLock(const std::string &dir, double seconds)
      : fd(::open((dir + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC,
                  0644)) {
    double end = getSeconds() + seconds;
    while (!take() && getSeconds() < end && !isInterrupted())
      sleepMilliseconds(200);
  }
  ~TaskLock() {
    if (fd >= 0)
      ::close(fd);
  }
  bool isHeld() const { return held; }

private:
  /// Tries to take the lock. The kernel, or the server of a shared file system,
  /// releases the lock of a process that dies.
  bool take() { return held = fd >= 0 && ::flock(fd, LOCK_EX | LOCK_NB) == 0; }

  int fd;
  bool held = false;
};

/// Watches the time and the memory of the command, and whether padlab is
/// interrupted.
class Watch {
public:
  Watch(const Task &task, Process &process, TaskResult &result)
      : task(task), process(process), result(result), begin(getSeconds()) {}

  /// Waits for the end of the command. At its time limit the command is first
  /// asked to end, then killed.
  Exit wait() {
    for (;;) {
      if (std::optional<Exit> exit = process.poll())
        return *exit;
      look();
      sleepMilliseconds(20);
    }
  }
  double getSecondsSoFar() const { return getSeconds() - begin; }

private:
  void look() {
    double now = getSecondsSoFar();
    constexpr double memoryInterval = 1, grace = 10;
    if (now - lastLook >= memoryInterval) {
      lastLook = now;
      uint64_t bytes = getMemoryOfTree(process.getPid());
      result.peakBytes = std::max(result.peakBytes, bytes);
      if (bytes >> 20 > static_cast<uint64_t>(task.memoryMB))
        stop("memory", SIGKILL);
    }
    if (isInterrupted())
      stop("interrupted", SIGINT);
    else if (now > task.limit)
      stop("time", SIGINT);
    if (asked && now > *asked + grace)
      process.signal(SIGKILL);
  }

  void stop(StringRef status, int signal) {
    if (asked)
      return;
    asked = getSecondsSoFar();
    result.status = status.str();
    process.signal(signal);
  }

  const Task &task;
  Process &process;
  TaskResult &result;
  double begin, lastLook = 0;
  std::optional<double> asked;
};

} // namespace

/// Returns the idle seconds of all cores since the machine was started.
static double getMachineIdleSeconds() {
  std::ifstream stat("/proc/stat");
  std::string name;
  double user = 0, nice = 0, system = 0, idle = 0, waiting = 0;
  stat >> name >> user >> nice >> system >> idle >> waiting;
  return (idle + waiting) / ::sysconf(_SC_CLK_TCK);
}

/// Makes orphans of this process's descendants its children, so that their
/// processor time is counted: a fuzzer abandons the process that ran its cases,
/// which has used most of the processor time.
static void adoptOrphans() { ::prctl(PR_SET_CHILD_SUBREAPER, 1); }

/// Waits at most about a second for all children, which end soon because they
/// were killed or their parents are gone. Returns the sum of the processor
/// seconds of the children that have ended.
static double reapAndCountProcessorSeconds() {
  constexpr unsigned attempts = 100;
  for (unsigned i = 0; i < attempts; ++i) {
    pid_t pid;
    while ((pid = ::waitpid(-1, nullptr, WNOHANG)) > 0)
      ;
    // No child is left.
    if (pid < 0)
      break;
    sleepMilliseconds(10);
  }
  rusage usage = {};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec +
         (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

static void judgeExit(const Task &task, const Exit &exit, TaskResult &result) {
  result.exitCode = exit.code;
  result.signal = exit.signal;
  if (!result.status.empty())
    return;
  if (exit.signal)
    result.status = "killed";
  else
    result.status =
        llvm::is_contained(task.accept, exit.code) ? "done" : "failed";
}

/// Makes the task's directory. Also writes the plan if its file is missing,
/// because commands read it.
static Error prepareDirectory(const Plan &plan, const std::string &dir) {
  if (Error error = ensureWritableDirectory(dir))
    return error;
  if (fs::exists(plan.getPath()))
    return Error::success();
  return writeFileAtomically(plan.getPath(), plan.str());
}

/// Runs the task's command within its limits. First kills processes that an
/// earlier run of the task left because it was killed.
static Expected<TaskResult> runCommandOf(const Task &task,
                                         const std::string &dir) {
  std::string mark = taskVariable + "=" + dir;
  killMarked(mark);
  Command command;
  command.words = task.command;
  command.log = dir + "/log";
  if (task.output != "log")
    command.output = dir + "/" + task.output;
  command.directory = dir;
  command.environment = {mark};
  TaskResult result;
  result.startedAt = getFileSystemSeconds(dir);
  double idle = getMachineIdleSeconds();
  adoptOrphans();
  Process process;
  if (!process.start(command))
    return createStringError("%s: error: cannot be started",
                             task.command.front().c_str());
  Watch watch(task, process, result);
  Exit exit = watch.wait();
  killMarked(mark);
  result.processorSeconds = reapAndCountProcessorSeconds();
  result.seconds = watch.getSecondsSoFar();
  result.machineIdleSeconds = getMachineIdleSeconds() - idle;
  judgeExit(task, exit, result);
  return result;
}

Expected<TaskResult> padlab::runTask(const Plan &plan, const Task &task,
                                     const TaskRules &rules) {
  std::string dir = plan.getTaskDir(task.id);
  if (Error error = prepareDirectory(plan, dir))
    return std::move(error);
  TaskLock lock(dir, rules.lockSeconds);
  if (!lock.isHeld())
    return createStringError("%s: error: the task is being run already",
                             dir.c_str());
  if (std::optional<TaskResult> result = TaskResult::load(plan, task.id))
    return *result;
  Start start = makeStart(dir);
  Expected<int> number = recordStart(dir, start);
  if (!number)
    return number.takeError();
  Expected<TaskResult> result = runCommandOf(task, dir);
  if (!result)
    return result.takeError();
  result->node = start.node;
  result->start = *number;
  // Without a result, the task is run again. This is so if its command was
  // killed from outside, or if it was interrupted because its node is needed
  // for something else; not if the night was cancelled.
  bool goesOn = rules.goesOnElsewhere && !fs::exists(plan.getCancelPath());
  if (result->status == "killed" || (result->status == "interrupted" && goesOn))
    return result;
  if (Error error = writeObject(dir + "/result.json", result->toJSON()))
    return std::move(error);
  return result;
}

Expected<TaskResult> padlab::giveUp(const Plan &plan, const Task &task,
                                    StringRef status) {
  TaskResult result;
  result.status = status.str();
  result.signal = SIGKILL;
  std::vector<Start> starts = loadStarts(plan.getTaskDir(task.id));
  if (!starts.empty()) {
    result.start = starts.size() - 1;
    result.node = starts.back().node;
  }
  if (Error error = writeObject(plan.getTaskDir(task.id) + "/result.json",
                                result.toJSON()))
    return std::move(error);
  return result;
}
