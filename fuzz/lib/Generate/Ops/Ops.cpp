//===- Ops.cpp - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<OpEmitter> padlab::generate::getOpEmitters() {
  // Name, function, anywhere, producer, between, pad.
  static constexpr OpEmitter emitters[] = {
      {"linalg.generic (element-wise)", emitElementwise, 40, 40},
      {"tensor.pad", emitPad, 30, 0, 10, 90},
      {"tensor.extract_slice", emitExtractSlice, 12, 0, 10},
      {"tensor.insert_slice", emitInsertSlice, 12, 2, 4},
      {"linalg.generic (reduction)", emitReduction, 8, 4},
      {"linalg.generic (any)", emitGeneral, 12, 16},
      {"tensor.cast", emitCast, 6, 0, 8},
      {"tensor.collapse_shape", emitCollapseShape, 4, 0, 5},
      {"tensor.expand_shape", emitExpandShape, 4, 0, 5},
      {"tensor.reshape", emitReshape, 2},
      {"tensor.extract", emitExtract, 6},
      {"tensor.dim", emitDim, 4},
      {"linalg.fill", emitFill, 5, 2},
      {"linalg.map", emitMap, 3, 3},
      {"linalg.reduce", emitReduce, 3, 3},
      {"linalg.transpose", emitTranspose, 4, 4},
      {"linalg.broadcast", emitBroadcast, 3, 3},
      {"linalg.copy", emitCopy, 2, 2},
      {"linalg.exp and its like", emitNamedUnary, 4, 4},
      {"linalg.add and its like", emitNamedBinary, 4, 5},
      {"linalg.select", emitNamedSelect, 2, 2},
      {"linalg.elementwise", emitElementwiseOp, 4, 4},
      {"linalg.matmul and its like", emitContraction, 6, 10},
      {"linalg.conv and its like", emitWindow, 8, 14},
      {"linalg.pack", emitPack, 2, 2},
      {"linalg.unpack", emitUnpack, 2, 2},
      {"tensor.pad in scf.for", emitPadInLoop, 3, 0, 0, 6},
      {"tensor.pad in scf.if", emitPadInBranch, 2, 0, 0, 4},
  };
  return emitters;
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
