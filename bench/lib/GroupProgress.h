//===- GroupProgress.h - how far a run is -----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PROGRESS_H
#define PADLAB_BENCH_PROGRESS_H

#include "llvm/ADT/StringRef.h"

#include <set>
#include <string>

namespace padlab {

/// A progress line on standard error: a terminal shows it changing, and a file
/// gets one line per group that is measured.
class GroupProgress {
public:
  /// The progress of this process.
  static GroupProgress &get();

  /// Counts only groups with a benchmark that matches `filter`, a regular
  /// expression as Google Benchmark takes it; empty matches all.
  void setFilter(llvm::StringRef filter) { this->filter = filter.str(); }
  void expect(llvm::StringRef group, llvm::StringRef benchmark);
  /// Returns the names of the groups that count.
  const std::set<std::string> &getGroups() const { return groups; }
  /// `begin` and `end` record that a group is measured, `skip` that an
  /// interrupted run has measured it.
  void begin(llvm::StringRef group);
  void end();
  void skip(llvm::StringRef group);
  /// Erases the line on a terminal.
  void finish();

  /// Formats "[3/12] 40 s left: NAME". The estimate takes the mean time of the
  /// `measured` groups, which took `seconds`, for each group that is left.
  std::string format(llvm::StringRef group) const;

private:
  void print(llvm::StringRef group);

  std::string filter;
  std::set<std::string> groups;
  size_t done = 0, measured = 0;
  double seconds = 0, begun = 0;
  bool isLineOpen = false;
};

} // namespace padlab

#endif // PADLAB_BENCH_PROGRESS_H
