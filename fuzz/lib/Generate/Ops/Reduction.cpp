//===- Reduction.cpp - linalg.generic with reductions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"
#include "StructuredOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Loops run in row-major order in the reference and in every pipeline that is
/// compared exactly, so sums of floats need no care.
Value generate::combine(ScalarBuilder &scalars, Choices &choices, Value value,
                        Value accumulator) {
  OpBuilder &b = scalars.getBuilder();
  Location loc = value.getLoc();
  uint64_t kind = choices.draw(6);
  if (isa<ComplexType>(value.getType())) {
    if (kind % 2)
      return complex::MulOp::create(b, loc, accumulator, value);
    return complex::AddOp::create(b, loc, accumulator, value);
  }
  if (isa<FloatType>(value.getType())) {
    if (!scalars.mayRound())
      kind = 1 + kind % 2;
    switch (kind) {
    case 0:
      return arith::AddFOp::create(b, loc, accumulator, value);
    case 1:
      return arith::MaximumFOp::create(b, loc, accumulator, value);
    case 2:
      return arith::MinimumFOp::create(b, loc, accumulator, value);
    case 3:
      return arith::SubFOp::create(b, loc, accumulator, value);
    default:
      return arith::MulFOp::create(b, loc, accumulator, value);
    }
  }
  switch (kind == 5 ? 5 + choices.draw(6) : kind) {
  case 0:
    return arith::AddIOp::create(b, loc, accumulator, value);
  case 1:
    return arith::MaxSIOp::create(b, loc, accumulator, value);
  case 2:
    return arith::MinUIOp::create(b, loc, accumulator, value);
  case 3:
    return arith::XOrIOp::create(b, loc, accumulator, value);
  case 4:
    return arith::MulIOp::create(b, loc, accumulator, value);
  case 5:
    return arith::SubIOp::create(b, loc, accumulator, value);
  case 6:
    return arith::AndIOp::create(b, loc, accumulator, value);
  case 7:
    return arith::OrIOp::create(b, loc, accumulator, value);
  case 8:
    return arith::MinSIOp::create(b, loc, accumulator, value);
  case 9:
    return arith::MaxUIOp::create(b, loc, accumulator, value);
  default:
    // The accumulator second.
    return arith::AddIOp::create(b, loc, value, accumulator);
  }
}

/// The value that is reduced: the element, or one computed from it and its
/// place.
static Value emitReduced(ProgramBuilder &program, const StructuredOp &op,
                         ScalarBuilder &scalars, ValueRange arguments) {
  Choices &choices = program.choices;
  Type type = arguments[1].getType();
  if (choices.chance(program.features.indexInBody))
    scalars.operands.push_back(linalg::IndexOp::create(
        scalars.getBuilder(), program.location, choices.draw(op.loops.size())));
  addRead(program, op, scalars);
  bool isElement = scalars.operands.empty() && !choices.chance(25);
  scalars.operands.push_back(arguments[0]);
  return isElement ? scalars.convert(arguments[0], type)
                   : scalars.emit(type, choices.range(1, 2));
}

bool generate::emitReduction(ProgramBuilder &program) {
  Choices &choices = program.choices;
  const TrackedTensor *source = program.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!source || !program.fits(getNumElements(source->extents)))
    return false;

  StructuredOp op(source->extents);
  MLIRContext *context = program.builder.getContext();
  unsigned rank = source->getRank();
  op.inputs.push_back(source->value);
  op.inputMaps.push_back(AffineMap::getMultiDimIdentityMap(rank, context));
  SmallVector<AffineExpr, 5> kept;
  unsigned always = choices.draw(rank);
  for (unsigned i = 0; i < rank; ++i) {
    if (i == always || choices.chance(30))
      op.iterators[i] = utils::IteratorType::reduction;
    else
      kept.push_back(program.builder.getAffineDimExpr(i));
  }
  addInit(program, op, AffineMap::get(rank, 0, kept, context),
          /*mustBeReadable=*/true);
  buildStructuredOp(program, op,
                    [&](ScalarBuilder &scalars, ValueRange arguments,
                        SmallVectorImpl<Value> &yields) {
                      yields.push_back(
                          combine(scalars, choices,
                                  emitReduced(program, op, scalars, arguments),
                                  arguments[1]));
                    });
  return true;
}
