//===- CompareOptions.h - options of the comparing commands -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_COMPAREOPTIONS_H
#define PADLAB_BENCH_LIB_COMPAREOPTIONS_H

#include "CompareReport.h"

#include "padlab/dialect/Manual.h"

namespace padlab {

/// Flags that `compare`, `check-noise` and `bisect` share.
struct CompareOptions {
  CompareRule rule;
  /// The number of runs of each side in the first comparison, and in the
  /// second.
  unsigned runs = 6, reruns = 8;
  std::string state = ".padlab";
  bool json = false;
  Shown shown = Shown::Notable;
  /// Arguments for each run: all options that this command does not know.
  std::vector<std::string> forRuns;
  /// The words that are no flags.
  std::vector<std::string> operands;
  /// One line; empty if all is well.
  std::string error;

  /// Returns whether `flag` is one of these options, and reads it.
  bool read(llvm::StringRef flag);
  /// Handles arguments that no command knows: a flag for the runs, or an
  /// operand.
  void readOther(llvm::StringRef argument);
  /// Returns the folder of the files of all comparisons.
  std::string getComparisonsFolder() const;
  /// Returns a folder, named after the time, for the files of this process.
  std::string getFolder() const;

  /// Prints the manual of a command, followed by these options.
  static void printManual(ManualPage page);
};

int failComparison(const llvm::Twine &message);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_COMPAREOPTIONS_H
