//===- LoopWork.h - estimates the work of a loop ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_LOOPWORK_H
#define PADLAB_CODEGEN_CONVERSION_LOOPWORK_H

#include "Pad/IndexMath.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace padlab {

/// Estimates how many operations, on vectors or scalars, a loop executes.
class LoopWork {
public:
  /// `math` must create its operations in front of `loop`.
  LoopWork(IndexMath &math, mlir::scf::ForOp loop) : math(math), loop(loop) {}

  /// Returns the number of iterations of `inner`, which is the loop itself or a
  /// loop inside of it. A number is estimated if it cannot be computed before
  /// the loop, if the bounds are compared as unsigned numbers, or if the step
  /// is not a constant of at least 1. The returned number may be negative if
  /// there are no iterations.
  mlir::OpFoldResult countIterations(mlir::scf::ForOp inner);
  /// Returns how many iterations of the loop execute about `work` operations;
  /// at least one.
  mlir::OpFoldResult countIterationsWorth(int64_t work);

  /// Returns the number of iterations of `loop`; nullopt if a bound or the step
  /// is not a constant, if the bounds are compared as unsigned numbers, or if
  /// the step is less than 1.
  static std::optional<int64_t> getKnownCount(mlir::scf::ForOp loop);
  /// Returns the number of operations that all iterations of `loop` together
  /// execute; nullopt if this number is not known, because the count of a loop
  /// is not known, or because an operation inside of a loop has a region and is
  /// not an `scf.for`.
  static std::optional<int64_t> getKnownWork(mlir::scf::ForOp loop);

private:
  mlir::OpFoldResult getWork(mlir::Block &block);

  IndexMath &math;
  mlir::scf::ForOp loop;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_LOOPWORK_H
