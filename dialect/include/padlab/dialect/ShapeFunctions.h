//===- ShapeFunctions.h - what declarations stand for -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Upstream's `func.call` can only call a `func.func` of its own symbol table.
/// Therefore programs call a `shape.func`, or a function of a shape function
/// library, through a declaration that names the function:
///
///   func.func private @matmul(...) -> !shape.shape
///       attributes {padlab.shape_function = @shplib::@matmul}
///   func.func private @matmul_shape(...) -> !shape.shape
///       attributes {padlab.shape_function = "foo.matmul"}
///
/// If the attribute is a symbol, it is looked up from the declaration. If it is
/// a string, it names an operation; it stands for the shape function of this
/// operation in the first library of the module that maps the operation.
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

/// Returns the function that a call of `function` runs: `function` itself or,
/// if `function` is a declaration with the attribute above, the function that
/// the attribute names. Fails, with the reason in `why`, if the attribute names
/// no function, a declaration, or a function of another type.
mlir::FailureOr<mlir::FunctionOpInterface>
resolveShapeFunction(mlir::FunctionOpInterface function, std::string &why);

} // namespace padlab

#endif // PADLAB_DIALECT_SHAPEFUNCTIONS_H
