//===- Sources.cpp - generate, splat, from_elements, concat, insert -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static constexpr int64_t maxElements = 48;
static constexpr unsigned maxSteps = 3;

/// An expression over the scalars of the program.
static Value emitScalar(ProgramBuilder &program, Type type) {
  ScalarBuilder scalars = program.getScalarBuilder();
  llvm::append_range(scalars.operands, program.scalars);
  return scalars.emit(type, program.choices.draw(maxSteps));
}

bool mutate::emitGenerate(ProgramBuilder &program) {
  Extents extents = program.pickExtents(maxElements);
  if (extents.empty() || !program.fits(getNumElements(extents)))
    return false;
  RankedTensorType type =
      program.pickTensorType(extents, program.pickElementType());
  auto generate = tensor::GenerateOp::create(
      program.builder, program.location, type,
      program.getDynamicSizes(type, extents),
      [&](OpBuilder &builder, Location location, ValueRange indices) {
        ScalarBuilder scalars(program.choices, builder, location,
                              program.features.specialValues);
        llvm::append_range(scalars.operands, program.scalars);
        llvm::append_range(scalars.operands, indices);
        tensor::YieldOp::create(builder, location,
                                scalars.emit(type.getElementType(),
                                             program.choices.draw(maxSteps)));
      });
  program.add(generate, extents);
  return true;
}

bool mutate::emitSplat(ProgramBuilder &program) {
  Extents extents = program.pickExtents(maxElements);
  if (!program.fits(getNumElements(extents)))
    return false;
  RankedTensorType type =
      program.pickTensorType(extents, program.pickElementType());
  Value scalar = emitScalar(program, type.getElementType());
  program.add(tensor::SplatOp::create(program.builder, program.location, type,
                                      scalar,
                                      program.getDynamicSizes(type, extents)),
              extents);
  return true;
}

bool mutate::emitFromElements(ProgramBuilder &program) {
  Extents extents = {program.choices.range(1, 4)};
  if (program.choices.chance(30))
    extents.push_back(program.choices.range(1, 2));
  if (!program.fits(getNumElements(extents)))
    return false;
  Type type = program.pickElementType();
  SmallVector<Value> elements;
  for (int64_t i = 0; i < getNumElements(extents); ++i)
    elements.push_back(emitScalar(program, type));
  program.add(tensor::FromElementsOp::create(
                  program.builder, program.location,
                  RankedTensorType::get(extents, type), elements),
              extents);
  return true;
}

/// A tensor that exists and another that fits it in all dimensions but one.
bool mutate::emitConcat(ProgramBuilder &program) {
  const TrackedTensor *picked = program.pickTensor(
      [](const TrackedTensor &t) { return t.getRank() > 0; });
  if (!picked)
    return false;
  TrackedTensor first = *picked;
  unsigned dim = program.choices.draw(first.getRank());
  const TrackedTensor *found =
      program.pickTensor([&](const TrackedTensor &candidate) {
        if (candidate.getRank() != first.getRank() ||
            candidate.getElementType() != first.getElementType())
          return false;
        Extents extents = candidate.extents;
        extents[dim] = first.extents[dim];
        return extents == first.extents;
      });
  TrackedTensor second = *found; // `first` itself at least.
  Extents extents = first.extents;
  extents[dim] += second.extents[dim];
  if (!program.fits(getNumElements(extents)))
    return false;
  program.add(tensor::ConcatOp::create(program.builder, program.location, dim,
                                       ValueRange{first.value, second.value}),
              extents);
  return true;
}

bool mutate::emitInsert(ProgramBuilder &program) {
  const TrackedTensor *picked =
      program.pickTensor([](const TrackedTensor &tensor) {
        return getNumElements(tensor.extents) > 0;
      });
  if (!picked || !program.fits(getNumElements(picked->extents)))
    return false;
  TrackedTensor into = *picked;
  SmallVector<Value> indices;
  for (int64_t extent : into.extents)
    indices.push_back(program.getIndex(program.choices.draw(extent)));
  Value scalar = emitScalar(program, into.getElementType());
  program.add(tensor::InsertOp::create(program.builder, program.location,
                                       scalar, into.value, indices),
              into.extents);
  return true;
}
