//===- Cases.h - the programs of the sweep as files -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_CASES_H
#define PADLAB_BENCH_LIB_SWEEP_CASES_H

#include "padlab/bench/Suite.h"

#include "llvm/Support/Error.h"

namespace padlab {

/// Writes each point of the tier as `POINT.mlir`, as it is timed, and as
/// `POINT.small.mlir`, which the reference can do. Makes the folder. Points
/// that differ in contestants or memory alone have the same text. The error is
/// one line.
llvm::Error writeSweepCases(llvm::StringRef folder,
                            const SuiteOptions &options);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_CASES_H
