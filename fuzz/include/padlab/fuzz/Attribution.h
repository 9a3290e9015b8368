//===- Attribution.h - which causes a program shows --------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Identity by intervention: a defect belongs to a cause of the catalogue if
/// under the guard of that cause alone (padlab/codegen/Guards.h) the same
/// program goes through the same passes, and every result agrees with the
/// reference. What looks alike and stays wrong is another defect.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_ATTRIBUTION_H
#define PADLAB_FUZZ_ATTRIBUTION_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace padlab {

class DefectProbe;
struct StoredRecord;
struct Verdict;

struct Attribution {
  /// The causes under each of whose guards alone the program is right.
  std::vector<std::string> causes;
  /// If there is none: causes under whose guards together it is right, and
  /// under fewer of them it is not. The program shows all of them.
  std::vector<std::string> together;
  /// The causes whose guards met something. Those that are not above have
  /// withheld something, too, but it was not that.
  std::vector<std::string> met;

  bool isKnown() const { return !causes.empty() || !together.empty(); }
  /// Whether the program shows all of `getShown`. Under the guard of each of
  /// several `causes` it is right: it shows one of them.
  bool isSure() const { return causes.size() <= 1; }
  /// `A or B`, `A and B`; empty if there are none.
  std::string str() const;
  /// `causes`, or `together`.
  const std::vector<std::string> &getShown() const {
    return causes.empty() ? together : causes;
  }

  /// Into finding.json: `causes`, and `causesAre`: `all` or `alternatives`.
  void store(llvm::json::Object &finding) const;
  static Attribution load(const llvm::json::Object &finding);
};

/// Asks for `defect` of the case `text`, which shows it. Costs a run of the
/// case for each guard that meets something in it, or for each guard that there
/// is where the program dies before that can be said.
Attribution attributeDefect(DefectProbe &probe, llvm::StringRef text,
                            const Verdict &defect);

/// Asks for a stored finding, and keeps the answer in its finding.json, so that
/// a killed run goes on where it was. A known answer is asked for only `again`.
/// The error is one line.
llvm::Expected<Attribution> attributeFinding(DefectProbe &probe,
                                             llvm::StringRef findingsDir,
                                             const StoredRecord &finding,
                                             bool again);

/// One line: `NAME: mismatch passes: shows CAUSE`.
std::string printAttribution(llvm::StringRef name, const Verdict &defect,
                             const Attribution &attribution);

} // namespace padlab

#endif // PADLAB_FUZZ_ATTRIBUTION_H
