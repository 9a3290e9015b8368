//===- Pairs.cpp - runs that measured in turn ----------------------*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pairs.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace padlab;

RunPairs padlab::findPairs(Runs a, Runs b) {
  RunPairs pairs;
  for (const ResultFile &mine : a)
    for (const ResultFile &other : b)
      if (!mine.getContext("turns").empty() &&
          mine.getContext("turns") == other.getContext("turns"))
        pairs.push_back({&mine, &other});
  if (pairs.size() != a.size() || pairs.size() != b.size() ||
      pairs.size() < minPairs)
    return {};
  return pairs;
}

/// By how much B's rounds are above A's; none where they are not the same ones.
static std::optional<double> getDifference(const ResultSeries &a,
                                           const ResultSeries &b) {
  if (a.rounds.size() != b.rounds.size())
    return std::nullopt;
  std::map<unsigned, std::vector<double>> rounds;
  for (auto [mine, other] : llvm::zip_equal(a.rounds, b.rounds)) {
    if (mine.placement != other.placement)
      return std::nullopt;
    rounds[mine.placement].push_back(std::log(other.seconds / mine.seconds));
  }
  std::vector<double> placements;
  for (auto &[placement, some] : rounds)
    placements.push_back(getMedian(std::move(some)));
  return getMedian(std::move(placements));
}

std::vector<double> padlab::getDifferences(llvm::StringRef name,
                                           const RunPairs &pairs) {
  std::vector<double> differences;
  for (auto [a, b] : pairs)
    if (auto difference = getDifference(*a->find(name), *b->find(name)))
      differences.push_back(*difference);
  if (differences.size() != pairs.size())
    differences.clear();
  return differences;
}
