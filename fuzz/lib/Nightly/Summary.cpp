//===- Summary.cpp - the summary of a night in ten lines -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "../Support/Files.h"

#include "padlab/fuzz/Attribution.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <set>
#include <thread>
#include <unistd.h>

using namespace padlab;
using namespace padlab::nightly;

bool padlab::nightly::needsALook(const json::Object &finding) {
  // A finding whose state is `fixed` counts, too, because it has come back.
  StringRef state = finding.getString("state").value_or("new");
  // A finding that no reproducer shows may only be the effect of memory that a
  // pass has corrupted, so it does not count.
  return finding.getBoolean("reproduced").value_or(false) &&
         (finding.getBoolean("isNew").value_or(false) ||
          finding.getBoolean("cameBack").value_or(false)) &&
         (state == "new" || state == "fixed");
}

namespace {

/// The time from the first start of a task of a phase to the last end, and
/// times of its tasks, added up.
struct Phase {
  double begin = 0, end = 0, processorSeconds = 0, idleSeconds = 0,
         taskSeconds = 0;
};

class Summary {
public:
  Summary(const Step &step, json::Object report)
      : step(step), report(std::move(report)), alerts(loadAlerts()) {}

  void print() {
    tellRun();
    tellNews();
    tellFindings();
    tellCauses();
    tellAlerts();
    tellFuzzing();
    tellCorpus();
    tellCores();
    tellTrouble();
    llvm::outs() << "site: " << step.stateDir("site") << "/index.html\n";
  }

  ExitCode getExitCode() const {
    if (countInternal())
      return ExitCode::Internal;
    return countChanged() || countFindings(needsALook) ? ExitCode::Defect
                                                       : ExitCode::Agree;
  }

  /// Returns the summary as JSON, for a hook (docs/operating.md).
  json::Object toJSON() const {
    json::Array look, notDone, told;
    for (const json::Value &value : list("findings")) {
      const json::Object &finding = *value.getAsObject();
      if (!needsALook(finding))
        continue;
      json::Object entry{{"pass", getText(finding.getObject("blame"), "pass")}};
      for (StringRef key :
           {"signature", "verdict", "pipeline", "detail", "path"})
        entry[key] = getText(&finding, key);
      look.push_back(std::move(entry));
    }
    for (const std::string &word : listTrouble())
      notDone.push_back(word);
    for (const json::Object &alert : alerts)
      told.push_back(json::Object(alert));
    const json::Object *run = report.getObject("run");
    return json::Object{
        {"schema", "padlab-summary-1"},
        {"run", json::Object(*run)},
        {"exitCode", static_cast<int64_t>(getExitCode())},
        {"findings", std::move(look)},
        {"regressionsChanged", static_cast<int64_t>(countChanged())},
        {"alerts", std::move(told)},
        {"internal", countInternal()},
        {"notDone", std::move(notDone)},
        {"site", step.stateDir("site") + "/index.html"}};
  }

private:
  static int64_t getNumber(const json::Object *object, StringRef key) {
    return object ? static_cast<int64_t>(object->getNumber(key).value_or(0))
                  : 0;
  }
  static std::string getText(const json::Object *object, StringRef key) {
    return object ? object->getString(key).value_or("").str() : "";
  }
  const json::Array &list(StringRef key) const {
    static const json::Array none;
    const json::Array *array = report.getArray(key);
    return array ? *array : none;
  }

  /// Counts the cases on which padlab itself failed. A night with such cases
  /// has failed.
  int64_t countInternal() const {
    const json::Object *fuzz = report.getObject("fuzz");
    return getNumber(fuzz ? fuzz->getObject("verdicts") : nullptr, "internal");
  }
  size_t countChanged() const {
    return llvm::count_if(list("regressions"), [](const json::Value &value) {
      return !value.getAsObject()->getBoolean("ok").value_or(false);
    });
  }
  size_t
  countFindings(llvm::function_ref<bool(const json::Object &)> what) const {
    return llvm::count_if(list("findings"), [&](const json::Value &value) {
      return what(*value.getAsObject());
    });
  }
  size_t countFindings(StringRef key) const {
    return countFindings([&](const json::Object &finding) {
      return finding.getBoolean(key).value_or(false);
    });
  }

  /// Loads the alerts that this night noted or investigated, without their
  /// field `code`.
  std::vector<json::Object> loadAlerts() const {
    std::vector<json::Object> chosen;
    for (const std::string &path :
         listFiles(step.stateDir("alerts"), ".json")) {
      json::Object alert = readObject(path).value_or(json::Object());
      if (getText(&alert, "seen") != step.plan.run &&
          getText(&alert, "lookedIn") != step.plan.run)
        continue;
      alert.erase("code");
      chosen.push_back(std::move(alert));
    }
    return chosen;
  }

  void tellRun() const {
    const json::Object *run = report.getObject("run");
    int64_t seconds = getNumber(run, "seconds");
    llvm::outs() << formatv(
        "run {0}: {1} min {2} s, seed {3}{4}\n", step.plan.run, seconds / 60,
        seconds % 60, step.options.seed,
        run->getBoolean("interrupted").value_or(false) ? ", interrupted" : "");
  }

