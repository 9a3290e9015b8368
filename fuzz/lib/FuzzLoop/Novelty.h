//===- Novelty.h - what the corpus of a loop may still take -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// libFuzzer keeps every case that marks one new counter; its memory, which
/// each child copies, and the time for reading cases again grow with their
/// number. So the more cases it holds, the more new marks a case must bring.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_NOVELTY_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_NOVELTY_H

#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/Names.h"

#include <vector>

namespace padlab {

/// Calls `visit` with the numbers of the counters that the last case marked.
void visitMarkedCounters(FeedbackSignal signal,
                         llvm::function_ref<void(size_t)> visit);

class Novelty {
public:
  /// One more new mark is required of a case for each `casesPerMark` cases that
  /// are held.
  explicit Novelty(unsigned casesPerMark = 8'000)
      : casesPerMark(casesPerMark) {}

  /// Returns whether libFuzzer may take the case that has just marked its
  /// counters. It may if the case runs functions that no case before has run,
  /// because that is reported only once. It also may if nothing is new, since
  /// the case may replace a larger one then.
  bool accepts();
  uint64_t getHeld() const { return held; }

private:
  unsigned casesPerMark;
  uint64_t held = 0;
  /// For each signal, what the held cases mark.
  std::vector<bool> features, actions;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_NOVELTY_H
