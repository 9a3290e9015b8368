//===- EngineTest.cpp - compiling and observing programs --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include "../lib/Engine/JointModule.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/Runtime.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/Verifier.h"
#include "gtest/gtest.h"

#include <cstring>

using namespace padlab;

static CompileResult compileOne(const Case &theCase) {
  return std::move(getTestCompiler().compile({theCase.getModule()}).front());
}

static RunResult run(const Case &theCase, const RunOptions &options = {}) {
  CompileResult code = compileOne(theCase);
  EXPECT_TRUE(code.executable) << code.step << ": " << code.error;
  return code.executable->run(materializeInputs(theCase), options);
}

static std::string print(llvm::ArrayRef<RuntimeValue> values) {
  std::string text;
  for (const RuntimeValue &value : values)
    text += toString(value) + "\n";
  return text;
}

static constexpr char outOfBounds[] = R"(
  func.func @main(%a: tensor<3xf32>, %i: index {padlab.value = 100 : index})
      -> f32 attributes {padlab.seed = 1 : i64} {
    %x = tensor.extract %a[%i] : tensor<3xf32>
    return %x : f32
  })";

static constexpr char divides[] = R"(
  func.func @main(%a: i32 {padlab.value = 7 : i32},
                  %b: i32 {padlab.value = 0 : i32})
      -> i32 attributes {padlab.seed = 1 : i64} {
    %x = arith.divsi %a, %b : i32
    return %x : i32
  })";

static constexpr char hangs[] = R"(
  func.func @main(%t: i1 {padlab.value = true}) -> i1
      attributes {padlab.seed = 1 : i64} {
    %r = scf.while (%x = %t) : (i1) -> i1 {
      scf.condition(%x) %x : i1
    } do {
    ^bb0(%y: i1):
      scf.yield %y : i1
    }
    return %r : i1
  })";

static constexpr char returnsEmpty[] = R"(
  func.func @main() -> tensor<2xi8> attributes {padlab.seed = 1 : i64} {
    %x = tensor.empty() : tensor<2xi8>
    return %x : tensor<2xi8>
  })";

static constexpr char overwrites[] = R"(
  func.func @main(%a: tensor<3xi32>, %v: i32 {padlab.value = 77 : i32})
      -> (tensor<3xi32>, tensor<3xi32>) attributes {padlab.seed = 5 : i64} {
    %c0 = arith.constant 0 : index
    %x = tensor.insert %v into %a[%c0] : tensor<3xi32>
    return %x, %x : tensor<3xi32>, tensor<3xi32>
  })";

/// Returns a program with operations of several kinds on floats of type `type`.
/// Most of them round their results.
static std::string rounds(llvm::StringRef type) {
  std::string text = R"(
  #id = affine_map<(d0) -> (d0)>
  func.func @main(%a: tensor<64xTT>, %b: tensor<64xTT>, %w: tensor<64xi64>,
                  %d: tensor<64xf64>)
      -> (tensor<64xTT>, tensor<64xTT>, tensor<64xTT>, tensor<64xTT>,
          tensor<64xTT>, tensor<64xTT>, tensor<64xTT>)
      attributes {padlab.seed = 9 : i64} {
    %e = tensor.empty() : tensor<64xTT>
    %r:7 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id, #id,
          #id, #id, #id, #id], iterator_types = ["parallel"]}
        ins(%a, %b, %w, %d : tensor<64xTT>, tensor<64xTT>, tensor<64xi64>,
            tensor<64xf64>)
        outs(%e, %e, %e, %e, %e, %e, %e : tensor<64xTT>, tensor<64xTT>,
             tensor<64xTT>, tensor<64xTT>, tensor<64xTT>, tensor<64xTT>,
             tensor<64xTT>) {
    ^bb0(%x: TT, %y: TT, %i: i64, %f: f64, %o0: TT, %o1: TT, %o2: TT, %o3: TT,
         %o4: TT, %o5: TT, %o6: TT):
      %0 = arith.addf %x, %y : TT
      %1 = arith.mulf %x, %y : TT
      %2 = arith.divf %x, %y : TT
      %3 = arith.maximumf %x, %y : TT
      %4 = arith.negf %x : TT
      %5 = arith.sitofp %i : i64 to TT
      %6 = arith.truncf %f : f64 to TT
      linalg.yield %0, %1, %2, %3, %4, %5, %6 : TT, TT, TT, TT, TT, TT, TT
    } -> (tensor<64xTT>, tensor<64xTT>, tensor<64xTT>, tensor<64xTT>,
          tensor<64xTT>, tensor<64xTT>, tensor<64xTT>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : tensor<64xTT>,
        tensor<64xTT>, tensor<64xTT>, tensor<64xTT>, tensor<64xTT>,
        tensor<64xTT>, tensor<64xTT>
  })";
  for (size_t at; (at = text.find("TT")) != std::string::npos;)
    text.replace(at, 2, type.str());
  return text;
}

