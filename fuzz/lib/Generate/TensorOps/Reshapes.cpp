//===- Reshapes.cpp - reshapes and casts of tensors -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// collapse_shape, expand_shape
//===----------------------------------------------------------------------===//

bool generate::emitTensorCollapseShape(TensorProgram &p) {
  std::optional<TrackedTensor> source = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() > 0; });
  if (!source || !p.fits(source->extents))
    return false;
  auto type = cast<RankedTensorType>(source->value.getType());
  SmallVector<ReassociationIndices> groups;
  Extents extents;
  bool allOne = llvm::all_of(type.getShape(), [](int64_t e) { return e == 1; });
  if (!allOne || !p.choices.chance(50))
    for (auto [dim, extent] : llvm::enumerate(source->extents)) {
      if (groups.empty() || !p.choices.chance(60)) {
        groups.emplace_back();
        extents.push_back(1);
      }
      groups.back().push_back(dim);
      extents.back() *= extent;
    }
  p.add(p.create<tensor::CollapseShapeOp>(
            tensor::CollapseShapeOp::inferCollapsedType(type, groups),
            source->value, groups),
        extents);
  return true;
}

/// Picks one to three numbers whose product is `extent`.
static Extents pickFactors(Choices &choices, int64_t extent) {
  Extents factors;
  for (unsigned more = choices.weighted({40, 40, 20}); more > 0; --more) {
    int64_t factor = choices.pick<int64_t>({2, 1, 3, 2});
    if (extent == 0) {
      factors.push_back(factor);
    } else if (extent % factor == 0) {
      factors.push_back(factor);
      extent /= factor;
    }
  }
  factors.insert(factors.begin() + choices.draw(factors.size() + 1), extent);
  return factors;
}

bool generate::emitTensorExpandShape(TensorProgram &p) {
  std::optional<TrackedTensor> source = p.pickTensor(
      [](const TrackedTensor &tensor) { return tensor.getRank() < 4; });
  if (!source || !p.fits(source->extents))
    return false;
  auto from = cast<RankedTensorType>(source->value.getType());
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> shape;
  Extents extents;
  auto addGroup = [&](ArrayRef<int64_t> factors, bool isDynamic) {
    groups.emplace_back();
    size_t always = p.choices.draw(factors.size());
    for (auto [i, factor] : llvm::enumerate(factors)) {
      groups.back().push_back(extents.size());
      bool unknown = isDynamic && (i == always || p.choices.chance(60));
      sizes.push_back(unknown ? OpFoldResult(p.base.getIndex(factor))
                              : OpFoldResult(p.builder.getIndexAttr(factor)));
      shape.push_back(unknown ? ShapedType::kDynamic : factor);
      extents.push_back(factor);
    }
  };
  for (auto [dim, extent] : llvm::enumerate(source->extents))
    addGroup(pickFactors(p.choices, extent), from.isDynamicDim(dim));
  if (source->getRank() == 0) {
    addGroup({1, 1}, /*isDynamic=*/false);
    groups.clear();
  }
  p.add(p.create<tensor::ExpandShapeOp>(from.clone(shape), source->value,
                                        groups, sizes),
        extents);
  return true;
}

//===----------------------------------------------------------------------===//
// reshape
//===----------------------------------------------------------------------===//

/// Picks extents whose product is `elements`.
static Extents pickReshaped(Choices &choices, int64_t elements) {
  if (elements == 1 && choices.chance(40))
    return {};
  Extents extents;
  for (unsigned rank = choices.draw(3);
       rank > 0 || (extents.empty() && elements != 1); --rank) {
    for (int64_t factor : pickFactors(choices, elements))
      extents.push_back(factor);
    elements = 1;
    if (rank == 0)
      break;
  }
  return extents;
}

/// Makes a shape tensor that contains `extents`. It is built from index values,
/// or is a constant of index or one of several integer types.
static Value makeShape(TensorProgram &p, ArrayRef<int64_t> extents) {
  OpBuilder &b = p.builder;
  int64_t rank = extents.size();
  if (p.choices.chance(50)) {
    SmallVector<Value> elements;
    for (int64_t extent : extents)
      elements.push_back(p.base.getIndex(extent));
    auto type = RankedTensorType::get({rank}, b.getIndexType());
    return p.create<tensor::FromElementsOp>(type, elements);
  }
  // With the usual limits, extents are at most 200, so that i9 is the narrowest
  // type that can represent all of them. Large programs have greater extents.
  Type element =
      p.choices.pick<Type>({b.getI32Type(), b.getI64Type(), b.getI16Type(),
                            b.getIndexType(), b.getIntegerType(9)});
  return p.makeNumbers({rank}, element, extents);
}

bool generate::emitTensorReshape(TensorProgram &p) {
  AnyTensor source = p.pickAnyTensor();
  if (!p.fits(source.extents))
    return false;
  Extents extents = pickReshaped(p.choices, getNumElements(source.extents));
  Type element = source.getType().getElementType();
  Value shape = makeShape(p, extents);
  TensorType type = p.base.pickTensorType(extents, element);
  if (p.choices.chance(40)) {
    type = UnrankedTensorType::get(element);
    auto shapeType = cast<RankedTensorType>(shape.getType());
    if (p.choices.chance(50))
      shape = p.create<tensor::CastOp>(shapeType.clone({ShapedType::kDynamic}),
                                       shape);
  }
  p.add(p.create<tensor::ReshapeOp>(type, source.value, shape), extents);
  return true;
}

//===----------------------------------------------------------------------===//
// tensor.bitcast, tensor.cast
//===----------------------------------------------------------------------===//

/// Picks a type of the same width, which may be `type` itself.
static Type pickSameWidth(TensorProgram &p, Type type) {
  OpBuilder &b = p.builder;
  unsigned width = type.getIntOrFloatBitWidth();
  SmallVector<Type> types;
  for (auto sign :
       {IntegerType::Signless, IntegerType::Unsigned, IntegerType::Signed})
    types.push_back(IntegerType::get(b.getContext(), width, sign));
  for (Type real : getNativeFloats(b.getContext()))
    if (real.getIntOrFloatBitWidth() == width)
      types.push_back(real);
  return p.choices.pick(ArrayRef<Type>(types));
}

/// Picks a ranked or unranked type for a tensor with `extents`.
static TensorType pickType(TensorProgram &p, ArrayRef<int64_t> extents,
                           Type elementType) {
  if (p.choices.chance(35))
    return UnrankedTensorType::get(elementType);
  return p.base.pickTensorType(extents, elementType);
}

bool generate::emitTensorBitcast(TensorProgram &p) {
  AnyTensor source = p.pickAnyTensor();
  Type from = source.getType().getElementType();
  if (!from.isIntOrFloat() || !p.fits(source.extents))
    return false;
  TensorType type = pickType(p, source.extents, pickSameWidth(p, from));
  p.add(p.create<tensor::BitcastOp>(type, source.value), source.extents);
  return true;
}

bool generate::emitTensorCast(TensorProgram &p) {
  AnyTensor source = p.pickAnyTensor();
  if (!p.fits(source.extents))
    return false;
  TensorType type =
      pickType(p, source.extents, source.getType().getElementType());
  p.add(p.create<tensor::CastOp>(type, source.value), source.extents);
  return true;
}
