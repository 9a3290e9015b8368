//===- Shapes.cpp - native code for operations on shapes --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRewriter.h"

#include "padlab/dialect/ShapeEncoding.h"
#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

/// The ways in which `padlab_shape_combine` combines extents.
enum class Combine : int64_t { Meet, Any, Max, Min };

//===----------------------------------------------------------------------===//
// From and to other things
//===----------------------------------------------------------------------===//

static LogicalResult lowerConstShape(ShapeRewriter &r) {
  SmallVector<int64_t> elements = {encoding::rankedTag};
  for (const APInt &extent :
       r.getOpAs<shape::ConstShapeOp>().getShape().getValues<APInt>())
    elements.push_back(extent.getSExtValue());
  Value constant = arith::ConstantOp::create(r, r.getIndexTensorAttr(elements));
  r.set(0, r.castTo(r.getExtentTensorType(), constant));
  return success();
}

static LogicalResult lowerFromExtents(ShapeRewriter &r) {
  r.set(0, r.call("padlab_shape_check_extents",
                  r.makeShape(r.getOp()->getOperands())));
  return success();
}

/// Lowers from_extent_tensor and to_extent_tensor, which convert between two
/// forms of one shape.
static LogicalResult lowerForm(ShapeRewriter &r) {
  if (r.isOperand<shape::ShapeType>(0) || r.isResult<shape::ShapeType>(0))
    r.setShape(0, r.getShape(0));
  else
    r.set(0, r.castTo(r.getResultType(0), r.getOperand(0)));
  return success();
}

static bool isScalable(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.isScalable();
}

/// Returns the encoded shape of operand 0, a tensor, memref or vector.
static Value getShapeOfOperand(ShapeRewriter &r) {
  return r.call("padlab_shape_from_extents", r.getExtents(r.getOperand(0)));
}

static LogicalResult lowerShapeOf(ShapeRewriter &r) {
  if (r.isOperand<shape::ValueShapeType>(0)) {
    r.setShape(0, r.call("padlab_value_shape_get_shape", r.getOperand(0)));
    return success();
  }
  if (isScalable(r.getOperand(0).getType()))
    return r.getOp()->emitError("has no lowering for scalable vectors");
  r.setShape(0, getShapeOfOperand(r));
  return success();
}

