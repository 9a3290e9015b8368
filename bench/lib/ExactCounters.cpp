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
    {"peak_over_result", "peak memory over the result's bytes", "peak memory"},
    {"allocations", "allocations a call", "allocations"},
    {"instructions", "instructions a call", "instructions"},
    {"compiler_instructions", "instructions of the compiler", "instructions",
     compilerTolerance}};

llvm::ArrayRef<ExactCounter> padlab::getExactCounters() {
  return exactCounters;
}

double ExactComparison::getChange() const {
  if (a == b)
    return 0;
  return a == 0 ? std::numeric_limits<double>::infinity() : b / a - 1;
}

static bool areEqual(double a, double b, double tolerance) {
  return std::fabs(a - b) <= tolerance * std::max(std::fabs(a), std::fabs(b));
}

namespace {
/// The value of a counter in the first run of a side, and whether all of the
/// side's runs agree.
struct SideValue {
  double value = 0;
  bool agrees = true;
};
} // namespace

/// Reads a counter of a series from all runs of a side; returns nullopt if a
/// run does not have it.
static std::optional<SideValue> read(Runs runs, llvm::StringRef series,
                                     const ExactCounter &counter) {
  std::optional<SideValue> side;
  for (const ResultFile &run : runs) {
    const ResultSeries *found = run.find(series);
    if (!found || !found->error.empty())
      return std::nullopt;
    auto it = found->counters.find(counter.name.str());
    if (it == found->counters.end())
      return std::nullopt;
    if (!side)
      side = SideValue{it->second};
    else
      side->agrees &= areEqual(side->value, it->second, counter.tolerance);
  }
  return side;
}

static Outcome judge(const SideValue &a, const SideValue &b, double tolerance) {
  if (!a.agrees || !b.agrees)
    return Outcome::Undecided;
  if (areEqual(a.value, b.value, tolerance))
    return Outcome::Same;
  return b.value > a.value ? Outcome::Regression : Outcome::Improvement;
}

std::vector<ExactComparison> padlab::compareExact(Runs a, Runs b) {
  std::vector<ExactComparison> all;
  for (const std::string &series : listSeries(a))
    for (const ExactCounter &counter : exactCounters) {
      std::optional<SideValue> ofA = read(a, series, counter);
      std::optional<SideValue> ofB = read(b, series, counter);
      if (ofA && ofB)
        all.push_back({series, &counter, ofA->value, ofB->value,
                       judge(*ofA, *ofB, counter.tolerance)});
    }
  return all;
}
