//===- OldSeries.h - series of before they had fields -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Result files say of each series what it is
/// (bench/include/padlab/bench/SeriesRecord.h). Those of before, and stores of
/// before version 11, have names alone. This is the only place that takes a
/// name apart; it knows the suites as they were then, and nothing is added to
/// it when suites change.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_OLDSERIES_H
#define PADLAB_REPORTS_OLDSERIES_H

#include <string>
#include <string_view>

namespace padlab::reports {

/// The record, as JSON. `name`: of the benchmark, with or without what Google
/// Benchmark adds. `label`: of its row; its first word is the contestant.
std::string describeOldSeries(std::string_view name, std::string_view label);

/// The title of a series on pages: at most `titleLength` characters (of ASCII
/// names: bytes), different for different series.
std::string makeSeriesTitle(std::string_view workload,
                            std::string_view contestant);
inline constexpr unsigned titleLength = 60;

} // namespace padlab::reports

#endif // PADLAB_REPORTS_OLDSERIES_H
