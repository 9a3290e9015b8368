//===- Exchange.h - cases of the other fuzzers -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Fuzzers of one target, on one machine or on many, exchange cases in batches.
/// Each has a corpus of its own, and from time to time puts a sample of what is
/// new there into one file, `DIR/NUMBER-N`, which it alone writes. It reads the
/// batches of a few others, in turn, and runs their cases in place of
/// mutations, so that its corpus takes what is new to it.
///
/// What that costs a fuzzer does not grow with their number: each turn reads
/// the batches of `peersPerTurn` others at most, and of `secondsPerForeign`
/// seconds of runs one at most is for cases of others. What a fuzzer does not hear of meets
/// its own cases when corpora are merged. docs/cluster.md has figures.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_EXCHANGE_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_EXCHANGE_H

#include "padlab/fuzz/Shard.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <chrono>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace padlab {

class Exchange {
public:
  static constexpr unsigned secondsPerForeign = 25, peersPerTurn = 8,
                            casesPerBatch = 64, batchesPerPeer = 4;
  static constexpr size_t maxQueue = 1024;

  /// Number `self` of the fuzzers that share `directory`; libFuzzer keeps cases
  /// in `corpus`.
  Exchange(std::string directory, Shard self, std::string corpus);

  /// Counts a run of the fuzzer that took so long, and whether its case was new
  /// enough to keep.
  void noteRun(double seconds, bool isNew = false);
  /// Counts the time that it took to make the next case, which may have been
  /// checked then, with others: it is part of the next run that is not of a case
  /// of another fuzzer.
  void noteChange(double seconds) { changeSeconds += seconds; }
  /// Gives a case of another fuzzer of at most `maxBytes` bytes, where it is
  /// time for one; the next run is its.
  std::optional<std::string> take(size_t maxBytes);
  /// Publishes what is new, and reads what some others have published. Errors
  /// of the file system are for the next turn.
  void takeTurn();
  void takeTurnIfDue();
  /// Publishes what is new and what was counted.
  void publish();

  /// The seconds between turns: the more fuzzers there are, the longer, up to a
  /// minute.
  static double getInterval(unsigned fuzzers);

private:
  void collect();
  bool readBatch(unsigned peer);
  std::string getPath(unsigned fuzzer, unsigned number) const;
  void measure(llvm::function_ref<void()> work);

  std::string directory, corpus;
  Shard self;
  /// Names of cases that were published, or came from others. A name is that of
  /// libFuzzer: the SHA-1 of the text.
  std::set<std::string> known;
  /// The next batch of each fuzzer.
  std::vector<unsigned> next;
  /// Cases of others that have not been run, the newest last.
  std::deque<std::string> queue;
  unsigned lastPeer;
  bool isForeign = false;
  /// The time of changes since the last run of a case of this fuzzer's own.
  double changeSeconds = 0;
  std::chrono::steady_clock::time_point begin, lastTurn;
  /// What batches say of their writer, since it was started.
  uint64_t runs = 0, newRuns = 0, foreign = 0, found = 0, foundBytes = 0,
           opened = 0, bytesRead = 0, bytesWritten = 0;
  double runSeconds = 0, newSeconds = 0, foreignSeconds = 0, fileSeconds = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_EXCHANGE_H
