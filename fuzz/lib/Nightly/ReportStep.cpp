//===- ReportStep.cpp - writes report.json -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// This step reads everything from files, so that it does not matter where and
/// when the tasks ran, and how often they were interrupted.
///
//===----------------------------------------------------------------------===//

#include "Claims.h"
#include "FuzzTotals.h"
#include "Rotation.h"
#include "Starts.h"
#include "Steps.h"

#include "../Support/Files.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Finding.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/FindingStates.h"
#include "padlab/fuzz/FindingVersions.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Host.h"

#include <map>
#include <sys/utsname.h>
#include <thread>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;

static json::Object describeMachine() {
  utsname system = {};
  ::uname(&system);
  return json::Object{
      {"cpu", llvm::sys::getHostCPUName()},
      {"cores", static_cast<int64_t>(std::thread::hardware_concurrency())},
      {"memoryBytes", static_cast<int64_t>(::sysconf(_SC_PHYS_PAGES)) *
                          ::sysconf(_SC_PAGE_SIZE)},
      {"kernel", std::string(system.release)}};
}

namespace {

/// Reads and writes `STATE/reported.json`, which stores for each finding which
/// run first reported it, and which run last saw that it was fixed or came
/// back. So a report that is made a second time says the same. A finding whose
/// reduction was cut short is reported for the first time once more when the
/// reduction has ended, because only then the summary shows it.
class Reported {
public:
  explicit Reported(const Step &step)
      : path(step.stateDir("reported.json")), run(step.plan.run),
        entries(readObject(path).value_or(json::Object())) {}

  /// Adds the fields `isNew`, `cameBack` and `wasFixed` to a finding.
  void mark(json::Object &finding, StringRef signature) {
    bool fixed = finding.get("fixedIn") != nullptr;
    bool cut = finding.getBoolean("cut").value_or(false);
    json::Object *entry = entries.getObject(signature);
    if (!entry) {
      // A StringRef as a key would not be copied, so make a string.
      entries[signature.str()] = json::Object{
          {"run", run}, {"fixed", fixed}, {"changedIn", ""}, {"cut", cut}};
      entry = entries.getObject(signature);
    }
    if (entry->getBoolean("cut").value_or(false) && !cut) {
      (*entry)["cut"] = false;
      (*entry)["run"] = run;
    }
    if (entry->getBoolean("fixed").value_or(false) != fixed) {
      (*entry)["fixed"] = fixed;
      (*entry)["changedIn"] = run;
    }
    bool changed = entry->getString("changedIn") == run;
    finding["isNew"] = entry->getString("run") == run;
    finding["cameBack"] = changed && !fixed;
    finding["wasFixed"] = changed && fixed;
  }

  Error store() { return writeObject(path, std::move(entries)); }

private:
  std::string path, run;
  json::Object entries;
};

} // namespace

/// If the previous release was asked and does not show the finding, the defect
/// is a regression: returns the title of this release. Otherwise, and if padlab
/// is built with the corpus's release, returns an empty text.
static std::string findRegression(const StoredRecord &record) {
  if (!llvm_version::isCorpusRelease)
    for (const VersionAnswer &answer : readVersions(record.path))
      if (answer.release == std::to_string(llvm_version::before) &&
          answer.result == VersionResult::DoesNotShow)
        return answer.title;
  return "";
}

/// Describes a finding for its page: finding.json, the texts of the other
/// files, and what people decided about it.
static json::Object describeFinding(StoredRecord record, Reported &reported,
                                    const FindingStates &states) {
  json::Object finding = std::move(record.object);
  json::Object texts;
  for (StringRef name :
       {"case.mlir", "expected.txt", "actual.txt", "before.mlir", "after.mlir"})
    texts[llvm::sys::path::stem(name)] = json::fixUTF8(record.read(name));
  finding["texts"] = std::move(texts);
  // Only triage needs the witnesses, so the report omits them.
  finding.erase("witnesses");
  if (std::string before = findRegression(record); !before.empty())
    finding["notIn"] = json::fixUTF8(before);
  finding["path"] = record.path;
  finding["signature"] = record.signature;
  reported.mark(finding, record.signature);
  states.apply(finding);
  return finding;
}

