//===- PadCostModel.h - which strategy for what size ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How a destination is written where nobody chose a strategy. Sizes that only
/// the run knows are decided by the run.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADCOSTMODEL_H
#define PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADCOSTMODEL_H

#include "padlab/codegen/TargetTraits.h"

#include <algorithm>

namespace padlab {

struct PadCostModel {
  /// Bits of the vectors in which inputs that lie across are transposed; 0:
  /// they are not.
  unsigned vectorBits = 0;
  /// Destinations of at most so many bytes, whose rows have at most
  /// `mostFilledRowBytes`, are filled as a whole: what lies between two rows
  /// costs more than to write the row twice, as long as the first level of
  /// cache holds it all.
  int64_t mostFilledBytes = 0;
  int64_t mostFilledRowBytes = 0;
  /// Destinations of at least so many bytes bypass the caches; 0: none do.
  int64_t fewestNonTemporalBytes = 0;

  /// The height and the width of tiles in which inputs that lie across are
  /// transposed: a third of the first level of cache.
  int64_t tileRows = 32, tileRowBytes = 512;

  /// Sizes at which small programs meet the code of large ones.
  void shrink() {
    mostFilledBytes = std::min<int64_t>(mostFilledBytes, 192);
    mostFilledRowBytes = std::min<int64_t>(mostFilledRowBytes, 32);
    if (fewestNonTemporalBytes != 0)
      fewestNonTemporalBytes = 384;
    // Two of the shortest vectors by four rows: hardly a generated tensor has
    // a row of the longest.
    vectorBits = std::min(vectorBits, 128u);
    tileRows = 4;
    tileRowBytes = 32;
  }

  /// For destinations that no cache holds: to read their lines first costs more
  /// than anything that a cache would give.
  void expectColdDestinations() {
    mostFilledBytes = 0;
    fewestNonTemporalBytes = 1;
  }

  /// Nothing is decided for a target of which nothing is known: one pass.
  static PadCostModel get(const TargetTraits &target) {
    PadCostModel model;
    if (target.vectorBits == 0)
      return model;
    model.vectorBits = target.vectorBits;
    model.mostFilledBytes = target.filledBytes ? target.filledBytes : 16 << 10;
    model.mostFilledRowBytes =
        target.filledRowBytes ? target.filledRowBytes : 256;
    model.fewestNonTemporalBytes = mostCachedBytes;
    if (int64_t cache = target.lastLevelCacheBytes)
      model.fewestNonTemporalBytes = std::min(cache, mostCachedBytes);
    if (int64_t measured = target.nonTemporalBytes)
      model.fewestNonTemporalBytes = measured;
    return model;
  }

private:
  /// Where nothing was measured. A larger cache is shared by many cores: one of
  /// them does not get it.
  static constexpr int64_t mostCachedBytes = 32 << 20;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADCOSTMODEL_H
