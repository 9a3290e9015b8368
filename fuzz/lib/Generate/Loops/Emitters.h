//===- Emitters.h - the steps of programs of loops --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate one more operation: a function that emits it from what exists so
/// far, and one line in Emitters.def.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
#define PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H

#include "LoopProgram.h"

#include "mlir/IR/IntegerSet.h"

namespace padlab::generate {

struct LoopEmitter {
  /// Emits nothing that matters when nothing fits it.
  void (*emit)(LoopProgram &program);
  llvm::StringLiteral name;
  /// How often it is drawn, relative to the others: in bodies, and where there
  /// is no loop around.
  unsigned weight, outer;
  /// Has a body, and stands only where another one may.
  bool isNest = false;
};

llvm::ArrayRef<LoopEmitter> getLoopEmitters();

#define PADLAB_LOOP_EMITTER(FUNCTION, ...) void FUNCTION(LoopProgram &program);
#include "Emitters.def"

/// Over the indices that exist: there is one.
std::pair<mlir::IntegerSet, llvm::SmallVector<mlir::Value>>
pickCondition(LoopProgram &program);

//===--- Shared ---===//

/// `a` and `b`, of one type, in an operation whose order does not matter, but
/// for the rounding of floats.
mlir::Value emitCombined(LoopProgram &program, mlir::Value a, mlir::Value b);
/// A call of a new function, whose body is what `emitBody` emits.
void emitCallOf(LoopProgram &program,
                llvm::function_ref<void(LoopProgram &)> emitBody);

/// Scalars that a region takes and gives.
llvm::SmallVector<mlir::Value> pickCarriedScalars(LoopProgram &program,
                                                  unsigned percent);
/// Values to yield for `carried`, which may be swapped.
llvm::SmallVector<mlir::Value> pickYields(LoopProgram &program,
                                          mlir::ValueRange carried);
/// Emits the body of a round of `loop`, and what it yields, once its arguments
/// are known.
template <typename YieldOp, typename LoopOp>
void emitRound(LoopProgram &program, BodyScope &scope, LoopOp loop) {
  program.emitSteps(loopBudget::maxNestedSteps);
  llvm::SmallVector<mlir::Value> yields =
      pickYields(program, loop.getRegionIterArgs());
  scope.finish();
  if (!yields.empty())
    program.create<YieldOp>(yields);
}

/// A view of a buffer, which is the newest then; nullopt where none fits.
std::optional<TrackedBuffer> emitSomeView(LoopProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
