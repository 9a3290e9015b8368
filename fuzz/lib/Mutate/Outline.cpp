//===- Outline.cpp - calls -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "../Generate/Outline.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

bool mutate::outlineOps(Program &program) {
  return generate::outlineSome(program.entry, program.choices) != nullptr;
}

bool mutate::callAgain(Program &program) {
  auto call = program.pickOp<func::CallOp>();
  Operation *end = program.getReturn();
  if (!call || !end || call->getBlock() != end->getBlock() ||
      call->getNumResults() == 0)
    return false;
  end->insertOperands(end->getNumOperands(),
                      generate::callAgain(call, program.choices).getResults());
  program.entry->removeAttr(program.entry.getResAttrsAttrName());
  return true;
}
