//===- DestinationPassingTest.cpp - results in the caller's memory --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks that programs compute the same results if the caller passes buffers
/// for the results (destinations), with several pipelines and lowerings.
/// Programs that can write directly to the destinations must not allocate any
/// memory.
///
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/DestinationPassing.h"
#include "padlab/codegen/Runtime.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

using Values = llvm::SmallVector<RuntimeValue>;

/// Makes destinations with arbitrary contents for the results of ranked tensor
/// types, the only ones that get destinations.
Values makeDestinations(const Values &results, mlir::TypeRange types) {
  Values destinations;
  for (auto [result, type] : llvm::zip_equal(results, types))
    if (mlir::isa<mlir::RankedTensorType>(type)) {
      auto *tensor = std::get_if<TensorValue>(&result);
      TensorValue destination(tensor->getElementType(), tensor->getShape());
      for (char &byte : destination.getMutableBytes())
        byte = 0x5A;
      destinations.push_back(std::move(destination));
    }
  return destinations;
}

/// The number of bytes that the program allocated in addition to its arguments,
/// and the first difference of its results from the expected ones.
struct Outcome {
  int64_t allocated = 0;
  std::string difference;
};

Outcome run(const Case &theCase, const Pipeline &pipeline,
            llvm::StringRef lowering, const Values &expected,
            bool toDestinations) {
  SubjectResult variant = getTestCompiler().runSubject(theCase, pipeline);
  EXPECT_TRUE(variant.module) << variant.error;
  Values inputs = materializeInputs(theCase);
  if (toDestinations) {
    EXPECT_TRUE(succeeded(passDestinations(*variant.module)));
    inputs.append(
        makeDestinations(expected, theCase.getEntry().getResultTypes()));
  }
  auto code =
      std::move(getTestCompiler().compile({*variant.module}, lowering).front());
  Outcome outcome;
  if (!code.executable) {
    outcome.difference = code.error;
    return outcome;
  }
  RunResult result = code.executable->run(inputs);
  outcome.allocated = padlab_runtime_get_counts().live_bytes;
  for (const RuntimeValue &input : inputs)
    if (auto *tensor = std::get_if<TensorValue>(&input))
      outcome.allocated -= tensor->getBytes().size();
  if (result.status != RunResult::Status::Ok)
    outcome.difference = result.message;
  else if (auto difference = compare(expected, result.results))
    outcome.difference = difference->str();
  return outcome;
}

/// Runs the case `text` with three pipelines and two lowerings, with and
/// without destinations for the results. With destinations, the code of the
/// pipeline `inPlace` must not allocate memory.
void expectAgreement(llvm::StringRef text, llvm::StringRef inPlace = "") {
  Case theCase = parseCase(text);
  Interpretation truth = interpret(theCase);
  ASSERT_TRUE(truth.isDefined()) << truth.str();
  for (llvm::StringRef name : {"unfused", "upstream-fused", "fused"})
    for (llvm::StringRef lowering : {"loops", "clean-loops"})
      for (bool toDestinations : {false, true}) {
        Outcome outcome = run(theCase, *findPipeline(name), lowering,
                              truth.results, toDestinations);
        EXPECT_EQ(outcome.difference, "")
            << name.str() << " " << lowering.str() << " " << toDestinations;
        if (name == inPlace && toDestinations)
          EXPECT_EQ(outcome.allocated, 0) << lowering.str();
      }
}

TEST(DestinationPassingTest, paddedSquaresOfDynamicExtents) {
  for (llvm::StringRef extents : {"10, 20", "1, 1", "0, 3"})
    expectAgreement((R"(
      #id = affine_map<(i, j) -> (i, j)>
      func.func @main(%a: tensor<?x?xf32> {padlab.extents = array<i64: )" +
                     extents + R"(>},
                      %l: index {padlab.value = 2 : index},
                      %h: index {padlab.value = 1 : index}, %v: f32)
          -> tensor<?x?xf32> attributes {padlab.seed = 3 : i64} {
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
        %1 = tensor.pad %0 low[%l, 3] high[%h, 2] {
        ^bb0(%i: index, %j: index):
          tensor.yield %v : f32
        } : tensor<?x?xf32> to tensor<?x?xf32>
        return %1 : tensor<?x?xf32>
      })")
                        .str(),
                    "fused");
}

