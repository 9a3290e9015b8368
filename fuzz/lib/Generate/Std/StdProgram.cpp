//===- StdProgram.cpp - a program of std operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdProgram.h"

#include "padlab/dialect/LLVMVersion.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static SmallVector<Type, 4> pickElementTypes(Choices &choices, Builder b) {
  MLIRContext *context = b.getContext();
  auto integer = [&](unsigned width, IntegerType::SignednessSemantics sign) {
    return IntegerType::get(context, width, sign);
  };
  const Type all[] = {b.getF32Type(),
                      b.getI32Type(),
                      b.getF64Type(),
                      b.getI8Type(),
                      b.getI1Type(),
                      b.getIndexType(),
                      b.getI64Type(),
                      b.getF16Type(),
                      b.getBF16Type(),
                      Float8E5M2Type::get(context),
                      Float8E4M3FNType::get(context),
                      b.getI16Type(),
                      b.getIntegerType(4),
                      b.getIntegerType(33),
                      integer(8, IntegerType::Unsigned),
                      integer(16, IntegerType::Signed),
                      ComplexType::get(b.getF32Type())};
  SmallVector<Type, 4> types;
  for (unsigned count = 1 + choices.draw(4); types.size() < count;)
    types.push_back(choices.pick(ArrayRef<Type>(all)));
  return types;
}

StdProgram::StdProgram(Choices &choices, MLIRContext *context)
    : EntryBuilder(choices, context),
      dynamicExtents(choices.pick({0u, 40u, 0u, 80u, 100u})),
      zeroExtents(choices.pick({0u, 0u, 3u, 10u})),
      specialValues(choices.pick({0u, 20u, 60u})),
      elementTypes(pickElementTypes(choices, builder)) {}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type StdProgram::pickElementType() {
  return choices.pick(ArrayRef<Type>(elementTypes));
}

Extents StdProgram::pickExtents(unsigned maxRank) {
  Extents extents;
  int64_t room = budget::maxProducerElements;
  for (unsigned i = 0,
                rank = choices.weighted({10, 35, 35, 15, 5}) % (maxRank + 1);
       i < rank; ++i) {
    int64_t extent = choices.range(1, std::min<int64_t>(room, 6));
    if (choices.chance(zeroExtents))
      extent = 0;
    extents.push_back(extent);
    room /= std::max<int64_t>(1, extent);
  }
  return extents;
}

SmallVector<int64_t> StdProgram::pickShape(ArrayRef<int64_t> extents) {
  return hideExtents(extents, dynamicExtents);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

StdValue StdProgram::addInput() {
  Type element = pickElementType();
  if (choices.chance(30)) {
    // Nothing is known about the value of a scalar argument. Bounds and
    // positions must be known numbers, so they come from getIndex instead.
    add(addArgument(element), {});
    return values.back();
  }
  Extents extents = pickExtents(4);
  SmallVector<int64_t> shape = pickShape(extents);
  add(addArgument(RankedTensorType::get(shape, element), {},
                  getDynamic(shape, extents)),
      extents);
  return values.back();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static double pickFloat(Choices &choices, bool isSpecial) {
  if (!isSpecial)
    return choices.pick({1.0, 0.5, -1.5, 2.0, -3.0, 0.75, 6.0, 0.0});
  return choices.pick({-0.0, std::numeric_limits<double>::quiet_NaN(), 448.0,
                       1e-3, -65504.0, 0.3, 1e-40});
}

TypedAttr StdProgram::pickElement(Type type) {
  bool isSpecial = choices.chance(specialValues);
  if (isa<FloatType>(type))
    return builder.getFloatAttr(type, pickFloat(choices, isSpecial));
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  APInt value(width, choices.range(0, 15) - 8, /*isSigned=*/true,
              /*implicitTrunc=*/true);
  if (isSpecial)
    value = choices.pick({APInt::getAllOnes(width), APInt::getZero(width),
                          APInt::getSignedMinValue(width),
                          APInt::getSignedMaxValue(width)});
  return builder.getIntegerAttr(type, value);
}

DenseElementsAttr StdProgram::pickElements(ShapedType type) {
  if (auto complex = dyn_cast<ComplexType>(type.getElementType())) {
    auto part = [&] {
      return llvm::cast<FloatAttr>(pickElement(complex.getElementType()))
          .getValue();
    };
    llvm_version::Complex<APFloat> element(part(), part());
    return DenseElementsAttr::get(type, ArrayRef(element));
  }
  SmallVector<Attribute> elements;
  for (int64_t i = 0; i < std::min<int64_t>(8, type.getNumElements()); ++i)
    elements.push_back(pickElement(type.getElementType()));
  for (int64_t i = elements.size(); i < type.getNumElements(); ++i)
    elements.push_back(elements[i % 8]);
  return DenseElementsAttr::get(type, elements);
}

Value StdProgram::makeConstant(Type type, ArrayRef<int64_t> extents) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return create<standard::ConstantOp>(pickElement(type));
  if (isa<VectorType>(type))
    return create<standard::ConstantOp>(pickElements(shaped));
  auto stated = RankedTensorType::get(extents, shaped.getElementType());
  return cast(create<standard::ConstantOp>(pickElements(stated)), type);
}

Value StdProgram::makeSplat(Type type, ArrayRef<int64_t> extents,
                            TypedAttr element) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return create<standard::ConstantOp>(element);
  if (isa<VectorType>(type))
    return create<standard::ConstantOp>(
        TypedAttr(DenseElementsAttr::get(shaped, Attribute(element))));
  auto stated = RankedTensorType::get(extents, shaped.getElementType());
  return cast(create<standard::ConstantOp>(TypedAttr(
                  DenseElementsAttr::get(stated, Attribute(element)))),
              type);
}

