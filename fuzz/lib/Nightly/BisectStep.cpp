//===- BisectStep.cpp - which commit caused an alert -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `padlab-bench bisect` compares commits of the repository whose folder
/// `corpus` the night uses. It stores results and builds below the state
/// directory, so that the next night continues where this night stopped.
///
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "../Support/Files.h"
#include "../Support/Process.h"

#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <csignal>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

namespace {

/// An alert in the form in which `padlab-report alerts --note` writes it, and
/// the result of the search for its commit.
struct Alert {
  std::string path;
  json::Object object;

  std::string get(StringRef key) const {
    return object.getString(key).value_or("").str();
  }
  /// Whether a night should search for the commit.
  bool isOpen() const {
    return get("state") == "new" || get("state") == "open";
  }
  int64_t getRun() const { return object.getInteger("number").value_or(0); }
  void conclude(StringRef state, StringRef why) {
    // A StringRef would not be copied, so make a string.
    object["state"] = state.str();
    object["why"] = why.str();
  }
  /// Returns how many nights have given up their search (`giveUp`).
  int64_t getTries() const { return object.getInteger("tries").value_or(0); }
  /// Records that a search ended without naming a commit. Unless this was the
  /// third one, a later night searches again: noise and load are different, and
  /// commits that failed to build may build. It compares two runs that are one
  /// step further apart, if the field `wider` names such runs
  /// (reports/sql/alerts.sql).
  void giveUp(StringRef why);
};

void Alert::giveUp(StringRef why) {
  constexpr int64_t mostTries = 3;
  size_t tries = getTries();
  object["tries"] = int64_t(tries + 1);
  if (tries + 1 == mostTries)
    return conclude("unknown", why);
  conclude("open", (why + "; the next night tries again").str());
  const json::Array *wider = object.getArray("wider");
  const json::Object *range =
      wider && tries < wider->size() ? (*wider)[tries].getAsObject() : nullptr;
  if (!range)
    return;
  for (StringRef key : {"good", "bad"})
    if (std::optional<StringRef> commit = range->getString(key))
      object[key.str()] = commit->str();
}

} // namespace

/// Returns the fingerprint of the machine that ran the benchmarks; empty if
/// there were no benchmarks.
static std::string getMachine(const json::Object &report) {
  const json::Object *bench = report.getObject("bench");
  const json::Object *context = bench ? bench->getObject("context") : nullptr;
  return context ? context->getString("fingerprint").value_or("").str() : "";
}

/// Loads the open alerts, except those that another machine measured. Alerts
/// that no night has investigated come first, then those whose investigation is
/// the longest ago, so that a long comparison does not block the others. Of the
/// alerts that one night investigated, those of the newest runs come first.
static std::vector<Alert> loadOpenAlerts(const std::string &folder,
                                         const std::string &machine) {
  std::vector<Alert> alerts;
  for (const std::string &path : listFiles(folder, ".json"))
    if (std::optional<json::Object> object = readObject(path))
      alerts.push_back({path, std::move(*object)});
  llvm::erase_if(alerts, [&](const Alert &alert) {
    std::string other = alert.get("machine");
    bool isElsewhere = !machine.empty() && !other.empty() && other != machine;
    return !alert.isOpen() || isElsewhere;
  });
  llvm::sort(alerts, [](const Alert &a, const Alert &b) {
    return std::tuple(a.get("lookedIn"), -a.getRun(), a.path) <
           std::tuple(b.get("lookedIn"), -b.getRun(), b.path);
  });
  return alerts;
}

/// Returns the reason why no search is possible; empty if it is possible.
static std::string checkCommits(const Alert &alert) {
  if (alert.get("good").empty() || alert.get("bad").empty())
    return "a run does not tell its commit";
  if (alert.get("good") == alert.get("bad"))
    return "both runs are of one commit";
  return "";
}

