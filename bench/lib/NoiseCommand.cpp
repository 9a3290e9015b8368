//===- NoiseCommand.cpp - padlab-bench check-noise --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The test of the tests: compares a build with itself, and with itself made
/// slower, by the same rule that `compare` uses, and counts what was found.
///
//===----------------------------------------------------------------------===//

#include "padlab/bench/CompareCommand.h"

#include "CompareOptions.h"
#include "NumberText.h"
#include "Runs.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Injection.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace padlab;
namespace json = llvm::json;

static const ManualPage manual = {
    "padlab-bench check-noise",
    "[TOOL] [--comparisons=N] [--minutes=M] [--inject=REGEX:P%[,P%]...] "
    "[FLAGS]",
    "Compares a build of padlab-bench (default: this one) with itself.\n"
    "Each alert is a false one. With --inject, also with itself made slower\n"
    "by P percent in the series that REGEX matches: each should be found. All\n"
    "code counts as changed.\n"
    "Exit codes:\n"
    "0 neither of these, 1 more than 1 of 1,000 series gave a false alert, or\n"
    "a slow-down was missed more often than the noise of its series says, 2\n"
    "something cannot be run or read.\n"
    "Examples:\n"
    "./padlab bench check-noise --tier=smoke --comparisons=3 --inject=A/:5%\n",
    "--comparisons=N     how often (default 1)\n"
    "--minutes=M         begin none after this time\n"
    "--inject=REGEX:P%   what is made slower, and by how much\n"};

namespace {
struct NoiseArguments : CompareOptions {
  unsigned comparisons = 1;
  double minutes = 1e9;
  /// One for each slow-down.
  std::vector<Injection> injections;
  bool wantsHelp = false;

  void read(llvm::ArrayRef<char *> arguments);

private:
  void readInjections(llvm::StringRef text);
};

/// How often a series was judged, and how often as it should not be, or should.
struct Tally {
  unsigned comparisons = 0, falseAlerts = 0;
  std::vector<double> noise, detectable;
  /// By injected slow-down.
  struct Found {
    unsigned comparisons = 0, found = 0;
    /// Of those whose slow-down was detectable, as each comparison said.
    unsigned detectable = 0, foundDetectable = 0;
  };
  std::map<double, Found> injected;
};

class NoiseCheck {
public:
  explicit NoiseCheck(const NoiseArguments &arguments, std::string tool);

  llvm::Error compareOnce(unsigned number);
  void print(llvm::raw_ostream &os) const;
  void printJSON(llvm::raw_ostream &os) const;
  bool isGood() const;

private:
  llvm::Expected<std::vector<std::vector<SeriesComparison>>>
  compareAll(const RunPlan &plan) const;
  llvm::Error rerun(RunPlan plan,
                    std::vector<std::vector<SeriesComparison>> &first) const;
  void count(size_t variant, const SeriesComparison &series);
  /// Of all series.
  Tally sum() const;

  const NoiseArguments &arguments;
  CompareRule rule;
  RunPlan plan;
  std::map<std::string, Tally> tallies;
};
} // namespace

void NoiseArguments::readInjections(llvm::StringRef text) {
  auto [pattern, shares] = text.rsplit(':');
  if (shares.empty())
    error = "'" + text.str() + "' is not REGEX:PERCENT%";
  for (llvm::StringRef share : llvm::split(shares, ',')) {
    llvm::Expected<Injection> injection =
        Injection::parse((pattern + ":" + share).str());
    if (injection)
      injections.push_back(std::move(*injection));
    else
      error = llvm::toString(injection.takeError());
  }
}

void NoiseArguments::read(llvm::ArrayRef<char *> words) {
  rule.ignoresCode = true;
  for (llvm::StringRef flag : words) {
    bool isRight = true;
    llvm::StringRef value = flag;
    if (flag == "--help" || flag == "-h")
      wantsHelp = true;
    else if (value.consume_front("--comparisons="))
      isRight = !value.getAsInteger(10, comparisons) && comparisons > 0;
    else if (value.consume_front("--minutes="))
      isRight = !value.getAsDouble(minutes) && minutes > 0;
    else if (value.consume_front("--inject="))
      readInjections(value);
    else if (!CompareOptions::read(flag))
      readOther(flag);
    if (!isRight)
      error = "'" + flag.str() + "' is out of range";
  }
  if (error.empty() && operands.size() > 1)
    error = "check-noise takes one build, see --help";
}

