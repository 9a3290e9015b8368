//===- Ops.cpp - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "../Drawing.h"
#include "../TensorOps/TensorOps.h"
#include "../Transforms/Payload.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<OpEmitter> padlab::generate::getOpEmitters() {
  constexpr bool isControl = true, staysOnTensors = true;
  constexpr unsigned generic = Structured | Generics | Chains;
  constexpr unsigned named = Structured | NamedOps | Chains;
  // Name, function, kinds, anywhere, producer, between, pad, tensor.
  static constexpr OpEmitter emitters[] = {
      {"linalg.generic (element-wise)", emitElementwise, generic | Copies, 40,
       40},
      {"tensor.pad", emitPad, Pads | Empties, 30, 0, 10, 90},
      {"tensor.extract_slice", emitExtractSlice, Slices, 12, 0, 14},
      {"tensor.insert_slice", emitInsertSlice, Slices | Inserts, 12, 2, 4},
      {"linalg.generic (reduction)", emitReduction, generic | Reductions, 8, 4},
      {"linalg.generic (any)", emitGeneral, generic, 12, 16},
      {"tensor.cast", emitCast, 0, 6, 0, 8},
      {"tensor.collapse_shape", emitCollapseShape, Reshapes, 4, 0, 5},
      {"tensor.expand_shape", emitExpandShape, Reshapes, 4, 0, 5},
      {"tensor.reshape", emitReshape, 0, 2},
      {"tensor.extract", emitExtract, 0, 6},
      {"tensor.dim", emitDim, Dimensions, 4},
      {"linalg.generic (nearly named)", emitGeneralized, generic | Reductions,
       8, 8},
      {"arith.constant of a tensor", emitConstant, 0, 4},
      {"linalg.fill", emitFill, named, 5, 2},
      {"linalg.map", emitMap, Structured | Chains, 3, 3},
      {"linalg.reduce", emitReduce, named | Reductions, 3, 3},
      {"linalg.transpose", emitTranspose, named, 4, 4},
      {"linalg.broadcast", emitBroadcast, named, 3, 3},
      {"linalg.copy", emitCopy, named | Copies, 2, 2},
      {"linalg.exp and its like", emitNamedUnary, named, 6, 7},
      {"linalg.add and its like", emitNamedBinary, named, 4, 5},
      {"linalg.select", emitNamedSelect, named, 2, 2},
      {"linalg.elementwise", emitElementwiseOp, named, 4, 4},
      {"linalg.matmul and its like", emitContraction,
       named | Contractions | Reductions, 6, 10},
      {"linalg.conv and its like", emitWindow,
       named | Convolutions | Reductions, 8, 14},
      {"linalg.quantized_matmul and its like", emitQuantized,
       named | Reductions, 2, 2},
      {"linalg.softmax", emitSoftmax, 0, 3, 0, 0, 0, 0, false, staysOnTensors},
      {"linalg.pack", emitPack, Packs | Unpacks, 2, 2, 0, 0, 0, false,
       staysOnTensors},
      {"linalg.unpack", emitUnpack, Unpacks, 2, 2, 0, 0, 0, false,
       staysOnTensors},
      {"tensor.pad in scf.for", emitPadInLoop, Pads | Loops, 3, 0, 0, 6, 0,
       isControl},
      {"tensor.pad in scf.if", emitPadInBranch, 0, 2, 0, 0, 4, 0, isControl},
      {"tensor.pad that never runs", emitPadNotReached, 0, 2, 0, 0, 6, 0,
       isControl},
      {"tensor.pad and what reads it", emitPadAndConsumer, 0, 3, 0, 0, 12},
      {"scf.for", emitFor, Loops, 12, 2, 1, 0, 10, isControl},
      {"scf.for over tiles", emitTiledLoop, Slices | Loops | AffineBounds, 10,
       2, 0, 0, 3, isControl},
      {"scf.while", emitWhile, Whiles, 5, 1, 0, 0, 4, isControl},
      {"scf.if", emitIf, Conditions, 8, 1, 1, 0, 6, isControl},
      {"scf.index_switch", emitIndexSwitch, Conditions, 3, 1, 0, 0, 2,
       isControl},
      {"scf.forall", onTensors<emitTensorParallelInsertSlice>, Foralls | Slices,
       10, 2, 1, 0, 8, isControl},
      {"arith.select", emitSelect, Selects, 3, 1, 0, 0, 3, false,
       staysOnTensors},
      {"affine.apply and its like", emitAffine, AffineBounds, 3, 0, 0, 0, 2},
      {"tensor.generate (computed)", emitGenerate, Makers, 4, 2, 0, 0, 2},
      // Operations that only move elements, in forms that the others lack.
      {"tensor.extract_slice (any)", onTensors<emitTensorExtractSlice>, Slices,
       8, 0, 3, 0, 12},
      {"tensor.insert_slice (any)", onTensors<emitTensorInsertSlice>,
       Slices | Inserts, 8, 1, 2, 0, 12},
      {"tensor.pad (any)", onTensors<emitTensorPad>, Pads, 8, 0, 1, 2, 12},
      {"tensor.bitcast", onTensors<emitTensorBitcast>, 0, 3, 0, 1, 0, 10, false,
       staysOnTensors},
      {"tensor.cast (any)", onTensors<emitTensorCast>, 0, 3, 0, 2, 0, 8},
      {"tensor.collapse_shape (any)", onTensors<emitTensorCollapseShape>,
       Reshapes, 5, 0, 2, 0, 8},
      {"tensor.expand_shape (any)", onTensors<emitTensorExpandShape>, Reshapes,
       5, 0, 2, 0, 8},
      {"tensor.reshape (any)", onTensors<emitTensorReshape>, 0, 3, 0, 1, 0, 8},
      {"tensor.concat", onTensors<emitTensorConcat>, Concats, 6, 1, 1, 0, 8},
      {"tensor.gather", onTensors<emitTensorGather>, 0, 4, 0, 1, 0, 8, false,
       staysOnTensors},
      {"tensor.scatter", onTensors<emitTensorScatter>, 0, 4, 0, 1, 0, 8, false,
       staysOnTensors},
      {"tensor.generate", onTensors<emitTensorGenerate>, Makers, 4, 0, 0, 0, 6},
      {"tensor.insert", onTensors<emitTensorInsert>, 0, 5, 0, 1, 0, 6},
      {"tensor.extract (any)", onTensors<emitTensorExtract>, 0, 3, 0, 0, 0, 5},
      {"tensor.from_elements", onTensors<emitTensorFromElements>, Makers, 3, 0,
       0, 0, 4},
      {"tensor.splat", onTensors<emitTensorSplat>, 0, 3, 0, 0, 0, 4},
      {"tensor.empty", onTensors<emitTensorEmpty>, 0, 1, 0, 0, 0, 2},
      {"tensor.dim (any)", onTensors<emitTensorDim>, 0, 3, 0, 0, 0, 4},
      {"tensor.rank", onTensors<emitTensorRank>, 0, 1, 0, 0, 0, 3},
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