  /// Prints how many findings are new (they show no known cause), came back or
  /// were fixed, and how many regressions have changed.
  void tellNews() const {
    auto isNew = [](const json::Object &finding) {
      return finding.getBoolean("isNew").value_or(false) &&
             finding.getString("state") == "new";
    };
    llvm::outs() << formatv(
        "new: {0} findings to look at, which show no known cause ({1} with "
        "those that no reproducer confirms), {2} came back, {3} fixed; "
        "regressions: {4} of {5} changed\n",
        countFindings(needsALook), countFindings(isNew),
        countFindings("cameBack"), countFindings("wasFixed"), countChanged(),
        list("regressions").size());
  }

  /// Prints the first findings to look at, which come first in the report. The
  /// site has all of them.
  void tellFindings() const {
    size_t shown = 0;
    constexpr size_t maxShown = 3;
    for (const json::Value &value : list("findings")) {
      const json::Object &finding = *value.getAsObject();
      // The reduction was cut short. The next night completes it, and shows the
      // finding then.
      if (finding.getBoolean("cut").value_or(false))
        continue;
      if (!needsALook(finding) || shown++ == maxShown)
        break;
      const json::Object *blame = finding.getObject("blame");
      llvm::outs() << formatv(
          "  {0} in {1}: {2} {3} ({4})\n", getText(&finding, "verdict"),
          getText(&finding, "pipeline"), getText(blame, "pass"),
          getText(blame, "pattern"), getText(&finding, "path"));
    }
  }

  /// Prints how many causes the findings show: several findings may show one
  /// cause.
  void tellCauses() const {
    std::set<std::string> causes;
    size_t others = 0;
    for (const json::Value &value : list("findings")) {
      const json::Object &finding = *value.getAsObject();
      Attribution shown = Attribution::load(finding);
      bool isOther = finding.getString("state") == "new";
      if (!isOther)
        causes.insert(shown.getShown().begin(), shown.getShown().end());
      others += isOther;
    }
    size_t doubtful = llvm::count_if(list("causes"), [&](const auto &value) {
      const json::Object &cause = *value.getAsObject();
      std::string state = getText(cause.getObject("decision"), "state");
      return causes.count(getText(&cause, "name")) &&
             (state == "doubtful" || state == "wont-fix");
    });
    llvm::outs() << formatv(
        "causes: {0} of the catalogue's {1}, {2} of them doubtful or wont-fix; "
        "{3} of {4} findings show none of them for sure\n",
        causes.size(), list("causes").size(), doubtful, others,
        list("findings").size());
  }

  void tellAlerts() const {
    if (alerts.empty())
      return;
    size_t isNew = llvm::count_if(alerts, [&](const json::Object &alert) {
      return getText(&alert, "seen") == step.plan.run;
    });
    llvm::outs() << formatv("alerts: {0} new\n", isNew);
    constexpr size_t maxShown = 3;
    for (const json::Object &alert : ArrayRef(alerts).take_front(maxShown)) {
      double from = alert.getNumber("from").value_or(0);
      double to = alert.getNumber("to").value_or(0);
      std::string commit = getText(&alert, "commit"),
                  why = getText(&alert, "why");
      llvm::outs() << formatv(
          "  {0} {1}: {2} to {3} since {4}{5}\n", getText(&alert, "title"),
          getText(&alert, "figure"), from, to, getText(&alert, "run"),
          !commit.empty() ? ", first bad commit " + commit
          : !why.empty()  ? ", commit not known: " + why
                          : "");
    }
  }

  void tellFuzzing() const {
    const json::Object *fuzz = report.getObject("fuzz");
    const json::Object *funnel = fuzz->getObject("funnel");
    const json::Object *functions = fuzz->getObject("functions");
    llvm::outs() << formatv(
        "cases: {0}, {1} a second; {2} compared as native code; of {6} the "
        "reference ran what the subject left; the subject fired in {3}; "
        "reached {4} functions of libMLIR, {5} of libLLVM\n",
        getNumber(funnel, "generated"), getNumber(fuzz, "casesPerSecond"),
        getNumber(funnel, "compared"), getNumber(funnel, "fired"),
        getNumber(functions, "mlir"), getNumber(functions, "llvm"),
        getNumber(funnel, "interpreted"));
  }

  void tellCorpus() const {
    const json::Object *fuzz = report.getObject("fuzz");
    const json::Object *triage = report.getObject("triage");
    std::string stubborn;
    if (int64_t count = getNumber(triage, "stubborn"))
      stubborn = formatv(" ({0} of them last: triage failed on them each "
                         "time)",
                         count);
    llvm::outs() << formatv(
        "corpus: {0} cases, before {1}; raw defects: {2} in {6} groups, "
        "{7} reduced, left for the next night {3}{8}; fuzzers lost: {4}, their "
        "children {5}\n",
        getNumber(fuzz, "corpusAfter"), getNumber(fuzz, "corpusBefore"),
        getNumber(triage, "incoming"), getNumber(triage, "left"),
        getNumber(fuzz, "workersLost"), getNumber(fuzz, "childrenLost"),
        getNumber(triage, "groups"), getNumber(triage, "reduced"), stubborn);
  }

