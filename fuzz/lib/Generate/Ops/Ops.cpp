//===- Ops.cpp - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "../Drawing.h"
#include "../TensorOps/TensorOps.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<OpEmitter> padlab::generate::getOpEmitters() {
  constexpr bool isControl = true;
  // Name, function, anywhere, producer, between, pad, tensor.
  static constexpr OpEmitter emitters[] = {
      {"linalg.generic (element-wise)", emitElementwise, 40, 40},
      {"tensor.pad", emitPad, 30, 0, 10, 90},
      {"tensor.extract_slice", emitExtractSlice, 12, 0, 14},
      {"tensor.insert_slice", emitInsertSlice, 12, 2, 4},
      {"linalg.generic (reduction)", emitReduction, 8, 4},
      {"linalg.generic (any)", emitGeneral, 12, 16},
      {"tensor.cast", emitCast, 6, 0, 8},
      {"tensor.collapse_shape", emitCollapseShape, 4, 0, 5},
      {"tensor.expand_shape", emitExpandShape, 4, 0, 5},
      {"tensor.reshape", emitReshape, 2},
      {"tensor.extract", emitExtract, 6},
      {"tensor.dim", emitDim, 4},
      {"linalg.generic (nearly named)", emitGeneralized, 8, 8},
      {"arith.constant of a tensor", emitConstant, 4},
      {"linalg.fill", emitFill, 5, 2},
      {"linalg.map", emitMap, 3, 3},
      {"linalg.reduce", emitReduce, 3, 3},
      {"linalg.transpose", emitTranspose, 4, 4},
      {"linalg.broadcast", emitBroadcast, 3, 3},
      {"linalg.copy", emitCopy, 2, 2},
      {"linalg.exp and its like", emitNamedUnary, 6, 7},
      {"linalg.add and its like", emitNamedBinary, 4, 5},
      {"linalg.select", emitNamedSelect, 2, 2},
      {"linalg.elementwise", emitElementwiseOp, 4, 4},
      {"linalg.matmul and its like", emitContraction, 6, 10},
      {"linalg.conv and its like", emitWindow, 8, 14},
      {"linalg.quantized_matmul and its like", emitQuantized, 2, 2},
      {"linalg.pack", emitPack, 2, 2},
      {"linalg.unpack", emitUnpack, 2, 2},
      {"tensor.pad in scf.for", emitPadInLoop, 3, 0, 0, 6, 0, isControl},
      {"tensor.pad in scf.if", emitPadInBranch, 2, 0, 0, 4, 0, isControl},
      {"tensor.pad that never runs", emitPadNotReached, 2, 0, 0, 6, 0,
       isControl},
      {"tensor.pad and what reads it", emitPadAndConsumer, 3, 0, 0, 12},
      {"scf.for", emitFor, 12, 2, 1, 0, 10, isControl},
      {"scf.for over tiles", emitTiledLoop, 10, 2, 0, 0, 3, isControl},
      {"scf.while", emitWhile, 5, 1, 0, 0, 4, isControl},
      {"scf.if", emitIf, 8, 1, 1, 0, 6, isControl},
      {"scf.index_switch", emitIndexSwitch, 3, 1, 0, 0, 2, isControl},
      {"scf.forall", onTensors<emitTensorParallelInsertSlice>, 10, 2, 1, 0, 8,
       isControl},
      {"arith.select", emitSelect, 3, 1, 0, 0, 3},
      {"affine.apply and its like", emitAffine, 3, 0, 0, 0, 2},
      {"tensor.generate (computed)", emitGenerate, 4, 2, 0, 0, 2},
      // Operations that only move elements, in forms that the others lack.
      {"tensor.extract_slice (any)", onTensors<emitTensorExtractSlice>, 8, 0, 3,
       0, 12},
      {"tensor.insert_slice (any)", onTensors<emitTensorInsertSlice>, 8, 1, 2,
       0, 12},
      {"tensor.pad (any)", onTensors<emitTensorPad>, 8, 0, 1, 2, 12},
      {"tensor.bitcast", onTensors<emitTensorBitcast>, 3, 0, 1, 0, 10},
      {"tensor.cast (any)", onTensors<emitTensorCast>, 3, 0, 2, 0, 8},
      {"tensor.collapse_shape (any)", onTensors<emitTensorCollapseShape>, 5, 0,
       2, 0, 8},
      {"tensor.expand_shape (any)", onTensors<emitTensorExpandShape>, 5, 0, 2,
       0, 8},
      {"tensor.reshape (any)", onTensors<emitTensorReshape>, 3, 0, 1, 0, 8},
      {"tensor.concat", onTensors<emitTensorConcat>, 6, 1, 1, 0, 8},
      {"tensor.gather", onTensors<emitTensorGather>, 4, 0, 1, 0, 8},
      {"tensor.scatter", onTensors<emitTensorScatter>, 4, 0, 1, 0, 8},
      {"tensor.generate", onTensors<emitTensorGenerate>, 4, 0, 0, 0, 6},
      {"tensor.insert", onTensors<emitTensorInsert>, 5, 0, 1, 0, 6},
      {"tensor.extract (any)", onTensors<emitTensorExtract>, 3, 0, 0, 0, 5},
      {"tensor.from_elements", onTensors<emitTensorFromElements>, 3, 0, 0, 0,
       4},
      {"tensor.splat", onTensors<emitTensorSplat>, 3, 0, 0, 0, 4},
      {"tensor.empty", onTensors<emitTensorEmpty>, 1, 0, 0, 0, 2},
      {"tensor.dim (any)", onTensors<emitTensorDim>, 3, 0, 0, 0, 4},
      {"tensor.rank", onTensors<emitTensorRank>, 1, 0, 0, 0, 3},
  };
  return emitters;
}

llvm::SmallVector<unsigned>
padlab::generate::drawOpWeights(Choices &choices, const Features &features,
                                unsigned OpEmitter::*weight) {
  constexpr unsigned usualControl = 20;
  llvm::SmallVector<unsigned> weights =
      drawWeights(choices, getOpEmitters(), /*favour=*/4, weight);
  for (auto [emitter, drawn] : llvm::zip_equal(getOpEmitters(), weights))
    if (emitter.isControl)
      drawn = drawn * features.control / usualControl;
  return weights;
}

std::optional<TrackedTensor>
padlab::generate::pickCopyable(ProgramBuilder &program, unsigned minRank) {
  const TrackedTensor *picked =
      program.pickTensor([&](const TrackedTensor &tensor) {
        return tensor.getRank() >= minRank &&
               getNumElements(tensor.extents) > 0;
      });
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}
