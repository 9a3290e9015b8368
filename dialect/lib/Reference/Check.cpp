//===- Check.cpp - assertions inside programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "padlab/dialect/Check/Check.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/ShapeEncoding.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

static bool hasPoison(const RuntimeValue &value) {
  if (const auto *tensor = std::get_if<TensorValue>(&value))
    return tensor->hasPoison();
  const auto *element = std::get_if<Element>(&value);
  return element && element->isPoison();
}

/// Reports undefined behaviour if an operand has a poison element.
static LogicalResult checkDefined(Operation *op, Frame &frame) {
  for (Value operand : op->getOperands())
    if (hasPoison(frame.get(operand)))
      return frame.undefined(op, "compares a poison element");
  return success();
}

/// Decodes the size or shape that `value` encodes; returns other values
/// unchanged.
static RuntimeValue decode(const RuntimeValue &value) {
  if (const auto *element = std::get_if<Element>(&value))
    return encoding::decodeSize(element->getSExtValue());
  const auto *tensor = std::get_if<TensorValue>(&value);
  if (!tensor)
    return value;
  SmallVector<int64_t> numbers;
  for (int64_t i = 0; i < tensor->getNumElements(); ++i)
    numbers.push_back(tensor->get(i).getSExtValue());
  return encoding::decodeShape(numbers);
}

static LogicalResult compareOperands(Operation *op, Frame &frame,
                                     const RuntimeValue &actual,
                                     const RuntimeValue &expected,
                                     Exactness exactness) {
  if (std::optional<Difference> difference =
          compare(expected, actual, exactness))
    return frame.checkFailed(op, difference->str());
  return success();
}

static LogicalResult evalExpectEq(check::ExpectEqOp op, Frame &frame) {
  if (failed(checkDefined(op, frame)))
    return failure();
  const RuntimeValue &actual = frame.get(op.getActual());
  const RuntimeValue &expected = frame.get(op.getExpected());
  if (op.getEncoded())
    return compareOperands(op, frame, decode(actual), decode(expected),
                           Exactness::exact());
  return compareOperands(op, frame, actual, expected, Exactness::exact());
}

static LogicalResult evalExpectClose(check::ExpectCloseOp op, Frame &frame) {
  if (failed(checkDefined(op, frame)))
    return failure();
  return compareOperands(op, frame, frame.get(op.getActual()),
                         frame.get(op.getExpected()),
                         Exactness{static_cast<unsigned>(op.getUlps())});
}

/// Returns the extents of a tensor, vector or shape; nullopt for unranked and
/// invalid shapes.
static std::optional<SmallVector<SizeValue>>
getExtents(const RuntimeValue &value) {
  if (const auto *tensor = std::get_if<TensorValue>(&value))
    return llvm::map_to_vector(tensor->getShape(), SizeValue::get);
  const auto &shape = std::get<ShapeValue>(value);
  if (!shape.isRanked())
    return std::nullopt;
  return llvm::to_vector(shape.getExtents());
}

static bool isAdmitted(const SizeValue &extent, int64_t wanted) {
  return ShapedType::isDynamic(wanted) ||
         (extent.isKnown() && extent.getExtent() == wanted);
}

static LogicalResult evalExpectShape(check::ExpectShapeOp op, Frame &frame) {
  RuntimeValue value = frame.get(op.getValue());
  if (op.getEncoded()) {
    if (failed(checkDefined(op, frame)))
      return failure();
    value = decode(value);
  }
  ArrayRef<int64_t> wanted = op.getExtents();
  std::optional<SmallVector<SizeValue>> extents = getExtents(value);
  if (extents && extents->size() == wanted.size() &&
      llvm::all_of(llvm::zip(*extents, wanted), [](auto pair) {
        return isAdmitted(std::get<0>(pair), std::get<1>(pair));
      }))
    return success();
  std::string actual = extents ? ShapeValue::get(*extents).str()
                               : std::get<ShapeValue>(value).str();
  return frame.checkFailed(op, "expected " + op.getExtentsText() + ", actual " +
                                   actual);
}

/// Returns the error code of an encoded value; nullopt if the value is not an
/// error. An empty tensor is an invalid shape without a message.
static std::optional<int64_t> getErrorCode(const RuntimeValue &value) {
  if (const auto *element = std::get_if<Element>(&value)) {
    int64_t size = element->getSExtValue();
    if (size > encoding::firstInvalidSize)
      return std::nullopt;
    return encoding::firstInvalidSize - size;
  }
  const auto &tensor = std::get<TensorValue>(value);
  int64_t tag = tensor.getNumElements() ? tensor.get(0).getSExtValue()
                                        : encoding::firstInvalidTag;
  if (tag < encoding::firstInvalidTag)
    return std::nullopt;
  return tag - encoding::firstInvalidTag;
}

static bool isSuchError(check::ExpectErrorOp op, const RuntimeValue &value) {
  if (const auto *size = std::get_if<SizeValue>(&value))
    return size->isInvalid() && size->getMessage().contains(op.getText());
  if (const auto *shape = std::get_if<ShapeValue>(&value))
    return shape->isInvalid() && shape->getMessage().contains(op.getText());
  std::optional<int64_t> code = getErrorCode(value);
  return code &&
         (op.getText().empty() || llvm::is_contained(*op.getCodes(), *code));
}

static LogicalResult evalExpectError(check::ExpectErrorOp op, Frame &frame) {
  if (op.isAnnouncement()) {
    frame.announceError(op, op.getText());
    return success();
  }
  if (failed(checkDefined(op, frame)))
    return failure();
  const RuntimeValue &value = frame.get(op.getValue());
  if (isSuchError(op, value))
    return success();
  return frame.checkFailed(op, "expected an error with '" + op.getText() +
                                   "', actual " + toString(value));
}

void reference::registerCheckKernels(Kernels &kernels) {
  kernels.add<evalExpectEq>();
  kernels.add<evalExpectClose>();
  kernels.add<evalExpectShape>();
  kernels.add<evalExpectError>();
}