  /// Prints for each phase except `prepare` and `report` how busy the cores
  /// were and, unless the night runs on Slurm, how idle they were.
  void tellCores() const {
    std::map<std::string, Phase> phases;
    std::vector<std::string> order;
    for (const json::Value &value : list("tasks")) {
      const json::Object *task = value.getAsObject();
      double begin = task->getNumber("startedAt").value_or(0);
      double seconds = task->getNumber("seconds").value_or(0);
      std::string name = getText(task, "phase");
      if (!begin || name == "report" || name == "prepare")
        continue;
      auto [it, isFirst] = phases.try_emplace(name);
      Phase &phase = it->second;
      if (isFirst)
        order.push_back(name), phase.begin = begin;
      phase.begin = std::min(phase.begin, begin);
      phase.end = std::max(phase.end, begin + seconds);
      phase.processorSeconds += task->getNumber("processorSeconds").value_or(0);
      phase.idleSeconds += task->getNumber("machineIdleSeconds").value_or(0);
      phase.taskSeconds += seconds;
    }
    // On a cluster, only the cores that the night may use count, because the
    // nodes may also run other jobs.
    bool isOnSlurm = step.options.isOnSlurm();
    unsigned cores =
        std::max(1u, isOnSlurm ? step.options.jobs
                               : std::thread::hardware_concurrency());
    std::vector<std::string> words;
    for (const std::string &name : order) {
      const Phase &phase = phases[name];
      words.push_back(
          formatv("{0} {1:P0}", name,
                  phase.processorSeconds /
                      std::max(1e-3, (phase.end - phase.begin) * cores)));
      if (!isOnSlurm)
        words.back() += formatv(" (idle {0:P0})",
                                phase.idleSeconds /
                                    std::max(1e-3, phase.taskSeconds * cores));
    }
    llvm::outs() << "share of " << cores
                 << " cores: " << llvm::join(words, ", ") << '\n';
  }

  /// Returns the tasks that did not succeed, each with its status.
  std::vector<std::string> listTrouble() const {
    std::vector<std::string> words;
    for (const json::Value &value : list("tasks")) {
      const json::Object *task = value.getAsObject();
      std::string status = getText(task, "status");
      if (status != "done" && status != "waiting")
        words.push_back(getText(task, "id") + " " + status);
    }
    return words;
  }

  void tellTrouble() const {
    std::vector<std::string> words = listTrouble();
    constexpr size_t maxWords = 6;
    size_t more = words.size() > maxWords ? words.size() - maxWords : 0;
    words.resize(words.size() - more);
    if (more)
      words.push_back(std::to_string(more) + " more");
    tellDeaths();
    if (!words.empty())
      llvm::outs() << "not done: " << llvm::join(words, ", ") << ", see "
                   << step.plan.directory << "/tasks\n";
    if (int64_t count = countInternal())
      llvm::outs() << "padlab itself failed on " << count << " cases, see "
                   << step.stateDir("internal") << '\n';
  }

  /// Prints for each node which tasks died there, and how often.
  void tellDeaths() const {
    std::map<std::string, std::map<std::string, unsigned>> nodes;
    for (const json::Value &value : list("tasks")) {
      const json::Object *task = value.getAsObject();
      const json::Array *deaths = task->getArray("deaths");
      for (const json::Value &node : deaths ? *deaths : json::Array())
        ++nodes[node.getAsString().value_or("").str()][getText(task, "id")];
    }
    for (const auto &[node, tasks] : nodes) {
      std::vector<std::string> words;
      for (const auto &[id, times] : tasks)
        words.push_back(
            times == 1 ? id : id + " " + std::to_string(times) + " times");
      llvm::outs() << "died on " << node << ": " << llvm::join(words, ", ")
                   << '\n';
    }
  }

  const Step &step;
  json::Object report;
  std::vector<json::Object> alerts;
};

} // namespace

static void linkLatest(const Step &step) {
  std::string link = step.stateDir("results/latest"), temporary = link + ".tmp";
  ::unlink(temporary.c_str());
  if (::symlink(step.plan.run.c_str(), temporary.c_str()) == 0)
    ::rename(temporary.c_str(), link.c_str());
}

Expected<ExitCode> padlab::nightly::summarize(Step &step) {
  std::string path = step.plan.directory + "/report.json";
  std::optional<json::Object> report = readObject(path);
  if (!report || !report->getObject("run") || !report->getObject("fuzz"))
    return createStringError("%s: error: no report", path.c_str());
  linkLatest(step);
  Summary summary(step, std::move(*report));
  summary.print();
  if (Error error =
          writeObject(step.plan.directory + "/summary.json", summary.toJSON()))
    return std::move(error);
  return summary.getExitCode();
}
