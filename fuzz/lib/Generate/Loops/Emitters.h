//===- Emitters.h - the steps of programs of loops --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate one more operation: a function that emits it from what exists so
/// far, and one line in Emitters.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
#define PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H

#include "LoopProgram.h"

#include "mlir/IR/IntegerSet.h"

namespace padlab::generate {

struct LoopEmitter {
  llvm::StringLiteral name;
  /// How often it is drawn, relative to the others: in bodies, and where there
  /// is no loop around.
  unsigned weight, outer;
  /// Emits nothing that matters when nothing fits it.
  void (*emit)(LoopProgram &program);
  /// Has a body, and stands only where another one may.
  bool isNest = false;
};

llvm::ArrayRef<LoopEmitter> getLoopEmitters();

void emitAffineFor(LoopProgram &program);
void emitAffineParallel(LoopProgram &program);
void emitAffineIf(LoopProgram &program);
/// Over the indices that exist: there is one.
std::pair<mlir::IntegerSet, llvm::SmallVector<mlir::Value>>
pickCondition(LoopProgram &program);
void emitScfFor(LoopProgram &program);
void emitScfWhile(LoopProgram &program);
void emitScfParallel(LoopProgram &program);
void emitScfForall(LoopProgram &program);
void emitScfIf(LoopProgram &program);
void emitScfSwitch(LoopProgram &program);
void emitExecuteRegion(LoopProgram &program);

void emitBufferLoad(LoopProgram &program);
void emitBufferStore(LoopProgram &program);
void emitMove(LoopProgram &program);
void emitUpdate(LoopProgram &program);

void emitAffineIndex(LoopProgram &program);
void emitArithIndex(LoopProgram &program);
void emitIndexRoundTrip(LoopProgram &program);
void emitLoadedIndex(LoopProgram &program);
void emitLinearized(LoopProgram &program);
void emitComputation(LoopProgram &program);
void emitExtremes(LoopProgram &program);

void emitNewBuffer(LoopProgram &program);
void emitCopyBuffer(LoopProgram &program);
void emitFillBuffer(LoopProgram &program);
void emitStructured(LoopProgram &program);
void emitMatmul(LoopProgram &program);

void emitSubView(LoopProgram &program);
void emitReinterpretCast(LoopProgram &program);
void emitReshapeBuffer(LoopProgram &program);
void emitCastBuffer(LoopProgram &program);
void emitTransposeBuffer(LoopProgram &program);

void emitBufferCall(LoopProgram &program);
void emitBlocksInCallee(LoopProgram &program);
void emitRegionOfBlocks(LoopProgram &program);
void emitBufferFromCallee(LoopProgram &program);
void emitGlobalBuffer(LoopProgram &program);
void emitAllocaScope(LoopProgram &program);
void emitSpaceCast(LoopProgram &program);
void emitClone(LoopProgram &program);

void emitCarriedNest(LoopProgram &program);
void emitEmptyLoop(LoopProgram &program);
void emitRowReduction(LoopProgram &program);
void emitTiledNest(LoopProgram &program);
void emitGeneralWhile(LoopProgram &program);
void emitDoWhile(LoopProgram &program);
void emitNarrowFor(LoopProgram &program);
void emitRepeatedCondition(LoopProgram &program);

void emitLocalScalar(LoopProgram &program);
void emitLocalArray(LoopProgram &program);
void emitWideBuffer(LoopProgram &program);
void emitFoldedRange(LoopProgram &program);
void emitDoubleBuffer(LoopProgram &program);
void emitLayout(LoopProgram &program);

void emitAffineNest(LoopProgram &program);
void emitScfNest(LoopProgram &program);
void emitOneIteration(LoopProgram &program);
void emitAffineChain(LoopProgram &program);
void emitRepeatedAccess(LoopProgram &program);
void emitBranchedNest(LoopProgram &program);
void emitBoundedArithmetic(LoopProgram &program);
void emitDeadBuffer(LoopProgram &program);
void emitAllocationInBody(LoopProgram &program);
void emitSizedByLoop(LoopProgram &program);
void emitNestInCallee(LoopProgram &program);

void emitSelectedBuffer(LoopProgram &program);
void emitBranchedBuffer(LoopProgram &program);
void emitSwappedBuffers(LoopProgram &program);
void emitParallelPair(LoopProgram &program);
void emitPointwisePair(LoopProgram &program);
void emitForToLeast(LoopProgram &program);
void emitParallelToLeast(LoopProgram &program);
void emitReshapeByShape(LoopProgram &program);

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

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_LOOPS_EMITTERS_H
