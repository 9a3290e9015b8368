//===- CompareReport.cpp - a comparison as text, JSON or LNT ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompareReport.h"

#include "NumberText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace padlab;
namespace json = llvm::json;

static llvm::StringRef getUnitName(SampleUnit unit) {
  switch (unit) {
  case SampleUnit::Pair:
    return "pairs of runs";
  case SampleUnit::Run:
    return "runs";
  case SampleUnit::Placement:
    return "placements";
  case SampleUnit::Round:
    return "rounds";
  }
  llvm_unreachable("unknown unit");
}

static std::string getSigned(double change) {
  return (change < 0 ? "" : "+") + formatPercent(change);
}

template <typename Comparison>
static bool isShown(const Comparison &comparison, Shown shown) {
  return shown == Shown::All || comparison.outcome != Outcome::Same;
}

static std::string getInterval(const SeriesComparison &series) {
  return getSigned(std::expm1(series.shift.low)) + " to " +
         getSigned(std::expm1(series.shift.high));
}

static void printRow(llvm::raw_ostream &os, const SeriesComparison &series) {
  if (series.outcome == Outcome::Missing) {
    os << llvm::formatv("{0,-12} {1}: {2}\n", toString(series.outcome),
                        series.name, series.note);
    return;
  }
  os << llvm::formatv("{0,-12} {1,9} {2,22} {3,8:f4} {4,7} {5,7}  {6}\n",
                      toString(series.outcome), getSigned(series.getChange()),
                      getInterval(series), series.adjusted,
                      formatPercent(series.deviation),
                      formatPercent(series.detectable), series.name);
  if (!series.note.empty())
    os << "  " << series.note << '\n';
}

/// Prints, for example, "40 series: 38 same, 2 regression; up to 5 and 5 runs;
/// detectable, the median: 1.2 %".
static void printSummary(llvm::raw_ostream &os,
                         llvm::ArrayRef<SeriesComparison> comparisons) {
  std::map<Outcome, size_t> counts;
  const SeriesComparison *measured = nullptr;
  std::vector<double> detectable;
  for (const SeriesComparison &series : comparisons) {
    ++counts[series.outcome];
    if (series.outcome == Outcome::Missing)
      continue;
    detectable.push_back(series.detectable);
    if (!measured || series.values.a.size() > measured->values.a.size())
      measured = &series;
  }
  os << comparisons.size() << " series:";
  llvm::StringRef separator = " ";
  for (auto [outcome, count] : counts) {
    os << separator << count << ' ' << toString(outcome);
    separator = ", ";
  }
  if (measured) {
    os << "; up to " << measured->values.a.size();
    if (!measured->values.isPaired())
      os << " and " << measured->values.b.size();
    os << ' ' << getUnitName(measured->unit) << "; detectable, the median: "
       << formatPercent(getMedian(std::move(detectable)));
  }
  os << '\n';
}

/// Returns the series to show, the largest slow-down first; those without a
/// change come last.
static std::vector<const SeriesComparison *>
selectRows(llvm::ArrayRef<SeriesComparison> comparisons, Shown shown) {
  std::vector<const SeriesComparison *> rows;
  for (const SeriesComparison &series : comparisons)
    if (isShown(series, shown))
      rows.push_back(&series);
  llvm::sort(rows, [](const SeriesComparison *a, const SeriesComparison *b) {
    return std::tuple(a->outcome == Outcome::Same, -a->shift.shift, a->name) <
           std::tuple(b->outcome == Outcome::Same, -b->shift.shift, b->name);
  });
  return rows;
}

void padlab::printTable(llvm::raw_ostream &os,
                        llvm::ArrayRef<SeriesComparison> comparisons,
                        Shown shown) {
  std::vector<const SeriesComparison *> rows = selectRows(comparisons, shown);
  if (!rows.empty())
    os << llvm::formatv("{0,-12} {1,9} {2,22} {3,8} {4,7} {5,7}  {6}\n",
                        "outcome", "change", "interval", "p", "noise", "finds",
                        "series");
  for (const SeriesComparison *series : rows)
    printRow(os, *series);
  printSummary(os, comparisons);
}

/// Prints, for example,
/// "78 figures of memory and instructions: 77 same, 1 regression".
static void printSummary(llvm::raw_ostream &os,
                         llvm::ArrayRef<ExactComparison> exact) {
  std::map<Outcome, size_t> counts;
  for (const ExactComparison &comparison : exact)
    ++counts[comparison.outcome];
  os << exact.size() << " figures of memory and instructions:";
  llvm::ListSeparator separator(",");
  for (auto [outcome, count] : counts)
    os << separator << ' ' << count << ' ' << toString(outcome);
  os << '\n';
}

void padlab::printTable(llvm::raw_ostream &os,
                        llvm::ArrayRef<ExactComparison> exact, Shown shown) {
  if (exact.empty())
    return;
  for (const ExactComparison &one : exact)
    if (isShown(one, shown))
      os << llvm::formatv("{0,-12} {1,9} {2,10:f3} to {3,8:f3}  {4}: {5}\n",
                          toString(one.outcome), getSigned(one.getChange()),
                          one.a, one.b, one.counter->title, one.series);
  printSummary(os, exact);
}

