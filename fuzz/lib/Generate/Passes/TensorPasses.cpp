//===- TensorPasses.cpp - passes on tensors ---------------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr llvm::StringLiteral layouts[] = {
    "identity-layout-map", "infer-layout-map", "fully-dynamic-layout-map"};
static constexpr llvm::StringLiteral unknownLayouts[] = {
    "identity-layout-map", "fully-dynamic-layout-map"};
static constexpr llvm::StringLiteral heuristics[] = {
    "bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer"};
static constexpr llvm::StringLiteral seeds[] = {"1", "2", "3", "4", "5", "6"};
static constexpr llvm::StringLiteral alignments[] = {"0", "16", "64", "128"};
static constexpr llvm::StringLiteral blocks[] = {"2,2,2", "2,3,4", "4,4,4",
                                                 "1,2,3", "3,2,1"};
static constexpr llvm::StringLiteral orders[] = {"0,1,2", "0,2,1", "1,0,2",
                                                 "1,2,0", "2,0,1", "2,1,0"};
static constexpr llvm::StringLiteral multiples[] = {"2,2,2", "4,4,4", "1,4,2"};
/// Callers and callees, as generators name them.
static constexpr llvm::StringLiteral functions[] = {"callee_0", "main",
                                                    "callee_0,main"};
static constexpr llvm::StringLiteral dialects[] = {
    "tensor",        "linalg",     "tensor,bufferization",
    "linalg,tensor", "scf,tensor", "linalg,bufferization"};

static constexpr PassOption packing[] = {{"block-factors", blocks},
                                         {"allow-padding", flag},
                                         {"mnk-order", orders},
                                         {"mnk-padded-multiples", multiples},
                                         {"lhs-transpose-outer-blocks", flag},
                                         {"lhs-transpose-inner-blocks", flag},
                                         {"rhs-transpose-outer-blocks", flag},
                                         {"rhs-transpose-inner-blocks", flag}};
static constexpr PassOption rankReduction[] = {
    {"use-rank-reducing-slices", on}};
static constexpr PassOption aggressive[] = {{"aggressive-mode", on}};

static constexpr PassOption bufferizing[] = {
    {"no-analysis-func-filter", functions, true},
    {"function-boundary-type-conversion", layouts},
    {"unknown-type-conversion", unknownLayouts},
    {"analysis-heuristic", heuristics},
    {"analysis-fuzzer-seed", seeds},
    {"buffer-alignment", alignments},
    {"copy-before-write", on, true}};
static constexpr PassOption partialBufferization[] = {
    {"unknown-type-conversion", unknownLayouts},
    {"analysis-heuristic", heuristics},
    {"analysis-fuzzer-seed", seeds},
    {"buffer-alignment", alignments},
    {"copy-before-write", on, true}};
static constexpr PassOption filteredBufferization[] = {
    {"dialect-filter", dialects},
    {"analysis-heuristic", heuristics},
    {"analysis-fuzzer-seed", seeds},
    {"copy-before-write", on, true}};

/// Structured operations stay useful on buffers, where most of these work, too.

/// Nothing bufferizes these: half of it is done, or a selection between
/// elements of tensors is declined.
static constexpr unsigned stuck = HasMixture | SelectsElements;

llvm::ArrayRef<PassEntry> generate::getTensorPasses() {
  static const PassEntry entries[] = {
      {"linalg-fuse-elementwise-ops", "", 14, OnTensors, Chains},
      {"linalg-fold-unit-extent-dims", "", 10, structuredLevels, Structured, 0,
       rankReduction},
      {"linalg-generalize-named-ops", "func.func", 8, structuredLevels,
       NamedOps},
      {"linalg-specialize-generic-ops", "func.func", 8, structuredLevels,
       Generics},
      {"linalg-morph-ops",
       "func.func",
       4,
       structuredLevels,
       Structured,
       0,
       {},
       "named-to-category"},
      {"linalg-morph-ops",
       "func.func",
       3,
       structuredLevels,
       Structured,
       0,
       {},
       "named-to-generic"},
      {"linalg-morph-ops",
       "func.func",
       3,
       structuredLevels,
       Structured,
       0,
       {},
       "category-to-generic"},
      {"linalg-morph-ops",
       "func.func",
       3,
       structuredLevels,
       Structured,
       0,
       {},
       "generic-to-named"},
      {"linalg-fold-into-elementwise", "", 5, structuredLevels, NamedOps},
      {"linalg-inline-scalar-operands", "", 6, structuredLevels, Generics},
      {"linalg-detensorize", "func.func", 5, OnTensors, Structured, 0,
       aggressive},
      // Blocks change the order of a sum, and padding adds zeros to it.
      {"linalg-block-pack-matmul", "func.func", 5, OnTensors, Contractions, 0,
       packing, "block-factors=2,2,2", RoundsFloats},
      {"simplify-depthwise-conv", "", 4, structuredLevels, Convolutions},
      {"convert-elementwise-to-linalg", "", 6, OnTensors, Selects},
      {"convert-tensor-to-linalg",
       "",
       8,
       OnTensors,
       Pads,
       0,
       {},
       "",
       HasEncodings},
      {"fold-tensor-subset-ops", "", 8, OnTensors, Slices},
      {"loop-invariant-subset-hoisting", "", 5, OnTensors, Loops},
      {"reify-result-shapes", "", 6, OnTensors, Pads | Concats},
      {"resolve-ranked-shaped-type-result-dims", "", 6, structuredLevels,
       Dimensions},
      {"resolve-shaped-type-result-dims", "", 6, structuredLevels, Dimensions},
      {"convert-shape-to-std", "", 6, OnTensors},
      {"shape-to-shape-lowering", "func.func", 4, OnTensors},
      {"remove-shape-constraints",
       "func.func",
       4,
       OnTensors,
       0,
       0,
       {},
       "",
       StopsInConstraint},
      {"outline-shape-computation", "", 4, OnTensors},
      {"convert-shape-constraints",
       "",
       4,
       OnTensors,
       0,
       0,
       {},
       "",
       0,
       HasAsserts},
      {"eliminate-empty-tensors", "", 8, OnTensors,
       Inserts | Foralls | Empties},
      {"empty-tensor-to-alloc-tensor", "", 5, OnTensors, Empties},
      {"one-shot-bufferize", "", 12, OnTensors, 0, OnBuffers, bufferizing,
       "bufferize-function-boundaries allow-return-allocs-from-loops "
       "allow-unknown-ops",
       HasReturns | stuck, HasMixture},
      {"one-shot-bufferize", "", 50, OnTensors, 0, OnBuffers, bufferizing,
       "bufferize-function-boundaries allow-return-allocs-from-loops "
       "function-boundary-type-conversion=identity-layout-map",
       HasUnbufferizable | HasReturns | stuck},
      {"one-shot-bufferize", "", 30, OnTensors, 0, OnBuffers, bufferizing,
       "bufferize-function-boundaries allow-return-allocs-from-loops",
       HasUnbufferizable | HasReturns | stuck},
      {"one-shot-bufferize", "", 12, OnTensors, 0, OnBuffers,
       partialBufferization, "allow-return-allocs-from-loops allow-unknown-ops",
       HasEncodings | stuck, HasMixture},
      {"one-shot-bufferize", "", 4, OnTensors, 0, 0, filteredBufferization,
       "dialect-filter=tensor allow-return-allocs-from-loops",
       HasUnbufferizable | HasEncodings | stuck, HasMixture},
  };
  return entries;
}
