//===- Night.h - the nights of a state -------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_NIGHT_H
#define PADLAB_FUZZ_LIB_NIGHTLY_NIGHT_H

#include "padlab/dialect/ExitCode.h"
#include "padlab/fuzz/Plan.h"

#include "llvm/Support/Error.h"

#include <optional>

namespace padlab::nightly {

/// Returns the plan of the newest night in a state; nullopt if there is none.
/// Reports unreadable plans on standard error.
std::optional<Plan> findNewestNight(llvm::StringRef stateDir);

/// Whether the last task of the plan has a result.
bool isFinished(const Plan &plan);

/// Writes down which process runs the night on this machine, so that another
/// one can tell it to end.
llvm::Error recordExecutor(const Plan &plan);

/// Prints the error on standard error in one line, and returns the exit code.
ExitCode fail(llvm::Error error);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_NIGHT_H
