//===- ScriptParts.h - the operations of a script ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_BLAME_SCRIPTPARTS_H
#define PADLAB_FUZZ_LIB_BLAME_SCRIPTPARTS_H

#include "Bisection.h"

#include "mlir/Dialect/Transform/IR/TransformOps.h"

namespace padlab {

/// Returns the script that `step` runs, or null.
mlir::transform::NamedSequenceOp findScript(mlir::ModuleOp program,
                                            llvm::StringRef step);

/// Returns the operations of a script in their order, without those that only
/// say what others are applied to; nullopt if there is no script.
std::optional<llvm::SmallVector<mlir::Operation *>>
collectScript(mlir::ModuleOp program, llvm::StringRef step);

/// Whether the operation of a script may change the program.
bool changesProgram(mlir::Operation *op);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_BLAME_SCRIPTPARTS_H
