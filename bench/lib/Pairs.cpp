//===- Pairs.cpp - runs that measured in turn ----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pairs.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

namespace {
/// The values of one placement or, if there is only one placement, of one
/// round: log(B / A) of its rounds, and the logarithm of the fastest round of
/// each side.
struct PlaceValues {
  std::vector<double> differences;
  double leastOfA = std::numeric_limits<double>::infinity(),
         leastOfB = leastOfA;
};
/// A difference, and how far from the truth it may be.
struct Guess {
  double value = 0, error = 0;
};
} // namespace

/// Returns the values of each placement; none if the rounds of the two sides do
/// not correspond.
static std::vector<PlaceValues> listPlaces(const ResultSeries &a,
                                           const ResultSeries &b) {
  if (a.rounds.size() != b.rounds.size())
    return {};
  bool isOnePlace = llvm::all_of(a.rounds, [&](const ResultRound &round) {
    return round.placement == a.rounds.front().placement;
  });
  std::map<unsigned, PlaceValues> places;
  for (size_t i = 0; i != a.rounds.size(); ++i) {
    if (a.rounds[i].placement != b.rounds[i].placement)
      return {};
    PlaceValues &place = places[isOnePlace ? i : a.rounds[i].placement];
    double mine = std::log(a.rounds[i].seconds),
           other = std::log(b.rounds[i].seconds);
    place.differences.push_back(other - mine);
    place.leastOfA = std::min(place.leastOfA, mine);
    place.leastOfB = std::min(place.leastOfB, other);
  }
  std::vector<PlaceValues> all;
  for (auto &[number, place] : places)
    all.push_back(std::move(place));
  return all;
}

/// Estimates the difference between typical rounds: the median over rounds,
/// then over placements.
static Guess guessTypical(llvm::ArrayRef<PlaceValues> places) {
  std::vector<double> medians;
  for (const PlaceValues &place : places)
    medians.push_back(getMedian(place.differences));
  double mean = 0, squares = 0;
  for (double median : medians)
    mean += median / medians.size();
  for (double median : medians)
    squares += (median - mean) * (median - mean);
  // The standard error of a median over that of a mean, for normal values.
  constexpr double loss = 1.2533;
  double count = medians.size();
  return {getMedian(std::move(medians)),
          count < 2 ? 0 : loss * std::sqrt(squares / (count - 1) / count)};
}

/// Estimates the difference between the fastest rounds of both sides. The
/// fastest round of a side was probably undisturbed if other rounds are nearly
/// as fast, so the error is estimated from the distance of the third fastest.
static Guess guessFastest(llvm::ArrayRef<PlaceValues> places) {
  std::vector<double> ofA, ofB;
  for (const PlaceValues &place : places) {
    ofA.push_back(place.leastOfA);
    ofB.push_back(place.leastOfB);
  }
  llvm::sort(ofA);
  llvm::sort(ofB);
  size_t third = std::min<size_t>(2, places.size() - 1);
  return {ofB[0] - ofA[0],
          std::hypot(ofA[third] - ofA[0], ofB[third] - ofB[0]) / 2};
}

/// Returns how much longer B's rounds take than A's: the mean of the guesses
/// from typical and from the fastest rounds, weighted by their certainty.
/// Exchanging the sides only changes the sign, as the test requires.
static std::optional<double> getDifference(const ResultSeries &a,
                                           const ResultSeries &b) {
  std::vector<PlaceValues> places = listPlaces(a, b);
  if (places.empty())
    return std::nullopt;
  Guess typical = guessTypical(places), fastest = guessFastest(places);
  // Three rounds may be equally fast by chance, so the error of the fastest has
  // a lower bound.
  double doubt = std::max(fastest.error, typical.error / 4);
  double all = typical.error * typical.error + doubt * doubt;
  double share = all == 0 ? 0 : typical.error * typical.error / all;
  return share * fastest.value + (1 - share) * typical.value;
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
