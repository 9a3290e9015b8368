//===- Corpus.h - corpora: merge, prune, verify ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Live corpora are folders of cases in a state, one a target; committed ones
/// are `corpus/seeds/TARGET` and `corpus/regressions`, listed with checksums in
/// `corpus/manifest.sha256`. See corpus/README.md.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CORPUS_H
#define PADLAB_FUZZ_CORPUS_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Shard.h"

#include "llvm/Support/Error.h"

#include <set>
#include <string>
#include <vector>

namespace padlab {

/// Lists the features of a program by which people search: names of operations,
/// and properties of its paddings (`tensor.pad low negative`, `tensor.pad of
/// linalg.matmul`).
std::set<std::string> listCaseFeatures(const Case &theCase);

/// Candidates are generated, then mutated up to three times; those that agree
/// in the target's pipelines are taken by how many features they bring a byte,
/// until there are no more.
struct SeedOptions {
  const FuzzTarget *target = nullptr;
  uint64_t firstSeed = 1;
  unsigned candidates = 1000;
  /// At most so many are kept.
  unsigned most = 60;
};
struct Seed {
  std::string name; ///< After the first feature that it brings, no suffix.
  std::string text; ///< Says in its first line what it brings.
};
std::vector<Seed> makeSeeds(const SeedOptions &options);
/// In place of what the folder held. Returns how many.
llvm::Expected<size_t> writeSeeds(const std::vector<Seed> &seeds,
                                  const std::string &dir);

/// The result of pruning a folder.
struct PruneResult {
  size_t before = 0, after = 0;
  /// Counters of features and actions that its cases mark.
  size_t signals = 0;
  /// Not cases, or the death of who ran them: left alone.
  size_t leftAlone = 0;
};
/// Runs the passes on every case of a folder, and removes those that mark
/// nothing that a smaller one does not mark, too.
PruneResult pruneCorpus(const std::string &dir, const FuzzTarget &target);

struct MergeOptions {
  std::string stateDir, target;
  /// Where the fuzzers are.
  std::string toolDir;
  /// Folders of which the corpus gets the cases first.
  std::vector<std::string> more;
  /// The time limit; cases that are left wait for the next merge.
  double seconds = 3600;
  /// Which cases are looked at. Leaves of a tree each look at a shard; a merge
  /// of all takes over what they kept, without running it again.
  Shard shard;
};
/// The result of a merge.
struct MergeResult {
  size_t before = 0, after = 0;
  /// How many of the cases after the merge were not looked at yet.
  size_t left = 0;
};

/// Leaves in a live corpus, for each feature of programs and each action of the
/// compiler, the smallest case; of what an earlier merge kept, all. Who kills
/// it loses nothing: the next one goes on. The corpus of target `text` is
/// replaced by what libFuzzer's merge keeps of it.
llvm::Expected<MergeResult> mergeLiveCorpus(const MergeOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_CORPUS_H
