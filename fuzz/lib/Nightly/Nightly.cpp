//===- Nightly.cpp - a night on this machine -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Nightly.h"

#include "Night.h"
#include "Slurm.h"
#include "SlurmNight.h"
#include "Steps.h"

#include "../Support/Files.h"
#include "../Support/Process.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/FindingStates.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

/// Locks the state directory for this process, because two nights on one state
/// would count everything twice. The descriptor stays open until the process
/// ends.
static Error lockState(const std::string &stateDir) {
  std::string path = stateDir + "/lock";
  int fd = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0644);
  if (fd >= 0 && ::flock(fd, LOCK_EX | LOCK_NB) == 0)
    return Error::success();
  return createStringError(
      "%s: error: another nightly is running on this state", path.c_str());
}

/// Checks that the state belongs to this LLVM, and notes the LLVM in a new
/// state. Findings, corpora and series of different LLVMs are not comparable. A
/// state that has nights but no note was made before padlab could use a second
/// LLVM.
static Error checkState(const std::string &stateDir) {
  std::string path = stateDir + "/llvm";
  auto whose = readFile(path);
  bool isUsed = findNewestNight(stateDir).has_value();
  std::string here = std::to_string(LLVM_VERSION_MAJOR) + "\n";
  if (!whose && isUsed)
    whose = std::to_string(llvm_version::corpusRelease) + "\n";
  if (whose && *whose != here)
    return createStringError(
        "%s: error: the state is of LLVM %s, and this padlab is built with %d "
        "(choose another one with --state)",
        stateDir.c_str(), StringRef(*whose).trim().str().c_str(),
        LLVM_VERSION_MAJOR);
  return readFile(path) ? Error::success() : writeFileAtomically(path, here);
}

static Error checkInputs(const NightlyOptions &options, const Plan &plan) {
  auto states = FindingStates::load(options.corpusDir);
  if (!states)
    return states.takeError();
  for (const Task &task : plan.tasks)
    if (!fs::can_execute(task.command.front()) &&
        !plan.builds(task.command.front()))
      return createStringError("%s: error: the tool is not built",
                               task.command.front().c_str());
  return Error::success();
}

/// Returns the newest night of the state if it has not ended.
static std::optional<Plan> findUnfinished(const NightlyOptions &options) {
  std::optional<Plan> plan = findNewestNight(options.stateDir);
  return plan && !isFinished(*plan) ? std::move(plan) : std::nullopt;
}

/// Whether continuing `old` is what the user asked for: both plans have the
/// same options and versions. A seed that was not given, and a number of
/// workers that the cluster determined, may differ.
static bool isSameNight(const Plan &old, const Plan &asked,
                        const NightlyOptions &options) {
  json::Object a = old.options, b = asked.options;
  for (json::Object *object : {&a, &b}) {
    if (options.seed == 0)
      object->erase("seed");
    if (options.jobs == 0 && options.isOnSlurm())
      object->erase("jobs");
  }
  return a == b;
}

/// Fails if `old` still has jobs on Slurm, because two nights must not use one
/// state at the same time. If Slurm does not answer, fails unless `isForced`.
static Error checkNobodyRuns(const Plan &old, bool isForced) {
  if (!isOnSlurm(old))
    return Error::success();
  SlurmNight night(old, "");
  Error error = night.refresh();
  bool isKnown = !error;
  std::string word = llvm::toString(std::move(error));
  if (isKnown ? !night.hasActiveJobs() : isForced)
    return Error::success();
  return createStringError(
      "%s: error: %s", old.directory.c_str(),
      isKnown ? "this night runs on Slurm; './padlab nightly cancel' ends it"
              : ("this night may be running on Slurm (" + word +
                 "); --fresh begins another one")
                    .c_str());
}

static Error writePlan(const Plan &plan) {
  if (Error error = ensureWritableDirectory(plan.directory))
    return error;
  return writeFileAtomically(plan.getPath(), plan.str());
}

