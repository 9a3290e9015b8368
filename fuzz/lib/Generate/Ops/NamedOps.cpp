//===- NamedOps.cpp - what named structured operations share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamedOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

Extents generate::getExtents(const Letters &letters, llvm::StringRef operand) {
  Extents extents;
  for (char letter : operand)
    extents.push_back(letters.at(letter));
  return extents;
}

bool generate::isNumber(Type type) {
  return isa<FloatType>(type) || (type.isInteger() && !type.isInteger(1));
}

bool generate::hasFunctions(Type type) {
  return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 64;
}

bool generate::isMultiplied(Type type) {
  return isa<FloatType, IntegerType, ComplexType>(type);
}

std::optional<TrackedTensor>
generate::pickSource(ProgramBuilder &p,
                     llvm::function_ref<bool(const TrackedTensor &)> accept) {
  const TrackedTensor *picked = p.pickTensor(accept);
  if (!picked || !p.fits(getNumElements(picked->extents)))
    return std::nullopt;
  return *picked;
}

Value generate::pickOrAdd(ProgramBuilder &p, ArrayRef<int64_t> extents,
                          Type type) {
  if (const TrackedTensor *found =
          p.pickTensor([&](const TrackedTensor &candidate) {
            return ArrayRef<int64_t>(candidate.extents) == extents &&
                   candidate.getElementType() == type;
          }))
    return found->value;
  return p.addTensorArgument(extents, type).value;
}

std::optional<TrackedTensor>
generate::pickOfRank(ProgramBuilder &p, unsigned rank,
                     llvm::function_ref<bool(Type)> accept,
                     llvm::function_ref<int64_t(unsigned)> pickExtent) {
  if (p.choices.chance(p.features.reuseValues))
    if (std::optional<TrackedTensor> found =
            pickSource(p, [&](const TrackedTensor &tensor) {
              int64_t elements = getNumElements(tensor.extents);
              return tensor.getRank() == rank && elements > 0 &&
                     accept(tensor.getElementType());
            }))
      return found;
  Extents extents;
  for (unsigned i = 0; i < rank; ++i)
    extents.push_back(pickExtent(i));
  Type type = p.pickElementType();
  for (Type other :
       {Type(p.builder.getF32Type()), Type(p.builder.getI32Type())})
    if (!accept(type))
      type = other;
  if (!p.fits(getNumElements(extents)))
    return std::nullopt;
  return p.addTensorArgument(extents, type);
}

Type generate::pickAccumulator(ProgramBuilder &p, Type type) {
  OpBuilder &b = p.builder;
  if (!p.choices.chance(p.features.mixedTypes))
    return type;
  if (type.isInteger(8) || type.isInteger(16))
    return b.getI32Type();
  if (type.isF16() || type.isBF16())
    return b.getF32Type();
  if (type.isF32())
    return b.getF64Type();
  return type;
}

Type generate::pickOtherWidth(ProgramBuilder &p, Type type) {
  OpBuilder &b = p.builder;
  if (!type.isSignlessInteger() || type.isInteger(1) ||
      !p.choices.chance(p.features.mixedTypes / 2))
    return type;
  return p.choices.pick<Type>(
      {b.getI32Type(), b.getI8Type(), b.getI64Type(), b.getI16Type()});
}

void generate::addCast(ProgramBuilder &p,
                       SmallVectorImpl<NamedAttribute> &attributes) {
  OpBuilder &b = p.builder;
  if (p.choices.chance(p.features.mixedTypes / 2))
    attributes.push_back(b.getNamedAttr(
        "cast", linalg::TypeFnAttr::get(b.getContext(),
                                        linalg::TypeFn::cast_unsigned)));
}

bool generate::emitNamed(ProgramBuilder &p, NamedBuild build, ValueRange inputs,
                         ArrayRef<int64_t> extents, Type type,
                         ArrayRef<NamedAttribute> attributes) {
  if (!p.fits(getNumElements(extents)))
    return false;
  Init init = pickInit(p, extents, type, /*mustBeReadable=*/true);
  Operation *op = build(p, inputs, init.value, attributes);
  p.add(op->getResult(0), extents);
  return true;
}
