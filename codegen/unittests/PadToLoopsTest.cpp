//===- PadToLoopsTest.cpp - pad operations as the optimized tier does them ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs each program twice and compares the results: once compiled by
/// `clean-loops` and tuned for a CPU, and once as scalar loops of the lowering
/// `loops`, whose results the tests in codegen/test/Pad check. Buffers end at a
/// guard page.
///
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Inputs.h"

#include "llvm/Support/FormatVariadic.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

/// The extents of the first input, and the amounts of padding of its
/// dimensions: `outer` before and after the rows, `inner` before and after the
/// columns.
struct Sizes {
  int64_t rows, columns, outer, inner;
};

/// The element type, the indexing maps of the two inputs, and the operation
/// that computes the interior from them.
struct Form {
  const char *type, *first, *second, *body;
  /// Whether the first input is transposed, so that the interior has as many
  /// rows as the input has columns.
  bool isTurned;
};

} // namespace

static const char straight[] = "(i, j) -> (i, j)";
static const char turned[] = "(i, j) -> (j, i)";
static const char column[] = "(i, j) -> (i)";
static const char row[] = "(i, j) -> (j)";

static const Form forms[] = {
    {"f32", straight, row, "arith.addf %x, %y : f32", false},
    {"f32", turned, column, "arith.mulf %x, %y : f32", true},
    {"f64", turned, row, "arith.subf %x, %y : f64", true},
    {"i64", turned, column, "arith.xori %x, %y : i64", true},
    {"i16", turned, row, "arith.muli %x, %y : i16", true},
    {"i8", turned, column, "arith.addi %x, %x : i8", true},
};

/// Makes the program. Its second input has one dimension, which is as long as
/// the rows or the columns of the interior.
static std::string makeProgram(const Form &form, const Sizes &sizes) {
  int64_t high = form.isTurned ? sizes.columns : sizes.rows;
  int64_t wide = form.isTurned ? sizes.rows : sizes.columns;
  int64_t length = form.second == llvm::StringRef(row) ? wide : high;
  return llvm::formatv(
      R"(func.func @main(
            %a: tensor<?x?x{0}> {{padlab.extents = array<i64: {1}, {2}>},
            %b: tensor<?x{0}> {{padlab.extents = array<i64: {3}>},
            %high: index {{padlab.value = {4} : index},
            %wide: index {{padlab.value = {5} : index},
            %outer: index {{padlab.value = {6} : index},
            %inner: index {{padlab.value = {7} : index}) -> tensor<?x?x{0}>
            attributes {{padlab.seed = 1 : i64} {{
          %v = arith.constant {8} : {0}
          %0 = arith.addi %outer, %outer : index
          %rows = arith.addi %0, %high : index
          %1 = arith.addi %inner, %inner : index
          %columns = arith.addi %1, %wide : index
          %to = tensor.empty(%rows, %columns) : tensor<?x?x{0}>
          %r = pad.generic low [%outer, %inner] high [%outer, %inner]
              ins(%a, %b : tensor<?x?x{0}>, tensor<?x{0}>)
              maps [affine_map<{9}>, affine_map<{10}>]
              outs(%to : tensor<?x?x{0}>) interior {{
          ^bb0(%i: index, %j: index, %x: {0}, %y: {0}):
            %s = {11}
            pad.yield %s : {0}
          } border {{
          ^bb0(%i: index, %j: index):
            pad.yield %v : {0}
          } -> tensor<?x?x{0}>
          return %r : tensor<?x?x{0}>
        })",
      form.type, sizes.rows, sizes.columns, length, high, wide, sizes.outer,
      sizes.inner, form.type[0] == 'i' ? "7" : "7.0", form.first, form.second,
      form.body);
}

static CompileResult compile(Compiler &compiler, const std::string &program,
                             llvm::StringRef lowering) {
  Case theCase = parseCase(program, compiler);
  CompileResult code =
      std::move(compiler.compile({theCase.getModule()}, lowering).front());
  EXPECT_TRUE(code.executable) << code.step << ": " << code.error << "\n"
                               << program;
  return code;
}

namespace {

class PadToLoopsTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (llvm::errorToBool(checkRunsHere(GetParam())))
      GTEST_SKIP() << "this machine is no " << GetParam();
  }
};

} // namespace

/// Sizes that are empty, less than one block, one block, several blocks, and
/// more than one tile. Some of the results are so small that they are first
/// filled as a whole.
static const Sizes everySize[] = {
    {0, 5, 1, 2},   {5, 0, 2, 0},   {1, 1, 0, 0},   {3, 70, 1, 1},
    {70, 3, 1, 0},  {16, 16, 0, 3}, {17, 19, 2, 1}, {64, 16, 1, 1},
    {65, 18, 3, 5}, {131, 66, 0, 7}};

TEST_P(PadToLoopsTest, computesTheSame) {
  Compiler optimizing(Target{GetParam(), 1}), plain(Target{"native", 0});
  for (const Form &form : forms) {
    std::string program = makeProgram(form, everySize[0]);
    CompileResult tuned = compile(optimizing, program, "clean-loops");
    CompileResult scalars = compile(plain, program, "loops");
    if (HasFailure())
      return;
    for (const Sizes &sizes : everySize) {
      std::string text = makeProgram(form, sizes);
      Case inputs = parseCase(text, plain);
      RunResult expected = scalars.executable->run(materializeInputs(inputs));
      ASSERT_EQ(expected.status, RunResult::Status::Ok) << text;
      RunResult result = tuned.executable->run(materializeInputs(inputs));
      ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message << text;
      // The two compilers have different contexts, whose types are never equal,
      // so the results are compared as text.
      ASSERT_EQ(toString(result.results.front()),
                toString(expected.results.front()))
          << text;
    }
  }
}

#if defined(__x86_64__)
INSTANTIATE_TEST_SUITE_P(Cpus, PadToLoopsTest,
                         testing::Values("x86-64-v2", "x86-64-v3", "x86-64-v4",
                                         "native"));
#else
INSTANTIATE_TEST_SUITE_P(Cpus, PadToLoopsTest, testing::Values("native"));
#endif
