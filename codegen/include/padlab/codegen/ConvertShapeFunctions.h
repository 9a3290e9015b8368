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

/// Says why `convertShapeFunctionsToFunc` failed, and at which operation.
struct ShapeFunctionError {
  mlir::Operation *op;
  std::string message;
};

/// Runs the pass `convert-shape-functions-to-func`. Call it for each program
/// before several programs are joined in one module: in the joint module, a
/// declaration of one program might be resolved in the library of another
/// program. After an error the module is unchanged.
std::optional<ShapeFunctionError>
convertShapeFunctionsToFunc(mlir::ModuleOp module);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERTSHAPEFUNCTIONS_H
