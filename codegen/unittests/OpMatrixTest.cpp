//===- OpMatrixTest.cpp - what is done with each operation ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/OpMatrix.h"

#include "padlab/codegen/Registration.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace padlab;

static MLIRContext *getContext() {
  static MLIRContext *context = [] {
    DialectRegistry registry;
    registerAllDialects(registry);
    return new MLIRContext(registry, MLIRContext::Threading::DISABLED);
  }();
  return context;
}

static const std::vector<OpMatrixRow> &getRows() {
  static const std::vector<OpMatrixRow> rows = getOpMatrix(getContext());
  return rows;
}

static bool isDocumented(const OpMatrixRow &row) {
  return row.section == "tensor" || row.section == "shape" ||
         row.section == "std";
}

// The dialects must register exactly the operations that the documents name.
TEST(OpMatrixTest, documentedOperationsAreTheRegisteredOnes) {
  std::set<std::string> documented, registered;
  for (const OpMatrixRow &row : getRows())
    if (isDocumented(row))
      documented.insert(row.operation);
  // In LLVM 22, `getRegisteredOperationsByDialect` finds the operations of some
  // dialects only. So this lists all operations, and filters them by dialect.
  for (RegisteredOperationName name : getContext()->getRegisteredOperations())
    if (llvm::is_contained({"tensor", "shape", "std"},
                           name.getDialectNamespace()))
      registered.insert(name.getStringRef().str());
  EXPECT_EQ(documented, registered);
  EXPECT_EQ(documented.size(), 21u + 40u + 40u);
}

TEST(OpMatrixTest, everyRowOnceAndSectionsTogether) {
  std::set<std::string> operations, sections;
  std::string last;
  for (const OpMatrixRow &row : getRows()) {
    EXPECT_TRUE(operations.insert(row.operation).second) << row.operation;
    if (row.section != last)
      EXPECT_TRUE(sections.insert(row.section).second) << row.section;
    last = row.section;
  }
  EXPECT_EQ(sections, (std::set<std::string>{"check", "others", "shape", "std",
                                             "tensor"}));
}

TEST(OpMatrixTest, gaps) {
  OpMatrixRow row{"a.op", "others", {}};
  for (OpColumn column :
       {OpColumn::Parsed, OpColumn::Interpreted, OpColumn::Lowered})
    row.cells[static_cast<unsigned>(column)].holds = true;
  EXPECT_EQ(listGaps(row), std::vector<std::string>{"a.op is not compared"});
  row.cells[static_cast<unsigned>(OpColumn::Compared)].notApplicable = "why";
  EXPECT_EQ(listGaps(row), std::vector<std::string>());
  row.section = "check";
  EXPECT_EQ(listGaps(row), std::vector<std::string>{"a.op is not verified"});
  row.section = "tensor";
  EXPECT_EQ(listGaps(row), (std::vector<std::string>{
                               "a.op is not verified", "a.op is not generated",
                               "a.op is not benchmarked"}));
}

static std::string print(const OpEvidence &evidence) {
  return llvm::formatv("{0}", llvm::json::Value(evidence.toJSON())).str();
}

TEST(OpMatrixTest, evidenceAsText) {
  OpEvidence evidence;
  evidence.columns["b.op"].set(static_cast<unsigned>(OpColumn::Parsed));
  evidence.columns["a.op"].set(static_cast<unsigned>(OpColumn::Benchmarked));
  evidence.columns["nothing.seen"];
  evidence.limits.insert({"b.op", OpColumn::Lowered, "buffers"});
  std::string text = print(evidence);
  EXPECT_EQ(text.find("nothing.seen"), std::string::npos) << text;
  llvm::Expected<OpEvidence> copy = OpEvidence::parse(text);
  ASSERT_TRUE(static_cast<bool>(copy));
  EXPECT_EQ(print(*copy), text);
  EXPECT_TRUE(copy->has("a.op", OpColumn::Benchmarked));
  EXPECT_FALSE(copy->has("a.op", OpColumn::Parsed));
  EXPECT_FALSE(copy->has("c.op", OpColumn::Parsed));
  EXPECT_EQ(copy->limits.begin()->form, "buffers");
}

TEST(OpMatrixTest, brokenEvidenceIsRefused) {
  for (const char *text :
       {"", "[]", "{}", R"({"schema": "padlab-evidence-1", "operations": {}})",
        R"({"schema": "padlab-evidence-2", "operations": {}, "limits": []})",
        R"({"schema": "padlab-evidence-1", "operations": {"a": "parsed"},
            "limits": []})",
        R"({"schema": "padlab-evidence-1", "operations": {"a": ["seen"]},
            "limits": []})",
        R"({"schema": "padlab-evidence-1", "operations": {},
            "limits": [{"operation": "a", "column": "parsed"}]})"}) {
    llvm::Expected<OpEvidence> evidence = OpEvidence::parse(text);
    EXPECT_FALSE(static_cast<bool>(evidence)) << text;
    llvm::consumeError(evidence.takeError());
  }
}

TEST(OpMatrixTest, tableAndJSON) {
  OpMatrixRow row{"x.op", "x", {}};
  row.cells[0].holds = true;
  row.cells[1].notApplicable = "because";
  row.cells[2].holds = true;
  row.cells[2].except = {"buffers"};
  std::string text;
  llvm::raw_string_ostream os(text);
  printOpMatrix(row, os);
  EXPECT_NE(
      text.find("x.op                            yes     n/a 1     not 1"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("  filled                        1/1     0/0       1/1"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("not 1: yes, except for buffers"), std::string::npos)
      << text;
  EXPECT_NE(text.find("n/a 1: because"), std::string::npos) << text;
  std::string json = llvm::formatv("{0}", toJSON(row)).str();
  EXPECT_NE(json.find("\"parsed\":true"), std::string::npos) << json;
  EXPECT_NE(json.find("\"verified\":{\"notApplicable\":\"because\"}"),
            std::string::npos)
      << json;
  EXPECT_NE(json.find("\"except\":{\"interpreted\":[\"buffers\"]}"),
            std::string::npos)
      << json;
}
