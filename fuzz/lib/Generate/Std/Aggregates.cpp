//===- Aggregates.cpp - tensors and vectors as a whole -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

void generate::emitInput(StdProgram &p) { p.addInput(); }

/// Picks a vector type of at least one dimension with positive extents.
static VectorType pickVectorType(StdProgram &p, Extents &extents) {
  Type element = p.pickElementType();
  if (isa<ComplexType>(element) || !VectorType::isValidElementType(element))
    element = p.builder.getF32Type();
  extents = p.pickExtents(2);
  for (int64_t &extent : extents)
    extent = std::max<int64_t>(1, extent);
  if (extents.empty())
    extents.push_back(1 + p.choices.draw(8));
  return VectorType::get(extents, element);
}

void generate::emitConstant(StdProgram &p) {
  Extents extents;
  Type type = pickVectorType(p, extents);
  switch (p.choices.weighted({40, 30, 30})) {
  case 0:
    type = RankedTensorType::get(extents, getElementTypeOrSelf(type));
    break;
  case 1:
    type = getElementTypeOrSelf(type);
    extents.clear();
    break;
  default:
    break;
  }
  p.add(p.makeConstant(type, extents), extents);
}

void generate::emitTensorCast(StdProgram &p) {
  std::optional<StdValue> x =
      p.pick([](const StdValue &value) { return value.isTensor(); });
  if (!x)
    return emitConstant(p);
  Type element = x->getElementType();
  Type type = p.choices.chance(35)
                  ? Type(UnrankedTensorType::get(element))
                  : RankedTensorType::get(p.pickShape(x->extents), element);
  p.add(p.create<standard::TensorCastOp>(type, x->value), x->extents);
}

void generate::emitDim(StdProgram &p) {
  auto hasDimension = [](const auto &value) { return !value.extents.empty(); };
  if (std::optional<StdMemRef> memref = p.pickMemRef(hasDimension);
      memref && p.choices.chance(40)) {
    int64_t index = p.choices.draw(memref->extents.size());
    p.add(p.create<standard::DimOp>(memref->value, index), {});
    return;
  }
  std::optional<StdValue> x = p.pick([&](const StdValue &value) {
    return value.isTensor() && hasDimension(value);
  });
  if (!x)
    return emitConstant(p);
  int64_t index = p.choices.draw(x->extents.size());
  p.add(p.create<standard::DimOp>(x->value, index), {});
}

void generate::emitExtractElement(StdProgram &p) {
  std::optional<StdValue> x = p.pick([](const StdValue &value) {
    return !value.isScalar() && !llvm::is_contained(value.extents, 0);
  });
  if (!x)
    return emitConstant(p);
  p.add(p.create<standard::ExtractElementOp>(x->getElementType(), x->value,
                                             p.pickPosition(x->extents)),
        {});
}

void generate::emitSplat(StdProgram &p) {
  std::optional<StdValue> x = p.pick([](const StdValue &value) {
    return value.isScalar() && isa<IntegerType, FloatType>(value.getType());
  });
  if (!x)
    return emitConstant(p);
  if (p.choices.chance(30)) {
    Extents extents;
    VectorType type = pickVectorType(p, extents).clone(x->getType());
    p.add(p.create<standard::SplatOp>(type, x->value), extents);
    return;
  }
  Extents extents = p.pickExtents(3);
  SmallVector<int64_t> shape = p.pickShape(extents);
  SmallVector<Value> sizes;
  for (auto [size, extent] : llvm::zip_equal(shape, extents))
    if (ShapedType::isDynamic(size))
      sizes.push_back(p.getIndex(extent));
  p.add(p.create<standard::SplatOp>(RankedTensorType::get(shape, x->getType()),
                                    x->value, sizes),
        extents);
}
