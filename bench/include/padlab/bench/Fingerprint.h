//===- Fingerprint.h - which machine this is, and how busy ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Two times are comparable only if they were taken on the same machine in the
/// same state, so results carry a fingerprint. Properties that change from
/// minute to minute are stored next to it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_FINGERPRINT_H
#define PADLAB_BENCH_FINGERPRINT_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <utility>
#include <vector>

namespace padlab {

using ContextEntries = std::vector<std::pair<std::string, std::string>>;

/// Describes the machine by `machine_cpu`, `machine_model`,
/// `machine_microcode`, `machine_cores`, `machine_caches`, `machine_kernel`,
/// `machine_huge_pages`, `machine_governor`, `machine_virtual`, and
/// `fingerprint`, a hash of them in hexadecimal: results are compared only
/// within one fingerprint. An entry that cannot be read is "unknown". `root` is
/// the folder with `proc` and `sys`; tests pass their own.
ContextEntries describeMachine(llvm::StringRef root = "/");

/// How busy other processes keep the processors.
struct Busyness {
  /// The number of runnable threads: the load average of the last minute.
  double load = 0;
  unsigned cores = 1;
  /// The share of processor time that the host of a virtual machine took
  /// (`steal`), and that all processes on this machine used (`used`).
  double steal = 0, used = 0;
  /// Share of the last ten seconds that some thread waited for a processor
  /// (pressure stall information); below 0 if the kernel does not say.
  double pressure = -1;

  /// Explains in one line why timings are less reliable than usual; empty if
  /// there is no reason.
  std::string explain() const;
  /// Returns the entries `load`, `used`, `steal`, `pressure` and `busy` ("no",
  /// or the reason).
  ContextEntries toContext() const;
};

/// Watches the machine for `seconds`, during which this process should be idle.
Busyness measureBusyness(double seconds = 0.2, llvm::StringRef root = "/");

/// Returns everything that results carry in their context: schema, machine, how
/// busy it is, versions and `targetCPU`.
ContextEntries describeRun(llvm::StringRef targetCPU);

} // namespace padlab

#endif // PADLAB_BENCH_FINGERPRINT_H
