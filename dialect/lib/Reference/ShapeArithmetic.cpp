//===- ShapeArithmetic.cpp - shape: sizes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// docs/shape-semantics.md, "Sizes".
///
//===----------------------------------------------------------------------===//

#include "ShapeOperands.h"

#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// Making and converting
//===----------------------------------------------------------------------===//

static LogicalResult evalConstSize(shape::ConstSizeOp op, Frame &frame) {
  int64_t size = op.getValue().getSExtValue();
  if (size < 0)
    return frame.undefined(op, "the size " + Twine(size) + " is negative");
  frame.bind(op.getResult(), SizeValue::get(size));
  return success();
}

static LogicalResult evalIndexToSize(shape::IndexToSizeOp op, Frame &frame) {
  FailureOr<SizeValue> size = getSize(op, op.getArg(), frame);
  if (failed(size))
    return failure();
  frame.bind(op.getResult(), *size);
  return success();
}

static LogicalResult evalSizeToIndex(shape::SizeToIndexOp op, Frame &frame) {
  if (isa<IndexType>(op.getArg().getType())) {
    frame.bind(op.getResult(), frame.get(op.getArg()));
    return success();
  }
  return bindSize(op, op.getResult(), frame.get<SizeValue>(op.getArg()), frame);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// The two operands of `op`.
static FailureOr<std::pair<SizeValue, SizeValue>> getBoth(Operation *op,
                                                          Frame &frame) {
  FailureOr<SizeValue> lhs = getSize(op, op->getOperand(0), frame);
  if (failed(lhs))
    return failure();
  FailureOr<SizeValue> rhs = getSize(op, op->getOperand(1), frame);
  if (failed(rhs))
    return failure();
  return std::pair(*lhs, *rhs);
}

/// Applies `compute` to two indices.
template <typename Compute>
static LogicalResult evalIndices(Operation *op, Compute compute, Frame &frame) {
  FailureOr<SmallVector<int64_t>> numbers =
      frame.getIndices(op, op->getOperands());
  if (failed(numbers))
    return failure();
  FailureOr<int64_t> result = compute((*numbers)[0], (*numbers)[1]);
  if (failed(result))
    return failure();
  frame.bind(op->getResult(0), Element::getIndex(op->getContext(), *result));
  return success();
}

/// Applies `compute` to two known sizes. Errors win over what is unknown, and
/// that over everything else.
template <typename Compute>
static LogicalResult evalSizes(Operation *op, Compute compute, Frame &frame) {
  FailureOr<std::pair<SizeValue, SizeValue>> sizes = getBoth(op, frame);
  if (failed(sizes))
    return failure();
  const auto &[lhs, rhs] = *sizes;
  FailureOr<SizeValue> result = SizeValue::unknown();
  if (lhs.isInvalid() || rhs.isInvalid())
    result = lhs.isInvalid() ? lhs : rhs;
  else if (lhs.isKnown() && rhs.isKnown())
    result = compute(lhs.getExtent(), rhs.getExtent());
  if (failed(result))
    return failure();
  return bindSize(op, op->getResult(0), *result, frame);
}

static FailureOr<SizeValue> checkOverflow(Operation *op, bool overflows,
                                          int64_t result, Frame &frame) {
  if (overflows)
    return frame.undefined(op, "the size overflows");
  return SizeValue::get(result);
}

static LogicalResult evalAdd(shape::AddOp op, Frame &frame) {
  if (isIndexForm(op))
    return evalIndices(
        op,
        [](int64_t a, int64_t b) -> FailureOr<int64_t> {
          return static_cast<uint64_t>(a) + static_cast<uint64_t>(b);
        },
        frame);
  return evalSizes(
      op,
      [&](int64_t a, int64_t b) {
        int64_t sum;
        bool overflows = llvm::AddOverflow(a, b, sum);
        return checkOverflow(op, overflows, sum, frame);
      },
      frame);
}

static LogicalResult evalMul(shape::MulOp op, Frame &frame) {
  if (isIndexForm(op))
    return evalIndices(
        op,
        [](int64_t a, int64_t b) -> FailureOr<int64_t> {
          return static_cast<uint64_t>(a) * static_cast<uint64_t>(b);
        },
        frame);
  return evalSizes(
      op,
      [&](int64_t a, int64_t b) {
        int64_t product;
        bool overflows = llvm::MulOverflow(a, b, product);
        return checkOverflow(op, overflows, product, frame);
      },
      frame);
}

/// Rounds towards negative infinity.
static LogicalResult evalDivIndices(shape::DivOp op, Frame &frame) {
  return evalIndices(
      op,
      [&](int64_t a, int64_t b) -> FailureOr<int64_t> {
        if (b == 0)
          return frame.undefined(op, messages::divisionByZero);
        if (b == -1 && a == std::numeric_limits<int64_t>::min())
          return frame.undefined(op, "the quotient overflows");
        return llvm::divideFloorSigned(a, b);
      },
      frame);
}

static LogicalResult evalDiv(shape::DivOp op, Frame &frame) {
  if (isIndexForm(op))
    return evalDivIndices(op, frame);
  FailureOr<std::pair<SizeValue, SizeValue>> sizes = getBoth(op, frame);
  if (failed(sizes))
    return failure();
  const auto &[lhs, rhs] = *sizes;
  // No dividend makes a division by zero right, not even an unknown one.
  if (!lhs.isInvalid() && rhs == SizeValue::get(0))
    return bindSize(op, op.getResult(),
                    SizeValue::invalid(messages::divisionByZero), frame);
  return evalSizes(
      op,
      [](int64_t a, int64_t b) -> FailureOr<SizeValue> {
        return SizeValue::get(a / b);
      },
      frame);
}

void reference::registerShapeArithmeticKernels(Kernels &kernels) {
  kernels.add<evalConstSize>();
  kernels.add<evalIndexToSize>();
  kernels.add<evalSizeToIndex>();
  kernels.add<evalAdd>();
  kernels.add<evalMul>();
  kernels.add<evalDiv>();
}
