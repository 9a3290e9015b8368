//===- ShapeArithmetic.cpp - shape: sizes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Kernels that make, convert and compute sizes. See "Sizes" in
/// docs/shape-semantics.md.
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

/// Binds the result of `compute` on the two operands.
static LogicalResult
evalSizes(Operation *op,
          llvm::function_ref<std::optional<SizeValue>(const SizeValue &,
                                                      const SizeValue &)>
              compute,
          Frame &frame) {
  FailureOr<SizeValue> lhs = getSize(op, op->getOperand(0), frame);
  if (failed(lhs))
    return failure();
  FailureOr<SizeValue> rhs = getSize(op, op->getOperand(1), frame);
  if (failed(rhs))
    return failure();
  std::optional<SizeValue> result = compute(*lhs, *rhs);
  if (!result)
    return frame.undefined(op, "the size overflows");
  return bindSize(op, op->getResult(0), *result, frame);
}

static LogicalResult evalShapeAdd(shape::AddOp op, Frame &frame) {
  if (!isIndexForm(op))
    return evalSizes(op, algebra::add, frame);
  return evalIndices(
      op,
      [](int64_t a, int64_t b) -> FailureOr<int64_t> {
        return static_cast<uint64_t>(a) + static_cast<uint64_t>(b);
      },
      frame);
}

static LogicalResult evalShapeMul(shape::MulOp op, Frame &frame) {
  if (!isIndexForm(op))
    return evalSizes(op, algebra::mul, frame);
  return evalIndices(
      op,
      [](int64_t a, int64_t b) -> FailureOr<int64_t> {
        return static_cast<uint64_t>(a) * static_cast<uint64_t>(b);
      },
      frame);
}

/// Rounds towards negative infinity.
static LogicalResult evalDiv(shape::DivOp op, Frame &frame) {
  if (!isIndexForm(op))
    return evalSizes(op, algebra::div, frame);
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

void reference::registerShapeArithmeticKernels(Kernels &kernels) {
  kernels.add<evalConstSize>();
  kernels.add<evalIndexToSize>();
  kernels.add<evalSizeToIndex>();
  kernels.add<evalShapeAdd>();
  kernels.add<evalShapeMul>();
  kernels.add<evalDiv>();
}
