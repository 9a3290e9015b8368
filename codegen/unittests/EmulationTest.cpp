//===- EmulationTest.cpp - programs for another CPU -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Remote/RunnerProcess.h"

#include "TestPrograms.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "llvm/TargetParser/Host.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

class EmulationTest : public testing::Test {
protected:
  void SetUp() override {
    llvm::StringRef error = getCompiler().getTargetError();
    if (!error.empty())
      GTEST_SKIP() << error.str();
  }

  static Compiler &getCompiler() {
    static Compiler compiler(Target{"aarch64", 0});
    return compiler;
  }

  static Case parse(llvm::StringRef text) {
    return parseCase(text, getCompiler());
  }

  static CompileResult compile(const Case &theCase) {
    return std::move(getCompiler().compile({theCase.getModule()}).front());
  }

  static RunResult run(llvm::StringRef text, const RunOptions &options = {}) {
    Case theCase = parse(text);
    CompileResult code = compile(theCase);
    EXPECT_TRUE(code.executable) << code.step << ": " << code.error;
    return code.executable->run(materializeInputs(theCase), options);
  }
};

} // namespace

/// Expects that the case gives the results of the reference, for several seeds.
static void expectAgreement(Compiler &compiler, Case &theCase) {
  CompileResult code =
      std::move(compiler.compile({theCase.getModule()}).front());
  ASSERT_TRUE(code.executable) << code.step << ": " << code.error;
  for (uint64_t seed = 0; seed != 20; ++seed) {
    theCase.setSeed(seed);
    Interpretation truth = interpret(theCase);
    ASSERT_TRUE(truth.isDefined()) << truth.str();
    RunResult result = code.executable->run(materializeInputs(theCase));
    ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message;
    auto difference = compare(truth.results, result.results);
    ASSERT_FALSE(difference) << "seed " << seed << ": " << difference->str();
  }
}

static std::string replaceAll(std::string text, llvm::StringRef from,
                              llvm::StringRef to) {
  for (size_t at; (at = text.find(from.str())) != std::string::npos;)
    text.replace(at, from.size(), to.str());
  return text;
}

/// A program with arithmetic, a unary operation (a function of MathFunctions.h
/// where the type has them), dynamic extents and a pad.
static constexpr char arithmetic[] = R"(
  #id = affine_map<(d0) -> (d0)>
  func.func @main(%a: tensor<?xTT> {padlab.extents = array<i64: 33>},
                  %b: tensor<33xTT>, %w: tensor<33xi32>, %d: tensor<33xf64>)
      -> (tensor<?xTT>, tensor<33xTT>, tensor<33xTT>, tensor<33xTT>)
      attributes {padlab.seed = 9 : i64} {
    %pad = arith.constant 1.5 : TT
    %e = tensor.empty() : tensor<33xTT>
    %s = tensor.cast %a : tensor<?xTT> to tensor<33xTT>
    %r:4 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id, #id,
          #id], iterator_types = ["parallel"]}
        ins(%s, %b, %w, %d : tensor<33xTT>, tensor<33xTT>, tensor<33xi32>,
            tensor<33xf64>)
        outs(%e, %e, %e, %e : tensor<33xTT>, tensor<33xTT>, tensor<33xTT>,
             tensor<33xTT>) {
    ^bb0(%x: TT, %y: TT, %i: i32, %f: f64, %o0: TT, %o1: TT, %o2: TT, %o3: TT):
      %0 = arith.addf %x, %y : TT
      %1 = arith.mulf %0, %x : TT
      %2 = arith.divf %1, %y : TT
      %3 = arith.sitofp %i : i32 to TT
      %4 = CONVERT
      %5 = FUNCTION %x : TT
      linalg.yield %2, %3, %4, %5 : TT, TT, TT, TT
    } -> (tensor<33xTT>, tensor<33xTT>, tensor<33xTT>, tensor<33xTT>)
    %c = tensor.cast %r#0 : tensor<33xTT> to tensor<?xTT>
    %p = tensor.pad %c low[2] high[1] {
    ^bb0(%j: index):
      tensor.yield %pad : TT
    } : tensor<?xTT> to tensor<?xTT>
    return %p, %r#1, %r#2, %r#3 : tensor<?xTT>, tensor<33xTT>, tensor<33xTT>,
        tensor<33xTT>
  })";

TEST_F(EmulationTest, floatsAreExact) {
  for (llvm::StringRef type :
       {"f64", "f32", "f16", "bf16", "f8E5M2", "f8E4M3FN"}) {
    SCOPED_TRACE(type.str());
    std::string text =
        replaceAll(arithmetic, "CONVERT",
                   type == "f64" ? "arith.mulf %f, %f : TT"
                                 : "arith.truncf %f : f64 to TT");
    text = replaceAll(text, "FUNCTION",
                      type.starts_with("f8") ? "arith.negf" : "math.exp");
    Case theCase = parse(replaceAll(text, "TT", type));
    expectAgreement(getCompiler(), theCase);
  }
}

