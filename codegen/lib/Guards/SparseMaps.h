//===- SparseMaps.h - maps from loops to levels -----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_GUARDS_SPARSEMAPS_H
#define PADLAB_CODEGEN_LIB_GUARDS_SPARSEMAPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"

namespace padlab::guards {

/// Returns the map of a sparse type; null for another one.
inline mlir::AffineMap getDimToLvl(mlir::Type type) {
  auto encoding = mlir::sparse_tensor::getSparseTensorEncoding(type);
  return encoding ? encoding.getDimToLvl() : mlir::AffineMap();
}

/// Returns the map from loops to the levels of an operand, or to its dimensions
/// if it is dense.
inline mlir::AffineMap getLoopsToLevels(mlir::linalg::GenericOp generic,
                                        mlir::OpOperand &operand) {
  mlir::AffineMap map = generic.getMatchingIndexingMap(&operand);
  mlir::AffineMap levels = getDimToLvl(operand.get().getType());
  return levels ? levels.compose(map) : map;
}

/// Whether `second` is a result of the map, and `first` is one before it.
inline bool isVisitedBefore(mlir::AffineMap map, mlir::AffineExpr first,
                            mlir::AffineExpr second) {
  auto find = [&](mlir::AffineExpr expr) {
    return llvm::find(map.getResults(), expr);
  };
  return find(second) != map.getResults().end() && find(first) < find(second);
}

} // namespace padlab::guards

#endif // PADLAB_CODEGEN_LIB_GUARDS_SPARSEMAPS_H
