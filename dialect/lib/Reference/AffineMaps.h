//===- AffineMaps.h - affine expressions at a point -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H
#define PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H

#include "Frame.h"

#include "mlir/IR/AffineMap.h"

#include <optional>

namespace padlab::reference {

/// Returns the value of `expr`; nullopt if it is undefined: division or
/// remainder by a number that is not positive, or overflow.
std::optional<int64_t> evaluate(mlir::AffineExpr expr,
                                llvm::ArrayRef<int64_t> dims,
                                llvm::ArrayRef<int64_t> symbols = {});

/// Returns the values of all results of `map` at `operands`, dimensions first.
/// Reports undefined behaviour if one has no value.
mlir::FailureOr<llvm::SmallVector<int64_t>>
evaluateMap(mlir::Operation *op, mlir::AffineMap map, mlir::ValueRange operands,
            Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H
