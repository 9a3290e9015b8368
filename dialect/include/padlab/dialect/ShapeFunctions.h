//===- ShapeFunctions.h - what declarations stand for -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's `func.call` reaches a `func.func` of the same symbol table and
/// nothing else. A function of a shape function library and a `shape.func` are
/// called through a declaration that names them:
///
///   func.func private @matmul(...) -> !shape.shape
///       attributes {padlab.shape_function = @shplib::@matmul}
///   func.func private @matmul_shape(...) -> !shape.shape
///       attributes {padlab.shape_function = "foo.matmul"}
///
/// A symbol is looked up from the declaration. A string names an operation: its
/// shape function is the one to which the first library of the module that
/// knows the operation maps it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_SHAPEFUNCTIONS_H
#define PADLAB_DIALECT_SHAPEFUNCTIONS_H

#include "mlir/Interfaces/FunctionInterfaces.h"

#include <string>

namespace padlab {

namespace attrs {
/// An attribute of a declaration: it names the function that the declaration
/// stands for.
inline constexpr llvm::StringLiteral shapeFunction = "padlab.shape_function";
} // namespace attrs

/// Returns the function that a call of `function` runs: `function` itself, or,
/// for a declaration that names one, the function that it stands for. Fails,
/// with the reason in `why`, if there is no such function, or if it is a
/// declaration or has another type.
mlir::FailureOr<mlir::FunctionOpInterface>
resolveShapeFunction(mlir::FunctionOpInterface function, std::string &why);

} // namespace padlab

#endif // PADLAB_DIALECT_SHAPEFUNCTIONS_H
