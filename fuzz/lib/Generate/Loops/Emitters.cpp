//===- Emitters.cpp - the steps of programs of loops -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace padlab::generate;

llvm::ArrayRef<LoopEmitter> padlab::generate::getLoopEmitters() {
  static constexpr LoopEmitter emitters[] = {
      {"affine.for", 30, 60, emitAffineFor, true},
      {"affine.parallel", 7, 14, emitAffineParallel, true},
      {"affine.if", 7, 2, emitAffineIf, true},
      {"scf.for", 14, 25, emitScfFor, true},
      {"scf.while", 6, 10, emitScfWhile, true},
      {"scf.parallel", 7, 14, emitScfParallel, true},
      {"scf.forall", 3, 5, emitScfForall, true},
      {"scf.if", 6, 2, emitScfIf, true},
      {"scf.index_switch", 2, 1, emitScfSwitch, true},
      {"scf.execute_region", 2, 1, emitExecuteRegion, true},
      {"move", 24, 2, emitMove},
      {"update", 10, 1, emitUpdate},
      {"load", 8, 2, emitBufferLoad},
      {"store", 8, 1, emitBufferStore},
      {"affine index", 8, 3, emitAffineIndex},
      {"arith index", 8, 2, emitArithIndex},
      {"index round trip", 3, 1, emitIndexRoundTrip},
      {"loaded index", 3, 2, emitLoadedIndex},
      {"linearized", 3, 1, emitLinearized},
      {"computation", 6, 2, emitComputation},
      {"extremes", 2, 1, emitExtremes},
      {"new buffer", 6, 10, emitNewBuffer},
      {"copy", 3, 4, emitCopyBuffer},
      {"fill", 2, 3, emitFillBuffer},
      {"structured", 3, 5, emitStructured},
      {"matmul", 1, 2, emitMatmul},
      {"subview", 5, 6, emitSubView},
      {"reinterpret_cast", 3, 4, emitReinterpretCast},
      {"reshape", 3, 4, emitReshapeBuffer},
      {"cast", 2, 3, emitCastBuffer},
      {"transpose", 2, 3, emitTransposeBuffer},
      {"call", 3, 4, emitBufferCall},
      {"local scalar", 3, 3, emitLocalScalar},
      {"local array", 3, 3, emitLocalArray},
      {"folded range", 2, 3, emitFoldedRange, true},
      {"double buffer", 2, 3, emitDoubleBuffer, true},
      {"parallel pair", 1, 3, emitParallelPair, true},
      {"pointwise pair", 1, 3, emitPointwisePair, true},
      {"scf.for to a least", 2, 3, emitForToLeast, true},
      {"scf.parallel to a least", 1, 3, emitParallelToLeast, true},
      {"reshape by a shape", 1, 2, emitReshapeByShape},
      {"affine nest", 3, 10, emitAffineNest, true},
      {"scf nest", 2, 6, emitScfNest, true},
      {"one iteration", 2, 3, emitOneIteration, true},
      {"affine chain", 1, 10, emitAffineChain, true},
      {"repeated access", 2, 6, emitRepeatedAccess, true},
      {"branched nest", 1, 3, emitBranchedNest, true},
      {"bounded arithmetic", 1, 3, emitBoundedArithmetic, true},
      {"dead buffer", 2, 3, emitDeadBuffer},
      {"allocation in a body", 2, 4, emitAllocationInBody, true},
      {"sized by a loop", 1, 2, emitSizedByLoop, true},
      {"nest in a callee", 1, 3, emitNestInCallee},
      {"selected buffer", 1, 1, emitSelectedBuffer},
      {"branched buffer", 1, 2, emitBranchedBuffer, true},
      {"swapped buffers", 1, 2, emitSwappedBuffers, true},
      {"carried nest", 2, 5, emitCarriedNest, true},
      {"empty loop", 1, 2, emitEmptyLoop, true},
      {"row reduction", 2, 6, emitRowReduction, true},
      {"tiled nest", 2, 4, emitTiledNest, true},
      {"general while", 2, 5, emitGeneralWhile, true},
      {"do while", 1, 3, emitDoWhile, true},
      {"narrow for", 2, 4, emitNarrowFor, true},
      {"repeated condition", 2, 3, emitRepeatedCondition, true},
      {"blocks in a callee", 1, 3, emitBlocksInCallee},
      {"region of blocks", 1, 2, emitRegionOfBlocks, true},
      {"buffer from a callee", 1, 2, emitBufferFromCallee},
      {"global", 1, 2, emitGlobalBuffer},
      {"alloca scope", 1, 2, emitAllocaScope, true},
      {"space cast", 1, 1, emitSpaceCast},
      {"clone", 1, 1, emitClone},
      // Only where a pass takes the layout away: nothing lowers it.
      {"layout", 0, 0, emitLayout},
  };
  return emitters;
}
