//===- TensorTarget.cpp - programs of the tensor dialect --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorTarget.h"

#include "Drawing.h"
#include "TensorOps/TensorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

OwningOpRef<ModuleOp> generate::buildTensorProgram(Choices &choices,
                                                   MLIRContext *context) {
  return buildInSteps<TensorProgram>(
      choices, context, {5, 10, 15, 20, 20, 15, 10, 5}, getTensorOpEmitters(),
      [&](TensorProgram &program) { program.addInput(); });
}
