//===- Rotation.cpp - the series that nights measure in turn -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rotation.h"

#include "../Support/Files.h"

#include <algorithm>

using namespace padlab;
using namespace padlab::nightly;

std::string nightly::getRotationFile(StringRef stateDir) {
  return (stateDir + "/bench-rotation.json").str();
}

Rotation Rotation::load(StringRef stateDir) {
  json::Object object =
      readObject(getRotationFile(stateDir)).value_or(json::Object());
  Rotation rotation;
  rotation.night = std::max<int64_t>(0, object.getInteger("night").value_or(0));
  rotation.run = object.getString("run").value_or("").str();
  if (json::Object *cpus = object.getObject("cpus"))
    rotation.cpus = std::move(*cpus);
  return rotation;
}

StringRef Rotation::choose(ArrayRef<StringRef> cpus) const {
  return cpus.empty() ? "" : cpus[night % cpus.size()];
}

bool Rotation::add(const json::Object &measured, bool hadItsTurn) {
  auto cpu = measured.getString("cpu");
  if (!cpu)
    return false;
  json::Object now;
  if (const json::Object *units = measured.getObject("units"))
    now = *units;
  // With `hadItsTurn`, an unfinished unit counts as measured, so that the next
  // night does not begin with it. The time that it takes is unknown.
  auto underWay = measured.getString("underWay");
  if (underWay && hadItsTurn)
    now.try_emplace(underWay->str(), 0);
  if (now.empty())
    return false;
  // The key must be a std::string: a StringRef would point into `measured`.
  json::Value &known = cpus[cpu->str()];
  if (!known.getAsObject())
    known = json::Object();
  // If the process continued the work of another one, it measured only parts of
  // units, so its times are too short.
  bool goesOn = measured.getBoolean("goesOn").value_or(false);
  for (const auto &[unit, taken] : now) {
    double seconds = taken.getAsNumber().value_or(0);
    json::Object &all = *known.getAsObject();
    bool isWhole = !goesOn && unit.str() != underWay;
    if (const json::Object *before = all.getObject(unit); before && !isWhole)
      seconds = std::max(seconds, before->getNumber("seconds").value_or(0));
    all[unit] = json::Object{{"night", night}, {"seconds", seconds}};
  }
  return true;
}

std::vector<const Task *> nightly::listBenchTasks(const Plan &plan) {
  std::vector<const Task *> tasks;
  for (const Task &task : plan.tasks)
    // `bench` is the first, because the report takes the command and the load
    // of the machine from the first task.
    if (llvm::is_contained(task.command, "--benchmark_out=bench.json"))
      tasks.insert(task.id == "bench" ? tasks.begin() : tasks.end(), &task);
  return tasks;
}

/// Whether a unit that was unfinished when the benchmark ended counts as
/// measured. It does if the benchmark died or ran into a limit, because this
/// would happen to the next benchmark in the same unit, too.
static bool hadItsTurn(const Plan &plan, const std::string &id) {
  std::optional<TaskResult> result = TaskResult::load(plan, id);
  return result && result->status != "interrupted" &&
         result->status != "refused";
}

Error nightly::noteMeasured(const Plan &plan, StringRef stateDir) {
  Rotation rotation = Rotation::load(stateDir);
  if (rotation.run == plan.run)
    return Error::success();
  bool measured = false;
  for (const Task *task : listBenchTasks(plan))
    if (std::optional<json::Object> units =
            readObject(plan.getTaskDir(task->id) + "/bench.json.units"))
      measured |= rotation.add(*units, hadItsTurn(plan, task->id));
  if (!measured)
    return Error::success();
  return writeObject(getRotationFile(stateDir),
                     json::Object{{"night", rotation.night + 1},
                                  {"run", plan.run},
                                  {"cpus", std::move(rotation.cpus)}});
}
