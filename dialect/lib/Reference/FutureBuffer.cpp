//===- FutureBuffer.cpp - what may share the buffer of a tensor -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FutureBuffer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;
using bufferization::ToBufferOp;

static bool isTensor(Value value) { return isa<TensorType>(value.getType()); }

/// If `use` is an operand of a `func.call` of a function with a body, returns
/// the argument of the function that gets its value; otherwise null.
static Value getCallee(OpOperand &use) {
  auto call = dyn_cast<func::CallOp>(use.getOwner());
  auto callee = call ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                           call, call.getCalleeAttr())
                     : func::FuncOp();
  return callee && !callee.isExternal()
             ? callee.getArgument(use.getOperandNumber())
             : Value();
}

static bool isInCycle(Block *block) {
  SmallPtrSet<Block *, 8> seen;
  SmallVector<Block *> next(block->getSuccessors());
  while (!next.empty()) {
    Block *reached = next.pop_back_val();
    if (reached == block)
      return true;
    if (seen.insert(reached).second)
      llvm::append_range(next, reached->getSuccessors());
  }
  return false;
}

/// If `use` is an operand of a branch that is passed to a block argument,
/// returns this argument; null if there is none, or if its block is in a cycle.
static Value getSuccessorArgument(OpOperand &use) {
  auto branch = dyn_cast<BranchOpInterface>(use.getOwner());
  BlockArgument argument =
      branch ? branch.getSuccessorBlockArgument(use.getOperandNumber())
                   .value_or(BlockArgument())
             : BlockArgument();
  return argument && !isInCycle(argument.getOwner()) ? argument
                                                     : BlockArgument();
}

/// Whether the operand may be overwritten in place: inits, values that loops
/// carry, and operands whose use is unknown.
static bool isDestination(OpOperand &use) {
  Operation *op = use.getOwner();
  if (auto style = dyn_cast<DestinationStyleOpInterface>(op))
    return style.isDpsInit(&use);
  if (auto scatter = dyn_cast<tensor::ScatterOp>(op))
    return use == scatter.getDestMutable();
  return isa<LoopLikeOpInterface>(op) ||
         (isa<BranchOpInterface>(op) && !getSuccessorArgument(use)) ||
         (isa<CallOpInterface>(op) && !getCallee(use));
}

/// Whether the operation's document promises a new buffer for its result. That
/// of `bufferization.alloc_tensor` says: "It always bufferizes to a new buffer
/// allocation." Bufferization does this if the copied tensor is used again.
static bool makesNewBuffer(Operation *op) {
  return isa<bufferization::AllocTensorOp>(op);
}

namespace {

/// The tensors that may share the buffer of a tensor after bufferization: the
/// tensors from which the tensor derives, and all tensors that derive from any
/// of these. The search for the former ends at operations with regions (such as
/// a pad, which makes a new buffer), at calls, and at `alloc_tensor`.
class SharingTensors {
public:
  explicit SharingTensors(Value tensor) {
    tensors.insert(tensor);
    for (size_t next = 0; next < tensors.size(); ++next)
      addSources(tensors[next]);
    for (size_t next = 0; next < tensors.size(); ++next)
      addUsers(tensors[next]);
  }

  /// Returns the uses of all these tensors, except the operands from which the
  /// tensor that the constructor got was derived, directly or indirectly: an
  /// operation that overwrites such an operand in place does so before that
  /// tensor has its buffer.
  SmallVector<OpOperand *> getUses() const {
    SmallVector<OpOperand *> uses;
    for (Value tensor : tensors)
      for (OpOperand &use : tensor.getUses())
        if (!origins.contains(&use))
          uses.push_back(&use);
    return uses;
  }

