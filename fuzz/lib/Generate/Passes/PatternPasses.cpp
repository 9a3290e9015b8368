//===- PatternPasses.cpp - passes that apply sets of patterns -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr PassOption permutation[] = {
    {"permutation-map", "1,0|1,0|1,2,0|2,0,1|2,1,0|0,2,1|1,0,2"}};
static constexpr PassOption transferUnrolling[] = {{"unroll", on}};
static constexpr PassOption order[] = {{"reverse-unroll-order", on}};
static constexpr PassOption typedTiles[] = {{"unroll-based-on-type", on}};
static constexpr PassOption uses[] = {{"allow-multiple-uses", on}};
static constexpr PassOption narrowMemory[] = {
    {"memref-load-bitwidth", "8|32|16"}, {"disable-atomic-rmw", flag}};
static constexpr PassOption decomposition[] = {
    {"remove-dead-args-and-results", on}};
/// The pass flattens only vectors whose rows have fewer bits than this.
static constexpr PassOption rowWidths[] = {
    {"target-vector-bitwidth", "0|17|32|64|128|256"}};
static constexpr PassOption forced[] = {{"force-create-check", on}};
static constexpr PassOption parallelUnrolling[] = {
    {"unroll-factors", "2|3|1,2|2,3|4,2,2"}, {"loop-depth", "0|1"}};

/// Returns the passes of UpstreamPatterns.h, by their names in mlir-opt.
llvm::ArrayRef<PassEntry> generate::getPatternPasses() {
  static const PassEntry entries[] = {
      functionPass("test-linalg-elementwise-fusion-patterns", 5, OnTensors,
                   Chains)
          .always("fuse-generic-ops=true"),
      functionPass("test-linalg-elementwise-fusion-patterns", 8, OnTensors,
                   Reshapes)
          .always("fuse-with-reshape-by-expansion=true"),
      functionPass("test-linalg-elementwise-fusion-patterns", 8, OnTensors,
                   Reshapes)
          .always("fuse-with-reshape-by-collapsing=true"),
      functionPass("test-linalg-data-layout-propagation", 8, OnTensors,
                   Packs | Unpacks),
      functionPass("test-linalg-rank-reduce-contraction-ops", 5,
                   structuredLevels, Contractions),
      functionPass("test-linalg-decompose-ops", 6, OnTensors, Generics)
          .withOptions(decomposition),
      functionPass("test-tensor-transform-patterns", 6, OnTensors, Slices)
          .always("test-fold-constant-extract-slice=true"),
      functionPass("test-tensor-transform-patterns", 6, OnTensors, Reshapes)
          .always("test-expand-shape-bubbling=true"),
      functionPass("test-tensor-transform-patterns", 3, OnTensors, Reshapes)
          .always("test-fold-extract-from-collapse-shape=true"),
      functionPass("test-scf-uplift-while-to-for", 6, anyLevel, Whiles),
      functionPass("test-compose-subview", 6, belowTensors, Slices),
      functionPass("test-vector-transfer-flatten-patterns", 6, anyLevel,
                   Vectors)
          .withOptions(rowWidths),
      functionPass("test-vector-emulate-masked-load-store", 5, anyLevel,
                   Vectors),
      functionPass("test-vector-break-down-bitcast", 4, anyLevel, Vectors),
      functionPass("test-vector-extract-strided-slice-lowering", 5, anyLevel,
                   Vectors),
      functionPass("test-vector-break-down-reduction-patterns", 5, anyLevel,
                   Vectors)
          .notFor(RoundsFloats),
      functionPass("test-vector-chained-reduction-folding-patterns", 4,
                   anyLevel, Vectors)
          .notFor(RoundsFloats),
      functionPass("test-vector-contraction-prepare-for-mmt-lowering", 5,
                   anyLevel, Vectors),
      functionPass("test-linalg-transform-patterns", 4, belowTensors)
          .always("test-patterns=true"),
      functionPass("test-linalg-transform-patterns", 4, belowTensors, Vectors)
          .always("test-vector-transfer-forwarding-patterns=true"),
      functionPass("test-linalg-transform-patterns", 7, OnTensors, Pads)
          .always("test-swap-subtensor-padtensor=true"),
      functionPass("test-linalg-transform-patterns", 7, OnTensors, Slices)
          .always("test-bubble-up-extract-slice-op-pattern=true"),
      functionPass("test-linalg-transform-patterns", 5, OnTensors, Slices)
          .always("test-swap-extract-slice-with-fill-pattern=true"),
      functionPass("test-linalg-transform-patterns", 5, OnTensors, Generics)
          .always("test-erase-unused-operands-and-results=true"),
      functionPass("test-linalg-transform-patterns", 5, OnTensors,
                   Packs | Unpacks)
          .always("test-simplify-pack-unpack-patterns=true"),
      functionPass("test-linalg-pad-fusion", 12, OnTensors, Pads),
      functionPass("test-math-algebraic-simplification", 3, anyLevel)
          .notFor(RoundsFloats),
      functionPass("test-vector-unrolling-patterns", 8, anyLevel, Vectors)
          .withOptions(typedTiles)
          .notFor(RoundsFloats),
      functionPass("test-vector-transfer-unrolling-patterns", 8, anyLevel,
                   Vectors)
          .withOptions(order),
      functionPass("test-vector-to-vector-lowering", 8, anyLevel, Vectors)
          .withOptions(transferUnrolling)
          .notFor(RoundsFloats),
      functionPass("test-scalar-vector-transfer-lowering", 5, anyLevel, Vectors)
          .withOptions(uses),
      functionPass("test-vector-linearize", 6, anyLevel, Vectors),
      functionPass("test-emulate-narrow-int", 5, OnTensors, Vectors)
          .withOptions(narrowMemory)
          .always("arith-compute-bitwidth=1 memref-load-bitwidth=8"),
      functionPass("test-vector-gather-lowering", 5, anyLevel, Vectors),
      functionPass("test-vector-shuffle-lowering", 3, anyLevel, Vectors),
      functionPass("test-vector-transferop-opt", 8, anyLevel, Vectors),
      modulePass("test-loop-permutation", 7, OnAffineLoops, AffineLoops)
          .withOptions(permutation)
          .always("permutation-map=1,0 check-validity=true"),
      modulePass("test-affine-loop-unswitch", 7, OnAffineLoops, AffineLoops),
      functionPass("test-decompose-affine-ops", 6, anyLevel),
      functionPass("test-wrap-scf-while-loop-in-zero-trip-check", 7, anyLevel,
                   Whiles)
          .withOptions(forced),
      functionPass("test-parallel-loop-unrolling", 7, OnBuffers | OnLoops,
                   ParallelLoops)
          .withOptions(parallelUnrolling)
          .always("unroll-factors=2"),
      functionPass("test-linalg-greedy-fusion", 7, OnTensors, Slices),
      functionPass("test-linalg-drop-unit-dims", 6, structuredLevels, Generics),
  };
  return entries;
}
