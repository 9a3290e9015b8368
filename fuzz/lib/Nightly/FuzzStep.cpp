//===- FuzzStep.cpp - one fuzzer for its share of the night -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs one libFuzzer process after the other. A case that kills a child of the
/// fuzzer does not end the fuzzer; if the fuzzer itself dies, another process
/// is started. Each process has its own file of statistics, so that nothing is
/// counted twice or lost if the task is killed, and run again for the rest of
/// its time.
///
//===----------------------------------------------------------------------===//

#include "Corpus.h"
#include "FuzzTotals.h"
#include "Starts.h"
#include "Steps.h"

#include "../Support/Files.h"
#include "../Support/Process.h"

#include <algorithm>
#include <csignal>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

namespace {

class Fuzzer {
public:
  explicit Fuzzer(const Step &step)
      : step(step), live(step.options.stateDir, step.target),
        path(step.dir + "/fuzz.json") {
    json::Object before = readObject(path).value_or(json::Object());
    spent = before.getNumber("seconds").value_or(0);
    lost = before.getInteger("lost").value_or(0);
    starts = listStatistics(step.dir).size();
    corpusBefore = before.getInteger("corpusBefore")
                       .value_or(static_cast<int64_t>(live.count()));
    if (json::Array *old = before.getArray("samples"))
      samples = std::move(*old);
    if (json::Array *old = before.getArray("nodes"))
      nodes = std::move(*old);
    if (json::Object *old = before.getObject("secondsByNode"))
      spentByNode = std::move(*old);
    begin = getSeconds();
    interval = std::max(minInterval, step.minutes * 60 / maxSamples);
  }

  Error work() {
    if (Error error = live.prepareFuzzer(step.job))
      return error;
    for (bool goesOn = start(); goesOn;) {
      sleepMilliseconds(50);
      takeSample();
      tellProgress();
      passInterruptOn();
      goesOn = look();
    }
    takeLastSample();
    // If the fuzzer was interrupted, it may continue on another node.
    if (!isInterrupted())
      live.adopt(step.job);
    return store();
  }

private:
  /// Returns the interval at which a fuzzer writes its statistics. It grows
  /// with the number of fuzzers, because all of them write to one file system.
  static unsigned getStatsSeconds(unsigned fuzzers) {
    constexpr unsigned most = 30;
    return std::clamp(fuzzers / 2, 1u, most);
  }

  double secondsSoFar() const { return spent + getSeconds() - begin; }
  double secondsLeft() const { return step.minutes * 60 - secondsSoFar(); }

  bool start() {
    // If a fuzzer dies more often than this, its cases are not the only reason.
    constexpr unsigned maxStarts = 1'000;
    if (secondsLeft() < 1 || starts >= maxStarts || isInterrupted())
      return false;
    const NightlyOptions &options = step.options;
    uint64_t seed = options.seed + step.job * 7919 + starts * 104729;
    Command command;
    command.words = {
        step.tool("fuzz-" + step.target), "--state=" + options.stateDir,
        "--stats=" + getStatisticsPath(step.dir, starts),
        formatv("-seed={0}", seed % 4294967291 + 1),
        formatv("-max_total_time={0:F0}", std::max(1., secondsLeft())),
        // Known defects may hide others, so some cases run with guards, which
        // avoid the known ones.
        "--guarded-share=8", "--exchange=" + live.getBatchDir(),
        formatv("--fuzzer={0}/{1}", step.job, options.jobs),
        formatv("--stats-seconds={0}", getStatsSeconds(options.jobs)),
        // libFuzzer need not reread folders (-reload=0), because the exchange
        // brings the cases of other fuzzers.
        "-reload=0", "-use_value_profile=0", "-print_final_stats=1"};
    // A fuzzer that died before it wrote statistics does not count in `starts`.
    while (nodes.size() > starts)
      nodes.pop_back();
    while (nodes.size() < starts)
      nodes.push_back("");
    nodes.push_back(node);
    // Only the first process starts from the share: the folder of new cases has
    // what this night has found since.
    if (starts++ == 0)
      if (auto share = live.writeShare(step.dir, step.job, options.jobs))
        command.words.push_back("-seed_inputs=@" + *share);
    command.words.push_back(live.getNewDir(step.job));
    command.log = step.dir + "/fuzz.log";
    if (Error error = store())
      say(llvm::toString(std::move(error)));
    return process.start(command);
  }

  /// Looks whether the fuzzer has ended, and starts another one if it died.
  /// Returns false when no fuzzer is to run any more: the time of this task is
  /// over, the fuzzer has ended by itself or was interrupted, or no other one
  /// can be started.
  bool look() {
    // libFuzzer ends by itself when its time is over; the grace is for the case
    // that it is running.
    constexpr double grace = 30;
    std::optional<Exit> exit = process.poll();
    if (!exit) {
      if (secondsLeft() > -grace)
        return true;
      process.kill();
      return false;
    }
    if (exit->ok() || isInterrupted())
      return false;
    ++lost;
    say(exit->signal ? formatv("fuzzer died of signal {0}", exit->signal).str()
                     : formatv("fuzzer ended with {0}", exit->code).str());
    return start();
  }

  void passInterruptOn() {
    if (isInterrupted() && !std::exchange(asked, true))
      process.signal(SIGINT);
  }

  FuzzTotals readTotals() const {
    FuzzTotals totals;
    totals.addStatistics(step.dir);
    return totals;
  }

  void takeSample() {
    if (secondsSoFar() - lastSample < interval)
      return;
    takeLastSample();
    if (Error error = store())
      say(llvm::toString(std::move(error)));
  }

  void takeLastSample() {
    lastSample = secondsSoFar();
    json::Object sample = readTotals().getReached();
    sample["seconds"] = lastSample;
    samples.push_back(std::move(sample));
  }

  void tellProgress() {
    constexpr double wordInterval = 10;
    if (secondsSoFar() - lastWord < wordInterval)
      return;
    lastWord = secondsSoFar();
    FuzzTotals totals = readTotals();
    say(formatv("{0} cases, {1:F0} a second, {2} new in the corpus",
                totals.funnel.generated,
                totals.funnel.generated / std::max(1., lastWord),
                live.countNew(step.job)));
  }

  Error store() const {
    json::Object byNode = spentByNode;
    byNode[node] = byNode.getNumber(node).value_or(0) + getSeconds() - begin;
    return writeObject(path, json::Object{{"target", step.target},
                                          {"seconds", secondsSoFar()},
                                          {"lost", lost},
                                          {"corpusBefore", corpusBefore},
                                          {"nodes", json::Array(nodes)},
                                          {"secondsByNode", std::move(byNode)},
                                          {"samples", json::Array(samples)}});
  }

  static constexpr double minInterval = 5, maxSamples = 50;
  const Step &step;
  LiveCorpus live;
  std::string path;
  double spent, begin, interval, lastSample = 0, lastWord = 0;
  int64_t lost, corpusBefore;
  unsigned starts;
  bool asked = false;
  std::string node = getNodeName();
  /// The node of each fuzzer process, in the order of their statistics.
  json::Array nodes;
  /// For each node, the seconds that this task spent there before it continued
  /// on this node.
  json::Object spentByNode;
  json::Array samples;
  Process process;
};

} // namespace

Error padlab::nightly::fuzz(Step &step) {
  catchInterrupts();
  return Fuzzer(step).work();
}
