//===- Injection.h - slow-downs that a test asks for ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes chosen series slower by a share of their own time, so that tests can
/// check that a slow-down of 5 % is found. After each slice, or after each call
/// of a thunk with `before`, the harness waits until the longer time is over.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_INJECTION_H
#define PADLAB_BENCH_INJECTION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace padlab {

struct Injection {
  /// A regular expression that the names of series match.
  std::string pattern;
  /// The slow-down as a share of the series' own time.
  double share = 0;

  bool matches(llvm::StringRef series) const;
  /// Parses `REGEX:5%`. The error is one line.
  static llvm::Expected<Injection> parse(llvm::StringRef text);
};

/// The injections of this process.
class Injections {
public:
  static Injections &get();

  void add(Injection injection) { all.push_back(std::move(injection)); }
  /// Sets the group for `getShareOfContestant` while the object lives: a series
  /// is named `GROUP/CONTESTANT`.
  class Group {
  public:
    explicit Group(llvm::StringRef name);
    ~Group();
    Group(const Group &) = delete;
    Group &operator=(const Group &) = delete;

  private:
    std::string outer;
  };
  /// The group that the innermost living `Group` object set; empty if there is
  /// none.
  llvm::StringRef getGroup() const { return group; }
  /// Returns the share by which the series is made slower; 0 if no injection
  /// matches.
  double getShare(llvm::StringRef series) const;
  double getShareOfContestant(llvm::StringRef name) const;

private:
  std::vector<Injection> all;
  std::string group;
};

} // namespace padlab

#endif // PADLAB_BENCH_INJECTION_H
