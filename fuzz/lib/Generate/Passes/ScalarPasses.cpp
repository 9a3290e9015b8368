//===- ScalarPasses.cpp - passes for programs of any level ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr PassOption canonicalization[] = {
    {"top-down", flag},
    {"region-simplify", "normal|aggressive|disabled"},
    {"max-iterations", "1|2|10"},
    {"max-num-rewrites", "1|2|10"}};
/// The last two options are the pipelines that the inliner runs on called
/// functions. If they are not given, it runs its default pipeline.
static constexpr PassOption inlining[] = {
    {"max-iterations", "1|2|10"},
    {"inlining-threshold", "0|50|200"},
    {"default-pipeline", "canonicalize|cse|sccp,canonicalize"},
    {"op-pipelines", "func.func(canonicalize)|func.func(sccp,canonicalize)|"
                     "func.func(cse,loop-invariant-code-motion)"}};
static constexpr PassOption narrowing[] = {
    {"int-bitwidths-supported", "8,16,32|32|16,32|8,16,24,32"}};
static constexpr PassOption expansion[] = {
    {"include-bf16", on}, {"include-f8e8m0", on}, {"include-f4e2m1", on}};
static constexpr PassOption verification[] = {{"verbose-level", "0|1"}};
static constexpr PassOption extension[] = {{"target-type", "f32|f64"},
                                           {"extra-types", "bf16|f16|f64"}};
static constexpr PassOption fixedPoint[] = {
    {"pipeline", "canonicalize|cse|canonicalize,cse|sccp,cse"},
    {"max-iterations", "1|2|10"}};
static constexpr PassOption dead[] = {{"canonicalize", flag}};
static constexpr PassOption emulation[] = {
    {"target-type", "f32|f64"},
    {"source-types", "bf16|f16|bf16,f16,f8E5M2,f8E4M3FN"}};
/// The operations that the pass expands without changing a result.
static constexpr PassOption mathExpansion[] = {
    {"ops",
     "ceil|roundeven|round|ctlz|clampf|ceil,roundeven,round,ctlz,clampf"}};

static constexpr PassOption vectorConversion[] = {
    {"vector-contract-lowering", "dot|llvmintr|outerproduct|parallelarith"},
    {"vector-transpose-lowering", "eltwise|llvmintr|shuffle1d|shuffle16x16"}};

/// Returns conversions to the LLVM dialect that each convert one dialect;
/// padlab's lowering converts the rest. Index always has 64 bits.
static llvm::ArrayRef<PassEntry> getConversions() {
  static const PassEntry entries[] = {
      modulePass("convert-arith-to-llvm", 4, anyLevel).notFor(HasBodies),
      modulePass("convert-math-to-llvm", 3, anyLevel)
          .notFor(HasFunctions | HasBodies),
      modulePass("convert-index-to-llvm", 3, anyLevel),
      modulePass("convert-complex-to-llvm", 2, anyLevel),
      modulePass("convert-ub-to-llvm", 2, anyLevel),
      modulePass("convert-vector-to-llvm", 6, anyLevel, Vectors)
          .withOptions(vectorConversion)
          .always("force-32bit-vector-indices=false")
          .notFor(RoundsFloats),
  };
  return entries;
}

static llvm::ArrayRef<PassEntry> getRewrites() {
  static const PassEntry entries[] = {
      modulePass("canonicalize", 24, anyLevel).withOptions(canonicalization),
      modulePass("cse", 14, anyLevel),
      modulePass("sccp", 8, anyLevel),
      modulePass("loop-invariant-code-motion", 15, anyLevel,
                 Loops | AffineLoops | ParallelLoops | Foralls),
      modulePass("control-flow-sink", 6, anyLevel, Conditions),
      modulePass("inline", 8, anyLevel, Calls).withOptions(inlining),
      modulePass("symbol-dce", 2, anyLevel, Calls),
      modulePass("duplicate-function-elimination", 2, anyLevel, Calls),
      modulePass("remove-dead-values", 6, anyLevel, Calls | Loops | Conditions)
          .withOptions(dead),
      modulePass("topological-sort", 1, anyLevel),
      modulePass("composite-fixed-point-pass", 4, anyLevel)
          .withOptions(fixedPoint)
          .always("name=fixed pipeline=cse"),
      modulePass("int-range-optimizations", 8, anyLevel),
      modulePass("arith-int-range-narrowing", 8, anyLevel)
          .withOptions(narrowing)
          .always("int-bitwidths-supported=32"),
      modulePass("arith-unsigned-when-equivalent", 8, anyLevel),
      modulePass("arith-expand", 6, anyLevel).withOptions(expansion),
      modulePass("arith-emulate-unsupported-floats", 3, anyLevel)
          .withOptions(emulation)
          .always("source-types=bf16,f16 target-type=f32"),
      modulePass("arith-emulate-wide-int", 5, anyLevel)
          .always("widest-int-supported=32")
          .notFor(HasWideIntegers | HasWideMemory),
      modulePass("math-expand-ops", 4, anyLevel)
          .withOptions(mathExpansion)
          .always("ops=ceil"),
      modulePass("math-uplift-to-fma", 4, anyLevel),
      modulePass("math-sincos-fusion", 2, anyLevel),
      modulePass("math-extend-to-supported-types", 3, anyLevel)
          .withOptions(extension)
          .always("target-type=f32"),
      modulePass("generate-runtime-verification", 6, anyLevel)
          .withOptions(verification)
          .leaving(HasAsserts),
  };
  return entries;
}

llvm::ArrayRef<PassEntry> generate::getScalarPasses() {
  static const auto all = llvm::to_vector(
      llvm::concat<const PassEntry>(getRewrites(), getConversions()));
  return all;
}
