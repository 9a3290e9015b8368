//===- Statistics.cpp - what a fuzz loop tells -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveComparison.h"
#include "Novelty.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FuzzLoop.h"

#include <ctime>
#include <fstream>
#include <unistd.h>

using namespace padlab;

double FuzzLoop::getSeconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

unsigned FuzzLoop::getDeaths() const {
  return worker ? worker->getRestarts() : 0;
}

unsigned FuzzLoop::getRenewals() const {
  return worker ? worker->getRenewals() : 0;
}

/// Adds to `count` the number of marked counters that were never marked before.
static void note(FeedbackSignal signal, std::vector<bool> &reached,
                 uint64_t &count) {
  reached.resize(getFeedbackCounters(signal).size());
  visitMarkedCounters(signal, [&](size_t number) {
    count += !reached[number];
    reached[number] = true;
  });
}

void FuzzLoop::noteReached() {
  note(FeedbackFeatures, reachedFeatures, features);
  note(FeedbackActions, reachedActions, actions);
}

/// Returns the memory that this process holds now, not its peak; 0 if that is
/// unknown.
uint64_t FuzzLoop::getResidentBytes() {
  std::ifstream statm("/proc/self/statm");
  uint64_t total = 0, resident = 0;
  if (!(statm >> total >> resident))
    return 0;
  return resident * ::sysconf(_SC_PAGESIZE);
}

/// Returns the processor time of this process and its children, without the
/// time that the comparison with the naive engine takes.
double FuzzLoop::getProcessorSeconds() const {
  timespec used = {};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return used.tv_sec + used.tv_nsec * 1e-9 +
         (worker ? worker->getProcessorSeconds() : 0) -
         (naive ? naive->getOwnSeconds() : 0);
}

bool FuzzLoop::isTimeUp() const {
  return options.processorSeconds > 0 &&
         getProcessorSeconds() >= options.processorSeconds;
}

double FuzzLoop::getGroupsPerMinute() const {
  constexpr double minute = 60;
  return defects ? defects->getGroups() * minute / getProcessorSeconds() : 0;
}

void FuzzLoop::report() {
  FunctionCounts functions = getFunctionCounts();
  double seconds = getSeconds();
  llvm::errs() << formatv(
      "padlab: {0:F0} s, {1:F0} cases/s: {2}; functions: {3} of libMLIR, {4} "
      "of libLLVM",
      seconds, funnel.generated / std::max(seconds, 1e-3), funnel.str(),
      functions.mlir, functions.llvm);
  llvm::errs() << formatv("; mutating: {0:P0} of the time",
                          std::chrono::duration<double>(mutating).count() /
                              std::max(seconds, 1e-3));
  if (getDeaths())
    llvm::errs() << formatv("; children lost: {0}", getDeaths());
  if (defects)
    llvm::errs() << formatv(
        "; defects: {0}, {1} kept, of {2} groups, {3:F1} a minute of processor "
        "time; {4:F1} ms of it a case",
        defects->getCount(), defects->getStored(), defects->getGroups(),
        getGroupsPerMinute(),
        getProcessorSeconds() * 1e3 / std::max<uint64_t>(1, funnel.generated));
  if (naive)
    llvm::errs() << "; " << naive->str();
  llvm::errs() << '\n';
  writeStats();
}

void FuzzLoop::writeStats() {
  lastStats = std::chrono::steady_clock::now();
  FunctionCounts functions = getFunctionCounts();
  double seconds = getSeconds();
  json::Object object = funnel.toJSON();
  object["target"] = target.name;
  object["pid"] = ::getpid();
  object["feedback"] = toFeedbackText(options.feedback);
  object["pipelines"] = json::Array(options.pipelines);
  object["seconds"] = seconds;
  object["secondsMutating"] = std::chrono::duration<double>(mutating).count();
  object["secondsLocating"] = std::chrono::duration<double>(locating).count();
  object["casesPerSecond"] = funnel.generated / std::max(seconds, 1e-3);
  object["processorSeconds"] = getProcessorSeconds();
  object["defectGroups"] = defects ? defects->getGroups() : 0;
  object["defectGroupsPerProcessorMinute"] = getGroupsPerMinute();
  object["childrenLost"] = getDeaths();
  object["childrenRenewed"] = getRenewals();
  object["residentBytes"] = getResidentBytes();
  object["childResidentBytes"] = worker ? worker->getMemoryUse() : 0;
  object["functions"] = json::Object{{"mlir", functions.mlir},
                                     {"llvm", functions.llvm},
                                     {"observedMLIR", functions.observedMLIR},
                                     {"observedLLVM", functions.observedLLVM}};
  object["features"] = features;
  object["actions"] = actions;
  object["casesHeld"] = novelty->getHeld();
  if (naive)
    object["naive"] = naive->toJSON();
  std::string text = formatv("{0:2}\n", json::Value(std::move(object)));
  std::string path = options.statsFile;
  if (path.empty() && !options.stateDir.empty())
    path = formatv("{0}/stats/{1}-{2}.json", options.stateDir, target.name,
                   ::getpid());
  if (path.empty())
    return;
  if (Error error = writeFileAtomically(path, text)) {
    std::string message = llvm::toString(std::move(error));
    if (!std::exchange(warnedOfDisk, true))
      llvm::errs() << message << '\n';
  }
}
