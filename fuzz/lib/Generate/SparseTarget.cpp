//===- SparseTarget.cpp - programs with sparse tensors ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseTarget.h"

#include "Drawing.h"
#include "Sparse/Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

OwningOpRef<ModuleOp> generate::buildSparseProgram(Choices &choices,
                                                   MLIRContext *context) {
  return buildInSteps<SparseProgram>(
      choices, context, {10, 14, 12, 10, 6, 4, 2}, getSparseEmitters(),
      [](SparseProgram &program) { emitSparseInput(program); });
}
