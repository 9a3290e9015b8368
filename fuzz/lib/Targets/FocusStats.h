//===- FocusStats.h - how often the focus of a sequence fires -*- C++ -*- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts how often the focus of a sequence of target `passes` changes the
/// program. The focus is the step for which the sequence was drawn. A focus
/// that never changes a program is not tested.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_TARGETS_FOCUSSTATS_H
#define PADLAB_LIB_TARGETS_FOCUSSTATS_H

#include "padlab/fuzz/Worker.h"

#include <array>
#include <map>
#include <string>

namespace padlab::generate {

class FocusStats {
public:
  /// Counts only focuses whose names contain `name`.
  FocusStats(llvm::StringRef name = "");

  /// Draws the case of `seed` and runs it up to its focus, in a worker, because
  /// it may crash.
  void count(uint64_t seed);
  /// For each focus, and each form of programs that its hint names, runs
  /// `cases` programs of this form up to the focus. Their seeds begin with
  /// `seed`.
  void countForms(uint64_t seed, uint64_t cases);

  /// The effect of the focus on a case.
  enum Outcome : unsigned {
    Fired,
    Idle,
    Refused, ///< The focus reported an error.
    Died,
    Early, ///< The focus did not run: a step before it failed or died, or no
           ///< program was drawn.
  };
  static constexpr unsigned numOutcomes = 5;

  /// Returns the number of cases with this outcome, over all focuses.
  uint64_t getTotal(Outcome outcome) const;

  /// Prints a line for all focuses together, then one line for each. Focuses
  /// that fire least come first.
  std::string str() const;
  /// Prints the result of `countForms`, separated by tabs: the focus, the form,
  /// the number of cases, and the number of cases in which the focus fired.
  std::string printForms() const;

private:
  using Counts = std::array<uint64_t, numOutcomes>;

  /// Counts the case of a seed. `pair` is a focus and a form, separated by a
  /// tab; if it is empty, the seed decides both.
  void count(uint64_t seed, llvm::StringRef pair);

  Worker worker;
  std::string name;
  /// The counts by the name of a focus, or by a pair of a focus and a form.
  std::map<std::string, Counts> focuses;
  uint64_t unfocused = 0;
};

} // namespace padlab::generate

#endif // PADLAB_LIB_TARGETS_FOCUSSTATS_H
