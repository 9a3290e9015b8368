//===- Executor.cpp - runs a plan on this machine --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Night.h"

#include "Starts.h"
#include "TimeLeft.h"

#include "../Support/Files.h"
#include "../Support/Process.h"

#include "padlab/dialect/ExitCode.h"

#include "llvm/ADT/STLExtras.h"

#include <csignal>
#include <memory>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

namespace {

/// A task and its state.
struct Entry {
  enum class State { Waiting, Running, Ended };
  explicit Entry(const Task *task) : task(task) {}
  const Task *task;
  State state = State::Waiting;
  unsigned starts = 0;
  double startedAt = 0;
  Process process;
};

class Executor {
public:
  Executor(const Plan &plan, std::string tool, unsigned cores, bool onlyLast)
      : plan(plan), tool(std::move(tool)), cores(cores), stopping(onlyLast) {
    for (const Task &task : plan.tasks) {
      entries.push_back(std::make_unique<Entry>(&task));
      if (TaskResult::load(plan, task.id))
        entries.back()->state = Entry::State::Ended;
    }
  }

  Error run() {
    while (someLeft() && failure.empty()) {
      passInterruptOn();
      startWhatFits();
      tellProgress();
      sleepMilliseconds(50);
      for (auto &entry : entries)
        look(*entry);
    }
    line.clear();
    if (failure.empty())
      return Error::success();
    return createStringError(failure);
  }

private:
  bool someLeft() const {
    return llvm::any_of(entries, [](auto &entry) {
      return entry->state != Entry::State::Ended;
    });
  }

  const Entry &find(StringRef id) const {
    return **llvm::find_if(entries,
                           [&](auto &entry) { return entry->task->id == id; });
  }

  bool isReady(const Entry &entry) const {
    return entry.state == Entry::State::Waiting &&
           llvm::all_of(entry.task->needs, [&](const std::string &need) {
             return find(need).state == Entry::State::Ended;
           });
  }

  /// Starts tasks in the plan's order: if a task has to wait for cores, the
  /// tasks behind it wait, too.
  void startWhatFits() {
    int free = cores;
    bool quiet = false, some = false;
    for (auto &entry : entries)
      if (entry->state == Entry::State::Running) {
        free -= entry->task->cores;
        quiet |= entry->task->quiet;
        some = true;
      }
    for (auto &entry : entries) {
      if (!isReady(*entry))
        continue;
      if (stopping && !entry->task->always) {
        entry->state = Entry::State::Ended;
        continue;
      }
      int wanted = std::min<int>(entry->task->cores, cores);
      if (quiet || wanted > free || (entry->task->quiet && some))
        return;
      start(*entry);
      free -= wanted;
      some = true;
      quiet = entry->task->quiet;
    }
  }

  void start(Entry &entry) {
    Command command;
    command.words = {tool, "run-task", plan.getPath(), entry.task->id};
    command.log = plan.directory + "/executor.log";
    ++entry.starts;
    entry.startedAt = getSeconds();
    if (entry.process.start(command))
      entry.state = Entry::State::Running;
    else
      failure = tool + ": error: cannot be started";
  }

  void look(Entry &entry) {
    if (entry.state != Entry::State::Running)
      return;
    std::optional<Exit> exit = entry.process.poll();
    if (!exit)
      return;
    std::optional<TaskResult> result = TaskResult::load(plan, entry.task->id);
    if (result) {
      entry.state = Entry::State::Ended;
      if (!result->isDone())
        line.tell(entry.task->id + ": " + result->str());
      return;
    }
    startAgain(entry, *exit);
  }

  /// Handles the end of a `run-task` process that left no result. If something
  /// killed it or the task's command, the task is started again or given up. If
  /// the task could not be run, or its result not be written, the night fails.
  void startAgain(Entry &entry, const Exit &exit) {
    if (exit.code == static_cast<int>(ExitCode::BadInput)) {
      failure = readLastLine(plan.directory + "/executor.log");
      // If the disk is full, the log could not be written, either.
      if (failure.empty())
        failure = plan.directory + ": error: results cannot be written";
      return;
    }
    if (isInterrupted() || entry.starts >= maxStarts) {
      Expected<TaskResult> result =
          giveUp(plan, *entry.task, isInterrupted() ? "interrupted" : "killed");
      entry.state = Entry::State::Ended;
      if (result)
        line.tell(entry.task->id + ": " + result->str() + ", given up");
      else
        failure = llvm::toString(result.takeError());
      return;
    }
    entry.state = Entry::State::Waiting;
    line.tell(entry.task->id + ": was killed, is started again");
  }

  void passInterruptOn() {
    if (!isInterrupted() || asked)
      return;
    asked = stopping = true;
    for (auto &entry : entries)
      if (entry->state == Entry::State::Running && !entry->task->always)
        entry->process.signal(SIGINT);
  }

  void tellProgress() {
    if (!line.isDue())
      return;
    std::vector<TaskProgress> left;
    for (auto &entry : entries) {
      if (entry->state == Entry::State::Ended)
        continue;
      TaskProgress &progress = left.emplace_back();
      progress.task = entry->task;
      if (entry->state != Entry::State::Running)
        continue;
      progress.elapsed = getSeconds() - entry->startedAt;
      progress.word = readLastWord(plan, entry->task->id);
    }
    line.show(describeProgress(plan, left, cores));
  }

  const Plan &plan;
  std::string tool;
  int cores;
  /// If true, only the tasks that make the report are still started.
  bool stopping;
  bool asked = false;
  ProgressLine line;
  std::vector<std::unique_ptr<Entry>> entries;
  std::string failure;
};

} // namespace

Error padlab::nightly::execute(const Plan &plan, const std::string &tool,
                               unsigned cores, bool onlyLast) {
  return Executor(plan, tool, cores, onlyLast).run();
}
