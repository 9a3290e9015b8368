//===- CompileCost.cpp - how long compilation may take --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Evidence.h"

using namespace padlab;

/// The work that a compiler does only once per process (patterns, target
/// machines, pages of its libraries) takes a tenth of `baseAllowance`. Small
/// programs take less than 0.1 ms for each operation, at every level.
static constexpr uint64_t baseAllowance = 1'000'000'000,
                          allowancePerOperation = 5'000'000;

uint64_t CompileCost::getAllowance(unsigned operations) {
  return baseAllowance + operations * allowancePerOperation;
}

/// The limits leave room for the unrolling that a program asks for.
static constexpr uint64_t baseOperations = 100'000,
                          operationsPerOperation = 1000;

uint64_t CompileCost::getAllowedOperations(unsigned before) {
  return baseOperations + before * operationsPerOperation;
}
