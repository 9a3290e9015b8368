//===- Constant.cpp - arith.constant of a tensor -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"
#include "StructuredOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::emitConstant(ProgramBuilder &program) {
  Extents extents = program.pickExtents(program.limits.producerElements);
  Type type = program.pickElementType();
  if (isa<ComplexType>(type) || !program.fits(getNumElements(extents)))
    return false;
  program.add(emitConstantTensor(program, extents, type), extents);
  return true;
}
