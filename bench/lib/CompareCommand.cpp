//===- CompareCommand.cpp - padlab-bench compare ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/CompareCommand.h"

#include "Builds.h"
#include "CompareOptions.h"
#include "Runs.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace padlab;

static const ManualPage compareManual = {
    "padlab-bench compare",
    "A B [--history=FOLDER] [--across-machines] [--export=lnt FILE] [FLAGS]",
    "Says which series are slower, or take more memory, in B than in A.\n"
    "A and B are result files (--benchmark_out), folders of them (runs of one\n"
    "build), builds of padlab-bench, revisions (git:REV), LLVMs\n"
    "(llvm:MLIR_DIR), or the roots of ./padlab root (root:trunk). Builds of\n"
    "both sides are run in turn, slice by slice, and what looks different is\n"
    "run again before it counts. For a revision or an LLVM, this repository "
    "is\n"
    "built below --state. A revision is built with the LLVM of "
    "PADLAB_LLVM_DIR\n"
    "if that is set.\n"
    "Exit codes:\n"
    "0 no regression, 1 a regression, 2 something cannot be read or compared.\n"
    "Examples:\n"
    "./padlab bench compare before.json after.json\n"
    "./padlab bench compare git:HEAD~1 build/release/bin/padlab-bench "
    "--tier=smoke\n",
    "--history=FOLDER    older result files of this machine, whose names sort\n"
    "                    by time; they give the noise of each series\n"
    "--across-machines   compare results of different machines\n"
    "--markdown          print tables that can be pasted into a pull request\n"
    "--export=lnt FILE   also write B's times in LNT's format\n"};

namespace {
struct CompareArguments : CompareOptions {
  std::string history, exported;
  bool acrossMachines = false, markdown = false, wantsHelp = false;

  void read(llvm::ArrayRef<char *> arguments);
};

/// The runs of both sides.
struct Sides {
  std::vector<ResultFile> a, b;
};
} // namespace

void CompareArguments::read(llvm::ArrayRef<char *> arguments) {
  for (; !arguments.empty(); arguments = arguments.drop_front()) {
    llvm::StringRef flag = arguments.front();
    if (flag == "--help" || flag == "-h") {
      wantsHelp = true;
    } else if (flag == "--across-machines") {
      acrossMachines = true;
    } else if (flag == "--markdown") {
      markdown = true;
    } else if (flag.consume_front("--history=")) {
      history = flag.str();
    } else if (flag.consume_front("--export=")) {
      if (flag != "lnt" || arguments.size() < 2) {
        error = "--export=lnt FILE is the only export";
        return;
      }
      arguments = arguments.drop_front();
      exported = arguments.front();
    } else if (!CompareOptions::read(flag)) {
      readOther(flag);
    }
  }
  if (error.empty() && operands.size() != 2)
    error = "compare takes two operands, see --help";
}

/// Lists the entries of A's context whose keys begin with `prefix` and whose
/// values differ from B's, each as "key: A's and B's".
static std::vector<std::string> listDifferences(const ResultFile &a,
                                                const ResultFile &b,
                                                llvm::StringRef prefix) {
  std::vector<std::string> differences;
  for (const auto &[key, value] : a.context)
    if (llvm::StringRef(key).starts_with(prefix) && b.getContext(key) != value)
      differences.push_back(
          (key + ": " + value + " and " + b.getContext(key)).str());
  return differences;
}

/// Returns why the two sides must not be compared; empty if they may be. Warns
/// of conditions that make times unreliable.
static std::string checkContexts(const Sides &sides, bool acrossMachines) {
  for (const std::vector<ResultFile> *runs : {&sides.a, &sides.b})
    for (const ResultFile &run : *runs) {
      const ResultFile &first = sides.a.front();
      llvm::StringRef busy = run.getContext("busy");
      if (!busy.empty() && busy != "no")
        llvm::errs() << run.path << ": warning: the machine was busy: " << busy
                     << '\n';
      if (run.getFingerprint() == first.getFingerprint())
        continue;
      std::string message =
          "the machines differ (" +
          llvm::join(listDifferences(first, run, "machine_"), "; ") + ")";
      if (!acrossMachines)
        return message + ": times are not comparable (--across-machines "
                         "compares them nevertheless)";
      llvm::errs() << "padlab-bench: warning: " << message << '\n';
      return "";
    }
  for (const char *key : {"target_cpu", "llvm_version", "padlab_revision"})
    for (const std::string &difference :
         listDifferences(sides.a.front(), sides.b.front(), key))
      llvm::errs() << difference << '\n';
  return "";
}

