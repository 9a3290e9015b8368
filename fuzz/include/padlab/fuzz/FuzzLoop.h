//===- FuzzLoop.h - the body of a fuzz target -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The loop of `padlab-fuzz-<target>` decodes an input to a case, records the
/// features of the case, checks it in every way, counts it, and keeps it if it
/// shows a defect. The main file of a target passes libFuzzer's entry points on
/// to `FuzzLoop`.
///
/// The corpus is text. An input that is not the text of a case is decoded as
/// choices of the generator, so that every input stands for some program; but
/// the corpus keeps only text. The target `text` (TextTarget.h) has no cases:
/// each of its inputs goes to padlab's parsers as it is, and libFuzzer itself
/// mutates them.
///
/// Everything that a case may crash runs in a child (`Worker`), so that
/// libFuzzer's process keeps its corpus and statistics whatever a case does;
/// `FuzzOptions::inProcess` turns this off. That process makes contexts and
/// engines before it forks, so that a new child costs only a fork. Feedback
/// comes back through shared memory, or in the answers to a batch of cases.
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

/// The flags of padlab: those that begin with `--`, which libFuzzer ignores.
struct FuzzOptions {
  /// The names of the compared pipelines. If empty, the target's are used.
  std::vector<std::string> pipelines;
  unsigned feedback = FeedbackAll;
  /// The folder for defects and statistics. If empty, a defect is printed and
  /// ends the process, as libFuzzer's users expect.
  std::string stateDir;
  /// The file for statistics; if empty, it is below the state, if there is one.
  std::string statsFile;
  /// The statistics are written after a case if the last write is longer ago
  /// than this. Each report writes them, too: there is one for every 1000 cases
  /// and one at the end.
  double statsSeconds = 1;
  /// The folder through which fuzzers exchange cases, and this fuzzer's number
  /// (Exchange.h). Nothing is exchanged if this is empty, or if libFuzzer's
  /// arguments name no corpus folder.
  std::string exchangeDir;
  Shard fuzzer;
  bool stopOnFinding = false;
  /// Whether cases run in libFuzzer's own process, so that a crash kills it, as
  /// ClusterFuzz expects. When the memory of this process has grown by
  /// `growthMegabytes`, the compiler is made anew, which frees it.
  bool inProcess = false;
  /// One in this many of the cases that the reference has judged is compiled,
  /// too (DifferentialOptions::nativeEvery). 0 stands for
  /// `FuzzTarget::nativeEvery` if `pipelines` is empty, else for 1 (all cases).
  unsigned nativeEvery = 0;
  /// One case in this many is checked while the guards of all known causes are
  /// active (Guards.h), so that defects that known ones hide can show; 0: none.
  unsigned guardedEvery = 0;
  /// The processor time after which a case counts as a hang. Triage confirms a
  /// hang with a larger limit. With AddressSanitizer, a child gets eight times
  /// this limit and the next two.
  double caseSeconds = 1;
  /// The limit of resident memory of the child that runs cases.
  uint64_t caseMegabytes = 2048;
  /// A child is replaced when its memory has grown by more than this; 0: never.
  uint64_t growthMegabytes = 64;
  /// The limit of processor time of the whole run, children included, but not
  /// the naive engine; 0: no limit.
  double processorSeconds = 0;
  /// The largest value of `batch`, and the value for most targets.
  static constexpr unsigned maxBatch = 64, usualBatch = maxBatch;
  /// The value for targets that run upstream's passes. It is smaller because
  /// the whole batch starts over when a case kills the child.
  static constexpr unsigned fragileBatch = 16;
  /// The maximal number of cases that share their compilations. 0 chooses by
  /// the pipelines: `usualBatch` or `fragileBatch`.
  unsigned batch = 0;
  /// The naive engine (NaiveEngine.h) also runs one case in this many, so that
  /// the speeds can be compared; 0: none.
  unsigned naiveEvery = 0;

  /// Fails with an error of one line.
  static Expected<FuzzOptions> parse(ArrayRef<char *> arguments);
  /// Describes the flags that have an effect on this target.
  static std::string getUsage(const FuzzTarget &target);
};

class FuzzLoop {
public:
  /// Makes a loop. Fails if the state directory or the file for statistics
  /// cannot be written, or if there is no memory to share with children.
  static Expected<std::unique_ptr<FuzzLoop>> create(const FuzzTarget &,
                                                    FuzzOptions options);
  ~FuzzLoop();

  /// Runs one input, or takes its results if it was checked ahead. If the input
  /// describes a mutation or crossover that killed a child
  /// (`LoopRequest::describe`), makes that change again instead. Returns true
  /// if the corpus may keep the input.
  bool run(StringRef input);

  /// Returns the text of a case close to `input` (or, if cases are checked
  /// ahead, to the input of an earlier request), and sometimes of a fresh one.
  /// It has at most `maxSize` bytes. It is empty if no change succeeded. If a
  /// change killed the child, its input is used unchanged, cut to `maxSize`
  /// bytes.
  std::string mutate(StringRef input, size_t maxSize, uint64_t seed);
  std::string crossOver(StringRef a, StringRef b, size_t maxSize,
                        uint64_t seed);

