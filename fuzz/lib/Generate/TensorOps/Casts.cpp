//===- Casts.cpp - tensor.bitcast and tensor.cast ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Picks another type of the same width, or the same type.
static Type pickSameWidth(TensorProgram &program, Type type) {
  OpBuilder &b = program.builder;
  unsigned width = type.getIntOrFloatBitWidth();
  SmallVector<Type> types;
  for (auto sign :
       {IntegerType::Signless, IntegerType::Unsigned, IntegerType::Signed})
    types.push_back(IntegerType::get(b.getContext(), width, sign));
  for (Type real : getNativeFloats(b.getContext()))
    if (real.getIntOrFloatBitWidth() == width)
      types.push_back(real);
  return program.choices.pick(ArrayRef<Type>(types));
}

/// Picks a type with `extents`, ranked or unranked.
static TensorType pickType(TensorProgram &program, ArrayRef<int64_t> extents,
                           Type elementType) {
  if (program.choices.chance(35))
    return UnrankedTensorType::get(elementType);
  return program.base.pickTensorType(extents, elementType);
}

bool generate::emitTensorBitcast(TensorProgram &program) {
  AnyTensor source = program.pickAnyTensor();
  Type from = source.getType().getElementType();
  if (!from.isIntOrFloat() || !program.fits(source.extents))
    return false;
  TensorType type =
      pickType(program, source.extents, pickSameWidth(program, from));
  program.add(program.create<tensor::BitcastOp>(type, source.value),
              source.extents);
  return true;
}

bool generate::emitTensorCast(TensorProgram &program) {
  AnyTensor source = program.pickAnyTensor();
  if (!program.fits(source.extents))
    return false;
  TensorType type =
      pickType(program, source.extents, source.getType().getElementType());
  program.add(program.create<tensor::CastOp>(type, source.value),
              source.extents);
  return true;
}
