//===- DecisionTree.h - a strategy by a few questions -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_TUNE_DECISIONTREE_H
#define PADLAB_BENCH_LIB_TUNE_DECISIONTREE_H

#include "Observations.h"

#include <memory>

namespace padlab {

/// Chooses a strategy by asking whether features are below thresholds.
class DecisionTree {
public:
  struct Options {
    unsigned mostDepth = 4;
    /// The minimal number of points for each answer.
    size_t fewestPoints = 4;
  };

  /// Grows a tree from the root: each step adds the question that lowers the
  /// sum of the points' learned regrets most. `points` is not empty.
  static DecisionTree grow(std::vector<const Observation *> points,
                           const Options &options);
  static DecisionTree grow(std::vector<const Observation *> points) {
    return grow(std::move(points), Options());
  }

  size_t choose(const Observation &point) const;
  /// Prints the questions and the strategies that they lead to, indented.
  std::string str(unsigned indent = 0) const;

private:
  size_t strategy = 0;
  Feature feature = Feature::PaddedBytes;
  double threshold = 0;
  /// The trees for either answer; both are null in a leaf.
  std::unique_ptr<DecisionTree> below, above;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_TUNE_DECISIONTREE_H
