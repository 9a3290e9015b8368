//===- OperationProgramsTest.cpp - a program for each operation -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Operations/OperationPrograms.h"
#include "CaseSeries.h"

#include "padlab/codegen/OpMatrix.h"

#include "llvm/Support/Error.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace padlab;

static bool isDocumented(const OpMatrixRow &row) {
  return row.section == "tensor" || row.section == "shape" ||
         row.section == "std";
}

/// Whether the operation is a part of another one, and cannot be timed alone.
static bool isHeld(llvm::StringRef operation) {
  static const std::set<llvm::StringRef> held = {"shape.assuming_yield",
                                                 "shape.return", "shape.yield",
                                                 "std.return", "tensor.yield"};
  return held.count(operation) != 0;
}

/// Each operation of the documents that a benchmark can time is measured by
/// exactly one program.
TEST(OperationPrograms, EveryDocumentedOperationHasOne) {
  std::map<std::string, unsigned> measured, held;
  for (const OperationProgram &program : getOperationPrograms()) {
    ++measured[program.operations.front()];
    for (llvm::StringRef name : llvm::ArrayRef(program.operations).drop_front())
      ++held[name.str()];
  }
  mlir::MLIRContext *context = getBenchmarkCompiler("native").getContext();
  for (const OpMatrixRow &row : getOpMatrix(context)) {
    if (!isDocumented(row))
      continue;
    bool isTimed = row.get(OpColumn::Benchmarked).notApplicable.empty();
    EXPECT_EQ(measured[row.operation], isTimed && !isHeld(row.operation))
        << row.operation;
    EXPECT_EQ(held[row.operation] != 0, isHeld(row.operation)) << row.operation;
  }
}

/// In every size each program is a valid case, and contains what it claims to
/// measure.
TEST(OperationPrograms, HaveWhatTheyMeasure) {
  mlir::MLIRContext *context = getBenchmarkCompiler("native").getContext();
  for (const OperationProgram &program : getOperationPrograms()) {
    std::vector<OperationSize> sizes = program.getSizes();
    sizes.push_back(OperationSize::getSmall());
    for (const OperationSize &size : sizes) {
      std::string text = program.getText(size);
      llvm::Expected<CaseFacts> facts =
          readFacts(text, program.operations.front(), context);
      ASSERT_TRUE(bool(facts)) << llvm::toString(facts.takeError());
      EXPECT_GT(facts->resultBytes, 0) << program.operations.front();
    }
    auto theCase = Case::parse(program.getText(OperationSize::getSmall()),
                               program.operations.front(), context);
    std::set<std::string> seen;
    theCase->getModule()->walk([&](mlir::Operation *op) {
      seen.insert(op->getName().getStringRef().str());
    });
    for (const std::string &name : program.operations)
      EXPECT_TRUE(seen.count(name)) << name;
  }
}

static std::string getError(llvm::StringRef text) {
  auto programs = parseOperationPrograms(text, "a.mlir");
  return programs ? "" : llvm::toString(programs.takeError());
}

TEST(OperationPrograms, AreReadStrictly) {
  EXPECT_EQ(getError("// tensor.pad, tensor.yield\n${R} ${C/2} ${N-1} ${L}"),
            "");
  EXPECT_EQ(getError("func.func @main()"),
            "a.mlir:1: error: the first line must name the operations that the "
            "case measures, '// tensor.pad, tensor.yield'");
  EXPECT_EQ(getError("// tensor.pad\n// -----\n// a remark\n"),
            "a.mlir:3: error: the first line must name the operations that the "
            "case measures, '// tensor.pad, tensor.yield'");
  EXPECT_EQ(getError("// tensor.pad\n${X}"),
            "a.mlir:1: error: '${X}' is no number of a size");
  EXPECT_EQ(getError("// tensor.pad\n${C/0}"),
            "a.mlir:1: error: '${C/0}' is no number of a size");
}

TEST(OperationPrograms, PutNumbersInPlace) {
  auto programs = llvm::cantFail(
      parseOperationPrograms("// a.b\n${R} ${C/2} ${N-1} ${C+2}${R*3}", ""));
  EXPECT_EQ(programs.front().getText(OperationSize::getSmall()),
            "// a.b\n4 4 31 1012");
  EXPECT_FALSE(programs.front().isLoop());
}