static std::vector<std::string>
makeCommand(const Step &step, const Alert &alert, double seconds) {
  std::vector<std::string> words = {step.tool("bench"),
                                    "bisect",
                                    alert.get("good"),
                                    alert.get("bad"),
                                    "--series=" + alert.get("series"),
                                    "--figure=" + alert.get("figure"),
                                    "--json",
                                    formatv("--seconds={0:F0}", seconds),
                                    "--state=" + step.options.stateDir,
                                    formatv("--attempt={0}", alert.getTries())};
  // `instructions` is a flag, not a value of --suite, and implies the CPU.
  if (alert.get("suite") == "instructions")
    words.push_back("--instructions");
  else
    words.insert(words.end(), {"--suite=" + alert.get("suite"),
                               "--cpu=" + alert.get("cpu")});
  if (!alert.get("tier").empty())
    words.push_back("--tier=" + alert.get("tier"));
  return words;
}

/// Runs the command until the deadline; returns false if the command had to be
/// killed or could not be started.
static bool runUntil(double deadline, const Command &command) {
  Process process;
  if (!process.start(command))
    return false;
  while (!isInterrupted() && getSeconds() < deadline) {
    if (process.poll())
      return true;
    sleepMilliseconds(100);
  }
  process.kill();
  return false;
}

/// Stores in `alert` what `bisect --json` printed.
static void take(Alert &alert, json::Object answer) {
  std::string commit = answer.getString("firstBad").value_or("").str();
  bool goesOn = answer.getBoolean("goesOn").value_or(false);
  std::string why = answer.getString("why").value_or("").str();
  if (commit.empty() && !goesOn)
    alert.giveUp(why);
  else
    alert.conclude(commit.empty() ? "open" : "named", why);
  if (!commit.empty())
    alert.object["commit"] = commit;
  for (StringRef key : {"candidates", "code", "codeWhy"})
    if (const json::Value *value = answer.get(key))
      alert.object[key.str()] = *value;
}

static void bisectAlert(const Step &step, Alert &alert, double deadline) {
  std::string why = checkCommits(alert);
  if (!why.empty())
    return alert.giveUp(why);
  Command command;
  command.words =
      makeCommand(step, alert, std::max(1.0, deadline - getSeconds()));
  command.log = step.dir + "/bisect.log";
  command.output = step.dir + "/answer.json";
  command.directory = step.options.corpusDir;
  (void)fs::remove(command.output);
  if (!runUntil(deadline, command))
    return alert.conclude("open", "the time is over; the next night goes on");
  if (std::optional<json::Object> answer = readObject(command.output))
    return take(alert, std::move(*answer));
  alert.giveUp(readLastLine(command.log));
}

Error padlab::nightly::bisectAlerts(Step &step) {
  catchInterrupts();
  double deadline = getSeconds() + step.minutes * 60;
  std::optional<json::Object> report =
      readObject(step.plan.directory + "/report.json");
  const json::Object *run = report ? report->getObject("run") : nullptr;
  if (!run || run->getBoolean("interrupted").value_or(true)) {
    say("the night was interrupted: no commit is looked for");
    return Error::success();
  }
  std::vector<Alert> alerts =
      loadOpenAlerts(step.stateDir("alerts"), getMachine(*report));
  for (auto [place, alert] : llvm::enumerate(alerts)) {
    // The first alert is tried even if no time is left, so that something is
    // recorded.
    if (isInterrupted() || (place != 0 && getSeconds() >= deadline))
      break;
    say(formatv("{0} of {1}: {2}", place + 1, alerts.size(),
                alert.get("title")));
    bisectAlert(step, alert, deadline);
    alert.object["lookedIn"] = step.plan.run;
    say(alert.get("title") + ": " + alert.get("state") + " " +
        alert.get(alert.get("state") == "named" ? "commit" : "why"));
    if (Error error = writeObject(alert.path, alert.object))
      return error;
  }
  return Error::success();
}
