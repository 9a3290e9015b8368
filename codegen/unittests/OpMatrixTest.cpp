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

// The documents' names are what the dialects register, no more and no less.
TEST(OpMatrixTest, documentedOperationsAreTheRegisteredOnes) {
  std::set<std::string> documented, registered;
  for (const OpMatrixRow &row : getRows())
    if (isDocumented(row))
      documented.insert(row.operation);
  // By dialect, LLVM 22 finds them only for some.
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

static void expectFilled(const OpMatrixRow &row, ArrayRef<OpColumn> columns) {
  for (OpColumn column : columns)
    EXPECT_FALSE(row.get(column).isEmpty())
        << row.operation << " is not " << getName(column).str();
}

// Every operation of the documents and of ours is read, checked, interpreted,
// lowered, and compared both ways; every other one that the reference knows,
// too, but for what it refuses. Those of the documents are also benchmarked.
TEST(OpMatrixTest, rowsAreWhole) {
  for (const OpMatrixRow &row : getRows()) {
    expectFilled(row, {OpColumn::Parsed, OpColumn::Interpreted,
                       OpColumn::Lowered, OpColumn::Compared});
    if (row.section != "others")
      expectFilled(row, OpColumn::Verified);
    if (isDocumented(row))
      expectFilled(row, OpColumn::Benchmarked);
  }
}

// Evidence about an operation that has no row would never be seen.
TEST(OpMatrixTest, evidenceIsAboutRows) {
  std::set<std::string> operations;
  for (const OpMatrixRow &row : getRows())
    operations.insert(row.operation);
  OpEvidence evidence = getCommittedEvidence();
  for (const auto &[operation, bits] : evidence.columns)
    EXPECT_TRUE(operations.count(operation)) << operation;
  for (const OpLimit &limit : evidence.limits)
    EXPECT_TRUE(operations.count(limit.operation)) << limit.operation;
}

TEST(OpMatrixTest, evidenceAsText) {
  OpEvidence evidence;
  evidence.columns["b.op"].set(static_cast<unsigned>(OpColumn::Parsed));
  evidence.columns["a.op"].set(static_cast<unsigned>(OpColumn::Benchmarked));
  evidence.columns["nothing.seen"];
  evidence.limits.insert({"b.op", OpColumn::Lowered, "buffers"});
  std::string text = formatEvidence(evidence);
  EXPECT_NE(text.find("PADLAB_EVIDENCE(\"a.op\", 0b1000000)\n"
                      "PADLAB_EVIDENCE(\"b.op\", 0b0000001)\n"),
            std::string::npos)
      << text;
  EXPECT_TRUE(llvm::StringRef(text).ends_with(
      "\nPADLAB_LIMIT(\"b.op\", 3, \"buffers\")\n"))
      << text;
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
