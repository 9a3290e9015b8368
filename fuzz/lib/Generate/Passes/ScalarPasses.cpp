//===- ScalarPasses.cpp - passes that know no level ------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr llvm::StringLiteral effort[] = {"normal", "aggressive",
                                                 "disabled"};
static constexpr llvm::StringLiteral iterations[] = {"1", "2", "10"};
static constexpr llvm::StringLiteral widths[] = {"8,16,32", "32", "16,32",
                                                 "8,16,24,32"};
static constexpr llvm::StringLiteral thresholds[] = {"0", "50", "200"};
static constexpr llvm::StringLiteral levels[] = {"0", "1"};
static constexpr llvm::StringLiteral extraTypes[] = {"bf16", "f16", "f64"};
static constexpr llvm::StringLiteral simplifiers[] = {"canonicalize", "cse",
                                                      "sccp,canonicalize"};
/// Pipelines for called functions; the inliner's default runs where none is
/// given.
static constexpr llvm::StringLiteral calleePipelines[] = {
    "func.func(canonicalize)", "func.func(sccp,canonicalize)",
    "func.func(cse,loop-invariant-code-motion)"};
static constexpr llvm::StringLiteral wideTypes[] = {"f32", "f64"};
/// The operations that have an exact expansion.
static constexpr llvm::StringLiteral expansions[] = {
    "ceil", "roundeven", "round",
    "ctlz", "clampf",    "ceil,roundeven,round,ctlz,clampf"};
static constexpr llvm::StringLiteral inner[] = {"canonicalize", "cse",
                                                "canonicalize,cse", "sccp,cse"};

static constexpr PassOption canonicalization[] = {
    {"top-down", flag},
    {"region-simplify", effort},
    {"max-iterations", iterations},
    {"max-num-rewrites", iterations}};
static constexpr PassOption inlining[] = {{"max-iterations", iterations},
                                          {"inlining-threshold", thresholds},
                                          {"default-pipeline", simplifiers},
                                          {"op-pipelines", calleePipelines}};
static constexpr PassOption narrowing[] = {{"int-bitwidths-supported", widths}};
static constexpr PassOption expansion[] = {
    {"include-bf16", on}, {"include-f8e8m0", on}, {"include-f4e2m1", on}};
static constexpr PassOption verification[] = {{"verbose-level", levels}};
static constexpr PassOption extension[] = {{"target-type", wideTypes},
                                           {"extra-types", extraTypes}};
static constexpr PassOption fixedPoint[] = {{"pipeline", inner},
                                            {"max-iterations", iterations}};
static constexpr PassOption dead[] = {{"canonicalize", flag}};
static constexpr llvm::StringLiteral shortFloats[] = {
    "bf16", "f16", "bf16,f16,f8E5M2,f8E4M3FN"};
static constexpr PassOption emulation[] = {{"target-type", wideTypes},
                                           {"source-types", shortFloats}};
static constexpr PassOption mathExpansion[] = {{"ops", expansions}};

static constexpr llvm::StringLiteral contractionLowerings[] = {
    "dot", "llvmintr", "outerproduct", "parallelarith"};
static constexpr llvm::StringLiteral transpositions[] = {
    "eltwise", "llvmintr", "shuffle1d", "shuffle16x16"};
static constexpr PassOption vectorConversion[] = {
    {"vector-contract-lowering", contractionLowerings},
    {"vector-transpose-lowering", transpositions}};

/// To LLVM, a dialect at a time: the lowering takes the rest. All indices have
/// 64 bits.
static llvm::ArrayRef<PassEntry> getConversions() {
  static const PassEntry entries[] = {
      {"convert-arith-to-llvm", "", 4, anyLevel, 0, 0, {}, "", HasBodies},
      {"convert-math-to-llvm",
       "",
       3,
       anyLevel,
       0,
       0,
       {},
       "",
       HasFunctions | HasBodies},
      {"convert-index-to-llvm", "", 3, anyLevel},
      {"convert-complex-to-llvm", "", 2, anyLevel},
      {"convert-ub-to-llvm", "", 2, anyLevel},
      {"convert-vector-to-llvm", "", 6, anyLevel, Vectors, 0, vectorConversion,
       "force-32bit-vector-indices=false", RoundsFloats},
  };
  return entries;
}

static llvm::ArrayRef<PassEntry> getRewrites() {
  static const PassEntry entries[] = {
      {"canonicalize", "", 24, anyLevel, 0, 0, canonicalization},
      {"cse", "", 14, anyLevel},
      {"sccp", "", 8, anyLevel},
      {"loop-invariant-code-motion", "", 15, anyLevel,
       Loops | AffineLoops | ParallelLoops | Foralls},
      {"control-flow-sink", "", 6, anyLevel, Conditions},
      {"inline", "", 8, anyLevel, Calls, 0, inlining},
      {"symbol-dce", "", 2, anyLevel, Calls},
      {"duplicate-function-elimination", "", 2, anyLevel, Calls},
      {"remove-dead-values", "", 6, anyLevel, Calls | Loops | Conditions, 0,
       dead},
      {"topological-sort", "", 1, anyLevel},
      {"composite-fixed-point-pass", "", 4, anyLevel, 0, 0, fixedPoint,
       "name=fixed pipeline=cse"},
      {"int-range-optimizations", "", 8, anyLevel},
      {"arith-int-range-narrowing", "", 8, anyLevel, 0, 0, narrowing,
       "int-bitwidths-supported=32"},
      {"arith-unsigned-when-equivalent", "", 8, anyLevel},
      {"arith-expand", "", 6, anyLevel, 0, 0, expansion},
      {"arith-emulate-unsupported-floats", "", 3, anyLevel, 0, 0, emulation,
       "source-types=bf16,f16 target-type=f32"},
      {"arith-emulate-wide-int",
       "",
       5,
       anyLevel,
       0,
       0,
       {},
       "widest-int-supported=32",
       HasWideIntegers | HasWideMemory},
      {"math-expand-ops", "", 4, anyLevel, 0, 0, mathExpansion, "ops=ceil"},
      {"math-uplift-to-fma", "", 4, anyLevel},
      {"math-sincos-fusion", "", 2, anyLevel},
      {"math-extend-to-supported-types", "", 3, anyLevel, 0, 0, extension,
       "target-type=f32"},
      {"generate-runtime-verification", "", 6, anyLevel, 0, 0, verification, "",
       0, HasAsserts},
  };
  return entries;
}

llvm::ArrayRef<PassEntry> generate::getScalarPasses() {
  static const auto all = llvm::to_vector(
      llvm::concat<const PassEntry>(getRewrites(), getConversions()));
  return all;
}
