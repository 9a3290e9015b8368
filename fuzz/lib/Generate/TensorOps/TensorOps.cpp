//===- TensorOps.cpp - the tensor operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorOps.h"

using namespace padlab::generate;

// `tensor.yield` comes with `tensor.generate` and `tensor.pad`.
llvm::ArrayRef<TensorOpEmitter> padlab::generate::getTensorOpEmitters() {
  static constexpr TensorOpEmitter emitters[] = {
      {"tensor.extract_slice", 12, emitTensorExtractSlice},
      {"tensor.insert_slice", 12, emitTensorInsertSlice},
      {"tensor.pad", 12, emitTensorPad},
      {"tensor.bitcast", 10, emitTensorBitcast},
      {"tensor.cast", 8, emitTensorCast},
      {"tensor.collapse_shape", 8, emitTensorCollapseShape},
      {"tensor.expand_shape", 8, emitTensorExpandShape},
      {"tensor.reshape", 8, emitTensorReshape},
      {"tensor.concat", 8, emitTensorConcat},
      {"tensor.gather", 8, emitTensorGather},
      {"tensor.scatter", 8, emitTensorScatter},
      {"tensor.parallel_insert_slice", 8, emitTensorParallelInsertSlice},
      {"tensor.generate", 6, emitTensorGenerate},
      {"tensor.insert", 6, emitTensorInsert},
      {"tensor.extract", 5, emitTensorExtract},
      {"tensor.from_elements", 4, emitTensorFromElements},
      {"tensor.splat", 4, emitTensorSplat},
      {"tensor.empty", 2, emitTensorEmpty},
      {"tensor.dim", 4, emitTensorDim},
      {"tensor.rank", 3, emitTensorRank},
  };
  return emitters;
}
