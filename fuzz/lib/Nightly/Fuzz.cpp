//===- Fuzz.cpp - fuzzing on all cores -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FuzzLoop.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

#include <csignal>

using namespace padlab;
using namespace padlab::nightly;

namespace {

struct TargetWeight {
  llvm::StringLiteral name;
  unsigned weight;
};
} // namespace
/// How a night is shared out. What is not named here gets 1.
static constexpr TargetWeight weights[] = {
    {"pad", 3}, {"tensor", 2}, {"passes", 4}};

static unsigned getWeight(llvm::StringRef target) {
  for (const TargetWeight &entry : weights)
    if (entry.name == target)
      return entry.weight;
  return 1;
}

std::vector<std::string> padlab::getNightlyTargets() {
  std::vector<std::string> names;
  for (const FuzzTarget &target : getFuzzTargets())
    names.push_back(target.name);
  names.push_back(getTextTarget().name);
  return names;
}

namespace {

/// One fuzzer process and its successors. What cases do to their children does
/// not end it; what does ends never the run.
class Fuzzer {
public:
  Fuzzer(const Run &run, const std::string &target, unsigned index)
      : run(run), target(target), index(index) {}

  bool start(unsigned seconds) {
    const NightlyOptions &options = run.options;
    std::string seed = std::to_string(
        (options.seed + index * 7919 + starts * 104729) % 4294967291 + 1);
    std::vector<std::string> command = {run.tool("fuzz-" + target),
                                        "--state=" + options.stateDir,
                                        "-seed=" + seed,
                                        "-max_total_time=" +
                                            std::to_string(seconds),
                                        "-reload=1",
                                        "-use_value_profile=0",
                                        "-print_final_stats=1"};
    // A successor goes on from what this night has found.
    if (starts++ == 0)
      if (std::optional<std::string> share =
              writeCorpusShare(run, target, index))
        command.push_back("-seed_inputs=@" + *share);
    command.push_back(getNewCorpusDir(run, target));
    return process.start(
        command, run.log(llvm::formatv("fuzz-{0}-{1}", target, index).str()));
  }

  /// What became of the process since the last look.
  enum class Fate { Goes, Done, Died };
  Fate reap() {
    std::optional<Exit> exit = process.poll();
    if (!exit)
      return Fate::Goes;
    if (exit->ok() || isInterrupted()) {
      done = true;
      return Fate::Done;
    }
    say(run,
        llvm::formatv("fuzzer {0} of {1}: {2}", index, target, exit->str()));
    return Fate::Died;
  }

  void interrupt() { process.signal(SIGINT); }
  bool isDone() const { return done; }
  void finish() { done = true; }
  unsigned getStarts() const { return starts; }

private:
  const Run &run;
  const std::string &target;
  unsigned index;
  unsigned starts = 0;
  bool done = false;
  Process process;
};

/// The counters of processes.
struct Totals {
  Funnel funnel; ///< Added up.
  /// Of the best process: the sets themselves stay in the processes.
  uint64_t mlir = 0, llvm = 0, features = 0, actions = 0;
  uint64_t childrenLost = 0, workersLost = 0, corpusBefore = 0, corpusAfter = 0;
  double seconds = 0, processorSeconds = 0;

  void addStatistics(const llvm::json::Object &stats) {
    if (std::optional<Funnel> part = Funnel::fromJSON(stats))
      funnel.add(*part);
    childrenLost += stats.getInteger("childrenLost").value_or(0);
    processorSeconds += stats.getNumber("processorSeconds").value_or(0);
    features =
        std::max<uint64_t>(features, stats.getInteger("features").value_or(0));
    actions =
        std::max<uint64_t>(actions, stats.getInteger("actions").value_or(0));
    if (const llvm::json::Object *reached = stats.getObject("functions")) {
      mlir = std::max<uint64_t>(mlir, reached->getInteger("mlir").value_or(0));
      llvm = std::max<uint64_t>(llvm, reached->getInteger("llvm").value_or(0));
    }
  }

  void add(const Totals &other) {
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

  /// Of a target whose inputs are no cases.
  void addFailures(const Totals &other) {
    childrenLost += other.childrenLost;
    workersLost += other.workersLost;
    auto failures = other.funnel.verdicts.find("internal");
    if (failures != other.funnel.verdicts.end())
      funnel.verdicts["internal"] += failures->second;
  }

  double getCasesPerSecond() const {
    return funnel.generated / std::max(seconds, 1e-3);
  }

  llvm::json::Object toJSON() const {
    llvm::json::Object object = funnel.toJSON();
    object["seconds"] = seconds;
    object["processorSeconds"] = processorSeconds;
    object["functions"] = llvm::json::Object{{"mlir", mlir}, {"llvm", llvm}};
    object["casesPerSecond"] = getCasesPerSecond();
    object["workersLost"] = workersLost;
    object["childrenLost"] = childrenLost;
    object["corpusBefore"] = corpusBefore;
    object["corpusAfter"] = corpusAfter;
    return object;
  }
};

Totals readStatistics(const Run &run, const std::string &target) {
  Totals totals;
  for (const std::string &path : listFiles(run.stateDir("stats"), ".json")) {
    llvm::Expected<llvm::json::Value> stats =
        llvm::json::parse(readFile(path).value_or(""));
    if (!stats)
      llvm::consumeError(stats.takeError());
    else if (const llvm::json::Object *object = stats->getAsObject();
             object && object->getString("target") == target)
      totals.addStatistics(*object);
  }
  return totals;
}

/// All fuzzers of one target, for its share of the night.
class Shift {
public:
  Shift(Run &run, const std::string &target, double seconds)
      : run(run), target(target), begin(run.secondsSoFar()),
        end(begin + seconds), lastWord(begin) {}

