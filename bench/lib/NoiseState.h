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

/// A file with the tally of the finished comparisons. It exists until all are
/// finished, and belongs to checks of one `identity`: the same build with the
/// same parameters.
class NoiseState {
public:
  NoiseState(llvm::StringRef directory, llvm::StringRef identity);

  /// A name that only files of this check have.
  llvm::StringRef getName() const { return name; }
  /// Loads the comparisons of an earlier process into `tally`; returns their
  /// number, 0 if there is no file, or one that cannot be read.
  unsigned load(NoiseTally &tally) const;
  llvm::Error save(unsigned done, const NoiseTally &tally) const;
  void remove() const;

private:
  std::string identity, name, path;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_NOISESTATE_H
