//===- Planted.h - is a broken rule of pad fusion noticed? ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs pad fusion with one of its rules switched off, over the cases that are
/// there for the rule and over generated ones, until the oracles object. What
/// the intact pass does wrong as well shows nothing.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_PLANTED_H
#define PADLAB_FUZZ_PLANTED_H

#include "padlab/fuzz/Generator.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace padlab {

struct PlantedOptions {
  /// Holds the cases of each rule, `rule-NN-WHAT.mlir`, several a file between
  /// lines `// -----`.
  std::string directory;
  /// How many rules there are; 0: those that have cases.
  unsigned numRules = 0;
  /// Textual subjects; in `broken`, `%` stands for the rule's number.
  std::string intact = "padlab-fuse-pad";
  std::string broken = "padlab-fuse-pad{break-rule=%}";
  /// Generated cases a rule, at most; 0: none.
  uint64_t generated = 0, seed = 1;
  const FuzzTarget *target = nullptr;
};

/// What became of one rule.
struct PlantedRule {
  unsigned rule = 0;
  /// Cases of its own, and in how many of them the violation shows.
  unsigned cases = 0, caught = 0;
  /// Cases in which the intact pass fails, one line each.
  std::vector<std::string> failures;
  /// The first objection, and the first to a generated case.
  std::string verdict, generatedVerdict;
  /// Generated cases up to and with the first that shows it, or all.
  uint64_t generated = 0;
  bool caughtByGenerated = false;

  /// Whether the violation is noticed, and nothing else is wrong.
  bool isNoticed() const { return failures.empty() && caught != 0; }
  llvm::json::Object toJSON() const;
};

/// One entry a rule, in order; an error where the folder has none.
llvm::Expected<std::vector<PlantedRule>>
checkPlantedRules(const PlantedOptions &options);
/// The table, `options.generated` or not.
std::string printPlantedRules(llvm::ArrayRef<PlantedRule> rules);

} // namespace padlab

#endif // PADLAB_FUZZ_PLANTED_H
