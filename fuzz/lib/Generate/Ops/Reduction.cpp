//===- Reduction.cpp - linalg.generic with reductions -*- C++ -*-===//
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

/// Does not care about the order in which floats are summed: loops run in
/// row-major order in the reference, and in every pipeline whose results are
/// compared exactly.
Value generate::combine(ScalarBuilder &scalars, Choices &choices, Value value,
                        Value accumulator) {
  static constexpr ArithOp ofFloats[] = {ArithOp::AddF,     ArithOp::MaximumF,
                                         ArithOp::MinimumF, ArithOp::SubF,
                                         ArithOp::MulF,     ArithOp::MulF};
  static constexpr ArithOp ofIntegers[] = {
      ArithOp::AddI,  ArithOp::MaxSI, ArithOp::MinUI, ArithOp::XOrI,
      ArithOp::MulI,  ArithOp::SubI,  ArithOp::AndI,  ArithOp::OrI,
      ArithOp::MinSI, ArithOp::MaxUI};
  uint64_t kind = choices.draw(std::size(ofFloats));
  if (isa<ComplexType>(value.getType()))
    return scalars.create(kind % 2 ? ArithOp::MulC : ArithOp::AddC,
                          {accumulator, value});
  if (isa<FloatType>(value.getType()))
    return scalars.create(ofFloats[scalars.mayRound() ? kind : 1 + kind % 2],
                          {accumulator, value});
  if (kind == 5)
    kind += choices.draw(6);
  // At times make the accumulator the second operand.
  if (kind == std::size(ofIntegers))
    return scalars.create(ArithOp::AddI, {value, accumulator});
  return scalars.create(ofIntegers[kind], {accumulator, value});
}

/// Emits the value that is reduced: the element itself, or a value computed
/// from the element and, at times, loops' indices and elements of other
/// tensors.
static Value emitReduced(ProgramBuilder &p, const StructuredOp &op,
                         ScalarBuilder &scalars, ValueRange arguments) {
  Choices &choices = p.choices;
  Type type = arguments[1].getType();
  if (choices.chance(p.features.indexInBody))
    scalars.operands.push_back(
        scalars.create<linalg::IndexOp>(choices.draw(op.loops.size())));
  addRead(p, op, scalars);
  bool isElement = scalars.operands.empty() && !choices.chance(25);
  scalars.operands.push_back(arguments[0]);
  return isElement ? scalars.convert(arguments[0], type)
                   : scalars.emit(type, choices.range(1, 2));
}

bool generate::emitReduction(ProgramBuilder &p) {
  Choices &choices = p.choices;
  const TrackedTensor *source = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!source || !p.fits(getNumElements(source->extents)))
    return false;

  StructuredOp op(source->extents);
  MLIRContext *context = p.builder.getContext();
  unsigned rank = source->getRank();
  op.read(source->value, op.getIdentity(p.builder));
  SmallVector<AffineExpr, 5> kept;
  unsigned always = choices.draw(rank);
  for (unsigned i = 0; i < rank; ++i) {
    if (i == always || choices.chance(30))
      op.iterators[i] = utils::IteratorType::reduction;
    else
      kept.push_back(p.builder.getAffineDimExpr(i));
  }
  addInit(p, op, AffineMap::get(rank, 0, kept, context),
          /*mustBeReadable=*/true);
  buildStructuredOp(p, op, [&](ScalarBuilder &scalars, ValueRange arguments) {
    return combine(scalars, choices, emitReduced(p, op, scalars, arguments),
                   arguments[1]);
  });
  return true;
}
