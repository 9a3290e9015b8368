//===- PlanFile.cpp - plans and results as JSON ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Support/Files.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Plan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <cstring>

using namespace padlab;

json::Object Task::toJSON() const {
  return json::Object{{"id", id},
                      {"phase", phase},
                      {"command", json::Array(command)},
                      {"needs", json::Array(needs)},
                      {"cores", cores},
                      {"quiet", quiet},
                      {"expectedSeconds", expected},
                      {"limitSeconds", limit},
                      {"memoryMB", memoryMB},
                      {"directory", "tasks/" + id},
                      {"output", output},
                      {"accept", json::Array(accept)},
                      {"always", always}};
}

Expected<Task> Task::fromJSON(const json::Value &value) {
  Task task;
  json::Path::Root root("task");
  json::ObjectMapper mapper(value, root);
  if (mapper && mapper.map("id", task.id) && mapper.map("phase", task.phase) &&
      mapper.map("command", task.command) && mapper.map("needs", task.needs) &&
      mapper.map("cores", task.cores) && mapper.map("quiet", task.quiet) &&
      mapper.map("expectedSeconds", task.expected) &&
      mapper.map("limitSeconds", task.limit) &&
      mapper.map("memoryMB", task.memoryMB) &&
      mapper.map("output", task.output) && mapper.map("accept", task.accept) &&
      mapper.map("always", task.always)) {
    // Both id and output become names of files below the night's directory.
    auto isName = [](StringRef name) {
      return !name.empty() && !name.contains('/') && !name.starts_with(".");
    };
    if (isName(task.id) && isName(task.output) && !task.command.empty())
      return task;
    return createStringError("task: no id, output or command");
  }
  return root.getError();
}

const Task *Plan::find(StringRef id) const {
  for (const Task &task : tasks)
    if (task.id == id)
      return &task;
  return nullptr;
}

bool Plan::builds(StringRef program) const {
  const Task *build = find("build-bench");
  return build &&
         llvm::is_contained(build->command, llvm::sys::path::filename(program));
}

std::string Plan::str() const {
  json::Array list;
  for (const Task &task : tasks)
    list.push_back(task.toJSON());
  return formatv("{0:2}\n", json::Value(json::Object{
                                {"schemaVersion", Plan::schemaVersion},
                                {"run", run},
                                {"startedAt", startedAt},
                                {"directory", directory},
                                {"options", json::Object(options)},
                                {"tasks", std::move(list)}}));
}

static Error readPlan(StringRef text, Plan &plan) {
  Expected<json::Value> value = json::parse(text);
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  const json::Array *tasks = object ? object->getArray("tasks") : nullptr;
  if (!tasks || object->getInteger("schemaVersion") != Plan::schemaVersion)
    return createStringError("no plan of schema version 1");
  plan.run = object->getString("run").value_or("").str();
  plan.startedAt = object->getString("startedAt").value_or("").str();
  plan.directory = object->getString("directory").value_or("").str();
  if (plan.directory.empty())
    return createStringError("the plan has no directory");
  if (const json::Object *options = object->getObject("options"))
    plan.options = *options;
  for (const json::Value &entry : *tasks) {
    Expected<Task> task = Task::fromJSON(entry);
    if (!task)
      return task.takeError();
    if (plan.find(task->id))
      return createStringError("two tasks are named '%s'", task->id.c_str());
    for (const std::string &need : task->needs)
      if (!plan.find(need))
        return createStringError("'%s' needs '%s', which is not before it",
                                 task->id.c_str(), need.c_str());
    plan.tasks.push_back(std::move(*task));
  }
  return Error::success();
}

Expected<Plan> Plan::load(StringRef path) {
  std::optional<std::string> text = readFile(path);
  if (!text)
    return createStringError("%s: error: cannot be read", path.str().c_str());
  Plan plan;
  if (Error error = readPlan(*text, plan))
    return createStringError("%s: error: %s", path.str().c_str(),
                             llvm::toString(std::move(error)).c_str());
  return plan;
}

std::string TaskResult::str() const {
  if (status == "failed")
    return "exit code " + std::to_string(exitCode);
  if (status == "killed")
    return std::string("killed by signal ") + std::to_string(signal) + " (" +
           ::strsignal(signal) + ")";
  if (status == "time")
    return formatv("ended after {0:F0} s, its limit", seconds);
  if (status == "memory")
    return formatv("ended at {0} MB, its limit", peakBytes >> 20);
  return status;
}

json::Object TaskResult::toJSON() const {
  return json::Object{{"status", status},
                      {"exitCode", exitCode},
                      {"signal", signal},
                      {"startedAt", startedAt},
                      {"seconds", seconds},
                      {"processorSeconds", processorSeconds},
                      {"peakBytes", static_cast<int64_t>(peakBytes)},
                      {"machineIdleSeconds", machineIdleSeconds},
                      {"node", node},
                      {"start", start}};
}

std::optional<TaskResult> TaskResult::load(const Plan &plan, StringRef id) {
  std::optional<json::Object> object =
      readObject(plan.getTaskDir(id) + "/result.json");
  if (!object)
    return std::nullopt;
  TaskResult result;
  result.status = object->getString("status").value_or("failed").str();
  result.exitCode = object->getInteger("exitCode").value_or(0);
  result.signal = object->getInteger("signal").value_or(0);
  result.startedAt = object->getNumber("startedAt").value_or(0);
  result.seconds = object->getNumber("seconds").value_or(0);
  result.processorSeconds = object->getNumber("processorSeconds").value_or(0);
  result.peakBytes = object->getInteger("peakBytes").value_or(0);
  result.machineIdleSeconds =
      object->getNumber("machineIdleSeconds").value_or(0);
  result.node = object->getString("node").value_or("").str();
  result.start = object->getInteger("start").value_or(0);
  return result;
}
