//===- Choosers.cpp - how far each choice is from the best strategy -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DecisionTree.h"
#include "Thresholds.h"
#include "TuneCommand.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace padlab;

using Points = std::vector<const Observation *>;

namespace {
/// The regrets of one way to choose a strategy, one per point. A regret is the
/// share by which the chosen strategy is slower than the best one.
struct Chooser {
  std::string name;
  std::vector<double> regrets;

  /// Returns the smallest regret that this share of the points does not exceed.
  double getQuantile(double share) const {
    std::vector<double> sorted = regrets;
    std::sort(sorted.begin(), sorted.end());
    size_t place = std::ceil(share * sorted.size());
    return sorted[std::max<size_t>(place, 1) - 1];
  }
};
} // namespace

static Points getPointers(llvm::ArrayRef<Observation> points) {
  Points pointers;
  for (const Observation &point : points)
    pointers.push_back(&point);
  return pointers;
}

/// Cross-validates over points: each part in turn is predicted from the others.
static Chooser
chooseHeldOut(std::string name, llvm::ArrayRef<Observation> points,
              llvm::function_ref<
                  std::function<size_t(const Observation &)>(const Points &)>
                  learn) {
  constexpr size_t parts = 5;
  Chooser chooser{std::move(name), {}};
  for (size_t part = 0; part != std::min(parts, points.size()); ++part) {
    Points others;
    for (size_t i = 0; i != points.size(); ++i)
      if (i % parts != part || points.size() == 1)
        others.push_back(&points[i]);
    auto choose = learn(others);
    for (size_t i = part; i < points.size(); i += parts)
      chooser.regrets.push_back(
          points[i].getRegret(points[i].judged[choose(points[i])]));
  }
  return chooser;
}

static std::vector<Chooser> judge(llvm::ArrayRef<Observation> points) {
  std::vector<Chooser> choosers;
  Chooser &built = choosers.emplace_back();
  built.name = "fused, as built";
  for (const Observation &point : points)
    built.regrets.push_back(point.getRegret(point.built));
  choosers.push_back(
      chooseHeldOut("cost model, tuned", points, [](const Points &others) {
        return [model = fitThresholds(others)](const Observation &point) {
          return model.choose(point);
        };
      }));
  choosers.push_back(
      chooseHeldOut("decision tree", points, [](const Points &others) {
        auto tree = std::make_shared<DecisionTree>(DecisionTree::grow(others));
        return [tree](const Observation &point) { return tree->choose(point); };
      }));
  Chooser &searched = choosers.emplace_back();
  searched.name = "searched";
  for (const Observation &point : points) {
    size_t best = std::min_element(point.learned.begin(), point.learned.end()) -
                  point.learned.begin();
    searched.regrets.push_back(point.getRegret(point.judged[best]));
  }
  for (size_t strategy = 0; strategy != numStrategies; ++strategy) {
    Chooser &always = choosers.emplace_back();
    always.name = "always " + strategyNames[strategy].str();
    for (const Observation &point : points)
      always.regrets.push_back(point.getRegret(point.judged[strategy]));
  }
  return choosers;
}

std::string padlab::fitEntry(llvm::ArrayRef<Observation> points,
                             llvm::StringRef cpu) {
  return fitThresholds(getPointers(points)).getTableEntry(cpu);
}

std::string padlab::reportChoosers(llvm::ArrayRef<Observation> points,
                                   llvm::StringRef cpu) {
  std::string text = llvm::formatv(
      "Regret over {0} points: how much slower than the best strategy. Chosen\n"
      "from odd rounds, judged by even ones; what is fitted, by points that "
      "it\n"
      "was not fitted to.\n\n"
      "| choice                 | median | 95 %     | worst    |\n"
      "|------------------------|--------|----------|----------|\n",
      points.size());
  std::vector<Chooser> choosers = judge(points);
  const Chooser *best = nullptr;
  for (const Chooser &chooser : choosers) {
    text +=
        llvm::formatv("| {0,-22} | {1,6} | {2,8} | {3,8} |\n", chooser.name,
                      llvm::formatv("{0:P1}", chooser.getQuantile(0.5)).str(),
                      llvm::formatv("{0:P1}", chooser.getQuantile(0.95)).str(),
                      llvm::formatv("{0:P1}", chooser.getQuantile(1)).str());
    // A search cannot be a default: it times every program again.
    if (chooser.name != "searched" &&
        (!best || chooser.getQuantile(0.95) < best->getQuantile(0.95)))
      best = &chooser;
  }
  bool holds = best->getQuantile(0.5) < 0.03 && best->getQuantile(0.95) < 0.15;
  text += llvm::formatv("\nThe best default: {0}; the bars (median 3 %, 95 % "
                        "of points 15 %) {1}.\n",
                        best->name, holds ? "hold" : "do not hold");
  Points all = getPointers(points);
  text += "\nThe tree of all points:\n" + DecisionTree::grow(all).str(2);
  return text +
         "\nThe cost model of all points "
         "(codegen/lib/Engine/PadCostTable.inc):\n  " +
         fitEntry(points, cpu);
}