void padlab::printMarkdown(llvm::raw_ostream &os,
                           llvm::ArrayRef<SeriesComparison> comparisons,
                           Shown shown) {
  std::vector<const SeriesComparison *> rows = selectRows(comparisons, shown);
  if (!rows.empty())
    os << "| outcome | time | interval | finds | series "
          "|\n|---|---|---|---|---|"
          "\n";
  for (const SeriesComparison *row : rows) {
    os << "| " << toString(row->outcome) << " | ";
    if (row->outcome == Outcome::Missing)
      os << " | | | `" << row->name << "`: " << row->note << " |\n";
    else
      os << getSigned(row->getChange()) << " | " << getInterval(*row) << " | "
         << formatPercent(row->detectable) << " | `" << row->name << "` |\n";
  }
  os << '\n';
  printSummary(os, comparisons);
}

void padlab::printMarkdown(llvm::raw_ostream &os,
                           llvm::ArrayRef<ExactComparison> exact, Shown shown) {
  if (exact.empty())
    return;
  os << '\n';
  if (llvm::any_of(exact, [&](auto &one) { return isShown(one, shown); }))
    os << "| outcome | change | before | after | figure | series |\n"
          "|---|---|---|---|---|---|\n";
  for (const ExactComparison &one : exact)
    if (isShown(one, shown))
      os << llvm::formatv("| {0} | {1} | {2:f3} | {3:f3} | {4} | `{5}` |\n",
                          toString(one.outcome), getSigned(one.getChange()),
                          one.a, one.b, one.counter->title, one.series);
  os << '\n';
  printSummary(os, exact);
}

json::Object padlab::toJSON(const SeriesComparison &series) {
  json::Object object{{"series", series.name},
                      {"outcome", toString(series.outcome)}};
  if (!series.note.empty())
    object["note"] = series.note;
  if (series.outcome == Outcome::Missing)
    return object;
  object["change"] = series.getChange();
  object["low"] = std::expm1(series.shift.low);
  object["high"] = std::expm1(series.shift.high);
  object["confidence"] = series.shift.confidence;
  object["p"] = series.pValue;
  object["pAdjusted"] = series.adjusted;
  object[series.values.isPaired() ? "rankCorrelation" : "cliffsDelta"] =
      series.effect;
  object["unit"] = getUnitName(series.unit);
  object["valuesOfA"] = int64_t(series.values.a.size());
  object["valuesOfB"] = int64_t(series.values.b.size());
  object["noise"] = toFiniteNumber(series.deviation);
  object["band"] = toFiniteNumber(series.band);
  object["detectable"] = toFiniteNumber(series.detectable);
  object["sameCode"] = series.hasSameCode;
  return object;
}

void padlab::printLines(llvm::raw_ostream &os,
                        llvm::ArrayRef<SeriesComparison> comparisons,
                        Shown shown) {
  for (const SeriesComparison &series : comparisons)
    if (isShown(series, shown))
      os << json::Value(toJSON(series)) << '\n';
}

void padlab::printLines(llvm::raw_ostream &os,
                        llvm::ArrayRef<ExactComparison> exact, Shown shown) {
  for (const ExactComparison &one : exact)
    if (isShown(one, shown))
      os << json::Value(
                json::Object{{"series", one.series},
                             {"counter", one.counter->name},
                             {"outcome", toString(one.outcome)},
                             {"a", one.a},
                             {"b", one.b},
                             {"change", toFiniteNumber(one.getChange())}})
         << '\n';
}

/// Returns the date without the time zone: Google Benchmark writes
/// `2026-11-22T07:52:57+00:00`.
static std::string getDate(const ResultFile &file) {
  return file.getContext("date").take_front(19).str();
}

json::Object padlab::toLNT(Runs runs) {
  const ResultFile &first = runs.front();
  auto get = [&](llvm::StringRef key) { return first.getContext(key).str(); };
  std::map<std::string, json::Array> times;
  std::string cpu = get("target_cpu");
  for (const ResultFile &run : runs)
    for (const ResultSeries &series : run.series)
      for (const ResultRound &round : series.rounds)
        times["padlab." + series.name + (cpu == "native" ? "" : "@" + cpu)]
            .push_back(round.seconds);
  json::Array tests;
  for (auto &[name, values] : times)
    tests.push_back(
        json::Object{{"name", name}, {"execution_time", std::move(values)}});
  return json::Object{
      {"format_version", "2"},
      {"machine", json::Object{{"name", get("fingerprint")},
                               {"cpu", get("machine_cpu")},
                               {"cores", get("machine_cores")},
                               {"kernel", get("machine_kernel")}}},
      {"run", json::Object{{"start_time", getDate(first)},
                           {"end_time", getDate(runs.back())},
                           {"llvm_project_revision", get("llvm_version")},
                           {"padlab", get("padlab_revision")}}},
      {"tests", std::move(tests)}};
}
