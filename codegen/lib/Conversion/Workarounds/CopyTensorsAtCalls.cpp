//===- CopyTensorsAtCalls.cpp - buffers of callers and callees -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's bufferization assumes that each result of a call is a new packed
/// buffer that may be written in place. But it lets a function return the
/// memory of a constant, the same buffer twice (an argument, or an unwritten
/// tensor into which another result is computed), a reshaped argument, or a
/// slice. It also passes slices to calls as if they were packed, unless the
/// types show their strides, and it passes one buffer as several arguments into
/// which the callee writes. So this pass copies such results and operands.
///
//===----------------------------------------------------------------------===//

#include "../TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_COPYTENSORSATCALLS
#include "padlab/codegen/Passes.h.inc"

/// Whether `value` is an argument of the entry block of a region; as an operand
/// of `func.return`, this is an argument of the function. If a function returns
/// an argument itself, upstream knows that the result is the same buffer, as
/// long as the argument is returned only once.
static bool isArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock();
}

/// Whether `value` is computed into a tensor that was created for it.
static bool isComputedAnew(Value value) {
  while (auto result = dyn_cast<OpResult>(value)) {
    Operation *op = result.getOwner();
    if (isa<tensor::EmptyOp, bufferization::AllocTensorOp>(op))
      return true;
    auto styled = dyn_cast<DestinationStyleOpInterface>(op);
    if (!styled)
      return false;
    value = styled.getTiedOpOperand(result)->get();
  }
  return false;
}

static void copyResults(func::ReturnOp exit) {
  bool isOnly = llvm::count_if(exit.getOperands(), isTensor) == 1;
  OpBuilder b(exit);
  llvm::SmallPtrSet<Value, 4> arguments;
  for (OpOperand &operand : exit->getOpOperands()) {
    Value value = operand.get();
    bool isKnown = isArgument(value) ? arguments.insert(value).second
                                     : isOnly && isComputedAnew(value);
    if (isTensor(value) && !isKnown)
      operand.set(copyTensor(b, exit.getLoc(), value));
  }
}

/// Whether the buffer of a slice would have the same type as a packed buffer.
/// This is so if an inner extent is dynamic: then the strides of both are
/// dynamic.
static bool hidesStrides(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked && ranked.getRank() > 1 &&
         llvm::any_of(ranked.getShape().drop_front(), ShapedType::isDynamic);
}

namespace {
/// The memory in which the elements of a tensor may lie.
struct Place {
  /// The value into which the elements were first computed.
  Value root;
  /// Whether the elements may be only a part of the buffer of `root`.
  bool isSlice = false;
  /// Whether other roots may share the buffer.
  bool isShared = false;
};
} // namespace

static Place findPlace(Value value) {
  Place place;
  while (auto result = dyn_cast<OpResult>(value)) {
    Operation *op = result.getOwner();
    if (auto styled = dyn_cast<DestinationStyleOpInterface>(op)) {
      value = styled.getTiedOpOperand(result)->get();
    } else if (isa<tensor::CastOp, tensor::ExpandShapeOp,
                   tensor::CollapseShapeOp, tensor::ExtractSliceOp>(op)) {
      place.isSlice |= isa<tensor::ExtractSliceOp>(op);
      value = op->getOperand(0);
    } else {
      bool isPicked = isa<arith::SelectOp>(op) || op->getNumRegions() != 0;
      place.root = value;
      place.isSlice |= isPicked;
      place.isShared = isPicked || isa<CallOpInterface>(op);
      return place;
    }
  }
  place.root = value;
  Operation *parent = value.getParentBlock()->getParentOp();
  if (!isa<func::FuncOp>(parent) || !isArgument(value))
    place.isSlice = place.isShared = true;
  return place;
}

/// Whether another operand of `call` may share memory with `value`. The callee
/// may write to both: upstream sees no conflict if nothing reads the buffer
/// after the call.
static bool maySharePlace(Value value, func::CallOp call) {
  Place place = findPlace(value);
  return llvm::count_if(call.getOperands(), [&](Value other) {
           if (!isTensor(other))
             return false;
           Place second = findPlace(other);
           return place.isShared || second.isShared ||
                  place.root == second.root;
         }) > 1;
}

static void copyOperands(func::CallOp call) {
  OpBuilder b(call);
  for (OpOperand &operand : call->getOpOperands()) {
    Value value = operand.get();
    if (!isTensor(value))
      continue;
    if (auto empty = value.getDefiningOp<tensor::EmptyOp>())
      operand.set(b.clone(*empty)->getResult(0));
    else if (maySharePlace(value, call) ||
             (hidesStrides(value.getType()) && findPlace(value).isSlice))
      operand.set(copyTensor(b, call.getLoc(), value));
  }
}

namespace {
struct CopyTensorsAtCalls : impl::CopyTensorsAtCallsBase<CopyTensorsAtCalls> {
  void runOnOperation() override {
    llvm::DenseSet<StringRef> callees;
    getOperation()->walk([&](func::CallOp call) {
      callees.insert(call.getCallee());
      copyOperands(call);
    });
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (callees.contains(function.getSymName()))
        function.walk(copyResults);
  }
};
} // namespace

} // namespace padlab
