//===- ShapeRuntime.h - functions on encoded shapes -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions that lowered shape operations call. They are MLIR text
/// (ShapeRuntime.mlir), not builder code and not C: text is read and reviewed
/// as what it is, and what is compiled with the program sees the same element
/// tracking, guard pages and optimization as the program. A module gets only
/// those that it uses.
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

/// All functions, private to the module. The dialects that they use are loaded.
mlir::OwningOpRef<mlir::ModuleOp> parseShapeRuntime(mlir::MLIRContext *context);

/// Brings functions of the runtime into one module (or other symbol table).
class ShapeRuntime {
public:
  /// Both outlive this object.
  ShapeRuntime(mlir::ModuleOp library, mlir::Operation *module)
      : library(library), symbols(module) {}

  /// The function `name` of the runtime in the module, with what it calls. Its
  /// symbol differs from `name` where the program has such a symbol itself.
  mlir::func::FuncOp get(llvm::StringRef name);

private:
  mlir::ModuleOp library;
  mlir::SymbolTable symbols;
  llvm::StringMap<mlir::func::FuncOp> imported;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SHAPERUNTIME_H
