//===- ShapeGenerateTest.cpp - programs of shapes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GenerateTestContext.h"

#include "padlab/dialect/Interpreter.h"

#include <gtest/gtest.h>

#include <map>

using namespace mlir;
using namespace padlab;

static constexpr uint64_t seeds = 2000;

static const FuzzTarget &getShapeTarget() { return *findFuzzTarget("shape"); }

/// Hides the output of generated programs on standard error.
class ShapeGenerate : public testing::Test {
  void SetUp() override { testing::internal::CaptureStderr(); }
  void TearDown() override { testing::internal::GetCapturedStderr(); }
};

/// A program that stops itself is defined, but what follows is not tested, so
/// only few programs may stop.
TEST_F(ShapeGenerate, ProgramsVerifyAndAreDefined) {
  MLIRContext *context = getTestContext();
  std::set<uint64_t> hashes;
  unsigned stopped = 0;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    RandomChoices choices(seed);
    FailureOr<Case> theCase =
        Case::adopt(getShapeTarget().build(choices, context));
    ASSERT_TRUE(succeeded(theCase)) << "seed " << seed;
    Interpretation truth = interpret(*theCase);
    bool stops = truth.status == Interpretation::Status::Error;
    ASSERT_TRUE(truth.isDefined() || stops)
        << "seed " << seed << ": " << truth.str();
    stopped += stops;
    hashes.insert(theCase->getStructuralHash());
  }
  EXPECT_GT(hashes.size(), seeds * 8 / 10);
  EXPECT_GT(stopped, seeds / 200);
  EXPECT_LT(stopped, seeds / 10);
}

TEST_F(ShapeGenerate, TextIsTheDurableForm) {
  MLIRContext *context = getTestContext();
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    Case theCase = generateCase(getShapeTarget(), seed, context);
    FailureOr<Case> again = Case::parse(theCase.str(), "test.mlir", context);
    ASSERT_TRUE(succeeded(again)) << "seed " << seed << theCase.str();
    ASSERT_EQ(again->str(), theCase.str()) << "seed " << seed;
  }
}

TEST_F(ShapeGenerate, SameSeedSameProgram) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_EQ(generateCase(getShapeTarget(), seed).str(),
              generateCase(getShapeTarget(), seed).str());
  }
}

TEST_F(ShapeGenerate, AnyBytesGiveAProgram) {
  RandomChoices random(7);
  for (unsigned i = 0; i < 1000; ++i) {
    std::vector<uint8_t> bytes(random.draw(1200));
    for (uint8_t &byte : bytes)
      byte = random.draw(256);
    ByteChoices choices(bytes);
    Case theCase = getShapeTarget().generate(choices, getTestContext());
    Interpretation truth = interpret(theCase);
    ASSERT_TRUE(truth.isDefined() ||
                truth.status == Interpretation::Status::Error)
        << truth.str() << theCase.str();
  }
}

/// Each of the 40 operations occurs so often that a wrong one would be noticed.
TEST_F(ShapeGenerate, EveryOperationIsGenerated) {
  MLIRContext *context = getTestContext();
  std::map<StringRef, unsigned> counts;
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (name.getDialectNamespace() == "shape")
      counts[name.getStringRef()] = 0;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    Case theCase = generateCase(getShapeTarget(), seed, context);
    theCase.getModule()->walk([&](Operation *op) {
      auto it = counts.find(op->getName().getStringRef());
      if (it != counts.end())
        ++it->second;
    });
  }
  EXPECT_EQ(counts.size(), 40u);
  for (auto [name, count] : counts)
    EXPECT_GT(count, 20u) << name.str();
}
