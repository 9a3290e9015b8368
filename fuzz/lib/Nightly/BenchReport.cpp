//===- BenchReport.cpp - the benchmarks in a night's report -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A result file has one row for each round of a series, and each row repeats
/// the description of the series. A report has one row for each series: the row
/// of the round with the median time. If there are several rounds, the row has
/// the array `samples` of the `real_time` and the `baseline_ratio` of every
/// round. Other values that differ between rounds are only in the result files,
/// which `files` names.
///
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "../Support/Files.h"
#include "Rotation.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

using namespace padlab;
using namespace padlab::nightly;

static double getTime(const json::Object &row) {
  return row.getNumber("real_time").value_or(0);
}

/// Makes the row of a series from its rounds: the row with the median time and,
/// if there are several rounds, `samples`.
static json::Object summarizeRounds(std::vector<json::Object> rounds) {
  json::Array samples;
  for (const json::Object &round : rounds) {
    const json::Value *ratio = round.get("baseline_ratio");
    samples.push_back(
        json::Array{getTime(round), ratio ? *ratio : json::Value(nullptr)});
  }
  auto middle = rounds.begin() + (rounds.size() - 1) / 2;
  std::nth_element(rounds.begin(), middle, rounds.end(),
                   [](const json::Object &a, const json::Object &b) {
                     return getTime(a) < getTime(b);
                   });
  json::Object row = std::move(*middle);
  if (samples.size() > 1)
    row["samples"] = std::move(samples);
  return row;
}

namespace {
/// The rounds of each series; its key is CPU and name.
using Rounds =
    std::map<std::pair<std::string, std::string>, std::vector<json::Object>>;
} // namespace

/// Adds rows to the rounds of their series. Rows that are not rounds, such as
/// aggregates, are skipped (bench/include/padlab/bench/Results.h).
static void addRounds(json::Array rows, Rounds &rounds) {
  for (json::Value &value : rows) {
    json::Object *row = value.getAsObject();
    if (!row || row->getString("run_type").value_or("iteration") != "iteration")
      continue;
    const json::Object *record = row->getObject("padlab");
    auto name = row->getString("run_name");
    if (!name)
      name = row->getString("name");
    auto cpu = record ? record->getString("cpu") : std::nullopt;
    rounds[{cpu.value_or("").str(), name.value_or("").str()}].push_back(
        std::move(*row));
  }
}

json::Value nightly::collectBenchmarks(const Plan &plan) {
  json::Value context = nullptr;
  json::Array files;
  Rounds rounds;
  for (const Task *task : listBenchTasks(plan)) {
    // The file is complete or, if the task ran into a limit, has what was
    // measured before.
    json::Object file = readObject(plan.getTaskDir(task->id) + "/bench.json")
                            .value_or(json::Object());
    json::Array *rows = file.getArray("benchmarks");
    if (!rows)
      continue;
    if (files.empty())
      context = std::move(file["context"]);
    files.push_back("tasks/" + task->id + "/bench.json");
    addRounds(std::move(*rows), rounds);
  }
  if (files.empty())
    return nullptr;
  json::Array series;
  for (auto &[name, all] : rounds)
    series.push_back(summarizeRounds(std::move(all)));
  return json::Object{{"context", std::move(context)},
                      {"benchmarks", std::move(series)},
                      {"files", std::move(files)}};
}
