//===- LoopPassGuards.cpp - passes on loops of scf --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Folds, and passes that only walk, are no actions. So the whole pass is
/// withheld, for the operation that it runs on.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/DenseSet.h"

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

llvm::ArrayRef<Guard> guards::getLoopPassGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"uplift-while-loses-last-counter", pass, "test-scf-uplift-while-to-for",
       [](Operation *root) {
         return hasSome<scf::WhileOp>(root, usesLastCounter);
       }},
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
