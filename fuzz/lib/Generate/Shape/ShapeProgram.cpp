//===- ShapeProgram.cpp - a program of shapes under construction ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeProgram.h"

#include "../Drawing.h"

#include "padlab/dialect/Check/Check.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

ShapeProgram::ShapeProgram(Choices &choices, MLIRContext *context)
    : EntryBuilder(choices, context) {
  context->loadDialect<shape::ShapeDialect, arith::ArithDialect,
                       check::CheckDialect>();
}

//===----------------------------------------------------------------------===//
// Values that a program starts from
//===----------------------------------------------------------------------===//

SizeValue ShapeProgram::drawSize() {
  switch (choices.weighted({80, 14, 6})) {
  case 1:
    return SizeValue::unknown();
  case 2:
    return SizeValue::invalid();
  default:
    return SizeValue::get(choices.range(0, shapeBudget::maxExtent));
  }
}

/// Copies the extents of an existing shape, and changes some of them. Shapes
/// that are drawn independently hardly ever agree.
static SmallVector<SizeValue> vary(Choices &choices, ArrayRef<SizeValue> from) {
  SmallVector<SizeValue> extents;
  for (const SizeValue &extent : from)
    switch (choices.weighted({60, 20, 20})) {
    case 1:
      extents.push_back(SizeValue::unknown());
      break;
    case 2:
      extents.push_back(SizeValue::get(1));
      break;
    default:
      extents.push_back(extent);
    }
  return extents;
}

ShapeValue ShapeProgram::drawShape() {
  switch (choices.weighted({84, 11, 5})) {
  case 1:
    return ShapeValue::unranked();
  case 2:
    return ShapeValue::invalid();
  default:
    break;
  }
  if (!scope.shapes.empty() && choices.chance(50)) {
    const ShapeValue &other =
        scope.shapes[choices.draw(scope.shapes.size())].known;
    if (other.isRanked())
      return ShapeValue::get(vary(choices, other.getExtents()));
  }
  SmallVector<SizeValue> extents;
  for (unsigned rank = choices.draw(shapeBudget::maxRank + 1); rank > 0; --rank)
    extents.push_back(choices.chance(20) ? SizeValue::unknown()
                                         : SizeValue::get(choices.range(
                                               0, shapeBudget::maxExtent)));
  return ShapeValue::get(extents);
}

TrackedSize ShapeProgram::makeSize() {
  SizeValue known = drawSize();
  Value value;
  if (!isIsolated && choices.chance(60)) {
    Attribute attribute =
        known.isKnown()
            ? Attribute(builder.getIndexAttr(known.getExtent()))
            : builder.getStringAttr(known.isUnknown() ? "?" : "invalid");
    value = addArgument(getSizeType(), attribute);
  } else {
    known = SizeValue::get(choices.range(0, shapeBudget::maxExtent));
    value = shape::ConstSizeOp::create(builder, location, known.getExtent());
  }
  add(value, known);
  return {value, known};
}

TrackedExtents ShapeProgram::makeExtents(ArrayRef<int64_t> extents) {
  auto rank = static_cast<int64_t>(extents.size());
  Type index = builder.getIndexType();
  auto type = RankedTensorType::get({rank}, index);
  Value value;
  if (isIsolated || choices.chance(25)) {
    value = shape::ConstShapeOp::create(builder, location, type,
                                        builder.getIndexTensorAttr(extents));
  } else {
    bool isDynamic = choices.chance(70);
    Type argument =
        isDynamic ? RankedTensorType::get({ShapedType::kDynamic}, index) : type;
    value = addArgument(argument, builder.getIndexTensorAttr(extents), {rank});
  }
  add(value, ShapeValue::get(extents));
  return scope.shapes.back();
}

TrackedExtents ShapeProgram::makeShape() {
  ShapeValue known = drawShape();
  std::optional<SmallVector<int64_t>> extents = known.getKnownExtents();
  if (extents && choices.chance(40))
    return makeExtents(*extents);
  if (isIsolated && !extents)
    return makeExtents({2, 3});
  Value value =
      extents && (isIsolated || choices.chance(30))
          ? shape::ConstShapeOp::create(builder, location, getShapeType(),
                                        builder.getIndexTensorAttr(*extents))
                .getResult()
          : addArgument(getShapeType(), builder.getStringAttr(known.str()));
  add(value, known);
  return scope.shapes.back();
}

/// Draws elements that are mostly valid extents.
static SmallVector<int64_t> drawElements(Choices &choices, int64_t count) {
  SmallVector<int64_t> elements;
  for (int64_t i = 0; i < count; ++i)
    elements.push_back(
        choices.chance(10) ? -1 : choices.range(0, shapeBudget::maxExtent));
  return elements;
}