/// The right result is 1. LLVM's FastISel for AArch64 would compute -1, so
/// padlab does not use it.
TEST_F(EmulationTest, bitsHaveSigns) {
  RunResult result = run(R"(
    func.func @main(%b: i1 {padlab.value = true}) -> i32
        attributes {padlab.seed = 1 : i64} {
      %zero = arith.constant 0 : i32
      %x = arith.extsi %b : i1 to i32
      %r = arith.subi %zero, %x : i32
      return %r : i32
    })");
  ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message;
  EXPECT_EQ(toString(result.results.front()), "1");
}

TEST_F(EmulationTest, argumentsAndResultsOfEveryKind) {
  Case theCase = parse(R"(
    func.func @main(%t: tensor<*xi16> {padlab.extents = array<i64: 2, 3>},
                    %v: vector<3xi5>, %c: complex<f32>, %s: !shape.shape,
                    %i: index)
        -> (tensor<*xi16>, vector<3xi5>, complex<f32>, !shape.shape, index)
        attributes {padlab.seed = 5 : i64} {
      return %t, %v, %c, %s, %i
          : tensor<*xi16>, vector<3xi5>, complex<f32>, !shape.shape, index
    })");
  expectAgreement(getCompiler(), theCase);
}

static constexpr char outOfBounds[] = R"(
  func.func @main(%a: tensor<3xf32>, %i: index {padlab.value = VALUE : index})
      -> f32 attributes {padlab.seed = 1 : i64} {
    %x = tensor.extract %a[%i] : tensor<3xf32>
    return %x : f32
  })";

TEST_F(EmulationTest, outOfBoundsIsSeen) {
  std::string text = replaceAll(outOfBounds, "VALUE", "3");
  RunResult after = run(text);
  EXPECT_EQ(after.status, RunResult::Status::OutOfBounds) << after.message;
  RunOptions options;
  options.guardAfter = false;
  RunResult before = run(replaceAll(outOfBounds, "VALUE", "-1"), options);
  EXPECT_EQ(before.status, RunResult::Status::OutOfBounds) << before.message;
}

TEST_F(EmulationTest, uninitializedMemoryIsPoison) {
  RunOptions options;
  options.poisonPattern = 0x55;
  RunResult result = run(R"(
    func.func @main() -> tensor<2xi8> attributes {padlab.seed = 1 : i64} {
      %x = tensor.empty() : tensor<2xi8>
      return %x : tensor<2xi8>
    })",
                         options);
  ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message;
  EXPECT_EQ(toString(result.results.front()), "[85, 85]");
}

TEST_F(EmulationTest, checksAndErrorsAreReported) {
  RunResult check = run(R"(
    func.func @main() attributes {padlab.seed = 1 : i64} {
      %0 = arith.constant 1 : i32
      %1 = arith.constant 2 : i32
      check.expect_eq(%0, %1) : i32
      return
    })");
  EXPECT_EQ(check.status, RunResult::Status::CheckFailed);
  EXPECT_NE(check.message.find("expect"), std::string::npos) << check.message;
  RunResult error = run(R"(
    func.func @main(%x: i1 {padlab.value = false})
        attributes {padlab.seed = 1 : i64} {
      cf.assert %x, "not so"
      return
    })");
  EXPECT_EQ(error.status, RunResult::Status::Error);
  EXPECT_NE(error.message.find("not so"), std::string::npos) << error.message;
}

TEST_F(EmulationTest, endlessLoopsAreCutShort) {
  RunOptions options;
  options.timeoutMs = 100;
  RunResult result = run(R"(
    func.func @main(%t: i1 {padlab.value = true}) -> i1
        attributes {padlab.seed = 1 : i64} {
      %r = scf.while (%x = %t) : (i1) -> i1 {
        scf.condition(%x) %x : i1
      } do {
      ^bb0(%y: i1):
        scf.yield %y : i1
      }
      return %r : i1
    })",
                         options);
  EXPECT_EQ(result.status, RunResult::Status::Hang) << result.message;
}

/// The runner dies because of an invalid request. Code that was compiled before
/// its death then runs in another runner.
TEST_F(EmulationTest, survivesTheRunner) {
  Case theCase = parse(replaceAll(outOfBounds, "VALUE", "1"));
  CompileResult code = compile(theCase);
  ASSERT_TRUE(code.executable) << code.error;
  RunResult before = code.executable->run(materializeInputs(theCase));
  ASSERT_EQ(before.status, RunResult::Status::Ok) << before.message;
  remote::RunnerProcess &runner = remote::RunnerProcess::get();
  uint64_t generation = runner.getGeneration();
  EXPECT_FALSE(runner.ask(remote::Kind::Hello, remote::Writer()));
  EXPECT_FALSE(runner.isRunning());
  RunResult after = code.executable->run(materializeInputs(theCase));
  ASSERT_EQ(after.status, RunResult::Status::Ok) << after.message;
  EXPECT_EQ(toString(after.results.front()), toString(before.results.front()));
  EXPECT_EQ(runner.getGeneration(), generation + 1);
}

