//===- LoopPasses.cpp - passes on loops -------------------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr PassOption fusion[] = {{"mode", "greedy|producer|sibling"},
                                        {"maximal", on},
                                        {"compute-tolerance", "0|0.3|2|100"},
                                        {"local-buf-threshold", "0|1|64"},
                                        {"fast-mem-space", "0|1|2"}};
static constexpr PassOption tiling[] = {{"tile-size", "1|2|3|4|8"},
                                        {"tile-sizes", "2|3|4|2,3|3,2,4"},
                                        {"cache-size", "0|1|64"},
                                        {"separate", on}};
static constexpr PassOption unrolling[] = {
    {"unroll-factor", "2|3|4|8|-1"},
    {"unroll-up-to-factor", on},
    {"unroll-full-threshold", "1|2|3|4|8"},
    {"unroll-num-reps", "0|1|2"},
    {"cleanup-unroll", on}};
static constexpr PassOption jamming[] = {{"unroll-jam-factor", "1|2|3|4|8"}};
static constexpr PassOption normalization[] = {{"promote-single-iter", flag}};
static constexpr PassOption copying[] = {{"generate-dma", flag},
                                         {"fast-mem-space", "0|1|2"},
                                         {"slow-mem-space", "0|1|2"},
                                         {"tag-mem-space", "0|1|2"},
                                         {"fast-mem-capacity", "0|1|64"},
                                         {"min-dma-transfer", "0|16"},
                                         {"skip-non-unit-stride-loops", on}};
static constexpr PassOption parallelization[] = {{"max-nested", "0|1|2"}};
static constexpr PassOption vectorization[] = {
    {"virtual-vector-size", "2|3|4|8|2,3|2,2,2"},
    {"test-fastest-varying", "0|1|2"}};
static constexpr PassOption reducingVectorization[] = {
    {"virtual-vector-size", "2|3|4|8"}, {"test-fastest-varying", "0|1|2"}};
static constexpr PassOption matrices[] = {
    {"virtual-vector-size", "2,4|4,2|3,2"},
    {"test-fastest-varying", "0,1|1,0"}};
static constexpr PassOption peeling[] = {{"peel-front", on},
                                         {"skip-partial", flag}};
static constexpr PassOption parallelTiling[] = {
    {"parallel-loop-tile-sizes", "2|3|2,2|3,4|4,2,3"},
    {"no-min-max-bounds", on}};
static constexpr PassOption rollback[] = {{"allow-pattern-rollback", flag}};
static constexpr PassOption multiReductions[] = {
    {"lowering-strategy", "inner-parallel|inner-reduction"}};
static constexpr PassOption transfers[] = {
    {"full-unroll", on}, {"target-rank", "0|1|2"}, {"lower-tensors", on}};

/// The levels at which programs can have scf loops. Programs on tensors can,
/// too.
static constexpr unsigned loops = OnTensors | OnBuffers | anyLoops;

