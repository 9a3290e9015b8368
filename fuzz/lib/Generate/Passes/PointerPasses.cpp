//===- PointerPasses.cpp - passes that end in LLVM -------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

/// Not `use-generic-functions`: LLVM's runner has none of them.
static constexpr PassOption allocation[] = {{"use-aligned-alloc", on}};
static constexpr llvm::StringLiteral convertedDialects[] = {
    "memref", "func", "memref,func", "cf,func", "arith,cf,memref", "arith"};
static constexpr PassOption conversion[] = {
    {"filter-dialects", convertedDialects},
    {"dynamic", flag},
    {"allow-pattern-rollback", flag}};

/// The levels of programs without structured operations and affine loops: our
/// lowering takes these in functions of the func dialect alone. Indices have 64
/// bits.
static constexpr unsigned lowered = OnLoops | OnBranches;

/// Vectors of several dimensions are others in the LLVM dialect than in the
/// lowering.
static constexpr unsigned foreign = HasMixture | HasUnbufferizable | HasVectors;

llvm::ArrayRef<PassEntry> generate::getPointerPasses() {
  static const PassEntry entries[] = {
      {"finalize-memref-to-llvm", "", 8, lowered,
       Allocations | StackBuffers | Loops | ParallelLoops, 0, allocation, "",
       HasMixture | HasUnbufferizable, HasPointers},
      {"convert-cf-to-llvm",
       "",
       6,
       OnBranches,
       Branches,
       0,
       {},
       "",
       foreign | HasAsserts,
       HasPointers},
      {"convert-func-to-llvm",
       "",
       6,
       lowered,
       0,
       0,
       {},
       "",
       foreign | HasAsserts,
       HasPointers},
      {"convert-to-llvm", "", 8, lowered, 0, 0, conversion, "",
       foreign | HasAsserts | HasFunctions, HasPointers},
  };
  return entries;
}
