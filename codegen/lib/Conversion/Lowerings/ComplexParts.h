//===- ComplexParts.h - complex numbers of any element ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Takes complex numbers apart, and builds them. The complex dialect can do
/// this only for floats that LLVM has; this also supports integers and f8. It
/// casts complex numbers to the pairs that they are lowered to; the casts
/// disappear in that lowering.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_COMPLEXPARTS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_COMPLEXPARTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <utility>

namespace padlab {

/// Returns the type of a part: `i8` for f8, as in LLVM.
mlir::Type getPartType(mlir::ComplexType type);

/// Returns the real and the imaginary part.
std::pair<mlir::Value, mlir::Value>
getComplexParts(mlir::OpBuilder &b, mlir::Location loc, mlir::Value number);

/// Returns the number with these parts.
mlir::Value makeComplex(mlir::OpBuilder &b, mlir::Location loc,
                        mlir::ComplexType type, mlir::Value real,
                        mlir::Value imaginary);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_COMPLEXPARTS_H
