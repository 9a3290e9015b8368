//===- StructuredOps.cpp - parts of structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StructuredOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

Extents generate::applyMap(AffineMap map, ArrayRef<int64_t> loops) {
  Extents extents;
  for (AffineExpr result : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(result))
      extents.push_back(loops[dim.getPosition()]);
    else
      extents.push_back(cast<AffineConstantExpr>(result).getValue() + 1);
  }
  return extents;
}

AffineMap generate::pickPermutation(ProgramBuilder &program, unsigned count) {
  MLIRContext *context = program.builder.getContext();
  if (count < 2 || !program.choices.chance(program.features.permutedMaps))
    return AffineMap::getMultiDimIdentityMap(count, context);
  auto order = llvm::to_vector<5>(llvm::seq(0u, count));
  // The simplest permutation exchanges the first two.
  for (unsigned i = 0; i + 1 < count; ++i)
    std::swap(order[i],
              order[i + (1 + program.choices.draw(count - i)) % (count - i)]);
  return AffineMap::getPermutationMap(order, context);
}

/// Drops loops, so that the operand is broadcast along them.
static AffineMap pickBroadcast(ProgramBuilder &program, AffineMap map) {
  SmallVector<AffineExpr, 5> results;
  for (AffineExpr expr : map.getResults())
    if (!program.choices.chance(40))
      results.push_back(expr);
  return AffineMap::get(map.getNumDims(), 0, results,
                        program.builder.getContext());
}

/// Reads one place of a dimension at every point.
static AffineMap pickConstantResult(ProgramBuilder &program, AffineMap map) {
  SmallVector<AffineExpr, 5> results(map.getResults());
  if (results.empty())
    return map;
  results[program.choices.draw(results.size())] = getAffineConstantExpr(
      program.choices.draw(2), program.builder.getContext());
  return AffineMap::get(map.getNumDims(), 0, results,
                        program.builder.getContext());
}

static AffineMap pickInputMap(ProgramBuilder &program, unsigned loops) {
  AffineMap map = pickPermutation(program, loops);
  if (program.choices.chance(program.features.broadcastMaps))
    map = pickBroadcast(program, map);
  if (program.choices.chance(program.features.constantMaps))
    map = pickConstantResult(program, map);
  return map;
}

void generate::addInput(ProgramBuilder &program, StructuredOp &op) {
  AffineMap map = pickInputMap(program, op.loops.size());
  Extents extents = applyMap(map, op.loops);
  op.inputMaps.push_back(map);
  if (program.choices.chance(program.features.reuseValues)) {
    if (const TrackedTensor *tensor =
            program.pickTensor([&](const TrackedTensor &candidate) {
              return candidate.extents == extents;
            })) {
      op.inputs.push_back(tensor->value);
      return;
    }
  }
  op.inputs.push_back(
      program.addTensorArgument(extents, program.pickElementType()).value);
}

Value generate::emitEmpty(ProgramBuilder &program, RankedTensorType type,
                          ArrayRef<int64_t> extents) {
  return tensor::EmptyOp::create(program.builder, program.location, type,
                                 program.getDynamicSizes(type, extents));
}

Value generate::emitFilled(ProgramBuilder &program, RankedTensorType type,
                           ArrayRef<int64_t> extents) {
  Value empty = emitEmpty(program, type, extents);
  ScalarBuilder scalars = program.getScalarBuilder();
  Value value;
  for (Value scalar : program.scalars)
    if (scalar.getType() == type.getElementType())
      value = scalar;
  if (!value || !program.choices.chance(program.features.captures))
    value = scalars.makeConstant(type.getElementType());
  return linalg::FillOp::create(program.builder, program.location, value, empty)
      .getResult(0);
}

void generate::addInit(ProgramBuilder &program, StructuredOp &op, AffineMap map,
                       bool mustBeReadable) {
  Choices &choices = program.choices;
  Extents extents = applyMap(map, op.loops);
  op.initMaps.push_back(map);
  op.initExtents.push_back(extents);
  if (choices.chance(program.features.initsFromValues)) {
    if (const TrackedTensor *tensor =
            program.pickTensor([&](const TrackedTensor &candidate) {
              return candidate.extents == extents;
            })) {
      op.inits.push_back(tensor->value);
      op.initIsReadable.push_back(true);
      return;
    }
  }
  RankedTensorType type =
      program.pickTensorType(extents, program.pickElementType());
  enum { Empty, Fill, Argument };
  auto kind = choices.weighted({mustBeReadable ? 0u : 60u, 25, 15});
  op.initIsReadable.push_back(kind != Empty);
  if (kind == Argument)
    op.inits.push_back(
        program.addTensorArgument(extents, type.getElementType()).value);
  else if (kind == Fill)
    op.inits.push_back(emitFilled(program, type, extents));
  else
    op.inits.push_back(emitEmpty(program, type, extents));
}

linalg::GenericOp
generate::buildStructuredOp(ProgramBuilder &program, const StructuredOp &op,
                            llvm::function_ref<void(ScalarBuilder &, ValueRange,
                                                    SmallVectorImpl<Value> &)>
                                body) {
  SmallVector<AffineMap> maps(op.inputMaps);
  llvm::append_range(maps, op.initMaps);
  auto generic = linalg::GenericOp::create(
      program.builder, program.location, TypeRange(ValueRange(op.inits)),
      op.inputs, op.inits, maps, op.iterators,
      [&](OpBuilder &builder, Location location, ValueRange arguments) {
        ScalarBuilder scalars(program.choices, builder, location,
                              program.features.specialValues);
        SmallVector<Value> yields;
        body(scalars, arguments, yields);
        linalg::YieldOp::create(builder, location, yields);
      });
  for (auto [result, extents] :
       llvm::zip_equal(generic.getResults(), op.initExtents))
    program.add(result, extents);
  return generic;
}