Error padlab::chooseWorkers(NightlyOptions &options) {
  if (!options.isOnSlurm() || options.jobs != 0)
    return Error::success();
  auto cores = slurm::askForCores(options.partition, options.nodes);
  if (!cores)
    return cores.takeError();
  options.jobs = *cores;
  return Error::success();
}

/// Returns the plan to execute: that of an unfinished night, or a new one.
static Expected<Plan> choosePlan(const NightlyOptions &options,
                                 const std::string &tool) {
  NightlyOptions wanted = options;
  if (Error error = chooseWorkers(wanted))
    return std::move(error);
  Plan plan = makePlan(wanted);
  if (Error error = checkInputs(options, plan))
    return std::move(error);
  if (std::optional<Plan> old = findUnfinished(options)) {
    if (!options.fresh && isSameNight(*old, plan, options)) {
      llvm::errs() << "goes on with run " << old->run
                   << ", which was interrupted (--fresh begins another)\n";
      return std::move(*old);
    }
    if (Error error = checkNobodyRuns(*old, options.fresh))
      return std::move(error);
    llvm::errs() << "run " << old->run
                 << " was interrupted: reporting what it did\n";
    if (Error error = execute(*old, tool, 1, /*onlyLast=*/true))
      return std::move(error);
  }
  if (Error error = writePlan(plan))
    return std::move(error);
  return std::move(plan);
}

/// Returns an error about the first task of the report that did not succeed.
static Error checkReport(const Plan &plan) {
  for (const Task &task : plan.tasks) {
    std::optional<TaskResult> result = TaskResult::load(plan, task.id);
    // A hook that fails has reported this itself, and does not change the
    // report.
    if (!task.always || task.id == hookTask || (result && result->isDone()))
      continue;
    std::string dir = plan.getTaskDir(task.id);
    std::string word = readLastLine(dir + "/log");
    return createStringError(
        "%s: error: there is no complete report: %s", dir.c_str(),
        word.empty() ? "the task printed nothing" : word.c_str());
  }
  return Error::success();
}

/// Returns the text of an error. If the disk is full and the text does not say
/// so, adds this: a process that fails on a full disk often cannot report the
/// reason.
static std::string explain(Error error, StringRef stateDir) {
  std::string text = llvm::toString(std::move(error));
  constexpr uint64_t leastBytes = 64 << 10;
  llvm::ErrorOr<fs::space_info> space = fs::disk_space(stateDir);
  if (space && space->available < leastBytes &&
      !StringRef(text).contains_insensitive("no space"))
    text += " (no space left on the disk)";
  return text;
}

/// The exit code that a shell gives a command that SIGINT ended.
static constexpr auto interruptedExit = static_cast<ExitCode>(128 + SIGINT);

/// Submits the jobs of the night and, if `waits`, waits for them. Returns
/// whether the night has ended.
static Expected<bool> runOnSlurm(const Plan &plan, const std::string &tool,
                                 bool waits) {
  SlurmNight night(plan, tool);
  Expected<size_t> submitted = night.submitAtStart();
  if (!submitted)
    return submitted.takeError();
  llvm::errs() << *submitted << " jobs submitted\n";
  if (waits)
    if (Error error = night.watch())
      return std::move(error);
  if (night.isFinished())
    return true;
  llvm::errs() << "the night goes on as jobs of Slurm: './padlab nightly "
                  "status' shows it, './padlab nightly cancel' ends it, and "
                  "the same command waits for it again\n";
  return false;
}

