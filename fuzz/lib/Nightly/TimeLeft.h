//===- TimeLeft.h - how long a task still takes ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_TIMELEFT_H
#define PADLAB_FUZZ_LIB_NIGHTLY_TIMELEFT_H

#include "padlab/fuzz/Plan.h"

namespace padlab::nightly {

/// Seconds that a task needs after `elapsed`, of which the last line of its log
/// is `word`. How far it says that it is (`[3/40] ...`, `3 of 40: ...`, both
/// while the third is at work) counts more than what the plan expects; one that
/// is late and says nothing is thought to be late by as much again.
double estimateSecondsLeft(const Task &task, double elapsed,
                           llvm::StringRef word);

/// `about 3 min`, `less than a minute`.
std::string describeSecondsLeft(double seconds);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_TIMELEFT_H
