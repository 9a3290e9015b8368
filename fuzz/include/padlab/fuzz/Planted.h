//===- Planted.h - are planted faults noticed? ------------------*- C++ -*-===//
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
/// The same for mistakes of the lowering (padlab/codegen/PlantedFaults.h), over
/// generated cases that meet the variants that a fuzzer would draw for them.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_PLANTED_H
#define PADLAB_FUZZ_PLANTED_H

#include "padlab/fuzz/Generator.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <limits>

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

/// The result for one rule.
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
  /// Whether its cases require what the LLVM at hand does not allow.
  bool isVoid = false;

  /// Whether the violation is noticed, and nothing else is wrong.
  bool isNoticed() const { return failures.empty() && (caught != 0 || isVoid); }
  llvm::json::Object toJSON() const;
};

struct FaultOptions {
  /// Names of faults.
  std::vector<std::string> faults;
  const FuzzTarget *target = nullptr;
  uint64_t seed = 1;
  /// For each fault.
  double seconds = 20;
  /// For all faults together. The search begins with a fault that `seed` chooses
  /// and leaves out those that have less than `seconds` left.
  double limit = std::numeric_limits<double>::infinity();
};

/// The result of the search for one planted fault.
struct FaultSearch {
  std::string fault;
  bool found = false;
  /// On the clock on the wall, and cases, until then or in all.
  double seconds = 0;
  uint64_t cases = 0;
  std::string verdict;

  llvm::json::Object toJSON() const;
};

/// Searches one fault after the other; calls `done` after each.
std::vector<FaultSearch>
searchFaults(const FaultOptions &options,
             llvm::function_ref<void(const FaultSearch &)> done);
std::string printFaults(llvm::ArrayRef<FaultSearch> searches);

/// One entry a rule, in order; an error where the folder has none.
llvm::Expected<std::vector<PlantedRule>>
checkPlantedRules(const PlantedOptions &options);
/// The table, `options.generated` or not.
std::string printPlantedRules(llvm::ArrayRef<PlantedRule> rules);

} // namespace padlab

#endif // PADLAB_FUZZ_PLANTED_H
