//===- Generate.cpp - tensor.generate of computed elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::emitGenerate(ProgramBuilder &program) {
  Extents extents = program.pickExtents(program.limits.producerElements);
  if (extents.empty() || !program.fits(getNumElements(extents)))
    return false;
  RankedTensorType type =
      program.pickTensorType(extents, program.pickElementType());
  auto generate = program.create<tensor::GenerateOp>(
      type, program.getDynamicSizes(type, extents),
      [&](OpBuilder &builder, Location location, ValueRange indices) {
        ScalarBuilder scalars = program.getScalarBuilder(builder);
        llvm::append_range(scalars.operands, program.scalars);
        llvm::append_range(scalars.operands, indices);
        tensor::YieldOp::create(
            builder, location,
            scalars.emit(type.getElementType(),
                         program.choices.draw(budget::maxBodySteps)));
      });
  program.add(generate, extents);
  return true;
}
