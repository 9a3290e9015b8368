//===- Finding.h - a deduplicated defect on disk -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A finding is a folder. `storeFinding` writes it atomically: a folder is
/// complete or absent. Later steps replace single files (FindingReview.h).
///
/// | file                         | what                                      |
/// |------------------------------|-------------------------------------------|
/// | `case.mlir`                  | the minimal case                          |
/// | `original.mlir`              | the case that it was reduced from         |
/// | `finding.json`               | see below                                 |
/// | `expected.txt`, `actual.txt` | results: the reference's, the subject's   |
/// | `before.mlir`, `after.mlir`  | the program around the guilty application |
/// | `input.mlir`, `output.mlir`  | the program around the guilty step        |
/// | `repro.sh`                   | prints expected and actual; exits with 1  |
/// |                              | if the defect shows                       |
/// | `repro.mlir`                 | what `repro.sh` runs                      |
/// | `versions.json`              | which LLVMs show it (FindingVersions.h)   |
///
/// `finding.json`, version 2 (version 1 lacks what is marked so):
///
/// | key                    | what                                            |
/// |------------------------|-------------------------------------------------|
/// | `schemaVersion`        | 2                                               |
/// | `signature`            | name of the folder; what findings are           |
/// |                        | deduplicated by                                 |
/// | `verdict`              | kind of the verdict (`mismatch`)                |
/// | `pipeline`             | the pipeline that showed it                     |
/// | `detail`               | the verdict's line for people                   |
/// | `interpreted`          | whether the reference saw the defect in the     |
/// |                        | subject's output; native code need not show it  |
/// | `says`                 | since 2: the verdict with all of its fields     |
/// |                        | (Verdict.h)                                     |
/// | `phase`                | since 2: the phase in which the defect shows:   |
/// |                        | `parse`, `verify`, `subject`, `lowering`,       |
/// |                        | `code-generation`, `run`                        |
/// | `function`, `caller`   | since 2: where the compiler crashed, and who    |
/// |                        | called it if many crashes end in that place     |
/// | `blame`                | `pass`, `pattern`, `application`, `step`,       |
/// |                        | `reference`, `victim`, `unknown`; since 2:      |
/// |                        | `patternOpen`, `phase` (Blame.h)                |
/// | `message`              | the verdict's message, or the function that     |
/// |                        | crashed, without what differs from case to case |
/// | `shape`                | the operations that matter, and their traits    |
/// | `operations`           | how many the minimal case has                   |
/// | `cut`                  | since 2: whether the reduction ran out of time, |
/// |                        | or failed because the defect did not show again |
/// | `passes`               | the subject's textual pass pipeline             |
/// | `reproducer`           | `stock`: `repro.sh` needs only LLVM's tools;    |
/// |                        | `padlab`: it needs padlab                       |
/// | `reproduced`           | whether `repro.sh` showed the defect when it    |
/// |                        | was written                                     |
/// | `state`                | `new`, or `fixed` (KnownFindings.h has more);   |
/// |                        | `fixedIn`: the version that no longer shows it  |
/// | `cpu`                  | the CPU of `pipeline` if that names none        |
/// | `versions`             | `padlab`, `llvm`                                |
/// | `firstSeen`, `lastSeen`| ISO 8601, UTC                                   |
/// | `verifiedAt`           | when `findings reverify` ran it last            |
/// | `count`                | how many cases showed it                        |
/// | `causes`               | causes of the catalogue that the case shows     |
/// | `causesAre`            | `all`: it shows each of them; `alternatives`:   |
/// |                        | one of them                                     |
/// | `witnesses`            | names of the raw defects that were counted last |
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FINDING_H
#define PADLAB_FUZZ_FINDING_H

#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/Blame.h"
#include "padlab/fuzz/DefectKey.h"

namespace padlab {

/// The version of the schema of result folders.
inline constexpr int resultSchemaVersion = 1;
/// The version of the schema of finding.json. Readers accept version 1, too.
inline constexpr int findingSchemaVersion = 2;

struct Finding {
  Verdict verdict;
  Blame blame;
  std::string minimalCase, originalCase;
  /// The results of the minimal case, one line each.
  std::vector<std::string> expected, actual;
  std::string shape; ///< See `describeShape`.
  unsigned operations = 0;
  /// Whether another reduction may make the case smaller: this one ran out of
  /// time, or the defect did not show again.
  bool isCut = false;
  std::string passes, cpu;
  std::string reproScript, reproProgram;
  bool stockReproducer = false;
  /// Whether `reproScript` was seen to show the defect.
  bool reproduced = false;
  std::string firstSeen, lastSeen; ///< ISO 8601, UTC.
  uint64_t count = 1;
  /// The causes of the catalogue that the minimal case shows.
  Attribution attribution;
  /// The names of the raw defects that were counted. If the stored finding
  /// already names all of them, they are not counted again: their files still
  /// exist because triage was killed before it could remove them.
  std::vector<std::string> witnesses;

  /// Returns the key by which findings are deduplicated.
  DefectKey getKey() const;
  std::string getSignature() const { return getKey().getSignature(); }
  json::Object toJSON() const;
};

/// Lists the operations that take part in the defect: those of the minimal
/// program without scalars, constants, empty tensors, terminators, and loops
/// and branches around operations that a guilty pattern removed (but with all
/// of these if there is nothing else); then in brackets the traits that defects
/// depend on (`linalg.generic,tensor.pad [crop,reads-init]`).
std::string describeShape(const Case &minimal, const Blame &blame);

/// The result of `storeFinding`. This function adds `finding` to the folder of
/// findings. If no finding with its signature is stored, it makes a folder with
/// that name. If there is one, it increases the count of the stored finding
/// unless that knows all witnesses, and keeps the smaller of the two cases. If
/// the stored finding.json cannot be read, its folder is kept as
/// `NAME.damaged`, or as `NAME.damaged-2` and so on if that exists. If the
/// function fails, with an error of one line, what was stored before is left
/// intact.
struct StoredFinding {
  std::string path;
  bool isNew = false;
};
Expected<StoredFinding> storeFinding(StringRef findingsDir,
                                     const Finding &finding);

/// Returns whether the folder has a finding with the signature of `finding`
/// whose case is not larger, so that `storeFinding` would only increase its
/// count.
bool isKnownSmaller(StringRef findingsDir, const Finding &finding);

/// Returns the versions of `padlab` (the project's version and git's
/// description when CMake configured the build) and of `llvm`.
json::Object getVersions();

/// Returns the current time in ISO 8601, UTC.
std::string getTimestamp();
std::string getTimestamp(std::time_t when);

} // namespace padlab

#endif // PADLAB_FUZZ_FINDING_H
