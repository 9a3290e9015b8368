//===- VectorMask.cpp - vector: masks -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "Vectors.h"
#include "Views.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

const TensorValue *reference::findMask(Operation *op, Frame &frame) {
  auto maskable = dyn_cast<vector::MaskableOpInterface>(op);
  if (!maskable || !maskable.isMasked())
    return nullptr;
  return &frame.getTensor(maskable.getMaskingOp().getMask());
}

FailureOr<bool> reference::isEnabled(Operation *op, const TensorValue *mask,
                                     int64_t i, Frame &frame) {
  if (!mask)
    return true;
  if (mask->isPoison(i))
    return frame.undefined(op, "a bit of the mask is poison");
  return mask->get(i).getInt().getBoolValue();
}

FailureOr<bool> reference::isEnabled(Operation *op, const TensorValue *mask,
                                     ArrayRef<int64_t> point, Frame &frame) {
  return isEnabled(op, mask, mask ? mask->linearize(point) : 0, frame);
}

/// Binds a mask with ones in the box [0, `sizes`), and zeros elsewhere.
static LogicalResult bindMask(Operation *op, VectorType type,
                              ArrayRef<int64_t> sizes, Frame &frame) {
  FailureOr<TensorValue> result = allocateVector(op, type, frame);
  if (failed(result))
    return failure();
  (void)forEachPoint(type.getShape(), [&](int64_t i, ArrayRef<int64_t> point) {
    // A mask of rank 0 still has one size: its only bit is on if this size is
    // positive.
    bool isOn = point.empty() ? sizes.front() > 0
                              : llvm::all_of_zip(point, sizes, std::less<>());
    result->set(i, Element::get(type.getElementType(), llvm::APInt(1, isOn)));
    return success();
  });
  frame.bind(op->getResult(0), std::move(*result));
  return success();
}

static LogicalResult evalConstantMask(vector::ConstantMaskOp op, Frame &frame) {
  return bindMask(op, op.getVectorType(), op.getMaskDimSizes(), frame);
}

static LogicalResult evalCreateMask(vector::CreateMaskOp op, Frame &frame) {
  FailureOr<SmallVector<int64_t>> sizes =
      frame.getIndices(op, op.getOperands());
  if (failed(sizes))
    return failure();
  return bindMask(op, op.getVectorType(), *sizes, frame);
}

/// Evaluates the masked operation, whose kernel reads the mask. Lanes that are
/// masked off take their value from the passthrough, if there is one.
static LogicalResult evalMask(vector::MaskOp op, Frame &frame) {
  FailureOr<Operation *> end = frame.run(op.getMaskRegion());
  if (failed(end))
    return failure();
  SmallVector<RuntimeValue> results = frame.copy((*end)->getOperands());
  if (op.getPassthru()) {
    const TensorValue &mask = frame.getTensor(op.getMask());
    auto *result = std::get_if<TensorValue>(&results.front());
    if (!result || result->getShape() != mask.getShape())
      return frame.unsupported(op, "a passthrough of another shape");
    const TensorValue &passthru = frame.getTensor(op.getPassthru());
    for (int64_t i = 0, e = mask.getNumElements(); i < e; ++i) {
      FailureOr<bool> isOn = isEnabled(op, &mask, i, frame);
      if (failed(isOn))
        return failure();
      if (!*isOn)
        result->set(i, passthru.get(i));
    }
  }
  frame.bind(op.getResults(), results);
  return success();
}

static LogicalResult evalVectorYield(vector::YieldOp, Frame &) {
  return success();
}

void reference::registerVectorMaskKernels(Kernels &kernels) {
  kernels.add<evalConstantMask>();
  kernels.add<evalCreateMask>();
  kernels.add<evalMask>();
  kernels.add<evalVectorYield>();
}