TrackedSource ShapeProgram::makeVector() {
  Builder &b = builder;
  Type elementType = choices.pick<Type>(
      {b.getF32Type(), b.getI32Type(), b.getIndexType(), b.getI8Type()});
  SmallVector<int64_t> shape;
  for (unsigned rank = choices.pick({1u, 2u, 0u}); rank > 0; --rank)
    shape.push_back(choices.range(1, 3));
  Value argument = addArgument(VectorType::get(shape, elementType));
  return {argument, shape, elementType, std::nullopt, /*isVector=*/true};
}

TrackedPair ShapeProgram::makeUnknownPair() {
  ShapeValue shape = drawShape();
  Value argument =
      addArgument(shape::ValueShapeType::get(builder.getContext()),
                  builder.getStringAttr(ValueShapeValue::unknown(shape).str()));
  return {argument, shape, shape};
}

TrackedSource ShapeProgram::makeSource() {
  if (choices.chance(10)) {
    scope.sources.push_back(makeVector());
    return scope.sources.back();
  }
  Builder &b = builder;
  Type elementType = choices.pick<Type>(
      {b.getF32Type(), b.getI32Type(), b.getIndexType(), b.getI8Type(),
       b.getIntegerType(8, /*isSigned=*/false), b.getF16Type(),
       b.getI64Type()});
  SmallVector<int64_t> shape;
  for (unsigned rank = choices.pick({1u, 2u, 1u, 0u, 3u}); rank > 0; --rank)
    shape.push_back(choices.range(0, 3));
  auto type = RankedTensorType::get(shape, elementType);
  std::optional<SmallVector<int64_t>> elements;
  Attribute value;
  if (shape.size() == 1 && isa<IntegerType, IndexType>(elementType)) {
    elements = drawElements(choices, shape[0]);
    unsigned bits =
        elementType.isIndex() ? 64 : elementType.getIntOrFloatBitWidth();
    SmallVector<APInt> numbers;
    for (int64_t &element : *elements) {
      numbers.push_back(APInt(64, element).trunc(bits));
      element = elementType.isUnsignedInteger()
                    ? numbers.back().zext(64).getSExtValue()
                    : element;
    }
    value = DenseElementsAttr::get(type, numbers);
  }
  Type argumentType = type;
  SmallVector<int64_t> dynamic;
  if (choices.chance(25)) {
    argumentType = UnrankedTensorType::get(elementType);
    dynamic = shape;
  } else {
    SmallVector<int64_t> extents(shape);
    for (int64_t &extent : extents)
      if (choices.chance(50)) {
        dynamic.push_back(extent);
        extent = ShapedType::kDynamic;
      }
    argumentType = RankedTensorType::get(extents, elementType);
  }
  Value argument = addArgument(argumentType, value, dynamic);
  scope.sources.push_back({argument, shape, elementType, elements});
  return scope.sources.back();
}

//===----------------------------------------------------------------------===//
// Picking
//===----------------------------------------------------------------------===//

TrackedSize ShapeProgram::pickSize() {
  if (scope.sizes.empty() || choices.chance(20))
    return makeSize();
  return pickRecent(choices, scope.sizes);
}

TrackedExtents ShapeProgram::pickShape() {
  if (scope.shapes.empty() || choices.chance(20))
    return makeShape();
  return pickRecent(choices, scope.shapes);
}

SmallVector<TrackedExtents> ShapeProgram::pickShapes(unsigned atLeast,
                                                     unsigned atMost) {
  SmallVector<TrackedExtents> shapes;
  for (unsigned count = choices.range(atLeast, atMost); count > 0; --count)
    shapes.push_back(pickShape());
  return shapes;
}

TrackedNumber ShapeProgram::pickIndex() {
  if (!scope.indices.empty() && choices.chance(70))
    return pickRecent(choices, scope.indices);
  int64_t number = choices.range(-2, shapeBudget::maxExtent);
  IntegerAttr attribute = builder.getIndexAttr(number);
  Value value =
      isIsolated || choices.chance(30)
          ? arith::ConstantOp::create(builder, location, attribute).getResult()
          : addArgument(builder.getIndexType(), attribute);
  addIndex(value, number);
  return scope.indices.back();
}

TrackedSource ShapeProgram::pickSource() {
  if (scope.sources.empty() || (!isIsolated && choices.chance(30)))
    return makeSource();
  return pickRecent(choices, scope.sources);
}

TrackedPair ShapeProgram::pickPair() {
  return scope.pairs[choices.draw(scope.pairs.size())];
}

