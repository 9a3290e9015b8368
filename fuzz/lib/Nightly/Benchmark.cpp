//===- Benchmark.cpp - the short padding-ratio sweep -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

using namespace padlab;
using namespace padlab::nightly;

void padlab::nightly::benchmark(Run &run) {
  constexpr unsigned maxSeconds = 300;
  if (isInterrupted()) {
    run.benchError = "The run was interrupted before.";
    return;
  }
  say(run, "sweeping padding ratios");
  std::string out = run.resultDir() + "/bench.json";
  Exit exit =
      nightly::run({run.tool("bench"), "--suite=padding-ratio", "--short",
                    "--benchmark_out=" + out, "--benchmark_out_format=json"},
                   run.log("bench"), maxSeconds);
  if (!exit.ok()) {
    run.benchError = "padlab-bench: " + exit.str() + ", see bench.log";
    say(run, run.benchError);
    return;
  }
  llvm::Expected<llvm::json::Value> json =
      llvm::json::parse(readFile(out).value_or(""));
  if (json) {
    run.bench = std::move(*json);
    return;
  }
  run.benchError = llvm::toString(json.takeError());
}
