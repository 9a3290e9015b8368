//===- NoiseCommand.cpp - padlab-bench check-noise --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests the rule of `compare`: compares a build with itself, and with itself
/// made slower, and counts what that rule finds.
///
//===----------------------------------------------------------------------===//

#include "padlab/bench/CompareCommand.h"

#include "CompareOptions.h"
#include "NoiseState.h"
#include "Runs.h"

#include "padlab/bench/Harness.h"
#include "padlab/bench/Injection.h"
#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;

static const ManualPage noiseManual = {
    "padlab-bench check-noise",
    "[TOOL] [--comparisons=N] [--minutes=M] [--inject=REGEX:P%[,P%]...] "
    "[--anew] [FLAGS]",
    "Compares a build of padlab-bench (default: this one) with itself.\n"
    "Each alert is a false one. With --inject, the build is also compared "
    "with\n"
    "itself, made slower by P percent in the series that REGEX matches. A\n"
    "comparison states the smallest slow-down that it is sure to find (column "
    "finds);\n"
    "smaller ones may be found, too.\n"
    "A comparison with a run that fails is repeated. If the check is\n"
    "interrupted, the same command goes on after the last whole comparison.\n"
    "Exit codes:\n"
    "0 the check passed, 1 more than 1 of 1,000 comparisons of a series gave "
    "a\n"
    "false alert, or less than 95 % of the slow-downs that a comparison was\n"
    "sure to find were found (at 99 % confidence), 2 something cannot be run\n"
    "or read, or REGEX matches no series.\n"
    "Examples:\n"
    "./padlab bench check-noise --tier=smoke --comparisons=3 --inject=A/:5%\n",
    "--comparisons=N     compare N times (default 1)\n"
    "--minutes=M         begin no comparison after M minutes\n"
    "--anew              discard what an interrupted check has found\n"
    "--inject=REGEX:P%   make series whose names match REGEX slower by P "
    "percent;\n"
    "                    each P is a comparison of its own\n"};

namespace {
struct NoiseArguments : CompareOptions {
  unsigned comparisons = 1;
  double minutes = 1e9;
  /// One entry for each slow-down.
  std::vector<Injection> injections;
  bool wantsHelp = false, anew = false;

  void read(llvm::ArrayRef<char *> arguments);

private:
  void readInjections(llvm::StringRef text);
};

class NoiseCheck {
public:
  NoiseCheck(const NoiseArguments &arguments, std::string tool);

  /// Runs until all comparisons are done, or the time is over. The error is one
  /// line; earlier results are kept.
  llvm::Error run();
  const NoiseTally &getTally() const { return tally; }

private:
  llvm::Error compareOnce(unsigned number);
  llvm::Expected<std::vector<std::vector<SeriesComparison>>>
  compareAll(const RunPlan &plan) const;
  llvm::Error rerun(RunPlan plan,
                    std::vector<std::vector<SeriesComparison>> &first) const;
  void count(size_t variant, const SeriesComparison &series);
  llvm::Error checkInjections() const;