TEST(DestinationPassingTest, severalResultsOfSeveralKinds) {
  expectAgreement(R"(
    func.func @main(%a: tensor<4x6xsi8>, %b: tensor<6xbf16>, %c: i1)
        -> (tensor<24xsi8>, i1, tensor<6xbf16>, tensor<?xbf16>, tensor<4x6xsi8>,
            tensor<6xbf16>, tensor<3xi32>, tensor<*xbf16>)
        attributes {padlab.seed = 8 : i64} {
      %e = tensor.empty() : tensor<4x6xsi8>
      %0 = linalg.copy ins(%a : tensor<4x6xsi8>) outs(%e : tensor<4x6xsi8>)
          -> tensor<4x6xsi8>
      %1 = tensor.collapse_shape %0 [[0, 1]]
          : tensor<4x6xsi8> into tensor<24xsi8>
      %e1 = tensor.empty() : tensor<6xbf16>
      %2 = linalg.map { arith.negf } ins(%b : tensor<6xbf16>)
          outs(%e1 : tensor<6xbf16>)
      %3 = scf.if %c -> tensor<6xbf16> {
        %4 = linalg.map { math.absf } ins(%b : tensor<6xbf16>)
            outs(%e1 : tensor<6xbf16>)
        scf.yield %4 : tensor<6xbf16>
      } else {
        scf.yield %2 : tensor<6xbf16>
      }
      %one = arith.constant 1.0 : bf16
      %5 = tensor.pad %b low[2] high[0] {
      ^bb0(%i: index):
        tensor.yield %one : bf16
      } : tensor<6xbf16> to tensor<8xbf16>
      %6 = tensor.cast %5 : tensor<8xbf16> to tensor<?xbf16>
      %7 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
      %8 = tensor.cast %b : tensor<6xbf16> to tensor<*xbf16>
      return %1, %c, %3, %6, %a, %2, %7, %8
          : tensor<24xsi8>, i1, tensor<6xbf16>, tensor<?xbf16>, tensor<4x6xsi8>,
            tensor<6xbf16>, tensor<3xi32>, tensor<*xbf16>
    })");
}

/// The first result is also read by operations that compute other results.
TEST(DestinationPassingTest, resultsThatOtherResultsAreMadeOf) {
  expectAgreement(R"(
    func.func @main(%a: tensor<2x3xf32>, %x: f32)
        -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<5x3xf32>, f32)
        attributes {padlab.seed = 2 : i64} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %e = tensor.empty() : tensor<2x3xf32>
      %0 = linalg.fill ins(%x : f32) outs(%e : tensor<2x3xf32>)
          -> tensor<2x3xf32>
      %1 = linalg.map { arith.addf }
          ins(%a, %0 : tensor<2x3xf32>, tensor<2x3xf32>)
          outs(%0 : tensor<2x3xf32>)
      %2 = tensor.pad %1 low[1, 0] high[2, 0] {
      ^bb0(%i: index, %j: index):
        tensor.yield %x : f32
      } : tensor<2x3xf32> to tensor<5x3xf32>
      %3 = tensor.extract %0[%c1, %c0] : tensor<2x3xf32>
      return %0, %1, %2, %3
          : tensor<2x3xf32>, tensor<2x3xf32>, tensor<5x3xf32>, f32
    })");
}

TEST(DestinationPassingTest, loopsCallsAndBranches) {
  expectAgreement(R"(
    func.func @helper(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
      %c2 = arith.constant 2 : index
      %0 = tensor.insert %x into %a[%c2] : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func @main(%b: tensor<4xf32>, %x: f32, %c: i1)
        -> (tensor<4xf32>, tensor<4xf32>) attributes {padlab.seed = 2 : i64} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %e = tensor.empty() : tensor<4xf32>
      %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e)
          -> tensor<4xf32> {
        %1 = tensor.extract %b[%i] : tensor<4xf32>
        %2 = tensor.insert %1 into %t[%i] : tensor<4xf32>
        scf.yield %2 : tensor<4xf32>
      }
      %3 = func.call @helper(%b, %x) : (tensor<4xf32>, f32) -> tensor<4xf32>
      cf.cond_br %c, ^bb1, ^bb2(%3 : tensor<4xf32>)
    ^bb1:
      %e1 = tensor.empty() : tensor<4xf32>
      %4 = linalg.map { arith.negf } ins(%3 : tensor<4xf32>)
          outs(%e1 : tensor<4xf32>)
      return %0, %4 : tensor<4xf32>, tensor<4xf32>
    ^bb2(%5: tensor<4xf32>):
      return %5, %0 : tensor<4xf32>, tensor<4xf32>
    })");
}

TEST(DestinationPassingTest, aModuleWithoutAnEntryIsRefused) {
  mlir::ScopedDiagnosticHandler quiet(
      getTestCompiler().getContext(),
      [](mlir::Diagnostic &) { return mlir::success(); });
  auto module = mlir::ModuleOp::create(
      mlir::UnknownLoc::get(getTestCompiler().getContext()));
  EXPECT_TRUE(failed(passDestinations(module)));
  module->destroy();
}

} // namespace
