//===- BenchReport.h - what a night measured, in its report ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Result files have a row for each round, and each row repeats the description
/// of its series. A report has one row per series, that of the median time,
/// with `samples`: `real_time` and `baseline_ratio` of each round. Other values
/// that differ between rounds are only in the files of the tasks, which `files`
/// names.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_BENCHREPORT_H
#define PADLAB_FUZZ_LIB_NIGHTLY_BENCHREPORT_H

#include "padlab/fuzz/Plan.h"

#include "llvm/Support/JSON.h"

namespace padlab::nightly {

/// Returns `bench` of the report: the series of all tasks that measured, each
/// with the CPU that it was compiled for, in the context of the first. Returns
/// null if no task has left a file.
llvm::json::Value collectBenchmarks(const Plan &plan);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_BENCHREPORT_H
