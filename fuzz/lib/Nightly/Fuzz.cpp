//===- Fuzz.cpp - fuzzing on all cores -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/Funnel.h"
#include "padlab/fuzz/FuzzLoop.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <csignal>

using namespace padlab;
using namespace padlab::nightly;

namespace {

/// One fuzzer process and its successors. What cases do to their children does
/// not end it; what does ends never the run.
class Fuzzer {
public:
  Fuzzer(const Run &run, unsigned index) : run(run), index(index) {}

  bool start(unsigned seconds) {
    const NightlyOptions &options = run.options;
    std::string seed = std::to_string(
        (options.seed + index * 7919 + starts * 104729) % 4294967291 + 1);
    ++starts;
    return process.start(
        {run.tool("fuzz-" + options.target), "--state=" + options.stateDir,
         "-seed=" + seed, "-max_total_time=" + std::to_string(seconds),
         "-reload=1", "-use_value_profile=0", "-print_final_stats=1",
         run.stateDir("corpus/" + options.target)},
        run.log("fuzz-" + std::to_string(index)));
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
    say(run, llvm::formatv("worker {0}: {1}", index, exit->str()));
    return Fate::Died;
  }

  void interrupt() { process.signal(SIGINT); }
  bool isDone() const { return done; }
  void finish() { done = true; }
  bool isRunning() const { return process.isRunning(); }
  unsigned getStarts() const { return starts; }

private:
  const Run &run;
  unsigned index;
  unsigned starts = 0;
  bool done = false;
  Process process;
};

/// The counters of all processes of this run.
struct Totals {
  Funnel funnel; ///< Added up.
  /// Of the best process: the sets themselves stay in the processes.
  FunctionCounts functions;

  void add(const llvm::json::Object &stats) {
    if (std::optional<Funnel> part = Funnel::fromJSON(stats))
      funnel.add(*part);
    if (const llvm::json::Object *reached = stats.getObject("functions")) {
      auto get = [&](llvm::StringRef library) -> uint64_t {
        return reached->getInteger(library).value_or(0);
      };
      functions.mlir = std::max(functions.mlir, get("mlir"));
      functions.llvm = std::max(functions.llvm, get("llvm"));
    }
  }
};

Totals readTotals(const Run &run) {
  Totals totals;
  for (const std::string &path : listFiles(run.stateDir("stats"), ".json")) {
    llvm::Expected<llvm::json::Value> stats =
        llvm::json::parse(readFile(path).value_or(""));
    if (stats && stats->getAsObject())
      totals.add(*stats->getAsObject());
    else if (!stats)
      llvm::consumeError(stats.takeError());
  }
  return totals;
}

void clearDirectory(const std::string &dir) {
  for (const std::string &path : listFiles(dir))
    llvm::sys::fs::remove(path);
}

size_t countCorpus(const Run &run) {
  return listFiles(run.stateDir("corpus/" + run.options.target)).size();
}

/// The committed seeds join the live corpus under their own names.
void plantSeeds(const Run &run) {
  for (const std::string &seed : listFiles(
           run.options.corpusDir + "/seeds/" + run.options.target, ".mlir")) {
    std::string to = run.stateDir("corpus/" + run.options.target) + "/" +
                     llvm::sys::path::filename(seed).str();
    if (!llvm::sys::fs::exists(to))
      llvm::sys::fs::copy_file(seed, to);
  }
}

} // namespace

