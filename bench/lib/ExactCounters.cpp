//===- ExactCounters.cpp - figures without noise ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/ExactCounters.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <limits>

using namespace padlab;

static constexpr ExactCounter exactCounters[] = {
    {"peak_over_result", "peak memory over the result's bytes"},
    {"allocations", "allocations a call"}};

llvm::ArrayRef<ExactCounter> padlab::getExactCounters() {
  return exactCounters;
}

double ExactComparison::getChange() const {
  if (a == b)
    return 0;
  return a == 0 ? std::numeric_limits<double>::infinity() : b / a - 1;
}

/// Result files print numbers with fewer digits than a double has.
static bool areEqual(double a, double b) {
  constexpr double precision = 1e-6;
  return std::fabs(a - b) <= precision * std::max(std::fabs(a), std::fabs(b));
}

namespace {
/// A counter in all runs of one side.
struct SideValue {
  double value = 0;
  bool agrees = true;
};
} // namespace

/// Returns nullopt if a run does not have the counter.
static std::optional<SideValue> read(Runs runs, llvm::StringRef series,
                                     llvm::StringRef counter) {
  std::optional<SideValue> side;
  for (const ResultFile &run : runs) {
    const ResultSeries *found = run.find(series);
    if (!found || !found->error.empty())
      return std::nullopt;
    auto it = found->counters.find(counter.str());
    if (it == found->counters.end())
      return std::nullopt;
    if (!side)
      side = SideValue{it->second};
    else
      side->agrees &= areEqual(side->value, it->second);
  }
  return side;
}

static Outcome judge(const SideValue &a, const SideValue &b) {
  if (!a.agrees || !b.agrees)
    return Outcome::Undecided;
  if (areEqual(a.value, b.value))
    return Outcome::Same;
  return b.value > a.value ? Outcome::Regression : Outcome::Improvement;
}

std::vector<ExactComparison> padlab::compareExact(Runs a, Runs b) {
  std::vector<ExactComparison> all;
  for (const std::string &series : listSeries(a))
    for (const ExactCounter &counter : exactCounters) {
      std::optional<SideValue> ofA = read(a, series, counter.name);
      std::optional<SideValue> ofB = read(b, series, counter.name);
      if (ofA && ofB)
        all.push_back(
            {series, &counter, ofA->value, ofB->value, judge(*ofA, *ofB)});
    }
  return all;
}
