//===- FuzzLoop.h - the body of a fuzz target -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The loop of `padlab-fuzz-<target>`: decode an input to a case, record its
/// features, check it every way, count it, keep what shows a defect. A target's
/// main hands libFuzzer's four entry points on to `FuzzLoop`.
///
/// The corpus is text. An input that is no case is taken for choices of the
/// generator, so that every input means some program; but only text is kept.
///
/// All that may die of a case happens in a child (`Worker`): libFuzzer's
/// process keeps corpus and statistics whatever a case does. It has made
/// contexts and engines ready before, so that a new child costs a fork;
/// feedback comes back through shared memory.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FUZZLOOP_H
#define PADLAB_FUZZ_FUZZLOOP_H

#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/Funnel.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Incoming.h"
#include "padlab/fuzz/Shard.h"
#include "padlab/fuzz/Worker.h"

#include <chrono>
#include <vector>

namespace padlab {

class CurrentCase;
struct CheckedCase;
class LoopBatches;
class LoopBody;
class NaiveComparison;
class Novelty;
struct LoopRequest;
struct RunAnswer;

/// Our flags: those that begin with `--`, which libFuzzer leaves alone.
struct FuzzOptions {
  /// Compared pipelines, by name. Empty: the target's.
  std::vector<std::string> pipelines;
  unsigned feedback = FeedbackAll;
  /// Where defects and statistics go. Empty: a defect is printed and ends the
  /// process, as libFuzzer's users expect.
  std::string stateDir;
  /// Where statistics go; empty: below the state, where there is one.
  std::string statsFile;
  /// How often they are written, at most.
  double statsSeconds = 1;
  /// Where fuzzers exchange cases, and which of them this one is (Exchange.h);
  /// empty: it is alone.
  std::string exchangeDir;
  Shard fuzzer;
  bool stopOnFinding = false;
  /// Cases run in libFuzzer's own process, which dies of them, as ClusterFuzz
  /// expects it. What a compiler keeps of them goes when it has grown.
  bool inProcess = false;
  /// Every so many'th case that the reference has judged is compiled, too, see
  /// DifferentialOptions. 0: the target's share for its own variants, and all
  /// cases for other variants.
  unsigned nativeEvery = 0;
  /// In every so many'th case what is known to be wrong is withheld (Guards.h),
  /// so that what it hides shows; 0: in none.
  unsigned guardedEvery = 0;
  /// Processor time of a case; beyond, it hangs. Triage confirms with more.
  double caseSeconds = 1;
  /// Resident memory of the child that runs cases.
  uint64_t caseMegabytes = 2048;
  /// A child is replaced when its memory has grown by so much.
  uint64_t growthMegabytes = 64;
  /// Processor time of the whole run, children included; 0: no limit.
  double processorSeconds = 0;
  /// So many cases, at most, share their compilations. 0: what suits the
  /// pipelines, `usualBatch` or `fragileBatch`.
  static constexpr unsigned maxBatch = 64, usualBatch = maxBatch;
  /// Where upstream's passes run in the batch, which begins anew when a case
  /// kills it.
  static constexpr unsigned fragileBatch = 16;
  unsigned batch = 0;
  /// The naive engine runs one case of so many, too, to compare speeds; 0:
  /// none.
  unsigned naiveEvery = 0;

  /// The error is one line.
  static llvm::Expected<FuzzOptions> parse(llvm::ArrayRef<char *> arguments);
  static std::string getUsage();
};

class FuzzLoop {
public:
  /// Checks that the state directory can be written.
  static llvm::Expected<std::unique_ptr<FuzzLoop>> create(const FuzzTarget &,
                                                          FuzzOptions options);
  ~FuzzLoop();

  /// Runs one input, or makes the change that it describes, as what is kept of
  /// a deadly one does. True when the corpus may keep it.
  bool run(llvm::StringRef input);

  /// A case near `input`: now and then a fresh one. Never more than `maxSize`
  /// bytes, never invalid text.
  std::string mutate(llvm::StringRef input, size_t maxSize, uint64_t seed);
  std::string crossOver(llvm::StringRef a, llvm::StringRef b, size_t maxSize,
                        uint64_t seed);

