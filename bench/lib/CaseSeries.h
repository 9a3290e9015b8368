//===- CaseSeries.h - contestants of one case, in turn ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For suites whose programs are cases of any kind, of which nothing is known
/// but the text: the types of the entry say what is read and written.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_CASESERIES_H
#define PADLAB_BENCH_LIB_CASESERIES_H

#include "PadContestants.h"
#include "SeriesGroup.h"

#include "padlab/bench/Harness.h"

namespace padlab {

/// Facts that a case tells about itself.
struct CaseFacts {
  ProgramText program;
  /// The bytes of all tensors among arguments and results.
  int64_t inputBytes = 0, resultBytes = 0;
};

/// Fails, in one line, where the text is no case, or has a result that is no
/// tensor of static shape.
llvm::Expected<CaseFacts> readFacts(llvm::StringRef text, llvm::StringRef name,
                                    mlir::MLIRContext *context);

struct CaseTiming {
  /// Places in memory, in each of which the harness measures.
  unsigned placements = 1;
  HarnessOptions harness = {};
  /// Whether the machine's own copy of as many bytes as the case writes (16 KiB
  /// at least), measured beside it, is the baseline; else the first contestant
  /// is.
  bool isOverCopy = false;
};

/// The name of that baseline.
inline constexpr llvm::StringLiteral machineCopy = "machine-copy";

/// Compiles, checks and measures, one series a contestant, each with how its
/// result was checked (MeasuredSeries::checked). Counters: `bytes_must`,
/// `gb_per_second`, `fired`, and those of MeasuredSeries.
std::vector<MeasuredSeries>
measureCase(const SuiteCase &suiteCase, const SuiteOptions &options,
            llvm::ArrayRef<PadContestant> contestants,
            const CaseTiming &timing);

/// The contestants of these names: pipelines, by the lowering that benchmarks
/// use. Their callers pass the destinations.
std::vector<PadContestant>
getPipelineContestants(llvm::ArrayRef<llvm::StringRef> names);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_CASESERIES_H
