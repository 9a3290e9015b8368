//===- Emitters.cpp - the TOSA operations that are generated --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

using namespace padlab;
using namespace padlab::generate;

void generate::emitTosaInput(TosaProgram &program) { program.addInput(); }

llvm::ArrayRef<TosaEmitter> padlab::generate::getTosaEmitters() {
  static constexpr TosaEmitter emitters[] = {
      {"input", 3, emitTosaInput},
      {"sum", 10, emitTosaSum},
      {"product", 6, emitTosaProduct},
      {"bits", 4, emitTosaBits},
      {"truths", 3, emitTosaTruths},
      {"shift", 4, emitTosaShift},
      {"division", 3, emitTosaDivision},
      {"unary", 6, emitTosaUnary},
      {"negate", 4, emitTosaNegate},
      {"clamp", 8, emitTosaClamp},
      {"extreme", 5, emitTosaExtreme},
      {"comparison", 5, emitTosaComparison},
      {"select", 5, emitTosaSelect},
      {"cast", 10, emitTosaCast},
      {"rescale", 8, emitTosaRescale},
      {"table", 3, emitTosaTable},
      {"resize", 6, emitTosaResize},
      {"pad", 8, emitTosaPad},
      {"slice", 6, emitTosaSlice},
      {"concat", 6, emitTosaConcat},
      {"reshape", 8, emitTosaReshape},
      {"reverse", 4, emitTosaReverse},
      {"tile", 4, emitTosaTile},
      {"transpose", 8, emitTosaTranspose},
      {"gather", 4, emitTosaGather},
      {"scatter", 3, emitTosaScatter},
      {"reduction", 8, emitTosaReduction},
      {"argmax", 4, emitTosaArgMax},
      {"matmul", 7, emitTosaMatMul},
      {"convolution", 8, emitTosaConvolution},
      {"depthwise", 5, emitTosaDepthwise},
      {"transposed", 5, emitTosaTransposedConvolution},
      {"pool", 7, emitTosaPool},
  };
  return emitters;
}
