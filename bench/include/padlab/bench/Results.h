//===- Results.h - files of benchmark results -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A result file is Google Benchmark's own JSON (`--benchmark_out=FILE`), which
/// its tools read as well. What padlab adds:
///
/// - `context.padlab_schema` is `benchSchemaVersion`. Beside it stand
///   `fingerprint` and what it is made of (Fingerprint.h), `target_cpu`,
///   `llvm_version`, `padlab_revision`, `padlab_commit`, `command` (which
///   measures the same again), and how busy the machine was when the run began
///   (`load`, `used`, `steal`, `pressure`, `busy`). `turns` is the same in runs
///   that measured in turn, slice by slice: rounds of the same number were
///   measured at the same time. All are strings.
/// - A series is a benchmark `suite/workload.../contestant`. Its rounds are
///   Google Benchmark's repetitions: a row of `run_type` "iteration" for each,
///   whose `real_time` is the round's time per call. Rows of other types
///   (aggregates) are not read.
/// - Counters of a round: `baseline_ratio`, the round's time over the
///   baseline's in the same round; `placement`, a number that is the same for
///   rounds that found code and data at the same addresses (if this counter is
///   missing, all rounds did).
/// - Counters that all rounds of a series share: `code_hash`, the low 52 bits
///   of the hash of the machine code, which a number of JSON holds exactly (0
///   or none: not known); `code_size`; `bytes_must`, `bytes_model` and others.
/// - Each row of a suite of ours has an object `padlab`, the record of its
///   series (SeriesRecord.h). The store and the pages take the properties of a
///   series from this record. Older files have no records.
/// - The label begins with the contestant's name; words `key=value` may follow.
///   `baseline=NAME` is the contestant that ratios are formed with.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_RESULTS_H
#define PADLAB_BENCH_RESULTS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace padlab {

/// The version of the format. Files without a version have version 1, with one
/// row for a series and no rounds.
inline constexpr unsigned benchSchemaVersion = 2;

/// The time per call of a contestant in one round.
struct ResultRound {
  double seconds = 0;
  /// The ratio to the baseline's time in the same round, if there is a
  /// baseline.
  std::optional<double> baselineRatio;
  unsigned placement = 0;
};

/// All rounds of a contestant.
struct ResultSeries {
  /// The name without the suffixes of Google Benchmark
  /// (`/iterations:1/repeats:9` ...).
  std::string name;
  std::string label;
  /// Name of the contestant that ratios are formed with; may be empty.
  std::string baseline;
  /// The hash of the machine code; 0 if it is unknown.
  uint64_t codeHash = 0;
  std::vector<ResultRound> rounds;
  /// Counters of the first round.
  std::map<std::string, double> counters;
  /// The error that a row of the series reports; empty if none does. Other rows
  /// may be rounds all the same.
  std::string error;
};

struct ResultFile {
  std::string path;
  std::map<std::string, std::string> context;
  /// The series in the order of the file; names are unique.
  std::vector<ResultSeries> series;

  /// Returns an entry of the context; empty if there is none.
  llvm::StringRef getContext(llvm::StringRef key) const;
  llvm::StringRef getFingerprint() const { return getContext("fingerprint"); }
  const ResultSeries *find(llvm::StringRef name) const;
};

/// Reads a result file. The error is one line: `FILE:LINE:COLUMN: error: ...`
/// for text that is not JSON (a truncated file), `FILE: error: ...` for a file
/// that cannot be read, is no result file or has another version, or with
/// incomplete or absurd rows.
llvm::Expected<ResultFile> readResults(llvm::StringRef path);
llvm::Expected<ResultFile> parseResults(llvm::StringRef text,
                                        llvm::StringRef path);

/// Google Benchmark writes NaN and Infinity (for the variation of a counter
/// that is always 0), which are not JSON. Returns the text with null in their
/// place.
std::string replaceNonNumbers(llvm::StringRef text);

/// The bits of a hash that the counter `code_hash` holds.
inline constexpr uint64_t codeHashMask = (uint64_t(1) << 52) - 1;

/// Returns `name` without the suffixes that Google Benchmark appends.
llvm::StringRef stripRunSettings(llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_BENCH_RESULTS_H
