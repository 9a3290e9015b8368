//===- SyntheticRun.cpp - made-up fuzzing and benchmarks -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonText.h"
#include "Synthetic.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace padlab::reports;

namespace {
constexpr const char *pipelines[] = {"unfused", "upstream-fused", "fused-fill",
                                     "fused-frame", "fused"};
constexpr double strategyGain[] = {1, 0.8, 0.62, 0.56, 0.52};
constexpr const char *workloads[] = {
    "pointwise-f32", "pointwise-f16", "chain-f32",  "transpose-f32",
    "reduce-f32",    "matmul-f32",    "conv2d-f32", "pool-f32"};
constexpr const char *sizes[] = {"8KiB", "256KiB", "8MiB", "64MiB"};
constexpr double ratios[] = {0, 0.01, 0.1, 0.4, 1, 4};
/// Ratios and sizes of the points of the sweep.
constexpr const char *pointRatios[] = {"0.02", "1", "4"};
constexpr const char *pointSizes[] = {"L1", "DRAM"};
constexpr double machineBandwidth = 24;

/// The fields that differ in the records of series
/// (bench/include/padlab/bench/SeriesRecord.h).
struct Identity {
  std::string suite, workload, contestant;
  /// The members of the JSON list `axes`.
  std::string axes = "";
};

/// A benchmark's line as padlab-bench writes it.
struct Line {
  Identity series;
  double seconds, ratio, padding, limit;
  /// The peak as a multiple of the result's bytes; 0 if it was not counted.
  double peak = 0;
};
} // namespace

static std::string formatRecord(const Identity &one, std::string_view name) {
  std::string text = "{\"axes\": [" + one.axes +
                     "], \"baseline\": \"unfused\", \"better\": "
                     "\"smaller\", \"contestant\": " +
                     quoteJSON(one.contestant) +
                     ", \"kind\": \"pipeline\", \"name\": " + quoteJSON(name);
  if (one.contestant.rfind("fused-", 0) == 0)
    text += ", \"strategy\": " + quoteJSON(one.contestant.substr(6));
  return text + ", \"suite\": " + quoteJSON(one.suite) +
         ", \"unit\": \"s\", \"workload\": " + quoteJSON(one.workload) + "}";
}

/// Formats one of `rounds` rounds, whose time is multiplied by `shift`.
static std::string formatRound(const Line &line, int round, int rounds,
                               double shift) {
  char text[640];
  const Identity &series = line.series;
  std::string name =
      series.suite + "/" + series.workload + "/" + series.contestant;
  std::string record = ", \"padlab\": " + formatRecord(series, name);
  bool workload = line.limit > 0;
  std::snprintf(
      text, sizeof(text),
      "{\"name\": \"%s/iterations:1/manual_time\", \"run_type\": "
      "\"iteration\", \"repetitions\": %d, \"repetition_index\": %d, "
      "\"real_time\": %.5g, "
      "\"time_unit\": \"us\", \"label\": \"%s\", \"padding_ratio\": %g, "
      "\"%sratio\": %.4f, \"%sci_low\": %.4f, \"%sci_high\": %.4f, "
      "\"limit_ratio\": %.4f, \"limit_ci_low\": %.4f, \"limit_ci_high\": %.4f, "
      "\"bytes_must\": %.0f, \"gb_per_second\": %.3f, "
      "\"machine_gb_per_second\": %g, \"rounds\": 31, \"fired\": 1",
      name.c_str(), rounds, round, line.seconds * 1e6 * shift,
      series.contestant.c_str(), line.padding, workload ? "unfused_" : "",
      line.ratio, workload ? "unfused_" : "", line.ratio * 0.98,
      workload ? "unfused_" : "", line.ratio * 1.02, line.limit,
      line.limit * 0.98, line.limit * 1.02, line.seconds * 1.2e10,
      12 / line.ratio, machineBandwidth);
  if (line.peak == 0)
    return text + record + "}";
  char memory[80];
  std::snprintf(memory, sizeof(memory),
                ", \"peak_over_result\": %.4f, \"allocations\": %d}", line.peak,
                line.peak > 1.5 ? 2 : 1);
  return text + record + memory;
}

