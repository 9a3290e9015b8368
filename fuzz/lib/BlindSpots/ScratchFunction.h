//===- ScratchFunction.h - verifies changed operations ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_BLINDSPOTS_SCRATCHFUNCTION_H
#define PADLAB_LIB_BLINDSPOTS_SCRATCHFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab::blind {

/// Verifies changed copies of an operation, which are put into a function of
/// their own and erased again.
class ScratchFunction {
public:
  explicit ScratchFunction(mlir::MLIRContext *context);

  /// Whether `op` may be in the body of a function; otherwise its parents are
  /// restricted.
  bool mayStandInFunction(mlir::Operation *op);
  /// Whether `op` verifies with `to` wherever it has the element type `from`.
  /// `op` has no regions.
  bool verifiesWith(mlir::Operation *op, mlir::Type from, mlir::Type to);

private:
  bool verifies(mlir::Operation *copy);
  mlir::Block &getBody() { return function.front(); }

  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
};

} // namespace padlab::blind

#endif // PADLAB_LIB_BLINDSPOTS_SCRATCHFUNCTION_H
