//===- Incoming.h - raw defects on their way to triage -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fuzzer that meets one defect meets it thousands of times. Of what it says
/// the same of (`getRawKeys`, the options of the guilty pass, the operations
/// that a message names) only the smallest cases and a random sample are kept;
/// all are counted.
///
/// A raw defect is `<hash>-<owner>.json` (its report) and `<hash>-<owner>.mlir`
/// (its case), the second written last: where it is, the first is complete.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_INCOMING_H
#define PADLAB_FUZZ_INCOMING_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"
#include "padlab/fuzz/DefectKey.h"

#include <map>
#include <set>

namespace padlab {

/// The operations at the top level of a program that make tensors, without
/// order and number: the same defect found twice mostly has the same.
std::string getCoarseShape(const Case &theCase);

/// Returns the keys of a report's defects as far as the report alone gives
/// them, each once, wrong values first (`Grain::Raw`). Two reports with equal
/// keys likely have one cause.
std::vector<DefectKey> getRawKeys(const CaseReport &report);

/// Returns the groups of these defects that may each have a cause of their own
/// (`Grain::Group`).
std::vector<DefectKey> getDefectGroups(const CaseReport &report);

/// Removes reports without a case in and below `dir`: their writer was killed
/// before the case, or whoever removed both after the case. Those that may
/// still get one stay.
void removeOrphanedReports(llvm::StringRef dir);

class Incoming {
public:
  /// Cases kept per key: this many smallest, and as many at random. Those whose
  /// guilty pass is not known are told apart by their shape, too.
  static constexpr size_t keptPerBucket = 8;

  /// `directory` exists, and may be shared with stores of other `owner`s. That
  /// number is also the seed of the sample.
  Incoming(std::string directory, uint64_t owner)
      : directory(std::move(directory)), owner(owner), choices(owner) {}

  /// Counts the defect, and writes it where it belongs to those kept. The error
  /// is one line; whatever was stored is intact.
  llvm::Error add(llvm::StringRef text, llvm::StringRef shape,
                  const CaseReport &report);

  uint64_t getCount() const { return count; }
  size_t getStored() const { return stored.size(); }
  /// Distinct ones of `getDefectGroups`, of those that were not kept as well.
  size_t getGroups() const { return groups.size(); }

private:
  struct Bucket {
    uint64_t count = 0;
    std::multimap<size_t, std::string> smallest;
    std::vector<std::string> sample;
  };
  /// Drops one reference to a file; the last removes it.
  void release(const std::string &name);
  llvm::Error retain(const std::string &name, llvm::StringRef text,
                     const CaseReport &report);

  std::string directory;
  uint64_t owner;
  RandomChoices choices;
  /// By all that is known of a raw defect before it is looked at.
  std::map<std::vector<DefectKey>, Bucket> buckets;
  std::set<DefectKey> groups;
  /// References by file name without suffix.
  std::map<std::string, unsigned> stored;
  uint64_t count = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_INCOMING_H