/// The first is what the others are compared with, the second the same again.
NoiseCheck::NoiseCheck(const NoiseArguments &arguments, std::string tool)
    : arguments(arguments), rule(arguments.rule) {
  rule.rerunValues = arguments.reruns;
  plan.variants = {{"A", tool, {}}, {"same", tool, {}}};
  for (const Injection &injection : arguments.injections) {
    std::string percent = llvm::formatv("{0}%", injection.share * 100);
    plan.variants.push_back(
        {"slower-by-" + percent,
         tool,
         {"--inject=" + injection.pattern + ":" + percent}});
  }
  plan.runs = arguments.runs;
  plan.arguments = arguments.forRuns;
  plan.folder = arguments.getFolder();
}

/// Each variant but the first with the first.
llvm::Expected<std::vector<std::vector<SeriesComparison>>>
NoiseCheck::compareAll(const RunPlan &plan) const {
  llvm::Expected<RunsOfVariants> runs = runInterleaved(plan);
  if (!runs)
    return runs.takeError();
  std::vector<std::vector<SeriesComparison>> all;
  for (size_t i = 1; i != runs->size(); ++i)
    all.push_back(
        compareRuns(runs->front(), (*runs)[i], rule, Timing::Interleaved));
  return all;
}

/// What each variant flagged, among runs of all that any flagged.
llvm::Error
NoiseCheck::rerun(RunPlan plan,
                  std::vector<std::vector<SeriesComparison>> &first) const {
  std::set<std::string> flagged;
  for (const std::vector<SeriesComparison> &comparisons : first)
    for (const SeriesComparison &series : comparisons)
      if (isFlagged(series.outcome))
        flagged.insert(series.name);
  if (flagged.empty())
    return llvm::Error::success();
  plan.series.assign(flagged.begin(), flagged.end());
  plan.runs = arguments.reruns;
  plan.folder += "-again";
  auto again = compareAll(plan);
  if (!again)
    return again.takeError();
  for (auto [comparisons, second] : llvm::zip_equal(first, *again))
    confirm(comparisons, second, rule);
  return llvm::Error::success();
}

void NoiseCheck::count(size_t variant, const SeriesComparison &series) {
  if (series.outcome == Outcome::Missing)
    return;
  Tally &tally = tallies[series.name];
  if (variant == 0) {
    ++tally.comparisons;
    tally.falseAlerts += isFlagged(series.outcome);
    tally.noise.push_back(series.deviation);
    tally.detectable.push_back(series.detectable);
    return;
  }
  const Injection &injection = arguments.injections[variant - 1];
  if (!injection.matches(series.name))
    return;
  Tally::Found &found = tally.injected[injection.share];
  ++found.comparisons;
  found.found += series.isAlert();
  if (series.detectable > injection.share)
    return;
  ++found.detectable;
  found.foundDetectable += series.isAlert();
}

llvm::Error NoiseCheck::compareOnce(unsigned number) {
  RunPlan one = plan;
  one.folder += "/" + std::to_string(number);
  auto comparisons = compareAll(one);
  if (!comparisons)
    return comparisons.takeError();
  if (llvm::Error error = rerun(one, *comparisons))
    return error;
  for (size_t variant = 0; variant != comparisons->size(); ++variant)
    for (const SeriesComparison &series : (*comparisons)[variant])
      count(variant, series);
  // The files of many comparisons are many.
  if (arguments.comparisons > 1)
    llvm::sys::fs::remove_directories(one.folder);
  return llvm::Error::success();
}

Tally NoiseCheck::sum() const {
  Tally all;
  for (const auto &[name, tally] : tallies) {
    all.comparisons += tally.comparisons;
    all.falseAlerts += tally.falseAlerts;
    for (const auto &[share, found] : tally.injected) {
      Tally::Found &sum = all.injected[share];
      sum.comparisons += found.comparisons;
      sum.found += found.found;
      sum.detectable += found.detectable;
      sum.foundDetectable += found.foundDetectable;
    }
  }
  return all;
}

