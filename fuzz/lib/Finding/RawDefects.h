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
  /// The 1-based position of the defect in the order in which its group is
  /// triaged.
  size_t number = 0;
  /// The number of the round; a round has at most one defect of each group.
  size_t round = 0;
  /// How often triage crashed on it, or met its limit.
  unsigned tries = 0;

  /// A defect that was tried this often comes after all others.
  static constexpr unsigned maxTries = 3;
  bool isStubborn() const { return tries >= maxTries; }

  /// The sort key of this defect, in its own round or in another one.
  using Place = std::tuple<bool, size_t, size_t>;
  Place getPlaceIn(size_t round) const { return {isStubborn(), round, group}; }
  Place getPlace() const { return getPlaceIn(round); }
};

/// All raw defects below a folder, in the order in which they are triaged. A
/// raw defect belongs to each group that its report names (`getDefectGroups`).
///
/// Within a group, small defects come first, but those that have something new
/// (an operation, a word of the verdict, an option of the pass) precede the
/// others. The first defects of all groups come before the second ones, and so
/// on. If a group has crashes in one place or hangs of one pass, its second
/// defect comes later than those of other groups. Within a round, groups of
/// different kinds alternate: wrong values come before crashes, and crashes
/// before slow defects and refusals. Defects on which triage has failed come
/// last in their group; those on which it has failed often come after all
/// others.
class RawDefects {
public:
  /// Loads the defects that belong to `shard`. A defect belongs to the shard
  /// that has the least key among the defect's groups.
  explicit RawDefects(StringRef dir, const Shard &shard = {});

  const std::vector<RawDefect> &getOrder() const { return order; }
  size_t countGroups() const { return groups; }
  /// Whether the defects of the group are crashes in one location, or hangs of
  /// one pass. Two of them mostly suffice to know all of them.
  bool hasPlace(size_t group) const { return places[group]; }
  /// Returns whether the defects of the group are slow: to look at one takes as
  /// long as a hang, or nearly so.
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
/// Adds one to the number of tries that the report of a raw defect stores
/// (`tries`). Returns the new number.
unsigned noteTry(StringRef path);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_RAWDEFECTS_H
