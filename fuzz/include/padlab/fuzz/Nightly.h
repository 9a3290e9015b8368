//===- Nightly.h - the whole loop, once -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Replays the regressions, fuzzes on all cores, merges the corpora, triages
/// what was found (reduce, blame, deduplicate), runs a short padding-ratio
/// sweep and writes the report. Each phase is one file in fuzz/lib/Nightly/.
///
/// The state directory:
/// | path                 | what                                          |
/// |----------------------|-----------------------------------------------|
/// | `corpus/<target>/`   | live corpus, one case a file                  |
/// | `incoming/<target>/` | raw defects, as the fuzzers left them         |
/// | `current/<pid>.mlir` | what a fuzzer is running, for its post-mortem |
/// | `stats/`             | counters of the fuzzers                       |
/// | `findings/<name>/`   | deduplicated findings (Finding.h)             |
/// | `results/<run>/`     | report.json, bench.json, logs                 |
/// | `results/latest`     | the newest of them                            |
/// | `padlab.db`          | the store of all runs (reports/schema.md)     |
/// | `site/`              | what people look at                           |
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_NIGHTLY_H
#define PADLAB_FUZZ_NIGHTLY_H

#include "padlab/dialect/ExitCode.h"

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace padlab {

/// What `--target` calls all of them.
inline constexpr llvm::StringLiteral allTargets = "all";
/// The registered targets, and `text`.
std::vector<std::string> getNightlyTargets();

struct NightlyOptions {
  /// One, or all, each for its share of the time.
  std::string target = allTargets.str();
  std::string stateDir = ".padlab";
  /// What people committed: `regressions/` is replayed, `seeds/` starts the
  /// live corpus.
  std::string corpusDir;
  /// Where the other tools are.
  std::string toolDir;
  double minutes = 10;
  unsigned jobs = 0; ///< 0: one a core.
  uint64_t seed = 0;
  bool bench = true;
  /// Limit of the triage; 0: half the fuzzing time, at least 90 s.
  unsigned triageSeconds = 0;
};

/// Runs the loop. Returns `Defect` when it found something new or a regression
/// broke, `Internal` when padlab itself failed on a case, else `Agree`. Ctrl-C
/// ends the phase at hand and goes on to the report.
ExitCode runNightly(const NightlyOptions &options);

} // namespace padlab

#endif // PADLAB_FUZZ_NIGHTLY_H