TEST(EngineTest, halfPrecisionIsExact) {
  for (llvm::StringRef type : {"f16", "bf16"}) {
    Case theCase = parseCase(rounds(type));
    CompileResult code = compileOne(theCase);
    ASSERT_TRUE(code.executable) << code.error;
    for (uint64_t seed = 0; seed != 50; ++seed) {
      theCase.setSeed(seed);
      Interpretation truth = interpret(theCase);
      ASSERT_TRUE(truth.isDefined()) << truth.str();
      RunResult result = code.executable->run(materializeInputs(theCase));
      auto difference = compare(truth.results, result.results);
      ASSERT_FALSE(difference)
          << type.str() << " seed " << seed << ": " << difference->str();
    }
  }
}

TEST(EngineTest, integersRoundOnce) {
  // Each value is a little above the middle between two bf16, but its nearest
  // f32 is this middle. So rounding twice would give another bf16.
  Case theCase = parseCase(R"(
    func.func @main(%a: i64 {padlab.value = 36169534507319297 : i64},
                    %b: i32 {padlab.value = 16842753 : i32})
        -> (bf16, bf16) attributes {padlab.seed = 1 : i64} {
      %0 = arith.sitofp %a : i64 to bf16
      %1 = arith.uitofp %b : i32 to bf16
      return %0, %1 : bf16, bf16
    })");
  EXPECT_EQ(print(run(theCase).results), print(interpret(theCase).results));
}

TEST(EngineTest, faultsAreResultsAndTheNextRunIsFine) {
  EXPECT_EQ(run(parseCase(outOfBounds)).status, RunResult::Status::OutOfBounds);
  EXPECT_EQ(run(parseCase(divides)).status, RunResult::Status::Crash);
  RunOptions impatient;
  impatient.timeoutMs = 50;
  EXPECT_EQ(run(parseCase(hangs), impatient).status, RunResult::Status::Hang);
  EXPECT_EQ(run(parseCase(overwrites)).status, RunResult::Status::Ok);
}

TEST(EngineTest, freshBuffersHoldThePattern) {
  RunOptions options;
  options.poisonPattern = 0x55;
  EXPECT_EQ(print(run(parseCase(returnsEmpty), options).results), "[85, 85]\n");
  options.poisonPattern = 0xAA;
  EXPECT_EQ(print(run(parseCase(returnsEmpty), options).results),
            "[-86, -86]\n");
}

TEST(EngineTest, inputsAreCopiedForEachRun) {
  Case theCase = parseCase(overwrites);
  auto inputs = materializeInputs(theCase);
  std::string before = print(inputs);
  CompileResult code = compileOne(theCase);
  ASSERT_TRUE(code.executable) << code.error;
  RunResult first = code.executable->run(inputs);
  EXPECT_EQ(print(inputs), before);
  EXPECT_EQ(print(first.results), print(code.executable->run(inputs).results));
  EXPECT_EQ(print(first.results), print(interpret(theCase).results));
  EXPECT_EQ(first.leakedBuffers, 0);
}

TEST(EngineTest, oneBadProgramCostsOnlyItself) {
  // Conversions to f8 are implemented for only one rounding mode, so this
  // program has no lowering.
  Case bad = parseCase(R"(
    func.func @main(%a: f32) -> f8E5M2 attributes {padlab.seed = 1 : i64} {
      %x = arith.truncf %a downward : f32 to f8E5M2
      return %x : f8E5M2
    })");
  Case good = parseCase(overwrites);
  auto results = getTestCompiler().compile(
      {good.getModule(), bad.getModule(), good.getModule()});
  EXPECT_TRUE(results[0].executable);
  EXPECT_FALSE(results[1].executable);
  EXPECT_EQ(results[1].step, "lowering");
  EXPECT_FALSE(results[1].error.empty());
  EXPECT_TRUE(results[2].executable);
}

TEST(EngineTest, programsMayDeclareTheSameFunction) {
  Case one = parseCase(R"(
    func.func private @f()
    func.func @main(%a: i32) -> i32 attributes {padlab.seed = 1 : i64} {
      return %a : i32
    })");
  Case other = parseCase(R"(
    func.func private @f()
    func.func @main(%a: i8) -> i8 attributes {padlab.seed = 1 : i64} {
      return %a : i8
    })");
  JointModule joint = joinPrograms({one.getModule(), other.getModule()}, 0);
  EXPECT_TRUE(succeeded(mlir::verify(*joint.module)));
}