Value ShapeProgram::pickWitness() {
  if (!scope.witnesses.empty() && choices.chance(80))
    return pickRecent(choices, scope.witnesses);
  Value value =
      isIsolated || choices.chance(40)
          ? shape::ConstWitnessOp::create(builder, location, true).getResult()
          : addArgument(getWitnessType(), builder.getBoolAttr(true));
  scope.witnesses.push_back(value);
  return value;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

Type ShapeProgram::getSizeType() const {
  return shape::SizeType::get(builder.getContext());
}
Type ShapeProgram::getShapeType() const {
  return shape::ShapeType::get(builder.getContext());
}
Type ShapeProgram::getWitnessType() const {
  return shape::WitnessType::get(builder.getContext());
}

Operation *ShapeProgram::create(StringRef name, TypeRange results,
                                ValueRange operands,
                                ArrayRef<NamedAttribute> attrs) {
  OperationState state(location, ("shape." + name).str(), operands, results,
                       attrs);
  return builder.create(state);
}

Type ShapeProgram::pickSizeType(const SizeValue &known, bool mayBeIndex) {
  if (mayBeIndex && known.isKnown() && choices.chance(50))
    return builder.getIndexType();
  return getSizeType();
}

Type ShapeProgram::pickShapeType(const ShapeValue &known, bool mayBeTensor) {
  if (!mayBeTensor || !known.getKnownExtents() || !choices.chance(60))
    return getShapeType();
  return RankedTensorType::get(
      {choices.chance(70) ? ShapedType::kDynamic : known.getRank()},
      builder.getIndexType());
}

void ShapeProgram::add(Value value, const SizeValue &known) {
  scope.sizes.push_back({value, known});
  if (isa<IndexType>(value.getType()))
    scope.indices.push_back({value, known.getExtent()});
}

void ShapeProgram::add(Value value, const ShapeValue &known) {
  scope.shapes.push_back({value, known});
}

void ShapeProgram::addIndex(Value value, int64_t number) {
  scope.indices.push_back({value, number});
  if (number >= 0 && number <= shapeBudget::maxSize)
    scope.sizes.push_back({value, SizeValue::get(number)});
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// At times emits operations that check the error messages of invalid values,
/// because the results of the program do not contain these messages.
void ShapeProgram::expectErrors() {
  auto expect = [&](Value value, StringRef message) {
    if (choices.chance(50))
      check::ExpectErrorOp::create(builder, location, value,
                                   builder.getStringAttr(message),
                                   DenseI64ArrayAttr());
  };
  for (const TrackedSize &size : scope.sizes)
    if (size.known.isInvalid())
      expect(size.value, size.known.getMessage());
  for (const TrackedExtents &shape : scope.shapes)
    if (shape.known.isInvalid())
      expect(shape.value, shape.known.getMessage());
}

OwningOpRef<ModuleOp> ShapeProgram::finish(uint64_t seed) {
  expectErrors();
  SmallVector<Value> results;
  auto consider = [&](Value value) {
    if (results.size() < shapeBudget::maxResults &&
        !isa<BlockArgument>(value) && !llvm::is_contained(results, value) &&
        (value.use_empty() || choices.chance(40)))
      results.push_back(value);
  };
  for (const TrackedExtents &shape : llvm::reverse(scope.shapes))
    consider(shape.value);
  for (const TrackedSize &size : llvm::reverse(scope.sizes))
    consider(size.value);
  for (const TrackedFlag &flag : llvm::reverse(scope.flags))
    consider(flag.value);
  for (const TrackedNumber &index : llvm::reverse(scope.indices))
    consider(index.value);
  for (Value witness : llvm::reverse(scope.witnesses))
    consider(witness);
  for (const TrackedSource &source : llvm::reverse(scope.sources))
    consider(source.value);
  return finishEntry(func::ReturnOp::create(builder, location, results), seed);
}

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

namespace {
struct ShapeEmitter {
  bool (*emit)(ShapeProgram &program);
  /// How often this emitter is drawn, relative to the other emitters.
  unsigned weight;
};
} // namespace

static llvm::ArrayRef<ShapeEmitter> getShapeEmitters() {
#define PADLAB_SHAPE_EMITTER(...) {__VA_ARGS__},
  static constexpr ShapeEmitter emitters[] = {
#include "Emitters.def"
  };
  return emitters;
}

void generate::emitShapeSteps(ShapeProgram &p, unsigned steps) {
  llvm::SmallVector<unsigned> weights;
  for (const ShapeEmitter &emitter : getShapeEmitters())
    weights.push_back(emitter.weight);
  // Emitters that find no fitting values emit nothing, so allow more calls than
  // steps.
  for (unsigned tries = 3 * steps; steps > 0 && tries > 0; --tries)
    if (getShapeEmitters()[p.choices.weighted(weights)].emit(p))
      --steps;
}
