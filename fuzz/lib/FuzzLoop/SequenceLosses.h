//===- SequenceLosses.h - sequences that mostly die -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// A hang costs as much time as many cases. So if a case hangs, the loop runs
/// sequences that begin with the same passes, up to the one that does not end,
/// less often, in proportion to the time lost. It still runs some of them, and
/// more again after cases that end.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H

#include "padlab/fuzz/Choices.h"
#include "padlab/fuzz/Names.h"

namespace padlab {

/// Counts how often sequences end or die. The counts lie in memory that all
/// children share, so that each child knows what its parent has recorded last.
class SequenceLosses {
public:
  /// The cost of a hang and of a crash: the number of cases that could be run
  /// in the same time.
  static constexpr unsigned hang = 40, crash = 2;
  /// At least this percentage of the cases is run, whatever happened to earlier
  /// ones.
  static constexpr unsigned leastShare = 12;

  SequenceLosses();
  ~SequenceLosses();
  SequenceLosses(const SequenceLosses &) = delete;
  SequenceLosses &operator=(const SequenceLosses &) = delete;

  /// Records that a case with this sequence ended well. The sequence is empty
  /// if the case has none.
  void addEnd(StringRef sequence);
  /// Records that a case with this sequence died in `pass`.
  void addDeath(StringRef sequence, StringRef pass, unsigned cost);

  /// Returns the percentage of cases with this sequence that should be run.
  unsigned getShare(StringRef sequence) const;
  bool accepts(StringRef sequence, Choices &choices) const {
    return choices.chance(getShare(sequence));
  }

private:
  struct Table;

  /// Null if there is no memory: then nothing is recorded.
  Table *table;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H
