//===- DecisionTree.cpp - a strategy by a few questions -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DecisionTree.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <set>

using namespace padlab;

using Points = std::vector<const Observation *>;

namespace {
/// The one strategy that is best for a set of points, and the sum of its
/// regrets at these points.
struct Leaf {
  size_t strategy = 0;
  double cost = 0;
};
} // namespace

static Leaf findBest(llvm::ArrayRef<const Observation *> points) {
  Leaf best;
  for (size_t strategy = 0; strategy != numStrategies; ++strategy) {
    double cost = 0;
    for (const Observation *point : points)
      cost += point->getLearnedRegret(strategy);
    if (strategy == 0 || cost < best.cost)
      best = {strategy, cost};
  }
  return best;
}

static std::pair<Points, Points> split(const Points &points, Feature feature,
                                       double threshold) {
  std::pair<Points, Points> parts;
  for (const Observation *point : points)
    (point->get(feature) < threshold ? parts.first : parts.second)
        .push_back(point);
  return parts;
}

DecisionTree DecisionTree::grow(Points points, const Options &options) {
  DecisionTree tree;
  Leaf whole = findBest(points);
  tree.strategy = whole.strategy;
  // A question must lower the mean regret by at least 0.01.
  double least = whole.cost - 0.01 * points.size();
  bool isSplit = false;
  for (size_t f = 0; f != numFeatures && options.mostDepth != 0; ++f) {
    auto feature = static_cast<Feature>(f);
    std::set<double> values;
    for (const Observation *point : points)
      values.insert(point->get(feature));
    for (auto it = values.begin(); it != values.end(); ++it) {
      if (it == values.begin())
        continue;
      double threshold = (*it + *std::prev(it)) / 2;
      auto [low, high] = split(points, feature, threshold);
      if (std::min(low.size(), high.size()) < options.fewestPoints)
        continue;
      double cost = findBest(low).cost + findBest(high).cost;
      if (cost >= least)
        continue;
      least = cost;
      tree.feature = feature;
      tree.threshold = threshold;
      isSplit = true;
    }
  }
  if (!isSplit)
    return tree;
  Options rest = options;
  --rest.mostDepth;
  auto [low, high] = split(points, tree.feature, tree.threshold);
  tree.below = std::make_unique<DecisionTree>(grow(std::move(low), rest));
  tree.above = std::make_unique<DecisionTree>(grow(std::move(high), rest));
  return tree;
}

size_t DecisionTree::choose(const Observation &point) const {
  if (!below)
    return strategy;
  return (point.get(feature) < threshold ? below : above)->choose(point);
}

std::string DecisionTree::str(unsigned indent) const {
  std::string space(indent, ' ');
  if (!below)
    return space + strategyNames[strategy].str() + "\n";
  return llvm::formatv("{0}{1} < {2}:\n{3}{0}otherwise:\n{4}", space,
                       getName(feature), threshold, below->str(indent + 2),
                       above->str(indent + 2));
}
