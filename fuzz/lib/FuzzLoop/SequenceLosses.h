//===- SequenceLosses.h - sequences that mostly die -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// A hang costs as much as many cases. What of a sequence leads to one, up to
/// the pass that does not end, is run less often by the loop that met it, in
/// proportion to the time that is lost; never not at all, and again more often
/// where it ends well.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H
#define PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H

#include "padlab/fuzz/Choices.h"

#include "llvm/ADT/StringMap.h"

namespace padlab {

class SequenceLosses {
public:
  /// The cost of a death, in cases.
  static constexpr unsigned hang = 40, crash = 2;
  /// Percent of the cases that are run, whatever became of those before.
  static constexpr unsigned leastShare = 12;

  /// A case with this sequence (empty: it has none) ended.
  void addEnd(llvm::StringRef sequence);
  /// It died in `pass`.
  void addDeath(llvm::StringRef sequence, llvm::StringRef pass, unsigned cost);

  /// Percent of the cases with this sequence that are worth their time.
  unsigned getShare(llvm::StringRef sequence) const;
  bool accepts(llvm::StringRef sequence, Choices &choices) const {
    return choices.chance(getShare(sequence));
  }

private:
  struct Count {
    /// Cases, as far as they were counted, and what was lost by them.
    unsigned cases, lost;
  };
  /// By the names of the passes up to one in which a case died.
  llvm::StringMap<Count> counts;
};

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_FUZZLOOP_SEQUENCELOSSES_H
