//===- SequenceLosses.h - sequences that mostly die -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// A hang costs as much as many cases. The part of a sequence that leads to
/// one, up to the pass that does not end, is therefore run less often by the
/// loop that met it, in proportion to the time lost. It is still run sometimes,
/// and more often again after runs that end.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H

#include "padlab/fuzz/Choices.h"
#include "padlab/fuzz/Names.h"

namespace padlab {

/// The counts lie in memory that children share, so that each knows what its
/// parent has recorded last.
class SequenceLosses {
public:
  /// The cost of a death, in cases.
  static constexpr unsigned hang = 40, crash = 2;
  /// The minimal percentage of cases that are run, whatever happened to earlier
  /// ones.
  static constexpr unsigned leastShare = 12;

  SequenceLosses();
  ~SequenceLosses();
  SequenceLosses(const SequenceLosses &) = delete;
  SequenceLosses &operator=(const SequenceLosses &) = delete;

  /// Records that a case with this sequence (empty: none) ended well.
  void addEnd(StringRef sequence);
  /// Records that a case with this sequence died in `pass`.
  void addDeath(StringRef sequence, StringRef pass, unsigned cost);

  /// Returns the percentage of cases with this sequence that are worth their
  /// time.
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
