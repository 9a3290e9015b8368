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

/// Runs `op`, which has no results, only if `condition` does not hold; the
/// returned builder inserts the code for the other case.
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
