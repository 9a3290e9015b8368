//===- CompareOptions.h - what both comparing commands take -----*- C++ -*-===//
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

/// Flags that `compare` and `check-noise` share.
struct CompareOptions {
  CompareRule rule;
  /// The runs of each side, in the first comparison and in the second.
  unsigned runs = 6, reruns = 8;
  std::string state = ".padlab";
  bool json = false;
  Shown shown = Shown::Notable;
  /// For each run: whatever is not known here.
  std::vector<std::string> forRuns;
  /// The words that are no flags.
  std::vector<std::string> operands;
  /// One line; empty where all is well.
  std::string error;

  /// Takes `flag` where it is one of those.
  bool read(llvm::StringRef flag);
  /// Takes what no command knows: a flag for the runs, or an operand.
  void readOther(llvm::StringRef argument);
  /// Where the files of all comparisons are.
  std::string getComparisonsFolder() const;
  /// A folder for the files of this process.
  std::string getFolder() const;

  /// Prints the manual of a command with these options behind its own.
  static void printManual(ManualPage page);
};

int failComparison(const llvm::Twine &message);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_COMPAREOPTIONS_H
