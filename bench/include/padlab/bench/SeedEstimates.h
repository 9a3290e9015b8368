//===- SeedEstimates.h - what was estimated and what is measured -*- C++ -*-==//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The document that pad fusion started from estimates what it saves (sections
/// 4.2.1, 5.1.5, 6.2, 6.3). Beside each estimate stands what its examples give
/// here: bytes held as the runtime counts them, traffic by the models of
/// Traffic.h, times as ratios within one run.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_SEEDESTIMATES_H
#define PADLAB_BENCH_SEEDESTIMATES_H

#include "padlab/bench/Suite.h"

namespace padlab {

/// A line of the table.
struct SeedEstimate {
  std::string section, quantity;
  /// The document's estimate, as it stands there.
  std::string estimate;
  /// With upstream's fusion, which the document describes, and with ours.
  std::string upstream, ours;
};

/// Compiles, checks and measures the examples. Where one of them fails its
/// lines say so, and `failed` is set.
std::vector<SeedEstimate> measureSeedEstimates(const SuiteOptions &options,
                                               bool &failed);

/// The lines as a Markdown table.
std::string printSeedEstimates(llvm::ArrayRef<SeedEstimate> estimates);

} // namespace padlab

#endif // PADLAB_BENCH_SEEDESTIMATES_H