/// Formats three rounds if `hasRounds`, as in the last week, else one round
/// that represents all.
static std::string format(const Line &line, bool hasRounds) {
  if (!hasRounds)
    return formatRound(line, 0, 1, 1);
  return formatRound(line, 0, 3, 0.99) + ",\n  " + formatRound(line, 1, 3, 1) +
         ",\n  " + formatRound(line, 2, 3, 1.02);
}

static std::string makeAxis(std::string_view name, std::string_view value,
                            std::string_view unit = "", bool isUsual = false) {
  std::string text = "{\"name\": " + quoteJSON(name);
  if (!unit.empty())
    text += ", \"unit\": " + quoteJSON(unit);
  if (isUsual)
    text += ", \"usual\": true";
  return text + ", \"value\": " +
         (unit.empty() ? quoteJSON(value) : std::string(value)) + "}";
}

/// Returns a series' level on `day`. A third of all series change their level
/// once.
static double getLevel(const SyntheticYear &year, uint64_t series, long day) {
  Random random(series * 31 + year.seed);
  bool changes = random.below(3) == 0;
  long when = year.days / 4 + random.below(std::max(1L, year.days / 2));
  double factor = random.below(2) ? 1.12 : 0.9;
  return changes && day >= when ? factor : 1;
}

/// Makes one claim that holds, one that does not, and one that is undecided,
/// for each of two CPUs.
std::string padlab::reports::makeSyntheticClaims(long day) {
  struct Claim {
    const char *section, *quantity, *unit;
    double low, high, value, width;
    const char *verdict;
  };
  const Claim claims[] = {
      {"5.1.5", "allocation saved", "%", 38, 38, 38.1, 0, "holds"},
      {"6.2.1", "time saved", "%", 5, 10, 6, 4, "cannot be said"},
      {"6.3.1", "blocks over whole fill", "times", 2, 5, 0.5, 0.1,
       "does not hold"}};
  // As in real nights, claims are not measured every time.
  if (day % 5 != 4)
    return "[]";
  std::string text = "[";
  for (const char *cpu : {"native", "x86-64-v3"})
    for (const Claim &claim : claims) {
      char figure[400];
      std::snprintf(figure, sizeof(figure),
                    "\"value\": %g, \"low\": %g, \"high\": %g, \"verdict\": "
                    "\"%s\", \"samples\": [[0.002, 0.001], [0.003, 0.001]]}",
                    claim.value, claim.value - claim.width,
                    claim.value + claim.width, claim.verdict);
      char line[1600];
      std::snprintf(
          line, sizeof(line),
          "%s{\"section\": \"%s\", \"quantity\": \"%s\", \"workload\": "
          "\"A\", \"baseline\": \"unfused\", \"unit\": \"%s\", \"low\": %g, "
          "\"high\": %g, \"isModel\": false, \"program\": \"func.func "
          "@main()\", \"error\": \"\", \"cpu\": \"%s\", \"figures\": "
          "[{\"contestant\": \"upstream-fused\", %s, {\"contestant\": "
          "\"fused\", %s]}",
          text.size() > 1 ? ",\n  " : "", claim.section, claim.quantity,
          claim.unit, claim.low, claim.high, cpu, figure, figure);
      text += line;
    }
  return text + "]";
}

/// Returns the commit of a day; all days of a week have the same.
static std::string makeCommit(long day) {
  char text[41];
  std::snprintf(text, sizeof(text), "%040lx", 0xabc000 + day / 7);
  return text;
}

