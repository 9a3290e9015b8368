//===- Ops.h - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate one more operation: one file here with a function that emits it
/// from what exists so far, and one line in Ops.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_OPS_OPS_H
#define PADLAB_LIB_GENERATE_OPS_OPS_H

#include "../ProgramBuilder.h"

namespace padlab::generate {

struct OpEmitter {
  llvm::StringLiteral name;
  /// How often it is drawn as a consumer, relative to the others.
  unsigned weight;
  /// False (and nothing emitted) when nothing fits it.
  bool (*emit)(ProgramBuilder &program);
};

llvm::ArrayRef<OpEmitter> getOpEmitters();

bool emitElementwise(ProgramBuilder &program);
bool emitPad(ProgramBuilder &program);
bool emitExtractSlice(ProgramBuilder &program);
bool emitInsertSlice(ProgramBuilder &program);
bool emitReduction(ProgramBuilder &program);
bool emitCast(ProgramBuilder &program);
bool emitExtract(ProgramBuilder &program);
bool emitDim(ProgramBuilder &program);
bool emitFill(ProgramBuilder &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_OPS_OPS_H
