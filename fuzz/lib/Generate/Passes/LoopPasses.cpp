//===- LoopPasses.cpp - passes on loops -------------------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr llvm::StringLiteral modes[] = {"greedy", "producer",
                                                "sibling"};
static constexpr llvm::StringLiteral tolerances[] = {"0", "0.3", "2", "100"};
static constexpr llvm::StringLiteral factors[] = {"1", "2", "3", "4", "8"};
static constexpr llvm::StringLiteral unrollFactors[] = {"2", "3", "4", "8",
                                                        "-1"};
static constexpr llvm::StringLiteral kibibytes[] = {"0", "1", "64"};
static constexpr llvm::StringLiteral tiles[] = {"2", "3", "4", "2,3", "3,2,4"};
static constexpr llvm::StringLiteral loopTiles[] = {"2", "3", "2,2", "3,4",
                                                    "4,2,3"};
static constexpr llvm::StringLiteral vectorSizes[] = {"2", "3", "4", "8"};
static constexpr llvm::StringLiteral anySizes[] = {"2", "3",   "4",
                                                   "8", "2,3", "2,2,2"};
static constexpr llvm::StringLiteral matrixSizes[] = {"2,4", "4,2", "3,2"};
static constexpr llvm::StringLiteral fastest[] = {"0,1", "1,0"};
static constexpr llvm::StringLiteral depths[] = {"0", "1", "2"};
static constexpr llvm::StringLiteral strategies[] = {"inner-parallel",
                                                     "inner-reduction"};
static constexpr llvm::StringLiteral transferBytes[] = {"0", "16"};

static constexpr llvm::StringLiteral spaces[] = {"0", "1", "2"};

static constexpr PassOption fusion[] = {{"mode", modes},
                                        {"maximal", on},
                                        {"compute-tolerance", tolerances},
                                        {"local-buf-threshold", kibibytes},
                                        {"fast-mem-space", spaces}};
static constexpr PassOption tiling[] = {{"tile-size", factors},
                                        {"tile-sizes", tiles},
                                        {"cache-size", kibibytes},
                                        {"separate", on}};
static constexpr PassOption unrolling[] = {{"unroll-factor", unrollFactors},
                                           {"unroll-up-to-factor", on},
                                           {"unroll-full-threshold", factors},
                                           {"unroll-num-reps", depths},
                                           {"cleanup-unroll", on}};
static constexpr PassOption jamming[] = {{"unroll-jam-factor", factors}};
static constexpr PassOption normalization[] = {{"promote-single-iter", flag}};
static constexpr PassOption copying[] = {{"generate-dma", flag},
                                         {"fast-mem-space", spaces},
                                         {"slow-mem-space", spaces},
                                         {"tag-mem-space", spaces},
                                         {"fast-mem-capacity", kibibytes},
                                         {"min-dma-transfer", transferBytes},
                                         {"skip-non-unit-stride-loops", on}};
static constexpr PassOption parallelization[] = {{"max-nested", depths}};
static constexpr PassOption vectorization[] = {
    {"virtual-vector-size", anySizes}, {"test-fastest-varying", depths}};
static constexpr PassOption reducingVectorization[] = {
    {"virtual-vector-size", vectorSizes}, {"test-fastest-varying", depths}};
static constexpr PassOption matrices[] = {{"virtual-vector-size", matrixSizes},
                                          {"test-fastest-varying", fastest}};
static constexpr PassOption peeling[] = {{"peel-front", on},
                                         {"skip-partial", flag}};
static constexpr PassOption parallelTiling[] = {
    {"parallel-loop-tile-sizes", loopTiles}, {"no-min-max-bounds", on}};
static constexpr PassOption rollback[] = {{"allow-pattern-rollback", flag}};
static constexpr PassOption multiReductions[] = {
    {"lowering-strategy", strategies}};
static constexpr PassOption transfers[] = {
    {"full-unroll", on}, {"target-rank", depths}, {"lower-tensors", on}};

/// Tensor programs have loops of their own.
static constexpr unsigned loops = OnTensors | OnBuffers | anyLoops;

