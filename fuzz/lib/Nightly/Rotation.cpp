//===- Rotation.cpp - what nights measure in turn --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rotation.h"

#include "../Support/Files.h"

#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <cmath>

using namespace padlab;
using namespace padlab::nightly;
namespace json = llvm::json;

static std::string getPath(llvm::StringRef stateDir) {
  return (stateDir + "/bench-rotation.json").str();
}

Rotation Rotation::load(llvm::StringRef stateDir) {
  json::Object object = readObject(getPath(stateDir)).value_or(json::Object());
  Rotation rotation;
  rotation.night = std::max<int64_t>(0, object.getInteger("night").value_or(0));
  rotation.seconds = object.getNumber("seconds").value_or(0);
  rotation.run = object.getString("run").value_or("").str();
  return rotation;
}

unsigned Rotation::getSlices(double budget) const {
  // A first night knows nothing: half is what it surely can.
  if (seconds <= 0 || budget <= 0)
    return 2;
  return std::clamp(std::ceil(seconds / budget), 1.0, double(maxSlices));
}

llvm::StringRef Rotation::choose(llvm::ArrayRef<llvm::StringRef> cpus) const {
  return cpus.empty() ? "" : cpus[night % cpus.size()];
}

std::vector<const Task *> nightly::listBenchTasks(const Plan &plan) {
  std::vector<const Task *> tasks;
  for (const Task &task : plan.tasks)
    // The report takes its command, and the load of the machine, from the
    // first of them.
    if (llvm::is_contained(task.command, "--benchmark_out=bench.json"))
      tasks.insert(task.id == "bench" ? tasks.begin() : tasks.end(), &task);
  return tasks;
}

/// As many as the command of the task says.
static unsigned readSlices(const Task &task) {
  unsigned slices = 0;
  for (llvm::StringRef argument : task.command)
    if (argument.consume_front("--slice="))
      argument.split('/').second.getAsInteger(10, slices);
  return slices;
}

/// Whether the run had its turn with its slice. What came to a limit or died
/// would do so again: the part that it has measured counts, and the next slice
/// follows.
static bool hadItsTurn(const Plan &plan, const TaskResult &result) {
  return result.isDone() ||
         (result.status != "interrupted" && result.status != "refused" &&
          llvm::sys::fs::exists(plan.getTaskDir("bench") + "/bench.json"));
}

llvm::Error nightly::noteMeasured(const Plan &plan, llvm::StringRef stateDir) {
  const Task *bench = plan.find("bench");
  std::optional<TaskResult> result = TaskResult::load(plan, "bench");
  Rotation rotation = Rotation::load(stateDir);
  unsigned slices = bench ? readSlices(*bench) : 0;
  if (slices == 0 || !result || !hadItsTurn(plan, *result) ||
      rotation.run == plan.run)
    return llvm::Error::success();
  double seconds = result->seconds * slices;
  // The whole slice takes longer than the part that was measured.
  if (!result->isDone())
    seconds = std::max(seconds, rotation.seconds);
  return writeObject(getPath(stateDir),
                     json::Object{{"night", rotation.night + 1},
                                  {"seconds", seconds},
                                  {"run", plan.run}});
}
