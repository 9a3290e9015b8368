//===- DecomposeSoftmax.cpp - linalg.softmax in steps ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/DecomposeSoftmax.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

namespace {

/// Emits the operations that compute a softmax.
class SoftmaxSteps {
public:
  SoftmaxSteps(RewriterBase &rewriter, linalg::SoftmaxOp op);
  Value emit();

private:
  /// A function that builds the body of a structured operation: it takes the
  /// block arguments and returns the value to yield.
  using Body = function_ref<Value(OpBuilder &, ValueRange)>;
  Value reduce(Value input, arith::AtomicRMWKind kind, Body body);
  Value apply(ValueRange inputs, Value output, Body body);

  RewriterBase &rewriter;
  Location loc;
  linalg::SoftmaxOp op;
  Type element;
  /// The indexing maps of a tensor that has all elements, and of a tensor that
  /// has one value for each row.
  AffineMap all, rows;
  SmallVector<utils::IteratorType> iterators;
};

} // namespace

SoftmaxSteps::SoftmaxSteps(RewriterBase &rewriter, linalg::SoftmaxOp op)
    : rewriter(rewriter), loc(op.getLoc()), op(op),
      element(op.getOutputOperandType().getElementType()) {
  unsigned rank = op.getOutputOperandRank();
  all = rewriter.getMultiDimIdentityMap(rank);
  rows = all.dropResult(op.getDimension());
  iterators.assign(rank, utils::IteratorType::parallel);
}

/// Reduces each row of `input` to one value.
Value SoftmaxSteps::reduce(Value input, arith::AtomicRMWKind kind, Body body) {
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(rewriter, loc, input);
  extents.erase(extents.begin() + op.getDimension());
  Value empty = tensor::EmptyOp::create(rewriter, loc, extents, element);
  // A maximum is initialized with the least finite number, because not every
  // float type has an infinity. The final results are the same as with
  // -infinity.
  Value first = arith::getIdentityValue(kind, element, rewriter, loc,
                                        /*useOnlyFiniteValue=*/true);
  Value filled =
      linalg::FillOp::create(rewriter, loc, first, empty).getResult(0);
  SmallVector<utils::IteratorType> reducing(iterators);
  reducing[op.getDimension()] = utils::IteratorType::reduction;
  return linalg::GenericOp::create(
             rewriter, loc, filled.getType(), input, filled,
             ArrayRef<AffineMap>{all, rows}, reducing,
             [&](OpBuilder &b, Location, ValueRange arguments) {
               linalg::YieldOp::create(b, loc, body(b, arguments));
             })
      .getResult(0);
}

/// Computes a value for each element. Each input has either all elements, or
/// one value for each row.
Value SoftmaxSteps::apply(ValueRange inputs, Value output, Body body) {
  SmallVector<AffineMap> maps;
  for (Value input : inputs)
    maps.push_back(cast<ShapedType>(input.getType()).getRank() ==
                           static_cast<int64_t>(all.getNumResults())
                       ? all
                       : rows);
  maps.push_back(all);
  return linalg::GenericOp::create(
             rewriter, loc, output.getType(), inputs, output, maps, iterators,
             [&](OpBuilder &b, Location, ValueRange arguments) {
               linalg::YieldOp::create(b, loc, body(b, arguments));
             })
      .getResult(0);
}

Value SoftmaxSteps::emit() {
  Value input = op.getInput();
  Value most = reduce(input, arith::AtomicRMWKind::maximumf,
                      [&](OpBuilder &b, ValueRange in) -> Value {
                        return arith::MaximumFOp::create(b, loc, in[0], in[1]);
                      });
  Value powers = apply(
      {input, most}, op.getOutput(), [&](OpBuilder &b, ValueRange in) -> Value {
        Value less = arith::SubFOp::create(b, loc, in[0], in[1]);
        return math::ExpOp::create(b, loc, less);
      });
  Value sums = reduce(powers, arith::AtomicRMWKind::addf,
                      [&](OpBuilder &b, ValueRange in) -> Value {
                        return arith::AddFOp::create(b, loc, in[1], in[0]);
                      });
  return apply({sums}, powers, [&](OpBuilder &b, ValueRange in) -> Value {
    return arith::DivFOp::create(b, loc, in[1], in[0]);
  });
}

LogicalResult padlab::decomposeSoftmax(RewriterBase &rewriter,
                                       linalg::SoftmaxOp op) {
  if (!op.hasPureTensorSemantics() ||
      !isa<FloatType>(op.getOutputOperandType().getElementType()))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Type type = op.getOutput().getType();
  if (op.getInput().getType() != type) {
    Value input =
        tensor::CastOp::create(rewriter, op.getLoc(), type, op.getInput());
    rewriter.modifyOpInPlace(op, [&] { op.getInputMutable().assign(input); });
  }
  rewriter.replaceOp(op, SoftmaxSteps(rewriter, op).emit());
  return success();
}
