//===- Exchange.h - cases of the other fuzzers -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Fuzzers of one target, on one machine or on many, exchange cases in batches.
/// Each fuzzer has its own corpus. From time to time it writes a sample of its
/// new cases, a batch, to a file `DIR/NUMBER-N`, which no other fuzzer writes.
/// In turn, it reads the batches of a few other fuzzers, and runs their cases
/// in place of mutations; libFuzzer then keeps those that are new to its
/// corpus.
///
/// The cost for a fuzzer does not grow with the number of fuzzers: in each
/// turn, it reads the batches of at most `peersPerTurn` others. Of each
/// `secondsPerForeign` seconds of runs, it spends at most one on cases of
/// others. Cases that a fuzzer has not received join its cases when corpora are
/// merged. docs/cluster.md has figures.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_EXCHANGE_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_EXCHANGE_H

#include "padlab/fuzz/Shard.h"

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

  /// `self` is the number of this fuzzer among those that share `directory`;
  /// libFuzzer keeps cases in `corpus`.
  Exchange(std::string directory, Shard self, std::string corpus);

  /// Counts a run of the fuzzer that took `seconds`; `isNew` says whether its
  /// case was new enough to keep.
  void noteRun(double seconds, bool isNew = false);
  /// Adds the time that it took to make the next case. It may include the time
  /// for checking this case with others. It is part of the next run, unless
  /// that run is of another fuzzer's case.
  void noteChange(double seconds) { changeSeconds += seconds; }
  /// Returns a case of another fuzzer with at most `maxBytes` bytes if it is
  /// time for one. The caller runs this case next.
  std::optional<std::string> take(size_t maxBytes);
  /// Publishes new cases, and reads those that some other fuzzers have
  /// published. What fails because of the file system is tried again in the
  /// next turn.
  void takeTurn();
  void takeTurnIfDue();
  /// Publishes new cases and the statistics of this fuzzer.
  void publish();

  /// Returns the seconds between turns: they grow with the number of fuzzers,
  /// up to a minute.
  static double getInterval(unsigned fuzzers);

private:
  void collect();
  bool readBatch(unsigned peer);
  std::string getPath(unsigned fuzzer, unsigned number) const;
  void measure(llvm::function_ref<void()> work);

  std::string directory, corpus;
  Shard self;
  /// The names of cases that this fuzzer has published, left out of a batch, or
  /// received. A name is the one that libFuzzer gives: the SHA-1 of the text.
  std::set<std::string> known;
  /// For each fuzzer, the number of the next batch that it writes, or that is
  /// read from it.
  std::vector<unsigned> next;
  /// Cases of others that have not been run, the newest last.
  std::deque<std::string> queue;
  unsigned lastPeer;
  bool isForeign = false;
  /// The time spent on changes since the last run of a case that this fuzzer
  /// has made itself.
  double changeSeconds = 0;
  std::chrono::steady_clock::time_point begin, lastTurn;
  /// The statistics of this process, which its batches contain.
  uint64_t runs = 0, newRuns = 0, foreign = 0, found = 0, foundBytes = 0,
           opened = 0, bytesRead = 0, bytesWritten = 0;
  double runSeconds = 0, newSeconds = 0, foreignSeconds = 0, fileSeconds = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_EXCHANGE_H
