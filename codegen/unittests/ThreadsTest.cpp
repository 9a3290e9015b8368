//===- ThreadsTest.cpp - what several threads compute ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks that programs of the pipeline `threaded-fused` give the results of
/// the reference, bit by bit: if one thread imitates several, if parallel loops
/// run in other orders, and with one, two and three threads.
///
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include "padlab/codegen/TimedThreads.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "llvm/Support/FormatVariadic.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

/// A program as a format string, in which {0} is the number of rows and {1} the
/// number of columns.
struct Program {
  const char *name, *text;
};

} // namespace

static const char square[] = R"(
#id = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<?x?xf32> {{padlab.extents = array<i64: {0}, {1}>})
    -> tensor<?x?xf32> attributes {{padlab.seed = 1 : i64} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %s = linalg.generic {{indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {{
  ^bb0(%x: f32, %unused: f32):
    %y = arith.mulf %x, %x : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %p = tensor.pad %s low[2, 1] high[1, 3] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}
)";

/// A program whose padding value depends on the position.
static const char slope[] = R"(
func.func @main(%a: tensor<{0}x{1}xi32>) -> tensor<?x?xi32>
    attributes {{padlab.seed = 2 : i64} {{
  %c2 = arith.constant 2 : index
  %p = tensor.pad %a low[%c2, 0] high[1, %c2] {{
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %v = arith.index_cast %k : index to i32
    tensor.yield %v : i32
  } : tensor<{0}x{1}xi32> to tensor<?x?xi32>
  return %p : tensor<?x?xi32>
}
)";

static const char product[] = R"(
func.func @main(%a: tensor<?x9xf32> {{padlab.extents = array<i64: {0}>},
                %b: tensor<9x?xf32> {{padlab.extents = array<i64: {1}>})
    -> tensor<?x?xf32> attributes {{padlab.seed = 3 : i64} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x9xf32>
  %n = tensor.dim %b, %c1 : tensor<9x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x9xf32>, tensor<9x?xf32>)
      outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = tensor.pad %r low[1, 1] high[2, 2] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}
)";

static const char convolution[] = R"(
func.func @main(%a: tensor<1x?x?x3xf32> {{padlab.extents = array<i64: {0}, {1}>},
                %k: tensor<3x3x3x5xf32>) -> tensor<1x?x?x5xf32>
    attributes {{padlab.seed = 4 : i64} {{
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c1 : tensor<1x?x?x3xf32>
  %n = tensor.dim %a, %c2 : tensor<1x?x?x3xf32>
  %p = tensor.pad %a low[0, 1, 1, 0] high[0, 1, 1, 0] {{
  ^bb0(%b: index, %i: index, %j: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x?x?x3xf32> to tensor<1x?x?x3xf32>
  %e = tensor.empty(%m, %n) : tensor<1x?x?x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x?x?x5xf32>) -> tensor<1x?x?x5xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%p, %k : tensor<1x?x?x3xf32>, tensor<3x3x3x5xf32>)
      outs(%f : tensor<1x?x?x5xf32>) -> tensor<1x?x?x5xf32>
  return %r : tensor<1x?x?x5xf32>
}
)";

static const char softmax[] = R"(
func.func @main(%a: tensor<{0}x{1}x6xf32>) -> tensor<?x?x6xf32>
    attributes {{padlab.seed = 5 : i64} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %a low[%c0, 0, 0] high[0, %c1, 0] {{
  ^bb0(%b: index, %i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<{0}x{1}x6xf32> to tensor<?x?x6xf32>
  %m = tensor.dim %p, %c0 : tensor<?x?x6xf32>
  %n = tensor.dim %p, %c1 : tensor<?x?x6xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?x6xf32>
  %r = linalg.softmax dimension(2) ins(%p : tensor<?x?x6xf32>)
      outs(%e : tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
  return %r : tensor<?x?x6xf32>
}
)";

/// A program with an `scf.forall` over rows, which threads share, and an
/// `scf.parallel` with a reduction, which one thread runs. The extents are
/// static, because empty slices would not be valid.
static const char written[] = R"(
func.func @main(%a: tensor<9x7xi32>) -> (tensor<9x7xi32>, i32)
    attributes {{padlab.seed = 6 : i64} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 9 : index
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<9x7xi32>
  %r = scf.forall (%i) in (9) shared_outs(%o = %e) -> (tensor<9x7xi32>) {{
    %x = tensor.extract_slice %a[%i, 0] [1, 7] [1, 1] : tensor<9x7xi32> to tensor<1x7xi32>
    %y = tensor.extract_slice %o[%i, 0] [1, 7] [1, 1] : tensor<9x7xi32> to tensor<1x7xi32>
    %z = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                           affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<1x7xi32>) outs(%y : tensor<1x7xi32>) {{
    ^bb0(%in: i32, %out: i32):
      %square = arith.muli %in, %in : i32
      linalg.yield %square : i32
    } -> tensor<1x7xi32>
    scf.forall.in_parallel {{
      tensor.parallel_insert_slice %z into %o[%i, 0] [1, 7] [1, 1]
          : tensor<1x7xi32> into tensor<9x7xi32>
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%m) step (%c1) init (%one) -> i32 {{
    %k = arith.index_cast %i : index to i32
    scf.reduce(%k : i32) {{
    ^bb0(%x: i32, %y: i32):
      %z = arith.addi %x, %y : i32
      scf.reduce.return %z : i32
    }
  }
  return %r, %s : tensor<9x7xi32>, i32
}
)";

/// A program with a loop whose step, and thus the number of iterations, is
/// known only at run time.
static const char stepped[] = R"(
func.func @main(%a: tensor<40xi32>, %s: index {{padlab.value = 2 : index}) -> tensor<40xi32> attributes {{padlab.seed = 7 : i64} {{
  %r = scf.forall (%i) = (0) to (40) step (%s) shared_outs(%o = %a) -> (tensor<40xi32>) {{
    %x = tensor.extract_slice %a[%i] [1] [1] : tensor<40xi32> to tensor<1xi32>
    %y = tensor.extract_slice %o[%i] [1] [1] : tensor<40xi32> to tensor<1xi32>
    %z = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
        ins(%x : tensor<1xi32>) outs(%y : tensor<1xi32>) {{
    ^bb0(%in: i32, %out: i32):
      %square = arith.muli %in, %in : i32
      linalg.yield %square : i32
    } -> tensor<1xi32>
    scf.forall.in_parallel {{
      tensor.parallel_insert_slice %z into %o[%i] [1] [1] : tensor<1xi32> into tensor<40xi32>
    }
  }
  return %r : tensor<40xi32>
}
)";

static const Program programs[] = {
    {"square", square},           {"slope", slope},     {"product", product},
    {"convolution", convolution}, {"softmax", softmax}, {"written", written},
    {"stepped", stepped}};

/// Numbers of rows and columns: no rows or columns, fewer rows than workers,
/// and many rows for each worker.
static const std::pair<int64_t, int64_t> sizes[] = {
    {0, 4}, {4, 0}, {1, 1}, {1, 40}, {2, 3}, {3, 17}, {37, 9}, {66, 35}};

namespace {

class ThreadsTest : public testing::TestWithParam<Program> {
protected:
  static void TearDownTestSuite() { setTimedThreads(1); }
};

} // namespace

/// Runs the pipeline `threaded-fused` on the case, and compiles its output with
/// `lowering`.
static CompileResult compile(Compiler &compiler, const Case &theCase,
                             llvm::StringRef lowering) {
  SubjectResult subject =
      compiler.runSubject(theCase, *findPipeline("threaded-fused"));
  EXPECT_TRUE(subject.module) << subject.error;
  if (!subject.module)
    return {};
  CompileResult code =
      std::move(compiler.compile({*subject.module}, lowering).front());
  EXPECT_TRUE(code.executable) << code.step << ": " << code.error;
  return code;
}

static void expectSame(llvm::ArrayRef<RuntimeValue> expected,
                       llvm::ArrayRef<RuntimeValue> results,
                       const llvm::Twine &where) {
  if (auto difference = compare(expected, results))
    ADD_FAILURE() << where.str() << ": " << difference->str();
}

static void expectReference(Compiler &compiler, const Case &theCase,
                            llvm::StringRef lowering) {
  Interpretation truth = interpret(theCase);
  ASSERT_TRUE(truth.isDefined()) << truth.str();
  CompileResult code = compile(compiler, theCase, lowering);
  ASSERT_TRUE(code.executable);
  auto inputs = materializeInputs(theCase);
  // With the odd poison pattern, the iterations run in their order; with the
  // even one, ranges of iterations run backwards.
  for (unsigned char pattern : {0x55, 0xAA}) {
    RunOptions options;
    options.poisonPattern = pattern;
    RunResult result = code.executable->run(inputs, options);
    ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message;
    expectSame(truth.results, result.results,
               lowering + ", played, pattern " + llvm::Twine(pattern));
  }
  auto call = code.executable->prepare(inputs);
  ASSERT_TRUE(call);
  for (int64_t threads : {1, 2, 3}) {
    setTimedThreads(threads);
    for (int repetition = 0; repetition != 3; ++repetition) {
      call->invoke();
      auto results = call->getResults();
      ASSERT_TRUE(results);
      expectSame(truth.results, *results,
                 lowering + ", threads: " + llvm::Twine(threads));
    }
  }
}

TEST_P(ThreadsTest, haveTheResultsOfOne) {
  Compiler plain(Target{"native", 0}), optimizing(Target{"native", 2}, plain);
  for (auto [rows, columns] : sizes) {
    Case theCase = parseCase(
        llvm::formatv(false, GetParam().text, rows, columns).str(), plain);
    SCOPED_TRACE(llvm::formatv("{0} x {1}", rows, columns).str());
    expectReference(plain, theCase, "loops");
    expectReference(optimizing, theCase, "tiny-loops");
    if (HasFailure())
      return;
  }
}

INSTANTIATE_TEST_SUITE_P(Programs, ThreadsTest, testing::ValuesIn(programs),
                         [](const testing::TestParamInfo<Program> &info) {
                           return std::string(info.param.name);
                         });
