//===- BenchCommandLine.cpp - the options of padlab-bench -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BenchCommandLine.h"

#include "Callgrind.h"
#include "CommitCode.h"
#include "Slices.h"

#include "padlab/bench/Injection.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace padlab;

std::optional<Tier> padlab::findTier(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<Tier>>(name)
      .Case("check", Tier::Check)
      .Case("smoke", Tier::Smoke)
      .Case("nightly", Tier::Nightly)
      .Case("full", Tier::Full)
      .Default(std::nullopt);
}

/// Parses an option that has a value.
bool BenchCommandLine::readOption(llvm::StringRef flag) {
  if (flag.consume_front("--suite=")) {
    if (const Suite *suite = findSuite(flag))
      suites.push_back(suite);
    else
      error = "no suite is named '" + flag.str() + "', see --list-suites";
    return true;
  }
  if (flag.consume_front("--cpu="))
    return options.cpu = flag.str(), true;
  if (flag.consume_front("--slice=")) {
    if (!Slices::get().set(flag))
      error = "--slice= is I/N, such as 2/3, and not '" + flag.str() + "'";
    slice = flag.str();
    return true;
  }
  if (flag.consume_front("--seconds=")) {
    if (flag.getAsDouble(seconds) || !(seconds > 0))
      error = "--seconds= is a positive number, and not '" + flag.str() + "'";
    return true;
  }
  if (flag.consume_front("--past="))
    return past = flag.str(), true;
  if (flag.consume_front("--bounds="))
    return bounds = flag.str(), true;
  if (flag.consume_front("--inject=")) {
    if (llvm::Expected<Injection> injection = Injection::parse(flag))
      Injections::get().add(std::move(*injection));
    else
      error = llvm::toString(injection.takeError());
    injected += " inject=" + flag.str();
    return true;
  }
  if (flag.consume_front("--keep-code=")) {
    if (llvm::Error wrong = keepCode(flag))
      error = llvm::toString(std::move(wrong));
    return true;
  }
  if (flag.consume_front("--tier=")) {
    std::optional<Tier> tier = findTier(flag);
    if (!tier)
      error = "no tier is named '" + flag.str() + "'";
    options.tier = tier.value_or(Tier::Full);
    tierName = flag.str();
    return true;
  }
  if (flag.starts_with("--design=") || flag.starts_with("--write-cases=")) {
    action = flag.split('=').first.str();
    value = flag.split('=').second.str();
    return true;
  }
  return false;
}

/// Applies --instructions: sets the CPU, and the suites if none was given. A
/// suite that was given and cannot be counted is an error.
void BenchCommandLine::chooseCounted() {
  options.cpu = callgrindCPU.str();
  std::vector<const Suite *> counted;
  for (const char *name : {"sweep", "compile-time", "throughput"})
    counted.push_back(findSuite(name));
  for (const Suite *suite : suites)
    if (!llvm::is_contained(counted, suite))
      error = "--instructions cannot count suite '" + suite->name + "'";
  if (suites.empty())
    suites = std::move(counted);
}

void BenchCommandLine::read(llvm::ArrayRef<char *> arguments) {
  bool hasFormat = false;
  for (llvm::StringRef flag : arguments) {
    if (flag == "--help" || flag == "-h" || flag == "--list-suites" ||
        flag == "--list-peers" || flag == "--seed-estimates" ||
        flag == "--fill-bounds")
      action = flag.str();
    else if (flag == "--peers")
      options.withPeers = true;
    else if (flag == "--anew")
      anew = true;
    else if (flag == "--no-more")
      noMore = true;
    else if (flag == "--json")
      json = true;
    else if (flag == "--traffic")
      simulatesTraffic = true;
    else if (flag == "--instructions")
      options.countsInstructions = true;
    else if (!readOption(flag)) {
      llvm::StringRef rest = flag;
      if (rest.consume_front("--benchmark_out="))
        output = rest.str();
      else if (rest.consume_front("--benchmark_filter="))
        filter = rest.str();
      writesCSV |= flag == "--benchmark_out_format=csv";
      showsJSON |= flag == "--benchmark_format=json";
      hasFormat |= flag.starts_with("--benchmark_format=");
      others.push_back(flag == "--help-benchmark" ? "--help" : flag.str());
    }
  }
  options.showsAggregatesOnly = !hasFormat;
  if (options.countsInstructions)
    chooseCounted();
  if (simulatesTraffic && options.cpu == "native")
    options.cpu = callgrindCPU.str();
  if (simulatesTraffic && action != "--seed-estimates")
    error = "--traffic is for --seed-estimates";
  if (action == "--fill-bounds" && bounds.empty())
    error = "--fill-bounds needs --bounds=FOLDER";
  if (!past.empty() && seconds == 0)
    error = "--past is for --seconds";
  if (suites.empty())
    for (const Suite &suite : getSuites())
      if (suite.runsIn(options.tier))
        suites.push_back(&suite);
}
