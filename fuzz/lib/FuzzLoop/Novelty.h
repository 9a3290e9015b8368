//===- Novelty.h - what the corpus of a loop may still take -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// libFuzzer keeps every case that marks one new counter. Its memory grows with
/// the number of cases, and so does the time of each start, at which cases are
/// read again. So the more cases libFuzzer holds, the more new marks a further
/// case must bring.
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
  /// For each `casesPerMark` cases that libFuzzer holds, a case needs one more
  /// new mark.
  explicit Novelty(unsigned casesPerMark = 8'000)
      : casesPerMark(casesPerMark) {}

  /// Returns whether libFuzzer may take the case that has just marked its
  /// counters. A case that runs functions which no case before has run may
  /// always be taken, because a function is reported only once. So may a case
  /// that marks nothing new, because libFuzzer takes it only in place of a
  /// larger one.
  bool accepts();
  uint64_t getHeld() const { return held; }

private:
  unsigned casesPerMark;
  uint64_t held = 0;
  /// For each signal, which counters the cases that libFuzzer holds have
  /// marked.
  std::vector<bool> features, actions;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_NOVELTY_H
