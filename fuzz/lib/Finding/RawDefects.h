//===- RawDefects.h - a night's raw defects, by causes ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_RAWDEFECTS_H
#define PADLAB_FUZZ_LIB_FINDING_RAWDEFECTS_H

#include "padlab/fuzz/DefectKey.h"
#include "padlab/fuzz/Shard.h"

#include <string>
#include <tuple>
#include <vector>

namespace padlab {

/// A raw defect on disk (Incoming.h), and the number of the group that triages
/// it first.
struct RawDefect {
  std::string path;
  size_t group = 0;
  /// 1-based, in the order in which its group is triaged.
  size_t number = 0;
  /// The number of the round; a round has at most one defect of each group.
  size_t round = 0;
  /// How often triage crashed on it, or met its limit.
  unsigned tries = 0;

  /// A defect that was tried this often comes after all others.
  static constexpr unsigned maxTries = 3;
  bool isStubborn() const { return tries >= maxTries; }

  /// The sort key of this defect in its round or in another one.
  using Place = std::tuple<bool, size_t, size_t>;
  Place getPlaceIn(size_t round) const { return {isStubborn(), round, group}; }
  Place getPlace() const { return getPlaceIn(round); }
};

/// All raw defects below a folder, in the order in which they are triaged. A
/// raw defect belongs to each group that its report names (`getDefectGroups`).
/// Within a group small defects come first, but those that have something new
/// (an operation, a word of the verdict, an option of the pass) precede the
/// others. The first defects of all groups come before the second ones, and
/// second ones are delayed for crashes in one place and hangs of one pass.
/// Within a round, groups of different kinds alternate: wrong values come
/// before crashes, and these before slow or refused ones. Defects that failed
/// before come last.
class RawDefects {
public:
  /// Loads the defects that belong to `shard`. The least key among its groups
  /// says which shard a defect belongs to.
  explicit RawDefects(StringRef dir, const Shard &shard = {});

  const std::vector<RawDefect> &getOrder() const { return order; }
  size_t countGroups() const { return groups; }
  /// Whether defects of the group are crashes in one location, or hangs of one
  /// pass, so that two suffice to know them all.
  bool hasPlace(size_t group) const { return places[group]; }
  /// Returns whether looking at a defect of the group takes as long as a hang,
  /// or a good part of that.
  bool isSlow(size_t group) const { return slow[group]; }

private:
  std::vector<RawDefect> order;
  std::vector<bool> places, slow;
  size_t groups = 0;
};

/// Returns the key's fields in one text, which is the same in every process.
std::string getTextOf(const DefectKey &key);

/// Returns the path of `case.json` next to `case.mlir`.
std::string getReportPath(StringRef path);
/// Reads the fuzzer's report of a raw defect.
std::optional<CaseReport> readReport(StringRef path);
/// Counts one more try of a raw defect in its report (`tries`). Returns the
/// number of tries.
unsigned noteTry(StringRef path);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_RAWDEFECTS_H
