//===- TensorOps.h - the tensor operations that are generated ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Operations that only move elements. To generate a further one, add a
/// function that emits it from existing values, and a line in `Ops/Ops.def`.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H
#define PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H

#include "TensorProgram.h"

namespace padlab::generate {

/// Calls `emit` with a view of `program` as a `TensorProgram`.
template <bool (*emit)(TensorProgram &)>
bool onTensors(ProgramBuilder &program) {
  // The result types that upstream infers for these operations lose or change
  // the encoding.
  if (program.features.encodings)
    return false;
  TensorProgram tensors(program);
  return emit(tensors);
}

#define PADLAB_OP(...)
#define PADLAB_TENSOR_OP(FUNCTION, ...) bool FUNCTION(TensorProgram &program);
#include "../Ops/Ops.def"

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSOROPS_TENSOROPS_H
