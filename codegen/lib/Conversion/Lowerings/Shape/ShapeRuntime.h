//===- ShapeRuntime.h - functions on encoded shapes -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions that lowered shape operations call. Except for those that
/// print, they are written in MLIR (ShapeRuntime*.mlir), not with builders and
/// not in C: MLIR is easier to read, and functions that are compiled with the
/// program get the same element tracking, guard pages and optimization. Only
/// the functions that a module uses are added to it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SHAPERUNTIME_H
#define PADLAB_CODEGEN_CONVERSION_SHAPERUNTIME_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/StringMap.h"

namespace padlab {

/// Parses all functions of the runtime, which are private to the module. Their
/// dialects must be loaded.
mlir::OwningOpRef<mlir::ModuleOp> parseShapeRuntime(mlir::MLIRContext *context);

/// Brings functions of the runtime into one module (or other symbol table).
class ShapeRuntime {
public:
  /// Both arguments must outlive this object.
  ShapeRuntime(mlir::ModuleOp library, mlir::Operation *module)
      : library(library), symbols(module) {}

  /// Returns the function `name` of the runtime, copied into the module with
  /// its callees. Its symbol differs from `name` if the program has such a
  /// symbol itself.
  mlir::func::FuncOp get(llvm::StringRef name);

private:
  mlir::ModuleOp library;
  mlir::SymbolTable symbols;
  llvm::StringMap<mlir::func::FuncOp> imported;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SHAPERUNTIME_H
