//===- FoldEmptyConcatInputs.cpp - empty operands of tensor.concat --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream inserts every operand into the result. An operand without elements
/// may be inserted at the end of the result, which does not verify. So this
/// pass removes operands that are known to have no elements.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_FOLDEMPTYCONCATINPUTS
#include "padlab/codegen/Passes.h.inc"

static int64_t getExtent(Value input, int64_t dim) {
  return cast<RankedTensorType>(input.getType()).getDimSize(dim);
}

/// Whether the extent of a dimension other than `dim` is known to be 0. Then it
/// is 0 in all operands and in the result.
static bool isThin(Value input, int64_t dim) {
  auto type = cast<RankedTensorType>(input.getType());
  for (int64_t i = 0, rank = type.getRank(); i < rank; ++i)
    if (i != dim && type.getDimSize(i) == 0)
      return true;
  return false;
}

/// Makes the result if no operand has elements: an empty tensor. In the
/// concatenated dimension, its extent is the sum of the operands' extents; in
/// each other dimension, it is the extent that all operands have.
static Value makeEmpty(OpBuilder &b, tensor::ConcatOp op) {
  ReifiedRankedShapedTypeDims extents;
  if (failed(op.reifyResultShapes(b, extents)))
    return Value();
  Value empty = tensor::EmptyOp::create(b, op.getLoc(), extents.front(),
                                        op.getResultType().getElementType());
  if (empty.getType() == op.getType())
    return empty;
  return tensor::CastOp::create(b, op.getLoc(), op.getType(), empty);
}

static void foldConcat(tensor::ConcatOp op) {
  int64_t dim = op.getDim();
  SmallVector<Value> inputs;
  if (llvm::none_of(op.getInputs(),
                    [&](Value input) { return isThin(input, dim); }))
    llvm::copy_if(op.getInputs(), std::back_inserter(inputs),
                  [&](Value input) { return getExtent(input, dim) != 0; });
  if (inputs.size() == op.getInputs().size())
    return;
  OpBuilder b(op);
  Value folded =
      inputs.empty()
          ? makeEmpty(b, op)
          : tensor::ConcatOp::create(b, op.getLoc(), op.getType(), dim, inputs)
                .getResult();
  if (!folded)
    return;
  op.replaceAllUsesWith(folded);
  op.erase();
}

namespace {
struct FoldEmptyConcatInputs
    : impl::FoldEmptyConcatInputsBase<FoldEmptyConcatInputs> {
  void runOnOperation() override { getOperation()->walk(foldConcat); }
};
} // namespace

} // namespace padlab