  const Funnel &getFunnel() const { return funnel; }
  /// Children that died of a case, and those replaced because they had grown.
  unsigned getDeaths() const;
  unsigned getRenewals() const;
  /// Whether the run has had its processor time.
  bool isTimeUp() const;
  /// Counts the cases that were checked ahead and that libFuzzer has not run, and
  /// stores their defects where there is a state: for the end of the process,
  /// which they do not abort.
  void accountUnrun();
  /// Prints the funnel and writes the statistics.
  void report();

private:
  FuzzLoop(const FuzzTarget &target, FuzzOptions options);
  Worker &getWorker();
  std::shared_ptr<LoopBody> makeBody() const;
  WorkerReply call(const LoopRequest &request);
  WorkerReply callHere(const LoopRequest &request);
  std::string change(const LoopRequest &request);
  std::string changeOne(const LoopRequest &request);
  /// Whether changes are checked together before libFuzzer runs them.
  bool usesBatches() const;
  std::vector<std::string> makeSiblings(const LoopRequest &request);
  void checkBatch(std::vector<std::string> texts);
  /// Handles the death of a child that checked `texts`; leaves those that are
  /// still to be checked.
  void survive(const WorkerReply &death, std::vector<std::string> &texts);
  void takeAnswers(llvm::ArrayRef<std::string> texts,
                   std::vector<RunAnswer> answers);
  void creditFunctions(llvm::MutableArrayRef<CheckedCase> cases);
  CheckedCase checkAlone(llvm::StringRef input);
  /// The same ahead of the time at which libFuzzer runs the input.
  CheckedCase checkAhead(llvm::StringRef input);
  /// Counts and keeps what became of a case.
  void account(CheckedCase checked);
  CaseReport reportDeathOfCase(const WorkerReply &death);
  CaseReport reportDeathOfReader(llvm::StringRef input,
                                 const WorkerReply &death);
  void locate(llvm::StringRef text, CaseReport &report);
  /// Returns whether there is a defect or a failure. Without a state it is stored
  /// nowhere.
  bool store(llvm::StringRef text, llvm::StringRef shape,
             const CaseReport &report);
  /// Stores it, and ends the process where that is asked for.
  void keep(llvm::StringRef text, llvm::StringRef shape,
            const CaseReport &report);
  [[noreturn]] void abortOn(llvm::StringRef text, const CaseReport &report);
  void noteReached();
  void writeStats();
  double getSeconds() const;
  double getProcessorSeconds() const;
  static uint64_t getResidentBytes();
  double getGroupsPerMinute() const;

  const FuzzTarget &target;
  FuzzOptions options;
  /// Whether each case meets a choice of the target's own variants.
  bool drawsExtras;
  CurrentCase *current;
  std::shared_ptr<LoopBody> body;
  std::unique_ptr<Worker> worker;
  /// The bytes that this process held when `body` was made, where that runs
  /// here.
  uint64_t bytesBefore = 0;
  /// Defects of what is fuzzed, and failures of padlab itself.
  std::unique_ptr<Incoming> defects, failures;
  Funnel funnel;
  std::unique_ptr<Novelty> novelty;
  std::unique_ptr<LoopBatches> batches;
  /// Null unless options ask for it.
  std::unique_ptr<NaiveComparison> naive;
  /// Counters of features and of actions that some case has marked.
  std::vector<bool> reachedFeatures, reachedActions;
  uint64_t features = 0, actions = 0;
  std::chrono::steady_clock::time_point start, lastStats;
  /// Spent in `mutate` and `crossOver`, in `locate` and in `creditFunctions`.
  std::chrono::steady_clock::duration mutating{}, locating{}, crediting{};
  bool warnedOfDisk = false;
};

/// libFuzzer's entry points. `dictionary`: the default of `-dict`, where that
/// file exists. `inProcess`: see FuzzOptions.
int initializeFuzzer(const FuzzTarget &target, int *argc, char ***argv,
                     llvm::StringRef dictionary = "", bool inProcess = false);
int runFuzzerInput(const uint8_t *data, size_t size);
size_t mutateFuzzerInput(uint8_t *data, size_t size, size_t maxSize,
                         unsigned seed);
/// Puts a case of another fuzzer there, where it is time for one; returns its
/// size, else 0.
size_t takeForeignInput(uint8_t *data, size_t maxSize);
size_t crossOverFuzzerInputs(const uint8_t *a, size_t sizeA, const uint8_t *b,
                             size_t sizeB, uint8_t *out, size_t maxSize,
                             unsigned seed);

} // namespace padlab

#endif // PADLAB_FUZZ_FUZZLOOP_H
