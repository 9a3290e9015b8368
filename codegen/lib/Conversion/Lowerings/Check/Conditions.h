//===- Conditions.h - the conditions of assertions --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds the conditions of the `check` operations: each function creates code
/// at the insertion point that computes an i1, which is true if the assertion
/// holds.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_CHECK_CONDITIONS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_CHECK_CONDITIONS_H

#include "mlir/IR/Builders.h"

#include <optional>

namespace padlab {

/// Whether two scalars of one type have the same bits or differ by at most
/// `ulps`. The type must be known to `getElementStorage`; integers must be
/// signless. Every NaN agrees with every NaN, and complex numbers must agree in
/// both parts. Uses only integer arithmetic: an assertion must not depend on
/// the floating-point lowering that it checks.
mlir::Value compareElements(mlir::OpBuilder &b, mlir::Location loc,
                            mlir::Value actual, mlir::Value expected,
                            unsigned ulps);

/// Compares scalars, tensors (ranked or not) or vectors as `compareElements`
/// does; the extents must be equal, too. `ulps` is 0 for bit-exact equality.
mlir::Value compareValues(mlir::OpBuilder &b, mlir::Location loc,
                          mlir::Value actual, mlir::Value expected,
                          unsigned ulps);

/// Whether a tensor or vector has these extents; `kDynamic` stands for any
/// extent.
mlir::Value hasExtents(mlir::OpBuilder &b, mlir::Location loc,
                       mlir::Value value, llvm::ArrayRef<int64_t> extents);

/// Compares sizes (index) or shapes (tensor<?xindex>) that are encoded as
/// ShapeEncoding.h says.
mlir::Value compareEncoded(mlir::OpBuilder &b, mlir::Location loc,
                           mlir::Value actual, mlir::Value expected);
mlir::Value hasEncodedExtents(mlir::OpBuilder &b, mlir::Location loc,
                              mlir::Value shape,
                              llvm::ArrayRef<int64_t> extents);
/// Whether an encoded size or shape is invalid and, if `codes` is given, has
/// one of these error codes.
mlir::Value isEncodedError(mlir::OpBuilder &b, mlir::Location loc,
                           mlir::Value value,
                           std::optional<llvm::ArrayRef<int64_t>> codes);

// Small helpers for the functions above.
namespace cond {
mlir::Value constant(mlir::OpBuilder &b, mlir::Location loc, bool value);
mlir::Value index(mlir::OpBuilder &b, mlir::Location loc, int64_t value);
mlir::Value equal(mlir::OpBuilder &b, mlir::Location loc, mlir::Value lhs,
                  mlir::Value rhs);
mlir::Value both(mlir::OpBuilder &b, mlir::Location loc, mlir::Value lhs,
                 mlir::Value rhs);
mlir::Value either(mlir::OpBuilder &b, mlir::Location loc, mlir::Value lhs,
                   mlir::Value rhs);
/// Returns the value that `then` computes if `condition` holds, and otherwise
/// the value `otherwise`, which must have the same type.
mlir::Value ifHolds(mlir::OpBuilder &b, mlir::Location loc,
                    mlir::Value condition,
                    llvm::function_ref<mlir::Value(mlir::OpBuilder &)> then,
                    mlir::Value otherwise);
} // namespace cond

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_CHECK_CONDITIONS_H
