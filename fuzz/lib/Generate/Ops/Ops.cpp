//===- Ops.cpp - the operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

using namespace padlab::generate;

llvm::ArrayRef<OpEmitter> padlab::generate::getOpEmitters() {
  static constexpr OpEmitter emitters[] = {
      {"linalg.generic (element-wise)", 40, emitElementwise},
      {"tensor.pad", 30, emitPad},
      {"tensor.extract_slice", 12, emitExtractSlice},
      {"tensor.insert_slice", 12, emitInsertSlice},
      {"linalg.generic (reduction)", 10, emitReduction},
      {"tensor.cast", 6, emitCast},
      {"tensor.extract", 6, emitExtract},
      {"tensor.dim", 4, emitDim},
      {"linalg.fill", 5, emitFill},
  };
  return emitters;
}
