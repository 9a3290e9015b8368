//===- SparseMapGuards.cpp - guards of maps of sparse tensors -------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Guards of passes and patterns that mistake the maps between dimensions,
/// levels and loops.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "SparseMaps.h"
#include "Tables.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensorType.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a linalg.generic has a sparse operand whose levels are not a
/// permutation of its dimensions, and one of whose levels has extent one.
static bool hasLevelOfOne(Operation *op) {
  return isa<linalg::GenericOp>(op) &&
         llvm::any_of(op->getOperandTypes(), [](Type type) {
           if (!isSparse(type))
             return false;
           sparse_tensor::SparseTensorType sparse(cast<RankedTensorType>(type));
           return !sparse.isPermutation() &&
                  llvm::is_contained(sparse.getLvlShape(), 1);
         });
}

/// Whether a result is a sparse tensor with more or fewer levels than
/// dimensions.
static bool hasOtherLevels(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    if (!isSparse(type))
      return false;
    sparse_tensor::SparseTensorType sparse(cast<RankedTensorType>(type));
    return sparse.getLvlRank() != sparse.getDimRank();
  });
}

/// Whether the operation reshapes one sparse tensor into another one, and the
/// levels of the first are its dimensions in another order.
static bool reshapesPermuted(Operation *op) {
  if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::ReshapeOp>(
          op))
    return false;
  AffineMap levels = getDimToLvl(op->getOperand(0).getType());
  return levels && levels.isPermutation() && !levels.isIdentity() &&
         isSparse(op->getResult(0).getType());
}

/// Whether a level is a dimension behind one that levels divide into blocks, so
/// that the inferred map from levels to dimensions swaps both.
static bool swapsDimensions(AffineMap map) {
  if (!map || !sparse_tensor::isBlockSparsity(map))
    return false;
  std::optional<unsigned> last;
  bool isWrong = false;
  for (AffineExpr level : map.getResults())
    if (auto dim = dyn_cast<AffineDimExpr>(level)) {
      isWrong |= last && dim.getPosition() < *last;
      last = std::max(last.value_or(0), dim.getPosition());
    }
  map.walkExprs([&](AffineExpr expr) {
    if (expr.getKind() == AffineExprKind::FloorDiv)
      if (auto dim =
              dyn_cast<AffineDimExpr>(cast<AffineBinaryOpExpr>(expr).getLHS()))
        isWrong |= last && dim.getPosition() < *last;
  });
  return isWrong;
}

static bool hasSwappedDimensions(Operation *op) {
  auto isSwapped = [](Type type) { return swapsDimensions(getDimToLvl(type)); };
  auto translate = dyn_cast<sparse_tensor::CrdTranslateOp>(op);
  return llvm::any_of(op->getOperandTypes(), isSwapped) ||
         llvm::any_of(op->getResultTypes(), isSwapped) ||
         (translate && swapsDimensions(translate.getEncoder().getDimToLvl()));
}

/// Whether the map from loops to the levels of an operand, of which upstream
/// infers the inverse, too, has its dimensions swapped.
static bool swapsLoops(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic &&
         llvm::any_of(generic->getOpOperands(), [&](OpOperand &each) {
           return getDimToLvl(each.get().getType()) &&
                  swapsDimensions(getLoopsToLevels(generic, each));
         });
}

/// Whether an operand asks for another order of two loops, no sparse operand
/// for the present one, and the body counts the rounds of one of them, or of a
/// loop between them.
static bool countsReorderedLoop(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || !generic.hasIndexSemantics() ||
      llvm::none_of(op->getOperandTypes(), isSparse))
    return false;
  auto hasOrder = [&](unsigned first, unsigned second, bool isSparseAlone) {
    return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
      return (!isSparseAlone || isSparse(operand.get().getType())) &&
             isVisitedBefore(getLoopsToLevels(generic, operand),
                             getAffineDimExpr(first, op->getContext()),
                             getAffineDimExpr(second, op->getContext()));
    });
  };
  return hasSome<linalg::IndexOp>(op, [&](linalg::IndexOp index) {
    for (unsigned outer = 0; outer <= index.getDim(); ++outer)
      for (unsigned inner = std::max<unsigned>(outer + 1, index.getDim());
           inner < generic.getNumLoops(); ++inner)
        if (hasOrder(inner, outer, /*isSparseAlone=*/false) &&
            !hasOrder(outer, inner, /*isSparseAlone=*/true))
          return true;
    return false;
  });
}

