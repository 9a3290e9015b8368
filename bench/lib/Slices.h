//===- Slices.h - a share of all series ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Workloads that do not fit in the quiet minutes of one night are measured by
/// several nights in turn: `--slice=2/3` measures every third workload of each
/// suite, from the second on. So each suite with enough workloads has some in
/// each slice.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SLICES_H
#define PADLAB_BENCH_LIB_SLICES_H

#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>

namespace padlab {

class Slices {
public:
  /// Returns the slices of this process.
  static Slices &get();

  /// Parses `2/3`, the second of three slices. Returns false for any other
  /// text.
  bool set(llvm::StringRef text);

  /// Whether the slice contains `unit`, whose series are measured together. The
  /// units of a suite are numbered in the order of the first calls.
  bool takes(llvm::StringRef suite, llvm::StringRef unit);

private:
  unsigned place = 0, number = 1;
  std::map<std::string, std::map<std::string, unsigned>> places;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SLICES_H
