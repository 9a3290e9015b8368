//===- OldSeries.h - series from before they had fields ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Result files describe each series
/// (bench/include/padlab/bench/SeriesRecord.h). Older ones, and stores before
/// version 11, have only names. This is the only code of reports that parses a
/// name; it knows the suites of that time, and is not to be changed when suites
/// change.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_OLDSERIES_H
#define PADLAB_REPORTS_OLDSERIES_H

#include <string>
#include <string_view>

namespace padlab::reports {

/// Returns the record of a series (its fields, see SeriesRecord.h) as JSON.
/// `name` is the benchmark's name, with or without Google Benchmark's suffixes.
/// `label` is the label of the benchmark's row, and begins with the contestant;
/// if it is empty, the contestant is the last part of the name.
std::string describeOldSeries(std::string_view name, std::string_view label);

/// Makes the title of a series on pages: at most `titleLength` characters
/// (names are ASCII). A longer title is cut, and contains a hash of 24 bits, so
/// that two series hardly ever have the same title.
std::string makeSeriesTitle(std::string_view workload,
                            std::string_view contestant);
inline constexpr unsigned titleLength = 60;

} // namespace padlab::reports

#endif // PADLAB_REPORTS_OLDSERIES_H
