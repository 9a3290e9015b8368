//===- FirstUse.h - one call in a process of its own ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures what a destination costs when nobody has touched it yet: page
/// faults, which no repeated call sees.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_FIRSTUSE_H
#define PADLAB_BENCH_FIRSTUSE_H

#include "padlab/bench/Harness.h"

namespace padlab {

/// Processor time, in seconds, that a single call takes in a child process of
/// this one, which ends with it: memory that the thunk has not touched here is
/// fresh there. Negative when the child failed.
double timeInChild(const Thunk &thunk);

/// `rounds` values for each thunk, measured in turn as measureInterleaved does.
/// A series is empty when a child of its thunk failed.
std::vector<Series> measureFirstUse(const std::vector<Thunk> &thunks,
                                    unsigned rounds);

} // namespace padlab

#endif // PADLAB_BENCH_FIRSTUSE_H