static llvm::ArrayRef<PassEntry> getAffinePasses() {
  static const PassEntry entries[] = {
      functionPass("affine-loop-fusion", 14, OnAffineLoops, AffineLoops)
          .withOptions(fusion),
      functionPass("affine-loop-tile", 12, OnAffineLoops, AffineLoops)
          .withOptions(tiling),
      functionPass("affine-loop-unroll", 10, OnAffineLoops, AffineLoops)
          .withOptions(unrolling),
      // The default factor is small, because the pass ignores a loop with fewer
      // iterations than the factor.
      functionPass("affine-loop-unroll-jam", 10, OnAffineLoops, AffineLoops)
          .withOptions(jamming)
          .always("unroll-jam-factor=2"),
      functionPass("affine-scalrep", 14, OnAffineLoops, AffineLoops),
      functionPass("affine-loop-coalescing", 10, OnAffineLoops,
                   AffineLoops | Loops),
      functionPass("affine-loop-normalize", 8, OnAffineLoops, AffineLoops)
          .withOptions(normalization),
      functionPass("affine-loop-invariant-code-motion", 11, OnAffineLoops,
                   AffineLoops),
      functionPass("affine-simplify-structures", 8, OnAffineLoops,
                   AffineLoops | AffineBounds),
      functionPass("affine-simplify-min-max", 4, loops, AffineBounds),
      functionPass("affine-data-copy-generate", 10, OnAffineLoops, AffineLoops)
          .withOptions(copying)
          .always("generate-dma=false fast-mem-space=0"),
      functionPass("affine-pipeline-data-transfer", 2, OnAffineLoops,
                   AffineLoops),
      functionPass("affine-parallelize", 8, OnAffineLoops, AffineLoops)
          .withOptions(parallelization),
      functionPass("affine-parallelize", 4, OnAffineLoops, AffineLoops)
          .withOptions(parallelization)
          .always("parallel-reductions=true")
          .notFor(RoundsFloats),
      functionPass("affine-super-vectorize", 14, OnAffineLoops, AffineLoops)
          .withOptions(vectorization)
          .always("virtual-vector-size=4")
          .leaving(HasVectors),
      functionPass("affine-super-vectorize", 6, OnAffineLoops, AffineLoops)
          .withOptions(reducingVectorization)
          .always("virtual-vector-size=4 vectorize-reductions=true")
          .notFor(RoundsFloats)
          .leaving(HasVectors),
      functionPass("affine-super-vectorize", 5, OnAffineLoops, AffineLoops)
          .withOptions(matrices)
          .always("virtual-vector-size=2,4 test-fastest-varying=0,1")
          .leaving(HasVectors),
      modulePass("affine-expand-index-ops", 5, anyLevel),
      modulePass("affine-expand-index-ops-as-affine", 4, anyLevel),
      modulePass("lower-affine", 16, OnAffineLoops, AffineLoops | AffineBounds)
          .leadingTo(OnLoops),
  };
  return entries;
}

static llvm::ArrayRef<PassEntry> getStructuredLoopPasses() {
  static const PassEntry entries[] = {
      modulePass("convert-linalg-to-affine-loops", 30, OnBuffers, Structured)
          .leadingTo(OnAffineLoops),
      modulePass("convert-linalg-to-loops", 15, OnBuffers, Structured)
          .leadingTo(OnLoops),
      modulePass("convert-linalg-to-parallel-loops", 20, OnBuffers, Structured)
          .leadingTo(OnLoops),
      functionPass("scf-for-loop-peeling", 10, loops, Loops)
          .withOptions(peeling),
      modulePass("scf-for-loop-canonicalization", 8, loops, Loops),
      modulePass("scf-for-loop-range-folding", 8, loops, Loops),
      functionPass("scf-for-loop-specialization", 8, loops, Loops),
      modulePass("scf-for-to-while", 6, loops, Loops),
      modulePass("scf-forall-to-for", 6, loops, Foralls),
      modulePass("scf-forall-to-parallel", 6, OnBuffers | anyLoops, Foralls),
      modulePass("scf-parallel-for-to-nested-fors", 5, OnLoops, ParallelLoops),
      modulePass("scf-parallel-loop-fusion", 10, OnBuffers | OnLoops,
                 ParallelLoops),
      functionPass("scf-parallel-loop-specialization", 8, OnBuffers | OnLoops,
                   ParallelLoops),
      functionPass("scf-parallel-loop-tiling", 10, OnBuffers | OnLoops,
                   ParallelLoops)
          .withOptions(parallelTiling)
          .always("parallel-loop-tile-sizes=2,3"),
      modulePass("convert-scf-to-cf", 8, OnLoops,
                 Loops | ParallelLoops | Conditions | Whiles)
          .leadingTo(OnBranches)
          .withOptions(rollback)
          .leaving(HasBranches),
      modulePass("lift-cf-to-scf", 8, OnTensors | OnBranches, Branches),
      modulePass("convert-vector-to-scf", 6, anyLevel, Vectors)
          .withOptions(transfers),
      functionPass("lower-vector-mask", 3, anyLevel, Vectors),
      functionPass("lower-vector-multi-reduction", 5, anyLevel, Vectors)
          .withOptions(multiReductions)
          .notFor(RoundsFloats),
      functionPass("lower-vector-to-from-elements-to-shuffle-tree", 2, anyLevel,
                   Vectors),
  };
  return entries;
}

llvm::ArrayRef<PassEntry> generate::getLoopPasses() {
  static const auto all = llvm::to_vector(llvm::concat<const PassEntry>(
      getAffinePasses(), getStructuredLoopPasses()));
  return all;
}
