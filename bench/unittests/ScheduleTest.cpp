//===- ScheduleTest.cpp - the units that fit a time limit -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Schedule.h"

#include "gtest/gtest.h"

#include <set>

using namespace padlab;
namespace json = llvm::json;

namespace {

/// Simulates nights with units that take as long as the test says. The first
/// letter of a unit is its suite.
class Nights {
public:
  explicit Nights(std::map<std::string, double> takes)
      : takes(std::move(takes)) {}

  /// Returns the units that a night of so many seconds begins, in order.
  std::vector<std::string> run(double seconds);

  double now = 0;
  json::Object past;

private:
  std::map<std::string, double> takes;
  int night = 0;
};

} // namespace

std::vector<std::string> Nights::run(double seconds) {
  Schedule schedule([this] { return now; });
  schedule.start(seconds, past);
  std::vector<std::string> registered, begun;
  for (const auto &[unit, ignored] : takes)
    schedule.add(unit.substr(0, 1), unit,
                 [&registered, unit = unit] { registered.push_back(unit); });
  EXPECT_TRUE(registered.empty());
  schedule.registerAll();
  EXPECT_EQ(registered.size(), takes.size());
  for (const std::string &unit : registered)
    if (schedule.begins(unit.substr(0, 1), unit)) {
      begun.push_back(unit);
      now += takes[unit];
      // Each row of a unit asks, and gets the same answer.
      EXPECT_TRUE(schedule.begins(unit.substr(0, 1), unit));
    }
  for (auto &[key, value] : schedule.finish())
    past[key] = json::Object{{"night", night}, {"seconds", value}};
  ++night;
  return begun;
}

using Names = std::vector<std::string>;

TEST(Schedule, BeginsWithOneUnitOfEachSuite) {
  Nights nights({{"a1", 10}, {"a2", 10}, {"a3", 10}, {"b1", 10}, {"c1", 10}});
  EXPECT_EQ(nights.run(25), Names({"a1", "b1", "c1"}));
}

TEST(Schedule, GoesOnWithWhatWaitedLongest) {
  Nights nights({{"a1", 10}, {"a2", 10}, {"a3", 10}, {"b1", 10}, {"b2", 10}});
  EXPECT_EQ(nights.run(20), Names({"a1", "b1"}));
  EXPECT_EQ(nights.run(20), Names({"a2", "b2"}));
  EXPECT_EQ(nights.run(20), Names({"a3", "a1"}));
}

TEST(Schedule, KeepsItsTimeOnceItKnowsWhatUnitsTake) {
  Nights nights({{"a1", 10}, {"a2", 30}, {"b1", 12}, {"b2", 5}});
  nights.run(100);
  double before = nights.now;
  // After a1 and b1 there is no time left for a2, but enough for b2.
  EXPECT_EQ(nights.run(30), Names({"a1", "b1", "b2"}));
  EXPECT_EQ(nights.now - before, 27);
  // The next night begins with the unit that had no time.
  EXPECT_EQ(nights.run(30), Names({"a2"}));
}

TEST(Schedule, ExpectsOfANewUnitWhatTheLongestOfItsSuiteTook) {
  Nights nights({{"a1", 2}, {"a2", 10}, {"a3", 10}, {"b1", 2}});
  EXPECT_EQ(nights.run(20), Names({"a1", "b1", "a2"}));
  EXPECT_EQ(nights.now, 14);
}

TEST(Schedule, BeginsNothingAfterItsTime) {
  Nights nights({{"a1", 50}, {"a2", 1}, {"b1", 1}});
  EXPECT_EQ(nights.run(20), Names({"a1"}));
  EXPECT_EQ(nights.run(20), Names({"a2", "b1"}));
}

TEST(Schedule, BeginsAUnitThatTakesMoreThanAllTime) {
  Nights nights({{"a1", 50}, {"a2", 1}});
  nights.run(100);
  EXPECT_EQ(nights.run(20), Names({"a1"}));
}

TEST(Schedule, MeasuresEverythingInThreeNightsWhereThatIsPossible) {
  std::map<std::string, double> takes = {{"a1", 10}, {"a2", 20}, {"a3", 5},
                                         {"b1", 30}, {"b2", 15}, {"c1", 25},
                                         {"c2", 1},  {"c3", 14}};
  Nights nights(takes);
  std::vector<std::set<std::string>> begun;
  for (int night = 0; night != 12; ++night) {
    begun.emplace_back();
    for (std::string &unit : nights.run(50))
      begun.back().insert(std::move(unit));
  }
  for (size_t last = 2; last < begun.size(); ++last)
    for (const auto &[unit, ignored] : takes)
      EXPECT_TRUE(begun[last - 2].count(unit) || begun[last - 1].count(unit) ||
                  begun[last].count(unit))
          << unit << " up to night " << last;
}

TEST(Schedule, TellsWhatBegins) {
  double now = 0;
  Names told;
  Schedule schedule([&] { return now; });
  schedule.start(10, {}, [&](llvm::StringRef unit) {
    EXPECT_EQ(now, 5 * told.size()) << "told before it is measured";
    told.push_back(unit.str());
  });
  for (const char *unit : {"a1", "a1", "a2", "a3"})
    if (schedule.begins("s", unit) && told.size() * 5 > now)
      now += 5;
  EXPECT_EQ(told, Names({"s a1", "s a2"}));
}

TEST(Schedule, WithoutATimeEverythingIsMeasuredInOrder) {
  Schedule schedule([] { return 0.; });
  Names registered;
  for (const char *unit : {"a1", "a2", "b1"})
    schedule.add("s", unit, [&, unit] { registered.push_back(unit); });
  EXPECT_EQ(registered, Names({"a1", "a2", "b1"}));
  EXPECT_TRUE(schedule.begins("s", "a1"));
  EXPECT_TRUE(schedule.finish().empty());
}
