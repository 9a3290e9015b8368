//===- CaseSeries.h - contestants of one case, in turn ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures any case, not only padded workloads. The bytes that a case reads
/// and writes follow from the types of its entry function.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_CASESERIES_H
#define PADLAB_BENCH_LIB_CASESERIES_H

#include "PadContestants.h"
#include "SeriesGroup.h"

#include "padlab/bench/Harness.h"

namespace padlab {

/// Facts that follow from a case's types and attributes.
struct CaseFacts {
  ProgramText program;
  /// The bytes of all tensors among arguments and results.
  int64_t inputBytes = 0, resultBytes = 0;
};

/// Reads the facts. The error is one line: the text is not a case, or a result
/// is not a tensor of static shape.
llvm::Expected<CaseFacts> readFacts(llvm::StringRef text, llvm::StringRef name,
                                    mlir::MLIRContext *context);

struct CaseTiming {
  /// The number of places in memory in which the harness measures.
  unsigned placements = 1;
  HarnessOptions harness = {};
  /// Whether the baseline is the kernel `copy` (Machine.h) of as many bytes as
  /// the case writes, at least 16 KiB, measured in the same rounds; otherwise
  /// it is the first contestant.
  bool isOverCopy = false;
};

/// The name of the baseline if CaseTiming::isOverCopy.
inline constexpr llvm::StringLiteral machineCopy = "machine-copy";

/// Compiles, checks and measures. Returns one series per contestant. One that
/// was timed has the way in which its result was checked
/// (MeasuredSeries::checked) and the counters `bytes_must`, `gb_per_second`,
/// `fired`, and those of MeasuredSeries.
std::vector<MeasuredSeries>
measureCase(const SuiteCase &suiteCase, const SuiteOptions &options,
            llvm::ArrayRef<PadContestant> contestants,
            const CaseTiming &timing);

/// Returns the pipelines of these names as contestants, with the lowering that
/// benchmarks use. They do not allocate their results: the caller passes the
/// destination.
std::vector<PadContestant>
getPipelineContestants(llvm::ArrayRef<llvm::StringRef> names);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_CASESERIES_H
