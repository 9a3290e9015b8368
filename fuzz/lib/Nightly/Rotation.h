//===- Rotation.h - the series that nights measure in turn -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A night measures as many series as fit its time for benchmarks; the next
/// night begins with the series that were not measured for the longest time.
/// `STATE/bench-rotation.json` says when each was measured.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H
#define PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Plan.h"

#include "llvm/Support/JSON.h"

namespace padlab::nightly {

/// The number of parts into which the counting of instructions is divided. Each
/// night counts one part.
inline constexpr unsigned maxSlices = 3;

struct Rotation {
  /// The number of long nights that have measured so far.
  unsigned night = 0;
  /// The id of the run that was the last of these nights.
  std::string run;
  /// For each CPU and each unit (a set of series that are measured together):
  /// the number of the night that measured it last, as `night`, and the time
  /// that this took, as `seconds`.
  json::Object cpus;

  static Rotation load(StringRef stateDir);
  /// Adds the units that a benchmark of this night measured; returns false if
  /// it measured none. With `hadItsTurn`, the unit that was unfinished when the
  /// benchmark ended counts as measured, too, so that the next night does not
  /// begin with it.
  bool add(const json::Object &measured, bool hadItsTurn);
  /// Returns the CPU of `cpus` that this night measures in addition to the
  /// native one; empty if `cpus` is empty.
  StringRef choose(ArrayRef<StringRef> cpus) const;
};

/// Returns the path of the file that benchmarks take with --past.
std::string getRotationFile(StringRef stateDir);

/// Returns the tasks whose files have benchmarks, in the order in which a
/// report has them: `bench` first.
std::vector<const Task *> listBenchTasks(const Plan &plan);

/// Records in the rotation which units the run has measured, even if it ran
/// into a limit. Does nothing if this is already recorded, because a report may
/// be made a second time.
Error noteMeasured(const Plan &plan, StringRef stateDir);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H
