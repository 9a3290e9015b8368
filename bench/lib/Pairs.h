//===- Pairs.h - runs that measured in turn ------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_PAIRS_H
#define PADLAB_BENCH_LIB_PAIRS_H

#include "padlab/bench/Compare.h"

namespace padlab {

using RunPairs = std::vector<std::pair<const ResultFile *, const ResultFile *>>;

/// Pairs the runs of both sides that measured in turn. Returns none unless all
/// runs have a partner, and there are at least `minPairs`.
RunPairs findPairs(Runs a, Runs b);

/// For a series that all runs have, returns how much longer B takes than A in
/// each pair, as a logarithm; empty if the rounds of some pair do not
/// correspond.
std::vector<double> getDifferences(llvm::StringRef series,
                                   const RunPairs &pairs);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_PAIRS_H
