//===- FuzzTotals.cpp - sums of the fuzzers' counters -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzTotals.h"

#include "Corpus.h"

#include "../Support/Files.h"

#include "padlab/fuzz/Funnel.h"
#include "padlab/fuzz/Nightly.h"
#include "padlab/fuzz/TextTarget.h"

#include "llvm/Support/Path.h"

#include <map>

using namespace padlab;
using namespace padlab::nightly;

std::string padlab::nightly::getStatisticsPath(StringRef taskDir,
                                               size_t number) {
  return formatv("{0}/stats-{1}.json", taskDir, number);
}

std::vector<std::string> padlab::nightly::listStatistics(StringRef taskDir) {
  std::vector<std::string> paths = listFiles(taskDir, ".json");
  llvm::erase_if(paths, [](StringRef path) {
    return !llvm::sys::path::filename(path).starts_with("stats-");
  });
  return paths;
}

static void raise(uint64_t &most, std::optional<int64_t> value) {
  most = std::max<uint64_t>(most, value.value_or(0));
}

void FuzzTotals::addStatistics(StringRef taskDir) {
  for (const std::string &path : listStatistics(taskDir)) {
    std::optional<json::Object> stats = readObject(path);
    // The fuzzer has not written its statistics yet.
    if (!stats)
      continue;
    if (std::optional<Funnel> part = Funnel::fromJSON(*stats))
      funnel.add(*part);
    childrenLost += stats->getInteger("childrenLost").value_or(0);
    processorSeconds += stats->getNumber("processorSeconds").value_or(0);
    raise(features, stats->getInteger("features"));
    raise(actions, stats->getInteger("actions"));
    if (const json::Object *reached = stats->getObject("functions")) {
      raise(mlir, reached->getInteger("mlir"));
      raise(llvm, reached->getInteger("llvm"));
    }
  }
}

void FuzzTotals::add(const FuzzTotals &other) {
  funnel.add(other.funnel);
  mlir = std::max(mlir, other.mlir);
  llvm = std::max(llvm, other.llvm);
  childrenLost += other.childrenLost;
  workersLost += other.workersLost;
  corpusBefore += other.corpusBefore;
  corpusAfter += other.corpusAfter;
  seconds += other.seconds;
  processorSeconds += other.processorSeconds;
}

void FuzzTotals::addFailures(const FuzzTotals &other) {
  childrenLost += other.childrenLost;
  workersLost += other.workersLost;
  auto failures = other.funnel.verdicts.find("internal");
  if (failures != other.funnel.verdicts.end())
    funnel.verdicts["internal"] += failures->second;
}

json::Object FuzzTotals::getReached() const {
  return json::Object{{"functions mlir", mlir},
                      {"functions llvm", llvm},
                      {"features", features},
                      {"actions", actions}};
}

json::Object FuzzTotals::toJSON() const {
  json::Object object = funnel.toJSON();
  object["seconds"] = seconds;
  object["processorSeconds"] = processorSeconds;
  object["functions"] = json::Object{{"mlir", mlir}, {"llvm", llvm}};
  object["casesPerSecond"] = funnel.generated / std::max(seconds, 1e-3);
  object["workersLost"] = workersLost;
  object["childrenLost"] = childrenLost;
  object["corpusBefore"] = corpusBefore;
  object["corpusAfter"] = corpusAfter;
  return object;
}

namespace {

/// The sums over the fuzzers (jobs) of one target.
struct TargetJobs {
  FuzzTotals totals;
  /// The largest value that any job had reached, by time and by signal.
  std::map<double, std::map<std::string, int64_t>> samples;

  void addJob(const json::Object &job, unsigned jobs) {
    totals.seconds += job.getNumber("seconds").value_or(0) / jobs;
    totals.workersLost += job.getInteger("lost").value_or(0);
    raise(totals.corpusBefore, job.getInteger("corpusBefore"));
    const json::Array *list = job.getArray("samples");
    for (const json::Value &value : list ? *list : json::Array()) {
      const json::Object *sample = value.getAsObject();
      for (const auto &[signal, reached] : sample ? *sample : json::Object()) {
        if (StringRef(signal) == "seconds")
          continue;
        double seconds = sample->getNumber("seconds").value_or(0);
        int64_t &most = samples[seconds][signal.str()];
        // Several jobs may have sampled at the same time.
        most = std::max(most, reached.getAsInteger().value_or(0));
      }
    }
  }

  json::Array takeSamples() const {
    json::Array list;
    std::map<std::string, int64_t> most;
    for (const auto &[seconds, signals] : samples) {
      json::Object sample{{"seconds", seconds}};
      for (const auto &[signal, reached] : signals) {
        most[signal] = std::max(most[signal], reached);
        sample[signal] = most[signal];
      }
      list.push_back(std::move(sample));
    }
    return list;
  }
};

/// The work of each node, added up over the fuzzers of all targets except
/// `text`.
class NodeTotals {
public:
  void addJob(const json::Object &job, StringRef taskDir) {
    const json::Array *names = job.getArray("nodes");
    for (size_t number = 0; names && number < names->size(); ++number) {
      std::optional<json::Object> stats =
          readObject(getStatisticsPath(taskDir, number));
      if (!stats)
        continue;
      Work &work = nodes[(*names)[number].getAsString().value_or("").str()];
      if (std::optional<Funnel> part = Funnel::fromJSON(*stats))
        work.cases += part->generated;
      work.processorSeconds += stats->getNumber("processorSeconds").value_or(0);
    }
    const json::Object *seconds = job.getObject("secondsByNode");
    for (const auto &[name, value] : seconds ? *seconds : json::Object())
      nodes[name.str()].seconds += value.getAsNumber().value_or(0);
  }

  json::Array toJSON() const {
    json::Array list;
    for (const auto &[name, work] : nodes)
      list.push_back(json::Object{{"node", name},
                                  {"cases", work.cases},
                                  {"seconds", work.seconds},
                                  {"processorSeconds", work.processorSeconds}});
    return list;
  }

private:
  struct Work {
    int64_t cases = 0;
    double seconds = 0, processorSeconds = 0;
  };
  std::map<std::string, Work> nodes;
};

} // namespace

json::Object padlab::nightly::collectFuzzing(const Plan &plan) {
  NightlyOptions options = NightlyOptions::fromJSON(plan.options);
  FuzzTotals all;
  NodeTotals nodes;
  json::Array targets;
  for (const std::string &target : options.listTargets()) {
    TargetJobs jobs;
    for (const Task &task : plan.tasks) {
      std::string dir = plan.getTaskDir(task.id);
      std::optional<json::Object> job = readObject(dir + "/fuzz.json");
      if (!job || job->getString("target") != target)
        continue;
      jobs.addJob(*job, options.jobs);
      jobs.totals.addStatistics(dir);
      if (target != getTextTarget().name)
        nodes.addJob(*job, dir);
    }
    jobs.totals.corpusAfter = LiveCorpus(options.stateDir, target).count();
    if (target == getTextTarget().name)
      all.addFailures(jobs.totals);
    else
      all.add(jobs.totals);
    json::Object entry = jobs.totals.toJSON();
    entry["target"] = target;
    entry["samples"] = jobs.takeSamples();
    if (const FuzzTarget *known = findFuzzTarget(target))
      entry["ways"] =
          describeWays(*known, jobs.totals.funnel.comparedByVariant);
    targets.push_back(std::move(entry));
  }
  json::Object fuzzing = all.toJSON();
  fuzzing["targets"] = std::move(targets);
  fuzzing["nodes"] = nodes.toJSON();
  return fuzzing;
}
