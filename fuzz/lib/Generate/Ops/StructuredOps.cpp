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

/// Returns the largest value of `expr` over all iterations, plus one. Treats a
/// loop without iterations like one whose index is 0.
static int64_t getExtent(AffineExpr expr, ArrayRef<int64_t> loops) {
  AffineMap map = AffineMap::get(loops.size(), 0, expr);
  SmallVector<int64_t> point(loops.size(), 0);
  int64_t most = map.compose(point).front();
  // Visit all points of the iteration space, as an odometer counts. There are
  // few of them.
  for (size_t i = 0; i < loops.size();) {
    if (++point[i] < loops[i]) {
      most = std::max(most, map.compose(point).front());
      i = 0;
    } else {
      point[i++] = 0;
    }
  }
  return most + 1;
}

Extents generate::applyMap(AffineMap map, ArrayRef<int64_t> loops) {
  Extents extents;
  for (AffineExpr result : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(result))
      extents.push_back(loops[dim.getPosition()]);
    else
      extents.push_back(getExtent(result, loops));
  }
  return extents;
}

AffineMap generate::pickPermutation(ProgramBuilder &p, unsigned count) {
  MLIRContext *context = p.builder.getContext();
  if (count < 2 || !p.choices.chance(p.features.permutedMaps))
    return AffineMap::getMultiDimIdentityMap(count, context);
  auto order = llvm::to_vector<5>(llvm::seq(0u, count));
  // If all choices are 0, the simplest one (see Choices.h), the loop rotates
  // the dimensions by one.
  for (unsigned i = 0; i + 1 < count; ++i)
    std::swap(order[i],
              order[i + (1 + p.choices.draw(count - i)) % (count - i)]);
  return AffineMap::getPermutationMap(order, context);
}

/// Drops results of `map`, so that the operand is broadcast along the loops
/// that these results indexed.
static AffineMap pickBroadcast(ProgramBuilder &p, AffineMap map) {
  SmallVector<AffineExpr, 5> results;
  for (AffineExpr expr : map.getResults())
    if (!p.choices.chance(40))
      results.push_back(expr);
  return AffineMap::get(map.getNumDims(), 0, results, p.builder.getContext());
}

/// Replaces one result of `map` by a constant.
static AffineMap pickConstantResult(ProgramBuilder &p, AffineMap map) {
  SmallVector<AffineExpr, 5> results(map.getResults());
  if (results.empty())
    return map;
  results[p.choices.draw(results.size())] =
      getAffineConstantExpr(p.choices.draw(2), p.builder.getContext());
  return AffineMap::get(map.getNumDims(), 0, results, p.builder.getContext());
}

AffineMap generate::pickInputMap(ProgramBuilder &p, unsigned loops) {
  AffineMap map = pickPermutation(p, loops);
  if (p.choices.chance(p.features.broadcastMaps))
    map = pickBroadcast(p, map);
  if (p.choices.chance(p.features.constantMaps))
    map = pickConstantResult(p, map);
  return map;
}

/// Returns whether `map` stays within a tensor with `extents`. Where a result
/// of the map is the index of a loop, the extent must equal that of `least`.
/// Elsewhere, it may also be larger.
static bool isWithin(AffineMap map, ArrayRef<int64_t> least,
                     ArrayRef<int64_t> extents) {
  if (least.size() != extents.size())
    return false;
  for (auto [expr, need, extent] :
       llvm::zip_equal(map.getResults(), least, extents))
    if (isa<AffineDimExpr>(expr) ? extent != need : extent < need)
      return false;
  return true;
}

void StructuredOp::read(Value input, AffineMap map) {
  inputs.push_back(input);
  inputMaps.push_back(map);
}

void StructuredOp::write(Value init, AffineMap map) {
  inits.push_back(init);
  initMaps.push_back(map);
  initExtents.push_back(applyMap(map, loops));
}

void generate::addInput(ProgramBuilder &p, StructuredOp &op, AffineMap map) {
  Extents extents = applyMap(map, op.loops);
  if (p.choices.chance(p.features.reuseValues))
    if (const TrackedTensor *tensor =
            p.pickTensor([&](const TrackedTensor &candidate) {
              return isWithin(map, extents, candidate.extents);
            }))
      return op.read(tensor->value, map);
  op.read(p.addTensorArgument(extents, p.pickElementType()).value, map);
}

