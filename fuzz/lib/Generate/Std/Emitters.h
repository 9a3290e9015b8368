//===- Emitters.h - the std operations that are generated -*- C++ -*-===//
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

#ifndef PADLAB_LIB_GENERATE_STD_EMITTERS_H
#define PADLAB_LIB_GENERATE_STD_EMITTERS_H

#include "StdProgram.h"

namespace padlab::generate {

struct StdEmitter {
  llvm::StringLiteral name;
  /// How often it is drawn, relative to the others.
  unsigned weight;
  /// Emits nothing that matters when nothing fits it.
  void (*emit)(StdProgram &program);
};

llvm::ArrayRef<StdEmitter> getStdEmitters();

/// One elementwise operation on `value`, of its type and extents.
mlir::Value transform(StdProgram &program, const StdValue &value);

/// A new buffer that holds `source`: a tensor, or any other value in each of
/// its elements.
StdMemRef allocate(StdProgram &program, const StdValue &source);

void emitElementwise(StdProgram &program);
void emitComparison(StdProgram &program);
void emitInput(StdProgram &program);
void emitConstant(StdProgram &program);
void emitTensorCast(StdProgram &program);
void emitDim(StdProgram &program);
void emitExtractElement(StdProgram &program);
void emitSplat(StdProgram &program);
void emitAlloc(StdProgram &program);
void emitAllocStatic(StdProgram &program);
void emitDealloc(StdProgram &program);
void emitLoad(StdProgram &program);
void emitStore(StdProgram &program);
void emitTensorLoad(StdProgram &program);
void emitTensorStore(StdProgram &program);
void emitMemRefCast(StdProgram &program);
void emitTransfer(StdProgram &program);
void emitDiamond(StdProgram &program);
void emitEqualSuccessors(StdProgram &program);
void emitLoop(StdProgram &program);
void emitCall(StdProgram &program);
void emitCallIndirect(StdProgram &program);
void emitMemRefCall(StdProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_STD_EMITTERS_H
