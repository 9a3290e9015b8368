//===- PassesTest.cpp - the pass table and its sequences -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../lib/Generate/Arith/ArithProgram.h"
#include "../lib/Generate/FocusStats.h"
#include "../lib/Generate/Loops/Emitters.h"
#include "../lib/Generate/Passes/Focus.h"
#include "../lib/Generate/Passes/SmallForms.h"
#include "../lib/Generate/Vectors/VectorProgram.h"
#include "GenerateTestContext.h"

#include "padlab/codegen/Registration.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Reduce.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// The error of a pipeline; empty when it parses.
static std::string findParseError(StringRef pipeline) {
  registerAllPasses();
  PassManager passes(getTestContext(), ModuleOp::getOperationName(),
                     OpPassManager::Nesting::Explicit);
  std::string error;
  llvm::raw_string_ostream os(error);
  if (succeeded(parsePassPipeline(pipeline, passes, os)))
    return {};
  return error.empty() ? "no reason" : error;
}

/// A step of an entry, with these options beside those that it must have.
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
      for (StringRef value : option.values) {
        std::string step = makeStep(*entry, (option.name + "=" + value).str());
        EXPECT_EQ(findParseError(step), "") << step;
      }
  }
}

/// As the tools have it: with what dialects have for some passes alone.
static MLIRContext *getToolContext() {
  static auto *context = [] {
    DialectRegistry registry;
    registerAllDialects(registry);
    return new MLIRContext(registry, MLIRContext::Threading::DISABLED);
  }();
  return context;
}

/// What `step` makes of a program; nullopt when it refuses it.
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

/// Names of types and dialects that are not there are found no earlier than
/// where a pass starts.
TEST(PassTable, EveryOptionValueIsAccepted) {
  registerAllPasses();
  for (const PassEntry *entry : getPassTable())
    for (const PassOption &option : entry->options)
      for (StringRef value : option.values) {
        std::string step = makeStep(*entry, (option.name + "=" + value).str());
        EXPECT_TRUE(runStep(step, "func.func @main() { return }")) << step;
      }
}

static ArrayRef<StringLiteral> getValues(StringRef pass, StringRef option) {
  for (const PassEntry *entry : getPassTable())
    if (entry->name == pass)
      for (const PassOption &each : entry->options)
        if (each.name == option)
          return each.values;
  ADD_FAILURE() << pass.str() << " has no option " << option.str();
  return {};
}

/// Each name is of an operation that the pass then leaves none of.
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

/// Of a pass that does nothing for what it does not know.
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
    RandomChoices choices(seed);
    Case theCase =
        findFuzzTarget("passes")->generate(choices, getTestContext());
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

/// A program in which a loop frees the buffer that it allocates.
TEST(PassSequence, AllocationsThatAreFreedStayInTheirLoop) {
  FailureOr<Case> theCase = Case::parse(R"mlir(
module attributes {transform.with_named_sequence} {
  func.func @main(%n: index {padlab.value = 2 : index})
      attributes {padlab.seed = 1 : i64} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %m = memref.alloc() : memref<4xi32>
      memref.dealloc %m : memref<4xi32>
    }
    return
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op) {
    transform.bufferization.buffer_loop_hoisting %root : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_1(%root: !transform.any_op) {
    transform.yield
  }
})mlir",
                                        "freed", getTestContext());
  ASSERT_TRUE(succeeded(theCase));
  PassSteps other = {"transform-interpreter{entry-point=__transform_1}"};
  PassSteps steps = other;
  steps.push_back("transform-interpreter{entry-point=__transform_0}");
  EXPECT_EQ(repairSteps(theCase->getModule(), steps), other);
}

/// What crops is mostly not bufferized, and never left out for good.
TEST(PassSequence, FragileStepsAreRare) {
  FailureOr<Case> theCase = Case::parse(R"mlir(
  func.func @main(%a: tensor<4xi32>) -> tensor<3xi32>
      attributes {padlab.seed = 1 : i64} {
    %zero = arith.constant 0 : i32
    %p = tensor.pad %a low[-2] high[1] {
    ^bb0(%i: index):
      tensor.yield %zero : i32
    } : tensor<4xi32> to tensor<3xi32>
    return %p : tensor<3xi32>
  })mlir",
                                        "crop", getTestContext());
  ASSERT_TRUE(succeeded(theCase));
  unsigned bufferized = 0, cases = 200;
  for (unsigned seed = 0; seed < cases; ++seed) {
    RandomChoices choices(seed);
    for (const std::string &step : drawSteps(theCase->getModule(), choices))
      if (StringRef(step).starts_with("one-shot-bufferize")) {
        ++bufferized;
        break;
      }
  }
  EXPECT_GT(bufferized, 0u);
  EXPECT_LT(bufferized, cases / 5);
}

