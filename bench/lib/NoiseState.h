//===- NoiseState.h - what an interrupted check-noise found -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_NOISESTATE_H
#define PADLAB_BENCH_LIB_NOISESTATE_H

#include "NoiseTally.h"

#include "llvm/Support/Error.h"

namespace padlab {

/// A file with the tally of the comparisons that are done. It is there as long
/// as some are not, and belongs to checks of one `identity`: the same build,
/// asked for the same.
class NoiseState {
public:
  NoiseState(llvm::StringRef directory, llvm::StringRef identity);

  /// Names files of this check alone.
  llvm::StringRef getName() const { return name; }
  /// How many comparisons `tally` has of an earlier process; 0 where there is
  /// no file, or one that cannot be read.
  unsigned load(NoiseTally &tally) const;
  llvm::Error save(unsigned done, const NoiseTally &tally) const;
  void remove() const;

private:
  std::string identity, name, path;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_NOISESTATE_H
