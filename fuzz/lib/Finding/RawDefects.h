//===- RawDefects.h - a night's raw defects, one cause at a time -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_RAWDEFECTS_H
#define PADLAB_FUZZ_LIB_FINDING_RAWDEFECTS_H

#include "padlab/fuzz/DefectKey.h"
#include "padlab/fuzz/Shard.h"

#include <deque>
#include <string>
#include <tuple>
#include <vector>

namespace padlab {

/// A raw defect on disk (Incoming.h), and the number of the group that wants it
/// first.
struct RawDefect {
  std::string path;
  size_t group = 0;
  /// 1-based, in the order in which its group is looked at.
  size_t number = 0;
  /// A round has one defect of each group, or none.
  size_t round = 0;
  /// How often triage died of it, or met its limit.
  unsigned tries = 0;

  /// Tried so often that it comes after all others.
  static constexpr unsigned maxTries = 3;
  bool isStubborn() const { return tries >= maxTries; }

  /// The key of the order, of this defect in its round or in another one.
  using Place = std::tuple<bool, size_t, size_t>;
  Place getPlaceIn(size_t round) const { return {isStubborn(), round, group}; }
  Place getPlace() const { return getPlaceIn(round); }
};

/// All raw defects below a folder in the order in which they are worth a look.
/// A raw defect belongs to each group that its report names
/// (`getDefectGroups`). Of a group the small ones come first, but before the
/// others those that bring something new: an operation, a word of the verdict,
/// an option of the pass. One of each group comes before the second of any, and
/// that later for crashes in one place and hangs of one pass. The groups of a
/// round come in turns that have one of each kind: wrong values come before
/// crashes there, and these before what takes long or is refused. What is
/// stubborn comes last.
class RawDefects {
public:
  /// Takes the defects whose first group belongs to `shard`.
  explicit RawDefects(llvm::StringRef dir, const Shard &shard = {});

  const std::vector<RawDefect> &getOrder() const { return order; }
  size_t countGroups() const { return groups; }
  /// Whether defects of the group are crashes in one place, or hangs of one
  /// pass, so that two are enough to know them all.
  bool hasPlace(size_t group) const { return places[group]; }
  /// Whether a look at one of the group takes as long as what hangs, or a good
  /// part of it.
  bool isSlow(size_t group) const { return slow[group]; }

private:
  std::vector<RawDefect> order;
  std::vector<bool> places, slow;
  size_t groups = 0;
};

/// The key's fields in one text, which is the same in every process.
std::string getTextOf(const DefectKey &key);

/// `case.json` beside `case.mlir`.
std::string getReportPath(llvm::StringRef path);
/// Reads what the fuzzer reported of a raw defect.
std::optional<CaseReport> readReport(llvm::StringRef path);
/// One more try of a raw defect, in its report (`tries`). Returns their number.
unsigned noteTry(llvm::StringRef path);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FINDING_RAWDEFECTS_H
