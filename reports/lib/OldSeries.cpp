//===- OldSeries.cpp - series from before they had fields -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/OldSeries.h"

#include "JsonText.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

using namespace padlab::reports;

namespace {

/// An axis of the sweep as it was, and the value that names left out.
struct OldAxis {
  std::string_view name, usual;
};
constexpr OldAxis sweepAxes[] = {{"ratio", "1"},
                                 {"side", "both"},
                                 {"dims", "all"},
                                 {"aligned", "no"},
                                 {"size", "L2"},
                                 {"rank", "2"},
                                 {"type", "f32"},
                                 {"producer", "cheap"},
                                 {"consumer", "none"},
                                 {"value", "constant"},
                                 {"extents", "static"},
                                 {"uses", "one"},
                                 {"destination", "passed"},
                                 {"caches", "warm"},
                                 {"pages", "huge"},
                                 {"strategy", "stream"},
                                 {"rival", "upstream-fused"}};

using Texts = std::vector<std::string>;

struct Record {
  std::string name, suite, workload, contestant,
      kind = "pipeline", strategy, codeFor, baseline, role, figure, unit = "s",
      better = "smaller";
  std::string axes;

  void addAxis(std::string_view axis, std::string_view value,
               std::string_view unitOfAxis = "", bool isUsual = false) {
    axes += axes.empty() ? "" : ",";
    axes += "{\"name\":" + quoteJSON(axis);
    if (!unitOfAxis.empty())
      axes += ",\"unit\":" + quoteJSON(unitOfAxis);
    if (isUsual)
      axes += ",\"usual\":true";
    axes += ",\"value\":" +
            (unitOfAxis.empty() ? quoteJSON(value) : std::string(value)) + "}";
  }
  std::string toJSON() const;
};

} // namespace

std::string Record::toJSON() const {
  const std::pair<const char *, const std::string *> texts[] = {
      {"name", &name},         {"suite", &suite},
      {"workload", &workload}, {"contestant", &contestant},
      {"kind", &kind},         {"strategy", &strategy},
      {"codeFor", &codeFor},   {"baseline", &baseline},
      {"role", &role},         {"figure", &figure},
      {"unit", &unit},         {"better", &better}};
  std::string text = "{";
  for (auto [key, value] : texts)
    if (!value->empty() || value == &workload)
      text += "\"" + std::string(key) + "\":" + quoteJSON(*value) + ",";
  return text + "\"axes\":[" + axes + "]}";
}

static Texts split(std::string_view text, char separator) {
  Texts parts;
  while (true) {
    size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos)
      return parts;
    text.remove_prefix(end + 1);
  }
}

static std::string join(const Texts &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : "/") + part;
  return text;
}

static bool isNumber(std::string_view text) {
  return !text.empty() &&
         text.find_first_not_of("0123456789.") == std::string_view::npos;
}

static void setContestant(Record &record) {
  std::string_view name = record.contestant;
  size_t at = name.find('@');
  if (at != std::string_view::npos)
    record.codeFor = name.substr(at + 1);
  name = name.substr(0, at);
  for (std::string_view kind : {"limit", "peer"})
    if (name == kind ||
        name.substr(0, kind.size() + 1) == std::string(kind) + "-")
      record.kind = kind;
  if (name.substr(0, 6) == "fused-")
    record.strategy = name.substr(6);
}

static void describePoint(Record &record) {
  Texts words = split(record.workload, ',');
  for (const OldAxis &axis : sweepAxes) {
    std::string start = std::string(axis.name) + "=";
    auto word = std::find_if(words.begin(), words.end(), [&](const auto &text) {
      return text.rfind(start, 0) == 0;
    });
    bool isUsual = word == words.end();
    record.addAxis(axis.name,
                   isUsual ? axis.usual
                           : std::string_view(*word).substr(start.size()),
                   axis.name == "ratio" ? "1" : "", isUsual);
  }
}

/// Describes `TIER/generated`, `TIER/pairs:8` or `TIER/growth`.
static void describeCompileTime(Record &record, const Texts &parts) {
  if (parts.size() < 2)
    return;
  Texts program = split(parts[1], ':');
  record.addAxis("tier", parts[0]);
  record.addAxis("program", program[0]);
  if (program.size() > 1 && isNumber(program[1]))
    record.addAxis("pairs", program[1], "pairs");
  if (program[0] == "growth")
    record.figure = "exponent", record.unit = "1";
}

