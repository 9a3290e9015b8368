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

bool generate::emitTensorExtract(TensorProgram &p) {
  std::optional<TrackedTensor> source = p.pickTensor(isNonEmpty);
  if (!source)
    return false;
  SmallVector<Value> position = p.pickPosition(source->extents);
  p.base.addScalar(p.create<tensor::ExtractOp>(source->value, position));
  return true;
}

bool generate::emitTensorInsert(TensorProgram &p) {
  std::optional<TrackedTensor> dest = p.pickDestination(isNonEmpty);
  if (!dest || !p.fits(dest->extents))
    return false;
  Value scalar = p.pickScalar(dest->getElementType());
  SmallVector<Value> position = p.pickPosition(dest->extents);
  p.add(p.create<tensor::InsertOp>(scalar, dest->value, position),
        dest->extents);
  return true;
}

/// Adds an index with a known number to the values that later steps may use.
static void addNumber(TensorProgram &p, Value value, int64_t number) {
  p.base.addScalar(value);
  p.base.indices.push_back({value, number});
}

bool generate::emitTensorDim(TensorProgram &p) {
  AnyTensor source = p.pickAnyTensor();
  if (source.extents.empty())
    return false;
  int64_t dim = p.choices.draw(source.extents.size());
  Value index = p.base.getIndex(dim);
  addNumber(p, p.create<tensor::DimOp>(source.value, index),
            source.extents[dim]);
  return true;
}

bool generate::emitTensorRank(TensorProgram &p) {
  AnyTensor source = p.pickAnyTensor();
  addNumber(p, p.create<tensor::RankOp>(source.value), source.extents.size());
  return true;
}
