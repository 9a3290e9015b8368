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
  /// Emits an operation; if nothing fits it, a simpler one or nothing.
  void (*emit)(LoopProgram &p);
  llvm::StringLiteral name;
  /// The weights relative to the others: in bodies, and outside of loops.
  unsigned weight, outer;
  /// Whether it has a body, and may only be used where the nesting allows
  /// another one.
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

/// Combines `a` and `b`, of one type, by an operation that is associative and
/// commutative, except for the rounding of floats.
mlir::Value emitCombined(LoopProgram &p, mlir::Value a, mlir::Value b);
/// Emits a call of a new function, with the body that `emitBody` emits.
void emitCallOf(LoopProgram &p,
                llvm::function_ref<void(LoopProgram &)> emitBody);

/// Picks scalars that a region takes and yields.
llvm::SmallVector<mlir::Value> pickCarriedScalars(LoopProgram &p,
                                                  unsigned percent);
/// Picks a value to yield for each of `carried`: mostly a new expression, at
/// times one of these.
llvm::SmallVector<mlir::Value> pickYields(LoopProgram &p,
                                          mlir::ValueRange carried);
/// Emits the body of `loop` and, if it yields values, its terminator: else it
/// has one already. The caller has made the body's arguments known to the
/// program.
template <typename YieldOp, typename LoopOp>
void emitRound(LoopProgram &p, BodyScope &scope, LoopOp loop) {
  p.emitSteps(loopBudget::maxNestedSteps);
  llvm::SmallVector<mlir::Value> yields =
      pickYields(p, loop.getRegionIterArgs());
  scope.finish();
  if (!yields.empty())
    p.create<YieldOp>(yields);
}

/// Emits a view of a buffer, which becomes the newest buffer, and returns it;
/// nullopt if no view is possible.
std::optional<TrackedBuffer> emitSomeView(LoopProgram &p);

//===----------------------------------------------------------------------===//
// Nests
//===----------------------------------------------------------------------===//

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

/// Picks mostly an extent of a buffer, so that a loop visits all its elements.
int64_t pickExtent(LoopProgram &p);

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

#endif // PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
