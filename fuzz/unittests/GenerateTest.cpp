//===- GenerateTest.cpp - the generator keeps its promises -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Generate/Ops/Ops.h"
#include "../lib/Generate/TensorOps/TensorProgram.h"
#include "GenerateTestContext.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <gtest/gtest.h>

#include <algorithm>

using namespace mlir;
using namespace padlab;

static constexpr uint64_t seeds = 2000;

TEST(Generate, ProgramsVerifyAndAreDefined) {
  MLIRContext *context = getTestContext();
  std::set<uint64_t> hashes;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    RandomChoices choices(seed);
    FailureOr<Case> theCase =
        Case::adopt(getPadTarget().build(choices, context));
    ASSERT_TRUE(succeeded(theCase)) << "seed " << seed;
    Interpretation truth = interpret(*theCase);
    ASSERT_TRUE(truth.isDefined()) << "seed " << seed << ": " << truth.str();
    hashes.insert(theCase->getStructuralHash());
  }
  EXPECT_GT(hashes.size(), seeds * 8 / 10);
}

/// If `getUnknownIndex` draws an index that is known, this index must stay
/// known.
TEST(Generate, AnUnknownIndexTakesNothingAway) {
  constexpr int64_t number = 3;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    RandomChoices choices(seed);
    generate::ProgramBuilder program(choices, getTestContext());
    Value tensor =
        program.addTensorArgument({number}, program.builder.getF32Type()).value;
    auto known = tensor::DimOp::create(program.builder, program.location,
                                       tensor, /*index=*/0);
    known->setAttr("known", program.builder.getUnitAttr());
    program.indices.push_back({known, number});
    program.getUnknownIndex(number);
    ASSERT_TRUE(llvm::any_of(*program.builder.getInsertionBlock(),
                             [](Operation &op) { return op.hasAttr("known"); }))
        << "seed " << seed;
  }
}

/// The extents and coordinates of large tensors must fit the integer type of
/// the constant that has them.
TEST(Generate, NumbersOfLargeProgramsFitTheirType) {
  for (uint64_t seed = 0; seed < seeds; ++seed)
    for (auto *emit : {generate::emitTensorReshape, generate::emitTensorGather,
                       generate::emitTensorScatter}) {
      RandomChoices choices(seed);
      generate::ProgramBuilder program(choices, getTestContext());
      program.makeLarge();
      program.features.encodings = 0;
      program.addTensorArgument({600}, program.builder.getF32Type());
      generate::TensorProgram tensors(program);
      if (!emit(tensors))
        continue;
      FailureOr<Case> theCase = Case::adopt(program.finish(seed));
      ASSERT_TRUE(succeeded(theCase)) << "seed " << seed;
      Interpretation truth = interpret(*theCase);
      ASSERT_TRUE(truth.isDefined()) << "seed " << seed << ": " << truth.str();
    }
}

/// If there is no room for the structured operation that a pad reads, the pad
/// must not read some other tensor, with which nothing may be computed.
TEST(Generate, APadThatIsNotReachedNeedsRoomForItsSource) {
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    RandomChoices choices(seed);
    generate::ProgramBuilder program(choices, getTestContext());
    program.features.reuseValues = program.features.severalResults = 100;
    int64_t extent = program.limits.elements;
    Type unsignedType = program.builder.getIntegerType(8, /*isSigned=*/false);
    program.addTensorArgument({extent}, program.builder.getF32Type());
    while (program.fits(2 * extent))
      program.addTensorArgument({extent - 1}, unsignedType);
    ASSERT_TRUE(program.fits(extent));
    ASSERT_FALSE(generate::emitPadNotReached(program)) << "seed " << seed;
  }
}

TEST(Generate, TextIsTheDurableForm) {
  MLIRContext *context = getTestContext();
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    Case theCase = generateCase(getPadTarget(), seed, context);
    FailureOr<Case> again = Case::parse(theCase.str(), "test.mlir", context);
    ASSERT_TRUE(succeeded(again)) << "seed " << seed;
    ASSERT_EQ(again->str(), theCase.str()) << "seed " << seed;
    ASSERT_EQ(again->getStructuralHash(), theCase.getStructuralHash());
  }
}

