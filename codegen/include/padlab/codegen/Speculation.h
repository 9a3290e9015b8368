//===- Speculation.h - operations that may run speculatively ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_SPECULATION_H
#define PADLAB_CODEGEN_SPECULATION_H

#include "mlir/IR/Operation.h"

namespace padlab {

/// Whether `op` may also run where the program does not run it. This is
/// stricter than `mlir::isPure`: upstream marks as speculatable
/// `tensor.extract`, whose index may be out of bounds, and `remui`, `remsi`,
/// `floordivsi` and operations that apply an affine map, which trap if a
/// divisor is zero.
bool isSafeToSpeculate(mlir::Operation *op);

} // namespace padlab

#endif // PADLAB_CODEGEN_SPECULATION_H