Value StdProgram::cast(Value value, Type type) {
  if (value.getType() == type)
    return value;
  return create<standard::TensorCastOp>(type, value);
}

//===----------------------------------------------------------------------===//
// Picking
//===----------------------------------------------------------------------===//

std::optional<StdValue>
StdProgram::pick(llvm::function_ref<bool(const StdValue &)> accept) {
  return pickRecent(choices, values, accept);
}

std::optional<StdMemRef>
StdProgram::pickMemRef(llvm::function_ref<bool(const StdMemRef &)> accept) {
  return pickRecent(choices, memrefs, accept);
}

StdValue StdProgram::pickAny() {
  return *pick([](const StdValue &) { return true; });
}

Value StdProgram::pickLike(Type type, ArrayRef<int64_t> extents) {
  auto fits = [&](const StdValue &value) {
    return value.getType() == type &&
           ArrayRef<int64_t>(value.extents) == extents;
  };
  if (isa<ComplexType>(type) || choices.chance(70))
    if (std::optional<StdValue> value = pick(fits))
      return value->value;
  // The dialect has no complex scalar constant, so extract an element of a
  // constant tensor.
  if (isa<ComplexType>(type)) {
    Value one = makeConstant(RankedTensorType::get({1}, type), {1});
    return create<standard::ExtractElementOp>(type, one,
                                              ValueRange(getIndex(0)));
  }
  return makeConstant(type, extents);
}

Value StdProgram::getIndex(int64_t number) {
  if (choices.chance(40))
    return addArgument(builder.getIndexType(), builder.getIndexAttr(number));
  return create<standard::ConstantOp>(builder.getIndexAttr(number));
}

SmallVector<Value> StdProgram::pickPosition(ArrayRef<int64_t> extents) {
  SmallVector<Value> position;
  for (int64_t extent : extents)
    position.push_back(getIndex(choices.draw(extent)));
  return position;
}

SmallVector<Value> StdProgram::getPosition(ArrayRef<int64_t> extents,
                                           int64_t number) {
  SmallVector<int64_t> position(extents.size());
  for (size_t d = extents.size(); d-- > 0; number /= extents[d])
    position[d] = number % extents[d];
  SmallVector<Value> indices;
  for (int64_t index : position)
    indices.push_back(getIndex(index));
  return indices;
}

Value StdProgram::pickCondition() { return pickLike(builder.getI1Type(), {}); }

//===----------------------------------------------------------------------===//
// Buffers and scopes
//===----------------------------------------------------------------------===//

void StdProgram::release(unsigned buffer) {
  auto isItsName = [&](const StdMemRef &memref) {
    return memref.buffer == buffer;
  };
  auto it = llvm::find_if(memrefs, isItsName);
  create<standard::DeallocOp>(it->allocated);
  llvm::erase_if(memrefs, isItsName);
}

void StdProgram::leave(const Scope &scope) {
  auto isOlder = [&](const StdMemRef &memref) {
    return llvm::any_of(scope.memrefs, [&](const StdMemRef &older) {
      return older.buffer == memref.buffer;
    });
  };
  for (;;) {
    auto it = llvm::find_if_not(memrefs, isOlder);
    if (it == memrefs.end())
      break;
    release(it->buffer);
  }
  values.resize(scope.numValues);
  memrefs = scope.memrefs;
  firstOwnBuffer = scope.firstOwnBuffer;
}

OwningOpRef<ModuleOp> StdProgram::finish(uint64_t seed) {
  leave({values.size(), {}, 0});
  SmallVector<Value> results;
  for (StdValue &value : values) {
    if (isa<BlockArgument>(value.value) &&
        llvm::cast<BlockArgument>(value.value).getOwner()->isEntryBlock())
      continue;
    if (!value.value.use_empty() && !choices.chance(40))
      continue;
    // A vector cannot be returned, so return one of its elements.
    if (value.isVector())
      results.push_back(create<standard::ExtractElementOp>(
          value.getElementType(), value.value, pickPosition(value.extents)));
    else
      results.push_back(value.value);
  }
  if (results.empty())
    results.push_back(entry.getArgument(0));
  return finishEntry(create<standard::ReturnOp>(results), seed);
}

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Emitter<StdProgram>> generate::getStdEmitters() {
#define PADLAB_STD_EMITTER(...) {__VA_ARGS__},
  static constexpr Emitter<StdProgram> emitters[] = {
#include "Emitters.def"
  };
  return emitters;
}
