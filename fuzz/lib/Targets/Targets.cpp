//===- Targets.cpp - the fuzz targets -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Generator.h"

#include "../Generate/PassesTarget.h"
#include "../Generate/Programs.h"
#include "../Mutate/Mutators.h"
#include "../Mutate/Passes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace padlab;

/// Makes a case of a generated program. If the program is invalid, this is a
/// defect of padlab, and the process dies.
static Case adoptGenerated(OwningOpRef<ModuleOp> module) {
  FailureOr<Case> theCase = Case::adopt(std::move(module));
  if (failed(theCase))
    llvm::report_fatal_error("the generator made an invalid program");
  return std::move(*theCase);
}

/// Returns `names` and optimized variants of `pipelines`: with padlab's
/// vectorized rows, and with LLVM's vectorization of plain loops for several
/// CPUs. Each has weight 0.1, because it costs as much as ten other variants.
static std::vector<std::string>
addOptimized(llvm::ArrayRef<std::string> pipelines,
             std::vector<std::string> names) {
  for (const std::string &pipeline : pipelines) {
    names.push_back(pipeline + ":O2=0.1");
    for (const char *cpu : {"x86-64-v2", "x86-64-v3", "x86-64-v4"})
      names.push_back(pipeline + "@" + cpu + ":clean-loops:O2=0.1");
  }
  return names;
}

/// The pipelines that check programs against what interfaces and shape
/// functions claim about extents.
static constexpr llvm::StringLiteral claimPipelines[] = {
    "claims", "shape-functions", "upstream-shape-functions"};

/// How often each kind of variant is drawn: the sum of the weights of all
/// variants of the kind. A variant with another strategy costs as much as
/// `fused`, one with the optimized lowering three times as much, and one with
/// LLVM's optimizations twenty times as much.
namespace share {
constexpr double forms = 22, claims = 4, strategies = 36,
                 optimizedLowering = 34, optimized = 4, inexact = 4;
} // namespace share

/// Adds a variant for each strategy, each CPU and each of `tails` (for example
/// `:O2`), except `fused` itself. All have the same weight; with that of
/// `fused`, the sum of the weights would be `share`.
static void addStrategies(std::vector<std::string> &names,
                          llvm::ArrayRef<llvm::StringRef> tails, double share) {
  static constexpr llvm::StringLiteral pipelines[] = {
      "fused",           "fused-fill", "fused-frame",   "fused-stream",
      "fused-stream-nt", "fused-lazy", "threaded-fused"};
  static constexpr llvm::StringLiteral cpus[] = {"", "@x86-64-v2", "@x86-64-v3",
                                                 "@x86-64-v4"};
  double weight =
      share / (std::size(pipelines) * std::size(cpus) * tails.size());
  for (llvm::StringRef pipeline : pipelines)
    for (llvm::StringRef cpu : cpus)
      for (llvm::StringRef tail : tails) {
        std::string name = (pipeline + cpu + tail).str();
        // Each case runs on `fused` anyway.
        if (name != "fused")
          names.push_back(llvm::formatv("{0}={1:F6}", name, weight));
      }
}

/// Adds variants of `fused-inexact`, which may round differently than the
/// reference: with all kinds of vectors, and at O2, because LLVM fuses
/// multiplications and additions only at this level.
static void addInexact(std::vector<std::string> &names) {
  static constexpr llvm::StringLiteral tails[] = {
      ":clean-loops:O0", ":tiny-loops:O0", "@x86-64-v3:tiny-loops:O2",
      ":clean-loops:O2", "@x86-64-v4:tiny-loops:O2"};
  for (llvm::StringRef tail : tails)
    names.push_back(llvm::formatv("fused-inexact{0}={1:F6}", tail,
                                  share::inexact / std::size(tails)));
}

static std::vector<std::string> listPadExtras() {
  std::vector<std::string> names;
  static constexpr llvm::StringLiteral forms[] = {
      "unfused+dynamic",       "unfused+static",     "upstream-fused+dynamic",
      "upstream-fused+static", "fused+dynamic",      "fused+static",
      "unfused:loops-dealloc", "fused:loops-dealloc"};
  for (llvm::StringRef name : forms)
    names.push_back(
        llvm::formatv("{0}={1:F6}", name, share::forms / std::size(forms)));
  for (llvm::StringRef name : claimPipelines)
    names.push_back(llvm::formatv("{0}={1:F6}", name,
                                  share::claims / std::size(claimPipelines)));
  addStrategies(names, {""}, share::strategies);
  addStrategies(names, {":clean-loops:O0", ":tiny-loops:O0"},
                share::optimizedLowering);
  addStrategies(names, {":O2", ":clean-loops:O2", ":tiny-loops:O2"},
                share::optimized);
  addInexact(names);
  return names;
}

