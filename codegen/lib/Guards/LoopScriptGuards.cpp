//===- LoopScriptGuards.cpp - scripts on loops and buffers ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR has no action for a transform operation. So the whole pass of the
/// interpreter is withheld, with all operations of the script.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool usesOuterArgumentInside(Operation *root) {
  return hasSome<scf::ForOp>(root, [](scf::ForOp outer) {
    return llvm::any_of(outer.getRegionIterArgs(), [&](Value argument) {
      return llvm::any_of(argument.getUsers(), [&](Operation *user) {
        return user->getParentOp() != outer;
      });
    });
  });
}

static bool peelsFront(Operation *transform) {
  auto front = transform->getAttrOfType<BoolAttr>("peel_front");
  return front && front.getValue();
}

llvm::ArrayRef<Guard> guards::getLoopScriptGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"coalescing-replaces-outer-value", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.loop.coalesce") &&
                usesOuterArgumentInside(root);
       }},
      {"coalescing-replaces-outer-value", pass, "affine-loop-coalescing",
       usesOuterArgumentInside},
      {"erase-dead-alloc-erases-call", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<memref::AllocOp>(
             root, "transform.memref.erase_dead_alloc_and_stores",
             [](memref::AllocOp alloc) {
               return isUsedBy<CallOpInterface>(alloc);
             });
       }},
      {"erase-dead-alloc-takes-reshape-for-view-of-shape", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<memref::ReshapeOp>(
             root, "transform.memref.erase_dead_alloc_and_stores",
             [](memref::ReshapeOp op) {
               return op.getShape().getDefiningOp<memref::AllocOp>() != nullptr;
             });
       }},
      {"make-loop-independent-of-static-alloca", pass, interpreter,
       [](Operation *root) {
         return hasSomeTransformed<memref::AllocaOp>(
             root, "transform.memref.make_loop_independent",
             keepsSizesInLoop<memref::AllocaOp>);
       }},
      {"multibuffer-changes-type-of-call-operand", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<memref::AllocOp>(
             root, "transform.memref.multibuffer", [](memref::AllocOp alloc) {
               return isUsedBy<CallOpInterface>(alloc);
             });
       }},
      {"peel-front-runs-empty-loop", pass, interpreter,
       [](Operation *root) {
         return hasSomeTransformed<scf::ForOp>(
             root, "transform.loop.peel",
             [](Operation *transform, scf::ForOp loop) {
               return peelsFront(transform) && mayHaveNoIteration(loop);
             });
       }},
      {"unroll-of-equal-dynamic-bounds", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<scf::ForOp>(
             root, "transform.loop.unroll", [](scf::ForOp loop) {
               return loop.getLowerBound() == loop.getUpperBound() &&
                      !matchPattern(loop.getLowerBound(), m_Constant());
             });
       }},
  };
  return table;
}
