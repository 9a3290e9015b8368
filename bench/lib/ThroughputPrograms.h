//===- ThroughputPrograms.h - the committed programs ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_THROUGHPUTPROGRAMS_H
#define PADLAB_BENCH_THROUGHPUTPROGRAMS_H

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace padlab {

/// Reads the programs of corpus/throughput/early.mlir as text, in their order.
/// They never change, while generators do, and with them the cost of the cases
/// that a seed gives.
llvm::Expected<std::vector<std::string>> readThroughputPrograms();

/// Reads the programs whose instructions are counted: the first of
/// corpus/throughput/early.mlir, and all of later.mlir beside it, which later
/// generators made.
llvm::Expected<std::vector<std::string>> readBudgetPrograms();

} // namespace padlab

#endif // PADLAB_BENCH_THROUGHPUTPROGRAMS_H
