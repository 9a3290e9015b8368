//===- BudgetTest.cpp - instructions that each stage may take -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Budget.h"
#include "ThroughputPrograms.h"

#include <gtest/gtest.h>

using namespace padlab;

/// Whether the list has one text, with `part` in it.
static bool isOne(const std::vector<std::string> &texts, llvm::StringRef part) {
  return texts.size() == 1 && llvm::StringRef(texts.front()).contains(part);
}

static const Budget budget = {{{"lowering", 1000}, {"codegen", 1000}},
                              {{"lowering", 1000}, {"codegen", 1000}},
                              {}};

TEST(Budget, AcceptsWhatIsNear) {
  BudgetReport report =
      compareWithBudget(budget, {{"lowering", 1049}, {"codegen", 951}});
  EXPECT_TRUE(report.failures.empty());
  EXPECT_TRUE(report.cheaper.empty());
  EXPECT_TRUE(llvm::StringRef(report.table).contains("+4.9 %"));
}

TEST(Budget, NamesTheStageThatTakesMore) {
  BudgetReport report =
      compareWithBudget(budget, {{"lowering", 1051}, {"codegen", 1000}});
  EXPECT_TRUE(isOne(report.failures, "stage 'lowering'"));
}

TEST(Budget, NamesTheStageThatTakesLess) {
  BudgetReport report =
      compareWithBudget(budget, {{"lowering", 1000}, {"codegen", 949}});
  EXPECT_TRUE(report.failures.empty());
  EXPECT_TRUE(isOne(report.cheaper, "codegen"));
}

TEST(Budget, RefusesAStageWithoutABudget) {
  BudgetReport report = compareWithBudget(budget, {{"link", 1}});
  EXPECT_TRUE(isOne(report.failures, "stage 'link'"));
}

TEST(Budget, WantsAReasonForWhatDrifts) {
  Budget drifted = budget;
  drifted.now["lowering"] = 1101;
  StageCounts counts = {{"lowering", 1101}, {"codegen", 1000}};
  EXPECT_TRUE(
      isOne(compareWithBudget(drifted, counts).failures, "no reason is given"));
  drifted.reasons["lowering"] = "programs have more to lower";
  EXPECT_TRUE(compareWithBudget(drifted, counts).failures.empty());
}

TEST(Budget, KeepsTheFirstWhenRenewed) {
  Budget renewed = budget;
  renewBudget(renewed, {{"lowering", 900}, {"run", 7}});
  EXPECT_EQ(renewed.first["lowering"], 1000);
  EXPECT_EQ(renewed.now["lowering"], 900);
  EXPECT_EQ(renewed.first["run"], 7);
  EXPECT_EQ(renewed.now.count("codegen"), 0u);
}

TEST(Budget, IsReadAsWritten) {
  Budgets budgets = {{"22", budget}};
  budgets["22"].reasons["codegen"] = "why";
  llvm::Expected<Budgets> read = parseBudgets(printBudgets(budgets));
  ASSERT_TRUE(bool(read));
  EXPECT_EQ((*read)["22"].now, budget.now);
  EXPECT_EQ((*read)["22"].reasons["codegen"], "why");
  llvm::Expected<Budgets> wrong = parseBudgets("{\"22\": {\"now\": {}}}");
  EXPECT_FALSE(bool(wrong));
  llvm::consumeError(wrong.takeError());
}

/// A lowering pass that computes for 2 ms more in each case must fail the test
/// `bench.budget`, on a machine of any speed: even at one instruction per
/// nanosecond, 2 ms exceed what the budget tolerates.
TEST(Budget, SeesTwoMillisecondsOfEachCase) {
  llvm::Expected<std::vector<std::string>> programs = readBudgetPrograms();
  ASSERT_TRUE(bool(programs));
  llvm::Expected<Budgets> committed = readCommittedBudgets();
  ASSERT_TRUE(bool(committed));
  constexpr double fewestInstructions = 2e-3 * 1e9;
  for (const auto &[version, held] : *committed)
    EXPECT_LT(held.now.at("lowering") * budgetTolerance,
              programs->size() * fewestInstructions)
        << version;
}