Value generate::emitFilled(ProgramBuilder &p, RankedTensorType type,
                           ArrayRef<int64_t> extents) {
  Value empty = p.emitEmpty(type, extents);
  ScalarBuilder scalars = p.getScalarBuilder();
  Value value;
  for (Value scalar : p.scalars)
    if (scalar.getType() == type.getElementType())
      value = scalar;
  if (!value || !p.choices.chance(p.features.captures))
    value = scalars.makeConstant(type.getElementType());
  return p.create<linalg::FillOp>(value, empty).getResult(0);
}

Value generate::emitConstantTensor(ProgramBuilder &p, ArrayRef<int64_t> extents,
                                   Type elementType) {
  constexpr int64_t maxListed = 16;
  auto type = RankedTensorType::get(extents, elementType);
  ScalarBuilder scalars = p.getScalarBuilder();
  int64_t elements = getNumElements(extents);
  bool list = elements > 0 && elements <= maxListed;
  SmallVector<Attribute> values;
  for (int64_t i = 0; i < (list ? elements : 1); ++i)
    values.push_back(scalars.pickConstant(elementType));
  return p.getConstant(DenseElementsAttr::get(type, values));
}

Init generate::pickInit(ProgramBuilder &p, ArrayRef<int64_t> extents,
                        Type elementType, bool mustBeReadable) {
  Choices &choices = p.choices;
  if (choices.chance(p.features.initsFromValues))
    if (const TrackedTensor *tensor =
            p.pickTensor([&](const TrackedTensor &candidate) {
              return ArrayRef<int64_t>(candidate.extents) == extents &&
                     (!elementType ||
                      candidate.getElementType() == elementType);
            }))
      return {tensor->value, true};
  if (!elementType)
    elementType = p.pickElementType();
  if (!isa<ComplexType>(elementType) &&
      choices.chance(p.features.constantInits))
    return {emitConstantTensor(p, extents, elementType), true};
  enum { Empty, Fill, Argument };
  switch (choices.weighted({mustBeReadable ? 0u : 60u, 25, 15})) {
  case Argument:
    return {p.addTensorArgument(extents, elementType).value, true};
  case Fill:
    return {emitFilled(p, p.pickTensorType(extents, elementType), extents),
            true};
  default:
    return {p.emitEmpty(p.pickTensorType(extents, elementType), extents),
            false};
  }
}

Value generate::castToShape(ProgramBuilder &p, Value value,
                            ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == shape)
    return value;
  return p.create<tensor::CastOp>(type.clone(shape), value);
}

void generate::addInit(ProgramBuilder &p, StructuredOp &op, AffineMap map,
                       bool mustBeReadable, Type elementType) {
  Init init = pickInit(p, applyMap(map, op.loops), elementType, mustBeReadable);
  op.write(init.value, map);
  op.initIsReadable.push_back(init.isReadable);
}

linalg::GenericOp
generate::buildStructuredOp(ProgramBuilder &p, const StructuredOp &op,
                            llvm::function_ref<void(ScalarBuilder &, ValueRange,
                                                    SmallVectorImpl<Value> &)>
                                body) {
  SmallVector<AffineMap> maps(op.inputMaps);
  llvm::append_range(maps, op.initMaps);
  auto generic = p.create<linalg::GenericOp>(
      TypeRange(ValueRange(op.inits)), op.inputs, op.inits, maps, op.iterators,
      [&](OpBuilder &builder, Location location, ValueRange arguments) {
        ScalarBuilder scalars = p.getScalarBuilder(builder);
        SmallVector<Value> yields;
        body(scalars, arguments, yields);
        linalg::YieldOp::create(builder, location, yields);
      });
  for (auto [result, extents] :
       llvm::zip_equal(generic.getResults(), op.initExtents))
    p.add(result, extents);
  return generic;
}

Value generate::buildStructuredOp(
    ProgramBuilder &p, const StructuredOp &op,
    llvm::function_ref<Value(ScalarBuilder &, ValueRange)> body) {
  auto yieldOne = [&](ScalarBuilder &scalars, ValueRange arguments,
                      SmallVectorImpl<Value> &yields) {
    yields.push_back(body(scalars, arguments));
  };
  return buildStructuredOp(p, op, yieldOne).getResult(0);
}

Value generate::combineTensors(ProgramBuilder &p, ArrayRef<Value> tensors,
                               ArrayRef<int64_t> extents) {
  StructuredOp op(extents);
  AffineMap map = op.getIdentity(p.builder);
  for (Value tensor : tensors.drop_back())
    op.read(tensor, map);
  op.write(tensors.back(), map);
  return buildStructuredOp(p, op,
                           [&](ScalarBuilder &scalars, ValueRange arguments) {
                             Value value = arguments.front();
                             for (Value next : arguments.drop_front())
                               value = combine(scalars, p.choices, value, next);
                             return value;
                           });
}
