//===- ShapeFunctionsTest.cpp - shape functions that lie are found --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClaimingCase.h"

#include "padlab/fuzz/Generator.h"

#include "padlab/dialect/ShapeFunctions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace padlab;

/// Returns the functions of the library that the program calls.
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

/// Whether the program notices the fault: it says so, or trips over it.
static bool isNoticed(ModuleOp program, llvm::StringRef fault) {
  OwningOpRef<ModuleOp> broken = program.clone();
  EXPECT_TRUE(succeeded(breakShapeFunction(*broken, fault)));
  auto result = test::interpretClaims(std::move(broken));
  return result && !result->isDefined();
}

/// Whether the fault cannot show here: fewer than two extents are the same in
/// the opposite order, and products of packed matrices are rarely generated.
static bool isOutOfReach(llvm::StringRef fault) {
  auto [function, rest] = fault.split(':');
  bool hasOneExtent =
      function == "dot" || function == "matvec" || function == "vecmat";
  return (hasOneExtent && rest.ends_with("shape.return")) ||
         function.ends_with("mmt4d");
}

/// Generated programs have the extents that the functions say, and each fault
/// shows in one of them.
TEST(ShapeFunctionsTest, EachFaultIsNoticed) {
  std::vector<std::string> faults =
      getShapeFunctionFaults(test::getClaimingContext());
  EXPECT_GE(faults.size(), 60u);
  std::set<std::string> missed;
  for (const std::string &fault : faults)
    if (!isOutOfReach(fault))
      missed.insert(fault);
  constexpr uint64_t seeds = 400;
  for (uint64_t seed = 0; seed < seeds && !missed.empty(); ++seed)
    for (const char *name : {"tensor", "pad"}) {
      RandomChoices choices(seed);
      Case theCase =
          findFuzzTarget(name)->generate(choices, test::getClaimingContext());
      auto program = test::addClaims(theCase, "padlab-call-shape-functions");
      ASSERT_TRUE(program) << name << " " << seed;
      auto intact = test::interpretClaims(program->clone());
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
