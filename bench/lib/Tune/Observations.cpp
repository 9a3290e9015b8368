//===- Observations.cpp - times of strategies at each point ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Observations.h"

#include "../Sweep/Program.h"

#include "padlab/bench/Statistics.h"

#include <algorithm>
#include <map>

using namespace padlab;

llvm::StringRef padlab::getName(Feature feature) {
  static const llvm::StringRef names[] = {
      "padded bytes", "ratio",   "element bytes", "row bytes",
      "pointwise",    "is cold", "is fresh"};
  return names[size_t(feature)];
}

static double regretOf(double seconds,
                       const std::array<double, numStrategies> &all) {
  return seconds / *std::min_element(all.begin(), all.end()) - 1;
}

double Observation::getLearnedRegret(size_t strategy) const {
  return regretOf(learned[strategy], learned);
}

double Observation::getRegret(double seconds) const {
  return std::max(0.0, regretOf(seconds, judged));
}

/// Returns the median of the odd rounds, or of the even ones.
static double takeHalf(const ResultSeries &series, bool odd) {
  std::vector<double> seconds;
  for (auto [i, round] : llvm::enumerate(series.rounds))
    if ((i % 2 == 1) == odd || series.rounds.size() < 2)
      seconds.push_back(round.seconds);
  return seconds.empty() ? 0 : getMedian(std::move(seconds));
}

static void setFeatures(Observation &to, const SweepPoint &point) {
  SweepProgram program = SweepProgram::get(point);
  auto set = [&](Feature feature, double value) {
    to.features[size_t(feature)] = value;
  };
  llvm::StringRef producer = point.get(AxisKind::Producer);
  set(Feature::PaddedBytes, program.getBytes().padded);
  set(Feature::Ratio, program.getBytes().getPaddingRatio());
  set(Feature::ElementBytes, program.elementBytes);
  set(Feature::RowBytes, program.extents.back() * program.elementBytes);
  set(Feature::IsPointwise,
      producer == "cheap" || producer == "none" || producer == "expensive");
  set(Feature::IsCold, point.is(AxisKind::Caches, "cold"));
  set(Feature::IsFresh, point.is(AxisKind::Destination, "fresh"));
}

llvm::Expected<std::vector<Observation>>
padlab::observe(const ResultFile &file) {
  std::map<std::string, std::map<std::string, const ResultSeries *>> points;
  for (const ResultSeries &one : file.series) {
    auto [path, contestant] = llvm::StringRef(one.name).rsplit('/');
    auto [suite, point] = path.split('/');
    if ((suite == "tuning" || suite == "sweep") && one.error.empty())
      points[point.str()][contestant.str()] = &one;
  }
  std::vector<Observation> all;
  for (const auto &[name, series] : points) {
    auto has = [&, &series = series](llvm::StringRef contestant) {
      return series.count(contestant.str()) != 0;
    };
    if (!llvm::all_of(strategyNames, has) || !has("fused"))
      continue;
    llvm::Expected<SweepPoint> point = SweepPoint::parse(name);
    if (!point)
      return llvm::createStringError(
          file.path + ": error: " + llvm::toString(point.takeError()));
    Observation &to = all.emplace_back();
    to.point = name;
    setFeatures(to, *point);
    for (auto [i, strategy] : llvm::enumerate(strategyNames)) {
      to.learned[i] = takeHalf(*series.at(strategy.str()), /*odd=*/true);
      to.judged[i] = takeHalf(*series.at(strategy.str()), /*odd=*/false);
    }
    to.built = takeHalf(*series.at("fused"), /*odd=*/false);
  }
  if (all.empty())
    return llvm::createStringError(
        file.path + ": error: no point of which all strategies were timed");
  return all;
}
