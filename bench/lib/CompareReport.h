//===- CompareReport.h - a comparison as text, JSON or LNT ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_COMPAREREPORT_H
#define PADLAB_BENCH_LIB_COMPAREREPORT_H

#include "padlab/bench/ExactCounters.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace padlab {

/// Which series are shown. `Notable` leaves out those whose outcome is `same`;
/// a summary only counts them.
enum class Shown { Notable, All };

void printTable(llvm::raw_ostream &os,
                llvm::ArrayRef<SeriesComparison> comparisons, Shown shown);
void printTable(llvm::raw_ostream &os, llvm::ArrayRef<ExactComparison> exact,
                Shown shown);

/// Prints tables that can be pasted into a pull request.
void printMarkdown(llvm::raw_ostream &os,
                   llvm::ArrayRef<SeriesComparison> comparisons, Shown shown);
void printMarkdown(llvm::raw_ostream &os, llvm::ArrayRef<ExactComparison> exact,
                   Shown shown);

/// Prints one JSON object per line. Changes are relative: 0.05 is 5 % slower.
/// Infinite numbers print as null.
void printLines(llvm::raw_ostream &os,
                llvm::ArrayRef<SeriesComparison> comparisons, Shown shown);
void printLines(llvm::raw_ostream &os, llvm::ArrayRef<ExactComparison> exact,
                Shown shown);
llvm::json::Object toJSON(const SeriesComparison &comparison);

/// Converts runs to a report in version 2 of LNT's format: names are those of
/// the store's export, and all rounds are in seconds.
llvm::json::Object toLNT(Runs runs);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_COMPAREREPORT_H
