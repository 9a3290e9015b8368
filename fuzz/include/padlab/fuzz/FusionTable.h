//===- FusionTable.h - how often pad fusion fires ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts, over the programs of a generator, what the producers of pads are,
/// how many pads `padlab-fuse-pad` fuses, and why it does not fuse the others.
/// It uses only the remarks of the pass and the pads that are left, which any
/// user can see.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_FUSIONTABLE_H
#define PADLAB_FUZZ_FUSIONTABLE_H

#include "padlab/fuzz/Generator.h"

#include "llvm/Support/JSON.h"

#include <array>
#include <map>

namespace padlab {

/// The kind of a pad's source before any fusion. Casts, slices and reshapes
/// between the pad and its source are skipped.
enum class PadSource : unsigned {
  Elementwise, ///< A structured operation: parallel loops, permuted result.
  Destination, ///< Another destination-style operation.
  Pad,         ///< Another pad.
  None,        ///< An argument, a constant, an operation of another kind.
};
inline constexpr unsigned numPadSources = 4;

/// The outcome for a pad, in the words of the remarks.
enum class PadOutcome : unsigned {
  Fused,  ///< "pad fused", or the pad is gone, and there is no remark on it.
  Rule,   ///< "pad not fused, rule N: reason".
  Cost,   ///< "pad not fused, cost: reason".
  Other,  ///< Any other "pad not fused": there is nothing to fuse it with.
  Silent, ///< The pad is not fused, and there is no remark on it.
};
inline constexpr unsigned numPadOutcomes = 5;

struct FusionTable {
  uint64_t programs = 0, withPad = 0, withProducer = 0;
  /// The number of programs in which at least one pad was fused.
  uint64_t fired = 0;
  /// Numbers of programs that have pads, none of which was fused: `ruledOut`
  /// because of a rule or without a reason, `costly` because of cost, `nothing`
  /// because there was nothing to fuse the pads with.
  uint64_t ruledOut = 0, costly = 0, nothing = 0;
  /// How often the pass failed, left something that does not verify, or died.
  uint64_t failures = 0;
  /// The number of pads, by source and outcome.
  std::array<std::array<uint64_t, numPadOutcomes>, numPadSources> pads = {};
  /// The number of pads that are not fused, by remark: `rule 4: ...`, `cost:
  /// ...`.
  std::map<std::string, uint64_t> refusals;
  /// The first failures, one line each.
  std::vector<std::string> examples;

  void add(const FusionTable &other);
  std::string str() const;
  json::Object toJSON() const;
  static FusionTable fromJSON(const json::Object &object);
};

/// Runs the pass on the cases of `count` seeds, in a worker.
FusionTable countFusions(const FuzzTarget &target, uint64_t seed,
                         uint64_t count);

} // namespace padlab

#endif // PADLAB_FUZZ_FUSIONTABLE_H