/// Whether there is an emitter of this name among the kind's.
static bool hasForm(StringRef form) {
  auto [kind, name] = form.split('/');
  auto isNamed = [name = name](const auto &emitter) {
    return emitter.name == name;
  };
  return (kind == "small" && llvm::any_of(getSmallForms(), isNamed)) ||
         (kind == "loops" && llvm::any_of(getLoopEmitters(), isNamed)) ||
         (kind == "arith" && llvm::any_of(getArithEmitters(), isNamed)) ||
         (kind == "vectors" && llvm::any_of(getVectorEmitters(), isNamed)) ||
         // A kind that is drawn as it is.
         (kind == "std" && name == "any");
}

TEST(Focus, HintsNameFormsThatExist) {
  for (const FocusHint &hint : getHints()) {
    SmallVector<StringRef> forms;
    hint.forms.split(forms, ',', -1, /*KeepEmpty=*/false);
    for (StringRef form : forms)
      EXPECT_TRUE(hasForm(form)) << form.str();
  }
}

TEST(SmallForms, EachIsDefined) {
  constexpr uint64_t seeds = 3;
  for (const SmallForm &form : getSmallForms())
    for (uint64_t seed = 0; seed < seeds; ++seed) {
      RandomChoices choices(seed);
      std::string name = ("small/" + form.name).str();
      Demand demand;
      demand.form = name;
      std::string text;
      llvm::raw_string_ostream(text)
          << *buildSmallProgram(choices, getTestContext(), demand);
      FailureOr<Case> theCase = Case::parse(text, "form", getTestContext());
      ASSERT_TRUE(succeeded(theCase)) << name << "\n" << text;
      Interpretation truth = interpret(*theCase);
      EXPECT_TRUE(truth.isDefined())
          << name << ", seed " << seed << ": " << truth.str() << "\n"
          << text;
    }
}

TEST(PassTable, StepsAreFoundAgain) {
  for (const PassEntry *entry : getPassTable())
    EXPECT_EQ(findPassEntry(makeStep(*entry)), entry) << makeStep(*entry);
  EXPECT_EQ(findPassEntry("func.func(nobody-knows{a=1})"), nullptr);
}

TEST(PassSequence, OptionsAreReadAndWritten) {
  std::string step = "func.func(a{b=1,2 c d={x=1 y=2}})";
  SmallVector<std::string> options = getStepOptions(step);
  ASSERT_EQ(options.size(), 3u);
  EXPECT_EQ(options[2], "d={x=1 y=2}");
  EXPECT_EQ(setStepOptions(step, options), step);
  EXPECT_EQ(setStepOptions(step, {}), "func.func(a)");
  EXPECT_TRUE(getStepOptions("cse").empty());
}

static const FuzzTarget &getPasses() { return *findFuzzTarget("passes"); }

static void expectLegal(const Case &theCase, unsigned seed) {
  PassSteps steps = parseSteps(theCase.getPasses());
  EXPECT_FALSE(steps.empty()) << "seed " << seed;
  EXPECT_LE(steps.size(), maxPassSteps);
  EXPECT_EQ(repairSteps(theCase.getModule(), steps), steps) << "seed " << seed;
  EXPECT_EQ(findParseError(theCase.getPasses()), "")
      << theCase.getPasses().str();
}

