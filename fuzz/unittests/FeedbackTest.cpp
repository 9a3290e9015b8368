//===- FeedbackTest.cpp - the three signals -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Feedback.h"

#include "../lib/Blame/Bisection.h"
#include "../lib/Feedback/EhFrameHeader.h"

#include "padlab/dialect/Dialects.h"

#include "mlir/IR/Action.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "gtest/gtest.h"

#include <chrono>
#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;

namespace {

constexpr const char *padded = R"(
func.func @main(%a: tensor<2x?xf32>, %v: f32) -> tensor<4x?xf32> {
  %p = tensor.pad %a low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<2x?xf32> to tensor<4x?xf32>
  return %p : tensor<4x?xf32>
})";
constexpr const char *foldable = R"(
func.func @main(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %zero, %a : i32
  return %sum : i32
})";
constexpr const char *selecting = R"(
func.func @main(%a: i32, %b: i1) -> i32 {
  %s = arith.select %b, %a, %a : i32
  return %s : i32
})";

class FeedbackTest : public testing::Test {
protected:
  FeedbackTest() {
    mlir::DialectRegistry registry;
    registerProgramDialects(registry);
    context.appendDialectRegistry(registry);
    context.disableMultithreading();
    clearFeedbackCounters();
  }
  ~FeedbackTest() override { selectFeedback(FeedbackNone); }

  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text) {
    return mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  }
  static std::vector<uint8_t> features(mlir::ModuleOp module) {
    clearFeedbackCounters();
    recordFeatures(module);
    return getFeedbackCounters(FeedbackFeatures).vec();
  }
  static size_t countNonZero(FeedbackSignal signal) {
    return llvm::count_if(getFeedbackCounters(signal),
                          [](uint8_t counter) { return counter != 0; });
  }
  void canonicalize(mlir::ModuleOp module) {
    mlir::PassManager passes(&context);
    passes.addPass(mlir::createCanonicalizerPass());
    ASSERT_TRUE(mlir::succeeded(passes.run(module)));
  }

  mlir::MLIRContext context;
};

TEST_F(FeedbackTest, SignalsParse) {
  EXPECT_EQ(parseFeedbackSignals("all"), FeedbackAll);
  EXPECT_EQ(parseFeedbackSignals("none"), FeedbackNone);
  EXPECT_EQ(parseFeedbackSignals("actions,features"),
            FeedbackActions | FeedbackFeatures);
  EXPECT_EQ(parseFeedbackSignals("feature"), std::nullopt);
  EXPECT_EQ(parseFeedbackSignals(""), std::nullopt);
  for (unsigned signals = 0; signals <= FeedbackAll; ++signals)
    EXPECT_EQ(parseFeedbackSignals(toFeedbackText(signals)), signals);
}

TEST_F(FeedbackTest, FeaturesTellProgramsApart) {
  selectFeedback(FeedbackFeatures);
  auto first = parse(padded);
  std::vector<uint8_t> counters = features(*first);
  EXPECT_EQ(counters, features(*parse(padded)));
  auto differs = [&](llvm::StringRef from, llvm::StringRef to) {
    std::string text = padded;
    for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;
         at += to.size())
      text.replace(at, from.size(), to);
    return features(*parse(text)) != counters;
  };
  EXPECT_TRUE(differs("f32", "f16"));
  EXPECT_TRUE(differs("tensor.pad %a", "tensor.pad %a nofold"));
  EXPECT_TRUE(differs("low[1, 0] high[1, 2]", "low[0, 1] high[2, 1]"));
  EXPECT_FALSE(differs("%v", "%value")) << "names are no feature";
}

TEST_F(FeedbackTest, UnselectedSignalsStaySilent) {
  auto module = parse(padded);
  observeActions(&context);
  EXPECT_FALSE(context.hasActionHandler());
  recordFeatures(*module);
  canonicalize(*module);
  EXPECT_EQ(countNonZero(FeedbackFeatures), 0u);
  EXPECT_EQ(countNonZero(FeedbackActions), 0u);
}

