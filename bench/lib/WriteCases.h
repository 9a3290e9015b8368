//===- WriteCases.h - the programs of suites as files -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_WRITECASES_H
#define PADLAB_BENCH_LIB_WRITECASES_H

#include "padlab/bench/Suite.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

namespace padlab {

/// Writes each case as `NAME.mlir` in the timed size, and as `NAME.small.mlir`
/// in a size for the reference; a slash in a name becomes a dash. Creates the
/// folder. The error is one line.
llvm::Error writeCases(llvm::StringRef folder, llvm::ArrayRef<SuiteCase> cases);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_WRITECASES_H
