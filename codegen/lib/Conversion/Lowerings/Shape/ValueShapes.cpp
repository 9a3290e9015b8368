//===- ValueShapes.cpp - native code for value shapes -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A `!shape.value_shape` does not say the type of its value, which may differ
/// from one execution to the next. So native code holds the value with its
/// extents and the bits of its elements in one flat `tensor<?xindex>`, together
/// with the shape (ShapeRuntimeValues.mlir).
///
//===----------------------------------------------------------------------===//

#include "../ComplexParts.h"
#include "ShapeRewriter.h"

#include "padlab/dialect/ShapeEncoding.h"
#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;

/// Makes a tensor with the elements of a vector.
static Value toTensor(ShapeRewriter &r, Value vector) {
  auto type = cast<VectorType>(vector.getType());
  return tensor::FromElementsOp::create(
      r, RankedTensorType::get(type.getShape(), type.getElementType()),
      vector::ToElementsOp::create(r, vector).getElements());
}

/// Undoes `toTensor`.
static Value toVector(ShapeRewriter &r, VectorType type, Value tensor) {
  SmallVector<int64_t> strides = computeStrides(type.getShape());
  SmallVector<Value> elements;
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
    SmallVector<Value> indices;
    for (int64_t index : delinearize(i, strides))
      indices.push_back(r.getIndex(index));
    elements.push_back(tensor::ExtractOp::create(r, tensor, indices));
  }
  return vector::FromElementsOp::create(r, type, elements);
}

/// Returns the number of words that an element takes; 0 if elements of this
/// type cannot be held in words.
static unsigned getWordsPerElement(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element)) {
    Type part = complex.getElementType();
    bool isHeld = (part.isSignlessInteger() || isa<FloatType>(part)) &&
                  part.getIntOrFloatBitWidth() <= 64;
    return isHeld ? 2 : 0;
  }
  return element.isIndex() ||
         (element.isIntOrFloat() && element.getIntOrFloatBitWidth() <= 64);
}

static Type getSignless(Type element) {
  auto integer = dyn_cast<IntegerType>(element);
  return integer ? IntegerType::get(element.getContext(), integer.getWidth())
                 : element;
}

static Value toWord(OpBuilder &b, Location loc, Value scalar, bool isUnsigned) {
  Type type = scalar.getType();
  if (type.isIndex())
    return scalar;
  if (isa<FloatType>(type))
    scalar = arith::BitcastOp::create(
        b, loc, b.getIntegerType(type.getIntOrFloatBitWidth()), scalar);
  if (isUnsigned)
    return arith::IndexCastUIOp::create(b, loc, b.getIndexType(), scalar);
  return arith::IndexCastOp::create(b, loc, b.getIndexType(), scalar);
}

static Value fromWord(OpBuilder &b, Location loc, Value word, Type type) {
  if (type.isIndex())
    return word;
  Type bits = b.getIntegerType(type.getIntOrFloatBitWidth());
  Value scalar = arith::IndexCastOp::create(b, loc, bits, word);
  if (isa<FloatType>(type))
    scalar = arith::BitcastOp::create(b, loc, type, scalar);
  return scalar;
}

/// Makes a tensor of words with the elements of a tensor in order. Signed and
/// unsigned integers are converted to signless ones, which arithmetic requires.
static Value makeWords(ShapeRewriter &r, Value tensor, Value extents) {
  Type element = getElementTypeOrSelf(tensor);
  Type signless = getSignless(element);
  Value count = r.call("padlab_extents_product", extents);
  auto flatType = RankedTensorType::get({ShapedType::kDynamic}, element);
  Value flat = tensor::ReshapeOp::create(
      r, flatType, tensor, tensor::FromElementsOp::create(r, count));
  if (signless != element)
    flat = tensor::BitcastOp::create(r, flatType.clone(signless), flat);
  unsigned perElement = getWordsPerElement(element);
  Value words = r.getIndex(perElement), zero = r.getIndex(0);
  Value size = arith::MulIOp::create(r, count, words);
  return tensor::GenerateOp::create(
      r, r.getExtentTensorType(), size,
      [&](OpBuilder &b, Location loc, ValueRange index) {
        Value i = index.front();
        Value position =
            perElement == 1 ? i : arith::DivUIOp::create(b, loc, i, words);
        Value scalar = tensor::ExtractOp::create(b, loc, flat, position);
        if (perElement == 2) {
          Value part = arith::RemUIOp::create(b, loc, i, words);
          Value isReal = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                               part, zero);
          auto [real, imaginary] = getComplexParts(b, loc, scalar);
          scalar = arith::SelectOp::create(b, loc, isReal, real, imaginary);
        }
        tensor::YieldOp::create(
            b, loc, toWord(b, loc, scalar, element.isUnsignedInteger()));
      });
}

