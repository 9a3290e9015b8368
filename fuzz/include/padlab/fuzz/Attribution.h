//===- Attribution.h - which causes a program shows --------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Identifies defects by intervention: a defect belongs to a cause of the
/// catalogue if the same passes compile the same program correctly, according
/// to the reference, while the guard of that cause alone
/// (padlab/codegen/Guards.h) withholds the guilty rewrites. A program that
/// looks alike but stays wrong under the guard shows another defect.
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
  /// The causes whose guard alone makes the program right.
  std::vector<std::string> causes;
  /// If `causes` is empty: causes whose guards make the program right only
  /// together. It shows all of them.
  std::vector<std::string> together;
  /// The causes whose guards withheld something, even if this did not change
  /// the outcome.
  std::vector<std::string> met;

  bool isKnown() const { return !causes.empty() || !together.empty(); }
  /// Whether the program shows all of `getShown`. If there are several
  /// `causes`, it shows one of them, and it is unknown which, because the guard
  /// of each alone makes the program right.
  bool isSure() const { return causes.size() <= 1; }
  /// Prints `A or B`, or `A and B`; empty if there are none.
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

/// Attributes `defect` of the case `text`, which shows it. This costs a run of
/// the case for each guard that withholds something in it, or for every guard
/// if the program crashes before it is known which do.
Attribution attributeDefect(DefectProbe &probe, StringRef text,
                            const Verdict &defect);

/// Does the same as `attributeDefect` would if the catalogue lacked the causes
/// `lacking`: this shows whether a defect similar to known causes is mistaken
/// for one of them.
Attribution attributeWithout(DefectProbe &probe, StringRef text,
                             const Verdict &defect,
                             ArrayRef<std::string> lacking);

/// Attributes the defect of a program that is not reduced, and may have other
/// defects. Returns nullopt, after one run, if the causes of the catalogue do
/// not explain `defect`: it then shows under all guards as well. If the defect
/// does not show although no guard withheld anything, it was not reproduced,
/// and the answer is empty. If guards withheld something, but native code is
/// right without them, too, only `met` is set. `together` need not be minimal.
std::optional<Attribution> explainDefect(DefectProbe &probe, StringRef text,
                                         const Verdict &defect);

/// Whether nothing is wrong any more if the guards of `causes` are active, and
/// each of them withholds something: the program shows these causes.
bool isRightUnder(DefectProbe &probe, StringRef text, const Verdict &defect,
                  ArrayRef<std::string> causes);

/// Returns the causes that the raw program shows and that its reduction has
/// lost; of alternatives, only one. Returns none if the reduced program shows a
/// known cause. Returns none, either, if any cause of the raw program has a
/// guard on a pass: such a guard also hides other defects, and the smaller
/// program may well show one of these.
std::vector<std::string> listLostCauses(const Attribution &reduced,
                                        const Attribution &raw);

/// Attributes a stored finding, and stores the answer in its finding.json, so
/// that a killed run can continue. A known answer is recomputed only with
/// `again`. The error is one line.
Expected<Attribution> attributeFinding(DefectProbe &probe,
                                       StringRef findingsDir,
                                       const StoredRecord &finding, bool again);

/// Prints one line: `NAME: mismatch passes: shows CAUSE`.
std::string printAttribution(StringRef name, const Verdict &defect,
                             const Attribution &attribution);

} // namespace padlab

#endif // PADLAB_FUZZ_ATTRIBUTION_H
