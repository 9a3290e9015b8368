//===- Features.cpp - the features of a generated case ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static SmallVector<Type, 3> pickElementTypes(Choices &choices,
                                             MLIRContext *context) {
  Builder b(context);
  const Type all[] = {b.getF32Type(),  b.getI32Type(), b.getF64Type(),
                      b.getI8Type(),   b.getF16Type(), b.getI16Type(),
                      b.getBF16Type(), b.getI64Type(), b.getIndexType(),
                      b.getI1Type()};
  const Type integers[] = {b.getI32Type(), b.getI8Type(),      b.getI64Type(),
                           b.getI16Type(), b.getIndexType(),   b.getI1Type(),
                           b.getI32Type(), b.getIntegerType(4)};
  const Type rare[] = {b.getType<Float8E5M2Type>(),
                       ComplexType::get(b.getF32Type()),
                       b.getType<Float8E4M3FNType>(),
                       ComplexType::get(b.getF64Type()),
                       b.getIntegerType(33),
                       b.getIntegerType(7),
                       b.getType<Float8E4M3Type>(),
                       b.getType<Float8E3M4Type>(),
                       b.getType<Float8E5M2FNUZType>(),
                       b.getType<Float8E4M3FNUZType>(),
                       b.getType<Float8E4M3B11FNUZType>(),
                       b.getType<Float80Type>(),
                       b.getType<Float128Type>(),
                       b.getIntegerType(65),
                       b.getIntegerType(128)};
  SmallVector<Type, 3> types;
  // Without floats, results can be compared exactly even after reassociation.
  bool onlyIntegers = choices.chance(35);
  for (unsigned count = 1 + choices.draw(3); types.size() < count;)
    types.push_back(onlyIntegers        ? choices.pick(ArrayRef<Type>(integers))
                    : choices.chance(8) ? choices.pick(ArrayRef<Type>(rare))
                                        : choices.pick(ArrayRef<Type>(all)));
  return types;
}

bool generate::isComputed(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.isSignless() &&
           (integer.getWidth() == 1 || integer.getWidth() >= 4);
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  // In a float type without NaN or without zero, an operation whose result the
  // type cannot represent yields poison.
  auto floats = dyn_cast<FloatType>(type);
  return type.isIndex() ||
         (floats && APFloat::semanticsHasNaN(floats.getFloatSemantics()) &&
          APFloat::semanticsHasZero(floats.getFloatSemantics()));
}

SmallVector<Type> generate::getSmallFloats(MLIRContext *context) {
  return {Float8E5M2Type::get(context),     Float8E4M3FNType::get(context),
          Float8E4M3Type::get(context),     Float8E3M4Type::get(context),
          Float8E5M2FNUZType::get(context), Float8E4M3FNUZType::get(context),
          Float8E8M0FNUType::get(context),  Float8E4M3B11FNUZType::get(context),
          Float6E3M2FNType::get(context),   Float6E2M3FNType::get(context),
          Float4E2M1FNType::get(context)};
}

SmallVector<Type> generate::getNativeFloats(MLIRContext *context) {
  SmallVector<Type> types = getSmallFloats(context);
  types.append({Float16Type::get(context), BFloat16Type::get(context),
                Float32Type::get(context), Float64Type::get(context),
                Float80Type::get(context), Float128Type::get(context)});
  return types;
}

Type generate::pickMovedType(Choices &choices, MLIRContext *context) {
  Builder b(context);
  switch (choices.draw(6)) {
  case 0:
    return choices.pick<Type>({b.getF32Type(), b.getF64Type()});
  case 1:
    return choices.pick<Type>({b.getI32Type(), b.getI8Type(), b.getI64Type(),
                               b.getI16Type(), b.getIndexType()});
  case 2: {
    auto sign = choices.pick({IntegerType::Unsigned, IntegerType::Signed});
    unsigned width = choices.pick({8u, 32u, 16u, 64u, 4u, 1u});
    return IntegerType::get(b.getContext(), width, sign);
  }
  case 3:
    return b.getIntegerType(choices.pick({1u, 4u, 7u, 33u, 65u, 127u, 128u}));
  case 4: {
    SmallVector<Type> small = getSmallFloats(context);
    return choices.pick<Type>(
        {b.getF16Type(), b.getBF16Type(), choices.pick(ArrayRef<Type>(small)),
         b.getType<Float80Type>(), choices.pick(ArrayRef<Type>(small)),
         b.getType<Float128Type>()});
  }
  default:
    return ComplexType::get(choices.pick<Type>(
        {b.getF32Type(), b.getF64Type(), b.getF16Type(), b.getI32Type(),
         b.getType<Float8E4M3Type>(), b.getIntegerType(128),
         b.getType<Float80Type>(), b.getType<Float4E2M1FNType>()}));
  }
}

Features Features::draw(Choices &choices, MLIRContext *context) {
  // Draws the percentage of a feature: 0 in a third of the cases, else one of
  // these three.
  auto level = [&](unsigned rare, unsigned often, unsigned mostly) {
    return choices.pick({0u, rare, 0u, often, rare, mostly});
  };
  Features f;
  f.elementTypes = pickElementTypes(choices, context);
  f.dynamicExtents = level(25, 60, 100);
  f.zeroExtents = level(2, 8, 20);
  f.unitExtents = level(10, 30, 60);
  f.permutedMaps = level(20, 50, 90);
  f.broadcastMaps = level(15, 40, 70);
  f.constantMaps = level(5, 15, 40);
  f.initsRead = level(20, 50, 80);
  f.initsFromValues = level(20, 50, 80);
  f.severalResults = level(15, 40, 70);
  f.reuseValues = choices.pick({50u, 80u, 20u, 95u});
  f.indexInBody = level(10, 30, 60);
  f.readsInBody = level(5, 15, 50);
  f.constantIndices = choices.pick({0u, 20u, 0u, 60u});
  f.mixedTypes = level(10, 30, 60);
  f.captures = level(5, 20, 40);
  f.nofold = level(20, 50, 100);
  f.dynamicPadding = level(25, 60, 100);
  f.outsidePadValues = choices.pick({0u, 40u, 80u, 20u});
  f.computedPadValues = level(5, 15, 40);
  f.staticClaims = level(3, 10, 30);
  f.casts = level(5, 15, 30);
  f.specialValues = level(8, 25, 50);
  f.windowMaps = level(20, 50, 80);
  f.partialWrites = level(5, 20, 50);
  f.constantInits = level(3, 10, 30);
  f.negativePadding = level(5, 15, 40);
  if (!llvm_version::allowsNegativePadding)
    f.negativePadding = 0;
  f.trappingPadValues = level(5, 15, 50);
  f.returnsUsed = choices.pick({0u, 15u, 50u, 80u});
  f.encodings = choices.chance(8) ? 50 : 0;
  f.sharedEmpties = level(20, 50, 90);
  f.control = level(10, 25, 60);
  f.swaps = level(20, 50, 80);
  f.calls = choices.pick({0u, 0u, 0u, 30u, 90u});
  f.movedTypes = f.elementTypes;
  if (choices.chance(15))
    f.movedTypes.push_back(pickMovedType(choices, context));
  return f;
}
