//===- Slices.h - a share of all series ------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Workloads that do not fit the quiet minutes of one night are measured by
/// several in turn: `--slice=2/3` measures each third workload of every suite,
/// from the second. Each suite has something in each slice, as far as it has as
/// many workloads.
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
  /// That of this process.
  static Slices &get();

  /// `2/3`: the second of three. False for another text.
  bool set(llvm::StringRef text);

  /// Whether what is measured together under `unit` is in the slice. Units of a
  /// suite are numbered as they are asked for first.
  bool takes(llvm::StringRef suite, llvm::StringRef unit);

private:
  unsigned place = 0, number = 1;
  std::map<std::string, std::map<std::string, unsigned>> places;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SLICES_H
