//===- Synthesize.cpp - padlab-report synthesize -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes made-up nights in the schema of real ones, so that sizes and speeds
/// of the store and the site can be measured before a year has passed. The CPU
/// is called `synthetic`, and padlab's versions begin with this word. Equal
/// options give equal files.
///
//===----------------------------------------------------------------------===//

#include "JsonText.h"
#include "Synthetic.h"

#include "padlab/reports/Commands.h"
#include "padlab/reports/Files.h"

#include <cstdio>
#include <ctime>

using namespace padlab::reports;

std::string padlab::reports::formatTime(long day, long seconds) {
  // The nights begin on 1 January 2026, at 2 o'clock.
  std::time_t time = 1767232800 + day * 86400 + seconds;
  std::tm parts = {};
  gmtime_r(&time, &parts);
  char text[32];
  std::strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

static std::string getRunId(long day) {
  std::string id = formatTime(day);
  std::string digits;
  for (char c : id)
    if (c >= '0' && c <= '9')
      digits += c;
  return digits.substr(0, 8) + "-" + digits.substr(8) + "-synthetic";
}

std::string padlab::reports::getSyntheticLlvm(const SyntheticYear &year,
                                              long day) {
  return "22.1." + std::to_string(6 + 3 * day / year.days);
}

std::string padlab::reports::getSyntheticVersions(const SyntheticYear &year,
                                                  long day) {
  return "{\"padlab\": \"synthetic-" + std::to_string(1 + day / 7) +
         "\", \"llvm\": \"" + getSyntheticLlvm(year, day) + "\"}";
}

static std::string makeMachine(const SyntheticYear &year, long day) {
  // A new kernel makes a new machine, whose times are not compared with those
  // of the old one.
  const char *kernel = day * 10 < year.days * 7 ? "6.1.0" : "6.12.0";
  return std::string("{\"cpu\": \"synthetic\", \"cores\": 2, \"memoryBytes\": "
                     "25276510208, \"kernel\": \"") +
         kernel + "\"}";
}

static std::string makeReport(const SyntheticYear &year, long day) {
  Random random(year.seed * 1000003 + day);
  return "{\"schemaVersion\": 1,\n \"run\": {\"id\": " +
         quoteJSON(getRunId(day)) +
         ", \"startedAt\": " + quoteJSON(formatTime(day)) +
         ", \"seconds\": 1320.5, \"minutes\": 20, \"seed\": " +
         std::to_string(random.below(1000000)) +
         ", \"jobs\": 2, \"target\": \"pad\", \"interrupted\": " +
         (day % 97 == 50 ? "true" : "false") +
         "},\n \"machine\": " + makeMachine(year, day) +
         ",\n \"versions\": " + getSyntheticVersions(year, day) +
         ",\n \"fuzz\": " + makeSyntheticFuzzing(year, day, random) +
         ",\n \"tasks\": " + makeSyntheticTasks(day) +
         ",\n \"triage\": {\"incoming\": 40, \"triaged\": 38, "
         "\"notReproduced\": 1, \"left\": 2},\n \"findings\": " +
         makeSyntheticFindings(year, day) +
         ",\n \"regressions\": " + makeSyntheticRegressions(year, day) +
         ",\n \"causes\": " + makeSyntheticCauses() +
         ",\n \"blindSpots\": " + makeSyntheticBlindSpots() +
         ",\n \"claims\": " + makeSyntheticClaims(day) +
         ",\n \"planted\": " + makeSyntheticPlanted(day, random) +
         ",\n \"bench\": " + makeSyntheticBench(year, day, random) +
         ",\n \"benchError\": \"\"}\n";
}

int padlab::reports::runSynthesize(const Arguments &arguments) {
  SyntheticYear year;
  year.days = arguments.getNumber("days", 365);
  year.findings = arguments.getNumber("findings", 1000);
  year.seed = arguments.getNumber("seed", 1);
  year.series = arguments.getNumber("series", 0);
  if (year.days < 1 || year.findings < 0 || year.seed < 0 || year.series < 0)
    return fail(
        "padlab-report",
        "--days, --findings, --series and --seed are numbers, --days at "
        "least 1");
  std::string results = arguments.getStateDir() + "/results/";
  for (long day = 0; day != year.days; ++day) {
    std::string folder = results + getRunId(day);
    if (!writeFile(folder + "/report.json", makeReport(year, day)) ||
        !writeFile(folder + "/op-matrix.json", makeSyntheticMatrix(year, day)))
      return fail(folder, "cannot be written");
  }
  std::printf("%s: %ld nights, %ld findings\n", results.c_str(), year.days,
              year.findings);
  return exitDone;
}
