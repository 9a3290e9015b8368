//===- SharedTables.cpp - tables of the site and of alerts ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedTables.h"

#include "padlab/reports/ChangePoints.h"
#include "padlab/reports/Resources.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <string>
#include <thread>
#include <vector>

using namespace padlab::reports;

namespace {
struct SeriesValues {
  int64_t series = 0;
  std::vector<double> values;
  std::vector<std::string> codes;
  std::string segments;
};
} // namespace

static std::vector<SeriesValues> readValues(Database &store) {
  std::vector<SeriesValues> all;
  store.run("SELECT series, value, coalesce(code_hash, '') FROM measure ORDER "
            "BY series, place",
            {}, [&](const Row &row) {
              if (all.empty() || all.back().series != row.integer(0))
                all.push_back({row.integer(0)});
              all.back().values.push_back(row.real(1));
              all.back().codes.emplace_back(row.text(2));
            });
  return all;
}

static void findAllSegments(std::vector<SeriesValues> &all) {
  std::atomic<size_t> next = 0;
  auto work = [&] {
    for (size_t i = next++; i < all.size(); i = next++)
      all[i].segments =
          toJSON(findSegments(all[i].values, std::move(all[i].codes)));
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < std::max(1u, std::thread::hardware_concurrency());
       ++i)
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
}

/// Fills the table `level` from `measure`.
static void addLevels(Database &store) {
  std::vector<SeriesValues> all = readValues(store);
  findAllSegments(all);
  for (const SeriesValues &one : all)
    store.run(
        "INSERT INTO level VALUES (CAST(:series AS INTEGER), :segments)",
        {{":series", std::to_string(one.series)}, {":segments", one.segments}});
}

namespace {
/// The level that a series held when a run measured it, and the run that set
/// the level.
struct HeldLevel {
  int64_t series, run;
  double level;
  int64_t setBy;
};
} // namespace

/// If a series has a tolerance, compares its counts of instructions with a held
/// level instead of the previous value, so that many small steps are a change,
/// too. In the table `exact`, the column `earlier` becomes the level, and
/// `before` the run that set it. The first value that is farther from the level
/// than the tolerance sets the next level.
static void holdLevels(Database &store) {
  std::vector<HeldLevel> held;
  int64_t series = -1, setBy = 0;
  double level = 0;
  store.run("SELECT series, number, value, tolerance FROM exact JOIN known "
            "USING (series) WHERE tolerance > 0 AND figure = 'instructions' "
            "ORDER BY series, number",
            {}, [&](const Row &row) {
              double value = row.real(2);
              bool isFirst = row.integer(0) != series;
              if (!isFirst)
                held.push_back({row.integer(0), row.integer(1), level, setBy});
              bool isBeyond =
                  std::fabs(value - level) > row.real(3) * std::fabs(level);
              if (isFirst || isBeyond) {
                level = value;
                setBy = row.integer(1);
              }
              series = row.integer(0);
            });
  for (const HeldLevel &one : held)
    store.run("UPDATE exact SET earlier = CAST(:level AS REAL), before = "
              "CAST(:setBy AS INTEGER) WHERE series = CAST(:series AS INTEGER) "
              "AND number = CAST(:run AS INTEGER) AND "
              "figure = 'instructions'",
              {{":level", std::to_string(one.level)},
               {":series", std::to_string(one.series)},
               {":run", std::to_string(one.run)},
               {":setBy", std::to_string(one.setBy)}});
}

void padlab::reports::makeSharedTables(Database &store,
                                       const std::string &alerts) {
  store.run(getResource("sql/shared.sql"), {{":alerts", alerts}});
  addLevels(store);
  holdLevels(store);
}