TEST(EngineTest, optimizedCodeAgrees) {
  Compiler optimized(Target{"x86-64-v2", 3});
  ASSERT_EQ(optimized.getTargetError(), "");
  for (llvm::StringRef type : {"f16", "bf16", "f32"}) {
    std::string text = rounds(type);
    auto theCase = Case::parse(text, "case.mlir", optimized.getContext());
    ASSERT_TRUE(succeeded(theCase));
    auto code = optimized.compile({theCase->getModule()});
    ASSERT_TRUE(code.front().executable) << code.front().error;
    RunResult result =
        code.front().executable->run(materializeInputs(*theCase));
    auto difference = compare(interpret(*theCase).results, result.results);
    EXPECT_FALSE(difference) << type.str() << ": " << difference->str();
  }
}

/// Without padlab's settings, LLVM would combine an allocation and a fill with
/// zeros into a call of calloc.
TEST(EngineTest, optimizedCodeAllocatesHere) {
  Compiler optimized(Target{"x86-64-v2", 3});
  auto theCase = Case::parse(R"(
    func.func @main() -> tensor<999xf32> attributes {padlab.seed = 1 : i64} {
      %zero = arith.constant 0.0 : f32
      %empty = tensor.empty() : tensor<999xf32>
      %filled = linalg.fill ins(%zero : f32) outs(%empty : tensor<999xf32>)
          -> tensor<999xf32>
      return %filled : tensor<999xf32>
    })",
                             "case.mlir", optimized.getContext());
  ASSERT_TRUE(succeeded(theCase));
  auto code = optimized.compile({theCase->getModule()});
  ASSERT_TRUE(code.front().executable) << code.front().error;
  RunResult result = code.front().executable->run({});
  EXPECT_EQ(result.status, RunResult::Status::Ok) << result.message;
  EXPECT_EQ(padlab_runtime_get_counts().live_bytes, 999 * sizeof(float));
}

TEST(EngineTest, unknownCPUIsAnError) {
  Compiler compiler(Target{"z80", 0});
  EXPECT_EQ(compiler.getTargetError(), "unknown CPU 'z80'");
}

/// Expects that the case gives the results of the reference.
static void expectAgreement(const Case &theCase) {
  Interpretation truth = interpret(theCase);
  ASSERT_TRUE(truth.isDefined()) << truth.str();
  RunResult result = run(theCase);
  ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message;
  EXPECT_FALSE(compare(truth.results, result.results).has_value())
      << print(result.results) << "instead of\n"
      << print(truth.results);
  EXPECT_EQ(result.leakedBuffers, 0);
}

