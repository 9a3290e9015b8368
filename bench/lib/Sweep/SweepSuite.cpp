//===- SweepSuite.cpp - padding over all axes -----------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
///   sweep/POINT/CONTESTANT
///   instructions/POINT/CONTESTANT  with --instructions
///   tuning/POINT/CONTESTANT        of the suite `tuning`
///
/// Each point (Point.h) is a case, whose results are compared with the
/// reference's; each contestant is a series.
///
//===----------------------------------------------------------------------===//

#include "../Suites.h"
#include "Measure.h"
#include "Tiers.h"

using namespace padlab;

static void registerPoints(llvm::ArrayRef<SweepPoint> points,
                           llvm::StringRef suite, const SuiteOptions &options) {
  for (const SweepPoint &point : points) {
    SeriesGroup group;
    group.name = (suite + "/" + point.str()).str();
    group.record = {suite.str(), point.str()};
    group.record.axes = point.describeAxes();
    if (options.countsInstructions)
      group.record.figure = group.record.unit = "instructions";
    group.contestants = getContestants(point, options);
    group.rounds =
        options.countsInstructions ? 1 : getNumRounds(point, options.tier);
    group.measure = [point, options] { return measurePoint(point, options); };
    registerGroup(std::move(group), options);
  }
}

void padlab::registerSweepBenchmarks(const SuiteOptions &options) {
  registerPoints(getTierPoints(options.tier),
                 options.countsInstructions ? "instructions" : "sweep",
                 options);
}

void padlab::registerTuningBenchmarks(const SuiteOptions &options) {
  registerPoints(getTuningPoints(), "tuning", options);
}

std::vector<std::string> padlab::getSweepPrograms() {
  std::vector<std::string> texts;
  for (const SweepPoint &point : getTierPoints(Tier::Nightly))
    texts.push_back(SweepProgram::get(point, /*elements=*/700).getText());
  return texts;
}

std::vector<SuiteCase> padlab::getSweepCases(const SuiteOptions &options) {
  std::vector<SuiteCase> cases;
  mlir::MLIRContext *context = getBenchmarkCompiler(options.cpu).getContext();
  for (const SweepPoint &point : getTierPoints(options.tier)) {
    TimedProgram program = SweepProgram::getTimed(point, context);
    cases.push_back({program.name, program.timed.text, program.small.text});
  }
  return cases;
}
