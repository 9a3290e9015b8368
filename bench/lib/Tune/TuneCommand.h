//===- TuneCommand.h - padlab-bench tune ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_TUNE_TUNECOMMAND_H
#define PADLAB_BENCH_LIB_TUNE_TUNECOMMAND_H

#include "Observations.h"

#include "llvm/ADT/ArrayRef.h"

namespace padlab {

/// `padlab-bench tune [--cpu=CPU] [--tier=TIER] [--write-table=FILE] RESULTS`:
/// measures the suite `tuning` into RESULTS if that file does not exist, and
/// prints which strategies to choose. Returns what `main` returns.
int runTuneCommand(int argc, char **argv);

/// Reports how far each way to choose is from the best strategy, as a table;
/// the decision tree; and the entry of the cost model's table for `cpu`.
std::string reportChoosers(llvm::ArrayRef<Observation> points,
                           llvm::StringRef cpu);

/// Returns the table's entry for `cpu` that fits the observations best.
std::string fitEntry(llvm::ArrayRef<Observation> points, llvm::StringRef cpu);

/// Returns `table` with `entry` in place of the line of the same CPU, or at the
/// end.
std::string replaceTableEntry(llvm::StringRef table, llvm::StringRef entry);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TUNE_TUNECOMMAND_H
