//===- Runs.cpp - runs of builds of padlab-bench, in turn -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runs.h"

#include "padlab/bench/Harness.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace padlab;

std::string padlab::makeFilter(llvm::ArrayRef<std::string> series) {
  std::string filter;
  for (const std::string &name : series)
    filter += (filter.empty() ? "^(" : "|") + llvm::Regex::escape(name);
  // Google Benchmark appends settings of the run, each behind a slash.
  return filter.empty() ? "" : filter + ")(/[a-z_]+:[0-9.]+|/[a-z]+_time)*$";
}

/// Fails with one line.
static llvm::Expected<ResultFile>
runOnce(const RunPlan &plan, const Contender &variant, unsigned number) {
  llvm::SmallString<128> base(plan.folder);
  llvm::sys::path::append(base, variant.name + "-" + llvm::Twine(number));
  std::string output = (base + ".json").str(), log = (base + ".log").str();
  std::vector<std::string> words = {variant.tool};
  llvm::append_range(words, plan.arguments);
  llvm::append_range(words, variant.arguments);
  words.push_back("--benchmark_out=" + output);
  words.push_back("--benchmark_out_format=json");
  if (!plan.series.empty())
    words.push_back("--benchmark_filter=" + makeFilter(plan.series));
  std::vector<llvm::StringRef> arguments(words.begin(), words.end());
  std::string message;
  int code = llvm::sys::ExecuteAndWait(
      variant.tool, arguments, std::nullopt,
      {llvm::StringRef(""), llvm::StringRef(log), llvm::StringRef(log)},
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &message);
  if (code != 0)
    return llvm::createStringError(
        llvm::formatv("{0}: error: a run of it ended with {1}{2}, see {3}",
                      variant.tool,
                      code < 0 ? "a signal" : "code " + std::to_string(code),
                      message.empty() ? "" : " (" + message + ")", log)
            .str());
  return readResults(output);
}

llvm::Expected<RunsOfVariants> padlab::runInterleaved(const RunPlan &plan) {
  if (std::error_code error = llvm::sys::fs::create_directories(plan.folder))
    return llvm::createStringError(plan.folder + ": error: " + error.message());
  RunsOfVariants results(plan.variants.size());
  std::vector<size_t> order;
  for (size_t i = 0; i != plan.variants.size(); ++i)
    order.push_back(i);
  unsigned done = 0, all = plan.runs * plan.variants.size();
  double begin = readMonotonicClock();
  for (unsigned number = 0; number != plan.runs; ++number) {
    for (size_t i : order) {
      std::string left;
      if (done != 0)
        left = llvm::formatv(", {0:f0} s left", (readMonotonicClock() - begin) /
                                                    done * (all - done));
      llvm::errs() << "run " << done + 1 << " of " << all << " ("
                   << plan.variants[i].name << ")" << left << '\n';
      llvm::Expected<ResultFile> file = runOnce(plan, plan.variants[i], number);
      if (!file)
        return file.takeError();
      results[i].push_back(std::move(*file));
      ++done;
    }
    std::reverse(order.begin(), order.end());
  }
  return std::move(results);
}
