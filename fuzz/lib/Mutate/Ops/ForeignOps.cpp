//===- ForeignOps.cpp - what the generator does not emit -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<generate::OpEmitter> mutate::getForeignOpEmitters() {
  static constexpr generate::OpEmitter emitters[] = {
      {"tensor.collapse_shape", 10, emitCollapseShape},
      {"tensor.expand_shape", 10, emitExpandShape},
      {"tensor.reshape", 4, emitReshape},
      {"tensor.generate", 6, emitGenerate},
      {"tensor.splat", 4, emitSplat},
      {"tensor.from_elements", 4, emitFromElements},
      {"tensor.concat", 6, emitConcat},
      {"tensor.insert", 6, emitInsert},
      {"linalg.map", 8, emitMap},
      {"linalg.reduce", 8, emitReduce},
      {"linalg.transpose", 8, emitTranspose},
      {"linalg.broadcast", 6, emitBroadcast},
      {"linalg.negf and its like", 14, emitNamedUnary},
      {"linalg.add and its like", 14, emitNamedBinary},
      {"linalg.matmul and its like", 14, emitContraction},
      {"linalg.conv and its like", 14, emitWindow},
      {"scf.if", 6, emitIf},
      {"scf.for", 6, emitFor},
      {"arith.select", 4, emitSelect},
      {"affine.apply and its like", 6, emitAffine},
  };
  return emitters;
}

std::optional<TrackedTensor> mutate::pickCopyable(ProgramBuilder &program,
                                                  unsigned minRank) {
  const TrackedTensor *picked =
      program.pickTensor([&](const TrackedTensor &tensor) {
        return tensor.getRank() >= minRank &&
               getNumElements(tensor.extents) > 0;
      });
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}