static LogicalResult lowerDebugPrint(ShapeRewriter &r) {
  bool isSize = r.isOperand<shape::SizeType>(0);
  r.callAll(isSize ? "padlab_debug_print_size" : "padlab_debug_print_shape",
            r.getOperand(0));
  r.set(0, r.getOperand(0));
  return success();
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

static LogicalResult lowerRank(ShapeRewriter &r) {
  r.set(0, r.call("padlab_shape_rank", r.getShape(0)));
  return success();
}

static LogicalResult lowerNumElements(ShapeRewriter &r) {
  r.set(0, r.call("padlab_shape_num_elements", r.getShape(0)));
  return success();
}

static LogicalResult lowerGetExtent(ShapeRewriter &r) {
  r.set(0, r.call("padlab_shape_get_extent",
                  {r.getShape(0), r.getSize(1), r.getSizeStatus(1),
                   r.getErrorCode(messages::outOfBounds)}));
  return success();
}

static LogicalResult lowerDim(ShapeRewriter &r) {
  if (isScalable(r.getOperand(0).getType()))
    return r.getOp()->emitError("has no lowering for scalable vectors");
  r.set(0, r.call("padlab_shape_get_extent",
                  {getShapeOfOperand(r), r.getSize(1), r.getSizeStatus(1),
                   r.getErrorCode(messages::outOfBounds)}));
  return success();
}

Value padlab::makeShapesEqual(ShapeRewriter &r) {
  Value equal = arith::ConstantIntOp::create(r, true, /*width=*/1);
  if (r.getNumOperands() < 2)
    return equal;
  Value first = r.getShape(0);
  for (unsigned i = 1; i != r.getNumOperands(); ++i)
    equal = arith::AndIOp::create(
        r, equal, r.call("padlab_shape_eq", {first, r.getShape(i)}));
  return equal;
}

static LogicalResult lowerShapeEq(ShapeRewriter &r) {
  r.set(0, makeShapesEqual(r));
  return success();
}

//===----------------------------------------------------------------------===//
// Combinations
//===----------------------------------------------------------------------===//

static LogicalResult lowerConcat(ShapeRewriter &r) {
  r.setShape(0, r.call("padlab_shape_concat", {r.getShape(0), r.getShape(1)}));
  return success();
}

static LogicalResult lowerSplitAt(ShapeRewriter &r) {
  auto parts = r.callAll("padlab_shape_split_at",
                         {r.getShape(0), r.getSize(1), r.getSizeStatus(1),
                          r.getErrorCode(messages::outOfBounds)});
  r.setShape(0, parts[0]);
  r.setShape(1, parts[1]);
  return success();
}

/// Combines the ranked operands one after the other; their order does not
/// matter. The status of all operands is taken into account at the end.
Value padlab::makeBroadcast(ShapeRewriter &r) {
  Value code = r.getErrorCode(messages::notBroadcastable);
  Value combined = r.makeShape({}), status = r.getIndex(encoding::rankedTag);
  for (unsigned i = 0; i != r.getNumOperands(); ++i) {
    Value next = r.getShape(i);
    status = r.call("padlab_shape_status", {status, r.getStatus(next)});
    combined = r.call("padlab_shape_broadcast", {combined, next, code});
  }
  return r.call("padlab_shape_broadcast_finish", {combined, status});
}

Value padlab::makeIsValid(ShapeRewriter &r, Value shape) {
  return arith::CmpIOp::create(r, arith::CmpIPredicate::slt, r.getStatus(shape),
                               r.getIndex(encoding::firstInvalidTag));
}

static LogicalResult lowerBroadcast(ShapeRewriter &r) {
  r.setShape(0, makeBroadcast(r));
  return success();
}

static LogicalResult lowerIsBroadcastable(ShapeRewriter &r) {
  r.set(0, makeIsValid(r, makeBroadcast(r)));
  return success();
}

static Value getHow(ShapeRewriter &r, Combine how) {
  return r.getIndex(static_cast<int64_t>(how));
}

/// Sets the result to `shape`, or to an arbitrary shape if the result's type
/// has another static extent. In this case the value is unspecified, but code
/// that moves the result relies on its type.
static void setAny(ShapeRewriter &r, Value shape) {
  auto extents = dyn_cast<RankedTensorType>(r.getResultType(0));
  if (extents && extents.hasStaticShape())
    shape = r.call("padlab_shape_with_rank",
                   {shape, r.getIndex(extents.getDimSize(0))});
  r.setShape(0, shape);
}

static LogicalResult lowerAny(ShapeRewriter &r) {
  if (r.getNumOperands() == 0) {
    setAny(r, r.makeShape({}));
    return success();
  }
  // If ranks differ, the result is unspecified, but an error of a later operand
  // must win. So `code` is chosen such that different ranks give the unranked
  // shape instead of an error.
  Value how = getHow(r, Combine::Any),
        code = r.getIndex(encoding::unrankedTag - encoding::firstInvalidTag);
  Value shape = r.getShape(0);
  for (unsigned i = 1; i != r.getNumOperands(); ++i)
    shape = r.call("padlab_shape_refine", {how, shape, r.getShape(i), code});
  setAny(r, shape);
  return success();
}

static bool isShape(const ShapeRewriter &r, unsigned i) {
  return r.isOperand<shape::ShapeType>(i) || r.isOperand<TensorType>(i);
}

static LogicalResult lowerMeet(ShapeRewriter &r) {
  Value code = r.getErrorCode(messages::contradiction);
  if (isShape(r, 0))
    r.setShape(
        0, r.call("padlab_shape_refine", {getHow(r, Combine::Meet),
                                          r.getShape(0), r.getShape(1), code}));
  else if (r.isOperand<IndexType>(0) && r.isOperand<IndexType>(1) &&
           r.isResult<IndexType>(0))
    // Two indices that differ make the operation undefined, so either will do.
    // This does not hold for sizes below, because one of them may be unknown.
    r.set(0, r.getOperand(0));
  else
    r.set(0, r.call("padlab_size_meet", {r.getSize(0), r.getSize(1), code}));
  return success();
}

/// Lowers operations on a size and a shape. Their result is invalid, with the
/// error of an invalid operand if there is one (rule 1 of
/// docs/shape-semantics.md).
static void setMixed(ShapeRewriter &r) {
  auto getAsSize = [&](unsigned i) -> Value {
    if (!isShape(r, i))
      return r.getSize(i);
    // This is the size that corresponds to the shape's status.
    return arith::SubIOp::create(r, r.getIndex(0), r.getStatus(r.getShape(i)));
  };
  Value status = r.call("padlab_size_status", {getAsSize(0), getAsSize(1)});
  Value firstInvalid = r.getIndex(encoding::firstInvalidSize);
  Value error = arith::SubIOp::create(r, firstInvalid,
                                      r.getErrorCode(messages::mixedOperands));
  Value invalid =
      arith::CmpIOp::create(r, arith::CmpIPredicate::sle, status, firstInvalid);
  Value size = arith::SelectOp::create(r, invalid, status, error);
  if (r.isResult<shape::SizeType>(0))
    return r.set(0, size);
  r.setShape(0, r.call("padlab_shape_of_status",
                       Value(arith::SubIOp::create(r, r.getIndex(0), size))));
}

static LogicalResult lowerMinMax(ShapeRewriter &r, Combine how,
                                 StringRef ofSizes) {
  if (isShape(r, 0) != isShape(r, 1))
    setMixed(r);
  else if (isShape(r, 0))
    r.setShape(0, r.call("padlab_shape_absorb",
                         {getHow(r, how), r.getShape(0), r.getShape(1),
                          r.getErrorCode(messages::ranksDiffer)}));
  else
    r.set(0, r.call(ofSizes, {r.getSize(0), r.getSize(1)}));
  return success();
}

static LogicalResult lowerMax(ShapeRewriter &r) {
  return lowerMinMax(r, Combine::Max, "padlab_size_max");
}
static LogicalResult lowerMin(ShapeRewriter &r) {
  return lowerMinMax(r, Combine::Min, "padlab_size_min");
}

void padlab::addShapeLowerings(ShapeLowerings &lowerings) {
  addLowering<shape::AnyOp>(lowerings, lowerAny);
  addLowering<shape::BroadcastOp>(lowerings, lowerBroadcast);
  addLowering<shape::ConcatOp>(lowerings, lowerConcat);
  addLowering<shape::ConstShapeOp>(lowerings, lowerConstShape);
  addLowering<shape::DebugPrintOp>(lowerings, lowerDebugPrint);
  addLowering<shape::DimOp>(lowerings, lowerDim);
  addLowering<shape::FromExtentsOp>(lowerings, lowerFromExtents);
  addLowering<shape::FromExtentTensorOp>(lowerings, lowerForm);
  addLowering<shape::GetExtentOp>(lowerings, lowerGetExtent);
  addLowering<shape::IsBroadcastableOp>(lowerings, lowerIsBroadcastable);
  addLowering<shape::MaxOp>(lowerings, lowerMax);
  addLowering<shape::MeetOp>(lowerings, lowerMeet);
  addLowering<shape::MinOp>(lowerings, lowerMin);
  addLowering<shape::NumElementsOp>(lowerings, lowerNumElements);
  addLowering<shape::RankOp>(lowerings, lowerRank);
  addLowering<shape::ShapeEqOp>(lowerings, lowerShapeEq);
  addLowering<shape::ShapeOfOp>(lowerings, lowerShapeOf);
  addLowering<shape::SplitAtOp>(lowerings, lowerSplitAt);
  addLowering<shape::ToExtentTensorOp>(lowerings, lowerForm);
}
