//===- Attribution.h - which causes a program shows --------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Identifies defects by intervention. A cause of the catalogue may have guards
/// (padlab/codegen/Guards.h), which withhold the rewrites or the passes that
/// the cause makes wrong. A defect belongs to a cause if the same passes
/// compile the same program correctly, according to the reference, while only
/// the guards of that cause are active. A program that looks alike, but is
/// still compiled wrongly under these guards, shows another defect.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_ATTRIBUTION_H
#define PADLAB_FUZZ_ATTRIBUTION_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace padlab {

class DefectProbe;
struct StoredRecord;
struct Verdict;

struct Attribution {
  /// Causes whose guard alone makes the program right. A cause whose only guard
  /// is on a whole pass is left out if a cause without such a guard is here.
  std::vector<std::string> causes;
  /// If `causes` is empty: causes whose guards make the program right only
  /// together. The program shows all of them, unless `explainDefect`, which may
  /// name too many, has found them. After `load`, a single cause is here, too.
  std::vector<std::string> together;
  /// The causes whose guards withheld something, or would withhold something if
  /// they were active, even if the defect still showed. Not stored.
  std::vector<std::string> met;

  bool isKnown() const { return !causes.empty() || !together.empty(); }
  /// Whether the program shows all of `getShown`. If there are several
  /// `causes`, the guard of each alone makes the program right: then the
  /// program shows one of them, and it is unknown which.
  bool isSure() const { return causes.size() <= 1; }
  /// Prints the causes: `A or B`, or `A and B`; empty if there are none.
  std::string str() const;
  /// Returns `causes`, or `together` if there are none.
  const std::vector<std::string> &getShown() const {
    return causes.empty() ? together : causes;
  }

  /// Stores `getShown` in finding.json as `causes`, and `causesAre`: `all` or
  /// `alternatives`.
  void store(json::Object &finding) const;
  static Attribution load(const json::Object &finding);
};

/// Finds the causes of `defect`, which the case `text` shows. The number of
/// runs grows with the number of causes whose guards withhold something in the
/// case. If the compiler crashes so early that these causes are unknown, all
/// causes that have a guard are tried.
Attribution attributeDefect(DefectProbe &probe, StringRef text,
                            const Verdict &defect);

/// Does the same as `attributeDefect` would if the catalogue lacked the causes
/// `lacking`: this shows whether a defect similar to known causes is mistaken
/// for one of them.
Attribution attributeWithout(DefectProbe &probe, StringRef text,
                             const Verdict &defect,
                             ArrayRef<std::string> lacking);

/// Finds the causes of the defect of a program that is not reduced, and may
/// have other defects. If this defect or another one of its pipeline shows
/// while the guards of all causes are active, or if that run proves nothing, no
/// known causes explain the defect: returns nullopt, after this one run. If
/// the defect does not show although no guard withheld anything, it was not
/// reproduced: the result is then empty. If guards withheld something, but the
/// program is also right without guards, because native code does not show the
/// defect each time, only `met` is set. `together` need not be minimal.
std::optional<Attribution> explainDefect(DefectProbe &probe, StringRef text,
                                         const Verdict &defect);

/// Whether nothing is wrong with the program any more while the guards of
/// `causes` are active, and each of them withholds something. A refusal counts
/// as right if its reason is that the guards withheld a needed pass, or that a
/// program which no longer stops the compiler cannot be lowered or called.
bool isRightUnder(DefectProbe &probe, StringRef text, const Verdict &defect,
                  ArrayRef<std::string> causes);

/// Returns the causes that a reduction has lost: those that the raw program
/// (before the reduction) shows if the reduced program shows no known cause. If
/// the causes of the raw program are alternatives, returns only one of them.
/// Returns none if a cause of the raw program has a guard on a whole pass: such
/// a guard also hides other defects of the pass, and the smaller program may
/// well show one of these.
std::vector<std::string> listLostCauses(const Attribution &reduced,
                                        const Attribution &raw);

/// Finds the causes of a stored finding, and stores them in its finding.json,
/// so that a run that is killed can continue. If finding.json already names
/// causes, they are searched again only with `again`. The error is one line.
Expected<Attribution> attributeFinding(DefectProbe &probe,
                                       StringRef findingsDir,
                                       const StoredRecord &finding, bool again);

/// Prints one line: `NAME: mismatch passes: shows CAUSE`.
std::string printAttribution(StringRef name, const Verdict &defect,
                             const Attribution &attribution);

} // namespace padlab

#endif // PADLAB_FUZZ_ATTRIBUTION_H
