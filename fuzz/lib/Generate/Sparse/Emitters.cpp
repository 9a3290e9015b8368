//===- Emitters.cpp - what programs of sparse tensors do ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<SparseEmitter> padlab::generate::getSparseEmitters() {
  static constexpr SparseEmitter emitters[] = {
      {"input", 4, emitSparseInput},
      {"convert", 8, emitSparseConvert},
      {"pad", 12, emitSparsePad},
      {"concat", 4, emitSparseConcat},
      {"transpose", 4, emitSparseTranspose},
      {"reshape", 4, emitSparseReshape},
      {"part", 1, emitSparsePart},
      {"elementwise", 10, emitSparseElementwise},
      {"scale", 6, emitSparseScale},
      {"reduction", 6, emitSparseReduction},
      {"product", 8, emitSparseProduct},
      {"count", 4, emitSparseCount},
      {"disassemble", 2, emitSparseDisassemble},
      {"foreach", 4, emitSparseForeach},
      {"unary", 5, emitSparseUnary},
      {"binary", 5, emitSparseBinary},
      {"reduce", 4, emitSparseReduce},
  };
  return emitters;
}