/// Whether the body has a linalg.index, and loops over blocks replace some of
/// the loops.
static bool countsBlockedLoop(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.hasIndexSemantics() &&
         llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
           return isSparse(operand.get().getType()) &&
                  hasExpr(getLoopsToLevels(generic, operand),
                          [](AffineExpr expr) {
                            return expr.getKind() == AffineExprKind::FloorDiv ||
                                   expr.getKind() == AffineExprKind::Mod;
                          });
         });
}

llvm::ArrayRef<Guard> guards::getSparseMapGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"sparse-reinterpret-map-drops-block-level-of-extent-one", pattern,
       "GenericOpReinterpretMap", hasLevelOfOne},
      // This pass does not know the form that the withheld pattern leaves.
      {"sparse-reinterpret-map-drops-block-level-of-extent-one", pass,
       "sparsification", hasAny<Operation *, hasLevelOfOne>},
      {"sparse-loop-order-keeps-linalg-index", pattern, "GenericOpScheduler",
       countsReorderedLoop},
      {"sparse-blocks-keep-linalg-index", pattern, "GenericOpReinterpretMap",
       countsBlockedLoop},
      // This pass does not know the forms that the withheld patterns leave.
      {"sparse-loop-order-keeps-linalg-index", pass, "sparsification",
       hasAny<Operation *, countsReorderedLoop>},
      {"sparse-blocks-keep-linalg-index", pass, "sparsification",
       hasAny<Operation *, countsBlockedLoop>},
      {"sparse-inverse-of-blocks-swaps-dimensions", pass,
       "lower-sparse-foreach-to-scf",
       hasAny<Operation *, hasSwappedDimensions>},
      {"sparse-inverse-of-blocks-swaps-dimensions", pass,
       "sparse-reinterpret-map", hasAny<Operation *, hasSwappedDimensions>},
      {"sparse-inverse-of-blocks-swaps-dimensions", pass,
       "sparse-tensor-codegen", hasAny<Operation *, hasSwappedDimensions>},
      {"sparse-inverse-of-blocks-swaps-dimensions", pass,
       "sparse-tensor-conversion", hasAny<Operation *, hasSwappedDimensions>},
      {"sparse-inverse-of-blocks-swaps-dimensions", pattern,
       "GenericOpReinterpretMap", swapsLoops},
      // This pass does not know the form that the withheld pattern leaves.
      {"sparse-inverse-of-blocks-swaps-dimensions", pass, "sparsification",
       hasAny<Operation *, swapsLoops>},
      {"sparse-reshape-takes-levels-for-dimensions", pattern,
       "Sparse2SparseReshapeRewriter", hasOtherLevels},
      {"sparse-reshape-permutes-coordinates-twice", pattern,
       "Sparse2SparseReshapeRewriter", reshapesPermuted},
      {"sparse-reshape-permutes-coordinates-twice", pattern,
       "TensorReshapeRewriter", reshapesPermuted},
      // These passes do not know the form that the withheld patterns leave.
      {"sparse-reshape-permutes-coordinates-twice", pass,
       "sparse-tensor-codegen", hasAny<Operation *, reshapesPermuted>},
      {"sparse-reshape-permutes-coordinates-twice", pass,
       "sparse-tensor-conversion", hasAny<Operation *, reshapesPermuted>},
  };
  return table;
}
