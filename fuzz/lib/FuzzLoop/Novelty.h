//===- Novelty.h - what the corpus of a loop may still take -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// libFuzzer holds every case that marks one new counter, each of its children
/// is a copy, and what it reads again and again grows with them. The more it
/// holds, the more a case has to bring.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_NOVELTY_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_NOVELTY_H

#include "padlab/fuzz/Feedback.h"

#include <vector>

namespace padlab {

/// Calls `visit` with the numbers of the counters that the last case marked.
void visitMarkedCounters(FeedbackSignal signal,
                         llvm::function_ref<void(size_t)> visit);

class Novelty {
public:
  /// One more new mark is asked for with each `casesPerMark` that are held.
  explicit Novelty(unsigned casesPerMark = 8'000)
      : casesPerMark(casesPerMark) {}

  /// Whether libFuzzer may take the case that has just marked its counters. It
  /// may when the case runs functions that none before it ran, which is told
  /// but once; and when nothing is new: it may replace a larger case then.
  bool accepts();
  uint64_t getHeld() const { return held; }

private:
  unsigned casesPerMark;
  uint64_t held = 0;
  /// By signal: what the cases mark that are held.
  std::vector<bool> features, actions;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_NOVELTY_H
