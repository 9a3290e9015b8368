//===- ScalarPasses.cpp - passes that know no level ------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr llvm::StringLiteral flag[] = {"true", "false"};
static constexpr llvm::StringLiteral on[] = {"true"};
static constexpr llvm::StringLiteral effort[] = {"normal", "aggressive",
                                                 "disabled"};
static constexpr llvm::StringLiteral iterations[] = {"1", "2", "10"};
static constexpr llvm::StringLiteral widths[] = {"8,16,32", "32", "16,32",
                                                 "8,16,24,32"};
static constexpr llvm::StringLiteral thresholds[] = {"0", "50", "200"};
static constexpr llvm::StringLiteral wideTypes[] = {"f32", "f64"};
/// Those with an exact expansion.
static constexpr llvm::StringLiteral expansions[] = {
    "ceilf", "roundeven", "round", "ctlz", "ceilf,roundeven,ctlz"};
static constexpr llvm::StringLiteral inner[] = {"canonicalize", "cse",
                                                "canonicalize,cse", "sccp,cse"};

static constexpr PassOption canonicalization[] = {
    {"top-down", flag},
    {"region-simplify", effort},
    {"max-iterations", iterations},
    {"max-num-rewrites", iterations}};
static constexpr PassOption inlining[] = {{"max-iterations", iterations},
                                          {"inlining-threshold", thresholds}};
static constexpr PassOption narrowing[] = {{"int-bitwidths-supported", widths}};
static constexpr PassOption expansion[] = {{"include-bf16", on}};
static constexpr PassOption fixedPoint[] = {{"pipeline", inner}};
static constexpr PassOption dead[] = {{"canonicalize", flag}};
static constexpr PassOption emulation[] = {{"target-type", wideTypes}};
static constexpr PassOption mathExpansion[] = {{"ops", expansions}};

llvm::ArrayRef<PassEntry> generate::getScalarPasses() {
  static const PassEntry entries[] = {
      {"canonicalize", "", 24, anyLevel, 0, canonicalization},
      {"cse", "", 14, anyLevel},
      {"sccp", "", 8, anyLevel},
      {"loop-invariant-code-motion", "", 10, anyLevel},
      {"control-flow-sink", "", 6, anyLevel},
      {"inline", "", 6, anyLevel, 0, inlining},
      {"symbol-dce", "", 2, anyLevel},
      {"duplicate-function-elimination", "", 2, anyLevel},
      {"remove-dead-values", "", 6, anyLevel, 0, dead},
      {"topological-sort", "", 3, anyLevel},
      {"composite-fixed-point-pass", "", 4, anyLevel, 0, fixedPoint,
       "name=fixed pipeline=cse"},
      {"int-range-optimizations", "", 8, anyLevel},
      {"arith-int-range-narrowing", "", 8, anyLevel, 0, narrowing,
       "int-bitwidths-supported=32"},
      {"arith-unsigned-when-equivalent", "", 8, anyLevel},
      {"arith-expand", "", 6, anyLevel, 0, expansion},
      {"arith-emulate-unsupported-floats", "", 3, anyLevel, 0, emulation,
       "source-types=bf16,f16 target-type=f32"},
      {"math-expand-ops", "", 4, anyLevel, 0, mathExpansion, "ops=ceilf"},
      {"math-uplift-to-fma", "", 4, anyLevel},
      {"math-extend-to-supported-types", "", 3, anyLevel, 0, emulation,
       "target-type=f32"},
      {"generate-runtime-verification", "", 6, anyLevel},
  };
  return entries;
}
