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

#include "mlir/IR/IntegerSet.h"

namespace padlab::generate {

struct LoopEmitter {
  /// Emits an operation; if nothing fits it, a simpler one or nothing.
  void (*emit)(LoopProgram &program);
  llvm::StringLiteral name;
  /// The weights relative to the others: in bodies, and outside of loops.
  unsigned weight, outer;
  /// Whether it has a body, and may only be used where the nesting allows
  /// another one.
  bool isNest = false;
};

llvm::ArrayRef<LoopEmitter> getLoopEmitters();

#define PADLAB_LOOP_EMITTER(FUNCTION, ...) void FUNCTION(LoopProgram &program);
#include "Emitters.def"

/// Picks a condition on existing indices, of which there is at least one.
std::pair<mlir::IntegerSet, llvm::SmallVector<mlir::Value>>
pickCondition(LoopProgram &program);

//===--- Shared ---===//

/// Combines `a` and `b`, of one type, by an operation that is associative and
/// commutative, except for the rounding of floats.
mlir::Value emitCombined(LoopProgram &program, mlir::Value a, mlir::Value b);
/// Emits a call of a new function, with the body that `emitBody` emits.
void emitCallOf(LoopProgram &program,
                llvm::function_ref<void(LoopProgram &)> emitBody);

/// Picks scalars that a region takes and yields.
llvm::SmallVector<mlir::Value> pickCarriedScalars(LoopProgram &program,
                                                  unsigned percent);
/// Picks a value to yield for each of `carried`: mostly a new expression, at
/// times one of these.
llvm::SmallVector<mlir::Value> pickYields(LoopProgram &program,
                                          mlir::ValueRange carried);
/// Emits the body of `loop` and, if it yields values, its terminator: else it
/// has one already. The caller has made the body's arguments known to the
/// program.
template <typename YieldOp, typename LoopOp>
void emitRound(LoopProgram &program, BodyScope &scope, LoopOp loop) {
  program.emitSteps(loopBudget::maxNestedSteps);
  llvm::SmallVector<mlir::Value> yields =
      pickYields(program, loop.getRegionIterArgs());
  scope.finish();
  if (!yields.empty())
    program.create<YieldOp>(yields);
}

/// Emits a view of a buffer, which becomes the newest buffer, and returns it;
/// nullopt if no view is possible.
std::optional<TrackedBuffer> emitSomeView(LoopProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