  const NoiseArguments &arguments;
  CompareRule rule;
  RunPlan plan;
  NoiseState state;
  NoiseTally tally;
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
    else if (flag == "--anew")
      anew = true;
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

/// Returns the identity of the build, and the parameters of its comparisons.
static std::string getIdentity(const NoiseArguments &arguments,
                               const std::string &tool) {
  llvm::sys::fs::file_status status;
  (void)llvm::sys::fs::status(tool, status);
  std::string identity = llvm::formatv(
      "{0} {1} {2} {3}+{4} {5} {6}", tool, status.getSize(),
      status.getLastModificationTime().time_since_epoch().count(),
      arguments.runs, arguments.reruns, arguments.rule.minimalEffect,
      arguments.rule.falseDiscoveryRate);
  for (const Injection &injection : arguments.injections)
    identity += llvm::formatv(" {0}:{1}", injection.pattern, injection.share);
  for (const std::string &flag : arguments.forRuns)
    identity += " " + flag;
  return identity;
}

/// The first variant is the baseline, and the second one is the same build
/// again.
NoiseCheck::NoiseCheck(const NoiseArguments &arguments, std::string tool)
    : arguments(arguments), rule(arguments.rule),
      state(arguments.getComparisonsFolder(), getIdentity(arguments, tool)) {
  rule.rerunValues = arguments.reruns;
  plan.variants = {{"A", tool, {}}, {"same", tool, {}}};
  for (const Injection &injection : arguments.injections) {
    std::string percent = llvm::formatv("{0}%", injection.share * 100);
    // The number distinguishes the files of injections of equal percentages.
    plan.variants.push_back(
        {llvm::formatv("slower-{0}-by-{1}", plan.variants.size() - 1, percent),
         tool,
         {"--inject=" + injection.pattern + ":" + percent}});
  }
  plan.runs = arguments.runs;
  plan.arguments = arguments.forRuns;
  plan.folder = arguments.getComparisonsFolder() + "/" + state.getName().str();
}

/// Compares each variant except the first with the first.
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

/// Reruns all series that are flagged for any variant. For each variant, these
/// runs decide whether its flagged series are confirmed.
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
  if (variant == 0)
    return tally.addEqual(series);
  const Injection &injection = arguments.injections[variant - 1];
  if (injection.matches(series.name))
    tally.addSlower(series, injection.share);
}

/// Returns an error if an injection matches no series.
llvm::Error NoiseCheck::checkInjections() const {
  std::vector<std::string> names = tally.listSeries();
  for (const Injection &injection : arguments.injections)
    if (llvm::none_of(names, [&](const std::string &name) {
          return injection.matches(name);
        }))
      return llvm::createStringError("--inject: no series matches '" +
                                     injection.pattern + "'");
  return llvm::Error::success();
}

llvm::Error NoiseCheck::compareOnce(unsigned number) {
  RunPlan one = plan;
  one.folder += "/" + std::to_string(number);
  // Removes the folders of a comparison that was interrupted.
  for (const std::string &folder : {one.folder, one.folder + "-again"})
    (void)llvm::sys::fs::remove_directories(folder);
  auto comparisons = compareAll(one);
  if (!comparisons)
    return comparisons.takeError();
  if (llvm::Error error = rerun(one, *comparisons))
    return error;
  for (size_t variant = 0; variant != comparisons->size(); ++variant)
    for (const SeriesComparison &series : (*comparisons)[variant])
      count(variant, series);
  // Many comparisons would leave too many files.
  if (arguments.comparisons > 1)
    for (const std::string &folder : {one.folder, one.folder + "-again"})
      (void)llvm::sys::fs::remove_directories(folder);
  return llvm::Error::success();
}

llvm::Error NoiseCheck::run() {
  if (arguments.anew)
    state.remove();
  unsigned done = state.load(tally), failures = 0;
  if (done != 0)
    llvm::errs() << "going on after " << done
                 << (done == 1 ? " comparison" : " comparisons")
                 << " of an interrupted check\n";
  double end = readMonotonicClock() + arguments.minutes * 60;
  bool isFirst = true;
  while (done < arguments.comparisons &&
         (isFirst || readMonotonicClock() < end)) {
    isFirst = false;
    llvm::errs() << "comparison " << done + 1 << " of " << arguments.comparisons
                 << '\n';
    if (llvm::Error error = compareOnce(done)) {
      constexpr unsigned mostFailures = 3;
      if (++failures == mostFailures)
        return error;
      llvm::errs() << llvm::toString(std::move(error)) << "\ncomparison "
                   << done + 1 << " is made again\n";
      continue;
    }
    failures = 0;
    if (llvm::Error error = checkInjections())
      return error;
    if (llvm::Error error = state.save(++done, tally))
      return error;
    // Show the sums so far, in case the check is ended early.
    if (arguments.comparisons > 1)
      tally.printSums(llvm::errs());
  }
  if (done >= arguments.comparisons)
    state.remove();
  return llvm::Error::success();
}

int padlab::runCheckNoiseCommand(llvm::ArrayRef<char *> words,
                                 const char *self) {
  NoiseArguments arguments;
  arguments.read(words);
  if (arguments.wantsHelp) {
    CompareOptions::printManual(noiseManual);
    return exitWith("padlab-bench", ExitCode::Agree);
  }
  if (!arguments.error.empty())
    return failComparison(arguments.error);
  static int address;
  NoiseCheck check(arguments,
                   arguments.operands.empty()
                       ? llvm::sys::fs::getMainExecutable(self, &address)
                       : arguments.operands.front());
  llvm::Error error = check.run();
  bool hasFailed = bool(error);
  if (hasFailed)
    failComparison(llvm::toString(std::move(error)));
  if (arguments.json)
    check.getTally().printJSON(llvm::outs());
  else
    check.getTally().print(llvm::outs());
  if (hasFailed)
    return exitWith("padlab-bench", ExitCode::BadInput);
  return exitWith("padlab-bench", check.getTally().isGood() ? ExitCode::Agree
                                                            : ExitCode::Defect);
}
