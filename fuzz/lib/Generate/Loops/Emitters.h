//===- Emitters.h - the steps of programs of loops --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate a further operation, add a function that emits it from existing
/// values, and a line in Emitters.def.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
#define PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H

#include "LoopProgram.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IntegerSet.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace padlab::generate {

struct LoopEmitter {
  /// Emits an operation. If the operation fits no value, emits a simpler one,
  /// or nothing.
  void (*emit)(LoopProgram &p);
  llvm::StringLiteral name;
  /// The weights relative to other emitters: in bodies, and outside of loops.
  unsigned weight, outer;
  /// Whether the emitter is only used where the limits of nesting allow another
  /// body. Most operations whose bodies contain further drawn operations are
  /// nests.
  bool isNest = false;
};

llvm::ArrayRef<LoopEmitter> getLoopEmitters();

#define PADLAB_LOOP_EMITTER(FUNCTION, ...) void FUNCTION(LoopProgram &p);
#include "Emitters.def"

//===----------------------------------------------------------------------===//
// Parts that emitters share
//===----------------------------------------------------------------------===//

/// Picks a condition on existing indices, of which there is at least one.
std::pair<mlir::IntegerSet, llvm::SmallVector<mlir::Value>>
pickCondition(LoopProgram &p);

/// Combines `a` and `b`, which have the same type, by an operation that is
/// associative and commutative (apart from the rounding of floats).
mlir::Value emitCombined(LoopProgram &p, mlir::Value a, mlir::Value b);
/// Emits a call of a new function, whose body `emitBody` emits. In a callee, or
/// if no buffer can be passed, moves an element instead.
void emitCallOf(LoopProgram &p,
                llvm::function_ref<void(LoopProgram &)> emitBody);

/// Picks initial values for the scalars that a region takes and yields.
llvm::SmallVector<mlir::Value> pickCarriedScalars(LoopProgram &p,
                                                  unsigned percent);
/// Picks a value to yield for each of `carried`: mostly a new expression, at
/// times a value of `carried`.
llvm::SmallVector<mlir::Value> pickYields(LoopProgram &p,
                                          mlir::ValueRange carried);
/// Emits the body of `loop`. If the loop yields values, also emits the
/// terminator; if it yields none, the body has a terminator already. The caller
/// has added the body's arguments to the program's values.
template <typename YieldOp, typename LoopOp>
void emitRound(LoopProgram &p, BodyScope &scope, LoopOp loop) {
  p.emitSteps(loopBudget::maxNestedSteps);
  llvm::SmallVector<mlir::Value> yields =
      pickYields(p, loop.getRegionIterArgs());
  scope.finish();
  if (!yields.empty())
    p.create<YieldOp>(yields);
}

/// Emits a view of a buffer, adds it as the newest buffer, and returns it.
/// Returns nullopt if several tries give no view.
std::optional<TrackedBuffer> emitSomeView(LoopProgram &p);

//===----------------------------------------------------------------------===//
// Nests
//===----------------------------------------------------------------------===//

/// The numbers from `low` to below `high`, in steps of `step`.
struct Bounds {
  int64_t low, high, step;
  /// The lower bound, the upper bound and the step as values, if values were
  /// emitted for them before the nest.
  llvm::SmallVector<mlir::Value, 3> values = {};

  int64_t countTrips() const {
    return llvm::divideCeilSigned(std::max<int64_t>(0, high - low), step);
  }
  IntRange getRange() const { return {low, std::max(low, high - 1)}; }
};

/// Picks an extent for a loop. It is mostly an extent of a buffer, so that the
/// loop visits all elements along one dimension of the buffer.
int64_t pickExtent(LoopProgram &p);

/// Returns bounds of a loop that mostly covers the whole extent. The extent
/// need not be a multiple of the step.
Bounds pickBounds(LoopProgram &p, int64_t extent);

/// Emits the `values` of `bounds`, which have type index or an integer type.
void emitBoundsBefore(LoopProgram &p, Bounds &bounds);

/// Emits a nest with one loop for each of `bounds`. Between its loops is at
/// most code that computes bounds and casts variables. `body` emits the body of
/// the innermost loop; while it runs, the last indices of the program are the
/// variables of the loops.
void emitLoops(LoopProgram &p, llvm::ArrayRef<Bounds> bounds, bool isAffine,
               llvm::function_ref<void()> body);

/// Emits affine loops over the tiles of `extents` and, inside of them, loops
/// over the points of a tile. `body` takes the variables of the inner loops.
void emitTiles(LoopProgram &p, llvm::ArrayRef<int64_t> extents,
               llvm::function_ref<void(llvm::ArrayRef<RangedIndex>)> body);

/// Emits a few accesses of buffers.
void emitWork(LoopProgram &p);

/// Picks a buffer for a nest, at the insertion point, to iterate over. With
/// `isWritten`, the nest may write the buffer.
std::optional<TrackedBuffer> pickWalked(LoopProgram &p, bool isWritten);

/// Allocates a buffer, but neither writes it nor adds it to the program's
/// buffers.
TrackedBuffer addUnwritten(LoopProgram &p, llvm::ArrayRef<int64_t> extents,
                           mlir::Type type);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