static Expected<json::Array> collectFindings(const Step &step) {
  auto states = FindingStates::load(step.options.corpusDir);
  if (!states)
    return states.takeError();
  Reported reported(step);
  std::vector<json::Object> findings;
  for (StoredRecord &record : listFindings(step.stateDir("findings"), say))
    findings.push_back(describeFinding(std::move(record), reported, *states));
  if (Error error = reported.store())
    return std::move(error);
  // Findings to look at come first, and among these the ones seen most often.
  llvm::sort(findings, [](const json::Object &a, const json::Object &b) {
    auto key = [](const json::Object &finding) {
      return std::make_tuple(!needsALook(finding),
                             -finding.getInteger("count").value_or(0),
                             finding.getString("path").value_or(""));
    };
    return key(a) < key(b);
  });
  json::Array list;
  for (json::Object &finding : findings)
    list.push_back(std::move(finding));
  return list;
}

/// Returns the objects that each of `tasks` has printed to `file`, one object a
/// line.
static json::Array collectLines(const Plan &plan, ArrayRef<std::string> tasks,
                                StringRef file) {
  json::Array objects;
  std::string text;
  for (const std::string &task : tasks)
    text += readFile((plan.getTaskDir(task) + "/" + file).str()).value_or("");
  for (StringRef line : llvm::split(text, '\n')) {
    Expected<json::Value> object = json::parse(line);
    if (object)
      objects.push_back(std::move(*object));
    else
      llvm::consumeError(object.takeError());
  }
  return objects;
}

/// Collects the claims of the document from which pad fusion was designed, with
/// their measurements.
static json::Array collectClaims(const Plan &plan) {
  std::vector<std::string> tasks;
  for (StringRef cpu : claimCPUs)
    tasks.push_back(getClaimTask(cpu));
  for (StringRef cpu : trafficCPUs)
    tasks.push_back(getTrafficTask(cpu));
  return collectLines(plan, tasks, "claims.jsonl");
}

/// Returns the results of all tasks. Sets `interrupted` if a task that is not
/// one of the report's has no result or was interrupted.
static json::Array collectTasks(const Plan &plan, bool &interrupted) {
  json::Array tasks;
  for (const Task &task : plan.tasks) {
    std::optional<TaskResult> result = TaskResult::load(plan, task.id);
    if (!task.always)
      interrupted |= !result || result->status == "interrupted";
    json::Object entry = result ? result->toJSON() : json::Object();
    if (!result)
      entry["status"] = task.always ? "waiting" : "left out";
    entry["id"] = task.id;
    entry["phase"] = task.phase;
    json::Array deaths;
    for (const Start &death : listDeaths(plan.getTaskDir(task.id), result,
                                         /*isRunning=*/task.always))
      deaths.push_back(death.node);
    entry["deaths"] = std::move(deaths);
    json::Array refusals;
    for (const Start &start : loadStarts(plan.getTaskDir(task.id)))
      if (!start.refused.empty())
        refusals.push_back(start.node);
    entry["refusals"] = std::move(refusals);
    tasks.push_back(std::move(entry));
  }
  return tasks;
}

/// Adds up the counts of all shards of triage. They ran at the same time, so
/// `seconds` is the maximum.
static json::Object collectTriage(const Plan &plan) {
  std::map<std::string, int64_t> sums;
  double seconds = 0;
  for (const Task &task : plan.tasks) {
    if (task.phase != "triage")
      continue;
    json::Object shard =
        readObject(plan.getTaskDir(task.id) + "/" + task.output)
            .value_or(json::Object());
    for (const auto &[name, value] : shard)
      if (name == "seconds")
        seconds = std::max(seconds, value.getAsNumber().value_or(0));
      else
        sums[name.str()] += value.getAsInteger().value_or(0);
  }
  json::Object triage;
  if (!sums.empty())
    triage["seconds"] = seconds;
  for (const auto &[name, sum] : sums)
    triage[name] = sum;
  return triage;
}

