//===- ReferenceTest.cpp - tables of programs and their meaning -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "../TestContext.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;
using llvm::formatv;

std::string test::interpretText(StringRef text,
                                const InterpreterOptions &options) {
  Interpretation result = interpret(parseCase(text), options);
  if (!result.isDefined())
    return result.str();
  std::string values;
  llvm::raw_string_ostream os(values);
  llvm::interleave(
      result.results, os, [&](const RuntimeValue &v) { os << toString(v); },
      "; ");
  return values;
}

void test::expectPrograms(ArrayRef<Program> programs) {
  for (const Program &program : programs) {
    std::string text =
        formatv("func.func @main() -> ({0}) attributes {{padlab.seed = 0} {{\n"
                "{1}\n}\n",
                program.results, program.body);
    EXPECT_EQ(interpretText(text), program.expected) << text;
  }
}

/// Returns the text `%name = arith.constant value : type`, or the text of a
/// `ub.poison` if the value is poison.
static std::string define(StringRef name, StringRef value, StringRef type) {
  if (value == "poison")
    return formatv("%{0} = ub.poison : {1}\n", name, type);
  if (value == "true" || value == "false")
    return formatv("%{0} = arith.constant {1}\n", name, value);
  return formatv("%{0} = arith.constant {1} : {2}\n", name, value, type);
}

static void expectRow(StringRef resultType, const std::string &body,
                      const char *expected) {
  std::string types = resultType.str();
  std::string whole = body + "return %r : " + types;
  test::expectPrograms({{types.c_str(), whole.c_str(), expected}});
}

void test::expectBinary(ArrayRef<Binary> rows) {
  for (const Binary &row : rows)
    expectRow(
        row.resultType ? row.resultType : row.type,
        define("a", row.lhs, row.type) + define("b", row.rhs, row.type) +
            formatv("%r = {0} %a, %b {1} : {2}\n", row.op, row.flags, row.type)
                .str(),
        row.expected);
}

void test::expectUnary(ArrayRef<Unary> rows) {
  for (const Unary &row : rows)
    expectRow(
        row.resultType ? row.resultType : row.type,
        define("a", row.operand, row.type) +
            formatv("%r = {0} %a {1} : {2}\n", row.op, row.flags, row.type)
                .str(),
        row.expected);
}

void test::expectCasts(ArrayRef<Unary> rows) {
  for (const Unary &row : rows)
    expectRow(row.resultType,
              define("a", row.operand, row.type) +
                  formatv("%r = {0} %a {1} : {2} to {3}\n", row.op, row.flags,
                          row.type, row.resultType)
                      .str(),
              row.expected);
}
