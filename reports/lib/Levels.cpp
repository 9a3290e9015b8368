//===- Levels.cpp - the levels of all series ------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Levels.h"

#include "padlab/reports/ChangePoints.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

using namespace padlab::reports;

namespace {
struct SeriesValues {
  int64_t series = 0;
  std::vector<double> values;
  std::string segments;
};
} // namespace

static std::vector<SeriesValues> readValues(Database &store) {
  std::vector<SeriesValues> all;
  store.run("SELECT series, value FROM measure ORDER BY series, place", {},
            [&](const Row &row) {
              if (all.empty() || all.back().series != row.integer(0))
                all.push_back({row.integer(0)});
              all.back().values.push_back(row.real(1));
            });
  return all;
}

static void findAllSegments(std::vector<SeriesValues> &all) {
  std::atomic<size_t> next = 0;
  auto work = [&] {
    for (size_t i = next++; i < all.size(); i = next++)
      all[i].segments = toJSON(findSegments(all[i].values));
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < std::max(1u, std::thread::hardware_concurrency());
       ++i)
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
}

void padlab::reports::addLevels(Database &store) {
  std::vector<SeriesValues> all = readValues(store);
  findAllSegments(all);
  for (const SeriesValues &one : all)
    store.run(
        "INSERT INTO level VALUES (CAST(:series AS INTEGER), :segments)",
        {{":series", std::to_string(one.series)}, {":segments", one.segments}});
}
