//===- CompareReport.h - a comparison as text, JSON, LNT's ------*- C++ -*-===//
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

/// The series that are shown: those whose outcome is `same` are only counted.
enum class Shown { Notable, All };

void printTable(llvm::raw_ostream &os,
                llvm::ArrayRef<SeriesComparison> comparisons, Shown shown);
void printTable(llvm::raw_ostream &os, llvm::ArrayRef<ExactComparison> exact,
                Shown shown);

/// Tables that can be pasted into a pull request.
void printMarkdown(llvm::raw_ostream &os,
                   llvm::ArrayRef<SeriesComparison> comparisons, Shown shown);
void printMarkdown(llvm::raw_ostream &os, llvm::ArrayRef<ExactComparison> exact,
                   Shown shown);

/// One object a line. Changes are relative: 0.05 is 5 % slower. Numbers that
/// are infinite are null.
void printLines(llvm::raw_ostream &os,
                llvm::ArrayRef<SeriesComparison> comparisons, Shown shown);
void printLines(llvm::raw_ostream &os, llvm::ArrayRef<ExactComparison> exact,
                Shown shown);
llvm::json::Object toJSON(const SeriesComparison &comparison);

/// Runs as a report of version 2 of LNT's format: names as the store's export
/// has them, all rounds in seconds.
llvm::json::Object toLNT(Runs runs);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_COMPAREREPORT_H
