//===- Rotation.cpp - what nights measure in turn --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rotation.h"

#include "Files.h"

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
    // The command of the first, and what else the machine did meanwhile, are
    // those of the report.
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

llvm::Error nightly::noteMeasured(const Plan &plan, llvm::StringRef stateDir) {
  const Task *bench = plan.find("bench");
  std::optional<TaskResult> result = TaskResult::load(plan, "bench");
  Rotation rotation = Rotation::load(stateDir);
  unsigned slices = bench ? readSlices(*bench) : 0;
  if (slices == 0 || !result || !result->isDone() || rotation.run == plan.run)
    return llvm::Error::success();
  return writeObject(getPath(stateDir),
                     json::Object{{"night", rotation.night + 1},
                                  {"seconds", result->seconds * slices},
                                  {"run", plan.run}});
}
