//===- ConvertTensorExpandShapeToReshape.cpp - dynamic extents ------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream computes a dynamic extent of a `tensor.expand_shape` from the other
/// extents of its group, although the operation has it as an operand. Upstream
/// crashes if a group has two dynamic extents, and divides by zero if it has a
/// static zero. So this pass replaces such operations by `tensor.reshape`,
/// which takes the extents as they are.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTTENSOREXPANDSHAPETORESHAPE
#include "padlab/codegen/Passes.h.inc"

/// Whether the dynamic extents of a group cannot be computed from the product
/// of all its extents.
static bool isAmbiguous(ArrayRef<int64_t> group, RankedTensorType type) {
  int64_t dynamic = llvm::count_if(
      group, [&](int64_t dim) { return type.isDynamicDim(dim); });
  bool hasZero = llvm::any_of(
      group, [&](int64_t dim) { return type.getDimSize(dim) == 0; });
  return dynamic > 1 || (dynamic == 1 && hasZero);
}

static void convertExpandShape(tensor::ExpandShapeOp op) {
  RankedTensorType type = op.getResultType();
  if (llvm::none_of(op.getReassociationIndices(),
                    [&](const ReassociationIndices &group) {
                      return isAmbiguous(group, type);
                    }))
    return;
  OpBuilder b(op);
  Location loc = op.getLoc();
  SmallVector<Value> extents = getValueOrCreateConstantIndexOp(
      b, loc,
      getMixedValues(op.getStaticOutputShape(), op.getOutputShape(), b));
  Value shape = tensor::FromElementsOp::create(b, loc, extents);
  Value reshaped = tensor::ReshapeOp::create(b, loc, type, op.getSrc(), shape);
  op.replaceAllUsesWith(reshaped);
  op.erase();
}

namespace {
struct ConvertTensorExpandShapeToReshape
    : impl::ConvertTensorExpandShapeToReshapeBase<
          ConvertTensorExpandShapeToReshape> {
  void runOnOperation() override { getOperation()->walk(convertExpandShape); }
};
} // namespace

} // namespace padlab
