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

/// The numbers from `low` to below `high`, in steps of `step`.
struct Bounds {
  int64_t low, high, step;
  /// Lower bound, upper bound and step, if they are values defined before the
  /// nest.
  llvm::SmallVector<mlir::Value, 3> values = {};

  int64_t countTrips() const {
    return llvm::divideCeilSigned(std::max<int64_t>(0, high - low), step);
  }
  IntRange getRange() const { return {low, std::max(low, high - 1)}; }
};

/// Returns bounds that mostly cover the whole extent; the last step need not be
/// a full one.
Bounds pickBounds(LoopProgram &p, int64_t extent);

/// Emits the `values` of `bounds`, of type index or of an integer type.
void emitBoundsBefore(LoopProgram &p, Bounds &bounds);

/// Emits a perfect nest with a loop for each of `bounds`, and `body` in the
/// innermost one. The loops' variables are the last indices there.
void emitLoops(LoopProgram &p, llvm::ArrayRef<Bounds> bounds, bool isAffine,
               llvm::function_ref<void()> body);

/// Emits affine loops over the tiles of `extents`, and in these, loops over the
/// points of a tile, whose variables are passed to `body`.
void emitTiles(LoopProgram &p, llvm::ArrayRef<int64_t> extents,
               llvm::function_ref<void(llvm::ArrayRef<RangedIndex>)> body);

/// Emits a few accesses.
void emitWork(LoopProgram &p);

/// Picks a buffer whose elements a nest can iterate over here.
std::optional<TrackedBuffer> pickWalked(LoopProgram &p, bool isWritten);

/// Allocates a buffer, but neither writes it nor adds it to the program's
/// buffers.
TrackedBuffer addUnwritten(LoopProgram &p, llvm::ArrayRef<int64_t> extents,
                           mlir::Type type);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_NESTS_H
