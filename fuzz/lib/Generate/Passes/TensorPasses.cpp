//===- TensorPasses.cpp - passes on tensors ---------------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr PassOption packing[] = {
    {"block-factors", "2,2,2|2,3,4|4,4,4|1,2,3|3,2,1"},
    {"allow-padding", flag},
    {"mnk-order", "0,1,2|0,2,1|1,0,2|1,2,0|2,0,1|2,1,0"},
    {"mnk-padded-multiples", "2,2,2|4,4,4|1,4,2"},
    {"lhs-transpose-outer-blocks", flag},
    {"lhs-transpose-inner-blocks", flag},
    {"rhs-transpose-outer-blocks", flag},
    {"rhs-transpose-inner-blocks", flag}};
static constexpr PassOption rankReduction[] = {
    {"use-rank-reducing-slices", on}};
static constexpr PassOption aggressive[] = {{"aggressive-mode", on}};

/// `main` and `callee_0` are names that generators give to functions.
static constexpr PassOption bufferizing[] = {
    {"no-analysis-func-filter", "callee_0|main|callee_0,main", true},
    {"function-boundary-type-conversion",
     "identity-layout-map|infer-layout-map|fully-dynamic-layout-map"},
    {"unknown-type-conversion", "identity-layout-map|fully-dynamic-layout-map"},
    {"analysis-heuristic",
     "bottom-up|top-down|bottom-up-from-terminators|fuzzer"},
    {"analysis-fuzzer-seed", "1|2|3|4|5|6"},
    {"buffer-alignment", "0|16|64|128"},
    {"copy-before-write", on, true}};
static constexpr PassOption partialBufferization[] = {
    {"unknown-type-conversion", "identity-layout-map|fully-dynamic-layout-map"},
    {"analysis-heuristic",
     "bottom-up|top-down|bottom-up-from-terminators|fuzzer"},
    {"analysis-fuzzer-seed", "1|2|3|4|5|6"},
    {"buffer-alignment", "0|16|64|128"},
    {"copy-before-write", on, true}};
static constexpr PassOption filteredBufferization[] = {
    {"dialect-filter", "tensor|linalg|tensor,bufferization|linalg,tensor|scf,"
                       "tensor|linalg,bufferization"},
    {"analysis-heuristic",
     "bottom-up|top-down|bottom-up-from-terminators|fuzzer"},
    {"analysis-fuzzer-seed", "1|2|3|4|5|6"},
    {"copy-before-write", on, true}};

/// The facts with which a program cannot be bufferized, or not once more: a
/// part of it has been bufferized already, or an `arith.select` chooses between
/// elements of tensors.
static constexpr unsigned stuck = HasMixture | SelectsElements;

llvm::ArrayRef<PassEntry> generate::getTensorPasses() {
  static const PassEntry entries[] = {
      modulePass("linalg-fuse-elementwise-ops", 14, OnTensors, Chains),
      modulePass("linalg-fold-unit-extent-dims", 10, structuredLevels,
                 Structured)
          .withOptions(rankReduction),
      functionPass("linalg-generalize-named-ops", 8, structuredLevels,
                   NamedOps),
      functionPass("linalg-specialize-generic-ops", 8, structuredLevels,
                   Generics),
      functionPass("linalg-morph-ops", 4, structuredLevels, Structured)
          .always("named-to-category"),
      functionPass("linalg-morph-ops", 3, structuredLevels, Structured)
          .always("named-to-generic"),
      functionPass("linalg-morph-ops", 3, structuredLevels, Structured)
          .always("category-to-generic"),
      functionPass("linalg-morph-ops", 3, structuredLevels, Structured)
          .always("generic-to-named"),
      modulePass("linalg-fold-into-elementwise", 5, structuredLevels, NamedOps),
      modulePass("linalg-inline-scalar-operands", 6, structuredLevels,
                 Generics),
      functionPass("linalg-detensorize", 5, OnTensors, Structured)
          .withOptions(aggressive),
      // The pass changes the order of a sum by blocks, and its padding adds
      // zeros to the sum.
      functionPass("linalg-block-pack-matmul", 5, OnTensors, Contractions)
          .withOptions(packing)
          .always("block-factors=2,2,2")
          .notFor(RoundsFloats),
      modulePass("simplify-depthwise-conv", 4, structuredLevels, Convolutions),
      modulePass("convert-elementwise-to-linalg", 6, OnTensors, Selects),
      modulePass("convert-tensor-to-linalg", 8, OnTensors, Pads)
          .notFor(HasEncodings),
      modulePass("fold-tensor-subset-ops", 8, OnTensors, Slices),
      modulePass("loop-invariant-subset-hoisting", 5, OnTensors, Loops),
      modulePass("reify-result-shapes", 6, OnTensors, Pads | Concats),
      modulePass("resolve-ranked-shaped-type-result-dims", 6, structuredLevels,
                 Dimensions),
      modulePass("resolve-shaped-type-result-dims", 6, structuredLevels,
                 Dimensions),
      modulePass("convert-shape-to-std", 6, OnTensors),
      functionPass("shape-to-shape-lowering", 4, OnTensors),
      functionPass("remove-shape-constraints", 4, OnTensors)
          .notFor(StopsInConstraint),
      modulePass("outline-shape-computation", 4, OnTensors),
      modulePass("convert-shape-constraints", 4, OnTensors).leaving(HasAsserts),
      modulePass("eliminate-empty-tensors", 8, OnTensors,
                 Inserts | Foralls | Empties),
      modulePass("empty-tensor-to-alloc-tensor", 5, OnTensors, Empties),
      modulePass("one-shot-bufferize", 12, OnTensors)
          .leadingTo(OnBuffers)
          .withOptions(bufferizing)
          .always(
              "bufferize-function-boundaries allow-return-allocs-from-loops "
              "allow-unknown-ops")
          .notFor(HasReturns | stuck)
          .leaving(HasMixture),
      modulePass("one-shot-bufferize", 50, OnTensors)
          .leadingTo(OnBuffers)
          .withOptions(bufferizing)
          .always(
              "bufferize-function-boundaries allow-return-allocs-from-loops "
              "function-boundary-type-conversion=identity-layout-map")
          .notFor(HasUnbufferizable | HasReturns | stuck),
      modulePass("one-shot-bufferize", 30, OnTensors)
          .leadingTo(OnBuffers)
          .withOptions(bufferizing)
          .always(
              "bufferize-function-boundaries allow-return-allocs-from-loops")
          .notFor(HasUnbufferizable | HasReturns | stuck),
      modulePass("one-shot-bufferize", 12, OnTensors)
          .leadingTo(OnBuffers)
          .withOptions(partialBufferization)
          .always("allow-return-allocs-from-loops allow-unknown-ops")
          .notFor(HasEncodings | stuck)
          .leaving(HasMixture),
      modulePass("one-shot-bufferize", 4, OnTensors)
          .withOptions(filteredBufferization)
          .always("dialect-filter=tensor allow-return-allocs-from-loops")
          .notFor(HasUnbufferizable | HasEncodings | stuck)
          .leaving(HasMixture),
      // Bufferizes programs without sparse tensors in another way. Target
      // `sparse` covers the rest of the sparsifier.
      modulePass("sparsification-and-bufferization", 4, OnTensors)
          .leadingTo(OnBuffers)
          .notFor(HasUnbufferizable | HasReturns | HasEncodings | stuck),
  };
  return entries;
}
