//===- Schedule.cpp - the units that fit a time limit ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"

#include "Slices.h"

#include "padlab/bench/Harness.h"

#include <algorithm>
#include <tuple>

using namespace padlab;

static constexpr llvm::StringLiteral postponed = "another night measures it";

Schedule::Schedule(Clock clock) : clock(std::move(clock)) {}

Schedule &Schedule::get() {
  static Schedule schedule(readMonotonicClock);
  return schedule;
}

void Schedule::start(double time, llvm::json::Object before, OnBegin tell) {
  seconds = time;
  past = std::move(before);
  onBegin = std::move(tell);
  started = clock();
}

static std::string getKey(llvm::StringRef suite, llvm::StringRef unit) {
  return (suite + " " + unit).str();
}

Schedule::Unit &Schedule::find(llvm::StringRef suite, llvm::StringRef unit) {
  std::string key = getKey(suite, unit);
  auto [it, isNew] = units.try_emplace(key);
  if (!isNew)
    return it->second;
  it->second.suite = suite.str();
  if (const llvm::json::Object *known = past.getObject(key)) {
    it->second.lastNight = known->getInteger("night").value_or(-1);
    it->second.expected = known->getNumber("seconds").value_or(0);
  }
  order.push_back(std::move(key));
  return it->second;
}

void Schedule::add(llvm::StringRef suite, llvm::StringRef unit,
                   std::function<void()> registerRows) {
  if (!Slices::get().takes(suite, unit))
    return;
  if (!isOn())
    return registerRows();
  find(suite, unit).registerRows.push_back(std::move(registerRows));
}

void Schedule::registerAll() {
  std::map<std::pair<std::string, int64_t>, unsigned> places;
  // Units that have waited equally long take turns, one of each suite.
  using Rank = std::tuple<int64_t, unsigned, size_t>;
  std::map<Rank, const Unit *> sorted;
  for (const std::string &key : order) {
    const Unit &unit = units.at(key);
    unsigned place = places[{unit.suite, unit.lastNight}]++;
    sorted[{unit.lastNight, place, sorted.size()}] = &unit;
  }
  for (const auto &[rank, unit] : sorted)
    for (const std::function<void()> &registerRows : unit->registerRows)
      registerRows();
}

void Schedule::endCurrent() {
  if (current)
    current->taken += clock() - begun;
  current = nullptr;
}

double Schedule::getExpectedSeconds(const Unit &unit) const {
  if (unit.expected > 0)
    return unit.expected;
  double longest = 0;
  for (const auto &[key, other] : units)
    if (other.suite == unit.suite)
      longest = std::max(longest, other.taken);
  return longest;
}

bool Schedule::begins(llvm::StringRef suite, llvm::StringRef name) {
  if (!isOn())
    return true;
  Unit &unit = find(suite, name);
  if (unit.state != Unit::State::Waiting)
    return unit.state == Unit::State::Begun;
  endCurrent();
  double now = clock(), elapsed = now - started;
  // The first unit always begins, even if it is expected to exceed the limit:
  // otherwise a unit that takes longer than the limit would never be measured.
  bool isFirst = std::none_of(units.begin(), units.end(), [](auto &entry) {
    return entry.second.state == Unit::State::Begun;
  });
  if (!isFirst &&
      (elapsed >= seconds || elapsed + getExpectedSeconds(unit) > seconds)) {
    unit.state = Unit::State::Postponed;
    return false;
  }
  unit.state = Unit::State::Begun;
  if (onBegin)
    onBegin(getKey(suite, name));
  current = &unit;
  begun = now;
  return true;
}

std::function<void(benchmark::State &)>
Schedule::guard(llvm::StringRef suite, llvm::StringRef unit,
                std::function<void(benchmark::State &)> benchmark) {
  return [this, suite = suite.str(), unit = unit.str(),
          benchmark = std::move(benchmark)](benchmark::State &state) {
    if (begins(suite, unit))
      return benchmark(state);
    state.SkipWithError(postponed.data());
  };
}

/// Returns why a row was skipped. Google Benchmark renamed the field in 1.8.
template <typename Run>
static auto getSkipMessage(const Run &row, int)
    -> decltype((row.skip_message)) {
  return row.skip_message;
}
template <typename Run>
static auto getSkipMessage(const Run &row, long)
    -> decltype((row.error_message)) {
  return row.error_message;
}

bool Schedule::isPostponed(const benchmark::BenchmarkReporter::Run &row) {
  return getSkipMessage(row, 0) == postponed;
}

llvm::json::Object Schedule::finish() {
  endCurrent();
  llvm::json::Object taken;
  for (const auto &[key, unit] : units)
    if (unit.state == Unit::State::Begun)
      taken[key] = unit.taken;
  return taken;
}
