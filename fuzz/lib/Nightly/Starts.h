//===- Starts.h - the starts of a task -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each time that a worker begins to work on a task, or refuses it, it writes a
/// file `tasks/ID/starts/N.json`. If the worker did not refuse the task, is no
/// longer running, and the start gave no result, the start has died.
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

/// If a task was started this often and died each time, it is given up.
inline constexpr unsigned maxStarts = 3;

struct Start {
  std::string node;     ///< The name of the node in Slurm, or of the host.
  std::string job;      ///< The number of the job in Slurm; empty outside of
                        ///< Slurm.
  double startedAt = 0; ///< Seconds since the epoch by the clock of the file
                        ///< system.
  /// How many seconds the node's own clock is ahead of the file system's.
  double clockAhead = 0;
  /// The reason if the node refused the task; otherwise empty.
  std::string refused;

  json::Object toJSON() const;
};

/// Returns the name of this machine. If two machines have the same name, they
/// still write different files (SharedFiles.h).
std::string getNodeName();
/// Returns a start by this machine, at the present time.
Start makeStart(StringRef taskDir);

/// Writes the start to the next free file; returns its number.
Expected<int> recordStart(StringRef taskDir, const Start &start);
/// Loads all starts of a task in their order. If a writer died while it wrote a
/// start, all fields of this start are empty.
std::vector<Start> loadStarts(StringRef taskDir);

/// Lists the starts that died: those that were not refused, gave no result, and
/// are not running. `isRunning` says whether a process works on the last start.
std::vector<Start> listDeaths(StringRef taskDir,
                              const std::optional<TaskResult> &result,
                              bool isRunning);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_STARTS_H