void padlab::nightly::fuzz(Run &run) {
  // Lost more often than this, a worker dies of more than its cases.
  constexpr unsigned maxStarts = 10'000;
  clearDirectory(run.stateDir("stats"));
  plantSeeds(run);
  size_t corpusBefore = countCorpus(run);
  double begin = run.secondsSoFar(), end = begin + run.options.minutes * 60;
  auto secondsLeft = [&] { return end - run.secondsSoFar(); };
  say(run, llvm::formatv("fuzzing for {0:F1} minutes from {1} cases",
                         run.options.minutes, corpusBefore));

  std::vector<std::unique_ptr<Fuzzer>> fuzzers;
  for (unsigned i = 0; i < run.options.jobs; ++i) {
    fuzzers.push_back(std::make_unique<Fuzzer>(run, i));
    if (!fuzzers.back()->start(std::max(1.0, secondsLeft())))
      fuzzers.back()->finish();
  }
  unsigned lost = 0;
  double lastWord = begin;
  bool asked = false;
  auto someRun = [&] {
    return llvm::any_of(fuzzers,
                        [](auto &fuzzer) { return !fuzzer->isDone(); });
  };
  // libFuzzer ends by itself; the grace is for the case at hand.
  constexpr double grace = 30;
  while (someRun() && secondsLeft() > -grace) {
    sleepMilliseconds(100);
    for (auto &fuzzer : fuzzers) {
      Fuzzer::Fate fate =
          fuzzer->isDone() ? Fuzzer::Fate::Done : fuzzer->reap();
      if (fate == Fuzzer::Fate::Goes || fate == Fuzzer::Fate::Done)
        continue;
      lost += fate == Fuzzer::Fate::Died;
      if (secondsLeft() < 1 || fuzzer->getStarts() >= maxStarts ||
          !fuzzer->start(secondsLeft()))
        fuzzer->finish();
    }
    if (isInterrupted() && !asked) {
      asked = true;
      end = run.secondsSoFar();
      for (auto &fuzzer : fuzzers)
        fuzzer->interrupt();
    }
    double now = run.secondsSoFar();
    if (now - lastWord >= progressInterval()) {
      lastWord = now;
      Totals totals = readTotals(run);
      sayProgress(
          run,
          llvm::formatv(
              "fuzzing: {0} cases, {1} compared, {2:F0} a second, {3} in the "
              "corpus, {4:F0} s left",
              totals.funnel.generated, totals.funnel.compared,
              totals.funnel.generated / (now - begin), countCorpus(run),
              std::max(0.0, secondsLeft())));
    }
  }
  double seconds = run.secondsSoFar() - begin;
  fuzzers.clear();

  Totals totals = readTotals(run);
  run.fuzz = totals.funnel.toJSON();
  run.fuzz["seconds"] = seconds;
  run.fuzz["functions"] = llvm::json::Object{{"mlir", totals.functions.mlir},
                                             {"llvm", totals.functions.llvm}};
  run.fuzz["casesPerSecond"] = totals.funnel.generated / seconds;
  run.fuzz["workersLost"] = lost;
  run.fuzz["corpusBefore"] = corpusBefore;
  run.fuzz["corpusAfter"] = countCorpus(run);
  say(run, llvm::formatv("fuzzed {0} cases, {1:F0} a second, {2} workers lost",
                         totals.funnel.generated,
                         totals.funnel.generated / seconds, lost));
}

void padlab::nightly::recoverCorpus(const Run &run) {
  std::string live = run.stateDir("corpus/" + run.options.target);
  if (!llvm::sys::fs::exists(live) && llvm::sys::fs::exists(live + ".old"))
    llvm::sys::fs::rename(live + ".old", live);
}

void padlab::nightly::mergeCorpus(Run &run) {
  constexpr unsigned maxSeconds = 120;
  std::string live = run.stateDir("corpus/" + run.options.target);
  std::string merged = live + ".merged", old = live + ".old";
  if (isInterrupted() || countCorpus(run) == 0)
    return;
  llvm::sys::fs::remove_directories(merged);
  llvm::sys::fs::remove_directories(old);
  if (llvm::Error error = ensureWritableDirectory(merged)) {
    say(run, llvm::toString(std::move(error)));
    return;
  }
  // First executions depend on the order of the inputs: merge on the signals
  // that do not. The defects that it meets again are known: a state of its own.
  Exit exit =
      nightly::run({run.tool("fuzz-" + run.options.target), "-merge=1",
                    "--feedback=features,actions",
                    "--state=" + run.resultDir() + "/merge", merged, live},
                   run.log("merge"), maxSeconds);
  if (!exit.ok()) {
    say(run, "corpus not merged: " + exit.str());
    llvm::sys::fs::remove_directories(merged);
    return;
  }
  if (!llvm::sys::fs::rename(live, old) && !llvm::sys::fs::rename(merged, live))
    llvm::sys::fs::remove_directories(old);
  run.fuzz["corpusAfter"] = countCorpus(run);
  say(run, llvm::formatv("merged the corpus: {0} cases", countCorpus(run)));
}
