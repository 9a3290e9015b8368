//===- HistoryCommand.cpp - padlab-bench history ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/CompareCommand.h"

#include "Builds.h"
#include "CompareOptions.h"
#include "NumberText.h"

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/Manual.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <cmath>

using namespace padlab;
namespace json = llvm::json;

static const ManualPage historyManual = {
    "padlab-bench history", "FOLDER [--json]",
    "Summarizes each series over a folder of result files.\n"
    "The files are of one machine, and their names sort by time. Prints for\n"
    "each series its newest level, how much single runs vary around it, how\n"
    "much runs of equal code vary, and in which files the level changed.\n"
    "Exit codes:\n"
    "0 done, 2 something cannot be read.\n"
    "Examples:\n"
    "./padlab bench history results\n",
    "--json    print one JSON object per series, each on a line of its own"};

/// Collects the values of a series, and the file of each.
static void collect(llvm::StringRef name, Runs runs,
                    std::vector<HistoryPoint> &points,
                    std::vector<std::string> &files) {
  for (const ResultFile &run : runs) {
    SeriesSample sample = takeSample(name, llvm::ArrayRef(run));
    if (!sample.error.empty())
      continue;
    points.push_back(getHistoryPoint(sample));
    files.push_back(llvm::sys::path::filename(run.path).str());
  }
}

/// Returns the relative change and the file of each change of level.
static std::vector<std::pair<double, std::string>>
describeChanges(llvm::ArrayRef<HistoryPoint> points,
                llvm::ArrayRef<std::string> files, const NoiseBand &band) {
  std::vector<std::pair<double, std::string>> changes;
  std::vector<size_t> ends = band.changes;
  ends.push_back(points.size());
  double last = 0;
  size_t begin = 0;
  for (size_t end : ends) {
    std::vector<double> level;
    for (const HistoryPoint &point : points.slice(begin, end - begin))
      level.push_back(point.value);
    double center = getMedian(std::move(level));
    if (begin != 0)
      changes.push_back({std::expm1(center - last), files[begin]});
    last = center;
    begin = end;
  }
  return changes;
}

static void printText(llvm::StringRef name, const NoiseBand &band,
                      llvm::ArrayRef<std::pair<double, std::string>> changes) {
  llvm::outs() << llvm::formatv(
      "{0,5} {1,10:e3} {2,7} {3,10}  {4}\n", band.count, std::exp(band.center),
      formatPercent(band.deviation),
      band.floor ? formatPercent(*band.floor) : "-", name);
  for (const auto &[change, file] : changes)
    llvm::outs() << "        " << (change < 0 ? "" : "+")
                 << formatPercent(change) << " in " << file << '\n';
}

static void printJSON(llvm::StringRef name, const NoiseBand &band,
                      llvm::ArrayRef<std::pair<double, std::string>> changes) {
  json::Array list;
  for (const auto &[change, file] : changes)
    list.push_back(json::Object{{"change", change}, {"file", file}});
  json::Object object{{"series", name},
                      {"level", std::exp(band.center)},
                      {"runs", int64_t(band.count)},
                      {"noise", band.deviation},
                      {"changes", std::move(list)}};
  if (band.floor)
    object["floor"] = *band.floor;
  if (band.count >= NoiseBand::minRuns)
    object["band"] = band.getHalfWidth();
  llvm::outs() << json::Value(std::move(object)) << '\n';
}

int padlab::runHistoryCommand(llvm::ArrayRef<char *> words) {
  std::string folder;
  bool wantsJSON = false;
  for (llvm::StringRef word : words) {
    if (word == "--help" || word == "-h") {
      printManual(historyManual);
      return exitWith("padlab-bench", ExitCode::Agree);
    }
    if (word == "--json")
      wantsJSON = true;
    else if (word.starts_with("-") || !folder.empty())
      return failComparison("'" + word + "' is not known, see --help");
    else
      folder = word.str();
  }
  if (!llvm::sys::fs::is_directory(folder))
    return failComparison(folder + ": error: is no folder");
  llvm::Expected<std::vector<ResultFile>> runs = readHistory(folder);
  if (!runs)
    return failComparison(llvm::toString(runs.takeError()));
  if (!wantsJSON)
    llvm::outs() << llvm::formatv("{0,5} {1,10} {2,7} {3,10}  {4}\n", "runs",
                                  "level", "noise", "equal code", "series");
  for (const std::string &name : listSeries(*runs)) {
    std::vector<HistoryPoint> points;
    std::vector<std::string> files;
    collect(name, *runs, points, files);
    if (points.empty())
      continue;
    NoiseBand band = estimateNoise(points);
    auto changes = describeChanges(points, files, band);
    (wantsJSON ? printJSON : printText)(name, band, changes);
  }
  return exitWith("padlab-bench", ExitCode::Agree);
}