TEST(PassSequence, GeneratedAndMutatedOnesAreLegal) {
  constexpr unsigned cases = 150;
  std::optional<Case> before;
  unsigned mutated = 0;
  std::set<std::string> names;
  for (unsigned seed = 0; seed < cases; ++seed) {
    RandomChoices choices(seed);
    Case theCase = getPasses().generate(choices, getTestContext());
    expectLegal(theCase, seed);
    for (const std::string &step : parseSteps(theCase.getPasses()))
      names.insert(findPassEntry(step)->name.str());
    if (before)
      if (auto both = getPasses().crossover(*before, theCase, choices))
        expectLegal(*both, seed);
    before = theCase.clone();
    for (unsigned i = 0; i < 3; ++i)
      mutated += getPasses().mutate(theCase, choices);
    expectLegal(theCase, seed);
  }
  EXPECT_GT(mutated, cases * 2);
  EXPECT_GT(names.size(), 70u);
}

/// A producer, a pad, a consumer, a loop and a call, on integers.
static constexpr const char *program = R"mlir(
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func private @twice(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %0 = linalg.add ins(%x, %x : tensor<4x6xi32>, tensor<4x6xi32>)
      outs(%x : tensor<4x6xi32>) -> tensor<4x6xi32>
  return %0 : tensor<4x6xi32>
}
func.func @main(%a: tensor<2x3xi32>, %b: tensor<3x?xi32> {padlab.extents = array<i64: 4>},
                %n: index {padlab.value = 2 : index}) -> (tensor<4x6xi32>, tensor<2x?xi32>)
    attributes {padlab.seed = 7 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %d = tensor.dim %b, %c1 : tensor<3x?xi32>
  %e = tensor.empty(%d) : tensor<2x?xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<2x?xi32>) -> tensor<2x?xi32>
  %m = linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x?xi32>)
      outs(%f : tensor<2x?xi32>) -> tensor<2x?xi32>
  %g = linalg.generic {indexing_maps = [#map, #map],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x3xi32>) outs(%a : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %s = arith.muli %x, %j : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  %p = tensor.pad %g low[1, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<2x3xi32> to tensor<4x6xi32>
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%t = %p) -> tensor<4x6xi32> {
    %v = tensor.extract %t[%i, %c1] : tensor<4x6xi32>
    %w = arith.addi %v, %v : i32
    %u = tensor.insert %w into %t[%c1, %i] : tensor<4x6xi32>
    scf.yield %u : tensor<4x6xi32>
  }
  %r = func.call @twice(%l) : (tensor<4x6xi32>) -> tensor<4x6xi32>
  return %r, %m : tensor<4x6xi32>, tensor<2x?xi32>
}
)mlir";

/// The way down to a level.
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

/// What of LLVM 22.1.8 is known to fail on the program: flatten-memref
/// allocates dynamic extents without their sizes.
static bool isKnown(StringRef report) {
  return report.contains("'memref.alloc' op incorrect number of dynamic sizes");
}

TEST(PassTable, EveryEntryKeepsTheValues) {
  Worker worker(makeDifferentialFactory({"unfused", "passes"}));
  FailureOr<Case> theCase =
      Case::parse(program, "program.mlir", getTestContext());
  ASSERT_TRUE(succeeded(theCase));
  unsigned known = 0;
  for (const PassEntry *entry : getPassTable()) {
    // A script is drawn for a program; this one has structured operations.
    if (entry->extend || (entry->forbidden & HasBodies))
      continue;
    // Where there is most of what it is for.
    unsigned level = entry->levels & (~entry->levels + 1);
    theCase->setPasses(descendTo(level) + makeStep(*entry));
    std::string report = checkInWorker(worker, theCase->str()).str();
    if (isKnown(report))
      ++known;
    else
      EXPECT_EQ(report, "agree (unfused, passes)")
          << theCase->getPasses().str();
  }
  EXPECT_EQ(known, 1u);
}

/// As users do it, and in other orders.
TEST(PassTable, ProgramsMayEndInTheLLVMDialect) {
  Worker worker(makeDifferentialFactory({"unfused", "passes"}));
  FailureOr<Case> theCase =
      Case::parse(program, "program.mlir", getTestContext());
  ASSERT_TRUE(succeeded(theCase));
  for (StringRef way :
       {"finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
        "convert-index-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts",
        "convert-to-llvm,reconcile-unrealized-casts",
        "convert-to-llvm{dynamic=true},inline,sroa,mem2reg,canonicalize,cse",
        "convert-func-to-llvm,reconcile-unrealized-casts,convert-cf-to-llvm",
        "convert-cf-to-llvm,finalize-memref-to-llvm{use-aligned-alloc=true},"
        "symbol-dce,remove-dead-values"}) {
    theCase->setPasses(descendTo(OnBranches) + "expand-strided-metadata," +
                       way.str());
    EXPECT_EQ(checkInWorker(worker, theCase->str()).str(),
              "agree (unfused, passes)")
        << theCase->getPasses().str();
  }
}

