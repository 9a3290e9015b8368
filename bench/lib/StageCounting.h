//===- StageCounting.h - instructions of the differential loop --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_STAGECOUNTING_H
#define PADLAB_BENCH_LIB_STAGECOUNTING_H

#include "Budget.h"

namespace padlab {

/// Counts the instructions of each stage of the differential loop of target
/// `pad` on the programs of readBudgetPrograms, compiled for x86-64-v2. Works
/// under callgrind only; the error is one line.
llvm::Expected<StageCounts> countStages();

} // namespace padlab

#endif // PADLAB_BENCH_LIB_STAGECOUNTING_H
