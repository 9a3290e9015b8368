//===- padlab-bench.cpp - benchmarks, with Google Benchmark's flags -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/BenchCommand.h"

int main(int argc, char **argv) { return padlab::runBenchCommand(argc, argv); }