/// Undoes `makeWords`.
static Value makeTensor(ShapeRewriter &r, TensorType type, Value words,
                        Value extents) {
  Type element = type.getElementType(), signless = getSignless(element);
  unsigned perElement = getWordsPerElement(element);
  Value count = r.call("padlab_extents_product", extents);
  Value factor = r.getIndex(perElement), one = r.getIndex(1);
  Value flat = tensor::GenerateOp::create(
      r, RankedTensorType::get({ShapedType::kDynamic}, signless), count,
      [&](OpBuilder &b, Location loc, ValueRange index) {
        auto extract = [&](Value position, Type scalar) {
          Value word = tensor::ExtractOp::create(b, loc, words, position);
          return fromWord(b, loc, word, scalar);
        };
        Value first = arith::MulIOp::create(b, loc, index.front(), factor);
        Value value;
        if (auto complexType = dyn_cast<ComplexType>(signless)) {
          Type part = getPartType(complexType);
          Value second = arith::AddIOp::create(b, loc, first, one);
          Value real = extract(first, part), imaginary = extract(second, part);
          value = makeComplex(b, loc, complexType, real, imaginary);
        } else {
          value = extract(first, signless);
        }
        tensor::YieldOp::create(b, loc, value);
      });
  if (type.hasRank())
    extents = r.castTo(
        RankedTensorType::get({type.getRank()}, r.getIndexType()), extents);
  Value shaped = tensor::ReshapeOp::create(
      r, cast<TensorType>(type.clone(signless)), flat, extents);
  if (signless != element)
    shaped = tensor::BitcastOp::create(r, type, shaped);
  return shaped;
}

/// Encodes operand 0, a tensor, memref or vector, as a value. Returns null
/// (with a diagnostic) if its elements do not fit words. Only the extents of a
/// memref are encoded, because nothing reads more (see lowerValueOf).
static Value makeValue(ShapeRewriter &r) {
  Value shaped = r.getOperand(0);
  Value extents = r.getExtents(shaped);
  int64_t kind = encoding::otherValue;
  Value words;
  if (isa<BaseMemRefType>(shaped.getType())) {
    auto none = RankedTensorType::get({0}, r.getIndexType());
    words = r.castTo(r.getExtentTensorType(),
                     tensor::FromElementsOp::create(r, none, ValueRange()));
  } else {
    Type element = getElementTypeOrSelf(shaped);
    if (!getWordsPerElement(element)) {
      r.getOp()->emitError("has no lowering for elements of type ") << element;
      return nullptr;
    }
    bool isVector = isa<VectorType>(shaped.getType());
    if (!isVector && element.isIntOrIndex())
      kind = encoding::integralTensor;
    words = makeWords(r, isVector ? toTensor(r, shaped) : shaped, extents);
  }
  return r.call("padlab_value_make", {r.getIndex(kind), extents, words});
}

static LogicalResult lowerWithShape(ShapeRewriter &r) {
  Value value, status;
  if (r.isOperand<shape::ValueShapeType>(0)) {
    value = r.call("padlab_value_shape_get_value", r.getOperand(0));
    status =
        r.getStatus(r.call("padlab_value_shape_get_shape", r.getOperand(0)));
  } else {
    value = makeValue(r);
    if (!value)
      return failure();
    status = r.getIndex(0);
  }
  r.set(0, r.call("padlab_value_shape_make",
                  {value, status, r.getShape(1),
                   r.getErrorCode(messages::notConforming)}));
  return success();
}

static LogicalResult lowerValueOf(ShapeRewriter &r) {
  // If a pointer were held in a word, later passes would not see what it
  // aliases.
  if (isa<BaseMemRefType>(r.getResultType(0)))
    return r.getOp()->emitError("has no lowering for memrefs");
  auto type = cast<ShapedType>(r.getResultType(0));
  Type element = type.getElementType();
  if (!getWordsPerElement(element))
    return r.getOp()->emitError("has no lowering for elements of type ")
           << element;
  Value value = r.call("padlab_value_shape_get_value", r.getOperand(0));
  auto vector = dyn_cast<VectorType>(type);
  auto tensorType = vector ? RankedTensorType::get(vector.getShape(), element)
                           : cast<TensorType>(type);
  Value tensor =
      makeTensor(r, tensorType, r.call("padlab_value_get_words", value),
                 r.call("padlab_value_get_extents", value));
  r.set(0, vector ? toVector(r, vector, tensor) : tensor);
  return success();
}

static LogicalResult lowerValueAsShape(ShapeRewriter &r) {
  Value code = r.getErrorCode(messages::notAShape), operand = r.getOperand(0);
  if (r.isOperand<shape::ValueShapeType>(0)) {
    r.setShape(0, r.call("padlab_value_shape_as_shape", {operand, code}));
    return success();
  }
  if (!getWordsPerElement(getElementTypeOrSelf(operand)))
    return r.getOp()->emitError("has no lowering for elements of type ")
           << getElementTypeOrSelf(operand);
  Value words = makeWords(r, operand, r.getExtents(operand));
  r.setShape(0, r.call("padlab_shape_from_value", {words, code}));
  return success();
}

void padlab::addValueShapeLowerings(ShapeLowerings &lowerings) {
  addLowering<shape::ValueAsShapeOp>(lowerings, lowerValueAsShape);
  addLowering<shape::ValueOfOp>(lowerings, lowerValueOf);
  addLowering<shape::WithOp>(lowerings, lowerWithShape);
}