TEST_F(FeedbackTest, ActionsAreCountedAndExecuted) {
  selectFeedback(FeedbackActions);
  observeActions(&context);
  auto module = parse(foldable);
  canonicalize(*module);
  EXPECT_GT(countNonZero(FeedbackActions), 0u);
  unsigned adds = 0;
  module->walk([&](mlir::arith::AddIOp) { ++adds; });
  EXPECT_EQ(adds, 0u) << "an observed action must still run";
}

TEST_F(FeedbackTest, ActionsReachTheNextHandler) {
  selectFeedback(FeedbackActions);
  unsigned seen = 0;
  observeActions(&context, [&](llvm::function_ref<void()> execute,
                               const mlir::tracing::Action &action) {
    // Withholds the pass, as blame does.
    if (!llvm::isa<mlir::PassExecutionAction>(action))
      execute();
    ++seen;
  });
  auto module = parse(foldable);
  canonicalize(*module);
  EXPECT_EQ(seen, 1u);
  unsigned adds = 0;
  module->walk([&](mlir::arith::AddIOp) { ++adds; });
  EXPECT_EQ(adds, 1u) << "the next handler decides";
  EXPECT_GT(countNonZero(FeedbackActions), 0u);
}

/// Runs `body` in a child process, because breakpoints stay until a process
/// ends. Returns the wait status of the child.
template <typename Body>
int runInChild(Body body) {
  pid_t child = fork();
  if (child == 0) {
    body();
    _exit(testing::Test::HasFailure() ? 1 : 0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  return status;
}

TEST_F(FeedbackTest, FunctionsCountOnce) {
  int status = runInChild([&] {
    selectFeedback(FeedbackFunctions);
    std::string reason;
    auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(observeFunctions(reason)) << reason;
    auto time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - begin);
    FunctionCounts atStart = getFunctionCounts();
    EXPECT_GT(atStart.observedMLIR, 100000u);
    EXPECT_GT(atStart.observedLLVM, 50000u);
    std::printf("[ measured ] %llu + %llu breakpoints in %lld ms\n",
                (unsigned long long)atStart.observedMLIR,
                (unsigned long long)atStart.observedLLVM,
                (long long)time.count());

    observeFunctionsOfCase();
    canonicalize(*parse(padded));
    FunctionCounts first = getFunctionCounts();
    EXPECT_GT(first.mlir, atStart.mlir + 500);
    EXPECT_EQ(countNonZero(FeedbackFunctions), 1u) << "one feature a case";

    // A repeated run calls few new functions, but may call some, because
    // uniquing tables grow now and then.
    clearFeedbackCounters();
    canonicalize(*parse(padded));
    EXPECT_EQ(countNonZero(FeedbackFunctions), 0u) << "still the same case";
    FunctionCounts second = getFunctionCounts();
    EXPECT_LT(second.mlir, first.mlir + 20) << "a repeat is not new";

    observeFunctionsOfCase();
    canonicalize(*parse(foldable));
    EXPECT_EQ(countNonZero(FeedbackFunctions), 1u) << "the next case";
    second = getFunctionCounts();

    clearFeedbackCounters();
    observeFunctionsOfCase();
    selectFeedback(FeedbackNone);
    canonicalize(*parse(selecting));
    EXPECT_GT(getFunctionCounts().mlir, second.mlir)
        << "counted without being exported";
    EXPECT_EQ(countNonZero(FeedbackFunctions), 0u);
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(FeedbackTest, ListedFunctionsRunForTheFirstTimeAgain) {
  int status = runInChild([&] {
    std::string reason;
    ASSERT_TRUE(observeFunctions(reason)) << reason;
    canonicalize(*parse(padded));
    beginFunctionList();
    canonicalize(*parse(foldable));
    size_t listed = endFunctionList();
    EXPECT_GT(listed, 0u);
    uint64_t all = getFunctionCounts().mlir + getFunctionCounts().llvm;
    forgetListedFunctions();
    EXPECT_EQ(countForgottenFunctions(), listed);
    EXPECT_EQ(getFunctionCounts().mlir + getFunctionCounts().llvm,
              all - listed);
    // Hardly any of the listed functions runs here: only functions that grow a
    // hash table whose keys are addresses.
    constexpr size_t dependOnAddresses = 10;
    canonicalize(*parse(padded));
    size_t left = countForgottenFunctions();
    EXPECT_GE(left + dependOnAddresses, listed);
    canonicalize(*parse(foldable));
    EXPECT_LT(countForgottenFunctions() + dependOnAddresses, left);
    recallListedFunctions();
    EXPECT_EQ(countForgottenFunctions(), 0u);
    EXPECT_GE(getFunctionCounts().mlir + getFunctionCounts().llvm, all);
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(FeedbackTest, FunctionsSurviveForkAndForeignHandlers) {
  int status = runInChild([&] {
    std::string reason;
    ASSERT_TRUE(observeFunctions(reason)) << reason;
    int inner = runInChild([&] { canonicalize(*parse(padded)); });
    EXPECT_TRUE(WIFEXITED(inner) && WEXITSTATUS(inner) == 0) << inner;
    signal(SIGTRAP, SIG_DFL);
    observeFunctionsOfCase();
    canonicalize(*parse(padded));
    EXPECT_GT(getFunctionCounts().mlir, 500u);
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

/// A child of a fuzzer's child judges a program while a guilty pass is searched
/// for. That it runs functions for the first time is not a death.
TEST_F(FeedbackTest, NoSearchForAGuiltyPassDiesOfANewFunction) {
  int status = runInChild([&] {
    std::string reason;
    ASSERT_TRUE(observeFunctions(reason)) << reason;
    EXPECT_FALSE(dies([&] { canonicalize(*parse(padded)); }));
    EXPECT_GT(getFunctionCounts().mlir, 500u);
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

size_t getTextBytes(const char *prefix) {
  feedback::LoadedLibrary library;
  std::string reason;
  EXPECT_TRUE(feedback::findLibrary(prefix, library, reason)) << reason;
  return library.textEnd - library.textBegin;
}

/// Sets a limit that leaves memory for a copy of libMLIR's text, but not for a
/// copy of libLLVM's, too. Returns the old limit.
rlimit limitToTextOfMLIR() {
  size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  rlimit before;
  getrlimit(RLIMIT_AS, &before);
  rlimit limited = before;
  limited.rlim_cur = pages * sysconf(_SC_PAGESIZE) +
                     getTextBytes("libMLIR.so") + getTextBytes("libLLVM.so");
  setrlimit(RLIMIT_AS, &limited);
  return before;
}

/// No breakpoint is left then: nobody would handle it.
TEST_F(FeedbackTest, FunctionsOfOneLibraryAreNotObservedAlone) {
  int status = runInChild([&] {
    rlimit before = limitToTextOfMLIR();
    std::string reason;
    EXPECT_FALSE(observeFunctions(reason));
    EXPECT_NE(reason.find("libLLVM.so"), std::string::npos) << reason;
    setrlimit(RLIMIT_AS, &before);
    signal(SIGTRAP, SIG_DFL);
    canonicalize(*parse(padded));
    ASSERT_TRUE(observeFunctions(reason)) << reason;
    canonicalize(*parse(foldable));
    EXPECT_GT(getFunctionCounts().mlir, 50u);
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(FeedbackTest, FunctionsSurviveTheEndOfTheProcess) {
  int status = runInChild([] {
    std::string reason;
    ASSERT_TRUE(observeFunctions(reason)) << reason;
    std::exit(0); // Runs the destructors of the libraries.
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(FeedbackTest, ForeignTrapsKeepTheirMeaning) {
  int status = runInChild([] {
    std::string reason;
    ASSERT_TRUE(observeFunctions(reason)) << reason;
    raise(SIGTRAP);
  });
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGTRAP) << status;
}

} // namespace
