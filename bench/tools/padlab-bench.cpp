//===- padlab-bench.cpp - benchmarks, with Google Benchmark's flags -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/BenchCommand.h"
#include "padlab/bench/CompareCommand.h"

#include "llvm/ADT/StringRef.h"

int main(int argc, char **argv) {
  llvm::ArrayRef<char *> arguments(argv, argc);
  llvm::StringRef command = argc > 1 ? argv[1] : "";
  if (command == "compare")
    return padlab::runCompareCommand(arguments.drop_front(2));
  if (command == "history")
    return padlab::runHistoryCommand(arguments.drop_front(2));
  if (command == "check-noise")
    return padlab::runCheckNoiseCommand(arguments.drop_front(2), argv[0]);
  if (command == "bisect")
    return padlab::runBisectCommand(arguments.drop_front(2), argv[0]);
  if (command == "budget")
    return padlab::runBudgetCommand(arguments.drop_front(2), argv);
  return padlab::runBenchCommand(argc, argv);
}
