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

/// The value of `expr`; nullopt where it is undefined: division or remainder
/// by a number that is not positive, or overflow.
std::optional<int64_t> evaluate(mlir::AffineExpr expr,
                                llvm::ArrayRef<int64_t> dims,
                                llvm::ArrayRef<int64_t> symbols = {});

/// The values of all results of `map` at `operands`, dimensions first;
/// undefined where one has none.
mlir::FailureOr<llvm::SmallVector<int64_t>>
evaluateMap(mlir::Operation *op, mlir::AffineMap map, mlir::ValueRange operands,
            Frame &frame);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H
