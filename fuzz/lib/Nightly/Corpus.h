//===- Corpus.h - the corpora of the fuzz targets -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A corpus of a target, from night to night. A fuzzer must run a case to know
/// what the case covers, so a fuzzer that started from the whole corpus would
/// first run all of it. Therefore each fuzzer starts from a part of the corpus
/// (its share). It stores its new cases in its own folder, and receives the new
/// cases of other fuzzers in batches (Exchange.h). When its time is over, its
/// new cases are moved to the corpus.
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
  /// Returns the folder for the new cases of fuzzer number `job`.
  std::string getNewDir(unsigned job) const {
    return dir + ".new/" + std::to_string(job);
  }
  /// Returns the folder through which the fuzzers of a night exchange batches.
  std::string getBatchDir() const { return dir + ".batches"; }
  size_t count() const;
  size_t countNew(unsigned job) const;

  /// Repairs the corpus if a process was killed while it replaced the folder,
  /// and makes the folders that are missing. Fails if one is not writable.
  /// Moves to the corpus the new cases that killed fuzzers left, if they belong
  /// to `shard`.
  Error prepare(const Shard &shard = {}) const;
  /// Begins a night: prepares the corpus, and removes the batches of the
  /// previous night.
  Error begin() const;
  /// Makes the folder for the new cases of a fuzzer.
  Error prepareFuzzer(unsigned job) const;
  /// Moves the new cases of a fuzzer to the corpus.
  void adopt(unsigned job) const;
  /// Copies the cases of `seedDir` to the corpus, except those whose names the
  /// corpus already has.
  void plant(StringRef seedDir) const;
  /// Writes the share of fuzzer number `job` of `jobs` to a file in `taskDir`:
  /// the paths of the cases from which it starts. Returns the path of this
  /// file; nullopt if the share is empty or the file cannot be written.
  std::optional<std::string> writeShare(StringRef taskDir, unsigned job,
                                        unsigned jobs) const;

private:
  void adoptFrom(StringRef newDir, const Shard &shard) const;

  std::string dir;
};

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H
