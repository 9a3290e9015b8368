//===- ShapeClaimsTest.cpp - false claims about extents -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GenerateTestContext.h"

#include "padlab/codegen/Registration.h"
#include "padlab/codegen/ShapeClaims.h"
#include "padlab/dialect/Case.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/dialect/ShapeFunctions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <optional>
#include <set>

using namespace mlir;
using namespace padlab;

/// Returns a context that also has the interfaces that other libraries add to
/// dialects.
static MLIRContext *getClaimingContext() {
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

/// Returns the program with the checks that `pass` adds; null if the pass
/// fails.
static OwningOpRef<ModuleOp> addClaims(const Case &theCase,
                                       llvm::StringRef pass) {
  PassManager passes(getClaimingContext());
  EXPECT_TRUE(succeeded(parsePassPipeline(pass, passes))) << pass.str();
  OwningOpRef<ModuleOp> program = theCase.getModule().clone();
  if (failed(passes.run(*program)))
    return {};
  return program;
}

/// Interprets a program with checks, as `addClaims` makes it; returns nothing
/// if the program is not a case.
static std::optional<Interpretation>
interpretClaims(OwningOpRef<ModuleOp> program) {
  FailureOr<Case> claiming = Case::adopt(std::move(program));
  if (failed(claiming))
    return std::nullopt;
  return interpret(*claiming);
}

//===----------------------------------------------------------------------===//
// Interfaces that make false claims
//===----------------------------------------------------------------------===//

namespace {
class ShapeClaims : public testing::TestWithParam<const char *> {};
} // namespace

/// Returns the first claim that does not hold in the case of this seed, whose
/// claims `pass` adds; nothing if the run shows none.
static std::optional<ShapeClaim> findLie(llvm::StringRef target, uint64_t seed,
                                         llvm::StringRef pass) {
  Case theCase =
      generateCase(*findFuzzTarget(target), seed, getClaimingContext());
  auto program = addClaims(theCase, pass);
  if (!program)
    return std::nullopt;
  auto result = interpretClaims(std::move(program));
  if (!result || result->status != Interpretation::Status::CheckFailed)
    return std::nullopt;
  return findShapeClaim(result->location);
}

/// Returns the first false claim about `operation` in generated cases, if the
/// pass falsifies its claims according to `options`.
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

/// The options falsify only the answers of one interface, only the extent of
/// one dimension, or change extents by some number.
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

//===----------------------------------------------------------------------===//
// Shape functions that make false claims
//===----------------------------------------------------------------------===//

/// Returns the names of the library's functions that the program calls.
static std::set<std::string> getCalled(ModuleOp program) {
  std::set<std::string> names;
  auto libraries = program.getOps<shape::FunctionLibraryOp>();
  if (libraries.empty())
    return names;
  DictionaryAttr mapping = (*libraries.begin()).getMapping();
  for (auto function : program.getOps<func::FuncOp>())
    if (auto operation =
            function->getAttrOfType<StringAttr>(attrs::shapeFunction))
      names.insert(
          cast<SymbolRefAttr>(mapping.get(operation)).getLeafReference().str());
  return names;
}

/// Whether the program with the fault in its shape function fails: a check does
/// not hold, or the run ends early.
static bool isNoticed(ModuleOp program, llvm::StringRef fault) {
  OwningOpRef<ModuleOp> broken = program.clone();
  EXPECT_TRUE(succeeded(breakShapeFunction(*broken, fault)));
  auto result = interpretClaims(std::move(broken));
  return result && !result->isDefined();
}

/// Whether generated programs cannot show the fault: reversing fewer than two
/// extents changes nothing, and products of packed matrices are rarely
/// generated.
static bool isOutOfReach(llvm::StringRef fault) {
  auto [function, rest] = fault.split(':');
  bool hasOneExtent =
      function == "dot" || function == "matvec" || function == "vecmat";
  return (hasOneExtent && rest.ends_with("shape.return")) ||
         function.ends_with("mmt4d");
}

/// Generated programs have the extents that the shape functions compute, and
/// each fault in a function that is not out of reach shows in some program.
TEST(ShapeFunctionsTest, EachFaultIsNoticed) {
  std::vector<std::string> faults =
      getShapeFunctionFaults(getClaimingContext());
  EXPECT_GE(faults.size(), 60u);
  std::set<std::string> missed;
  for (const std::string &fault : faults)
    if (!isOutOfReach(fault))
      missed.insert(fault);
  constexpr uint64_t seeds = 400;
  for (uint64_t seed = 0; seed < seeds && !missed.empty(); ++seed)
    for (const char *name : {"tensor", "pad"}) {
      Case theCase =
          generateCase(*findFuzzTarget(name), seed, getClaimingContext());
      auto program = addClaims(theCase, "padlab-call-shape-functions");
      ASSERT_TRUE(program) << name << " " << seed;
      auto intact = interpretClaims(program->clone());
      ASSERT_TRUE(intact && intact->isDefined()) << name << " " << seed;
      std::set<std::string> called = getCalled(*program);
      for (auto it = missed.begin(); it != missed.end();) {
        bool isCalled =
            called.count(llvm::StringRef(*it).split(':').first.str());
        it = isCalled && isNoticed(*program, *it) ? missed.erase(it)
                                                  : std::next(it);
      }
    }
  EXPECT_TRUE(missed.empty()) << llvm::join(missed, ", ");
}
