//===- Emitters.cpp - the std operations that are generated -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace padlab::generate;

llvm::ArrayRef<StdEmitter> padlab::generate::getStdEmitters() {
  static constexpr StdEmitter emitters[] = {
      {"elementwise", 20, emitElementwise},
      {"cmpi", 5, emitComparison},
      {"input", 3, emitInput},
      {"constant", 3, emitConstant},
      {"tensor_cast", 6, emitTensorCast},
      {"dim", 3, emitDim},
      {"extract_element", 5, emitExtractElement},
      {"splat", 5, emitSplat},
      {"alloc", 6, emitAlloc},
      {"alloc_static", 3, emitAllocStatic},
      {"dealloc", 2, emitDealloc},
      {"load", 4, emitLoad},
      {"store", 4, emitStore},
      {"tensor_load", 5, emitTensorLoad},
      {"tensor_store", 4, emitTensorStore},
      {"memref_cast", 4, emitMemRefCast},
      {"dma", 5, emitTransfer},
      {"diamond", 5, emitDiamond},
      {"equal successors", 3, emitEqualSuccessors},
      {"loop", 4, emitLoop},
      {"call", 4, emitCall},
      {"call_indirect", 4, emitCallIndirect},
      {"memref call", 2, emitMemRefCall},
  };
  return emitters;
}
