//===- DiffCommand.h - what padlab-diff does --------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the cases that are arguments of tools (`CASE...`). Prints reports as
/// text or JSON and, for `--split-input-file`, compares every case of a file
/// with the expectation that the file states (padlab/dialect/CaseChunks.h).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_DIFFCOMMAND_H
#define PADLAB_FUZZ_DIFFCOMMAND_H

#include "padlab/dialect/CaseChunks.h"
#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Verdict.h"
#include "padlab/fuzz/Worker.h"

#include "llvm/Support/raw_ostream.h"

namespace padlab {

/// Prints the report on the file `path`: one line, or one JSON object. The line
/// for a file that is not a case goes to standard error.
void printReport(const CaseReport &report, StringRef path, bool json);

/// Describes how `report` differs from what the case expects, or what is wrong
/// with the comment that says what it expects; nullopt if neither is the case.
std::optional<std::string> findSurprise(const CaseChunk &chunk,
                                        const CaseReport &report);

/// Checks the cases of `text`, which is the file `path`, in a worker of
/// `makeDifferentialFactory`. A surprise is a case whose report differs from
/// what the file expects of it. Prints a line for each surprise (and one for
/// the file if there is none), or one JSON object per case. Returns Agree, or
/// the exit code of the worst surprise. A case that agrees although the file
/// expects something else counts as a defect, a file without cases as bad
/// input.
ExitCode checkSplit(Worker &worker, StringRef text, StringRef path, bool json,
                    raw_ostream &out);

/// Appends `path` to `paths`. If `path` is a folder, appends every `.mlir` and
/// `.std` file below it instead, sorted, and fails if there is none. `-` is
/// standard input.
Error collectCases(StringRef path, std::vector<std::string> &paths);

/// Calls `readTextOfCase`, with errors of the form `path: reason`.
Expected<std::string> readCaseText(StringRef path);

} // namespace padlab

#endif // PADLAB_FUZZ_DIFFCOMMAND_H