TEST(Generate, EveryTarget) {
  MLIRContext *context = getTestContext();
  for (const FuzzTarget &target : getFuzzTargets())
    for (uint64_t seed = 0; seed < 500; ++seed) {
      RandomChoices choices(seed);
      FailureOr<Case> theCase = Case::adopt(target.build(choices, context));
      ASSERT_TRUE(succeeded(theCase)) << target.name << " " << seed;
      Interpretation truth = interpret(*theCase);
      // A program may stop itself with an error, which is an outcome, too.
      ASSERT_TRUE(truth.isDefined() ||
                  truth.status == Interpretation::Status::Error)
          << target.name << " " << seed << ": " << truth.str();
      FailureOr<Case> again = Case::parse(theCase->str(), "test.mlir", context);
      ASSERT_TRUE(succeeded(again)) << target.name << " " << seed;
      ASSERT_EQ(again->str(), theCase->str()) << target.name << " " << seed;
    }
}

TEST(Generate, SameSeedSameProgram) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_EQ(generateCase(getPadTarget(), seed).str(),
              generateCase(getPadTarget(), seed).str());
  }
}

static std::vector<uint8_t> randomBytes(RandomChoices &choices, size_t size) {
  std::vector<uint8_t> bytes(size);
  for (uint8_t &byte : bytes)
    byte = choices.draw(256);
  return bytes;
}

TEST(Generate, AnyBytesGiveAProgram) {
  RandomChoices random(7);
  for (unsigned i = 0; i < 1000; ++i) {
    std::vector<uint8_t> bytes = randomBytes(random, random.draw(1200));
    ByteChoices choices(bytes);
    Case theCase = getPadTarget().generate(choices, getTestContext());
    Interpretation truth = interpret(theCase);
    ASSERT_TRUE(truth.isDefined()) << truth.str() << theCase.str();
  }
}

TEST(Generate, NoBytesGiveTheSimplestProgram) {
  ByteChoices choices({});
  Case theCase = getPadTarget().generate(choices, getTestContext());
  unsigned generics = 0, pads = 0, others = 0;
  theCase.getEntry().getBody().front().walk([&](Operation *op) {
    if (isa<linalg::GenericOp>(op))
      ++generics;
    else if (isa<tensor::PadOp>(op))
      ++pads;
    else if (isa<linalg::FillOp, tensor::InsertSliceOp, tensor::ExtractSliceOp>(
                 op))
      ++others;
  });
  EXPECT_EQ(generics, 1u);
  EXPECT_EQ(pads, 1u);
  EXPECT_EQ(others, 0u);
}

/// Returns the share of operations that two programs have in common. Operations
/// are compared only by their names and result types.
static double getSimilarity(Case &a, Case &b) {
  auto describe = [](Case &theCase) {
    std::vector<std::string> lines;
    theCase.getEntry().walk([&](Operation *op) {
      std::string text = op->getName().getStringRef().str();
      llvm::raw_string_ostream os(text);
      for (Type type : op->getResultTypes())
        os << " " << type;
      lines.push_back(text);
    });
    std::sort(lines.begin(), lines.end());
    return lines;
  };
  std::vector<std::string> first = describe(a), second = describe(b), common;
  std::set_intersection(first.begin(), first.end(), second.begin(),
                        second.end(), std::back_inserter(common));
  return double(common.size()) / std::max(first.size(), second.size());
}

TEST(Generate, ASmallChangeOfTheInputIsASmallChangeOfTheProgram) {
  RandomChoices random(11);
  std::vector<double> similarities;
  for (unsigned i = 0; i < 400; ++i) {
    std::vector<uint8_t> bytes = randomBytes(random, 800);
    ByteChoices before(bytes);
    Case a = getPadTarget().generate(before, getTestContext());
    bytes[random.draw(bytes.size())] ^= 1 << random.draw(8);
    ByteChoices after(bytes);
    Case b = getPadTarget().generate(after, getTestContext());
    similarities.push_back(getSimilarity(a, b));
  }
  std::sort(similarities.begin(), similarities.end());
  // Most bytes affect one choice of one step, and choices that depend on it.
  EXPECT_GT(similarities[similarities.size() / 4], 0.6);
  EXPECT_EQ(similarities[similarities.size() * 3 / 4], 1.0);
}

/// Few cases are large, but some are as large as tests of code for large
/// tensors need.
TEST(Generate, MostCasesStaySmall) {
  constexpr uint64_t cases = 500;
  constexpr int64_t small = 400, large = 40'000;
  unsigned largeCases = 0;
  for (uint64_t seed = 0; seed < cases; ++seed) {
    Case theCase = generateCase(getPadTarget(), seed);
    int64_t most = 0;
    for (const RuntimeValue &result : interpret(theCase).results)
      if (const auto *tensor = std::get_if<TensorValue>(&result))
        most = std::max<int64_t>(most, tensor->getNumElements());
    EXPECT_LE(most, large) << "seed " << seed;
    largeCases += most > small;
  }
  EXPECT_GT(largeCases, 0u);
  EXPECT_LT(largeCases, cases / 20);
}
