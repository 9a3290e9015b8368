//===- SeriesRecord.h - the fields that describe a series -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The name of a benchmark is for people and for Google Benchmark's filter.
/// Each row of a result file has an object `padlab`, with the fields of the
/// series that the store and the pages need:
///
/// | key          | what                                                     |
/// |--------------|----------------------------------------------------------|
/// | `name`       | the benchmark's name, without what Google Benchmark adds |
/// | `suite`      | the suite                                                |
/// | `workload`   | what is computed; with `suite` and `contestant` it       |
/// |              | identifies the series                                    |
/// | `contestant` | who computes it                                          |
/// | `kind`       | `pipeline`, `limit` (written by hand), `peer` (another   |
/// |              | library), `stage` (of the compiler), `kernel`            |
/// | `role`       | `limit`, `inexact-limit` or `peer`: the fastest of its   |
/// |              | kind in this run; absent for others                      |
/// | `strategy`   | how the pipeline writes the border, if it is told how    |
/// | `cpu`        | what the run compiles for                                |
/// | `tier`       | the tier of the run: `check`, `smoke`, `nightly`, `full` |
/// | `codeFor`    | the contestant's CPU or instruction set, if not `cpu`    |
/// | `baseline`   | the contestant that ratios are formed with, if any       |
/// | `checked`    | how results were checked: `reference`: the results of    |
/// |              | the timed program are compared with the reference's;     |
/// |              | `small-by-reference`: only those of a smaller form of    |
/// |              | the program are, and those of the timed form are         |
/// |              | compared with the first contestant's; absent where the   |
/// |              | suite does not say                                       |
/// | `axes`       | a list of `name`, `value`, `unit` (absent for words) and |
/// |              | `usual` (true where the name leaves the axis out)        |
/// | `figure`     | the counter that is the series' value; absent: the time  |
/// |              | of a call                                                |
/// | `unit`       | the unit of the series' value: `s`, `instructions`,      |
/// |              | `cases/s`, `bytes/s`, `1`                                |
/// | `tolerance`  | of a figure without noise: the share by which runs of    |
/// |              | equal code may differ; a larger difference is a change;  |
/// |              | absent: 0                                                |
/// | `better`     | `smaller` or `larger`, of the value and of its ratio     |
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_SERIESRECORD_H
#define PADLAB_BENCH_SERIESRECORD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace padlab {

struct SeriesAxis {
  std::string name, value;
  /// Empty if the value is a word. A ratio has the unit `1`.
  std::string unit = "";
  /// Whether names leave the axis out when it has this value.
  bool isUsual = false;
};

/// The description of a series, without its name; the fields are explained
/// above.
struct SeriesRecord {
  std::string suite, workload, contestant = "", kind = "pipeline";
  std::string role = "", strategy = "", codeFor = "", baseline = "";
  std::string checked = "";
  std::vector<SeriesAxis> axes = {};
  std::string figure = "", unit = "s";
  bool largerIsBetter = false;
  double tolerance = 0;

  /// Sets the fields that follow from a contestant's name: `fused-STRATEGY`,
  /// `NAME@CPU`, `limit...`, `peer...`.
  void setContestant(llvm::StringRef name);
  llvm::json::Object toJSON(llvm::StringRef name) const;
};

/// Describes the benchmark of this name; the last description counts.
void describeSeries(llvm::StringRef name, SeriesRecord record);
/// Returns null if the name was not described.
const SeriesRecord *findSeriesRecord(llvm::StringRef name);

/// Adds the object `padlab` to a row that Google Benchmark's JSON reporter
/// wrote, if the series is described. `name` is the registered name; `cpu` is
/// the CPU that the run compiles for; `tier` is that of the run.
std::string addRecord(llvm::StringRef row, llvm::StringRef name,
                      llvm::StringRef cpu, llvm::StringRef tier);

} // namespace padlab

#endif // PADLAB_BENCH_SERIESRECORD_H
