//===- BufferPasses.cpp - passes on buffers ---------------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr llvm::StringLiteral bytes[] = {"0", "16", "64", "1024",
                                                "4096"};
static constexpr llvm::StringLiteral ranks[] = {"0", "1", "2", "3"};
static constexpr PassOption stack[] = {{"max-alloc-size-in-bytes", bytes},
                                       {"max-rank-of-allocated-memref", ranks}};
static constexpr PassOption ownership[] = {
    {"private-function-dynamic-ownership", flag}};
static constexpr PassOption outParams[] = {{"add-result-attr", on},
                                           {"hoist-static-allocs", on},
                                           {"hoist-dynamic-allocs", on}};

static constexpr PassOption promotion[] = {{"region-simplify", flag}};

/// Deallocation is inserted once, after the passes that move allocations. None
/// of these passes knows that a tensor may be a buffer.
static constexpr unsigned owned = FreesBuffers | HasMemory | HasMixture;

llvm::ArrayRef<PassEntry> generate::getBufferPasses() {
  static const PassEntry entries[] = {
      // No tensor is a buffer any more: who frees those of the program is
      // decided as for all others.
      {"one-shot-bufferize",
       "",
       1,
       belowTensors,
       Allocations,
       0,
       {},
       "bufferize-function-boundaries",
       HasUnbufferizable | HasReturns | HasEncodings | FreesBuffers,
       0,
       nullptr,
       HasMemory | HasMixture},
      {"buffer-hoisting",
       "func.func",
       8,
       belowTensors,
       Loops | Conditions | Branches,
       0,
       {},
       "",
       owned},
      {"buffer-loop-hoisting",
       "func.func",
       8,
       belowTensors,
       Loops,
       0,
       {},
       "",
       owned},
      {"promote-buffers-to-stack", "func.func", 10, belowTensors, Allocations,
       0, stack, "", owned, HasWideIntegers},
      {"drop-equivalent-buffer-results",
       "",
       6,
       belowTensors,
       Calls,
       0,
       {},
       "",
       FreesBuffers},
      {"buffer-results-to-out-params", "", 7, belowTensors, Calls, 0, outParams,
       "", FreesBuffers},
      {"ownership-based-buffer-deallocation", "", 8, OnBuffers | anyLoops,
       Allocations, 0, ownership, "", owned | HasBranches, FreesBuffers},
      {"buffer-deallocation-pipeline", "", 12, OnBuffers | anyLoops,
       Allocations, 0, ownership, "", owned | HasBranches, FreesBuffers},
      {"buffer-deallocation-simplification", "", 5, belowTensors, Frees},
      {"bufferization-lower-deallocations", "", 4, belowTensors, Frees},
      {"optimize-allocation-liveness",
       "func.func",
       8,
       belowTensors,
       Frees,
       0,
       {},
       "",
       HasMixture},
      // It does nothing with tensors that are buffers.
      {"convert-bufferization-to-memref",
       "",
       4,
       belowTensors,
       0,
       0,
       {},
       "",
       HasMemory | HasMixture},
      {"fold-memref-alias-ops", "", 12, belowTensors,
       Slices | Reshapes | AffineLoops | Loops},
      {"expand-strided-metadata", "", 10, belowTensors, Slices | Reshapes},
      {"memref-expand", "", 2, belowTensors},
      {"expand-realloc", "", 1, belowTensors},
      {"flatten-memref", "", 5, belowTensors,
       Loops | ParallelLoops | AffineLoops | Vectors},
      {"normalize-memrefs", "", 7, belowTensors, Allocations},
      {"bubble-down-memory-space-casts", "", 1, belowTensors},
      {"affine-fold-memref-alias-ops", "", 5, OnBuffers | OnAffineLoops,
       AffineLoops},
      {"affine-raise-from-memref",
       "func.func",
       6,
       belowTensors,
       Loops | AffineLoops,
       0,
       {},
       "",
       0,
       HasWideIntegers},
      {"memref-emulate-wide-int",
       "",
       5,
       belowTensors,
       Allocations,
       0,
       {},
       "widest-int-supported=32",
       HasWideIntegers | FreesBuffers | HasMixture},
      {"mem2reg", "", 8, anyLevel, Allocations | StackBuffers, 0, promotion},
      {"sroa", "", 8, anyLevel, Allocations | StackBuffers},
  };
  return entries;
}
