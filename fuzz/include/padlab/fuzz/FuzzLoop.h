//===- FuzzLoop.h - the body of a fuzz target -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What `padlab-fuzz-<target>` does with an input: decode it to a case, record
/// its features, check it every way, count it, keep what shows a defect. A
/// target's main hands libFuzzer's four entry points on to `FuzzLoop`.
///
/// The corpus is text. An input that is no case is taken for choices of the
/// generator, so that every input means some program; but only text is kept.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FUZZLOOP_H
#define PADLAB_FUZZ_FUZZLOOP_H

#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/Funnel.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Incoming.h"

#include <chrono>

namespace padlab {

/// Our flags: those that begin with `--`, which libFuzzer leaves alone.
struct FuzzOptions {
  /// Compared pipelines, by name. Empty: the target's.
  std::vector<std::string> pipelines;
  unsigned feedback = FeedbackAll;
  /// Where defects, statistics and the current case go. Empty: a defect is
  /// printed and ends the process, as libFuzzer's users expect.
  std::string stateDir;
  /// One more place for the statistics.
  std::string statsFile;
  bool stopOnFinding = false;
  /// A compiler that dies of a case leaks what it held: a process that has
  /// grown above this ends, and leaves the rest to a new one.
  uint64_t retireRSSMegabytes = 2048;

  /// The error is one line.
  static llvm::Expected<FuzzOptions> parse(llvm::ArrayRef<char *> arguments);
  static std::string getUsage();
};

/// The case being run, on disk: what killed the process stays there.
class CurrentCase {
public:
  CurrentCase() = default;
  ~CurrentCase() { close(); }
  CurrentCase(const CurrentCase &) = delete;
  CurrentCase &operator=(const CurrentCase &) = delete;
  llvm::Error open(const std::string &directory);
  /// False when the disk is full; the file then holds no case.
  bool write(llvm::StringRef text);
  /// Removes the file: nothing died.
  void close();

private:
  std::string path;
  int file = -1;
};

class FuzzLoop {
public:
  /// Checks that the state directory can be written.
  static llvm::Expected<std::unique_ptr<FuzzLoop>> create(const FuzzTarget &,
                                                          FuzzOptions options);
  ~FuzzLoop();

  /// Runs one input. True when the corpus may keep it.
  bool run(llvm::StringRef input);

  /// A case near `input`: now and then a fresh one. Never more than `maxSize`
  /// bytes, never invalid text.
  std::string mutate(llvm::StringRef input, size_t maxSize, uint64_t seed);
  std::string crossOver(llvm::StringRef a, llvm::StringRef b, size_t maxSize,
                        uint64_t seed);

  /// The process has grown too large to go on. Cheap: asked after each case.
  bool isWornOut() const;

  const Funnel &getFunnel() const { return funnel; }
  /// Prints the funnel and writes the statistics.
  void report();
  /// The last report. No case is running.
  void finish();

private:
  struct Engine;
  FuzzLoop(const FuzzTarget &target, FuzzOptions options);
  Engine &getEngine();
  CaseReport check(const Case &theCase, bool &crashed);
  std::string remember(std::string text, Case theCase);
  /// The next case starts from nothing that this one left.
  void abandonEngine();
  std::optional<Case> decode(llvm::StringRef text);
  /// Text that fits, or nullopt.
  std::optional<std::string> encode(const Case &theCase, size_t maxSize) const;
  std::string generate(size_t maxSize, Choices &choices);
  std::string mutateOrGenerate(llvm::StringRef input, size_t maxSize,
                               Choices &choices);
  bool mutateOnce(Case &theCase, Choices &choices) const;
  void keepDefect(llvm::StringRef text, const Case &theCase,
                  const CaseReport &report);
  [[noreturn]] void abortOn(llvm::StringRef text, const CaseReport &report);
  void writeStats();
  double getSeconds() const;

  const FuzzTarget &target;
  FuzzOptions options;
  std::unique_ptr<Engine> engine;
  std::unique_ptr<Incoming> incoming;
  CurrentCase current;
  Funnel funnel;
  std::chrono::steady_clock::time_point start, lastStats;
  /// Spent in `mutate` and `crossOver`.
  std::chrono::steady_clock::duration mutating{};
  bool warnedOfDisk = false;
};

/// EX_TEMPFAIL: start me again. Not 0, which says that the work is done; no
/// current case is left, so none is blamed.
inline constexpr int wornOutExitCode = 75;

/// libFuzzer's entry points, for a target by name.
int initializeFuzzer(llvm::StringRef target, int *argc, char ***argv);
int runFuzzerInput(const uint8_t *data, size_t size);
size_t mutateFuzzerInput(uint8_t *data, size_t size, size_t maxSize,
                         unsigned seed);
size_t crossOverFuzzerInputs(const uint8_t *a, size_t sizeA, const uint8_t *b,
                             size_t sizeB, uint8_t *out, size_t maxSize,
                             unsigned seed);

} // namespace padlab

#endif // PADLAB_FUZZ_FUZZLOOP_H
