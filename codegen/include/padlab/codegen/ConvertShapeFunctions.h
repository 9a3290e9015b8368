//===- ConvertShapeFunctions.h - callable shape functions -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERTSHAPEFUNCTIONS_H
#define PADLAB_CODEGEN_CONVERTSHAPEFUNCTIONS_H

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace padlab {

/// Why the functions of a module stay as they are, and where.
struct ShapeFunctionError {
  mlir::Operation *op;
  std::string message;
};

/// What the pass `convert-shape-functions-to-func` does. Libraries of two
/// programs know nothing of each other, so that programs that are joined in a
/// module pass here first. The module is as it was when there is an error.
std::optional<ShapeFunctionError>
convertShapeFunctionsToFunc(mlir::ModuleOp module);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERTSHAPEFUNCTIONS_H
