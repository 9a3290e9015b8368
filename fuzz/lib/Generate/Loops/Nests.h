//===- Nests.h - loops that stand in each other -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts that the emitters of nests share.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPS_NESTS_H
#define PADLAB_LIB_GENERATE_LOOPS_NESTS_H

#include "LoopProgram.h"

#include "llvm/Support/MathExtras.h"

namespace padlab::generate {

/// From `low` to below `high`.
struct Bounds {
  int64_t low, high, step;
  /// The three where they are values that stand before the nest.
  llvm::SmallVector<mlir::Value, 3> values = {};

  int64_t countTrips() const {
    return llvm::divideCeilSigned(std::max<int64_t>(0, high - low), step);
  }
  IntRange getRange() const { return {low, std::max(low, high - 1)}; }
};

/// All of the extent, mostly; the last step need not be a whole one.
Bounds pickBounds(LoopProgram &p, int64_t extent);

/// `values` of `bounds`: of index, or of an integer type.
void emitBoundsBefore(LoopProgram &p, Bounds &bounds);

/// A loop for each of `bounds`, with nothing between them, and `body` in the
/// innermost one. Their variables are the last indices there.
void emitLoops(LoopProgram &p, llvm::ArrayRef<Bounds> bounds, bool isAffine,
               llvm::function_ref<void()> body);

/// Tiles of affine loops over all of `extents`, and loops over the points of
/// each tile, whose variables `body` gets.
void emitTiles(LoopProgram &p, llvm::ArrayRef<int64_t> extents,
               llvm::function_ref<void(llvm::ArrayRef<RangedIndex>)> body);

/// A few accesses.
void emitWork(LoopProgram &p);

/// A buffer whose elements a nest can run through here.
std::optional<TrackedBuffer> pickWalked(LoopProgram &p, bool isWritten);

/// Nothing else knows it yet.
TrackedBuffer addUnwritten(LoopProgram &p, llvm::ArrayRef<int64_t> extents,
                           mlir::Type type);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_NESTS_H
