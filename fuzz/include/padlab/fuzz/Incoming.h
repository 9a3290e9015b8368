//===- Incoming.h - raw defects on their way to triage -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fuzzer that finds a defect finds it thousands of times. Among raw defects
/// that it describes alike (by `getRawKeys`, the options of the guilty pass,
/// and the operations that the message names) only the smallest cases and a
/// random sample are kept; all are counted.
///
/// A raw defect is `<hash>-<owner>.json` (its report) and `<hash>-<owner>.mlir`
/// (its case), which is written last: if it exists, the report is complete.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_INCOMING_H
#define PADLAB_FUZZ_INCOMING_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Choices.h"
#include "padlab/fuzz/DefectKey.h"
#include "padlab/fuzz/Names.h"

#include <map>
#include <set>

namespace padlab {

/// Returns the operations at the top level of a program that make tensors,
/// without their order and number: two cases of the same defect mostly have the
/// same ones.
std::string getCoarseShape(const Case &theCase);

/// Returns the keys of a report's defects as far as the report alone determines
/// them, each once, wrong values first (`Grain::Raw`). Two reports with equal
/// keys likely have one cause.
std::vector<DefectKey> getRawKeys(const CaseReport &report);

/// Returns the groups of these defects that may each have a cause of their own
/// (`Grain::Group`).
std::vector<DefectKey> getDefectGroups(const CaseReport &report);

/// Removes reports without a case in and below `dir`: their writer was killed
/// before it wrote the case, or a reader was killed after it removed the case.
/// Reports whose case may still come are kept.
void removeOrphanedReports(StringRef dir);

class Incoming {
public:
  /// The number of cases kept per key: this many of the smallest, and as many
  /// at random. Cases without a known guilty pass are also distinguished by
  /// their shape.
  static constexpr size_t keptPerBucket = 8;

  /// `directory` must exist, and may be shared with stores of other `owner`s.
  /// The owner's number also seeds the sample.
  Incoming(std::string directory, uint64_t owner)
      : directory(std::move(directory)), owner(owner), choices(owner) {}

  /// Counts the defect, and writes it if it is among those that are kept. Fails
  /// with an error of one line; whatever was stored is intact then.
  Error add(StringRef text, StringRef shape, const CaseReport &report);

  uint64_t getCount() const { return count; }
  size_t getStored() const { return stored.size(); }
  /// Returns the number of distinct `getDefectGroups`, including those of
  /// defects that were not kept.
  size_t getGroups() const { return groups.size(); }

private:
  struct Bucket {
    uint64_t count = 0;
    std::multimap<size_t, std::string> smallest;
    std::vector<std::string> sample;
  };
  /// Drops one reference to a file, and removes the file with its last
  /// reference.
  void release(const std::string &name);
  Error retain(const std::string &name, StringRef text,
               const CaseReport &report);

  std::string directory;
  uint64_t owner;
  RandomChoices choices;
  /// The kept cases, by all that is known of a raw defect before it is triaged.
  std::map<std::vector<DefectKey>, Bucket> buckets;
  std::set<DefectKey> groups;
  /// The number of references to each file, by its name without suffix.
  std::map<std::string, unsigned> stored;
  uint64_t count = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_INCOMING_H
