//===- PassTableTest.cpp - the passes that are drawn -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassesTestProgram.h"

#include "padlab/dialect/LLVMVersion.h"
#include "padlab/fuzz/Differential.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Makes a step that runs the pass of `entry` with `options`, and with those
/// options that the entry requires and that `options` does not set.
static std::string makeStep(const PassEntry &entry,
                            ArrayRef<std::string> options = {}) {
  std::string step = entry.name.str();
  if (!entry.anchor.empty())
    step = (entry.anchor + "(" + step + ")").str();
  SmallVector<StringRef> fixed;
  entry.fixed.split(fixed, ' ', -1, /*KeepEmpty=*/false);
  SmallVector<std::string> all(options);
  for (StringRef option : fixed)
    if (llvm::none_of(options, [&](StringRef other) {
          return other.split('=').first == option.split('=').first;
        }))
      all.push_back(option.str());
  return setStepOptions(step, all);
}

TEST(PassTable, EveryEntryAndEveryOptionParse) {
  for (const PassEntry *entry : getPassTable()) {
    EXPECT_EQ(findParseError(makeStep(*entry)), "") << makeStep(*entry);
    for (const PassOption &option : entry->options)
      for (StringRef value : option.getValues()) {
        std::string step = makeStep(*entry, (option.name + "=" + value).str());
        EXPECT_EQ(findParseError(step), "") << step;
      }
  }
}

/// Returns a context as the tools have it, with interfaces that only some
/// passes need.
static MLIRContext *getToolContext() {
  static auto *context = [] {
    DialectRegistry registry;
    registerAllDialects(registry);
    return new MLIRContext(registry, MLIRContext::Threading::DISABLED);
  }();
  return context;
}

/// Returns the program that `step` makes; nullopt if the step fails.
static std::optional<std::string> runStep(StringRef step, StringRef text) {
  MLIRContext *context = getToolContext();
  OwningOpRef<ModuleOp> program = parseSourceString<ModuleOp>(text, context);
  PassManager passes(context, ModuleOp::getOperationName(),
                     OpPassManager::Nesting::Explicit);
  if (!program || failed(parsePassPipeline(step, passes)) ||
      failed(passes.run(*program)))
    return std::nullopt;
  std::string result;
  llvm::raw_string_ostream(result) << *program;
  return result;
}

/// A name of a type or dialect that does not exist is detected only when the
/// pass starts, so the pass is run.
TEST(PassTable, EveryOptionValueIsAccepted) {
  registerAllPasses();
  for (const PassEntry *entry : getPassTable())
    for (const PassOption &option : entry->options)
      for (StringRef value : option.getValues()) {
        std::string step = makeStep(*entry, (option.name + "=" + value).str());
        EXPECT_TRUE(runStep(step, "func.func @main() { return }")) << step;
      }
}

static SmallVector<StringRef> getValues(StringRef pass, StringRef option) {
  for (const PassEntry *entry : getPassTable())
    if (entry->name == pass)
      for (const PassOption &each : entry->options)
        if (each.name == option)
          return each.getValues();
  ADD_FAILURE() << pass.str() << " has no option " << option.str();
  return {};
}

/// Each name must be the name of an operation in the program, and the pass must
/// expand this operation.
TEST(PassTable, OperationsToExpandAreKnown) {
  registerAllPasses();
  constexpr StringLiteral program = R"mlir(
  func.func @main(%a: f32, %b: f32, %c: f32, %i: i32)
      -> (f32, f32, f32, f32, i32) {
    %0 = math.ceil %a : f32
    %1 = math.roundeven %a : f32
    %2 = math.round %a : f32
    %3 = math.clampf %a to [%b, %c] : f32
    %4 = math.ctlz %i : i32
    return %0, %1, %2, %3, %4 : f32, f32, f32, f32, i32
  })mlir";
  for (StringRef names : getValues("math-expand-ops", "ops")) {
    std::optional<std::string> expanded =
        runStep(("math-expand-ops{ops=" + names + "}").str(), program);
    ASSERT_TRUE(expanded) << names.str();
    SmallVector<StringRef> each;
    names.split(each, ',');
    for (StringRef name : each) {
      std::string op = ("math." + name + " ").str();
      EXPECT_TRUE(program.contains(op)) << op;
      EXPECT_FALSE(StringRef(*expanded).contains(op)) << *expanded;
    }
  }
}

/// The dialects and functions must exist, because a pass ignores names that it
/// does not know.
TEST(PassTable, DialectsAndFunctionsToFilterAreKnown) {
  std::vector<StringRef> dialects = getToolContext()->getAvailableDialects();
  for (auto [pass, option] : {std::pair("one-shot-bufferize", "dialect-filter"),
                              std::pair("convert-to-llvm", "filter-dialects")})
    for (StringRef names : getValues(pass, option)) {
      SmallVector<StringRef> each;
      names.split(each, ',');
      for (StringRef name : each)
        EXPECT_TRUE(llvm::is_contained(dialects, name)) << name.str();
    }
  std::set<std::string> functions;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Case theCase = generateCase(*findFuzzTarget("passes"), seed);
    for (auto function : theCase.getModule().getOps<func::FuncOp>())
      functions.insert(function.getName().str());
  }
  for (StringRef names :
       getValues("one-shot-bufferize", "no-analysis-func-filter")) {
    SmallVector<StringRef> each;
    names.split(each, ',');
    for (StringRef name : each)
      EXPECT_TRUE(functions.count(name.str())) << name.str();
  }
}

