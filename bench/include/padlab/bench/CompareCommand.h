//===- CompareCommand.h - comparisons from the command line -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_COMPARECOMMAND_H
#define PADLAB_BENCH_COMPARECOMMAND_H

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace padlab {

/// These functions run `padlab-bench COMMAND ARGUMENTS...` and return what
/// `main` returns. `self` is this program; `argv` has the process' own
/// arguments.
int runCompareCommand(llvm::ArrayRef<char *> arguments);
int runHistoryCommand(llvm::ArrayRef<char *> arguments);
int runCheckNoiseCommand(llvm::ArrayRef<char *> arguments, const char *self);
int runBisectCommand(llvm::ArrayRef<char *> arguments, const char *self);
int runBudgetCommand(llvm::ArrayRef<char *> arguments, char **argv);

} // namespace padlab

#endif // PADLAB_BENCH_COMPARECOMMAND_H
