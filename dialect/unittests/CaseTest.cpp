//===- CaseTest.cpp - the format of cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/dialect/Scripts.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;
using test::getParseErrors;
using test::parseCase;

static constexpr StringLiteral valid = R"(
func.func private @helper(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  return %x : tensor<?x4xf32>
}
func.func @main(%a: tensor<?x4xf32> {padlab.extents = array<i64: 3>},
                %n: index {padlab.value = 2 : index}) -> tensor<?x4xf32>
    attributes {padlab.seed = -1 : i64, padlab.passes = "cse"} {
  %0 = call @helper(%a) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
)";

TEST(CaseTest, readsTheAttributes) {
  Case theCase = parseCase(valid);
  EXPECT_EQ(theCase.getEntry().getSymName(), "main");
  EXPECT_EQ(theCase.getSeed(), ~uint64_t(0));
  EXPECT_EQ(theCase.getPasses(), "cse");
}

// A case accepts the text after `--pass-pipeline=` as it is.
TEST(CaseTest, passesWithoutTheModuleAnchor) {
  EXPECT_EQ(dropModuleAnchor("cse,func.func(cse)"), "cse,func.func(cse)");
  EXPECT_EQ(dropModuleAnchor(" builtin.module( a{x=(b)},c(d) ) "),
            "a{x=(b)},c(d)");
  EXPECT_EQ(dropModuleAnchor("a{x=builtin.module(b)}"),
            "a{x=builtin.module(b)}");
  EXPECT_EQ(dropModuleAnchor("builtin.module()"), "");
  for (StringRef misplaced :
       {"builtin.module(", "builtin.module(a),b", "a,builtin.module(b)",
        "builtin.module(a),builtin.module(b)",
        "builtin.module(builtin.module(a))"})
    EXPECT_EQ(dropModuleAnchor(misplaced), std::nullopt) << misplaced.str();
  Case theCase = parseCase("func.func @main() attributes {padlab.seed = 0 : "
                           "i64, padlab.passes = \"builtin.module(cse)\"} { "
                           "return }");
  EXPECT_EQ(theCase.getPasses(), "cse");
}

TEST(CaseTest, setsTheAttributes) {
  Case theCase = parseCase(valid);
  theCase.setSeed(7);
  theCase.setPasses("canonicalize");
  EXPECT_EQ(theCase.getSeed(), 7u);
  EXPECT_EQ(theCase.getPasses(), "canonicalize");
  theCase.setPasses("");
  EXPECT_EQ(theCase.getPasses(), "");
  EXPECT_EQ(getParseErrors(theCase.str()), "");
}

TEST(CaseTest, printedTextParsesToTheSame) {
  Case first = parseCase(valid);
  Case second = parseCase(first.str());
  EXPECT_EQ(first.str(), second.str());
  EXPECT_EQ(first.getStructuralHash(), second.getStructuralHash());
  SmallVector<RuntimeValue> a = materializeInputs(first);
  SmallVector<RuntimeValue> b = materializeInputs(second);
  ASSERT_EQ(a.size(), b.size());
  for (auto [x, y] : llvm::zip_equal(a, b))
    EXPECT_EQ(toString(x), toString(y));
}

/// Upstream prints `shape.from_extents  : `, which cannot be parsed.
TEST(CaseTest, printedTextParsesWhereUpstreamsDoesNot) {
  Case first = parseCase(R"(
func.func @main() -> !shape.shape attributes {padlab.seed = 1 : i64} {
  %0 = "shape.from_extents"() : () -> !shape.shape
  return %0 : !shape.shape
})");
  EXPECT_EQ(parseCase(first.str()).str(), first.str());
}

TEST(CaseTest, aCloneIsIndependent) {
  Case first = parseCase(valid);
  Case copy = first.clone();
  copy.setSeed(5);
  EXPECT_EQ(first.getSeed(), ~uint64_t(0));
  EXPECT_EQ(copy.getEntry()->getParentOp(), copy.getModule().getOperation());
}

TEST(CaseTest, adoptsAModuleThatWasBuilt) {
  Case first = parseCase(valid);
  OwningOpRef<ModuleOp> module = first.getModule().clone();
  EXPECT_TRUE(succeeded(Case::adopt(std::move(module))));
}

