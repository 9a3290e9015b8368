//===- CopyArgumentsAcrossBlocks.cpp - arguments in other blocks ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's bufferization sees no conflict between a write to a buffer and a
/// later read of a block argument that shares the buffer, if the write is in
/// another block than the one that has the argument. So this pass copies such
/// arguments, and those that `Aliases::needCopy` names besides, at the
/// beginning of their block.
///
//===----------------------------------------------------------------------===//

#include "../TensorShapes.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;

namespace padlab {

#define GEN_PASS_DEF_COPYARGUMENTSACROSSBLOCKS
#include "padlab/codegen/Passes.h.inc"

static bool onlyReads(Operation *op) {
  return isa<tensor::ExtractOp, tensor::DimOp, tensor::RankOp>(op) ||
         op->hasTrait<OpTrait::IsTerminator>();
}

namespace {
/// Finds the values that may share the buffer of an argument, and examines all
/// their uses.
class Aliases {
public:
  explicit Aliases(BlockArgument argument)
      : argument(argument), home(argument.getOwner()) {
    add(argument);
  }

  /// Whether the argument must be copied. Either an operation outside of the
  /// argument's block may write to it; or a loop of blocks passes it through a
  /// cast, a choice, or another operation without a destination of its type,
  /// and back to the argument. In the second case, upstream's search for the
  /// type of its buffer would not end.
  bool needCopy() {
    bool isWrittenElsewhere = false, isPassedOn = false;
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      for (OpOperand &use : value.getUses()) {
        Operation *user = use.getOwner();
        isWrittenElsewhere |=
            !onlyReads(user) && !home->findAncestorOpInBlock(*user);
        isPassedOn |=
            !onlyReads(user) && !isa<DestinationStyleOpInterface>(user);
        follow(use);
      }
    }
    return isWrittenElsewhere || (isPassedOn && comesBack);
  }

private:
  void add(Value value) {
    if (isTensor(value) && known.insert(value).second)
      pending.push_back(value);
  }

  void follow(OpOperand &use) {
    Operation *user = use.getOwner();
    for (Value result : user->getResults())
      add(result);
    for (Region &region : user->getRegions())
      for (BlockArgument argument : region.getArguments())
        add(argument);
    if (auto branch = dyn_cast<BranchOpInterface>(user)) {
      auto passed = branch.getSuccessorBlockArgument(use.getOperandNumber());
      if (passed) {
        comesBack |= *passed == argument;
        add(*passed);
      }
    } else if (user->hasTrait<OpTrait::IsTerminator>()) {
      for (Value result : user->getParentOp()->getResults())
        add(result);
    }
  }

  BlockArgument argument;
  Block *home;
  bool comesBack = false;
  llvm::DenseSet<Value> known;
  SmallVector<Value> pending;
};

struct CopyArgumentsAcrossBlocks
    : impl::CopyArgumentsAcrossBlocksBase<CopyArgumentsAcrossBlocks> {
  void runOnOperation() override {
    SmallVector<BlockArgument> arguments;
    getOperation()->walk([&](Region *region) {
      if (region->empty() || region->hasOneBlock())
        return;
      for (Block &block : *region)
        for (BlockArgument argument : block.getArguments())
          if (isTensor(argument) && Aliases(argument).needCopy())
            arguments.push_back(argument);
    });
    for (BlockArgument argument : arguments) {
      OpBuilder b = OpBuilder::atBlockBegin(argument.getOwner());
      SmallVector<OpOperand *> uses;
      for (OpOperand &use : argument.getUses())
        uses.push_back(&use);
      Value copy = copyTensor(b, argument.getLoc(), argument);
      for (OpOperand *use : uses)
        use->set(copy);
    }
  }
};
} // namespace

} // namespace padlab