TEST(EntryTest, unrankedTensors) {
  expectAgreement(parseCase(R"(
    func.func @main(%a: tensor<*xf32> {padlab.extents = array<i64: 2, 3>},
                    %b: tensor<*xi8> {padlab.extents = array<i64>},
                    %c: tensor<*xi64> {padlab.extents = array<i64: 0, 4>})
        -> (tensor<*xi64>, tensor<*xf32>, tensor<?x?xf32>, tensor<*xi8>)
        attributes {padlab.seed = 1 : i64} {
      %0 = tensor.cast %a : tensor<*xf32> to tensor<?x?xf32>
      return %c, %a, %0, %b
          : tensor<*xi64>, tensor<*xf32>, tensor<?x?xf32>, tensor<*xi8>
    })"));
}

TEST(EntryTest, complexNumbersAndShortTypes) {
  expectAgreement(parseCase(R"(
    func.func @main(%a: complex<f64>, %b: complex<f16>, %c: complex<i8>,
                    %d: tensor<2x2xcomplex<bf16>>, %e: f8E5M2,
                    %f: tensor<5xf8E4M3FN>, %g: ui8, %h: tensor<3xsi4>)
        -> (tensor<3xsi4>, ui8, tensor<5xf8E4M3FN>, f8E5M2,
            tensor<2x2xcomplex<bf16>>, complex<i8>, complex<f16>, complex<f64>)
        attributes {padlab.seed = 4 : i64} {
      return %h, %g, %f, %e, %d, %c, %b, %a
          : tensor<3xsi4>, ui8, tensor<5xf8E4M3FN>, f8E5M2,
            tensor<2x2xcomplex<bf16>>, complex<i8>, complex<f16>, complex<f64>
    })"));
}

TEST(EntryTest, shapeValues) {
  for (llvm::StringRef shape : {"[3, ?]", "[]", "[*]", "[invalid]"})
    expectAgreement(parseCase((R"(
      func.func @main(%a: !shape.size {padlab.value = 7 : index},
                      %b: !shape.size {padlab.value = "?"},
                      %c: !shape.size {padlab.value = "invalid"},
                      %d: !shape.shape {padlab.value = ")" +
                               shape + R"("},
                      %e: !shape.witness {padlab.value = false})
          -> (!shape.witness, !shape.shape, !shape.size, !shape.size,
              !shape.size) attributes {padlab.seed = 1 : i64} {
        return %e, %d, %c, %b, %a
            : !shape.witness, !shape.shape, !shape.size, !shape.size,
              !shape.size
      })")
                                  .str()));
}

TEST(EntryTest, anErrorEndsTheRunWithItsMessage) {
  Case theCase = parseCase(R"(
    func.func @main(%n: i32) -> i32 attributes {padlab.seed = 1 : i64} {
      %never = arith.constant false
      cf.assert %never, "stop here"
      return %n : i32
    })");
  // The code runs twice, so that the second run would show if something of the
  // first run were left.
  for (int i = 0; i < 2; ++i) {
    RunResult result = run(theCase);
    EXPECT_EQ(result.status, RunResult::Status::Error);
    EXPECT_EQ(result.message, "stop here");
    EXPECT_TRUE(result.results.empty());
  }
  Case other = parseCase(R"(
    func.func @main(%n: i32) -> i32 attributes {padlab.seed = 1 : i64} {
      return %n : i32
    })");
  EXPECT_EQ(run(other).status, RunResult::Status::Ok);
}

TEST(EntryTest, whatFailedBeforeAnErrorIsReported) {
  RunResult result = run(parseCase(R"(
    func.func @main(%n: i32 {padlab.value = 1 : i32})
        attributes {padlab.seed = 1 : i64} {
      %two = arith.constant 2 : i32
      check.expect_eq(%n, %two) : i32
      %never = arith.constant false
      cf.assert %never, "stop here"
      return
    })"));
  EXPECT_EQ(result.status, RunResult::Status::CheckFailed) << result.message;
}

TEST(RuntimeTest, buffersAreFencedOnTheChosenSide) {
  for (uint8_t after : {1, 0}) {
    padlab_runtime_options options = {0xAA, after};
    padlab_runtime_begin(&options);
    char *buffer = static_cast<char *>(padlab_alloc(12, 4));
    ASSERT_TRUE(buffer);
    EXPECT_EQ(static_cast<unsigned char>(buffer[11]), 0xAA);
    EXPECT_TRUE(padlab_runtime_is_guard(after ? buffer + 12 : buffer - 1));
    EXPECT_FALSE(padlab_runtime_is_guard(buffer));
    EXPECT_EQ(padlab_runtime_get_counts().live_bytes, 12);
  }
}

TEST(RuntimeTest, whatIsWrittenBesideABufferIsSeen) {
  for (uint8_t after : {1, 0})
    for (int place : {-1, 12, 63}) {
      padlab_runtime_options options = {0x55, after};
      padlab_runtime_begin(&options);
      char *buffer = static_cast<char *>(padlab_alloc(12, 64));
      char *other = static_cast<char *>(padlab_alloc(12, 64));
      if (padlab_runtime_is_guard(buffer + place))
        continue;
      std::memset(buffer, 1, 12);
      EXPECT_EQ(padlab_runtime_get_counts().overruns, 0);
      buffer[place] = 1;
      EXPECT_EQ(padlab_runtime_get_counts().overruns, 1);
      padlab_free(buffer);
      padlab_free(other);
      EXPECT_EQ(padlab_runtime_get_counts().overruns, 1);
    }
}

TEST(RuntimeTest, freedBuffersAreFencedUntilTheRunEnds) {
  padlab_runtime_options options = {0xAA, 1};
  padlab_runtime_begin(&options);
  char *first = static_cast<char *>(padlab_alloc(12, 1));
  padlab_free(first);
  EXPECT_TRUE(padlab_runtime_is_freed(first));
  char *next = static_cast<char *>(padlab_alloc(12, 1));
  EXPECT_NE(next, first);
  EXPECT_FALSE(padlab_runtime_is_freed(next));
  // Slots of freed buffers are used again in the next run, however many there
  // are.
  for (int i = 0; i < 5000; ++i)
    padlab_free(padlab_alloc(12, 1));
  padlab_runtime_begin(&options);
  EXPECT_FALSE(padlab_runtime_is_freed(first));
  EXPECT_EQ(padlab_runtime_get_counts().bad_frees, 0);
}

TEST(RuntimeTest, badFreesAreCounted) {
  padlab_runtime_options options = {0xAA, 1};
  padlab_runtime_begin(&options);
  void *buffer = padlab_alloc(100000, 64);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(buffer) % 64, 0u);
  padlab_free(buffer);
  padlab_free(buffer);
  padlab_free(nullptr);
  EXPECT_EQ(padlab_runtime_get_counts().bad_frees, 1);
  EXPECT_EQ(padlab_runtime_get_counts().live_buffers, 0);
}
