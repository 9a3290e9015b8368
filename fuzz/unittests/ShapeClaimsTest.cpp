//===- ShapeClaimsTest.cpp - interfaces that lie are found ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClaimingCase.h"

#include "padlab/fuzz/Generator.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace mlir;
using namespace padlab;

namespace {
class ShapeClaims : public testing::TestWithParam<const char *> {};
} // namespace

/// Returns the claim that fails in the case of this seed if `pass` makes a
/// false claim.
static std::optional<ShapeClaim> findLie(llvm::StringRef target, uint64_t seed,
                                         llvm::StringRef pass) {
  RandomChoices choices(seed);
  Case theCase =
      findFuzzTarget(target)->generate(choices, test::getClaimingContext());
  auto program = test::addClaims(theCase, pass);
  if (!program)
    return std::nullopt;
  auto result = test::interpretClaims(std::move(program));
  if (!result || result->status != Interpretation::Status::CheckFailed)
    return std::nullopt;
  return findShapeClaim(result->location);
}

/// Returns the first false claim about `operation` that is found with these
/// options.
static std::optional<ShapeClaim> findLieAbout(const std::string &operation,
                                              const std::string &options = "") {
  constexpr uint64_t seeds = 1500;
  std::string pass =
      "func.func(padlab-claim-shapes{lie-about=" + operation + options + "})";
  std::vector<const char *> targets = {"tensor", "pad", "loops"};
  if (llvm::StringRef(operation).starts_with("tosa."))
    targets = {"tosa"};
  for (const char *name : targets)
    for (uint64_t seed = 0; seed < seeds; ++seed)
      if (auto claim = findLie(name, seed, pass))
        if (claim->operation == operation)
          return claim;
  return std::nullopt;
}

TEST_P(ShapeClaims, ALieIsFoundAndNamed) {
  EXPECT_TRUE(findLieAbout(GetParam())) << "nobody noticed";
}

/// The faults are in the answers of one interface, about one dimension, or off
/// by some amount.
TEST(ShapeClaimsTest, OneAnswerIsFoundAndNamed) {
  struct Answer {
    const char *operation, *interface, *rest;
  };
  static const Answer answers[] = {
      {"tensor.pad", "ReifyRankedShapedTypeOpInterface", " lie-dim=1"},
      {"tensor.concat", "ReifyRankedShapedTypeOpInterface", " lie-by=-1"},
      {"tensor.expand_shape", "ReifyRankedShapedTypeOpInterface", " lie-dim=2"},
      {"linalg.generic", "ReifyRankedShapedTypeOpInterface", " lie-dim=0"},
      {"tosa.concat", "InferShapedTypeOpInterface", " lie-dim=0"},
      {"tosa.conv2d", "InferShapedTypeOpInterface", " lie-by=-1"}};
  for (const Answer &answer : answers) {
    auto claim =
        findLieAbout(answer.operation, std::string(" lie-through=") +
                                           answer.interface + answer.rest);
    ASSERT_TRUE(claim) << answer.operation << " " << answer.interface;
    EXPECT_EQ(claim->interface, answer.interface);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Operations, ShapeClaims,
    testing::Values("tensor.pad", "tensor.concat", "tensor.collapse_shape",
                    "tensor.expand_shape", "tensor.extract_slice",
                    "tensor.insert_slice", "tensor.empty", "tensor.generate",
                    "tensor.dim", "tensor.cast", "linalg.generic",
                    "linalg.fill", "linalg.matmul", "linalg.pack",
                    "linalg.unpack", "linalg.map", "linalg.transpose",
                    "affine.apply", "affine.min", "affine.max", "scf.for",
                    "scf.forall", "scf.if", "memref.alloc", "memref.subview",
                    "memref.expand_shape", "arith.addi", "arith.muli",
                    "arith.select"),
    [](const auto &info) {
      std::string name = info.param;
      std::replace(name.begin(), name.end(), '.', '_');
      return name;
    });
