//===- Suites.h - the functions that suites are made of -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_SUITES_H
#define PADLAB_BENCH_SUITES_H

#include <string>
#include <vector>

namespace padlab {

struct SuiteCase;
struct SuiteOptions;

void registerCompileStageBenchmarks(const SuiteOptions &options);
void registerCompileTimeBenchmarks(const SuiteOptions &options);
void registerLazyFillBenchmarks(const SuiteOptions &options);
void registerLayerBenchmarks(const SuiteOptions &options);
std::vector<std::string> getLayerPrograms();
std::vector<SuiteCase> getLayerCases(const SuiteOptions &options);
void registerMachineBenchmarks(const SuiteOptions &options);
void registerOperationBenchmarks(const SuiteOptions &options);
std::vector<std::string> getOperationSuitePrograms();
std::vector<SuiteCase> getOperationCases(const SuiteOptions &options);
void registerPaddingRatioBenchmarks(const SuiteOptions &options);
std::vector<std::string> getPaddingRatioPrograms();
void registerPadWorkloadBenchmarks(const SuiteOptions &options);
std::vector<std::string> getPadWorkloadPrograms();
void registerSweepBenchmarks(const SuiteOptions &options);
std::vector<std::string> getSweepPrograms();
std::vector<SuiteCase> getSweepCases(const SuiteOptions &options);
void registerThreadsBenchmarks(const SuiteOptions &options);
void registerThroughputBenchmarks(const SuiteOptions &options);
void registerTuningBenchmarks(const SuiteOptions &options);

} // namespace padlab

#endif // PADLAB_BENCH_SUITES_H
