//===- AffineMaps.h - affine expressions at a point -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H
#define PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H

#include "mlir/IR/AffineMap.h"

#include <optional>

namespace padlab::reference {

/// The value of `expr`; nullopt where it is undefined: division or remainder
/// by a number that is not positive, or overflow.
std::optional<int64_t> evaluate(mlir::AffineExpr expr,
                                llvm::ArrayRef<int64_t> dims,
                                llvm::ArrayRef<int64_t> symbols = {});

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_AFFINEMAPS_H