  /// Returns a terminator that may pass unknown tensors to a block argument
  /// among these tensors; null if there is none.
  Operation *getUnknownSource() const { return unknownSource; }

private:
  /// Adds the values that branches pass to a block's argument.
  void addSources(BlockArgument argument) {
    Block *block = argument.getOwner();
    bool isLoop = isInCycle(block);
    for (auto it = block->pred_begin(), end = block->pred_end(); it != end;
         ++it) {
      auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
      if (!branch || isLoop) {
        unknownSource = (*it)->getTerminator();
        continue;
      }
      SuccessorOperands operands =
          branch.getSuccessorOperands(it.getSuccessorIndex());
      unsigned number = argument.getArgNumber();
      if (!operands.isOperandProduced(number))
        addSource(branch->getOpOperand(operands.getOperandIndex(number)));
    }
  }

  void addSources(Value tensor) {
    if (auto argument = dyn_cast<BlockArgument>(tensor))
      return addSources(argument);
    Operation *op = tensor.getDefiningOp();
    if (auto style = dyn_cast<DestinationStyleOpInterface>(op))
      return addSource(*style.getTiedOpOperand(cast<OpResult>(tensor)));
    if (auto scatter = dyn_cast<tensor::ScatterOp>(op))
      return addSource(scatter.getDestMutable());
    if (op->getNumRegions() != 0 || isa<CallOpInterface>(op) ||
        makesNewBuffer(op))
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
      // The results of these operations do not share the buffers of their
      // inputs. Their use of a tensor as init counts as a write already
      // (`isDestination`).
      if (isa<DestinationStyleOpInterface, tensor::ScatterOp>(user) ||
          makesNewBuffer(user))
        continue;
      for (Value argument : {getCallee(use), getSuccessorArgument(use)})
        if (argument)
          tensors.insert(argument);
      // The operands of a terminator become results of the operation that holds
      // the region.
      bool isYield = user->hasTrait<OpTrait::IsTerminator>();
      for (Value result : (isYield ? user->getParentOp() : user)->getResults())
        if (isTensor(result))
          tensors.insert(result);
    }
  }

  llvm::SetVector<Value> tensors;
  llvm::DenseSet<OpOperand *> origins;
  Operation *unknownSource = nullptr;
};

} // namespace

/// Whether `op` is known to have finished all of its reads of `buffer` when it
/// returns, and to write nothing to it.
static bool merelyReads(Operation *op, Value buffer) {
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects || llvm::any_of(op->getResultTypes(),
                               llvm::IsaPred<BaseMemRefType, TensorType>))
    return false;
  SmallVector<MemoryEffects::EffectInstance> instances;
  effects.getEffectsOnValue(buffer, instances);
  return llvm::all_of(instances, [](const auto &instance) {
    return isa<MemoryEffects::Read>(instance.getEffect());
  });
}

/// Whether `op` asks a buffer only for what no write changes, as memref.dim
/// does, which reads an extent.
static bool readsNoElements(Operation *op) {
  return isMemoryEffectFree(op) && !op->hasTrait<OpTrait::IsTerminator>() &&
         llvm::none_of(op->getResultTypes(),
                       llvm::IsaPred<BaseMemRefType, TensorType>);
}

/// The operations, in the region that holds a `to_buffer`, that read its
/// buffer. Each stands for everything inside it, too.
using Readers = SmallVector<Operation *>;

/// Finds the operations that read the buffer of `op` or a cast of it, directly
/// or in their regions. Returns nullopt if operations that cannot be found may
/// read it, if one of those found may write it, or if one of them may keep the
/// buffer, so that it may be read after this operation has returned.
static std::optional<Readers> findReaders(ToBufferOp op) {
  Readers readers;
  SmallVector<Value> buffers{op.getBuffer()};
  for (size_t next = 0; next < buffers.size(); ++next)
    for (Operation *user : buffers[next].getUsers()) {
      if (readsNoElements(user))
        continue;
      Operation *reader = op->getParentRegion()->findAncestorOpInRegion(*user);
      auto cast = dyn_cast<memref::CastOp>(user);
      if (cast)
        buffers.push_back(cast.getDest());
      if (!reader || user->hasTrait<OpTrait::IsTerminator>() ||
          (!cast && !merelyReads(user, buffers[next])))
        return std::nullopt;
      readers.push_back(reader);
    }
  return readers;
}

