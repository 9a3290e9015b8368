//===- Emitters.h - the TOSA operations that are generated ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TOSA_EMITTERS_H
#define PADLAB_LIB_GENERATE_TOSA_EMITTERS_H

#include "TosaProgram.h"

namespace padlab::generate {

/// Adds an operation, or nothing where no tensor is fit for it.
struct TosaEmitter {
  llvm::StringLiteral name;
  unsigned weight;
  void (*emit)(TosaProgram &);
};

llvm::ArrayRef<TosaEmitter> getTosaEmitters();

void emitTosaInput(TosaProgram &program);
// Elementwise.cpp
void emitTosaSum(TosaProgram &program);
void emitTosaProduct(TosaProgram &program);
void emitTosaBits(TosaProgram &program);
void emitTosaTruths(TosaProgram &program);
void emitTosaShift(TosaProgram &program);
void emitTosaDivision(TosaProgram &program);
void emitTosaUnary(TosaProgram &program);
void emitTosaNegate(TosaProgram &program);
void emitTosaClamp(TosaProgram &program);
void emitTosaExtreme(TosaProgram &program);
void emitTosaComparison(TosaProgram &program);
void emitTosaSelect(TosaProgram &program);
// Scaling.cpp
void emitTosaCast(TosaProgram &program);
void emitTosaRescale(TosaProgram &program);
void emitTosaTable(TosaProgram &program);
void emitTosaResize(TosaProgram &program);
// Moves.cpp
void emitTosaPad(TosaProgram &program);
void emitTosaSlice(TosaProgram &program);
void emitTosaConcat(TosaProgram &program);
void emitTosaReshape(TosaProgram &program);
void emitTosaReverse(TosaProgram &program);
void emitTosaTile(TosaProgram &program);
void emitTosaTranspose(TosaProgram &program);
void emitTosaGather(TosaProgram &program);
void emitTosaScatter(TosaProgram &program);
// Reductions.cpp
void emitTosaReduction(TosaProgram &program);
void emitTosaArgMax(TosaProgram &program);
// Windows.cpp
void emitTosaMatMul(TosaProgram &program);
void emitTosaConvolution(TosaProgram &program);
void emitTosaDepthwise(TosaProgram &program);
void emitTosaTransposedConvolution(TosaProgram &program);
void emitTosaPool(TosaProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TOSA_EMITTERS_H
