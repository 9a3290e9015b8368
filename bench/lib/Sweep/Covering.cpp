//===- Covering.cpp - few points that cover all pairs ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Covering.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace padlab;

namespace {

/// Two values, each by its index among the values of all axes.
using Pair = std::pair<unsigned, unsigned>;

/// A greedy design: a point begins with an uncovered pair, and takes for each
/// other axis, in random order, the value that covers most uncovered pairs; the
/// best of several tries is kept.
class Designer {
public:
  explicit Designer(const ValueFilter &takes);

  size_t getNumPairs() const { return numPairs; }
  size_t getNumLeft() const { return left.size(); }
  /// Finds the point that, of several tries, covers most of the remaining
  /// pairs.
  SweepPoint findNext();
  void take(const SweepPoint &point);

private:
  struct Value {
    AxisKind axis;
    unsigned place;
  };

  static llvm::StringRef getName(const Value &value) {
    return getAxes()[size_t(value.axis)].values[value.place];
  }
  bool arePossible(const Value &a, const Value &b) const {
    return padlab::arePossible(a.axis, getName(a), b.axis, getName(b));
  }
  std::vector<unsigned> tryOne();
  size_t countNew(llvm::ArrayRef<unsigned> chosen, unsigned next) const;

  std::vector<Value> values;
  /// The indices of each axis' values in `values`.
  std::array<std::vector<unsigned>, numAxes> ofAxis;
  std::set<Pair> left;
  size_t numPairs = 0;
  std::minstd_rand random{1};
};

} // namespace

Designer::Designer(const ValueFilter &takes) {
  for (const Axis &axis : getAxes())
    for (unsigned i = 0; i != axis.values.size(); ++i)
      if (takes(axis.kind, axis.values[i])) {
        ofAxis[size_t(axis.kind)].push_back(values.size());
        values.push_back({axis.kind, i});
      }
  for (unsigned a = 0; a != values.size(); ++a)
    for (unsigned b = a + 1; b != values.size(); ++b)
      if (values[a].axis != values[b].axis && arePossible(values[a], values[b]))
        left.insert({a, b});
  numPairs = left.size();
}

size_t Designer::countNew(llvm::ArrayRef<unsigned> chosen,
                          unsigned next) const {
  return llvm::count_if(chosen, [&](unsigned other) {
    return left.count({std::min(other, next), std::max(other, next)}) != 0;
  });
}

/// Returns the values of a point that contains a random uncovered pair; empty
/// if no point could be completed.
std::vector<unsigned> Designer::tryOne() {
  auto first = std::next(left.begin(), random() % left.size());
  std::vector<unsigned> chosen = {first->first, first->second};
  std::array<size_t, numAxes> order;
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), random);
  for (size_t axis : order) {
    if (llvm::any_of(chosen, [&](unsigned value) {
          return size_t(values[value].axis) == axis;
        }))
      continue;
    std::vector<unsigned> candidates = ofAxis[axis];
    std::shuffle(candidates.begin(), candidates.end(), random);
    std::optional<unsigned> best;
    size_t most = 0;
    for (unsigned value : candidates) {
      if (llvm::any_of(chosen, [&](unsigned other) {
            return !arePossible(values[value], values[other]);
          }))
        continue;
      size_t count = countNew(chosen, value);
      if (!best || count > most) {
        best = value;
        most = count;
      }
    }
    if (!best)
      return {};
    chosen.push_back(*best);
  }
  return chosen;
}

SweepPoint Designer::findNext() {
  SweepPoint best;
  size_t most = 0;
  constexpr unsigned tries = 40;
  for (unsigned i = 0; i < tries || most == 0; ++i) {
    std::vector<unsigned> chosen = tryOne();
    size_t count = 0;
    for (size_t at = 1; at < chosen.size(); ++at)
      count += countNew(llvm::ArrayRef(chosen).take_front(at), chosen[at]);
    if (count > most) {
      most = count;
      for (unsigned value : chosen)
        best.values[size_t(values[value].axis)] = values[value].place;
    }
    // Each of the remaining pairs may be possible by itself, although no
    // possible point contains it, so the search gives up.
    if (i > 100 * tries)
      break;
  }
  return best;
}

void Designer::take(const SweepPoint &point) {
  llvm::SmallVector<unsigned> chosen;
  for (unsigned i = 0; i != values.size(); ++i)
    if (point.values[size_t(values[i].axis)] == values[i].place)
      chosen.push_back(i);
  for (size_t a = 0; a != chosen.size(); ++a)
    for (size_t b = a + 1; b != chosen.size(); ++b)
      left.erase({chosen[a], chosen[b]});
}

Covering padlab::coverPairs(size_t most, const ValueFilter &takes,
                            std::vector<SweepPoint> begin) {
  Designer designer(takes);
  Covering covering;
  covering.points = std::move(begin);
  for (const SweepPoint &point : covering.points)
    designer.take(point);
  while (covering.points.size() < most && designer.getNumLeft() != 0) {
    SweepPoint point = designer.findNext();
    size_t before = designer.getNumLeft();
    designer.take(point);
    if (designer.getNumLeft() == before)
      break;
    covering.points.push_back(point);
  }
  covering.pairs = designer.getNumPairs();
  covering.covered = covering.pairs - designer.getNumLeft();
  return covering;
}

Covering padlab::countPairs(std::vector<SweepPoint> points,
                            const ValueFilter &takes) {
  Designer designer(takes);
  for (const SweepPoint &point : points)
    designer.take(point);
  return {std::move(points), designer.getNumPairs(),
          designer.getNumPairs() - designer.getNumLeft()};
}
