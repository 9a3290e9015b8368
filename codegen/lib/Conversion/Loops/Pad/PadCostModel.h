//===- PadCostModel.h - which strategy for what size ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides how a destination is written if the pad operation has no strategy.
/// If a size is dynamic, the program decides at run time.
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
  /// Destinations of at most this number of bytes, whose interior rows have at
  /// most `mostFilledRowBytes`, are first filled as a whole with the border's
  /// value. Then each row is written twice, which costs less than a separate
  /// loop for the gap between two rows, as long as the first-level cache holds
  /// the whole destination.
  int64_t mostFilledBytes = 0;
  int64_t mostFilledRowBytes = 0;
  /// Destinations of at least this number of bytes are written by stores that
  /// bypass the caches; 0 means that no destination is.
  int64_t fewestNonTemporalBytes = 0;

  /// The number of rows, and the bytes of a row, of the tiles in which inputs
  /// are transposed. A tile takes a third of a first-level cache of 48 KiB.
  int64_t tileRows = 32, tileRowBytes = 512;

  /// Lowers the limits, so that small test programs use the code for large
  /// destinations.
  void shrink() {
    mostFilledBytes = std::min<int64_t>(mostFilledBytes, 192);
    mostFilledRowBytes = std::min<int64_t>(mostFilledRowBytes, 32);
    if (fewestNonTemporalBytes != 0)
      fewestNonTemporalBytes = 384;
    // A tile has four rows (more if a block has more) of two 128-bit vectors,
    // because few generated tensors have rows that fill wider ones.
    vectorBits = std::min(vectorBits, 128u);
    tileRows = 4;
    tileRowBytes = 32;
  }

  /// Assumes that no cache holds the destination, and that the result is not
  /// read soon. Then ordinary stores would first read the cache lines of the
  /// destination from memory, which costs more than it gains to have the result
  /// in a cache.
  void expectColdDestinations() {
    mostFilledBytes = 0;
    fewestNonTemporalBytes = 1;
  }

  /// Returns the model for `target`. If nothing is known about the target, the
  /// model always chooses to write the result in one pass with ordinary stores.
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
  /// The largest `fewestNonTemporalBytes` for a target where it was not
  /// measured, even if the last-level cache is larger: such a cache is shared
  /// by many cores, so that one core does not get all of it.
  static constexpr int64_t mostCachedBytes = 32 << 20;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_PADCOSTMODEL_H