/// Describes `PIPELINE/AXIS:SIZE`, and `PIPELINE/AXIS` for the exponent of
/// growth.
static void describeStage(Record &record, const Texts &parts) {
  record.kind = "stage";
  record.strategy.clear();
  if (parts.size() < 2)
    return;
  Texts axis = split(parts[1], ':');
  record.addAxis("pipeline", parts[0]);
  record.addAxis("axis", axis[0]);
  if (axis.size() > 1 && isNumber(axis[1]))
    record.addAxis("size", axis[1], axis[0]);
  else
    record.figure = "exponent", record.unit = "1";
}

static void describeThroughput(Record &record, Texts parts) {
  record.contestant = "ours";
  record.baseline = "naive";
  record.workload = join(parts);
  record.addAxis("programs", parts.size() > 1 ? "committed" : "generated");
  Texts batch = split(parts.back(), ':');
  if (batch.size() > 1 && isNumber(batch[1]))
    record.addAxis("batch", batch[1], "cases");
  record.figure = "cases_per_s";
  record.unit = "cases/s";
  record.better = "larger";
}

static void describeKernel(Record &record, const Texts &parts) {
  record.kind = "kernel";
  record.contestant = parts[0];
  record.workload = parts.back();
  record.figure = "bytes_per_second";
  record.unit = "bytes/s";
  record.better = "larger";
  if (isNumber(parts.back()))
    record.addAxis("bytes of a stream", parts.back(), "bytes");
}

static void describeSuite(Record &record, const Texts &parts) {
  const std::string &suite = record.suite;
  Texts workload = split(record.workload, '/');
  if (suite == "sweep" || suite == "tuning" || suite == "instructions")
    describePoint(record);
  if (suite == "instructions")
    record.figure = record.unit = "instructions";
  if (suite == "padding-ratio" && isNumber(record.workload))
    record.addAxis("ratio", record.workload, "1");
  if (suite == "compile-time")
    describeCompileTime(record, workload);
  if (suite == "compile-stages")
    describeStage(record, workload);
  if (suite == "throughput")
    describeThroughput(record, parts);
  if (suite == "machine")
    describeKernel(record, parts);
}

/// Removes the suffixes that Google Benchmark adds to a name.
static std::string_view stripSettings(std::string_view name) {
  for (std::string_view setting :
       {"/iterations:", "/repeats:", "/min_time:", "/manual_time"})
    name = name.substr(0, name.find(setting));
  return name;
}

std::string padlab::reports::describeOldSeries(std::string_view name,
                                               std::string_view label) {
  Record record;
  record.name = stripSettings(name);
  Texts parts = split(record.name, '/');
  record.suite = parts.front();
  parts.erase(parts.begin());
  if (parts.empty())
    parts.push_back("");
  Texts words = split(label, ' ');
  record.contestant = words.front().empty() ? parts.back() : words.front();
  Texts rest = parts;
  auto own = std::find(rest.begin(), rest.end(), record.contestant);
  if (own != rest.end())
    rest.erase(own);
  record.workload = join(rest);
  if (label.find("(the limit)") != std::string_view::npos)
    record.role = "limit";
  for (const std::string &word : words)
    if (word.rfind("baseline=", 0) == 0)
      record.baseline = word.substr(9);
  for (std::string_view suite :
       {"sweep", "tuning", "padding-ratio", "pad-workloads", "compile-time"})
    if (record.suite == suite && record.baseline.empty())
      record.baseline = "unfused";
  setContestant(record);
  describeSuite(record, parts);
  return record.toJSON();
}

std::string padlab::reports::makeSeriesTitle(std::string_view workload,
                                             std::string_view contestant) {
  std::string whole = std::string(workload) + (workload.empty() ? "" : " ") +
                      std::string(contestant);
  if (whole.size() <= titleLength)
    return whole;
  uint32_t hash = 0x811c9dc5;
  for (unsigned char c : whole)
    hash = (hash ^ c) * 0x01000193;
  char mark[16];
  std::snprintf(mark, sizeof(mark), "..%06x ", hash & 0xffffff);
  std::string tail = mark + std::string(contestant.substr(0, 30));
  return std::string(workload.substr(0, titleLength - tail.size())) + tail;
}
