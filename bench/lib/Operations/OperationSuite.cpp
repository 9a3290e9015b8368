//===- OperationSuite.cpp - every operation of the documents --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
///   operations/OPERATION/SIZE/unfused
///
/// Measures the native code of one operation (OperationPrograms.h) against a
/// copy (Machine.h): the ratio is its time over that of copying as many bytes
/// as its result has, at least 16 KiB.
///
//===----------------------------------------------------------------------===//

#include "../CaseSeries.h"
#include "../Suites.h"
#include "OperationPrograms.h"

using namespace padlab;

static bool isInMemory(const OperationSize &size) {
  return size.name == "memory";
}

static CaseTiming getTiming(const OperationSize &size, Tier tier) {
  CaseTiming timing;
  timing.isOverCopy = true;
  if (tier == Tier::Check) {
    timing.harness = {0, 3, 3, 0};
    return timing;
  }
  // For data that exceeds the caches the placement does not matter, and a
  // warm-up is useless.
  if (isInMemory(size)) {
    unsigned rounds = tier == Tier::Full ? 15 : 7;
    timing.harness = {2e-3, rounds, rounds, 0};
    return timing;
  }
  timing.placements = 3;
  unsigned rounds = tier == Tier::Full ? 10 : 5;
  timing.harness = {1e-3, rounds, rounds, 0, 1};
  return timing;
}

static SeriesRecord getRecord(const OperationProgram &program,
                              const OperationSize &size) {
  const std::string &operation = program.operations.front();
  SeriesRecord record{"operations", operation + "/" + size.name};
  record.axes = {{"operation", operation}, {"size", size.name}};
  if (program.isLoop())
    record.axes.push_back({"turns", std::to_string(size.turns), "turns"});
  else
    record.axes.push_back(
        {"elements", std::to_string(size.rows * size.columns), "elements"});
  return record;
}

static SuiteCase getCase(const OperationProgram &program,
                         const OperationSize &size, Tier tier) {
  std::string small = program.getText(OperationSize::getSmall());
  return {program.operations.front() + "/" + size.name,
          tier == Tier::Check ? small : program.getText(size), small};
}

static void registerProgram(const OperationProgram &program,
                            const OperationSize &size,
                            const SuiteOptions &options) {
  SeriesGroup group;
  group.name = "operations/" + program.operations.front() + "/" + size.name;
  group.record = getRecord(program, size);
  group.contestants = {"unfused"};
  CaseTiming timing = getTiming(size, options.tier);
  group.rounds = timing.placements * timing.harness.maxRounds;
  group.measure = [=, &program] {
    return measureCase(getCase(program, size, options.tier), options,
                       getPipelineContestants({"unfused"}), timing);
  };
  registerGroup(std::move(group), options);
}

/// Calls `take` with each program and each size of a tier.
static void forEach(
    Tier tier,
    llvm::function_ref<void(const OperationProgram &, const OperationSize &)>
        take) {
  for (const OperationProgram &program : getOperationPrograms())
    for (const OperationSize &size : program.getSizes())
      // In the tier `check`, both sizes are equal.
      if (tier != Tier::Check || !isInMemory(size))
        take(program, size);
}

void padlab::registerOperationBenchmarks(const SuiteOptions &options) {
  forEach(options.tier,
          [&](const OperationProgram &program, const OperationSize &size) {
            registerProgram(program, size, options);
          });
}

std::vector<SuiteCase> padlab::getOperationCases(const SuiteOptions &options) {
  std::vector<SuiteCase> cases;
  forEach(options.tier,
          [&](const OperationProgram &program, const OperationSize &size) {
            cases.push_back(getCase(program, size, options.tier));
          });
  return cases;
}

std::vector<std::string> padlab::getOperationSuitePrograms() {
  std::vector<std::string> texts;
  for (const OperationProgram &program : getOperationPrograms())
    texts.push_back(program.getText(OperationSize::getSmall()));
  return texts;
}