TEST(PassTable, StepsAreFoundAgain) {
  for (const PassEntry *entry : getPassTable())
    EXPECT_EQ(findPassEntry(makeStep(*entry)), entry) << makeStep(*entry);
  EXPECT_EQ(findPassEntry("func.func(nobody-knows{a=1})"), nullptr);
}

/// Returns the passes that lower a program on tensors to `level`.
static std::string descendTo(unsigned level) {
  if (level == OnTensors)
    return "";
  std::string way = "one-shot-bufferize{bufferize-function-boundaries "
                    "function-boundary-type-conversion=identity-layout-map},";
  if (level == OnAffineLoops)
    way += "convert-linalg-to-affine-loops,";
  if (level == OnLoops)
    way += "convert-linalg-to-parallel-loops,";
  if (level == OnBranches)
    way += "convert-linalg-to-loops,convert-scf-to-cf,";
  return way;
}

/// Returns whether the report shows a known defect of LLVM 22.1.8 on the
/// program: flatten-memref allocates dynamic extents without their sizes.
static bool isKnown(StringRef report) {
  return report.contains("'memref.alloc' op incorrect number of dynamic sizes");
}

TEST(PassTable, EveryEntryKeepsTheValues) {
  Worker worker(makeDifferentialFactory({"unfused", "passes"}));
  Case theCase = parseCase(structuredProgram);
  unsigned known = 0;
  for (const PassEntry *entry : getPassTable()) {
    // Left out are scripts, which are drawn for one program, and passes that
    // cannot run on structured operations, which this program has.
    if (entry->extend || (entry->forbidden & HasBodies))
      continue;
    // The first level to which the pass applies is the one that has the most
    // programs.
    unsigned level = entry->levels & (~entry->levels + 1);
    theCase.setPasses(descendTo(level) + makeStep(*entry));
    std::string report = checkInWorker(worker, theCase.str()).str();
    if (isKnown(report))
      ++known;
    else
      EXPECT_EQ(report, "agree (unfused, passes)") << theCase.getPasses().str();
  }
  if (llvm_version::isCorpusRelease)
    EXPECT_EQ(known, 1u);
}

/// Conversions to the LLVM dialect run in the order in which users run them,
/// and in other orders.
TEST(PassTable, ProgramsMayEndInTheLLVMDialect) {
  Worker worker(makeDifferentialFactory({"unfused", "passes"}));
  Case theCase = parseCase(structuredProgram);
  for (StringRef way :
       {"finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
        "convert-index-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts",
        "convert-to-llvm,reconcile-unrealized-casts",
        "convert-to-llvm{dynamic=true},inline,sroa,mem2reg,canonicalize,cse",
        "convert-func-to-llvm,reconcile-unrealized-casts,convert-cf-to-llvm",
        "convert-cf-to-llvm,finalize-memref-to-llvm{use-aligned-alloc=true},"
        "symbol-dce,remove-dead-values"}) {
    theCase.setPasses(descendTo(OnBranches) + "expand-strided-metadata," +
                      way.str());
    EXPECT_EQ(checkInWorker(worker, theCase.str()).str(),
              "agree (unfused, passes)")
        << theCase.getPasses().str();
  }
}

/// The values that a program writes to a global are reset before its next run.
TEST(PassTable, ConvertedGlobalsStartAnew) {
  Worker worker(makeDifferentialFactory({"unfused", "passes"}));
  Case theCase = parseCase(R"mlir(
  memref.global "private" @g : memref<2xi32> = dense<[3, 4]>
  func.func @main() -> i32 attributes {padlab.seed = 1 : i64} {
    %c1 = arith.constant 1 : index
    %g = memref.get_global @g : memref<2xi32>
    %old = memref.load %g[%c1] : memref<2xi32>
    %new = arith.addi %old, %old : i32
    memref.store %new, %g[%c1] : memref<2xi32>
    return %old : i32
  })mlir");
  for (StringRef way : {"finalize-memref-to-llvm", "convert-to-llvm"}) {
    theCase.setPasses(way);
    EXPECT_EQ(checkInWorker(worker, theCase.str()).str(),
              "agree (unfused, passes)")
        << way.str();
  }
}

// If a constraint that does not hold were removed, the program would continue
// instead of stopping.
TEST(PassTable, ConstraintsAreRemovedWhereTheyHold) {
  const PassEntry *entry = findPassEntry("func.func(remove-shape-constraints)");
  ASSERT_TRUE(entry);
  for (bool holds : {true, false}) {
    std::string text = R"mlir(
    func.func @main(%a: tensor<?xi32> {padlab.extents = array<i64: 3>}) -> index
        attributes {padlab.seed = 1 : i64} {
      %extents = shape.shape_of %a : tensor<?xi32> -> tensor<1xindex>
      %known = shape.const_shape [EXTENT] : tensor<1xindex>
      %w = shape.cstr_eq %extents, %known : tensor<1xindex>, tensor<1xindex>
      %r = shape.assuming %w -> (index) {
        %rank = shape.rank %extents : tensor<1xindex> -> index
        shape.assuming_yield %rank : index
      }
      return %r : index
    })mlir";
    text.replace(text.find("EXTENT"), 6, holds ? "3" : "4");
    Case theCase = parseCase(text);
    EXPECT_EQ(PassState::of(theCase.getModule()).allows(*entry), holds);
  }
}
