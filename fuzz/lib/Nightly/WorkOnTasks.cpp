//===- WorkOnTasks.cpp - the work of one job of a night -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Night.h"
#include "Slurm.h"
#include "Starts.h"

#include "../Support/Process.h"

#include "padlab/fuzz/Nightly.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdlib>
#include <optional>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

/// Returns why this machine must not run tasks of the plan; empty if it may.
static std::string findReasonToRefuse(const Plan &plan) {
  const json::Object *planned = plan.options.getObject("identity");
  return planned ? findDifference(*planned, describeIdentity(plan)) : "";
}

/// Lists the nodes that have refused the task, one entry for each refusal.
static std::vector<std::string> listRefusals(const std::string &taskDir) {
  std::vector<std::string> nodes;
  for (const Start &start : loadStarts(taskDir))
    if (!start.refused.empty())
      nodes.push_back(start.node);
  return nodes;
}

/// Puts the job back into the queue, for other nodes. Gives up the tasks of the
/// job if the task was refused too often, if this is no job of Slurm, or if
/// Slurm does not requeue it.
static ExitCode refuse(const Plan &plan, ArrayRef<const Task *> tasks,
                       const std::string &reason) {
  std::string dir = plan.getTaskDir(tasks.front()->id);
  Start start = makeStart(plan.directory);
  start.refused = reason;
  llvm::errs() << tasks.front()->id << ": " << start.node
               << " refuses the task: " << reason << '\n';
  if (auto number = recordStart(dir, start); !number)
    return fail(number.takeError());
  std::vector<std::string> nodes = listRefusals(dir);
  if (nodes.size() < maxStarts && !start.job.empty()) {
    // Requeueing ends the job, and this process would get SIGTERM.
    std::signal(SIGTERM, SIG_IGN);
    llvm::sort(nodes);
    nodes.erase(llvm::unique(nodes), nodes.end());
    Error error = slurm::requeueElsewhere(start.job, nodes);
    if (!error)
      return ExitCode::BadInput;
    llvm::errs() << llvm::toString(std::move(error)) << '\n';
  }
  for (const Task *task : tasks)
    if (auto result = giveUp(plan, *task, "refused"); !result)
      return fail(result.takeError());
  return ExitCode::BadInput;
}

static unsigned countAttempts(const Plan &plan, const Task &task) {
  return llvm::count_if(
      loadStarts(plan.getTaskDir(task.id)),
      [](const Start &start) { return start.refused.empty(); });
}

static ExitCode workOn(const Plan &plan, const Task &task) {
  // The seconds for which a shared folder may be full or refuse writes before
  // the job gives up.
  constexpr double patience = 90;
  std::optional<double> trouble;
  TaskRules rules;
  // A node that Slurm has given up may still work on the task, and hold its
  // lock, until it notices.
  rules.lockSeconds = 180;
  rules.goesOnElsewhere = true;
  for (;;) {
    if (TaskResult::load(plan, task.id))
      return ExitCode::Agree;
    if (countAttempts(plan, task) >= maxStarts) {
      if (auto result = giveUp(plan, task, "killed"); !result)
        return fail(result.takeError());
      return ExitCode::Defect;
    }
    Expected<TaskResult> result = runTask(plan, task, rules);
    if (!result) {
      // Jobs that depend on this one begin when it ends, so it must not end
      // yet.
      double now = getSeconds();
      if (!trouble)
        trouble = now;
      if (now - *trouble > patience || isInterrupted())
        return fail(result.takeError());
      llvm::errs() << llvm::toString(result.takeError()) << "; trying again\n";
      sleepMilliseconds(5000);
      continue;
    }
    if (!result->isDone())
      llvm::errs() << task.id << ": " << result->str() << '\n';
    if (isInterrupted() || result->status != "killed")
      return result->isDone() ? ExitCode::Agree : ExitCode::Defect;
  }
}

/// Returns those of the tasks `ids` that this job must run and that have no
/// result.
static Expected<std::vector<const Task *>>
selectTasks(const Plan &plan, ArrayRef<std::string> ids) {
  if (const char *element = ::getenv("SLURM_ARRAY_TASK_ID")) {
    size_t number = ids.size();
    StringRef(element).getAsInteger(10, number);
    if (number >= ids.size())
      return createStringError(
          "padlab-nightly: error: the job has no element %s", element);
    ids = ids.slice(number, 1);
  }
  std::vector<const Task *> tasks;
  for (const std::string &id : ids) {
    const Task *task = plan.find(id);
    if (!task)
      return createStringError("%s: error: no task is named '%s'",
                               plan.getPath().c_str(), id.c_str());
    if (!TaskResult::load(plan, id))
      tasks.push_back(task);
  }
  return std::move(tasks);
}

ExitCode padlab::workOnTasks(StringRef planPath, ArrayRef<std::string> ids) {
  Expected<Plan> plan = Plan::load(planPath);
  if (!plan)
    return fail(plan.takeError());
  auto tasks = selectTasks(*plan, ids);
  if (!tasks)
    return fail(tasks.takeError());
  if (tasks->empty())
    return ExitCode::Agree;
  if (std::string reason = findReasonToRefuse(*plan); !reason.empty())
    return refuse(*plan, *tasks, reason);
  catchInterrupts();
  ExitCode code = ExitCode::Agree;
  for (const Task *task : *tasks) {
    code = std::max(code, workOn(*plan, *task));
    if (isInterrupted())
      break;
  }
  return code;
}
