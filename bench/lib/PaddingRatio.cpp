//===- PaddingRatio.cpp - pad fusion over the padding ratio -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedProducer.h"
#include "PreparedCase.h"
#include "Suites.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Machine.h"
#include "padlab/bench/Suite.h"

#include "llvm/Support/FormatVariadic.h"

#include <benchmark/benchmark.h>
#include <set>

using namespace padlab;

namespace {

/// Denser where the padding of convolutions and vector tails lies.
constexpr double ratios[] = {0,   0.01, 0.02, 0.05, 0.1, 0.2,
                             0.4, 0.7,  1,    1.5,  2.5, 4};
constexpr llvm::StringRef pipelines[] = {"unfused", "upstream-fused", "fused"};

struct SweepOptions {
  /// Extents of what is timed: beyond the second-level cache, so that traffic
  /// is what counts.
  int64_t rows, columns;
  HarnessOptions harness;
};

SweepOptions getSweepOptions(SweepSize size) {
  switch (size) {
  case SweepSize::Smoke:
    return {12, 20, {1e-6, 3, 3, 0}};
  case SweepSize::Short:
    return {1024, 1024, {1e-3, 15, 101, 1}};
  case SweepSize::Full:
    return {2048, 2048, {2e-3, 31, 301, 8}};
  }
  llvm_unreachable("unknown size");
}

/// One ratio: all pipelines are timed together, when the first of its
/// benchmarks runs.
class Point {
public:
  Point(double ratio, const SuiteOptions &suite)
      : suite(suite), sweep(getSweepOptions(suite.size)),
        program(PaddedProducer::get(sweep.rows, sweep.columns, ratio)) {}

  void report(benchmark::State &state, size_t pipeline) {
    // Asked twice for the same: a repetition, which measures anew.
    if (!reported.insert(pipeline).second || series.empty()) {
      measure();
      reported = {pipeline};
    }
    if (!error.empty()) {
      state.SkipWithError(error.c_str());
      return;
    }
    MedianEstimate seconds = estimateMedian(series[pipeline].seconds);
    for ([[maybe_unused]] auto ignored : state)
      state.SetIterationTime(seconds.median);
    setCounters(state, pipeline, seconds.median);
  }

private:
  void measure();
  std::string check(double scale);
  void setCounters(benchmark::State &state, size_t pipeline,
                   double seconds) const;

  SuiteOptions suite;
  SweepOptions sweep;
  PaddedProducer program;
  std::string error;
  /// One for each pipeline, then the machine's kernels.
  std::vector<Series> series;
  std::vector<bool> fired;
  std::vector<int64_t> kernelTraffic;
  std::set<size_t> reported;
};

} // namespace

/// The same program, small enough for the reference.
static PaddedProducer shrink(const PaddedProducer &program) {
  auto small = [](int64_t value, int64_t limit) {
    return std::min(value, limit + value % 7);
  };
  return {small(program.rows, 17), small(program.columns, 35),
          small(program.padRows, 3), small(program.padColumns, 5)};
}

void Point::measure() {
  series.clear();
  fired.clear();
  Compiler &compiler = getBenchmarkCompiler(suite.cpu);
  PreparedCase small = prepareCase(compiler, shrink(program).getText(),
                                   pipelines, /*reference=*/true);
  PreparedCase timed = prepareCase(compiler, program.getText(), pipelines,
                                   /*reference=*/false);
  for (const PreparedCase *prepared : {&small, &timed}) {
    error = prepared->error;
    if (prepared->wrong)
      noteWrongResult();
    if (!error.empty())
      return;
  }
  std::vector<Thunk> thunks;
  for (PreparedCase::Call &call : timed.calls) {
    fired.push_back(call.fired);
    thunks.push_back({call.pipeline->name, [&] { call.invocation->invoke(); }});
  }
  MachineKernels machine(program.getBytes().padded);
  kernelTraffic.clear();
  for (const MachineKernels::Kernel &kernel : machine.getKernels()) {
    thunks.push_back(kernel.thunk);
    kernelTraffic.push_back(kernel.traffic);
  }
  series = measureInterleaved(thunks, sweep.harness);
}

/// By the model, of what the pipeline made of the program.
static int64_t getTraffic(const PadBytes &bytes, bool isFused) {
  if (bytes.padded == bytes.interior)
    return getUnpaddedTraffic(bytes);
  return isFused ? getWholeFillTraffic(bytes) : getUnfusedTraffic(bytes);
}

void Point::setCounters(benchmark::State &state, size_t pipeline,
                        double seconds) const {
  PadBytes bytes = program.getBytes();
  int64_t model = getTraffic(bytes, fired[pipeline]);
  double bandwidth = 0;
  for (auto [i, traffic] : llvm::enumerate(kernelTraffic)) {
    const Series &kernel = series[std::size(pipelines) + i];
    bandwidth =
        std::max(bandwidth, traffic / estimateMedian(kernel.seconds).median);
  }
  MedianEstimate ratio = estimateRatio(series[pipeline], series[0]);
  state.SetLabel(pipelines[pipeline].str());
  state.counters["padding_ratio"] = bytes.getPaddingRatio();
  state.counters["ratio"] = ratio.median;
  state.counters["ci_low"] = ratio.low;
  state.counters["ci_high"] = ratio.high;
  state.counters["ci_confidence"] = ratio.confidence;
  state.counters["rounds"] = series[pipeline].seconds.size();
  state.counters["fired"] = fired[pipeline];
  state.counters["bytes_must"] = getCompulsoryTraffic(bytes);
  state.counters["bytes_model"] = model;
  state.counters["gb_per_second"] = model / seconds * 1e-9;
  state.counters["machine_gb_per_second"] = bandwidth * 1e-9;
  // Of the time that the unavoidable traffic alone would have taken.
  state.counters["bandwidth_fraction"] =
      getCompulsoryTraffic(bytes) / seconds / bandwidth;
}

std::vector<std::string> padlab::getPaddingRatioPrograms() {
  return {
      PaddedProducer::get(/*rows=*/8, /*columns=*/8, /*ratio=*/1).getText()};
}

void padlab::registerPaddingRatioBenchmarks(const SuiteOptions &options) {
  for (double ratio : ratios) {
    auto point = std::make_shared<Point>(ratio, options);
    for (auto [i, pipeline] : llvm::enumerate(pipelines)) {
      std::string name =
          llvm::formatv("padding-ratio/{0}/{1}", pipeline, ratio).str();
      benchmark::RegisterBenchmark(
          name.c_str(),
          [point, i = i](benchmark::State &state) { point->report(state, i); })
          ->UseManualTime()
          ->Iterations(1)
          ->Unit(benchmark::kMillisecond);
    }
  }
}
