//===- padlab-bench.cpp - benchmarks, with Google Benchmark's flags -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Fingerprint.h"
#include "padlab/bench/SeedEstimates.h"
#include "padlab/bench/Suite.h"
#include "padlab/codegen/CPUName.h"
#include "padlab/dialect/CommandLine.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

using namespace padlab;

static const char usage[] =
    "usage: padlab-bench [--suite=NAME]... [--cpu=CPU] [--short | --smoke]\n"
    "                    [--peers]\n"
    "                    [--list-suites | --list-peers | --seed-estimates]\n"
    "                    [Google Benchmark's flags]\n"
    "  --suite=NAME   only this suite (default: all)\n"
    "  --cpu=CPU      compile for this CPU (default: native)\n"
    "  --short        the sweep of the nightly run\n"
    "  --smoke        tiny sizes: checks results, times nothing\n"
    "  --peers        time other libraries, too: those that the build found\n"
    "  --list-peers   their versions and what each cannot do, then stop\n"
    "  --list-suites  names and descriptions, then stop\n"
    "  --seed-estimates  what the document on pad fusion estimates, beside "
    "what\n"
    "                    is measured, then stop\n"
    "Flags of Google Benchmark, among them --benchmark_filter=REGEX,\n"
    "--benchmark_format=json, --benchmark_out=FILE: see --help-benchmark\n";

static constexpr llvm::StringLiteral tool = "padlab-bench";

static int listSuites() {
  for (const Suite &suite : getSuites())
    llvm::outs() << suite.name << ": " << suite.description << "\n";
  return exitWith(tool, ExitCode::Agree);
}

static int listPeers(const SuiteOptions &options) {
  llvm::outs() << printPeers(options);
  return exitWith(tool, ExitCode::Agree);
}

/// Reads our own flags and leaves the others, in order.
static bool parseFlag(llvm::StringRef flag, SuiteOptions &options,
                      std::vector<const Suite *> &suites, std::string &error) {
  if (flag.consume_front("--suite=")) {
    if (const Suite *suite = findSuite(flag))
      suites.push_back(suite);
    else
      error = "no suite is named '" + flag.str() + "', see --list-suites";
    return true;
  }
  if (flag.consume_front("--cpu="))
    return options.cpu = flag.str(), true;
  if (flag == "--short")
    return options.size = SweepSize::Short, true;
  if (flag == "--smoke")
    return options.size = SweepSize::Smoke, true;
  if (flag == "--peers")
    return options.withPeers = true, true;
  return false;
}

static int compareSeedEstimates(const SuiteOptions &options) {
  bool failed = false;
  llvm::outs() << printSeedEstimates(measureSeedEstimates(options, failed));
  if (sawWrongResult())
    return exitWith(tool, ExitCode::Defect);
  return exitWith(tool, failed ? ExitCode::NotCompiled : ExitCode::Agree);
}

/// Why nothing can be timed on this CPU, empty when it can.
static std::string checkCPU(llvm::StringRef cpu) {
  if (isEmulated(cpu))
    return ("CPU '" + cpu + "' is emulated: its times would say nothing").str();
  return llvm::toString(checkRunsHere(cpu));
}

static void addContext(const SuiteOptions &options) {
  for (const auto &[key, value] : describeRun(options.cpu)) {
    benchmark::AddCustomContext(key, value);
    if (key == "busy" && value != "no")
      llvm::errs() << tool << ": warning: the machine is busy (" << value
                   << "): times will vary\n";
  }
}

int main(int argc, char **argv) {
  SuiteOptions options;
  std::vector<const Suite *> suites;
  std::vector<char *> others = {argv[0]};
  static char helpBenchmark[] = "--help";
  std::string error;
  bool seedEstimates = false, peers = false;
  for (char *argument : llvm::ArrayRef(argv + 1, argc - 1)) {
    llvm::StringRef flag = argument;
    if (flag == "--help" || flag == "-h")
      return llvm::outs() << usage, exitWith(tool, ExitCode::Agree);
    if (flag == "--list-suites")
      return listSuites();
    if (flag == "--seed-estimates") {
      seedEstimates = true;
      continue;
    }
    if (flag == "--list-peers") {
      peers = true;
      continue;
    }
    if (flag == "--help-benchmark")
      argument = helpBenchmark;
    if (!parseFlag(flag, options, suites, error))
      others.push_back(argument);
  }
  if (error.empty())
    error = checkCPU(options.cpu);
  if (!error.empty())
    return llvm::errs() << tool << ": error: " << error << "\n",
           exitWith(tool, ExitCode::BadInput);
  if (peers)
    return listPeers(options);
  if (seedEstimates)
    return compareSeedEstimates(options);
  if (suites.empty())
    for (const Suite &suite : getSuites())
      suites.push_back(&suite);

  int count = others.size();
  benchmark::Initialize(&count, others.data());
  if (benchmark::ReportUnrecognizedArguments(count, others.data()))
    return exitWith(tool, ExitCode::BadInput);
  addContext(options);
  for (const Suite *suite : suites)
    suite->registerBenchmarks(options);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return exitWith(tool, sawWrongResult() ? ExitCode::Defect : ExitCode::Agree);
}
