//===- Runs.cpp - runs of builds of padlab-bench, in turn -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runs.h"

#include "Conductor.h"

#include "padlab/bench/Harness.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;

std::string padlab::makeFilter(llvm::ArrayRef<std::string> series) {
  std::string filter;
  for (const std::string &name : series)
    filter += (filter.empty() ? "^(" : "|") + llvm::Regex::escape(name);
  // Google Benchmark appends settings of the run, each after a slash.
  return filter.empty() ? "" : filter + ")(/[a-z_]+:[0-9.]+|/[a-z]+_time)*$";
}

static std::string getPath(const RunPlan &plan, const Contender &variant,
                           unsigned number, llvm::StringRef suffix) {
  llvm::SmallString<128> path(plan.folder);
  llvm::sys::path::append(path,
                          variant.name + "-" + llvm::Twine(number) + suffix);
  return path.str().str();
}

static Player makePlayer(const RunPlan &plan, const Contender &variant,
                         unsigned number) {
  std::vector<std::string> words = {variant.tool};
  llvm::append_range(words, plan.arguments);
  llvm::append_range(words, variant.arguments);
  words.push_back("--benchmark_out=" + getPath(plan, variant, number, ".json"));
  words.push_back("--benchmark_out_format=json");
  if (!plan.series.empty())
    words.push_back("--benchmark_filter=" + makeFilter(plan.series));
  return {std::move(words), getPath(plan, variant, number, ".log")};
}

/// Runs each variant once. The error is one line.
static llvm::Error runBlock(const RunPlan &plan, unsigned number,
                            RunsOfVariants &results) {
  std::vector<Player> players;
  for (const Contender &variant : plan.variants)
    players.push_back(makePlayer(plan, variant, number));
  std::string name = plan.folder + "/" + std::to_string(number);
  Conductor conductor(number, llvm::utohexstr(llvm::xxh3_64bits(name)));
  if (llvm::Error error = conductor.run(players))
    return error;
  for (auto [variant, runs] : llvm::zip_equal(plan.variants, results)) {
    llvm::Expected<ResultFile> file =
        readResults(getPath(plan, variant, number, ".json"));
    if (!file)
      return file.takeError();
    runs.push_back(std::move(*file));
  }
  return llvm::Error::success();
}

/// Prints, for example, "runs 3 to 4 of 10 (A, B), 70 s left".
static void report(const RunPlan &plan, unsigned number, double begin) {
  unsigned variants = plan.variants.size();
  std::string names, left;
  for (const Contender &variant : plan.variants)
    names += (names.empty() ? "" : ", ") + variant.name;
  if (number != 0)
    left = llvm::formatv(", {0:f0} s left", (readMonotonicClock() - begin) /
                                                number * (plan.runs - number));
  llvm::errs() << llvm::formatv("runs {0} to {1} of {2} ({3}){4}\n",
                                number * variants + 1, (number + 1) * variants,
                                plan.runs * variants, names, left);
}

llvm::Expected<RunsOfVariants> padlab::runInterleaved(const RunPlan &plan) {
  if (std::error_code error = llvm::sys::fs::create_directories(plan.folder))
    return llvm::createStringError(plan.folder + ": error: " + error.message());
  RunsOfVariants results(plan.variants.size());
  double begin = readMonotonicClock();
  for (unsigned number = 0; number != plan.runs; ++number) {
    report(plan, number, begin);
    if (llvm::Error error = runBlock(plan, number, results))
      return std::move(error);
  }
  return std::move(results);
}
