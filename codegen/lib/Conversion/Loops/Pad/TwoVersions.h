//===- TwoVersions.h - an operation in two versions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_PAD_TWOVERSIONS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_PAD_TWOVERSIONS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace padlab {

/// Moves `op`, which must have no results, into the else branch of a new
/// `scf.if` on `condition`. The returned builder inserts into the then branch,
/// where the caller puts the version of `op` for the case that `condition`
/// holds.
inline mlir::OpBuilder splitVersions(mlir::Operation *op,
                                     mlir::Value condition) {
  mlir::OpBuilder b(op);
  auto choice = mlir::scf::IfOp::create(b, op->getLoc(), condition,
                                        /*withElseRegion=*/true);
  op->moveBefore(choice.elseBlock()->getTerminator());
  return choice.getThenBodyBuilder();
}

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_PAD_TWOVERSIONS_H
