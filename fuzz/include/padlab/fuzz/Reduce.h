//===- Reduce.h - the smallest case with the same signature -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shrinks a case while it stays interesting. The reducer knows nothing of
/// verdicts: the caller decides what is interesting (see Triage.h for the usual
/// decision). To add a reduction, add a function in fuzz/lib/Reduce/ that
/// offers edits, and an entry in Reductions.cpp.
///
/// A case is smaller than another if it has fewer operations; if these are
/// equal, fewer dynamic extents; then less exotic element types; then a smaller
/// text (`CaseSize`). Every accepted edit makes the case smaller in this order,
/// so that reduction ends.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_REDUCE_H
#define PADLAB_FUZZ_REDUCE_H

#include "padlab/dialect/Case.h"
#include "padlab/fuzz/Names.h"

#include <tuple>

namespace padlab {

struct ReduceOptions {
  unsigned maxSeconds = 60;
  /// Returns the number of seconds used, counted from any start. If it returns
  /// processor time, a reduction does not depend on the load of the machine.
  /// Without this function, wall-clock time is used. With it, the reduction
  /// also ends after `mostPatience` times `maxSeconds` of wall-clock time.
  std::function<double()> getUsedSeconds;
  static constexpr unsigned mostPatience = 6;
  /// If not null, receives whether the time limit ended the reduction, so that
  /// the case might still be made smaller.
  bool *isCut = nullptr;
  /// Called after each accepted edit with the number of remaining operations.
  std::function<void(unsigned operations)> progress;
};

/// Returns true if the candidate still shows the defect. The reducer then
/// accepts the candidate for sure, so that this function may demand more of
/// later candidates.
using Interesting = std::function<bool(const Case &candidate)>;

/// Returns the smallest case found. `theCase` itself must be interesting.
Case reduce(const Case &theCase, const Interesting &interesting,
            const ReduceOptions &options = {});

/// Counts the operations of the case, including module and entry.
unsigned countOperations(const Case &theCase);

/// The size of a case, in the order that reduction uses (see above).
struct CaseSize {
  unsigned operations = 0;
  unsigned dynamicExtents = 0;
  unsigned typeWeight = 0;
  std::string text;
  bool operator<(const CaseSize &other) const {
    return getKey() < other.getKey();
  }

private:
  std::tuple<unsigned, unsigned, unsigned, size_t, StringRef> getKey() const {
    return {operations, dynamicExtents, typeWeight, text.size(), text};
  }
};
CaseSize measure(const Case &theCase);

/// Returns the names of all reductions, in the order in which they are tried.
std::vector<std::string> getReductionNames();

} // namespace padlab

#endif // PADLAB_FUZZ_REDUCE_H
