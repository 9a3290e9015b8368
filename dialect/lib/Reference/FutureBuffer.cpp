//===- FutureBuffer.cpp - what may share the buffer of a tensor -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FutureBuffer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;
using bufferization::ToBufferOp;

static bool isTensor(Value value) { return isa<TensorType>(value.getType()); }

/// The argument of a function of the program that `use` becomes, or null.
static Value getCallee(OpOperand &use) {
  auto call = dyn_cast<func::CallOp>(use.getOwner());
  auto callee = call ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                           call, call.getCalleeAttr())
                     : func::FuncOp();
  return callee && !callee.isExternal()
             ? callee.getArgument(use.getOperandNumber())
             : Value();
}

/// Whether `use` may be computed over: inits, and what goes around a loop, or
/// to where nobody knows.
static bool isDestination(OpOperand &use) {
  Operation *op = use.getOwner();
  if (auto style = dyn_cast<DestinationStyleOpInterface>(op))
    return style.isDpsInit(&use);
  return isa<BranchOpInterface, LoopLikeOpInterface>(op) ||
         (isa<CallOpInterface>(op) && !getCallee(use));
}

namespace {

/// The tensors that may share the buffer of a tensor: what it comes from, and
/// what comes from any of them. Not all do: a pad, for one, has a new buffer.
class SharingTensors {
public:
  explicit SharingTensors(Value tensor) {
    tensors.insert(tensor);
    for (size_t next = 0; next < tensors.size(); ++next)
      addSources(tensors[next]);
    for (size_t next = 0; next < tensors.size(); ++next)
      addUsers(tensors[next]);
  }

  /// The uses of all of them but those that the tensor comes from: what these
  /// write is there before the buffer is.
  SmallVector<OpOperand *> getUses() const {
    SmallVector<OpOperand *> uses;
    for (Value tensor : tensors)
      for (OpOperand &use : tensor.getUses())
        if (!origins.contains(&use))
          uses.push_back(&use);
    return uses;
  }

private:
  void addSources(Value tensor) {
    Operation *op = tensor.getDefiningOp();
    if (!op)
      return;
    if (auto style = dyn_cast<DestinationStyleOpInterface>(op))
      return addSource(*style.getTiedOpOperand(cast<OpResult>(tensor)));
    if (op->getNumRegions() != 0 || isa<CallOpInterface>(op))
      return;
    for (OpOperand &operand : op->getOpOperands())
      if (isTensor(operand.get()))
        addSource(operand);
  }

  void addSource(OpOperand &operand) {
    origins.insert(&operand);
    tensors.insert(operand.get());
  }

  void addUsers(Value tensor) {
    for (OpOperand &use : tensor.getUses()) {
      Operation *user = use.getOwner();
      // Their results have the buffers of their inits.
      if (isa<DestinationStyleOpInterface>(user))
        continue;
      if (Value argument = getCallee(use))
        tensors.insert(argument);
      // What a region yields is a result of what holds it.
      bool isYield = user->hasTrait<OpTrait::IsTerminator>();
      for (Value result : (isYield ? user->getParentOp() : user)->getResults())
        if (isTensor(result))
          tensors.insert(result);
    }
  }

  llvm::SetVector<Value> tensors;
  llvm::DenseSet<OpOperand *> origins;
};

} // namespace

FutureBuffer reference::findFutureBuffer(ToBufferOp op) {
  FutureBuffer result;
  SharingTensors tensors(op.getTensor());
  for (OpOperand *use : tensors.getUses()) {
    Operation *user = use->getOwner();
    if (isa<ToBufferOp>(user))
      result.hasOthers |= user != op;
    else if (!result.writer && isDestination(*use))
      result.writer = user;
  }
  return result;
}