/// Makes a target with the common mutations. `build` makes its programs.
template <typename Build>
static FuzzTarget makeGeneratedTarget(const char *name, const char *description,
                                      std::vector<std::string> extras,
                                      Build build) {
  FuzzTarget target;
  target.name = name;
  target.description = description;
  target.pipelines = {"unfused"};
  target.extras = std::move(extras);
  target.build = build;
  target.mutate = mutate::mutateCase;
  target.crossover = mutate::crossCases;
  return target;
}

static FuzzTarget makePadTarget() {
  FuzzTarget target = makeGeneratedTarget(
      "pad", "padded structured producers and their consumers", listPadExtras(),
      generate::buildPadProgram);
  target.pipelines = {"unfused", "upstream-fused", "fused"};
  target.extrasEvery = 2;
  return target;
}

static FuzzTarget makePassesTarget() {
  FuzzTarget target = makeGeneratedTarget(
      "passes",
      "programs of the other targets, each with a sequence of upstream's "
      "passes",
      addOptimized({"passes"}, {"passes+dynamic", "passes+static"}),
      generate::buildPassesProgram);
  target.pipelines = {"unfused", "passes"};
  // The trusted pipeline seldom runs: it costs as much as the sequence, and
  // other targets test it.
  target.trustedEvery = 8;
  // Most cases are generated, not mutated: the generator draws the focuses of
  // sequences evenly, and mutations would not.
  target.freshShare = 80;
  target.mutate = mutate::mutatePassesCase;
  target.crossover = mutate::crossPassesCases;
  return target;
}

/// Upstream's conversions are under test in every pipeline that makes native
/// code, because there is no other way from TOSA to native code.
static FuzzTarget makeTosaTarget() {
  FuzzTarget target = makeGeneratedTarget(
      "tosa",
      "programs of TOSA, each with a sequence of upstream's passes that ends "
      "with upstream's conversions of TOSA",
      addOptimized({"tosa"}, {"claims=0.2"}), generate::buildTosaProgram);
  target.pipelines = {"tosa", "passes"};
  return target;
}

/// Upstream's sparsifier is under test in every pipeline that makes native
/// code, because there is no other way from sparse tensors to native code.
static FuzzTarget makeSparseTarget() {
  FuzzTarget target = makeGeneratedTarget(
      "sparse",
      "programs on sparse tensors, some with pads, each compiled by "
      "upstream's sparsifier with options that are drawn for it",
      addOptimized({"sparse"}, {"claims=0.2", "shape-functions=0.2"}),
      generate::buildSparseProgram);
  target.pipelines = {"sparse", "sparse-library", "passes"};
  return target;
}

const std::vector<FuzzTarget> &padlab::getFuzzTargets() {
  static const std::vector<FuzzTarget> targets = [] {
    std::vector<FuzzTarget> all = {
        makePadTarget(),
        makeGeneratedTarget(
            "tensor",
            "all operations of the tensor dialect, on elements "
            "of all types",
            addOptimized({"unfused"},
                         {"unfused+dynamic", "unfused+static",
                          "unfused:loops-dealloc", "claims", "shape-functions",
                          "upstream-shape-functions"}),
            generate::buildTensorProgram),
        makeGeneratedTarget(
            "shape",
            "sizes and shapes that carry errors, and extent "
            "tensors",
            addOptimized({"unfused"}, {"unfused:loops-dealloc"}),
            generate::buildShapeProgram),
        makeGeneratedTarget(
            "std",
            "all operations of the old Standard dialect: scalars, vectors, "
            "tensors, memrefs, control flow, calls",
            addOptimized({"unfused"}, {"unfused+dynamic", "unfused+static"}),
            generate::buildStdProgram),
        makeGeneratedTarget(
            "loops",
            "irregular nests of affine and scf loops over buffers, in which "
            "every access is in bounds",
            addOptimized({"unfused"},
                         {"unfused+dynamic", "unfused+static", "claims"}),
            [](Choices &choices, MLIRContext *context) {
              return generate::buildLoopProgram(choices, context);
            }),
        makeGeneratedTarget(
            "vectors",
            "programs that read vectors from tensors and buffers, compute "
            "with them and write them back",
            addOptimized({"unfused"},
                         {"unfused+dynamic", "unfused+static", "claims"}),
            [](Choices &choices, MLIRContext *context) {
              return generate::buildVectorProgram(choices, context);
            }),
        makePassesTarget(),
        makeTosaTarget(),
        makeSparseTarget()};
    for (FuzzTarget &target : all)
      target.nativeEvery = 8;
    for (FuzzTarget &target : all)
      target.generate = [build = target.build](Choices &choices,
                                               MLIRContext *context) {
        return adoptGenerated(build(choices, context));
      };
    return all;
  }();
  return targets;
}

const FuzzTarget *padlab::findFuzzTarget(llvm::StringRef name) {
  auto it = llvm::find_if(getFuzzTargets(),
                          [&](const FuzzTarget &t) { return t.name == name; });
  return it == getFuzzTargets().end() ? nullptr : &*it;
}

std::string padlab::listFuzzTargets() {
  return llvm::join(llvm::map_range(getFuzzTargets(),
                                    [](const FuzzTarget &t) { return t.name; }),
                    ", ");
}