static llvm::Error exportLNT(const std::string &path, Runs runs) {
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (!error) {
    os << llvm::json::Value(toLNT(runs)) << '\n';
    os.flush();
    error = os.error();
    os.clear_error();
  }
  return error ? llvm::createStringError(path + ": error: " + error.message())
               : llvm::Error::success();
}

static int report(const CompareArguments &arguments,
                  llvm::ArrayRef<SeriesComparison> comparisons,
                  const Sides &sides) {
  if (!arguments.exported.empty())
    if (llvm::Error error = exportLNT(arguments.exported, sides.b))
      return failComparison(llvm::toString(std::move(error)));
  if (comparisons.empty())
    return failComparison("there is no series to compare");
  std::vector<ExactComparison> exact = compareExact(sides.a, sides.b);
  auto print = [&](const auto &some) {
    if (arguments.json)
      printLines(llvm::outs(), some, arguments.shown);
    else if (arguments.markdown)
      printMarkdown(llvm::outs(), some, arguments.shown);
    else
      printTable(llvm::outs(), some, arguments.shown);
  };
  print(llvm::ArrayRef(comparisons));
  print(llvm::ArrayRef(exact));
  auto isAlert = [](const auto &comparison) { return comparison.isAlert(); };
  bool isWorse =
      llvm::any_of(comparisons, isAlert) || llvm::any_of(exact, isAlert);
  return exitWith("padlab-bench", isWorse ? ExitCode::Defect : ExitCode::Agree);
}

/// Compares two builds: all series first, then the flagged ones again.
static llvm::Expected<std::vector<SeriesComparison>>
compareBuilds(const CompareArguments &arguments, const std::string &a,
              const std::string &b, const NoiseBands &noise, Sides &sides) {
  RunPlan plan;
  plan.variants = {{"A", a, {}}, {"B", b, {}}};
  plan.runs = arguments.runs;
  plan.arguments = arguments.forRuns;
  plan.folder = arguments.getFolder();
  llvm::errs() << "runs are kept in " << plan.folder << '\n';
  CompareRule rule = arguments.rule;
  rule.rerunValues = arguments.reruns;
  llvm::Expected<RunsOfVariants> runs = runInterleaved(plan);
  if (!runs)
    return runs.takeError();
  sides = {std::move((*runs)[0]), std::move((*runs)[1])};
  std::vector<SeriesComparison> comparisons =
      compareRuns(sides.a, sides.b, rule, Timing::Interleaved, noise);
  for (const SeriesComparison &series : comparisons)
    if (isFlagged(series.outcome))
      plan.series.push_back(series.name);
  if (plan.series.empty())
    return comparisons;
  llvm::errs() << plan.series.size() << " series look different: run again\n";
  plan.runs = arguments.reruns;
  plan.folder += "/again";
  llvm::Expected<RunsOfVariants> again = runInterleaved(plan);
  if (!again)
    return again.takeError();
  confirm(
      comparisons,
      compareRuns((*again)[0], (*again)[1], rule, Timing::Interleaved, noise),
      rule);
  return comparisons;
}

int padlab::runCompareCommand(llvm::ArrayRef<char *> words) {
  CompareArguments arguments;
  arguments.read(words);
  if (arguments.wantsHelp) {
    CompareOptions::printManual(compareManual);
    return exitWith("padlab-bench", ExitCode::Agree);
  }
  if (!arguments.error.empty())
    return failComparison(arguments.error);
  auto fail = [](llvm::Error error) {
    return failComparison(llvm::toString(std::move(error)));
  };
  NoiseBands noise;
  if (!arguments.history.empty()) {
    if (!llvm::sys::fs::is_directory(arguments.history))
      return failComparison(arguments.history + ": error: is no folder");
    llvm::Expected<std::vector<ResultFile>> history =
        readHistory(arguments.history);
    if (!history)
      return fail(history.takeError());
    noise = estimateNoiseBands(*history);
  }
  auto found =
      findSides(arguments.operands[0], arguments.operands[1], arguments.state);
  if (!found)
    return fail(found.takeError());
  auto &[a, b] = *found;
  Sides sides;
  std::vector<SeriesComparison> comparisons;
  if (!a.tool.empty()) {
    auto compared = compareBuilds(arguments, a.tool, b.tool, noise, sides);
    if (!compared)
      return fail(compared.takeError());
    comparisons = std::move(*compared);
  } else {
    if (!arguments.forRuns.empty())
      return failComparison("result files take no flag '" +
                            arguments.forRuns.front() + "'");
    sides = {std::move(a.runs), std::move(b.runs)};
    std::string why = checkContexts(sides, arguments.acrossMachines);
    if (!why.empty())
      return failComparison(why);
    comparisons =
        compareRuns(sides.a, sides.b, arguments.rule, Timing::Apart, noise);
  }
  return report(arguments, comparisons, sides);
}
