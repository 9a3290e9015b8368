//===- StdTarget.cpp - programs of the Standard dialect -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdTarget.h"

#include "Drawing.h"
#include "Std/Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

OwningOpRef<ModuleOp> generate::buildStdProgram(Choices &choices,
                                                MLIRContext *context) {
  return buildInSteps<StdProgram>(
      choices, context, {3, 5, 8, 10, 12, 14, 14, 12, 10, 6, 4, 2},
      getStdEmitters(), [&](StdProgram &program) {
        for (unsigned i = 0, e = 1 + choices.draw(3); i < e; ++i)
          program.addInput();
      });
}
