//===- Executor.h - runs a plan on this machine ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_EXECUTOR_H
#define PADLAB_FUZZ_LIB_NIGHTLY_EXECUTOR_H

#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// Runs `tool run-task PLAN ID` for all tasks that have not ended yet, in the
/// plan's order as far as needs and `cores` allow. Tasks that something kills
/// are started again, up to three starts in all. SIGINT ends the running tasks;
/// after it, only the tasks that make the report run. With `onlyLast`, only
/// these run from the start.
///
/// Progress goes to standard error. Returns an error of one line if results
/// cannot be written.
llvm::Error execute(const Plan &plan, const std::string &tool, unsigned cores,
                    bool onlyLast);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_EXECUTOR_H
