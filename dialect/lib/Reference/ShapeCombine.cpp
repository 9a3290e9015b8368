//===- ShapeCombine.cpp - shape: several into one -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What combines the extents of several shapes, or asks whether that can be
/// done. docs/shape-semantics.md, "Shapes" and "Predicates, constraints".
///
//===----------------------------------------------------------------------===//

#include "ShapeOperands.h"

#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

/// The first invalid one, or null.
template <typename T>
static const T *findInvalid(ArrayRef<T> values) {
  const T *found =
      llvm::find_if(values, [](const T &v) { return v.isInvalid(); });
  return found == values.end() ? nullptr : found;
}

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

/// The extent to which all of `extents` broadcast, if there is one. An unknown
/// extent is 1 or the one that another extent asks for.
static std::optional<SizeValue> broadcastExtents(ArrayRef<SizeValue> extents) {
  SizeValue result = SizeValue::get(1);
  for (const SizeValue &extent : extents) {
    bool isOne = extent == SizeValue::get(1);
    bool asksForMore = extent.isKnown() && !isOne;
    bool isDecided = result.isKnown() && !(result == SizeValue::get(1));
    if (asksForMore && isDecided && !(result == extent))
      return std::nullopt;
    if (!isDecided && !isOne)
      result = extent;
  }
  return result;
}

ShapeValue reference::broadcast(ArrayRef<ShapeValue> shapes,
                                StringRef message) {
  if (const ShapeValue *invalid = findInvalid(shapes))
    return *invalid;
  int64_t rank = 0;
  bool anyUnranked = false;
  for (const ShapeValue &shape : shapes) {
    anyUnranked |= shape.isUnranked();
    rank = std::max(rank, shape.getRank());
  }
  SmallVector<SizeValue> result;
  for (int64_t i = 0; i < rank; ++i) {
    SmallVector<SizeValue> extents;
    for (const ShapeValue &shape : shapes)
      // Shorter shapes are padded with ones on the left, which change nothing.
      if (int64_t padding = rank - shape.getRank(); i >= padding)
        extents.push_back(shape.getExtents()[i - padding]);
    std::optional<SizeValue> extent = broadcastExtents(extents);
    if (!extent)
      return ShapeValue::invalid(message);
    result.push_back(*extent);
  }
  return anyUnranked ? ShapeValue::unranked() : ShapeValue::get(result);
}

static LogicalResult evalBroadcast(shape::BroadcastOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  StringRef message = op.getError().value_or(messages::notBroadcastable);
  return bindShape(op, op.getResult(), broadcast(*shapes, message), frame);
}

static LogicalResult evalIsBroadcastable(shape::IsBroadcastableOp op,
                                         Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  bool holds = !broadcast(*shapes, "").isInvalid();
  frame.bind(op, Element::get(op.getType(), APInt(1, holds)));
  return success();
}

//===----------------------------------------------------------------------===//
// Equality
//===----------------------------------------------------------------------===//

bool reference::areEqual(ArrayRef<ShapeValue> shapes) {
  return llvm::all_of(
      shapes, [&](const ShapeValue &shape) { return shape == shapes.front(); });
}

static LogicalResult evalShapeEq(shape::ShapeEqOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getShapes(), frame);
  if (failed(shapes))
    return failure();
  frame.bind(op, Element::get(op.getType(), APInt(1, areEqual(*shapes))));
  return success();
}

//===----------------------------------------------------------------------===//
// Meet
//===----------------------------------------------------------------------===//

static SizeValue meet(const SizeValue &lhs, const SizeValue &rhs,
                      StringRef message) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnknown() || rhs == lhs)
    return rhs;
  return rhs.isUnknown() ? lhs : SizeValue::invalid(message);
}

static ShapeValue meet(const ShapeValue &lhs, const ShapeValue &rhs,
                       StringRef message) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnranked() || rhs.isUnranked())
    return lhs.isUnranked() ? rhs : lhs;
  if (lhs.getRank() != rhs.getRank())
    return ShapeValue::invalid(message);
  SmallVector<SizeValue> extents;
  for (auto [l, r] : llvm::zip_equal(lhs.getExtents(), rhs.getExtents()))
    extents.push_back(meet(l, r, message));
  return ShapeValue::get(extents);
}

/// Indices are not sizes: they may be negative.
static LogicalResult meetIndices(shape::MeetOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> numbers =
      frame.getIndices(op, op->getOperands());
  if (failed(numbers))
    return failure();
  if ((*numbers)[0] != (*numbers)[1])
    return frame.undefined(op, "an index cannot hold an error");
  frame.bind(op.getResult(), frame.get(op.getArg0()));
  return success();
}

static LogicalResult meetSizes(shape::MeetOp op, StringRef message,
                               Frame &frame) {
  FailureOr<SizeValue> lhs = getSize(op, op.getArg0(), frame);
  if (failed(lhs))
    return failure();
  FailureOr<SizeValue> rhs = getSize(op, op.getArg1(), frame);
  if (failed(rhs))
    return failure();
  return bindSize(op, op.getResult(), meet(*lhs, *rhs, message), frame);
}

