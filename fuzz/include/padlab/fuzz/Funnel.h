//===- Funnel.h - how many cases get how far -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shows how much a run was worth. It counts how many of the generated cases
/// verify; are defined; are changed by a subject (which then has fired); leave
/// a program that the reference runs; are compiled by every pipeline; and are
/// compared as native code of every pipeline. A case may be judged both by the
/// reference and as native code, so that these two numbers overlap. Every case
/// is counted before any is discarded.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FUNNEL_H
#define PADLAB_FUZZ_FUNNEL_H

#include "padlab/fuzz/Verdict.h"

#include <map>

namespace padlab {

struct Funnel {
  uint64_t generated = 0, verified = 0, defined = 0, fired = 0, interpreted = 0,
           compiled = 0, compared = 0;
  using Counts = std::map<std::string, uint64_t>;
  /// The number of verdicts by kind, and by `kind pipeline`.
  Counts verdicts, verdictsByPipeline;
  /// The number of compared cases by variant.
  Counts comparedByVariant;

  void add(bool verifies, const CaseReport &report);
  void add(const Funnel &other);
  /// Whether any verdict has this exit code.
  bool has(ExitCode code) const;

  /// Returns the steps and their outcome as one line.
  std::string str() const;
  /// Converts to JSON with the fields `funnel`, `verdicts`,
  /// `verdictsByPipeline` and `comparedByVariant`.
  json::Object toJSON() const;
  static std::optional<Funnel> fromJSON(const json::Object &object);
};

} // namespace padlab

#endif // PADLAB_FUZZ_FUNNEL_H
