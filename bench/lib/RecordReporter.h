//===- RecordReporter.h - result files with records -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes Google Benchmark's JSON, each row with the record of its series
/// (padlab/bench/SeriesRecord.h).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_RECORDREPORTER_H
#define PADLAB_BENCH_LIB_RECORDREPORTER_H

#include "Schedule.h"

#include "padlab/bench/SeriesRecord.h"

#include <benchmark/benchmark.h>

#include <sstream>

namespace padlab {

class RecordReporter : public benchmark::JSONReporter {
public:
  /// `cpu` is the CPU that the run compiles for, `tier` the name of its tier.
  RecordReporter(llvm::StringRef cpu, llvm::StringRef tier)
      : cpu(cpu.str()), tier(tier.str()) {}

  void ReportRuns(const std::vector<Run> &runs) override {
    for (const Run &run : runs) {
      if (Schedule::isPostponed(run))
        continue;
      std::ostream &file = GetOutputStream();
      std::ostringstream row;
      SetOutputStream(&row);
      JSONReporter::ReportRuns({run});
      SetOutputStream(&file);
      file << addRecord(row.str(), run.run_name.function_name, cpu, tier);
    }
  }

private:
  std::string cpu, tier;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_RECORDREPORTER_H
