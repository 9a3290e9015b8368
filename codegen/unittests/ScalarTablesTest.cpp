//===- ScalarTablesTest.cpp - native code on all small values -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../dialect/unittests/ScalarTables.h"

#include "TestPrograms.h"

#include "llvm/ADT/STLExtras.h"

using namespace padlab;

/// Compiles the programs of all tables as one module, and checks that each
/// value they compute is right.
TEST(ScalarTablesTest, EveryValueIsThatOfTheTable) {
  std::vector<test::ScalarTable> tables = test::makeScalarTables();
  std::vector<Case> cases;
  std::vector<mlir::ModuleOp> modules;
  for (const test::ScalarTable &table : tables) {
    cases.push_back(parseCase(table.program));
    modules.push_back(cases.back().getModule());
  }
  for (auto [table, code] :
       llvm::zip_equal(tables, getTestCompiler().compile(modules))) {
    ASSERT_TRUE(code.executable) << table.name << ": " << code.error;
    RunResult run = code.executable->run({});
    EXPECT_EQ(table.findMistake(run.results, /*isNative=*/true), "");
  }
}
