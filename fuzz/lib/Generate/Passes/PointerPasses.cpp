//===- PointerPasses.cpp - passes that end in LLVM -------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

using namespace padlab;
using namespace padlab::generate;

/// `use-generic-functions` is left out, because LLVM's runner lacks these
/// functions.
static constexpr PassOption allocation[] = {{"use-aligned-alloc", on}};
static constexpr PassOption conversion[] = {
    {"filter-dialects",
     "memref|func|memref,func|cf,func|arith,cf,memref|arith"},
    {"dynamic", flag},
    {"allow-pattern-rollback", flag}};

/// The levels of programs without structured operations and affine loops,
/// because our lowering accepts these only in functions of the func dialect.
/// Indices always have 64 bits.
static constexpr unsigned lowered = OnLoops | OnBranches;

/// The facts about a program that conversions of branches and functions do not
/// support. Vectors are among them, because those of several dimensions have
/// other types in the LLVM dialect than in our lowering.
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
