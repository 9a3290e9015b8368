//===- Reporter.h - the console output of a run -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_REPORTER_H
#define PADLAB_BENCH_LIB_REPORTER_H

#include "padlab/bench/Fingerprint.h"

#include <memory>

namespace benchmark {
class BenchmarkReporter;
} // namespace benchmark

namespace padlab {

/// Makes the reporter that Google Benchmark's flags choose, with our own
/// context in place of Google Benchmark's, which warns if its library was built
/// for debugging. This does not matter here, because our own clocks do the
/// timing.
std::unique_ptr<benchmark::BenchmarkReporter>
makeReporter(ContextEntries context);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_REPORTER_H