/// What a program writes to a global is forgotten when it runs again.
TEST(PassTable, ConvertedGlobalsStartAnew) {
  Worker worker(makeDifferentialFactory({"unfused", "passes"}));
  FailureOr<Case> theCase = Case::parse(R"mlir(
  memref.global "private" @g : memref<2xi32> = dense<[3, 4]>
  func.func @main() -> i32 attributes {padlab.seed = 1 : i64} {
    %c1 = arith.constant 1 : index
    %g = memref.get_global @g : memref<2xi32>
    %old = memref.load %g[%c1] : memref<2xi32>
    %new = arith.addi %old, %old : i32
    memref.store %new, %g[%c1] : memref<2xi32>
    return %old : i32
  })mlir",
                                        "global", getTestContext());
  ASSERT_TRUE(succeeded(theCase));
  for (StringRef way : {"finalize-memref-to-llvm", "convert-to-llvm"}) {
    theCase->setPasses(way);
    EXPECT_EQ(checkInWorker(worker, theCase->str()).str(),
              "agree (unfused, passes)")
        << way.str();
  }
}

/// What looks for accesses to buffers does not see pointers.
TEST(PassSequence, NothingRewritesBuffersThatArePointers) {
  FailureOr<Case> theCase =
      Case::parse(program, "program.mlir", getTestContext());
  ASSERT_TRUE(succeeded(theCase));
  std::string bufferize =
      "one-shot-bufferize{bufferize-function-boundaries "
      "allow-return-allocs-from-loops "
      "function-boundary-type-conversion=identity-layout-map}";
  PassSteps steps = {bufferize, "convert-linalg-to-parallel-loops",
                     "finalize-memref-to-llvm"};
  PassSteps more = steps;
  more.push_back("scf-parallel-loop-fusion");
  more.push_back("func.func(buffer-loop-hoisting)");
  EXPECT_EQ(repairSteps(theCase->getModule(), more), steps);
  // Nor is anything converted while there are structured operations.
  EXPECT_EQ(
      repairSteps(theCase->getModule(), {bufferize, "convert-to-llvm"}).size(),
      1u);
}

TEST(Focus, EachFocusHasOneHint) {
  std::set<llvm::StringRef> seen;
  for (const FocusHint &hint : getHints())
    EXPECT_TRUE(seen.insert(hint.focus).second) << hint.focus.str();
}

TEST(Focus, HintsNameFocuses) {
  for (const FocusHint &hint : getHints()) {
    EXPECT_TRUE(findFocus(hint.focus)) << hint.focus.str();
    SmallVector<StringRef> names;
    hint.before.split(names, ',', -1, /*KeepEmpty=*/false);
    for (StringRef name : names)
      EXPECT_TRUE(findFocus(name)) << name.str();
  }
}

TEST(Focus, MostOfThemChangeTheProgram) {
  constexpr unsigned cases = 150;
  FocusStats stats;
  for (unsigned seed = 0; seed < cases; ++seed)
    stats.count(seed);
  uint64_t fired = stats.getTotal(FocusStats::Fired);
  EXPECT_GT(fired, cases * 2 / 5) << stats.str();
  EXPECT_LT(stats.getTotal(FocusStats::Refused), cases / 10) << stats.str();
}

TEST(PassSequence, ReductionDropsStepsAndOptionsFirst) {
  FailureOr<Case> theCase =
      Case::parse(program, "program.mlir", getTestContext());
  ASSERT_TRUE(succeeded(theCase));
  theCase->setPasses("cse,sccp,func.func(scf-for-loop-peeling{peel-front=true "
                     "skip-partial=false}),one-shot-bufferize,canonicalize");
  Case reduced = reduce(*theCase, [](const Case &candidate) {
    StringRef passes = candidate.getPasses();
    return passes.contains("peel-front=true") && passes.contains("canonical");
  });
  EXPECT_EQ(reduced.getPasses(), "func.func(scf-for-loop-peeling{peel-front="
                                 "true}),canonicalize");
}