static constexpr StringLiteral withScripts = R"(
module attributes {transform.with_named_sequence} {
  func.func @main(%n: i8 {padlab.value = 3 : i8}) -> i8 attributes {
      padlab.seed = 1 : i64,
      padlab.passes = "cse,transform-interpreter{entry-point=used}"} {
    return %n : i8
  }
  transform.named_sequence @used(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @unused(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
})";

TEST(CaseTest, scriptsAreNoPartOfTheProgram) {
  Case theCase = parseCase(withScripts);
  EXPECT_TRUE(hasScripts(theCase.getModule()));
  EXPECT_EQ(parseCase(theCase.str()).str(), theCase.str());
  EXPECT_TRUE(interpret(theCase).isDefined());
  eraseUnusedScripts(theCase.getModule(), theCase.getPasses());
  EXPECT_TRUE(theCase.getModule().lookupSymbol("used"));
  EXPECT_FALSE(theCase.getModule().lookupSymbol("unused"));
  eraseScripts(theCase.getModule());
  EXPECT_FALSE(hasScripts(theCase.getModule()));
  EXPECT_FALSE(theCase.getModule()->hasAttr(withScriptsAttr));
}

TEST(CaseTest, scriptsThatPassesRunAreKept) {
  for (StringRef step :
       {"transform-interpreter{entry-point=used debug-payload-root-tag=x}",
        "transform-interpreter{debug-payload-root-tag=x entry-point=used}"}) {
    Case theCase = parseCase(withScripts);
    eraseUnusedScripts(theCase.getModule(), ("cse," + step + ",cse").str());
    EXPECT_TRUE(theCase.getModule().lookupSymbol("used")) << step.str();
    EXPECT_FALSE(theCase.getModule().lookupSymbol("unused")) << step.str();
  }
}

TEST(CaseTest, stepsSeeTheScriptsThatTheyRun) {
  Case theCase = parseCase(withScripts);
  std::string text = theCase.str();
  {
    ScriptsAside aside(theCase.getModule(), "cse");
    EXPECT_FALSE(hasScripts(theCase.getModule()));
  }
  EXPECT_EQ(theCase.str(), text);
  ScriptsAside aside(theCase.getModule(), makeScriptStep("used"));
  EXPECT_TRUE(hasScripts(theCase.getModule()));
}

TEST(CaseTest, stepsNameScripts) {
  EXPECT_EQ(getScriptOfStep(makeScriptStep("f")), "f");
  EXPECT_EQ(
      getScriptOfStep(
          " transform-interpreter{entry-point=f disable-expensive-checks}"),
      "f");
  EXPECT_EQ(getScriptOfStep("transform-interpreter{debug-bind-trailing-args={a,"
                            "b} entry-point=f}"),
            "f");
  EXPECT_EQ(
      getScriptOfStep("builtin.module(transform-interpreter{entry-point=f})"),
      "f");
  EXPECT_EQ(getScriptOfStep("transform-interpreter"), "__transform_main");
  EXPECT_EQ(
      getScriptOfStep("transform-interpreter{disable-expensive-checks=true}"),
      "__transform_main");
  EXPECT_EQ(getScriptOfStep("cse"), "");
}

TEST(CaseTest, structuralHash) {
  auto hash = [](StringRef text) {
    return parseCase(text).getStructuralHash();
  };
  constexpr StringLiteral base =
      "func.func @f(%a: tensor<?xf32> {padlab.extents = array<i64: 3>}, %n: i8)"
      " -> tensor<?xf32> attributes {padlab.seed = 1 : i64} {"
      " return %a : tensor<?xf32> }";
  uint64_t expected = hash(base);
  // Seed, extents, values and names do not belong to the structure.
  EXPECT_EQ(hash("func.func @g(%x: tensor<?xf32> {padlab.extents = array<i64: "
                 "9>}, %y: i8 {padlab.value = 3 : i8}) -> tensor<?xf32> "
                 "attributes {padlab.seed = 2 : i64} {"
                 " return %x : tensor<?xf32> }"),
            expected);
  // Types, operations and passes belong to the structure.
  EXPECT_NE(hash("func.func @f(%a: tensor<?xf64> {padlab.extents = array<i64: "
                 "3>}, %n: i8) -> tensor<?xf64> attributes {padlab.seed = 1 : "
                 "i64} { return %a : tensor<?xf64> }"),
            expected);
  EXPECT_NE(
      hash("func.func @f(%a: tensor<?xf32> {padlab.extents = array<i64: "
           "3>}, %n: i8) -> tensor<?xf32> attributes {padlab.seed = 1 : "
           "i64} { %0 = arith.constant 1 : i8 return %a : tensor<?xf32> }"),
      expected);
  EXPECT_NE(hash("func.func @f(%a: tensor<?xf32> {padlab.extents = array<i64: "
                 "3>}, %n: i8) -> tensor<?xf32> attributes {padlab.seed = 1 : "
                 "i64, padlab.passes = \"cse\"} { return %a : tensor<?xf32> }"),
            expected);
}

TEST(CaseTest, structuralHashFollowsCallsNotNames) {
  auto hash = [](StringRef first, StringRef second, StringRef callee) {
    return parseCase(("func.func private @" + first + "() { return }\n" +
                      "func.func private @" + second + "() { return }\n" +
                      "func.func @main() attributes {padlab.seed = 1 : i64} { "
                      "call @" +
                      callee + "() : () -> () return }")
                         .str())
        .getStructuralHash();
  };
  EXPECT_EQ(hash("a", "b", "a"), hash("f1", "f0", "f1"));
  EXPECT_NE(hash("a", "b", "a"), hash("a", "b", "b"));
}

TEST(CaseTest, structuralHashIgnoresTheNameInACallOfItself) {
  auto hash = [](StringRef name) {
    return parseCase(("func.func @" + name +
                      "() attributes {padlab.seed = 1 : i64} { call @" + name +
                      "() : () -> () return }")
                         .str())
        .getStructuralHash();
  };
  EXPECT_EQ(hash("main"), hash("f"));
}

TEST(CaseTest, structuralHashIsStable) {
  // The hash decides which cases are examined and compiled to native code, so
  // that it must be the same in every process.
  EXPECT_EQ(parseCase("func.func @main() attributes {padlab.seed = 1 : i64} "
                      "{ return }")
                .getStructuralHash(),
            11856530836849058340u);
}
