//===- ConvertElementwiseTensorToLinalg.cpp - arithmetic on tensors -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Converts elementwise operations on tensors, including unranked ones, which
/// upstream's pass of a similar name does not convert.
///
//===----------------------------------------------------------------------===//

#include "../TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_CONVERTELEMENTWISETENSORTOLINALG
#include "padlab/codegen/Passes.h.inc"

/// Whether the operation is elementwise on tensors. A select that chooses
/// between two whole tensors by a scalar is not; bufferization supports it.
static bool isElementwiseOnTensors(Operation *op) {
  if (!OpTrait::hasElementwiseMappableTraits(op) ||
      !llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>))
    return false;
  auto select = dyn_cast<arith::SelectOp>(op);
  return !select || isTensor(select.getCondition());
}

/// Builds the operation on scalars in the body of the structured operation.
static void buildBody(OpBuilder &b, Location loc, Operation *op,
                      ValueRange elements, ValueRange operands) {
  SmallVector<Value> scalars;
  for (Value operand : operands) {
    bool isElement = isTensor(operand);
    scalars.push_back(isElement ? elements.front() : operand);
    elements = elements.drop_front(isElement);
  }
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(getElementTypeOrSelf(type));
  OperationState state(loc, op->getName(), scalars, types, op->getAttrs());
  linalg::YieldOp::create(b, loc, b.create(state)->getResults());
}

/// Builds `op` on `operands`. All tensors among them must have the same rank.
static SmallVector<Value> buildRanked(OpBuilder &b, Location loc, Operation *op,
                                      ValueRange operands) {
  SmallVector<Value> inputs =
      llvm::filter_to_vector(operands, [](Value v) { return isTensor(v); });
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(b, loc, inputs.front());
  SmallVector<Value> outputs;
  for (Type type : op->getResultTypes())
    outputs.push_back(
        tensor::EmptyOp::create(b, loc, sizes, getElementTypeOrSelf(type)));
  int64_t rank = sizes.size();
  SmallVector<AffineMap> maps(inputs.size() + outputs.size(),
                              b.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, loc, ValueRange(outputs).getTypes(), inputs, outputs, maps, loops,
      [&](OpBuilder &b, Location loc, ValueRange elements) {
        buildBody(b, loc, op, elements, operands);
      });
  return llvm::to_vector_of<Value>(generic.getResults());
}

/// Builds `op` on flat tensors, because structured operations need a rank.
static SmallVector<Value> buildUnranked(OpBuilder &b, Location loc,
                                        Operation *op, Value shape) {
  Value count = countElements(b, loc, shape);
  Value flatShape = tensor::FromElementsOp::create(b, loc, count);
  SmallVector<Value> operands = llvm::to_vector_of<Value>(op->getOperands());
  for (Value &operand : operands)
    if (auto type = dyn_cast<TensorType>(operand.getType()))
      operand = tensor::ReshapeOp::create(
          b, loc,
          RankedTensorType::get({ShapedType::kDynamic}, type.getElementType()),
          operand, flatShape);
  SmallVector<Value> results = buildRanked(b, loc, op, operands);
  for (auto [result, type] : llvm::zip_equal(results, op->getResultTypes()))
    result = tensor::ReshapeOp::create(
        b, loc, UnrankedTensorType::get(getElementTypeOrSelf(type)), result,
        shape);
  return results;
}

static void convertElementwise(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  Value first = *llvm::find_if(op->getOperands(), isTensor);
  bool isRanked = llvm::all_of(op->getOperands(), [](Value operand) {
    return !isa<UnrankedTensorType>(operand.getType());
  });
  SmallVector<Value> results =
      isRanked ? buildRanked(b, loc, op, op->getOperands())
               : buildUnranked(b, loc, op, makeShapeTensor(b, loc, first));
  for (auto [result, type] : llvm::zip_equal(results, op->getResultTypes()))
    if (result.getType() != type)
      result = tensor::CastOp::create(b, loc, type, result);
  op->replaceAllUsesWith(results);
  op->erase();
}

namespace {
struct ConvertElementwiseTensorToLinalg
    : impl::ConvertElementwiseTensorToLinalgBase<
          ConvertElementwiseTensorToLinalg> {
  void runOnOperation() override {
    SmallVector<Operation *> operations;
    getOperation()->walk([&](Operation *op) {
      if (isElementwiseOnTensors(op))
        operations.push_back(op);
    });
    llvm::for_each(operations, convertElementwise);
  }
};
} // namespace

} // namespace padlab
