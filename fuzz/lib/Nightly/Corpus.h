//===- Corpus.h - live corpora from night to night -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To know what a case adds, a fuzzer runs it: one that started from a whole
/// corpus would run all of it first. So fuzzers share the corpus out. Each
/// keeps what it finds in a folder of its own, and hears of the others by
/// batches (Exchange.h). What it has found joins the corpus when its time is
/// over.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H

#include "padlab/fuzz/Shard.h"

#include "llvm/Support/Error.h"

#include <optional>
#include <string>

namespace padlab::nightly {

class LiveCorpus {
public:
  LiveCorpus(llvm::StringRef stateDir, llvm::StringRef target)
      : dir((stateDir + "/corpus/" + target).str()) {}

  const std::string &getDir() const { return dir; }
  /// Where fuzzer number `job` puts what it finds.
  std::string getNewDir(unsigned job) const {
    return dir + ".new/" + std::to_string(job);
  }
  /// Where the fuzzers of a night exchange batches.
  std::string getBatchDir() const { return dir + ".batches"; }
  size_t count() const;
  size_t countNew(unsigned job) const;

  /// Makes it whole where a killed process has left it in pieces, and writable;
  /// what killed fuzzers found joins it, as far as it belongs to the shard.
  llvm::Error prepare(const Shard &shard = {}) const;
  /// Begins a night: its fuzzers have exchanged nothing yet.
  llvm::Error begin() const;
  /// Makes the folder of a fuzzer.
  llvm::Error prepareFuzzer(unsigned job) const;
  /// Lets what a fuzzer found join.
  void adopt(unsigned job) const;
  /// Copies cases that are not there under their names.
  void plant(llvm::StringRef seedDir) const;
  /// Writes to `taskDir` the names of the cases that one of `jobs` fuzzers
  /// starts from; the name of that file, or nullopt where there are none.
  std::optional<std::string> writeShare(llvm::StringRef taskDir, unsigned job,
                                        unsigned jobs) const;

private:
  void adoptFrom(llvm::StringRef newDir, const Shard &shard) const;

  std::string dir;
};

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H