static LogicalResult evalMeet(shape::MeetOp op, Frame &frame) {
  StringRef message = op.getError().value_or(messages::contradiction);
  if (isIndexForm(op))
    return meetIndices(op, frame);
  if (isa<IndexType, shape::SizeType>(op.getResult().getType()))
    return meetSizes(op, message, frame);
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op->getOperands(), frame);
  if (failed(shapes))
    return failure();
  return bindShape(op, op.getResult(),
                   meet((*shapes)[0], (*shapes)[1], message), frame);
}

//===----------------------------------------------------------------------===//
// Any
//===----------------------------------------------------------------------===//

/// Takes what `shape` knows into `result`; false where they differ.
static bool addKnown(SmallVector<SizeValue> &result, const ShapeValue &shape) {
  if (shape.getRank() != static_cast<int64_t>(result.size()))
    return false;
  for (auto [known, extent] : llvm::zip_equal(result, shape.getExtents())) {
    SizeValue both = meet(known, extent, "");
    if (both.isInvalid())
      return false;
    known = both;
  }
  return true;
}

static LogicalResult evalAny(shape::AnyOp op, Frame &frame) {
  FailureOr<SmallVector<ShapeValue>> shapes =
      getShapes(op, op.getInputs(), frame);
  if (failed(shapes))
    return failure();
  if (shapes->empty())
    return frame.undefined(op, "there is no shape to choose from");
  if (const ShapeValue *invalid = findInvalid<ShapeValue>(*shapes))
    return bindShape(op, op.getResult(), *invalid, frame);
  std::optional<SmallVector<SizeValue>> result;
  for (const ShapeValue &shape : *shapes) {
    if (shape.isUnranked())
      continue;
    if (!result)
      result.emplace(shape.getExtents());
    else if (!addKnown(*result, shape))
      return frame.undefined(op, "the shapes differ: " + shape.str() + " and " +
                                     ShapeValue::get(*result).str());
  }
  return bindShape(op, op.getResult(),
                   result ? ShapeValue::get(*result) : ShapeValue::unranked(),
                   frame);
}

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

using Choose = const int64_t &(*)(const int64_t &, const int64_t &);

static SizeValue chooseSize(const SizeValue &lhs, const SizeValue &rhs,
                            Choose choose) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnknown() || rhs.isUnknown())
    return SizeValue::unknown();
  return SizeValue::get(choose(lhs.getExtent(), rhs.getExtent()));
}

static ShapeValue chooseShape(const ShapeValue &lhs, const ShapeValue &rhs,
                              Choose choose) {
  if (lhs.isInvalid() || rhs.isInvalid())
    return lhs.isInvalid() ? lhs : rhs;
  if (lhs.isUnranked() || rhs.isUnranked())
    return ShapeValue::unranked();
  if (lhs.getRank() != rhs.getRank())
    return ShapeValue::invalid(messages::ranksDiffer);
  SmallVector<SizeValue> extents;
  for (auto [l, r] : llvm::zip_equal(lhs.getExtents(), rhs.getExtents()))
    extents.push_back(chooseSize(l, r, choose));
  return ShapeValue::get(extents);
}

/// The error that a size or shape holds, if it holds one.
static std::optional<StringRef> getError(const RuntimeValue &value) {
  if (const auto *size = std::get_if<SizeValue>(&value))
    return size->isInvalid() ? std::optional(size->getMessage()) : std::nullopt;
  const auto &shape = std::get<ShapeValue>(value);
  return shape.isInvalid() ? std::optional(shape.getMessage()) : std::nullopt;
}

template <typename OpTy>
static LogicalResult evalChoice(OpTy op, Choose choose, Frame &frame) {
  const RuntimeValue &lhs = frame.get(op.getLhs());
  const RuntimeValue &rhs = frame.get(op.getRhs());
  if (lhs.index() != rhs.index()) {
    std::optional<StringRef> error = getError(lhs);
    if (!error)
      error = getError(rhs);
    frame.bind(op.getResult(),
               SizeValue::invalid(error.value_or(messages::mixedOperands)));
  } else if (const auto *size = std::get_if<SizeValue>(&lhs)) {
    frame.bind(op.getResult(),
               chooseSize(*size, std::get<SizeValue>(rhs), choose));
  } else {
    frame.bind(op.getResult(), chooseShape(std::get<ShapeValue>(lhs),
                                           std::get<ShapeValue>(rhs), choose));
  }
  return success();
}

static LogicalResult evalMax(shape::MaxOp op, Frame &frame) {
  return evalChoice(op, std::max<int64_t>, frame);
}

static LogicalResult evalMin(shape::MinOp op, Frame &frame) {
  return evalChoice(op, std::min<int64_t>, frame);
}

void reference::registerShapeCombineKernels(Kernels &kernels) {
  kernels.add<evalBroadcast>();
  kernels.add<evalIsBroadcastable>();
  kernels.add<evalShapeEq>();
  kernels.add<evalMeet>();
  kernels.add<evalAny>();
  kernels.add<evalMax>();
  kernels.add<evalMin>();
}
