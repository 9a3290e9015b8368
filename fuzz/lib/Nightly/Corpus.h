//===- Corpus.h - live corpora from night to night -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To know what a case adds, a fuzzer runs it: one that started from a whole
/// corpus would run all of it first. So fuzzers share the corpus out, and
/// exchange what they find through a directory of the night.
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
  /// Where fuzzers put what they find, and look for what others found.
  std::string getNewDir() const { return dir + ".new"; }
  size_t count() const;
  size_t countNew() const;

  /// Makes it whole where a killed process has left it in pieces, and writable;
  /// what fuzzers found joins it, as far as it belongs to the shard.
  llvm::Error prepare(const Shard &shard = {}) const;
  /// Copies cases that are not there under their names.
  void plant(llvm::StringRef seedDir) const;
  /// Writes to `taskDir` the names of the cases that one of `jobs` fuzzers
  /// starts from; the name of that file, or nullopt where there are none.
  std::optional<std::string> writeShare(llvm::StringRef taskDir, unsigned job,
                                        unsigned jobs) const;

private:
  void adoptNew(const Shard &shard) const;

  std::string dir;
};

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_CORPUS_H
