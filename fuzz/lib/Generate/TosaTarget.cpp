//===- TosaTarget.cpp - programs of TOSA ----------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaTarget.h"

#include "Drawing.h"
#include "Tosa/Emitters.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

OwningOpRef<ModuleOp> generate::buildTosaProgram(Choices &choices,
                                                 MLIRContext *context) {
  return buildInSteps<TosaProgram>(
      choices, context, {3, 5, 8, 10, 12, 12, 10, 8, 6, 4}, getTosaEmitters(),
      [&](TosaProgram &program) {
        for (unsigned i = 0, e = 1 + choices.draw(3); i < e; ++i)
          program.addInput();
      });
}
