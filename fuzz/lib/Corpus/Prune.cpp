//===- Prune.cpp - one case a feature --------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CoverageProbe.h"

#include "../Support/Files.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Corpus.h"

#include "llvm/Support/FileSystem.h"

using namespace padlab;

PruneResult padlab::pruneCorpus(const std::string &dir,
                                const FuzzTarget &target) {
  CoverageProbe probe(target);
  std::set<uint32_t> covered;
  std::vector<uint32_t> marks;
  PruneResult result;
  for (const std::string &path : listFilesBySize(dir)) {
    ++result.before;
    if (probe.run(readFile(path).value_or(""), marks) !=
        CoverageProbe::Answer::Marked) {
      ++result.leftAlone;
      ++result.after;
      continue;
    }
    size_t known = covered.size();
    covered.insert(marks.begin(), marks.end());
    if (covered.size() != known)
      ++result.after;
    else
      llvm::sys::fs::remove(path);
  }
  result.signals = covered.size();
  return result;
}
