//===- Funnel.h - how many cases get how far -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts the worth of a run: of the cases generated, how many verify, are
/// defined, make a subject fire, leave a program that the reference runs, are
/// compiled by every pipeline, and compared as native code. A case may be
/// judged by the reference and as native code, so that these two numbers
/// overlap. Nothing is discarded before it is counted.
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