/// Copies a file of a task to the folder of report.json, where the store looks
/// for it.
static void adopt(const Step &step, StringRef task, StringRef name) {
  std::optional<std::string> text =
      readFile((step.plan.getTaskDir(task) + "/" + name).str());
  if (!text)
    return;
  if (Error error =
          writeFileAtomically((step.plan.directory + "/" + name).str(), *text))
    say(llvm::toString(std::move(error)));
}

/// Does the same for a file that is complete only if the task is done.
static void adoptIfDone(const Step &step, StringRef task, StringRef name) {
  std::optional<TaskResult> result = TaskResult::load(step.plan, task);
  if (result && result->isDone())
    adopt(step, task, name);
}

static void addBenchmarks(const Step &step, json::Object &report) {
  std::optional<TaskResult> result = TaskResult::load(step.plan, "bench");
  report["bench"] = collectBenchmarks(step.plan);
  report["benchError"] = !step.options.bench ? "Switched off for this run."
                         : result && result->isDone() ? ""
                         : result
                             ? "padlab-bench: " + result->str() + ", see " +
                                   step.plan.getTaskDir("bench") + "/log"
                             : "The run was interrupted before.";
  // This file is written in one step, so that it is never cut off, whatever the
  // result of the task.
  adopt(step, "bench", "bench.json");
}

Error padlab::nightly::writeReport(Step &step) {
  const Plan &plan = step.plan;
  Expected<json::Array> findings = collectFindings(step);
  if (!findings)
    return findings.takeError();
  bool interrupted = false;
  json::Array tasks = collectTasks(plan, interrupted);
  double seconds = 0;
  for (const json::Value &task : tasks)
    seconds = std::max(
        seconds, task.getAsObject()->getNumber("startedAt").value_or(0) +
                     task.getAsObject()->getNumber("seconds").value_or(0));
  if (std::optional<TaskResult> first =
          TaskResult::load(plan, plan.tasks.front().id))
    seconds -= first->startedAt;
  auto results = [&](StringRef task, StringRef name) {
    return readObject((plan.getTaskDir(task) + "/" + name).str())
        .value_or(json::Object());
  };
  json::Object report{
      {"schemaVersion", resultSchemaVersion},
      {"run", json::Object{{"id", plan.run},
                           {"startedAt", plan.startedAt},
                           {"seconds", seconds},
                           {"minutes", step.options.minutes},
                           {"seed", static_cast<int64_t>(step.options.seed)},
                           {"jobs", step.options.jobs},
                           {"target", step.options.target},
                           {"interrupted", interrupted}}},
      {"machine", describeMachine()},
      {"versions", getVersions()},
      {"fuzz", collectFuzzing(plan)},
      {"triage", collectTriage(plan)},
      {"findings", std::move(*findings)},
      {"planted",
       collectLines(plan, {"planted", "planted-faults"}, "planted.jsonl")},
      {"causes", collectLines(plan, {"catalogue"}, "causes.jsonl")},
      {"blindSpots", results("blind-spots", "blind-spots.json")},
      {"claims", collectClaims(plan)},
      {"tasks", std::move(tasks)}};
  json::Object replay = results("replay", "regressions.json");
  json::Array *regressions = replay.getArray("regressions");
  report["regressions"] = regressions ? std::move(*regressions) : json::Array();
  addBenchmarks(step, report);
  if (Error error = noteMeasured(plan, step.options.stateDir))
    return error;
  adoptIfDone(step, "op-matrix", "op-matrix.json");
  return writeObject(plan.directory + "/report.json", std::move(report));
}
