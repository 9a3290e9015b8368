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

#include "padlab/fuzz/Plan.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/JSON.h"

namespace padlab::nightly {

/// The number of parts in which instructions are counted, one per night.
inline constexpr unsigned maxSlices = 3;

struct Rotation {
  /// Long nights that have measured so far.
  unsigned night = 0;
  /// The last of these nights' runs.
  std::string run;
  /// For each CPU, what is measured together: the `night` that did it last, and
  /// the `seconds` that it took.
  llvm::json::Object cpus;

  static Rotation load(llvm::StringRef stateDir);
  /// Adds what a benchmark of this night wrote; false if it is nothing. If
  /// the unit that was under way `hadItsTurn`, the next night does not begin with
  /// it.
  bool add(const llvm::json::Object &measured, bool hadItsTurn);
  /// The CPU that is measured beside the native one this time.
  llvm::StringRef choose(llvm::ArrayRef<llvm::StringRef> cpus) const;
};

/// The file that benchmarks take with --past.
std::string getRotationFile(llvm::StringRef stateDir);

/// The tasks whose files have benchmarks, in the order in which a report has
/// them: `bench` first.
std::vector<const Task *> listBenchTasks(const Plan &plan);

/// Notes what the run has measured, or what a limit let it measure. A report
/// that is made again says the same.
llvm::Error noteMeasured(const Plan &plan, llvm::StringRef stateDir);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H
