//===- BenchReport.h - what a night measured, in its report ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Result files have a row for each round, and each row repeats what its series
/// is. A report has one row a series, that of median time, with `samples`: of
/// each round `real_time` and `baseline_ratio`. All that else differs between
/// rounds stays in the files of the tasks, which `files` names.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_BENCHREPORT_H
#define PADLAB_FUZZ_LIB_NIGHTLY_BENCHREPORT_H

#include "padlab/fuzz/Plan.h"

#include "llvm/Support/JSON.h"

namespace padlab::nightly {

/// Returns `bench` of the report: the series of all tasks that measured, each
/// with what it was compiled for, in the context of the first. Null where none
/// has left a file.
llvm::json::Value collectBenchmarks(const Plan &plan);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_BENCHREPORT_H
