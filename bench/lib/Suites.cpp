//===- Suites.cpp - the registry of suites -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Suites.h"

#include "padlab/bench/Suite.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

const std::vector<Suite> &padlab::getSuites() {
  static const std::vector<Suite> suites = {
      {"machine", "bandwidth of fill, copy and stream kernels",
       registerMachineBenchmarks},
      {"sweep", "padding over ratio, size, type, producer and 16 other axes",
       registerSweepBenchmarks, getSweepPrograms, Tier::Smoke, getSweepCases},
      {"padding-ratio",
       "an element-wise producer, then tensor.pad, per pipeline and ratio",
       registerPaddingRatioBenchmarks, getPaddingRatioPrograms, Tier::Nightly},
      {"tuning", "all strategies over what a cost model may look at",
       registerTuningBenchmarks, nullptr, std::nullopt},
      {"pad-workloads",
       "padded producers, per pipeline, against hand-written limit kernels",
       registerPadWorkloadBenchmarks, getPadWorkloadPrograms, Tier::Nightly},
      {"layers",
       "padded layers of ResNet-50, MobileNetV2, a U-Net and BERT, from TOSA",
       registerLayerBenchmarks, getLayerPrograms, Tier::Nightly, getLayerCases},
      {"operations",
       "each operation of the tensor, shape and Standard documents alone",
       registerOperationBenchmarks, getOperationSuitePrograms, Tier::Nightly,
       getOperationCases},
      {"lazy-fill",
       "fresh destinations: borders written, or left to the system's pages",
       registerLazyFillBenchmarks},
      {"threads",
       "padded workloads in two threads over one, and two kernels side by side",
       registerThreadsBenchmarks, nullptr, Tier::Nightly},
      {"throughput",
       "differential cases per second against a naive engine, time per stage",
       registerThroughputBenchmarks, nullptr, Tier::Nightly},
      {"compile-stages",
       "time of each stage of compilation over size, rank and operations",
       registerCompileStageBenchmarks, nullptr, Tier::Nightly},
      {"compile-time",
       "time to compile, per pipeline and tier, against unfused",
       registerCompileTimeBenchmarks, nullptr, Tier::Nightly},
  };
  return suites;
}

const Suite *padlab::findSuite(llvm::StringRef name) {
  auto it = llvm::find_if(getSuites(),
                          [&](const Suite &s) { return s.name == name; });
  return it == getSuites().end() ? nullptr : &*it;
}

static bool wrongResult = false;
void padlab::noteWrongResult() { wrongResult = true; }
bool padlab::sawWrongResult() { return wrongResult; }
