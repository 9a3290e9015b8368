//===- FocusStats.h - how often the focus of a sequence fires -*- C++ -*- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts how often sequences of target `passes` change the program by their
/// focus: the step for which the sequence was drawn. A focus that never changes
/// a program is not tested.
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
  /// Counts focuses with `name` in their name.
  FocusStats(llvm::StringRef name = "");

  /// Runs the case of this seed up to its focus, in a worker: it may crash.
  void count(uint64_t seed);
  /// For each focus and each form of program that its hint names, runs `cases`
  /// programs of this form up to the focus, with seeds from `seed` on.
  void countForms(uint64_t seed, uint64_t cases);

  /// The outcome for the focus of a case.
  enum Outcome : unsigned {
    Fired,
    Idle,
    Refused, ///< The focus reported an error.
    Died,
    Early, ///< A step before it failed or died.
  };
  static constexpr unsigned numOutcomes = 5;

  /// Returns the number of cases with this outcome, over all focuses.
  uint64_t getTotal(Outcome outcome) const;

  /// Prints a line for all focuses, then one for each, those that fire least
  /// first.
  std::string str() const;
  /// Prints the result of `countForms`: focus, form, cases and those that
  /// fired, separated by tabs.
  std::string printForms() const;

private:
  using Counts = std::array<uint64_t, numOutcomes>;

  /// Counts the case of a seed. `pair` is a focus and a form, separated by a
  /// tab; empty stands for the pair that the seed draws.
  void count(uint64_t seed, llvm::StringRef pair);

  Worker worker;
  std::string name;
  /// The counts by the name of a focus, or by a pair of a focus and a form.
  std::map<std::string, Counts> focuses;
  uint64_t unfocused = 0;
};

} // namespace padlab::generate

#endif // PADLAB_LIB_TARGETS_FOCUSSTATS_H
