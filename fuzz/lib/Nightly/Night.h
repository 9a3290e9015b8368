//===- Night.h - the nights of a state -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_NIGHT_H
#define PADLAB_FUZZ_LIB_NIGHTLY_NIGHT_H

#include "padlab/dialect/ExitCode.h"
#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Plan.h"

#include <optional>

namespace padlab::nightly {

/// Returns the plan of the newest night in a state; nullopt if there is no
/// night or the plan cannot be read. Reports an unreadable plan on standard
/// error.
std::optional<Plan> findNewestNight(StringRef stateDir);

/// Whether the last task of the plan has a result.
bool isFinished(const Plan &plan);

/// Writes to a file which process runs the night on this machine, so that
/// another process can tell it to end.
Error recordExecutor(const Plan &plan);

/// Writes the file of `Plan::getCancelPath`.
Error noteCancelled(const Plan &plan);

/// Prints the error on standard error in one line, and returns the exit code.
ExitCode fail(Error error);

/// Runs `tool run-task PLAN ID` for all tasks that have no result yet, in the
/// plan's order as far as the tasks that they need and the number of `cores`
/// allow. A task whose process was killed from outside is started again, up to
/// three starts in all. SIGINT ends the running tasks; after that, only the
/// tasks that make the report (`Task::always`) run. With `onlyLast`, only these
/// run from the start.
///
/// Progress goes to standard error. Returns an error of one line if results
/// cannot be written.
Error execute(const Plan &plan, const std::string &tool, unsigned cores,
              bool onlyLast);

/// Two versions of LLVM may show different findings, and two builds of padlab
/// may count differently. A plan for several machines therefore names the LLVM
/// and the build with which the plan was made (the identity), and a worker that
/// takes a task compares this identity with its own.
///
/// Returns the identity: the schema of the plan, the version of LLVM, and
/// checksums (xxh3) of the tools that the plan's tasks run and of LLVM's
/// libraries, by the names of the files. A tool that a task of the plan builds
/// is left out.
json::Object describeIdentity(const Plan &plan);

/// Returns the first difference of two identities in one line; empty if there
/// is none.
std::string findDifference(const json::Object &planned,
                           const json::Object &here);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_NIGHT_H