  const Funnel &getFunnel() const { return funnel; }
  /// Returns how many children were replaced because they died.
  unsigned getDeaths() const;
  /// Returns how many children were replaced because their memory had grown, or
  /// because a case may have damaged it.
  unsigned getRenewals() const;
  /// Whether the run has used up its processor time.
  bool isTimeUp() const;
  /// Counts the cases that were checked ahead but that libFuzzer has not run,
  /// and stores their defects if there is a state. Called at the end of the
  /// process; these defects do not abort it.
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
  /// Whether several changes are made and checked together before libFuzzer
  /// runs the first of them.
  bool usesBatches() const;
  std::vector<std::string> makeSiblings(const LoopRequest &request);
  std::vector<std::string> changeTogether(ArrayRef<LoopRequest> changes);
  void checkBatch(std::vector<std::string> texts);
  /// Handles the death of a child that was checking `texts`; removes from
  /// `texts` all cases that need not be checked any more.
  void survive(const WorkerReply &death, std::vector<std::string> &texts);
  void takeAnswers(ArrayRef<std::string> texts, std::vector<RunAnswer> answers);
  void creditFunctions(MutableArrayRef<CheckedCase> cases);
  CheckedCase checkAlone(StringRef input);
  /// Checks an input alone before libFuzzer runs it.
  CheckedCase checkAhead(StringRef input);
  /// Counts a checked case, keeps its defect, if it has one, and runs the naive
  /// engine on it if that is due.
  void account(CheckedCase checked);
  CaseReport reportDeathOfCase(const WorkerReply &death);
  CaseReport reportDeathOfReader(StringRef input, const WorkerReply &death);
  /// Whether work on which this time was spent so far may go on: it has a small
  /// share of the time of the run, after the first `atLeast`.
  bool hasTimeFor(std::chrono::steady_clock::duration spent,
                  std::chrono::steady_clock::duration atLeast =
                      std::chrono::seconds(2)) const;
  void locate(StringRef text, CaseReport &report);
  /// Stores the defect or failure of a case; returns whether there is one.
  /// Without a state nothing is stored.
  bool store(StringRef text, StringRef shape, const CaseReport &report);
  /// Does the same; if there is a defect or failure, also ends the process if
  /// there is no state, or if the options ask for that.
  void keep(StringRef text, StringRef shape, const CaseReport &report);
  [[noreturn]] void abortOn(StringRef text, const CaseReport &report);
  void noteReached();
  void writeStats();
  double getSeconds() const;
  double getProcessorSeconds() const;
  static uint64_t getResidentBytes();
  double getGroupsPerMinute() const;

  const FuzzTarget &target;
  FuzzOptions options;
  /// Whether each case is checked with variants that are chosen from the
  /// target's own ones.
  bool drawsExtras;
  CurrentCase *current;
  std::shared_ptr<LoopBody> body;
  std::unique_ptr<Worker> worker;
  /// If cases run in this process: the bytes that the process held when `body`
  /// was made.
  uint64_t bytesBefore = 0;
  /// Defects of the code under test, and failures of padlab itself.
  std::unique_ptr<Incoming> defects, failures;
  Funnel funnel;
  std::unique_ptr<Novelty> novelty;
  std::unique_ptr<LoopBatches> batches;
  /// Null unless the options ask for the comparison.
  std::unique_ptr<NaiveComparison> naive;
  /// The counters of features and of actions that any case which libFuzzer ran
  /// has marked.
  std::vector<bool> reachedFeatures, reachedActions;
  uint64_t features = 0, actions = 0;
  std::chrono::steady_clock::time_point start, lastStats;
  /// The time spent on making changes (without the time to check them ahead),
  /// in `locate`, in `creditFunctions` and in `findDeathCause`.
  std::chrono::steady_clock::duration mutating{}, locating{}, crediting{},
      explaining{};
  bool warnedOfDisk = false;
};

/// libFuzzer's entry points. `dictionary` is the default of libFuzzer's flag
/// `-dict` if that file exists. `inProcess`: see FuzzOptions.
int initializeFuzzer(const FuzzTarget &target, int *argc, char ***argv,
                     StringRef dictionary = "", bool inProcess = false);
int runFuzzerInput(const uint8_t *data, size_t size);
size_t mutateFuzzerInput(uint8_t *data, size_t size, size_t maxSize,
                         unsigned seed);
/// If a case of another fuzzer is due, writes it to `data` and returns its
/// size; otherwise returns 0.
size_t takeForeignInput(uint8_t *data, size_t maxSize);
size_t crossOverFuzzerInputs(const uint8_t *a, size_t sizeA, const uint8_t *b,
                             size_t sizeB, uint8_t *out, size_t maxSize,
                             unsigned seed);

} // namespace padlab

#endif // PADLAB_FUZZ_FUZZLOOP_H
