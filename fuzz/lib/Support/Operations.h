//===- Operations.h - searches in a program -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_SUPPORT_OPERATIONS_H
#define PADLAB_FUZZ_LIB_SUPPORT_OPERATIONS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace padlab {

/// Returns whether `root` is, or contains, an operation for which `holds` is
/// true.
inline bool hasOperation(mlir::Operation *root,
                         llvm::function_ref<bool(mlir::Operation *)> holds) {
  return root
      ->walk([&](mlir::Operation *op) {
        return holds(op) ? mlir::WalkResult::interrupt()
                         : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_SUPPORT_OPERATIONS_H
