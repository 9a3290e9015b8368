//===- GroupProgress.h - how far a run is, and how long it takes -*- C++
//-*-===//
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

/// One line on standard error, which a terminal sees change and a file as a
/// line a group.
class GroupProgress {
public:
  /// The progress of this process.
  static GroupProgress &get();

  /// Groups count when one of their benchmarks matches `filter`, a regular
  /// expression as Google Benchmark takes it; empty matches all.
  void setFilter(llvm::StringRef filter) { this->filter = filter.str(); }
  void expect(llvm::StringRef group, llvm::StringRef benchmark);
  /// Names of those that count.
  const std::set<std::string> &getGroups() const { return groups; }
  /// Notes a group that is measured, and one that was measured before.
  void begin(llvm::StringRef group);
  void end();
  void skip(llvm::StringRef group);
  /// Ends the line.
  void finish();

  /// "[3/12] 25 %, 40 s left: NAME", of what was expected, with `seconds` for
  /// the `measured` of the `done` groups.
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
