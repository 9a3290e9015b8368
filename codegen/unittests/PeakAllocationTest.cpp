//===- PeakAllocationTest.cpp - what padded programs allocate -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs small versions of the benchmarks' workloads. A fused program must
/// allocate the memory of its result and no byte more, and nothing at all if
/// the caller passes memory for the result. An unfused program also allocates
/// memory for the producer's result, so this test notices if a pad is not
/// fused.
///
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/DestinationPassing.h"
#include "padlab/codegen/Runtime.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace padlab;

namespace {

using Values = llvm::SmallVector<RuntimeValue>;

int64_t countBytes(const Values &values) {
  int64_t bytes = 0;
  for (const RuntimeValue &value : values)
    if (auto *tensor = std::get_if<TensorValue>(&value))
      bytes += tensor->getBytes().size();
  return bytes;
}

/// Returns the peak of the bytes that a run allocates, without the arguments.
/// If there is no code to run, adds a test failure and returns -1. A run that
/// fails, or that has other results than `expected`, is a test failure as well.
int64_t getPeak(const Case &theCase, const Pipeline &pipeline,
                const Values &expected, bool toDestinations) {
  SubjectResult variant = getTestCompiler().runSubject(theCase, pipeline);
  EXPECT_TRUE(variant.module) << variant.error;
  if (!variant.module)
    return -1;
  Values inputs = materializeInputs(theCase);
  if (toDestinations) {
    EXPECT_TRUE(succeeded(passDestinations(*variant.module)));
    inputs.append(expected);
  }
  auto code = std::move(
      getTestCompiler().compile({*variant.module}, "clean-loops").front());
  EXPECT_TRUE(code.executable) << code.error;
  if (!code.executable)
    return -1;
  RunResult result = code.executable->run(inputs);
  EXPECT_EQ(result.status, RunResult::Status::Ok) << result.message;
  auto difference = compare(expected, result.results);
  EXPECT_FALSE(difference) << difference->str();
  return padlab_runtime_get_counts().peak_bytes - countBytes(inputs);
}

struct Workload {
  const char *name;
  std::string text;
};

std::string makeStatic(llvm::StringRef extents, llvm::StringRef type,
                       llvm::StringRef low, llvm::StringRef high,
                       llvm::StringRef padded) {
  bool isCube = extents.count('x') == 2;
  llvm::StringRef dims = isCube ? "d0, d1, d2" : "d0, d1";
  static const char text[] = R"(#id = affine_map<({6}) -> ({6})>
func.func @main(%a: tensor<{0}x{1}>, %v: {1}) -> tensor<{4}x{1}>
    attributes {{padlab.seed = 5 : i64} {{
  %init = tensor.empty() : tensor<{0}x{1}>
  %0 = linalg.generic {{indexing_maps = [#id, #id],
      iterator_types = [{7}]}
      ins(%a : tensor<{0}x{1}>) outs(%init : tensor<{0}x{1}>) {{
  ^bb0(%x: {1}, %unused: {1}):
    %square = arith.{5} %x, %x : {1}
    linalg.yield %square : {1}
  } -> tensor<{0}x{1}>
  %1 = tensor.pad %0 low[{2}] high[{3}] {{
  ^bb0({8}):
    tensor.yield %v : {1}
  } : tensor<{0}x{1}> to tensor<{4}x{1}>
  return %1 : tensor<{4}x{1}>
})";
  return llvm::formatv(text, extents, type, low, high, padded,
                       type.starts_with("i") ? "muli" : "mulf", dims,
                       isCube ? R"("parallel", "parallel", "parallel")"
                              : R"("parallel", "parallel")",
                       isCube ? "%i: index, %j: index, %k: index"
                              : "%i: index, %j: index")
      .str();
}

std::string makeDynamic() {
  return R"(#id = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<?x?xf32> {padlab.extents = array<i64: 10, 20>},
                %l0: index {padlab.value = 2 : index},
                %l1: index {padlab.value = 3 : index},
                %h0: index {padlab.value = 1 : index},
                %h1: index {padlab.value = 2 : index}, %v: f32)
    -> tensor<?x?xf32> attributes {padlab.seed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %init = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%x: f32, %unused: f32):
    %square = arith.mulf %x, %x : f32
    linalg.yield %square : f32
  } -> tensor<?x?xf32>
  %1 = tensor.pad %0 low[%l0, %l1] high[%h0, %h1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
})";
}

std::string makeTransposed() {
  return R"(#in = affine_map<(i, j) -> (i, j)>
#out = affine_map<(i, j) -> (j, i)>
func.func @main(%a: tensor<?x42xf32> {padlab.extents = array<i64: 17>},
                %low: index {padlab.value = 2 : index},
                %high: index {padlab.value = 3 : index}, %v: f32)
    -> tensor<49x?xf32> attributes {padlab.seed = 5 : i64} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x42xf32>
  %init = tensor.empty(%n) : tensor<42x?xf32>
  %0 = linalg.generic {indexing_maps = [#in, #out],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x42xf32>) outs(%init : tensor<42x?xf32>) {
  ^bb0(%x: f32, %unused: f32):
    %square = arith.mulf %x, %x : f32
    linalg.yield %square : f32
  } -> tensor<42x?xf32>
  %1 = tensor.pad %0 low[3, %low] high[4, %high] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<42x?xf32> to tensor<49x?xf32>
  return %1 : tensor<49x?xf32>
})";
}

std::vector<Workload> makeWorkloads() {
  return {
      {"A", makeStatic("9x11x3", "f32", "2, 2, 0", "2, 2, 0", "13x15x3")},
      {"B", makeStatic("16x32", "f32", "0, 0", "0, 32", "16x64")},
      {"C", makeStatic("20x36x3", "f32", "16, 16, 0", "16, 16, 0", "52x68x3")},
      {"D", makeDynamic()},
      {"E", makeStatic("33x40", "f32", "4, 4", "4, 4", "41x48")},
      {"F", makeTransposed()},
      {"I-bf16", makeStatic("24x40", "bf16", "16, 16", "16, 16", "56x72")},
      {"I-f16", makeStatic("24x40", "f16", "16, 16", "16, 16", "56x72")},
      {"I-i8", makeStatic("24x40", "i8", "16, 16", "16, 16", "56x72")},
  };
}

TEST(PeakAllocationTest, fusedProgramsNeedTheirResult) {
  for (const Workload &workload : makeWorkloads()) {
    auto theCase = Case::parse(workload.text, workload.name,
                               getTestCompiler().getContext());
    ASSERT_TRUE(succeeded(theCase)) << workload.text;
    Interpretation truth = interpret(*theCase);
    ASSERT_TRUE(truth.isDefined()) << truth.str();
    int64_t result = countBytes(truth.results);
    std::printf("%-6s result %5lld bytes; peak", workload.name,
                static_cast<long long>(result));
    for (const Pipeline &pipeline : getPipelines()) {
      if (pipeline.subjectFromCase)
        continue;
      int64_t peak = getPeak(*theCase, pipeline, truth.results,
                             /*toDestinations=*/false);
      int64_t beside = getPeak(*theCase, pipeline, truth.results,
                               /*toDestinations=*/true);
      std::printf(" %s %lld, %lld", pipeline.name.c_str(),
                  static_cast<long long>(peak), static_cast<long long>(beside));
      if (llvm::StringRef(pipeline.name).starts_with("fused")) {
        EXPECT_EQ(peak, result) << workload.name << " " << pipeline.name;
        EXPECT_EQ(beside, 0) << workload.name << " " << pipeline.name;
      } else if (pipeline.name == "unfused") {
        EXPECT_GT(peak, result) << workload.name;
      }
    }
    std::printf("\n");
  }
}

/// Timed calls must count the same number of allocated bytes.
TEST(PeakAllocationTest, timedCallsAreCounted) {
  auto theCase =
      Case::parse(makeDynamic(), "D", getTestCompiler().getContext());
  ASSERT_TRUE(succeeded(theCase));
  Values inputs = materializeInputs(*theCase);
  int64_t result = countBytes(interpret(*theCase).results);
  SubjectResult variant =
      getTestCompiler().runSubject(*theCase, *findPipeline("fused"));
  auto code = std::move(
      getTestCompiler().compile({*variant.module}, "clean-loops").front());
  ASSERT_TRUE(code.executable) << code.error;
  auto invocation = code.executable->prepare(inputs);
  for (int i = 0; i < 3; ++i) {
    invocation->invoke();
    EXPECT_EQ(invocation->getAllocatedBytes(), result);
  }
}

} // namespace
