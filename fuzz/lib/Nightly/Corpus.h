//===- Corpus.h - live corpora from night to night -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fuzzer must run a case to know what it covers, so one that started from
/// the whole corpus would run all of it first. Therefore each fuzzer starts
/// from a part of the corpus. It stores its new cases in its own folder, and
/// receives those of others in batches (Exchange.h). At the end of its time,
/// its cases are moved to the corpus.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H

#include "padlab/fuzz/Shard.h"

#include <optional>
#include <string>

namespace padlab::nightly {

class LiveCorpus {
public:
  LiveCorpus(StringRef stateDir, StringRef target)
      : dir((stateDir + "/corpus/" + target).str()) {}

  const std::string &getDir() const { return dir; }
  /// Returns the folder for new cases of fuzzer number `job`.
  std::string getNewDir(unsigned job) const {
    return dir + ".new/" + std::to_string(job);
  }
  /// Returns the folder through which the fuzzers of a night exchange batches.
  std::string getBatchDir() const { return dir + ".batches"; }
  size_t count() const;
  size_t countNew(unsigned job) const;

  /// Makes the corpus complete if a killed process has left it in pieces, and
  /// writable. Adds those new cases of killed fuzzers that belong to the shard.
  Error prepare(const Shard &shard = {}) const;
  /// Begins a night: prepares the corpus, and removes the batches of the night
  /// before.
  Error begin() const;
  /// Makes the folder of a fuzzer.
  Error prepareFuzzer(unsigned job) const;
  /// Moves the cases that a fuzzer found to the corpus.
  void adopt(unsigned job) const;
  /// Copies the cases of `seedDir` whose names are not in the corpus.
  void plant(StringRef seedDir) const;
  /// Writes to `taskDir` the names of the cases that one of `jobs` fuzzers
  /// starts from. Returns the name of that file, or nullopt if there are none.
  std::optional<std::string> writeShare(StringRef taskDir, unsigned job,
                                        unsigned jobs) const;

private:
  void adoptFrom(StringRef newDir, const Shard &shard) const;

  std::string dir;
};

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H
