//===- Budget.cpp - instructions that each stage may take -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Budget.h"

#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
namespace json = llvm::json;

namespace padlab {

static bool fromJSON(const json::Value &value, Budget &budget,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("first", budget.first) && map.map("now", budget.now) &&
         map.mapOptional("reasons", budget.reasons);
}

} // namespace padlab

template <typename T>
static json::Object toObject(const std::map<std::string, T> &map) {
  json::Object object;
  for (const auto &[key, value] : map)
    object[key] = value;
  return object;
}

llvm::Expected<Budgets> padlab::parseBudgets(llvm::StringRef text) {
  return json::parse<Budgets>(text, "budgets");
}

std::string padlab::printBudgets(const Budgets &budgets) {
  json::Object object;
  for (const auto &[version, budget] : budgets) {
    json::Object entry{{"first", toObject(budget.first)},
                       {"now", toObject(budget.now)}};
    if (!budget.reasons.empty())
      entry["reasons"] = toObject(budget.reasons);
    object[version] = std::move(entry);
  }
  return llvm::formatv("{0:2}\n", json::Value(std::move(object))).str();
}

static double getChange(int64_t from, int64_t to) {
  return from > 0 ? double(to) / double(from) - 1 : 0;
}

static std::string formatChange(double change) {
  return llvm::formatv("{0}{1:f1} %", change < 0 ? "" : "+", 100 * change)
      .str();
}

BudgetReport padlab::compareWithBudget(const Budget &budget,
                                       const StageCounts &counts) {
  BudgetReport report;
  llvm::raw_string_ostream table(report.table);
  table << llvm::formatv("{0,-12} {1,15} {2,15} {3,9}\n", "stage", "committed",
                         "counted", "change");
  for (const auto &[stage, count] : counts) {
    auto held = budget.now.find(stage);
    if (held == budget.now.end()) {
      report.failures.push_back("stage '" + stage + "' has no budget");
      continue;
    }
    double change = getChange(held->second, count);
    table << llvm::formatv("{0,-12} {1,15} {2,15} {3,9}\n", stage, held->second,
                           count, formatChange(change));
    if (change > budgetTolerance)
      report.failures.push_back("stage '" + stage + "' takes " +
                                formatChange(change) + " instructions");
    else if (change < -budgetTolerance)
      report.cheaper.push_back(stage);
    auto first = budget.first.find(stage);
    if (first == budget.first.end())
      continue;
    if (double drift = getChange(first->second, held->second);
        drift > mostDrift && !budget.reasons.count(stage))
      report.failures.push_back("the budget of stage '" + stage + "' is " +
                                formatChange(drift) +
                                " of the first, and no reason is given");
  }
  return report;
}

void padlab::renewBudget(Budget &budget, const StageCounts &counts) {
  budget.now.clear();
  for (const auto &[stage, count] : counts) {
    budget.now[stage] = count;
    budget.first.try_emplace(stage, count);
  }
}
