//===- ConvertTensorScatterToSCF.cpp - scatter as loops -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lowers scatter to sequential loops that insert element by element, because
/// structured operations cannot write to positions that depend on data.
/// Bufferization finds that the loops own their destination, so that nothing is
/// copied but the destination itself, once.
///
//===----------------------------------------------------------------------===//

#include "Coordinates.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTTENSORSCATTERTOSCF
#include "padlab/codegen/Passes.h.inc"

static void convertScatter(tensor::ScatterOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  int64_t rank = op.getDestType().getRank();
  SmallVector<Value> upper = getValueOrCreateConstantIndexOp(
      b, loc, tensor::getMixedSizes(b, loc, op.getSource()));
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  SmallVector<Value> lower(upper.size(), zero), step(upper.size(), one);
  auto writeElement = [&](OpBuilder &b, Location loc, ValueRange point,
                          ValueRange dest) -> scf::ValueVector {
    Value element = tensor::ExtractOp::create(b, loc, op.getSource(), point);
    SmallVector<Value> position =
        getPosition(b, loc, op.getIndices(), op.getScatterDims(), rank, point);
    return {tensor::InsertOp::create(b, loc, element, dest[0], position)};
  };
  Value scattered =
      scf::buildLoopNest(b, loc, lower, upper, step, op.getDest(), writeElement)
          .results.front();
  op.replaceAllUsesWith(scattered);
  op.erase();
}

namespace {
struct ConvertTensorScatterToSCF
    : impl::ConvertTensorScatterToSCFBase<ConvertTensorScatterToSCF> {
  void runOnOperation() override { getOperation()->walk(convertScatter); }
};
} // namespace

} // namespace padlab
