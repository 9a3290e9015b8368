//===- Progress.h - how far a long command is -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_PROGRESS_H
#define PADLAB_FUZZ_PROGRESS_H

#include "padlab/fuzz/Names.h"

#include "llvm/Support/raw_ostream.h"

#include <chrono>

namespace padlab {

/// Shows how far a command is, and its remaining time, at most once a second.
class Progress {
public:
  explicit Progress(StringRef tool) : tool(tool) {}

  void show(uint64_t done, uint64_t total) {
    double now = seconds();
    if (now - shown < 1)
      return;
    shown = now;
    llvm::errs() << formatv("{0}: {1} of {2}, {3:F0} s left\n", tool, done,
                            total, now / done * (total - done));
  }

private:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  }

  StringRef tool;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
  double shown = 0;
};

} // namespace padlab

#endif // PADLAB_FUZZ_PROGRESS_H
