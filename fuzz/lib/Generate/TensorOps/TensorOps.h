//===- TensorOps.h - the tensor operations that are generated ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// To generate one more operation: a function that emits it from what exists so
/// far, and one line in TensorOps.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H
#define PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H

#include "TensorProgram.h"

namespace padlab::generate {

struct TensorOpEmitter {
  llvm::StringLiteral name;
  /// How often it is drawn, relative to the others.
  unsigned weight;
  /// False (and nothing but operands emitted) when nothing fits it.
  bool (*emit)(TensorProgram &program);
};

llvm::ArrayRef<TensorOpEmitter> getTensorOpEmitters();

bool emitTensorBitcast(TensorProgram &program);
bool emitTensorCast(TensorProgram &program);
bool emitTensorCollapseShape(TensorProgram &program);
bool emitTensorConcat(TensorProgram &program);
bool emitTensorDim(TensorProgram &program);
bool emitTensorEmpty(TensorProgram &program);
bool emitTensorExpandShape(TensorProgram &program);
bool emitTensorExtract(TensorProgram &program);
bool emitTensorExtractSlice(TensorProgram &program);
bool emitTensorFromElements(TensorProgram &program);
bool emitTensorGather(TensorProgram &program);
bool emitTensorGenerate(TensorProgram &program);
bool emitTensorInsert(TensorProgram &program);
bool emitTensorInsertSlice(TensorProgram &program);
bool emitTensorPad(TensorProgram &program);
bool emitTensorParallelInsertSlice(TensorProgram &program);
bool emitTensorRank(TensorProgram &program);
bool emitTensorReshape(TensorProgram &program);
bool emitTensorScatter(TensorProgram &program);
bool emitTensorSplat(TensorProgram &program);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H