std::string padlab::reports::makeSyntheticBench(const SyntheticYear &year,
                                                long day, Random &random) {
  std::string text =
      std::string("{\"context\": {\"machine_model\": \"A made-up processor\", "
                  "\"machine_l2\": \"2048K\", \"machine_l3\": \"32768K\", "
                  "\"machine_huge_pages\": \"madvise\", \"fingerprint\": "
                  "\"0123456789abcdef\", "
                  "\"command\": \"./padlab bench --tier=nightly\", "
                  "\"padlab_commit\": \"") +
      makeCommit(day) + "\", \"target_cpu\": \"native\"}, \"benchmarks\": [";
  uint64_t series = 0;
  auto add = [&](Line line) {
    double change =
        getLevel(year, ++series, day) * (1 + 0.015 * random.noise());
    line.ratio *= line.series.contestant == "unfused" ? 1 : change;
    line.seconds *= change;
    text += (series > 1 ? ",\n  " : "") + format(line, day + 7 >= year.days);
  };
  for (double ratio : ratios)
    for (int p = 0; p != 5; ++p) {
      char workload[16];
      std::snprintf(workload, sizeof(workload), "%.2f", ratio);
      double gain = 1 - (1 - strategyGain[p]) / (1 + ratio / 4);
      add({{"padding-ratio", workload, pipelines[p],
            makeAxis("ratio", workload, "1")},
           1e-3 * gain * (1 + ratio),
           gain,
           ratio,
           0});
    }
  for (const char *workload : workloads)
    for (int size = 0; size != 4; ++size)
      for (int p = 0; p != 5; ++p) {
        double gain = 1 - (1 - strategyGain[p]) * (4 + size) / 7.0;
        // One program holds more memory in the last tenth of the days.
        bool holdsMore = series == 44 && day * 10 >= year.days * 9;
        add({{"pad-workloads", std::string(workload) + "/" + sizes[size],
              pipelines[p], makeAxis("type", "f32")},
             1e-6 * gain * std::pow(24, size),
             gain,
             0.1,
             1.05 * gain / (1 - 0.48 * (4 + size) / 7.0),
             p == 0      ? 1.9091
             : holdsMore ? 1.25
                         : 1});
      }
  for (const char *ratio : pointRatios)
    for (const char *size : pointSizes)
      for (int p = 0; p != 5; ++p) {
        std::string axes = makeAxis("ratio", ratio, "1") + ", " +
                           makeAxis("size", size) + ", " +
                           makeAxis("producer", "cheap", "", true) + ", " +
                           makeAxis("strategy", "all");
        std::string workload =
            std::string("ratio=") + ratio + ",size=" + size + ",strategy=all";
        double padding = std::strtod(ratio, nullptr);
        double gain = 1 - (1 - strategyGain[p]) / (1 + padding / 4);
        add({{"tuning", workload, pipelines[p], axes},
             1e-5 * gain * (1 + padding),
             gain,
             padding,
             0});
      }
  const std::string generated = "generated";
  for (const char *tier : {"fuzzing", "optimized"})
    for (int p = 0; p != 5; ++p)
      for (const std::string &what : {generated, std::string("pairs:64")})
        add({{"compile-time", std::string(tier) + "/" + what, pipelines[p],
              makeAxis("tier", tier) + ", " +
                  (what == generated ? makeAxis("program", what)
                                     : makeAxis("program", "pairs") + ", " +
                                           makeAxis("pairs", "64", "pairs"))},
             4e-3 * (1 + p * 0.1),
             1 + p * 0.1,
             0,
             0});
  for (uint64_t point = 0; series < uint64_t(year.series); ++point) {
    constexpr const char *producers[] = {"cheap", "expensive", "transpose",
                                         "reduction"};
    constexpr const char *types[] = {"f32", "f16", "i8"};
    const char *producer = producers[point % 4];
    const char *type = types[point / 4 % 3];
    std::string rank = std::to_string(1 + point / 12);
    std::string axes = makeAxis("ratio", "1", "1", true) + ", " +
                       makeAxis("size", "L2", "", true) + ", " +
                       makeAxis("rank", rank) + ", " + makeAxis("type", type) +
                       ", " + makeAxis("producer", producer);
    std::string workload =
        "rank=" + rank + ",type=" + type + ",producer=" + producer;
    for (int p = 0; p != 5; ++p)
      add({{"sweep", workload, pipelines[p], axes},
           1e-5 * strategyGain[p],
           strategyGain[p],
           1,
           0,
           p == 0 ? 2.0 : 1.0});
  }
  return text + "]}";
}

static std::string describeNode(const char *name, long cases, int seconds) {
  return std::string("{\"node\": \"") + name +
         "\", \"cases\": " + std::to_string(cases) +
         ", \"seconds\": " + std::to_string(seconds) +
         ", \"processorSeconds\": " + std::to_string(seconds) + "}";
}

