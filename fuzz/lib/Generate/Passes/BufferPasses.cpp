//===- BufferPasses.cpp - passes on buffers, and conversions to LLVM ------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr PassOption stack[] = {
    {"max-alloc-size-in-bytes", "0|16|64|1024|4096"},
    {"max-rank-of-allocated-memref", "0|1|2|3"}};
static constexpr PassOption ownership[] = {
    {"private-function-dynamic-ownership", flag}};
static constexpr PassOption outParams[] = {{"add-result-attr", on},
                                           {"hoist-static-allocs", on},
                                           {"hoist-dynamic-allocs", on}};

static constexpr PassOption promotion[] = {{"region-simplify", flag}};

/// The facts that forbid passes which move or free a program's allocations: the
/// program already has deallocations (the pass that inserts them can run only
/// once, and last), manages memory itself, or still has tensors that may be
/// buffers.
static constexpr unsigned owned = FreesBuffers | HasMemory | HasMixture;

llvm::ArrayRef<PassEntry> generate::getBufferPasses() {
  static const PassEntry entries[] = {
      // After this pass, no tensor stands for a buffer any more, as the result
      // of `bufferization.to_tensor` does. The program's own buffers can then
      // be freed like all others.
      modulePass("one-shot-bufferize", 1, belowTensors, Allocations)
          .always("bufferize-function-boundaries")
          .notFor(HasUnbufferizable | HasReturns | HasEncodings | FreesBuffers)
          .clearing(HasMemory | HasMixture),
      functionPass("buffer-hoisting", 8, belowTensors,
                   Loops | Conditions | Branches)
          .notFor(owned),
      functionPass("buffer-loop-hoisting", 8, belowTensors, Loops)
          .notFor(owned),
      functionPass("promote-buffers-to-stack", 10, belowTensors, Allocations)
          .withOptions(stack)
          .notFor(owned)
          .leaving(HasWideIntegers),
      modulePass("drop-equivalent-buffer-results", 6, belowTensors, Calls)
          .notFor(FreesBuffers),
      modulePass("buffer-results-to-out-params", 7, belowTensors, Calls)
          .withOptions(outParams)
          .notFor(FreesBuffers),
      modulePass("ownership-based-buffer-deallocation", 8, OnBuffers | anyLoops,
                 Allocations)
          .withOptions(ownership)
          .notFor(owned | HasBranches)
          .leaving(FreesBuffers),
      modulePass("buffer-deallocation-pipeline", 12, OnBuffers | anyLoops,
                 Allocations)
          .withOptions(ownership)
          .notFor(owned | HasBranches)
          .leaving(FreesBuffers),
      modulePass("buffer-deallocation-simplification", 5, belowTensors, Frees),
      modulePass("bufferization-lower-deallocations", 4, belowTensors, Frees),
      functionPass("optimize-allocation-liveness", 8, belowTensors, Frees)
          .notFor(HasMixture),
      // It does not convert operations that turn buffers into tensors or back.
      modulePass("convert-bufferization-to-memref", 4, belowTensors)
          .notFor(HasMemory | HasMixture),
      modulePass("fold-memref-alias-ops", 12, belowTensors,
                 Slices | Reshapes | AffineLoops | Loops),
      modulePass("expand-strided-metadata", 10, belowTensors,
                 Slices | Reshapes),
      modulePass("memref-expand", 2, belowTensors),
      modulePass("flatten-memref", 5, belowTensors,
                 Loops | ParallelLoops | AffineLoops | Vectors),
      modulePass("normalize-memrefs", 7, belowTensors, Allocations),
      modulePass("bubble-down-memory-space-casts", 1, belowTensors),
      modulePass("affine-fold-memref-alias-ops", 5, OnBuffers | OnAffineLoops,
                 AffineLoops),
      functionPass("affine-raise-from-memref", 6, belowTensors,
                   Loops | AffineLoops)
          .leaving(HasWideIntegers),
      modulePass("memref-emulate-wide-int", 5, belowTensors, Allocations)
          .always("widest-int-supported=32")
          .notFor(HasWideIntegers | FreesBuffers | HasMixture),
      modulePass("mem2reg", 8, anyLevel, Allocations | StackBuffers)
          .withOptions(promotion),
      modulePass("sroa", 8, anyLevel, Allocations | StackBuffers),
  };
  return entries;
}

//===----------------------------------------------------------------------===//
// Conversions to LLVM
//===----------------------------------------------------------------------===//

/// The option `use-generic-functions` is left out, because LLVM's runner lacks
/// the functions that the code would call.
static constexpr PassOption allocation[] = {{"use-aligned-alloc", on}};
static constexpr PassOption conversion[] = {
    {"filter-dialects",
     "memref|func|memref,func|cf,func|arith,cf,memref|arith"},
    {"dynamic", flag},
    {"allow-pattern-rollback", flag}};

/// The levels at which programs have neither structured operations nor affine
/// loops, which padlab's lowering accepts only in functions of the func
/// dialect. The options for the width of index are left out, because index
/// always has 64 bits.
static constexpr unsigned lowered = OnLoops | OnBranches;

/// The facts with which a program cannot take part in conversions of branches
/// and functions. One of them is that it has vectors, because a vector of
/// several dimensions has another type in the LLVM dialect than in padlab's
/// lowering.
static constexpr unsigned foreign = HasMixture | HasUnbufferizable | HasVectors;

llvm::ArrayRef<PassEntry> generate::getPointerPasses() {
  static const PassEntry entries[] = {
      modulePass("finalize-memref-to-llvm", 8, lowered,
                 Allocations | StackBuffers | Loops | ParallelLoops)
          .withOptions(allocation)
          .notFor(HasMixture | HasUnbufferizable)
          .leaving(HasPointers),
      modulePass("convert-cf-to-llvm", 6, OnBranches, Branches)
          .notFor(foreign | HasAsserts)
          .leaving(HasPointers),
      modulePass("convert-func-to-llvm", 6, lowered)
          .notFor(foreign | HasAsserts)
          .leaving(HasPointers),
      modulePass("convert-to-llvm", 8, lowered)
          .withOptions(conversion)
          .notFor(foreign | HasAsserts | HasFunctions)
          .leaving(HasPointers),
  };
  return entries;
}
