//===- Starts.h - who has begun with a task --------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `tasks/ID/starts/N.json`, one for each time that a worker took the task. A
/// start without a result whose worker is no longer running has died.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_STARTS_H
#define PADLAB_FUZZ_LIB_NIGHTLY_STARTS_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Plan.h"

#include <optional>
#include <string>
#include <vector>

namespace padlab::nightly {

/// A task that was started this often and died each time is given up.
inline constexpr unsigned maxStarts = 3;

struct Start {
  std::string node;     ///< Slurm's node, else the host's name.
  std::string job;      ///< Slurm's job; else empty.
  double startedAt = 0; ///< Seconds since the epoch, of the file system.
  /// How many seconds the node's own clock is ahead of the file system's.
  double clockAhead = 0;
  /// Why the node did not take the task; empty if it did.
  std::string refused;

  json::Object toJSON() const;
};

/// Returns the name of this machine. Two machines of the same name nevertheless
/// write different files (SharedFiles.h).
std::string getNodeName();
/// Makes a start on this machine, at the present time.
Start makeStart(StringRef taskDir);

/// Records the start; returns its number.
Expected<int> recordStart(StringRef taskDir, const Start &start);
/// Loads the starts in their order. A start whose writer died while writing is
/// empty.
std::vector<Start> loadStarts(StringRef taskDir);

/// Lists the starts that died, given the task's result, and whether a process
/// works on the last one.
std::vector<Start> listDeaths(StringRef taskDir,
                              const std::optional<TaskResult> &result,
                              bool isRunning);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_STARTS_H
