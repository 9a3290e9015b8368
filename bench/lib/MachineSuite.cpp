//===- MachineSuite.cpp - the machine's own bandwidth -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Journal.h"
#include "Suites.h"

#include "padlab/bench/Machine.h"
#include "padlab/bench/SeriesRecord.h"
#include "padlab/bench/Suite.h"

#include <benchmark/benchmark.h>

using namespace padlab;

static void runKernel(benchmark::State &state, size_t index, int64_t bytes) {
  MachineKernels machine(bytes);
  const MachineKernels::Kernel &kernel = machine.getKernels()[index];
  for ([[maybe_unused]] auto ignored : state) {
    kernel.thunk.call();
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * kernel.traffic);
}

/// Returns sizes of a stream in bytes; in tier `full`, from the first-level
/// cache's to one far larger than any cache.
static std::vector<int64_t> getSizes(Tier tier) {
  constexpr int64_t kib = 1024;
  switch (tier) {
  case Tier::Check:
    return {kib};
  case Tier::Smoke:
  case Tier::Nightly:
    return {16 * kib * kib};
  case Tier::Full:
    return {16 * kib, 256 * kib, 16 * kib * kib, 256 * kib * kib};
  }
  llvm_unreachable("unknown size");
}

void padlab::registerMachineBenchmarks(const SuiteOptions &options) {
  // --no-more writes only what the journal has: groups (SeriesGroup.h), of
  // which this suite has none.
  if (Journal::get().isReadOnly())
    return;
  size_t count = MachineKernels(1).getKernels().size();
  for (size_t i = 0; i != count; ++i)
    for (int64_t bytes : getSizes(options.tier)) {
      std::string name = "machine/" +
                         MachineKernels(1).getKernels()[i].thunk.name + "/" +
                         std::to_string(bytes);
      SeriesRecord record{"machine", std::to_string(bytes)};
      record.contestant = MachineKernels(1).getKernels()[i].thunk.name;
      record.kind = "kernel";
      record.axes = {{"bytes of a stream", record.workload, "bytes"}};
      record.figure = "bytes_per_second";
      record.unit = "bytes/s";
      record.largerIsBetter = true;
      describeSeries(name, std::move(record));
      auto *registered = benchmark::RegisterBenchmark(
          name.c_str(),
          [i, bytes](benchmark::State &state) { runKernel(state, i, bytes); });
      if (options.tier == Tier::Check)
        registered->Iterations(1);
    }
}
