//===- LoopPassGuards.cpp - passes on loops of scf --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR has no action for a fold, nor for a change by a pass that only walks.
/// So the whole pass is withheld, for the operation that it runs on.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether the value that the loop's condition compares is passed on and used
/// after the loop.
static bool usesLastCounter(scf::WhileOp loop) {
  scf::ConditionOp condition = loop.getConditionOp();
  Operation *compare = condition.getCondition().getDefiningOp();
  return compare &&
         llvm::any_of(llvm::zip(condition.getArgs(), loop.getResults()),
                      [&](auto pair) {
                        return !std::get<1>(pair).use_empty() &&
                               llvm::is_contained(compare->getOperands(),
                                                  std::get<0>(pair));
                      });
}

/// Whether all calls of a private function pass the same constant for the
/// argument.
static bool isAlwaysSame(Operation *root, func::FuncOp function,
                         unsigned argument) {
  if (!function.isPrivate())
    return false;
  llvm::SmallDenseSet<Attribute> constants;
  root->walk([&](func::CallOp call) {
    Attribute constant;
    if (call.getCallee() == function.getName()) {
      matchPattern(call.getOperand(argument), m_Constant(&constant));
      constants.insert(constant);
    }
  });
  return constants.size() == 1 && *constants.begin();
}

/// Whether a function branches by an argument that all of its calls pass as the
/// same constant.
static bool branchesByConstantArgument(Operation *root) {
  return hasSome<func::FuncOp>(root, [&](func::FuncOp function) {
    return hasSome<RegionBranchOpInterface>(
        function, [&](RegionBranchOpInterface branch) {
          return llvm::any_of(branch->getOperands(), [&](Value operand) {
            auto argument = dyn_cast<BlockArgument>(operand);
            return argument && argument.getOwner()->getParentOp() == function &&
                   argument.getOwner()->isEntryBlock() &&
                   isAlwaysSame(root, function, argument.getArgNumber());
          });
        });
  });
}

/// Returns the blocks of a region that may run: from the first one on, those
/// that branches lead to. A condition that is a constant chooses one of two.
static llvm::SmallPtrSet<Block *, 8> findRunningBlocks(Region &region) {
  llvm::SmallPtrSet<Block *, 8> running;
  llvm::SmallVector<Block *> toVisit{&region.front()};
  while (!toVisit.empty()) {
    Block *block = toVisit.pop_back_val();
    if (!running.insert(block).second || block->empty())
      continue;
    Operation *end = &block->back();
    llvm::APInt condition;
    if (auto branch = dyn_cast<cf::CondBranchOp>(end);
        branch &&
        matchPattern(branch.getCondition(), m_ConstantInt(&condition)))
      toVisit.push_back(condition.isZero() ? branch.getFalseDest()
                                           : branch.getTrueDest());
    else
      llvm::append_range(toVisit, end->getSuccessors());
  }
  return running;
}

/// Whether a block that may run uses the value, for more than to pass it on as
/// an argument that nobody uses.
static bool isUsedIn(const llvm::SmallPtrSetImpl<Block *> &running,
                     Value value) {
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    Block *block =
        value.getParentRegion()->findAncestorBlockInRegion(*user->getBlock());
    if (!running.contains(block))
      return false;
    auto branch = dyn_cast<BranchOpInterface>(user);
    auto argument =
        branch ? branch.getSuccessorBlockArgument(use.getOperandNumber())
               : std::nullopt;
    return !argument || !argument->use_empty();
  });
}

/// Whether, of the values that branches pass as one argument of a block, some
/// are used and others are not.
static bool mixesUsedAndUnused(Operation *root) {
  return hasSome<FunctionOpInterface>(root, [](FunctionOpInterface function) {
    if (function.isExternal())
      return false;
    Region &body = function.getFunctionBody();
    llvm::SmallPtrSet<Block *, 8> running = findRunningBlocks(body);
    llvm::DenseMap<Value, bool> isUsed;
    return hasSome<BranchOpInterface>(function, [&](BranchOpInterface branch) {
      return llvm::any_of(branch->getOpOperands(), [&](OpOperand &operand) {
        auto argument =
            branch.getSuccessorBlockArgument(operand.getOperandNumber());
        if (!argument || branch->getParentRegion() != &body)
          return false;
        bool used = isUsedIn(running, operand.get());
        return isUsed.try_emplace(*argument, used).first->second != used;
      });
    });
  });
}

/// Whether the operand is passed to a function that keeps all its arguments,
/// and does not use this one.
static bool isPassedInVain(OpOperand &operand) {
  auto call = dyn_cast<func::CallOp>(operand.getOwner());
  auto callee = call ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                           call, call.getCalleeAttr())
                     : nullptr;
  return callee && !callee.isPrivate() && !callee.isExternal() &&
         callee.getArgument(operand.getOperandNumber()).use_empty();
}

/// Whether an operation computes nothing but what calls pass in vain.
static bool computesInVain(Operation *op) {
  return isMemoryEffectFree(op) && !op->use_empty() &&
         llvm::all_of(op->getUses(), isPassedInVain);
}

llvm::ArrayRef<Guard> guards::getLoopPassGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"uplift-while-loses-last-counter", pass, "test-scf-uplift-while-to-for",
       hasAny<scf::WhileOp, usesLastCounter>},
      {"for-specialization-drops-results", pass, "scf-for-loop-specialization",
       [](Operation *root) {
         return hasSome<scf::ForOp>(
             root, [](scf::ForOp loop) { return loop->getNumResults() > 0; });
       }},
      {"parallel-tiling-compares-unsigned", pass, "scf-parallel-loop-tiling",
       [](Operation *root) {
         return hasSome<scf::ParallelOp>(root, [](scf::ParallelOp loop) {
           return llvm::any_of(loop.getLowerBound(), [](Value low) {
             llvm::APInt number;
             return !matchPattern(low, m_ConstantInt(&number)) ||
                    number.isNegative();
           });
         });
       },
       "no-min-max-bounds=true"},
      {"parallel-unroll-drops-reduction", pass, "test-parallel-loop-unrolling",
       [](Operation *root) {
         return hasSome<scf::ParallelOp>(root, [](scf::ParallelOp loop) {
           return loop->getNumResults() > 0;
         });
       }},
      {"remove-dead-values-of-argument-of-dead-branch", pass,
       "remove-dead-values", branchesByConstantArgument},
      {"remove-dead-values-drops-operand-of-public-call", pass,
       "remove-dead-values", hasAny<Operation *, computesInVain>},
      {"remove-dead-values-judges-argument-by-operand", pass,
       "remove-dead-values", mixesUsedAndUnused},
      {"remove-dead-values-of-forall-without-insertion", pass,
       "remove-dead-values",
       [](Operation *root) {
         return hasSome<scf::ForallOp>(root, [](scf::ForallOp loop) {
           return llvm::any_of(
               loop.getRegionIterArgs(),
               [](BlockArgument output) { return output.use_empty(); });
         });
       }},
      {"sccp-never-learns-result-of-forall", pass, "sccp",
       [](Operation *root) {
         return hasSome<scf::ForallOp>(root, [](scf::ForallOp loop) {
           return loop->getNumResults() > 0;
         });
       }},
      {"sccp-replaces-shared-output-of-forall", pass, "sccp",
       [](Operation *root) {
         return hasSome<scf::ForallOp>(root, [](scf::ForallOp loop) {
           return llvm::any_of(loop.getOutputs(), [](Value output) {
             return matchPattern(output, m_Constant());
           });
         });
       }},
  };
  return table;
}