std::string padlab::reports::makeSyntheticFuzzing(const SyntheticYear &year,
                                                  long day, Random &random) {
  double rate = (day > year.days / 2 ? 190 : 150) * (1 + 0.03 * random.noise());
  long cases = static_cast<long>(rate * 1200);
  double reached = 1 - std::exp(-(day + 3) / 60.0);
  std::string samples;
  for (int i = 1; i <= 24; ++i) {
    double share = reached * (0.6 + 0.4 * std::log1p(i) / std::log1p(24));
    char text[200];
    std::snprintf(text, sizeof(text),
                  "%s{\"seconds\": %d, \"functions mlir\": %d, "
                  "\"functions llvm\": %d, \"features\": %d, \"actions\": %d}",
                  i > 1 ? ", " : "", i * 50, int(9000 + 9000 * share),
                  int(4000 + 1800 * share), int(20000 * share),
                  int(3100 * share));
    samples += text;
  }
  char text[700];
  std::snprintf(
      text, sizeof(text),
      "{\"seconds\": 1200, \"casesPerSecond\": %.2f, \"workersLost\": %ld, "
      "\"corpusBefore\": %ld, \"corpusAfter\": %ld, \"funnel\": "
      "{\"generated\": %ld, \"verified\": %ld, \"defined\": %ld, \"fired\": "
      "%ld, \"compiled\": %ld, \"compared\": %ld}, \"functions\": {\"mlir\": "
      "%d, \"llvm\": %d}, \"verdicts\": {\"agree\": %ld, \"mismatch\": %ld, "
      "\"invalid-ir\": %ld, \"crash\": %ld}, \"verdictsByPipeline\": "
      "{\"mismatch upstream-fused\": %ld, \"invalid-ir upstream-fused\": %ld, "
      "\"crash upstream-fused\": %ld}",
      rate, random.below(4), 400 + day * 8, 408 + day * 8, cases, cases,
      cases - random.below(40), cases * 8 / 10, cases * 9 / 10, cases * 9 / 10,
      int(9000 + 9000 * reached), int(4000 + 1800 * reached), cases * 8 / 10,
      cases / 20, cases / 10, cases / 100, cases / 20, cases / 10, cases / 100);
  return std::string(text) + ", \"samples\": [" + samples + "], \"nodes\": [" +
         describeNode("n1", cases / 2, 1200) + ", " +
         describeNode("n2", cases - cases / 2, 1200) + "]}";
}

std::string padlab::reports::makeSyntheticTasks(long day) {
  std::string tasks;
  for (const char *node : {"n1", "n2"})
    for (const char *phase : {"fuzz", "merge", "triage"}) {
      bool died = day % 20 == 10 && tasks.empty();
      tasks += std::string(tasks.empty() ? "" : ", ") + "{\"id\": \"" + phase +
               "-pad-" + (node[1] == '1' ? "0" : "1") + "\", \"phase\": \"" +
               phase +
               "\", \"status\": \"done\", \"seconds\": 1200, "
               "\"processorSeconds\": 1150, \"node\": \"" +
               node + "\", \"start\": 0, \"deaths\": [" +
               (died ? "\"n2\"" : "") + "], \"refusals\": []}";
    }
  return "[" + tasks + "]";
}

std::string padlab::reports::makeSyntheticMatrix(const SyntheticYear &year,
                                                 long day) {
  constexpr const char *names[] = {
      "tensor.pad",     "tensor.empty", "tensor.cast", "tensor.insert_slice",
      "shape.shape_of", "shape.meet",   "std.addi",    "std.cmpf"};
  constexpr const char *columns[] = {"parsed",     "verified",  "interpreted",
                                     "lowered",    "generated", "compared",
                                     "benchmarked"};
  std::string text = "{\"schema\": \"padlab-op-matrix-1\", \"operations\": [";
  int row = 0;
  for (std::string name : names) {
    text += std::string(row ? ", " : "") + "{\"operation\": \"" + name +
            "\", \"section\": \"" + name.substr(0, name.find('.')) + "\"";
    int column = 0;
    for (const char *what : columns)
      text += std::string(", \"") + what + "\": " +
              (column++ < 4 || day * 8 >= row * year.days ? "true" : "false");
    text += "}";
    ++row;
  }
  return text + "]}\n";
}