/// Whether `found` of `count` may be, where each is found with 95 %: below it
/// lie less than 1 % of such counts (normal approximation, and the first miss
/// of few is luck).
static bool isCredible(unsigned found, unsigned count) {
  double expected = 0.95 * count;
  return found + 1 >= expected - 2.33 * std::sqrt(expected * 0.05);
}

bool NoiseCheck::isGood() const {
  Tally all = sum();
  bool isGood = all.falseAlerts * 1000.0 <= all.comparisons;
  for (const auto &[share, found] : all.injected)
    isGood &= isCredible(found.foundDetectable, found.detectable);
  return isGood;
}

void NoiseCheck::print(llvm::raw_ostream &os) const {
  os << llvm::formatv("{0,7} {1,7} {2,12}", "noise", "finds", "false alerts");
  for (const auto &[share, ignored] : sum().injected)
    os << llvm::formatv(" {0,9}", formatPercent(share));
  os << "  series\n";
  for (const auto &[name, tally] : tallies) {
    os << llvm::formatv(
        "{0,7} {1,7} {2,12}", formatPercent(getMedian(tally.noise)),
        formatPercent(getMedian(tally.detectable)),
        llvm::formatv("{0} of {1}", tally.falseAlerts, tally.comparisons)
            .str());
    for (const auto &[share, found] : tally.injected)
      os << llvm::formatv(
          " {0,9}",
          llvm::formatv("{0} of {1}", found.found, found.comparisons).str());
    os << "  " << name << '\n';
  }
  Tally all = sum();
  os << "false alerts: " << all.falseAlerts << " of " << all.comparisons
     << " comparisons of a series\n";
  for (const auto &[share, found] : all.injected)
    os << "slower by " << formatPercent(share) << ": found " << found.found
       << " of " << found.comparisons << "; where it was said to be detectable "
       << found.foundDetectable << " of " << found.detectable << '\n';
}

void NoiseCheck::printJSON(llvm::raw_ostream &os) const {
  auto toNumber = [](double value) -> json::Value {
    if (!std::isfinite(value))
      return nullptr;
    return value;
  };
  for (const auto &[name, tally] : tallies) {
    json::Array injected;
    for (const auto &[share, found] : tally.injected)
      injected.push_back(
          json::Object{{"slowdown", share},
                       {"comparisons", int64_t(found.comparisons)},
                       {"found", int64_t(found.found)},
                       {"detectable", int64_t(found.detectable)},
                       {"foundDetectable", int64_t(found.foundDetectable)}});
    os << json::Value(json::Object{
              {"series", name},
              {"comparisons", int64_t(tally.comparisons)},
              {"falseAlerts", int64_t(tally.falseAlerts)},
              {"noise", toNumber(getMedian(tally.noise))},
              {"detectable", toNumber(getMedian(tally.detectable))},
              {"injected", std::move(injected)}})
       << '\n';
  }
}

int padlab::runCheckNoiseCommand(llvm::ArrayRef<char *> words,
                                 const char *self) {
  NoiseArguments arguments;
  arguments.read(words);
  if (arguments.wantsHelp) {
    CompareOptions::printManual(manual);
    return exitWith("padlab-bench", ExitCode::Agree);
  }
  if (!arguments.error.empty())
    return failComparison(arguments.error);
  static int address;
  NoiseCheck check(arguments,
                   arguments.operands.empty()
                       ? llvm::sys::fs::getMainExecutable(self, &address)
                       : arguments.operands.front());
  double end = readMonotonicClock() + arguments.minutes * 60;
  for (unsigned number = 0; number != arguments.comparisons &&
                            (number == 0 || readMonotonicClock() < end);
       ++number) {
    llvm::errs() << "comparison " << number + 1 << " of "
                 << arguments.comparisons << '\n';
    if (llvm::Error error = check.compareOnce(number))
      return failComparison(llvm::toString(std::move(error)));
  }
  if (arguments.json)
    check.printJSON(llvm::outs());
  else
    check.print(llvm::outs());
  return exitWith("padlab-bench",
                  check.isGood() ? ExitCode::Agree : ExitCode::Defect);
}