/// A program stores far outside of its buffers, and crashes. The next program
/// must run, whether the runner has died or not.
TEST_F(EmulationTest, wildStoresAreSurvived) {
  RunResult wild = run(R"(
    func.func @main(%a: tensor<3xf32>, %f: f32,
                    %i: index {padlab.value = -100000000000000 : index})
        -> tensor<3xf32> attributes {padlab.seed = 1 : i64} {
      %x = tensor.insert %f into %a[%i] : tensor<3xf32>
      return %x : tensor<3xf32>
    })");
  EXPECT_EQ(wild.status, RunResult::Status::Crash) << wild.message;
  EXPECT_EQ(run(replaceAll(outOfBounds, "VALUE", "2")).status,
            RunResult::Status::Ok);
}

TEST_F(EmulationTest, thousandsOfProgramsFitIntoOneRunner) {
  remote::RunnerProcess &runner = remote::RunnerProcess::get();
  ASSERT_FALSE(llvm::errorToBool(runner.ensureRunning()));
  uint64_t generation = runner.getGeneration();
  Case theCase = parse(replaceAll(outOfBounds, "VALUE", "1"));
  for (unsigned i = 0; i != 300; ++i) {
    theCase.setSeed(i);
    CompileResult code = compile(theCase);
    ASSERT_TRUE(code.executable) << code.error;
    RunResult result = code.executable->run(materializeInputs(theCase));
    ASSERT_EQ(result.status, RunResult::Status::Ok) << result.message;
  }
  EXPECT_EQ(runner.getGeneration(), generation);
}

TEST_F(EmulationTest, isNotTimed) {
  Case theCase = parse(replaceAll(outOfBounds, "VALUE", "1"));
  CompileResult code = compile(theCase);
  ASSERT_TRUE(code.executable) << code.error;
  EXPECT_EQ(code.executable->prepare(materializeInputs(theCase)), nullptr);
}

//===----------------------------------------------------------------------===//
// Names of CPUs
//===----------------------------------------------------------------------===//

static std::string findMissing(llvm::StringRef cpu,
                               const llvm::StringMap<bool> &features) {
  auto name = resolveCPUName(cpu);
  EXPECT_TRUE(static_cast<bool>(name));
  return findMissingFeature(*name, features);
}

TEST(CPUNameTest, machineWithoutAVX512RunsNoneOfIt) {
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    GTEST_SKIP() << "the names are of x86-64";
  llvm::StringMap<bool> machine;
  for (llvm::StringRef has : {"sse4.2", "avx", "avx2", "fma", "bmi", "bmi2"})
    machine[has] = true;
  for (llvm::StringRef lacks : {"avx512f", "avx512bw", "avx512vl", "clzero"})
    machine[lacks] = false;
  EXPECT_EQ(findMissing("x86-64-v2", machine), "");
  EXPECT_EQ(findMissing("x86-64-v3", machine), "");
  EXPECT_EQ(findMissing("x86-64-v4", machine), "avx512f");
  machine["avx2"] = false;
  EXPECT_EQ(findMissing("x86-64-v3", machine), "avx2");
}

TEST(CPUNameTest, levelsOfACPU) {
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    GTEST_SKIP() << "the names are of x86-64";
  EXPECT_TRUE(runsCodeFor("x86-64-v4", "x86-64-v3"));
  EXPECT_FALSE(runsCodeFor("x86-64-v3", "x86-64-v4"));
  EXPECT_TRUE(runsCodeFor("haswell", "x86-64-v3"));
  EXPECT_FALSE(runsCodeFor("haswell", "x86-64-v4"));
  EXPECT_TRUE(runsCodeFor("skylake-avx512", "x86-64-v4"));
  EXPECT_TRUE(runsCodeFor("znver1", "x86-64-v3"));
  EXPECT_FALSE(runsCodeFor("znver1", "x86-64-v4"));
  EXPECT_FALSE(runsCodeFor("yonah", "x86-64-v3"));
  EXPECT_FALSE(runsCodeFor("aarch64", "x86-64-v3"));
  EXPECT_FALSE(runsCodeFor("z80", "x86-64-v3"));
}

TEST(CPUNameTest, whatIsMissingIsNamed) {
  auto check = [](llvm::StringRef package, const char *emulator,
                  const char *program) {
    return llvm::toString(remote::checkRunner(package, emulator, program));
  };
  EXPECT_EQ(check("", "/bin/sh", "/bin/sh"), "");
  EXPECT_EQ(check("gcc-of-another-cpu", "/bin/sh", "/bin/sh"),
            "CPU 'aarch64' is emulated, which needs the Debian package "
            "'gcc-of-another-cpu': install it and configure again (./padlab "
            "setup)");
  EXPECT_NE(check("", "/nonexistent", "/bin/sh").find("'qemu-user'"),
            std::string::npos);
  EXPECT_NE(check("", "/bin/sh", "/nonexistent").find("/nonexistent"),
            std::string::npos);
}

TEST(CPUNameTest, thisMachineRunsItself) {
  EXPECT_FALSE(llvm::errorToBool(checkRunsHere("native")));
  EXPECT_FALSE(llvm::errorToBool(checkRunsHere("aarch64")));
  EXPECT_EQ(llvm::toString(checkRunsHere("z80")), "unknown CPU 'z80'");
}
