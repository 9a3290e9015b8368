//===- NoiseTally.cpp - what comparisons of equal builds found --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NoiseTally.h"

#include "NumberText.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <limits>

using namespace padlab;
namespace json = llvm::json;

/// Tests the number of slow-downs that were found, with the normal
/// approximation of the binomial distribution. One miss is always allowed,
/// because it may be chance if there are few comparisons.
bool NoiseTally::Found::keepsPromise() const {
  double expected = 0.95 * promised;
  return foundPromised + 1 >= expected - 2.33 * std::sqrt(expected * 0.05);
}

void NoiseTally::addEqual(const SeriesComparison &one) {
  Counts &counts = series[one.name];
  ++counts.comparisons;
  counts.falseAlerts += isFlagged(one.outcome);
  counts.noise.push_back(one.deviation);
  counts.detectable.push_back(one.detectable);
}

void NoiseTally::addSlower(const SeriesComparison &one, double share) {
  Found &found = series[one.name].slower[share];
  ++found.comparisons;
  found.found += one.isAlert();
  if (one.detectable > share)
    return;
  ++found.promised;
  found.foundPromised += one.isAlert();
}

std::vector<std::string> NoiseTally::listSeries() const {
  std::vector<std::string> names;
  for (const auto &[name, ignored] : series)
    names.push_back(name);
  return names;
}

NoiseTally::Counts NoiseTally::sum() const {
  Counts all;
  for (const auto &[name, counts] : series) {
    all.comparisons += counts.comparisons;
    all.falseAlerts += counts.falseAlerts;
    for (const auto &[share, found] : counts.slower) {
      Found &sum = all.slower[share];
      sum.comparisons += found.comparisons;
      sum.found += found.found;
      sum.promised += found.promised;
      sum.foundPromised += found.foundPromised;
    }
  }
  return all;
}

bool NoiseTally::isGood() const {
  Counts all = sum();
  bool isGood = all.falseAlerts * 1000.0 <= all.comparisons;
  for (const auto &[share, found] : all.slower)
    isGood &= found.keepsPromise();
  return isGood;
}

static std::string formatCount(unsigned some, unsigned all) {
  return llvm::formatv("{0} of {1}", some, all);
}

void NoiseTally::print(llvm::raw_ostream &os) const {
  os << llvm::formatv("{0,7} {1,7} {2,12}", "noise", "finds", "false alerts");
  Counts all = sum();
  for (const auto &[share, ignored] : all.slower)
    os << llvm::formatv(" {0,9} {1,9}", "+" + formatPercent(share), "promised");
  os << "  series\n";
  for (const auto &[name, counts] : series) {
    os << llvm::formatv("{0,7} {1,7} {2,12}",
                        formatPercent(getMedian(counts.noise)),
                        formatPercent(getMedian(counts.detectable)),
                        formatCount(counts.falseAlerts, counts.comparisons));
    for (const auto &[share, ignored] : all.slower) {
      auto it = counts.slower.find(share);
      std::string found, promised;
      if (it != counts.slower.end()) {
        const Found &one = it->second;
        found = formatCount(one.found, one.comparisons);
        promised = formatCount(one.foundPromised, one.promised);
      }
      os << llvm::formatv(" {0,9} {1,9}", found, promised);
    }
    os << "  " << name << '\n';
  }
  printSums(os);
}

void NoiseTally::printSums(llvm::raw_ostream &os) const {
  Counts all = sum();
  os << "false alerts: " << formatCount(all.falseAlerts, all.comparisons)
     << " comparisons of a series\n";
  for (const auto &[share, found] : all.slower)
    os << "slower by " << formatPercent(share) << ": found "
       << formatCount(found.found, found.comparisons)
       << "; where it was promised, "
       << formatCount(found.foundPromised, found.promised)
       << (found.keepsPromise() ? "" : ", which is less than 95 %") << '\n';
}

void NoiseTally::printJSON(llvm::raw_ostream &os) const {
  for (const auto &[name, counts] : series) {
    json::Array injected;
    for (const auto &[share, found] : counts.slower)
      injected.push_back(
          json::Object{{"slowdown", share},
                       {"comparisons", int64_t(found.comparisons)},
                       {"found", int64_t(found.found)},
                       {"promised", int64_t(found.promised)},
                       {"foundPromised", int64_t(found.foundPromised)}});
    os << json::Value(json::Object{
              {"series", name},
              {"comparisons", int64_t(counts.comparisons)},
              {"falseAlerts", int64_t(counts.falseAlerts)},
              {"noise", toFiniteNumber(getMedian(counts.noise))},
              {"detectable", toFiniteNumber(getMedian(counts.detectable))},
              {"injected", std::move(injected)}})
       << '\n';
  }
}

/// Saves infinity as null, because JSON has no infinity.
static json::Array saveNumbers(llvm::ArrayRef<double> numbers) {
  json::Array saved;
  for (double number : numbers)
    saved.push_back(toFiniteNumber(number));
  return saved;
}

static std::vector<double> loadNumbers(const json::Array *saved) {
  std::vector<double> numbers;
  for (const json::Value &number : saved ? *saved : json::Array())
    numbers.push_back(
        number.getAsNumber().value_or(std::numeric_limits<double>::infinity()));
  return numbers;
}

json::Value NoiseTally::save() const {
  json::Array all;
  for (const auto &[name, counts] : series) {
    json::Array slower;
    for (const auto &[share, found] : counts.slower)
      slower.push_back(json::Array{share, found.comparisons, found.found,
                                   found.promised, found.foundPromised});
    all.push_back(json::Object{{"series", name},
                               {"comparisons", counts.comparisons},
                               {"falseAlerts", counts.falseAlerts},
                               {"noise", saveNumbers(counts.noise)},
                               {"detectable", saveNumbers(counts.detectable)},
                               {"slower", std::move(slower)}});
  }
  return all;
}

bool NoiseTally::load(const json::Value &saved) {
  const json::Array *all = saved.getAsArray();
  if (!all)
    return false;
  for (const json::Value &value : *all) {
    json::Path::Root root;
    json::ObjectMapper mapper(value, root);
    std::string name;
    std::vector<std::vector<double>> slower;
    Counts counts;
    if (!mapper || !mapper.map("series", name) ||
        !mapper.map("comparisons", counts.comparisons) ||
        !mapper.map("falseAlerts", counts.falseAlerts) ||
        !mapper.map("slower", slower))
      return false;
    counts.noise = loadNumbers(value.getAsObject()->getArray("noise"));
    counts.detectable =
        loadNumbers(value.getAsObject()->getArray("detectable"));
    if (counts.noise.size() != counts.comparisons ||
        counts.detectable.size() != counts.comparisons)
      return false;
    for (llvm::ArrayRef<double> one : slower) {
      if (one.size() != 5)
        return false;
      counts.slower[one[0]] = {unsigned(one[1]), unsigned(one[2]),
                               unsigned(one[3]), unsigned(one[4])};
    }
    series[name] = std::move(counts);
  }
  return true;
}
