//===- FirstUse.h - one call in a process of its own ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures the cost of a destination whose memory was never touched before:
/// page faults, which repeated calls do not see.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_FIRSTUSE_H
#define PADLAB_BENCH_FIRSTUSE_H

#include "padlab/bench/Harness.h"

namespace padlab {

/// Returns the processor time, in seconds, of a single call in a forked child
/// process: memory that the thunk has not touched in this process is fresh
/// there. Returns a negative number if the child failed.
double timeInChild(const Thunk &thunk);

/// Measures `rounds` values for each thunk, in turn. A series is empty when a
/// child of its thunk failed.
std::vector<Series> measureFirstUse(const std::vector<Thunk> &thunks,
                                    unsigned rounds);

} // namespace padlab

#endif // PADLAB_BENCH_FIRSTUSE_H