static Expected<ExitCode> run(const NightlyOptions &options) {
  if (Error error = ensureWritableDirectory(options.stateDir))
    return std::move(error);
  if (Error error = lockState(options.stateDir))
    return std::move(error);
  if (Error error = checkState(options.stateDir))
    return std::move(error);
  // The process that held the lock before may have been killed. The task
  // processes that it started are not needed any more, and are killed; jobs
  // that Slurm runs go on.
  std::optional<Plan> newest = findNewestNight(options.stateDir);
  if (!newest || !isOnSlurm(*newest))
    killMarked(taskVariable + "=" + options.stateDir + "/results/");
  std::string tool = options.toolDir + "/padlab-nightly";
  catchInterrupts();
  Expected<Plan> plan = choosePlan(options, tool);
  if (!plan)
    return plan.takeError();
  NightlyOptions planned = NightlyOptions::fromJSON(plan->options);
  llvm::errs() << formatv(
      "run {0}, target {1}, {2} min on {3} cores, seed {4}, state {5}\n",
      plan->run, planned.target, planned.minutes, planned.jobs, planned.seed,
      planned.stateDir);
  if (planned.isOnSlurm()) {
    auto isFinished = runOnSlurm(*plan, tool, options.wait);
    if (!isFinished)
      return isFinished.takeError();
    if (!*isFinished)
      return isInterrupted() ? interruptedExit : ExitCode::Agree;
  } else {
    if (Error error = recordExecutor(*plan))
      return std::move(error);
    // A night that was cancelled, and killed before its report was made, goes
    // on with the report.
    bool isCancelled = fs::exists(plan->getCancelPath());
    if (Error error =
            execute(*plan, tool, planned.jobs, /*onlyLast=*/isCancelled))
      return std::move(error);
  }
  std::string dir = plan->getTaskDir("summary");
  llvm::errs() << readFile(dir + "/summary.txt").value_or("");
  if (Error error = checkReport(*plan))
    return std::move(error);
  if (isInterrupted())
    return interruptedExit;
  return static_cast<ExitCode>(TaskResult::load(*plan, "summary")->exitCode);
}

static ExitCode end(Expected<ExitCode> code) {
  if (code)
    return *code;
  llvm::errs() << llvm::toString(code.takeError()) << '\n';
  return ExitCode::BadInput;
}

ExitCode padlab::runNightly(const NightlyOptions &options) {
  Expected<ExitCode> code = run(options);
  if (!code)
    return end(createStringError(explain(code.takeError(), options.stateDir)));
  return *code;
}

ExitCode padlab::runOneTask(StringRef path, StringRef id) {
  Expected<Plan> plan = Plan::load(path);
  if (!plan)
    return end(plan.takeError());
  const Task *task = plan->find(id);
  if (!task)
    return end(createStringError("%s: error: no task is named '%s'",
                                 path.str().c_str(), id.str().c_str()));
  catchInterrupts();
  Expected<TaskResult> result = runTask(*plan, *task);
  if (!result)
    return end(result.takeError());
  if (!result->isDone())
    llvm::errs() << id << ": " << result->str() << '\n';
  return result->isDone() ? ExitCode::Agree : ExitCode::Defect;
}

static Expected<ExitCode> runStepOf(StringRef name, Step &step) {
  if (name == "summary")
    return summarize(step);
  struct Entry {
    StringLiteral name;
    Error (*run)(Step &);
  };
  static constexpr Entry steps[] = {{"prepare", prepareState},
                                    {"replay", replayRegressions},
                                    {"fuzz", fuzz},
                                    {"report", writeReport},
                                    {"bisect", bisectAlerts}};
  for (const Entry &entry : steps)
    if (entry.name == name) {
      if (Error error = entry.run(step))
        return std::move(error);
      return ExitCode::Agree;
    }
  return createStringError("padlab-nightly: error: no step is named '%s'",
                           name.str().c_str());
}

ExitCode padlab::runNightlyStep(StringRef name, StringRef runDir,
                                const StepOptions &options) {
  Expected<Plan> plan = Plan::load((runDir + "/plan.json").str());
  if (!plan)
    return end(plan.takeError());
  Step step;
  step.plan = std::move(*plan);
  step.options = NightlyOptions::fromJSON(step.plan.options);
  const char *dir = ::getenv(taskVariable.c_str());
  step.dir = dir ? dir : ".";
  step.target = options.target;
  step.job = options.job;
  step.minutes = options.minutes;
  return end(runStepOf(name, step));
}
