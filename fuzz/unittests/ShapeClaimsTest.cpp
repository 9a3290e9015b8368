//===- ShapeClaimsTest.cpp - interfaces that lie are found ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/ShapeClaims.h"
#include "padlab/codegen/Registration.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/Generator.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace mlir;
using namespace padlab;

/// With the interfaces that dialects have from elsewhere.
static MLIRContext *getContext() {
  static MLIRContext *context = [] {
    registerAllPasses();
    DialectRegistry registry;
    registerAllDialects(registry);
    auto *made = new MLIRContext(registry, MLIRContext::Threading::DISABLED);
    made->loadAllAvailableDialects();
    return made;
  }();
  return context;
}

namespace {
class ShapeClaims : public testing::TestWithParam<const char *> {};
} // namespace

/// The claim that fails in the case of this seed when every claim about `name`
/// is wrong by one.
static std::optional<ShapeClaim> findLie(const FuzzTarget &target,
                                         uint64_t seed, PassManager &passes) {
  RandomChoices choices(seed);
  Case theCase = target.generate(choices, getContext());
  OwningOpRef<ModuleOp> program = theCase.getModule().clone();
  if (failed(passes.run(*program)))
    return std::nullopt;
  FailureOr<Case> claiming = Case::adopt(std::move(program));
  if (failed(claiming))
    return std::nullopt;
  Interpretation result = interpret(*claiming);
  if (result.status != Interpretation::Status::CheckFailed)
    return std::nullopt;
  return findShapeClaim(result.location);
}

TEST_P(ShapeClaims, ALieIsFoundAndNamed) {
  constexpr uint64_t seeds = 1500;
  PassManager passes(getContext());
  std::string pipeline =
      std::string("func.func(padlab-claim-shapes{lie-about=") + GetParam() +
      "})";
  ASSERT_TRUE(succeeded(parsePassPipeline(pipeline, passes)));
  for (const char *name : {"tensor", "pad", "loops"})
    for (uint64_t seed = 0; seed < seeds; ++seed)
      if (auto claim = findLie(*findFuzzTarget(name), seed, passes))
        if (claim->operation == GetParam())
          return;
  FAIL() << "nobody noticed";
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
                    "scf.if", "arith.addi", "arith.muli", "arith.select"),
    [](const auto &info) {
      std::string name = info.param;
      std::replace(name.begin(), name.end(), '.', '_');
      return name;
    });
