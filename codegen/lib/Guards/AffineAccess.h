//===- AffineAccess.h - loads and stores by affine maps ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_GUARDS_AFFINEACCESS_H
#define PADLAB_CODEGEN_LIB_GUARDS_AFFINEACCESS_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"

#include <optional>

namespace padlab::guards {

/// A load or store of one element or of a vector, with its subscripts.
struct AffineAccess {
  mlir::Operation *op;
  mlir::Value memref;
  mlir::AffineMap map;
  llvm::SmallVector<mlir::Value> operands;
  /// The loops around the access, the outermost first.
  llvm::SmallVector<mlir::affine::AffineForOp> loops;

  /// Replaces operands that affine.apply makes by that operation's operands.
  void compose();
};

/// Returns nullopt if `op` is no affine access.
std::optional<AffineAccess> getAffineAccess(mlir::Operation *op);

} // namespace padlab::guards

#endif // PADLAB_CODEGEN_LIB_GUARDS_AFFINEACCESS_H
