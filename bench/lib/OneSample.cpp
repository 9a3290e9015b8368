//===- OneSample.cpp - whether paired differences are around 0 --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/OneSample.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

using namespace padlab;

namespace {
/// Twice the ranks of the absolute differences, and their sums. Ties share
/// their mean rank, which is whole if it is doubled.
struct SignedRanks {
  explicit SignedRanks(llvm::ArrayRef<double> differences);
  std::vector<int64_t> twice;
  int64_t positive = 0, all = 0;
};
} // namespace

SignedRanks::SignedRanks(llvm::ArrayRef<double> differences) {
  std::vector<double> sorted;
  llvm::copy_if(differences, std::back_inserter(sorted),
                [](double difference) { return difference != 0; });
  llvm::sort(sorted,
             [](double a, double b) { return std::fabs(a) < std::fabs(b); });
  for (size_t begin = 0, end = 0; begin != sorted.size(); begin = end) {
    while (end != sorted.size() &&
           std::fabs(sorted[end]) == std::fabs(sorted[begin]))
      ++end;
    for (size_t i = begin; i != end; ++i) {
      int64_t rank = begin + end + 1;
      twice.push_back(rank);
      all += rank;
      positive += sorted[i] > 0 ? rank : 0;
    }
  }
}

/// Returns the probability of each sum of positive ranks if the sign of each
/// rank is that of a fair coin.
static std::vector<double> getProbabilities(llvm::ArrayRef<int64_t> ranks) {
  int64_t most = std::accumulate(ranks.begin(), ranks.end(), int64_t(0));
  std::vector<double> probabilities(most + 1, 0);
  probabilities[0] = 1;
  for (int64_t rank : ranks)
    for (int64_t sum = most; sum >= 0; --sum)
      probabilities[sum] =
          (probabilities[sum] + (sum >= rank ? probabilities[sum - rank] : 0)) /
          2;
  return probabilities;
}

TestResult padlab::testSignedRank(llvm::ArrayRef<double> differences,
                                  Alternative alternative) {
  SignedRanks ranks(differences);
  std::vector<double> probabilities = getProbabilities(ranks.twice);
  auto at = probabilities.begin() + ranks.positive;
  double less = std::accumulate(probabilities.begin(), at + 1, 0.0);
  double greater = std::accumulate(at, probabilities.end(), 0.0);
  TestResult result = {ranks.positive / 2.0, 1, /*exact=*/true};
  if (alternative == Alternative::Greater)
    result.pValue = greater;
  else if (alternative == Alternative::Less)
    result.pValue = less;
  else
    result.pValue = std::min(1.0, 2 * std::min(less, greater));
  return result;
}

std::optional<size_t> padlab::findCriticalRankSum(size_t count,
                                                  double significance) {
  std::vector<int64_t> ranks(count);
  std::iota(ranks.begin(), ranks.end(), 1);
  double tail = 0;
  std::optional<size_t> critical;
  for (auto [sum, probability] : llvm::enumerate(getProbabilities(ranks))) {
    tail += probability;
    if (tail > significance)
      break;
    critical = sum;
  }
  return critical;
}

std::vector<double>
padlab::listWalshAverages(llvm::ArrayRef<double> differences) {
  std::vector<double> averages;
  for (size_t i = 0; i != differences.size(); ++i)
    for (size_t j = i; j != differences.size(); ++j)
      averages.push_back((differences[i] + differences[j]) / 2);
  llvm::sort(averages);
  return averages;
}

ShiftEstimate padlab::estimateCenter(llvm::ArrayRef<double> differences,
                                     double confidence) {
  assert(!differences.empty() && "no center without differences");
  std::vector<double> averages = listWalshAverages(differences);
  size_t count = averages.size();
  // If there are too few values for this confidence, the interval ends at the
  // extreme averages.
  size_t outside =
      findCriticalRankSum(differences.size(), (1 - confidence) / 2).value_or(0);
  std::vector<int64_t> ranks(differences.size());
  std::iota(ranks.begin(), ranks.end(), 1);
  std::vector<double> probabilities = getProbabilities(ranks);
  double missed = std::accumulate(probabilities.begin(),
                                  probabilities.begin() + outside + 1, 0.0);
  return {(averages[(count - 1) / 2] + averages[count / 2]) / 2,
          averages[outside], averages[count - 1 - outside],
          std::max(0.0, 1 - 2 * missed)};
}

double padlab::getRankCorrelation(llvm::ArrayRef<double> differences) {
  SignedRanks ranks(differences);
  return ranks.all == 0 ? 0 : 2.0 * ranks.positive / ranks.all - 1;
}
