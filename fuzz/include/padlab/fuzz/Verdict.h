//===- Verdict.h - what an oracle says of a case -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Verdicts are an open registry, each with the oracle that gives it. Never a
/// bare boolean. To add an oracle: one file in fuzz/lib/Oracles/, one line in
/// Oracles.cpp and, for a new kind of verdict, one in Verdict.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_VERDICT_H
#define PADLAB_FUZZ_VERDICT_H

#include "padlab/dialect/ExitCode.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace padlab {

/// A registered kind of verdict.
struct VerdictKind {
  std::string name;        ///< `mismatch`
  std::string description; ///< One line.
  ExitCode exitCode;
  /// It takes the trusted pipeline beside the verdict's own to show it.
  bool comparesPipelines = false;
  bool isDefect() const { return exitCode == ExitCode::Defect; }
};

/// One oracle's word on one pipeline of a case.
struct Verdict {
  std::string kind;     ///< Name of a registered kind.
  std::string pipeline; ///< Empty: about the case itself.
  std::string detail;   ///< One line: what differs, where, why.
  /// The pass of the subject that it points to, as far as is known without a
  /// look into it; of a script `transform-interpreter: OPERATION`.
  std::string pass = {};

  /// `mismatch upstream-fused: result 0[1, 2]: expected 3, actual 5`
  std::string str() const;
};

const std::vector<VerdictKind> &getVerdictKinds();
const VerdictKind *findVerdictKind(llvm::StringRef name);

/// What one pipeline did with a case: enough for the funnel.
struct PipelineSummary {
  std::string pipeline;
  bool fired = false, compiled = false, compared = false;
};

/// All that is known of a case after it was run every way. Crosses process
/// boundaries as JSON.
struct CaseReport {
  std::vector<Verdict> verdicts; ///< Empty never: at least `agree`.
  std::vector<PipelineSummary> pipelines;
  /// Reference results as text, and the first disagreeing pipeline's. Only
  /// where there is a defect: printing costs more than comparing.
  std::vector<std::string> expected, actual;
  /// Whether the program stops itself with an error, says the reference: an
  /// outcome on which the pipelines must agree.
  bool stops = false;

  /// A report of one verdict and nothing else.
  static CaseReport of(Verdict verdict);

  /// Whether the reference defines the case. No compiler runs otherwise: one
  /// that died shows it, too.
  bool isDefined() const;
  /// The first defect, or null.
  const Verdict *getDefect() const;
  ExitCode getExitCode() const;
  /// Whether what was seen may have written where it should not: the process
  /// goes on, and dies of it later, in the middle of another case.
  bool mayHaveLeftDamage() const;
  /// One line: every verdict, or `agree (unfused, fused)`.
  std::string str() const;
  llvm::json::Object toJSON() const;
  static std::optional<CaseReport> fromJSON(const llvm::json::Value &value);
};

} // namespace padlab

#endif // PADLAB_FUZZ_VERDICT_H
