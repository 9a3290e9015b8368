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
/// measures the suite `tuning` into RESULTS where that file is not there, and
/// says what to choose. Returns what `main` returns.
int runTuneCommand(int argc, char **argv);

/// How far each way to choose is from the best strategy, as a table; the tree;
/// the entry of the cost model's table for `cpu`.
std::string reportChoosers(llvm::ArrayRef<Observation> points,
                           llvm::StringRef cpu);

/// That entry.
std::string fitEntry(llvm::ArrayRef<Observation> points, llvm::StringRef cpu);

/// `table` with `entry` in place of the line of the same CPU, or behind all.
std::string replaceTableEntry(llvm::StringRef table, llvm::StringRef entry);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TUNE_TUNECOMMAND_H
