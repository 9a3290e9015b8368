//===- Incoming.h - raw defects on their way to triage -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fuzzer that finds a defect finds it thousands of times. Raw defects whose
/// reports are alike (in `getRawKeys`, the options of the guilty pass, and the
/// operations that the message names; see also `keptPerBucket`) share a bucket.
/// All of them are counted, but only the smallest cases of a bucket and a
/// random sample are kept.
///
/// A raw defect is stored as `<hash>-<owner>.json` (its report) and
/// `<hash>-<owner>.mlir` (its case). The case is written last: if it exists,
/// the report is complete.
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

/// Returns the names of the operations at the top level of the entry function,
/// without constants, terminators, operations that only compute scalars and
/// operations without results, and without their order and number: two cases of
/// the same defect mostly have the same names.
std::string getCoarseShape(const Case &theCase);

/// Returns the keys of a report's defects (`Grain::Raw`), each once, in the
/// order of `VerdictKind::rank`. They have only what the report says, because
/// nothing has been reduced or blamed yet. Two reports with equal keys likely
/// have one cause.
std::vector<DefectKey> getRawKeys(const CaseReport &report);

/// Returns the keys of the groups to which the defects of a report belong
/// (`Grain::Group`). Each group may have a cause of its own.
std::vector<DefectKey> getDefectGroups(const CaseReport &report);

/// Removes reports without a case in and below `dir`: their writer was killed
/// before it wrote the case, or a reader was killed after it removed the case.
/// Reports whose case may still come are kept.
void removeOrphanedReports(StringRef dir);

class Incoming {
public:
  /// A bucket keeps this many of the smallest cases, and as many at random.
  /// Wrong values of an unknown pass, and failures of padlab itself, share a
  /// bucket only if their cases have the same shape. The failures must also
  /// have the same detail.
  static constexpr size_t keptPerBucket = 8;

  /// `directory` must exist, and may be shared with other objects, each with
  /// another `owner`. The owner's number also seeds the random sample.
  Incoming(std::string directory, uint64_t owner)
      : directory(std::move(directory)), owner(owner), choices(owner) {}

  /// Counts the defect, and writes it if it is to be kept. If it fails, with an
  /// error of one line, what was stored before stays intact.
  Error add(StringRef text, StringRef shape, const CaseReport &report);

  uint64_t getCount() const { return count; }
  size_t getStored() const { return stored.size(); }
  /// Returns the number of different groups (`getDefectGroups`) of all defects,
  /// including those that were not kept.
  size_t getGroups() const { return groups.size(); }

private:
  struct Bucket {
    uint64_t count = 0;
    std::multimap<size_t, std::string> smallest;
    std::vector<std::string> sample;
  };
  /// Drops one reference to a file, and removes the file with its last
  /// reference. A case may be both one of the smallest and in the sample.
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
