//===- PlanReport.cpp - the tasks that make the report -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Planner.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/Releases.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Process.h"

using namespace padlab;

void Planner::addVersions() {
  std::string before = std::to_string(llvm_version::before);
  if (llvm_version::isCorpusRelease ||
      !fs::exists(getDefaultReleaseStore() + "/" + before + "/release.json"))
    return;
  waitForAll();
  constexpr double share = 0.1, minSeconds = 30;
  double seconds = std::max(minSeconds, getNightSeconds() * share);
  Task &versions = add("versions", "report",
                       {tool("findings"), "versions", state, "--llvm=" + before,
                        formatv("--jobs={0}", options.jobs)},
                       seconds, seconds);
  versions.output = "versions.txt";
  versions.cores = options.jobs;
}

void Planner::addMatrix() {
  if (!plan.find("evidence") && !fs::exists(getEvidence()))
    return;
  Task &matrix =
      add("op-matrix", "report",
          {tool("opt"), "--op-matrix=" + getEvidence(), "--op-matrix-as-json"},
          2, 120);
  matrix.output = "op-matrix.json";
  // Exit code 2 means that there is no evidence.
  matrix.accept = {0, 2};
  matrix.always = true;
}

void Planner::addReport() {
  auto last = [&](Task &task) { task.always = true; };
  addVersions();
  waitForAll();
  addMatrix();
  Task &causes = add("catalogue", "report",
                     {tool("catalogue"), "list", "--json",
                      "--catalogue=" + options.corpusDir + "/defects"},
                     1, 60);
  causes.output = "causes.jsonl";
  // The user may pass a corpus without a catalogue.
  causes.accept = {0, 2};
  last(causes);
  Task &spots =
      add("blind-spots", "report",
          {tool("blind-spots"), options.stateDir + "/corpus",
           options.corpusDir + "/seeds", "--json", "--seconds=60",
           "--reasons=" + options.corpusDir + "/blind-spots/reasons.json"},
          5, 180);
  spots.output = "blind-spots.json";
  // A night that only replays may have no corpus of fuzzing, and the user may
  // pass a corpus without reasons.
  spots.accept = {0, 2};
  last(spots);
  waitForAll();
  last(addStep("report", "report", 1, 300));
  waitForAll();
  last(add("ingest", "report",
           {tool("report"), "ingest", plan.directory, state}, 2, 600));
  addAlerts();
  waitForAll();
  last(add("gc", "report", {tool("report"), "gc", state}, 1, 600));
  waitForAll();
  last(add("site", "report", {tool("report"), "site", state}, 2, 600));
  waitForAll();
  Task &summary = addStep("summary", "report", 1, 60);
  summary.output = "summary.txt";
  // Exit code 1 means new defects, and 70 defects of padlab itself.
  summary.accept = {0, 1, 70};
  last(summary);
  addHook();
}

void Planner::addAlerts() {
  waitForAll();
  Task &alerts =
      add("alerts", "report",
          {tool("report"), "alerts", "--note=" + plan.run, state}, 1, 120);
  alerts.output = "alerts.jsonl";
  alerts.always = true;
  double seconds = nightly::getShareSeconds("bisect", getNightSeconds());
  if (!options.bench || options.isOnSlurm() || seconds == 0 ||
      !(llvm_version::isCorpusRelease ||
        !llvm::sys::Process::GetEnv(llvmVariable).value_or("").empty()))
    return;
  constexpr double grace = 120;
  waitForAll();
  Task &bisect = addStep("bisect", "bisect", 1, seconds + grace,
                         {formatv("--minutes={0:F4}", seconds / 60)});
  bisect.quiet = bisect.always = true;
  bisect.memoryMB = 16384;
}

std::string Planner::makeEmptySummary() const {
  json::Object summary{{"schema", "padlab-summary-1"},
                       {"run", json::Object{{"id", plan.run}}},
                       {"exitCode", static_cast<int64_t>(ExitCode::BadInput)},
                       {"findings", json::Array()},
                       {"regressionsChanged", 0},
                       {"alerts", json::Array()},
                       {"internal", 0},
                       {"notDone", json::Array{"summary"}},
                       {"site", options.stateDir + "/site/index.html"}};
  return formatv("{0}", json::Value(std::move(summary)));
}

void Planner::addHook() {
  if (options.hook.empty())
    return;
  waitForAll();
  constexpr double limit = 300;
  add(hookTask.str(), "report",
      {"/bin/sh", "-c",
       "if test -s \"$0\"; then cat \"$0\"; else printf '%s\\n' "
       "\"$1\"; fi | {\n" +
           options.hook + "\n}",
       plan.directory + "/summary.json", makeEmptySummary()},
      1, limit)
      .always = true;
}
