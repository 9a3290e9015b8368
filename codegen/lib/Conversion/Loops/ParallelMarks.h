//===- ParallelMarks.h - loops that several threads may share ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_PARALLELMARKS_H
#define PADLAB_CODEGEN_CONVERSION_PARALLELMARKS_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace padlab {

/// An attribute of functions whose loops the lowering marks for several
/// threads.
inline constexpr llvm::StringLiteral threadsAttr = "pad.threads";

/// An attribute of loops in a function with `threadsAttr`: no iteration of the
/// loop accesses memory that another iteration writes, except buffers on the
/// stack of which each thread gets its own copy, so that the iterations may run
/// in any order, or in parallel.
inline constexpr llvm::StringLiteral parallelMark = "pad.parallel";

/// Whether the function that contains `op` has `threadsAttr`.
inline bool asksForThreads(mlir::Operation *op) {
  auto function = op->getParentOfType<mlir::FunctionOpInterface>();
  return function && function->hasAttr(threadsAttr);
}

inline void markParallel(mlir::Operation *loop) {
  loop->setAttr(parallelMark, mlir::UnitAttr::get(loop->getContext()));
}

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_PARALLELMARKS_H
