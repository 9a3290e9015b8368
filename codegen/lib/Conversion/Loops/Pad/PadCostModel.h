//===- PadCostModel.h - which strategy for what size ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides how a destination is written if no strategy was chosen. If a size is
/// dynamic, the program decides at run time.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADCOSTMODEL_H
#define PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADCOSTMODEL_H

#include "padlab/codegen/TargetTraits.h"

#include <algorithm>

namespace padlab {

struct PadCostModel {
  /// The width in bits of the vectors with which transposed inputs are read; 0
  /// if they are read as scalars.
  unsigned vectorBits = 0;
  /// Destinations of at most this number of bytes, whose rows have at most
  /// `mostFilledRowBytes`, are filled as a whole: the gap between two rows
  /// costs more than writing the row twice, as long as the first-level cache
  /// holds everything.
  int64_t mostFilledBytes = 0;
  int64_t mostFilledRowBytes = 0;
  /// Destinations of at least this number of bytes bypass the caches; 0 means
  /// none.
  int64_t fewestNonTemporalBytes = 0;

  /// The height and the width of the tiles in which inputs are transposed: a
  /// third of the first-level cache.
  int64_t tileRows = 32, tileRowBytes = 512;

  /// Sets sizes at which small programs use the code for large ones.
  void shrink() {
    mostFilledBytes = std::min<int64_t>(mostFilledBytes, 192);
    mostFilledRowBytes = std::min<int64_t>(mostFilledRowBytes, 32);
    if (fewestNonTemporalBytes != 0)
      fewestNonTemporalBytes = 384;
    // A tile has four rows of two 128-bit vectors, because few generated
    // tensors have rows that fill wider ones.
    vectorBits = std::min(vectorBits, 128u);
    tileRows = 4;
    tileRowBytes = 32;
  }

  /// Assumes that the destination is in no cache: ordinary stores would first
  /// read its lines, which costs more than a cached result gains.
  void expectColdDestinations() {
    mostFilledBytes = 0;
    fewestNonTemporalBytes = 1;
  }

  /// Returns the model for `target`. If nothing is known about it, the model
  /// always chooses one pass.
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
  /// The limit where nothing was measured, even if the cache is larger: a
  /// larger cache is shared by many cores, so that one core does not get all of
  /// it.
  static constexpr int64_t mostCachedBytes = 32 << 20;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADCOSTMODEL_H
