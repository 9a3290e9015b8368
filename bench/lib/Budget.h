//===- Budget.h - instructions that each stage may take ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The instructions that each stage of a differential case may take are
/// committed in bench/budget/budget.json (schema.json beside it). A test
/// compares them with a new count and fails if a stage has become slower.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_BUDGET_H
#define PADLAB_BENCH_BUDGET_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace padlab {

/// Instructions of each stage, in the order of the stages.
using StageCounts = std::vector<std::pair<std::string, int64_t>>;

/// The budget for one version of LLVM's package.
struct Budget {
  /// The counts that were committed first, and the present ones.
  std::map<std::string, int64_t> first, now;
  /// The reason why a stage takes much more than its first budget, for each
  /// such stage.
  std::map<std::string, std::string> reasons;
};

/// The budgets by the version of LLVM's package, because each version generates
/// other code.
using Budgets = std::map<std::string, Budget>;

llvm::Expected<Budgets> parseBudgets(llvm::StringRef text);
std::string printBudgets(const Budgets &budgets);
/// Reads bench/budget/budget.json.
llvm::Expected<Budgets> readCommittedBudgets();

/// The share by which a stage may exceed its budget, and the share by which its
/// budget may exceed its first one without a reason.
inline constexpr double budgetTolerance = 0.05, mostDrift = 0.10;

/// The result of comparing counts with the budget.
struct BudgetReport {
  /// A line for each stage that has a budget: committed, counted and the
  /// change.
  std::string table;
  /// The reasons why the test fails, one per line.
  std::vector<std::string> failures;
  /// Stages that have become so fast that the budget should be renewed.
  std::vector<std::string> cheaper;
};
BudgetReport compareWithBudget(const Budget &budget, const StageCounts &counts);

/// Sets the present budget to `counts`. Where a stage has no first budget, its
/// count also becomes the first budget.
void renewBudget(Budget &budget, const StageCounts &counts);

} // namespace padlab

#endif // PADLAB_BENCH_BUDGET_H