static llvm::ArrayRef<PassEntry> getAffinePasses() {
  static const PassEntry entries[] = {
      {"affine-loop-fusion", "func.func", 14, OnAffineLoops, AffineLoops, 0,
       fusion},
      {"affine-loop-tile", "func.func", 12, OnAffineLoops, AffineLoops, 0,
       tiling},
      {"affine-loop-unroll", "func.func", 10, OnAffineLoops, AffineLoops, 0,
       unrolling},
      // Nothing happens to loops with fewer rounds.
      {"affine-loop-unroll-jam", "func.func", 10, OnAffineLoops, AffineLoops, 0,
       jamming, "unroll-jam-factor=2"},
      {"affine-scalrep", "func.func", 14, OnAffineLoops, AffineLoops},
      {"affine-loop-coalescing", "func.func", 10, OnAffineLoops,
       AffineLoops | Loops},
      {"affine-loop-normalize", "func.func", 8, OnAffineLoops, AffineLoops, 0,
       normalization},
      {"affine-loop-invariant-code-motion", "func.func", 11, OnAffineLoops,
       AffineLoops},
      {"affine-simplify-structures", "func.func", 8, OnAffineLoops,
       AffineLoops | AffineBounds},
      {"affine-simplify-min-max", "func.func", 4, loops, AffineBounds},
      {"affine-data-copy-generate", "func.func", 10, OnAffineLoops, AffineLoops,
       0, copying, "generate-dma=false fast-mem-space=0"},
      {"affine-pipeline-data-transfer", "func.func", 2, OnAffineLoops,
       AffineLoops},
      {"affine-parallelize", "func.func", 8, OnAffineLoops, AffineLoops, 0,
       parallelization},
      {"affine-parallelize", "func.func", 4, OnAffineLoops, AffineLoops, 0,
       parallelization, "parallel-reductions=true", RoundsFloats},
      {"affine-super-vectorize", "func.func", 14, OnAffineLoops, AffineLoops, 0,
       vectorization, "virtual-vector-size=4", 0, HasVectors},
      {"affine-super-vectorize", "func.func", 6, OnAffineLoops, AffineLoops, 0,
       reducingVectorization, "virtual-vector-size=4 vectorize-reductions=true",
       RoundsFloats, HasVectors},
      {"affine-super-vectorize", "func.func", 5, OnAffineLoops, AffineLoops, 0,
       matrices, "virtual-vector-size=2,4 test-fastest-varying=0,1", 0,
       HasVectors},
      {"affine-expand-index-ops", "", 5, anyLevel},
      {"affine-expand-index-ops-as-affine", "", 4, anyLevel},
      {"lower-affine", "", 16, OnAffineLoops, AffineLoops | AffineBounds,
       OnLoops},
  };
  return entries;
}

static llvm::ArrayRef<PassEntry> getStructuredLoopPasses() {
  static const PassEntry entries[] = {
      {"convert-linalg-to-affine-loops", "", 30, OnBuffers, Structured,
       OnAffineLoops},
      {"convert-linalg-to-loops", "", 15, OnBuffers, Structured, OnLoops},
      {"convert-linalg-to-parallel-loops", "", 20, OnBuffers, Structured,
       OnLoops},
      {"scf-for-loop-peeling", "func.func", 10, loops, Loops, 0, peeling},
      {"scf-for-loop-canonicalization", "", 8, loops, Loops},
      {"scf-for-loop-range-folding", "", 8, loops, Loops},
      {"scf-for-loop-specialization", "func.func", 8, loops, Loops},
      {"scf-for-to-while", "", 6, loops, Loops},
      {"scf-forall-to-for", "", 6, loops, Foralls},
      {"scf-forall-to-parallel", "", 6, OnBuffers | anyLoops, Foralls},
      {"scf-parallel-for-to-nested-fors", "", 5, OnLoops, ParallelLoops},
      {"scf-parallel-loop-fusion", "", 10, OnBuffers | OnLoops, ParallelLoops},
      {"scf-parallel-loop-specialization", "func.func", 8, OnBuffers | OnLoops,
       ParallelLoops},
      {"scf-parallel-loop-tiling", "func.func", 10, OnBuffers | OnLoops,
       ParallelLoops, 0, parallelTiling, "parallel-loop-tile-sizes=2,3"},
      {"convert-scf-to-cf", "", 8, OnLoops,
       Loops | ParallelLoops | Conditions | Whiles, OnBranches, rollback, "", 0,
       HasBranches},
      {"lift-cf-to-scf", "", 8, OnTensors | OnBranches, Branches},
      {"convert-vector-to-scf", "", 6, anyLevel, Vectors, 0, transfers},
      {"lower-vector-mask", "func.func", 3, anyLevel, Vectors},
      {"lower-vector-multi-reduction", "func.func", 5, anyLevel, Vectors, 0,
       multiReductions, "", RoundsFloats},
      {"lower-vector-to-from-elements-to-shuffle-tree", "func.func", 2,
       anyLevel, Vectors},
  };
  return entries;
}

llvm::ArrayRef<PassEntry> generate::getLoopPasses() {
  static const auto all = llvm::to_vector(llvm::concat<const PassEntry>(
      getAffinePasses(), getStructuredLoopPasses()));
  return all;
}
