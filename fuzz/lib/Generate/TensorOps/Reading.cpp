//===- Reading.cpp - tensor.extract, insert, dim and rank -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

bool generate::emitTensorExtract(TensorProgram &program) {
  std::optional<TrackedTensor> source = program.pickTensor(isNonEmpty);
  if (!source)
    return false;
  SmallVector<Value> position = program.pickPosition(source->extents);
  program.base.addScalar(
      program.create<tensor::ExtractOp>(source->value, position));
  return true;
}

bool generate::emitTensorInsert(TensorProgram &program) {
  std::optional<TrackedTensor> dest = program.pickDestination(isNonEmpty);
  if (!dest || !program.fits(dest->extents))
    return false;
  Value scalar = program.pickScalar(dest->getElementType());
  SmallVector<Value> position = program.pickPosition(dest->extents);
  program.add(program.create<tensor::InsertOp>(scalar, dest->value, position),
              dest->extents);
  return true;
}

/// Adds an index that later steps may use.
static void addNumber(TensorProgram &program, Value value, int64_t number) {
  program.base.addScalar(value);
  program.base.indices.push_back({value, number});
}

bool generate::emitTensorDim(TensorProgram &program) {
  AnyTensor source = program.pickAnyTensor();
  if (source.extents.empty())
    return false;
  int64_t dim = program.choices.draw(source.extents.size());
  Value index = program.base.getIndex(dim);
  addNumber(program, program.create<tensor::DimOp>(source.value, index),
            source.extents[dim]);
  return true;
}

bool generate::emitTensorRank(TensorProgram &program) {
  AnyTensor source = program.pickAnyTensor();
  addNumber(program, program.create<tensor::RankOp>(source.value),
            source.extents.size());
  return true;
}
