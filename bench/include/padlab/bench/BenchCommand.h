//===- BenchCommand.h - the command line of padlab-bench --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_BENCHCOMMAND_H
#define PADLAB_BENCH_BENCHCOMMAND_H

namespace padlab {

/// Runs suites, or performs another action that `--help` lists; returns what
/// `main` returns.
int runBenchCommand(int argc, char **argv);

} // namespace padlab

#endif // PADLAB_BENCH_BENCHCOMMAND_H