  /// What each signal had reached when.
  llvm::json::Array takeSamples() { return std::move(samples); }

  Totals work() {
    size_t corpusBefore = countCorpus(run, target);
    say(run, llvm::formatv("fuzzing {0} for {1:F0} s from {2} cases", target,
                           secondsLeft(), corpusBefore));
    samplingInterval =
        std::max(minSamplingInterval, secondsLeft() / maxSamples);
    for (unsigned i = 0; i < run.options.jobs; ++i) {
      fuzzers.push_back(std::make_unique<Fuzzer>(run, target, i));
      if (!fuzzers.back()->start(std::max(1.0, secondsLeft())))
        fuzzers.back()->finish();
    }
    // libFuzzer ends by itself; the grace is for the case at hand.
    constexpr double grace = 30;
    while (someRun() && secondsLeft() > -grace) {
      sleepMilliseconds(100);
      for (auto &fuzzer : fuzzers)
        look(*fuzzer);
      passInterruptOn();
      tellProgress();
      takeSample();
    }
    fuzzers.clear();
    lastSample = 0;
    takeSample();
    adoptNewCorpus(run, target);
    Totals totals = readStatistics(run, target);
    totals.seconds = run.secondsSoFar() - begin;
    totals.workersLost = lost;
    totals.corpusBefore = corpusBefore;
    totals.corpusAfter = countCorpus(run, target);
    return totals;
  }

private:
  double secondsLeft() const { return end - run.secondsSoFar(); }
  bool someRun() const {
    return llvm::any_of(fuzzers,
                        [](auto &fuzzer) { return !fuzzer->isDone(); });
  }

  void look(Fuzzer &fuzzer) {
    // Lost more often than this, a worker dies of more than its cases.
    constexpr unsigned maxStarts = 1'000;
    if (fuzzer.isDone() || fuzzer.reap() != Fuzzer::Fate::Died)
      return;
    ++lost;
    if (secondsLeft() < 1 || fuzzer.getStarts() >= maxStarts ||
        !fuzzer.start(secondsLeft()))
      fuzzer.finish();
  }

  void passInterruptOn() {
    if (!isInterrupted() || asked)
      return;
    asked = true;
    end = run.secondsSoFar();
    for (auto &fuzzer : fuzzers)
      fuzzer->interrupt();
  }

  void takeSample() {
    double now = run.secondsSoFar();
    if (now - lastSample < samplingInterval)
      return;
    lastSample = now;
    Totals totals = readStatistics(run, target);
    samples.push_back(llvm::json::Object{{"seconds", now - begin},
                                         {"functions mlir", totals.mlir},
                                         {"functions llvm", totals.llvm},
                                         {"features", totals.features},
                                         {"actions", totals.actions}});
  }

  void tellProgress() {
    double now = run.secondsSoFar();
    if (now - lastWord < progressInterval())
      return;
    lastWord = now;
    Totals totals = readStatistics(run, target);
    sayProgress(run,
                llvm::formatv("fuzzing {0}: {1} cases, {2} compared, {3:F0} a "
                              "second, {4} more in the corpus, {5:F0} s left",
                              target, totals.funnel.generated,
                              totals.funnel.compared,
                              totals.funnel.generated / (now - begin),
                              listFiles(getNewCorpusDir(run, target)).size(),
                              std::max(0.0, secondsLeft())));
  }

  Run &run;
  const std::string &target;
  double begin, end, lastWord;
  std::vector<std::unique_ptr<Fuzzer>> fuzzers;
  static constexpr double minSamplingInterval = 5, maxSamples = 50;
  double samplingInterval = minSamplingInterval, lastSample = begin;
  llvm::json::Array samples;
  unsigned lost = 0;
  bool asked = false;
};

} // namespace

void padlab::nightly::fuzz(Run &run) {
  for (const std::string &path : listFiles(run.stateDir("stats")))
    llvm::sys::fs::remove(path);
  unsigned weightLeft = 0;
  for (const std::string &target : run.targets)
    weightLeft += getWeight(target);
  Totals all;
  llvm::json::Array targets;
  double end = run.secondsSoFar() + run.options.minutes * 60;
  for (const std::string &target : run.targets) {
    if (isInterrupted() || run.options.minutes == 0)
      break;
    // Whatever a shift needed beside its share is taken from all that follow.
    double left = std::max(0.0, end - run.secondsSoFar());
    unsigned weight = getWeight(target);
    plantSeeds(run, target);
    Shift shift(run, target, left * weight / weightLeft);
    Totals totals = shift.work();
    weightLeft -= weight;
    if (target == getTextTarget().name)
      all.addFailures(totals);
    else
      all.add(totals);
    llvm::json::Object entry = totals.toJSON();
    entry["target"] = target;
    entry["samples"] = shift.takeSamples();
    targets.push_back(std::move(entry));
  }
  run.fuzz = all.toJSON();
  run.fuzz["targets"] = std::move(targets);
  say(run,
      llvm::formatv("fuzzed {0} cases, {1:F0} a second, with {2:P0} of {3} "
                    "cores; {4} fuzzers lost, {5} children",
                    all.funnel.generated, all.getCasesPerSecond(),
                    all.processorSeconds / std::max(all.seconds, 1e-3) /
                        run.options.jobs,
                    run.options.jobs, all.workersLost, all.childrenLost));
}
