//===- Reporter.h - what a run says on the screen ---------------*- C++ -*-===//
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

/// Makes Google Benchmark's reporter, as its flags choose it, with our own
/// context in place of its: our clocks do the timing, so that it does not
/// matter how Debian builds that library.
std::unique_ptr<benchmark::BenchmarkReporter>
makeReporter(ContextEntries context);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_REPORTER_H