/// Whether control may pass from `first` to `second` without passing `op` in
/// between. All three are in one region. Returns false if `second` stands
/// before `op` in the block of `op`.
static bool leadsTo(Operation *first, Operation *second, ToBufferOp op) {
  Block *block = first->getBlock();
  bool isBeforeOp = block == op->getBlock() && first->isBeforeInBlock(op);
  if (isBeforeOp)
    return false;
  if (block == second->getBlock() && first->isBeforeInBlock(second))
    return true;
  SmallPtrSet<Block *, 8> seen{op->getBlock()};
  SmallVector<Block *> next(block->getSuccessors());
  while (!next.empty()) {
    Block *reached = next.pop_back_val();
    if (!seen.insert(reached).second)
      continue;
    if (reached == second->getBlock())
      return true;
    llvm::append_range(next, reached->getSuccessors());
  }
  return false;
}

/// Whether `user` may run at a time after which the buffer may still be read.
static bool runsBefore(const Readers &readers, ToBufferOp op, Operation *user) {
  Operation *ancestor = op->getParentRegion()->findAncestorOpInRegion(*user);
  return ancestor && llvm::any_of(readers, [&](Operation *reader) {
           // A loop with a read may read again after a write inside it.
           bool isInside = ancestor == reader && ancestor != user;
           return isInside || leadsTo(ancestor, reader, op);
         });
}

/// Finds the readers of the buffer of `op`, and those of each other `to_buffer`
/// among `uses`: CSE may merge equal `to_buffer` operations, and their one
/// buffer is then in use from the first of them to the last read of any.
static std::optional<Readers> findReaders(ToBufferOp op,
                                          ArrayRef<OpOperand *> uses) {
  std::optional<Readers> readers = findReaders(op);
  for (OpOperand *use : uses) {
    auto other = dyn_cast<ToBufferOp>(use->getOwner());
    if (!readers || !other || other == op)
      continue;
    if (other->getParentRegion() != op->getParentRegion())
      return std::nullopt;
    std::optional<Readers> more = findReaders(other);
    if (!more)
      return std::nullopt;
    readers->append(*more);
    readers->push_back(other);
  }
  return readers;
}

static bool areInOneFunction(Operation *a, Operation *b) {
  return a->getParentOfType<FunctionOpInterface>() ==
         b->getParentOfType<FunctionOpInterface>();
}

FutureBuffer reference::findFutureBuffer(ToBufferOp op) {
  FutureBuffer result;
  SharingTensors tensors(op.getTensor());
  SmallVector<OpOperand *> uses = tensors.getUses();
  for (OpOperand *use : uses) {
    auto other = dyn_cast<ToBufferOp>(use->getOwner());
    if (!other || other == op)
      continue;
    bool isEqual = other.getTensor() == op.getTensor() &&
                   other.getBuffer().getType() == op.getBuffer().getType();
    (isEqual ? result.hasEqual : result.hasOthers) = true;
  }
  std::optional<Readers> readers = findReaders(op, uses);
  if (!readers)
    result.writer = tensors.getUnknownSource();
  // A callee overwrites its argument while the call runs.
  bool calleesWrite = llvm::any_of(uses, [&](OpOperand *use) {
    return isDestination(*use) && !areInOneFunction(use->getOwner(), op);
  });
  for (OpOperand *use : uses)
    if (!result.writer && !isa<ToBufferOp>(use->getOwner()) &&
        (isDestination(*use) || (calleesWrite && getCallee(*use))) &&
        (!readers || runsBefore(*readers, op, use->getOwner())))
      result.writer = use->getOwner();
  return result;
}
