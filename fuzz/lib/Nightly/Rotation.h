//===- Rotation.h - what nights measure in turn ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A night measures as many series as fit its quiet minutes; the next one
/// begins with what was not measured for longest (`STATE/bench-rotation.json`).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H
#define PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H

#include "padlab/fuzz/Names.h"
#include "padlab/fuzz/Plan.h"

#include "llvm/Support/JSON.h"

namespace padlab::nightly {

/// The number of parts in which instructions are counted, one per night.
inline constexpr unsigned maxSlices = 3;

struct Rotation {
  /// The number of long nights that have measured so far.
  unsigned night = 0;
  /// The run of the last of these nights.
  std::string run;
  /// For each CPU and each unit (series that are measured together), the
  /// `night` that measured it last, and the `seconds` that this took.
  json::Object cpus;

  static Rotation load(StringRef stateDir);
  /// Adds the units that a benchmark of this night measured; returns false if
  /// there are none. With `hadItsTurn`, the unit that the benchmark was
  /// measuring when it ended counts, too, so that the next night does not begin
  /// with it.
  bool add(const json::Object &measured, bool hadItsTurn);
  /// Returns the CPU that this night measures beside the native one.
  StringRef choose(ArrayRef<StringRef> cpus) const;
};

/// Returns the path of the file that benchmarks take with --past.
std::string getRotationFile(StringRef stateDir);

/// Returns the tasks whose files have benchmarks, in the order in which a
/// report has them: `bench` first.
std::vector<const Task *> listBenchTasks(const Plan &plan);

/// Notes in the rotation what the run has measured, even if it came to a limit.
/// Does nothing if this was noted before, because a report may be made again.
Error noteMeasured(const Plan &plan, StringRef stateDir);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H
