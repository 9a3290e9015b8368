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
      {"tensor.generate", emitGenerate, 6},
      {"tensor.splat", emitSplat, 4},
      {"tensor.from_elements", emitFromElements, 4},
      {"tensor.concat", emitConcat, 6},
      {"tensor.insert", emitInsert, 6},
      {"scf.if", emitIf, 6},
      {"scf.for", emitFor, 6},
      {"arith.select", emitSelect, 4},
      {"affine.apply and its like", emitAffine, 6},
  };
  return emitters;
}
