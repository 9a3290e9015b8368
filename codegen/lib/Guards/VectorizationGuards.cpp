//===- VectorizationGuards.cpp - what becomes vectors or copies -----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a number is divided by one that is not known, so that a lane beyond
/// the end may divide by anything.
static bool dividesByUnknownNumber(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    return isa<arith::DivUIOp, arith::DivSIOp, arith::RemUIOp, arith::RemSIOp,
               arith::CeilDivUIOp, arith::CeilDivSIOp, arith::FloorDivSIOp>(
               op) &&
           !matchPattern(op->getOperand(1), m_Constant());
  });
}

/// Whether a row of the result is not a row of the source, since a dimension
/// behind the first kept one is dropped.
static bool insertsIntoColumn(Operation *op) {
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  if (!insert ||
      insert.getSourceType().getRank() == insert.getDestType().getRank())
    return false;
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  int firstKept = dropped.find_first_unset();
  return firstKept >= 0 && dropped.find_last() > firstKept;
}

/// Whether an affine store writes to a buffer that the same function frees.
static bool storesToFreedBuffer(Operation *root) {
  return hasSome<memref::DeallocOp>(root, [](memref::DeallocOp op) {
    return isUsedBy<affine::AffineStoreOp>(op.getMemref().getDefiningOp()
                                               ? op.getMemref().getDefiningOp()
                                               : op.getOperation());
  });
}

static bool accessesVectors(Operation *root) {
  return has<affine::AffineVectorLoadOp>(root) ||
         has<affine::AffineVectorStoreOp>(root);
}

static bool readsEveryFew(Operation *root) {
  return hasSome<affine::AffineLoadOp>(root, [](affine::AffineLoadOp load) {
    bool found = false;
    load.getAffineMap().walkExprs([&](AffineExpr expr) {
      found |= expr.getKind() == AffineExprKind::FloorDiv ||
               expr.getKind() == AffineExprKind::CeilDiv ||
               expr.getKind() == AffineExprKind::Mod;
    });
    return found;
  });
}

llvm::ArrayRef<Guard> guards::getVectorizationGuards() {
  constexpr auto pattern = Guard::Withholds::Pattern;
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral vectorizer = "affine-super-vectorize",
                                       copies = "affine-data-copy-generate",
                                       interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"vectorize-insert-slice-of-lower-rank", pattern, "VectorizationPattern",
       insertsIntoColumn},
      {"super-vectorize-divides-padding", pass, vectorizer,
       dividesByUnknownNumber},
      {"super-vectorize-takes-floordiv-for-counter", pass, vectorizer,
       readsEveryFew},
      {"data-copy-writes-back-to-freed-buffer", pass, copies,
       storesToFreedBuffer},
      {"data-copy-ignores-width-of-vectors", pass, copies, accessesVectors},
      {"vectorize-divides-masked-off-lanes", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                dividesByUnknownNumber(root);
       }},
      {"pad-of-window-reads-beyond", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pad", [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::Add);
             });
       }},
  };
  return table;
}
