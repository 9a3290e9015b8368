//===- TensorOps.h - the tensor operations that are generated ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations that only move elements. To generate one more: a function that
/// emits it from what exists so far, and one line in `Ops/Ops.cpp`.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H
#define PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H

#include "TensorProgram.h"

namespace padlab::generate {

/// As an emitter of any program.
template <bool (*emit)(TensorProgram &)>
bool onTensors(ProgramBuilder &program) {
  // The types that upstream infers for these have no encoding, or another.
  if (program.features.encodings)
    return false;
  TensorProgram tensors(program);
  return emit(tensors);
}

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
