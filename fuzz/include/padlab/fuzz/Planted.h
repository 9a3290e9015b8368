//===- Planted.h - are planted faults noticed? ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs pad fusion with one of its legality rules switched off on the committed
/// cases of this rule, and then on generated cases until an oracle objects.
/// Cases that the intact pass gets wrong, too, do not show that the violation
/// is noticed; they are failures of their own.
///
/// Does the same for mistakes that are planted in the lowering
/// (padlab/codegen/PlantedFaults.h), on generated cases with the variants that
/// a fuzzer would draw for them.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_PLANTED_H
#define PADLAB_FUZZ_PLANTED_H

#include "padlab/fuzz/Generator.h"

#include "llvm/Support/JSON.h"

#include <limits>

namespace padlab {

struct PlantedOptions {
  /// The folder with the cases of each rule. A file `rule-NN-WHAT.mlir` has
  /// several cases, separated by lines `// -----`.
  std::string directory;
  /// The number of rules; 0 stands for the rules that have cases.
  unsigned numRules = 0;
  /// The subjects as text; in `broken`, each `%` stands for the
  /// number of the rule.
  std::string intact = "padlab-fuse-pad";
  std::string broken = "padlab-fuse-pad{break-rule=%}";
  /// The maximal number of generated cases for each rule; 0 for none.
  uint64_t generated = 0, seed = 1;
  const FuzzTarget *target = nullptr;
};

/// The result for one rule.
struct PlantedRule {
  unsigned rule = 0;
  /// The number of the rule's own cases, and how many of them show the
  /// violation of the rule.
  unsigned cases = 0, caught = 0;
  /// The cases, own or generated, on which the intact pass fails, one line
  /// each. It is tried only on those generated cases that may show the
  /// violation.
  std::vector<std::string> failures;
  /// The first verdict against the broken pass on the rule's own cases, and the
  /// first on a generated case.
  std::string verdict, generatedVerdict;
  /// The number of generated cases up to the first that shows the violation; if
  /// none does, the number of all generated cases.
  uint64_t generated = 0;
  bool caughtByGenerated = false;
  /// Whether cases of the rule were left out, because this LLVM refuses what
  /// they contain.
  bool isVoid = false;

  /// Whether one of the rule's own cases shows the violation, or cases were
  /// left out.
  bool isNoticed() const { return caught != 0 || isVoid; }
  /// Whether the violation is noticed, and the intact pass is right on all
  /// cases.
  bool isGood() const { return isNoticed() && failures.empty(); }
  json::Object toJSON() const;
};

struct FaultOptions {
  /// The names of the faults to search.
  std::vector<std::string> faults;
  const FuzzTarget *target = nullptr;
  uint64_t seed = 1;
  /// The time limit for each fault.
  double seconds = 20;
  /// The time limit for all faults together. `seed` chooses the fault that is
  /// searched first, whatever the limit. The next ones are skipped, and have no
  /// result, once less than `seconds` are left.
  double limit = std::numeric_limits<double>::infinity();
};

/// The result of the search for one planted fault.
struct FaultSearch {
  std::string fault;
  bool found = false;
  /// The wall-clock time and the number of cases until the fault was found; if
  /// it was not found, of the whole search.
  double seconds = 0;
  uint64_t cases = 0;
  std::string verdict;

  json::Object toJSON() const;
};

/// Searches one fault after the other; calls `done` after each.
std::vector<FaultSearch>
searchFaults(const FaultOptions &options,
             llvm::function_ref<void(const FaultSearch &)> done);
std::string printFaults(ArrayRef<FaultSearch> searches);

/// Returns one entry per rule, in order. Fails if the folder has no case of any
/// rule, if a case cannot be read, or if a subject does not parse.
Expected<std::vector<PlantedRule>>
checkPlantedRules(const PlantedOptions &options);
/// Prints a table with a row for each rule. If no cases were generated, their
/// column has dashes.
std::string printPlantedRules(ArrayRef<PlantedRule> rules);

} // namespace padlab

#endif // PADLAB_FUZZ_PLANTED_H
