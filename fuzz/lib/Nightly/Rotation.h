//===- Rotation.h - what nights measure in turn ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A night measures as many series as fit its quiet minutes; the next one
/// begins where it stopped (`STATE/bench-rotation.json`). Three nights in turn
/// measure all of them.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H
#define PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H

#include "padlab/fuzz/Plan.h"

#include "llvm/ADT/ArrayRef.h"

namespace padlab::nightly {

/// No series waits for longer.
inline constexpr unsigned maxSlices = 3;

struct Rotation {
  /// Long nights that have measured so far.
  unsigned night = 0;
  /// The seconds that all series of the native CPU took, as the last of them
  /// saw it; 0 where none has measured yet.
  double seconds = 0;
  /// The run that said so.
  std::string run;

  static Rotation load(llvm::StringRef stateDir);
  /// Into how many slices they are cut so that each takes `budget` seconds.
  unsigned getSlices(double budget) const;
  /// The CPU that is measured beside the native one this time.
  llvm::StringRef choose(llvm::ArrayRef<llvm::StringRef> cpus) const;
};

/// The tasks whose files have benchmarks, in the order in which a report has
/// them: `bench` first.
std::vector<const Task *> listBenchTasks(const Plan &plan);

/// Says that the run has measured its slice, or what a limit let it measure. A report that is made again says
/// the same.
llvm::Error noteMeasured(const Plan &plan, llvm::StringRef stateDir);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_ROTATION_H
