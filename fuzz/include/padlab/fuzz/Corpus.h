//===- Corpus.h - corpora: merge, prune, verify ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A live corpus is a folder of cases in a state; each target has one. The
/// committed corpora are `corpus/seeds/TARGET` and `corpus/regressions`, whose
/// files are listed with checksums in `corpus/manifest.sha256`. See
/// corpus/README.md.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_CORPUS_H
#define PADLAB_FUZZ_CORPUS_H

#include "padlab/codegen/OpMatrix.h"
#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Generator.h"
#include "padlab/fuzz/Shard.h"

#include "llvm/Support/JSON.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace padlab {

/// Lists the features of a program that people may search for: names of
/// operations, and properties of its pads (`tensor.pad low negative`,
/// `tensor.pad of linalg.matmul`).
std::set<std::string> listCaseFeatures(const Case &theCase);

/// The options of `makeSeeds`. It generates candidates, and mutates each up to
/// three times. Then it repeatedly takes the candidate whose new features are
/// worth most per byte (an operation is worth more than a property of a pad),
/// and keeps it as a seed if the target's pipelines agree on it, until no
/// candidate brings a new feature or there are `most` seeds.
struct SeedOptions {
  const FuzzTarget *target = nullptr;
  uint64_t firstSeed = 1;
  unsigned candidates = 1000;
  /// The maximal number of seeds to keep.
  unsigned most = 60;
};
struct Seed {
  std::string name; ///< Made of its first new feature; without a suffix.
  std::string text; ///< The first line is a comment: its new features.
};
std::vector<Seed> makeSeeds(const SeedOptions &options);
/// Replaces the cases in the folder `dir`. Returns the number of seeds written.
Expected<size_t> writeSeeds(const std::vector<Seed> &seeds,
                            const std::string &dir);

/// The result of pruning a folder.
struct PruneResult {
  size_t before = 0, after = 0;
  /// How many different counters of features and actions the cases mark
  /// (Feedback.h).
  size_t signals = 0;
  /// The number of files that are not cases, or that killed their process.
  /// These files are not removed.
  size_t leftAlone = 0;
};
/// Runs the target's passes on every case of a folder, the smallest first, and
/// removes each case all of whose counters smaller cases have marked, too.
PruneResult pruneCorpus(const std::string &dir, const FuzzTarget &target);

struct MergeOptions {
  std::string stateDir, target;
  /// The folder with the fuzzers.
  std::string toolDir;
  /// Folders whose cases are copied into the corpus first. For target `text`,
  /// libFuzzer merges these folders and the corpus.
  std::vector<std::string> more;
  /// The time limit. Cases that have not been looked at by then wait for the
  /// next merge. A merge of target `text` has no limit.
  double seconds = 3600;
  /// The part of the cases that this merge looks at. Several processes (the
  /// leaves of a merge tree) may each look at one shard at the same time. A
  /// later merge of all shards takes over what the leaves have kept, without
  /// running these cases again.
  Shard shard;
};
/// The result of a merge.
struct MergeResult {
  size_t before = 0, after = 0;
  /// The number of cases of the merge that have not been looked at yet.
  size_t left = 0;
};

/// Reduces a live corpus to the smallest case for each feature of programs and
/// each action of the compiler, and keeps everything that an earlier merge by
/// the same versions of padlab and LLVM kept; of what leaves kept, only what
/// adds something to what the other leaves kept. It can be killed at any time:
/// the next merge continues. The corpus of target `text` is replaced by the
/// result of libFuzzer's merge.
Expected<MergeResult> mergeLiveCorpus(const MergeOptions &options);

struct CorpusStats {
  struct Folder {
    size_t cases = 0, bytes = 0, unreadable = 0;
  };
  /// The counts of each folder that holds cases, by its path.
  std::map<std::string, Folder> folders;
  /// The number of cases with each feature (`listCaseFeatures`).
  std::map<std::string, size_t> features;
  /// Operations that generators make, but that no case contains; nullopt if
  /// there is no evidence of what generators make.
  std::optional<std::vector<std::string>> missing;

  std::string str() const;
  json::Object toJSON() const;
};

/// Counts the cases in and below `dirs`, in today's or the old spelling. Fails
/// with an error of one line if a folder does not exist.
Expected<CorpusStats> countCorpus(const std::vector<std::string> &dirs,
                                  const std::optional<OpEvidence> &evidence);

} // namespace padlab

#endif // PADLAB_FUZZ_CORPUS_H
